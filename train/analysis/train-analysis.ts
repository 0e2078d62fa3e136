import { UPOS } from '../../src/core/index.ts';
import { MODEL_FORMAT, parserInput } from '../../src/language/analysis/analyser.ts';
import { ByteReader, ByteWriter } from '../../src/language/analysis/bytes.ts';
import { hashText } from '../../src/language/analysis/hashing.ts';
import { Lemmatiser } from '../../src/language/analysis/lemmatiser.ts';
import { LinearModel, type Vote } from '../../src/language/analysis/linear-model.ts';
import { MoveModel } from '../../src/language/analysis/move-model.ts';
import type { ParserInput } from '../../src/language/analysis/parse-features.ts';
import { BundleList, roleOf, Tagger } from '../../src/language/analysis/tagger.ts';
import { WordClasses } from '../../src/language/analysis/word-classes.ts';
import { WordTable } from '../../src/language/analysis/word-table.ts';
import { Random } from './random.ts';
import { trainLabeller } from './train-labeller.ts';
import { type LemmaExample, trainLemmatiser } from './train-lemmatiser.ts';
import { trainParser } from './train-parser.ts';
import { bundleName, trainBundles, trainUpos } from './train-tagger.ts';
import type { GoldSentence } from './treebank.ts';

export interface TrainingData {
  readonly language: string;
  readonly own: readonly GoldSentence[];
  readonly relatives: readonly GoldSentence[];
  readonly weight: number;
  readonly classes: ReadonlyMap<number, number>;
  readonly lemmas: readonly LemmaExample[];
}

export interface Sizes {
  readonly upos: number;
  readonly bundles: number;
  readonly moves: number;
  readonly labels: number;
  readonly lemmas: number;
  readonly exceptions: number;
}

/** Features kept of each part: about 2.5 MB a language. */
export const SIZES: Sizes = {
  upos: 80_000,
  bundles: 70_000,
  moves: 240_000,
  labels: 60_000,
  lemmas: 45_000,
  exceptions: 6_000,
};

const FOLDS = 3;

/** Trains all parts of a language's analysis model and writes them into one file. */
export function trainAnalysis(
  data: TrainingData,
  sizes: Sizes,
  log: (line: string) => void,
): Uint8Array {
  const random = new Random(20261115);
  const table = new WordTable(
    data.classes.size > 0 ? new WordClasses(data.classes, data.classes.size) : undefined,
  );
  const repeat = (sentences: readonly GoldSentence[]) =>
    Array.from({ length: data.weight }, () => sentences).flat();
  // A relative that shares its words carries the language's own name and helps the tagger too.
  const close = data.relatives.filter((sentence) => sentence.language === data.language);
  const bundles = new BundleList(
    [...new Set(data.own.flatMap((s) => s.forms.map((_, i) => bundleName(s, i))))].sort(),
  );
  const trainTagger = (own: readonly GoldSentence[], epochs: number) => {
    const sentences = [...repeat(own), ...close];
    const upos = trainUpos(sentences, table, epochs, random);
    const morph = trainBundles(sentences, table, bundles, epochs - 1, random);
    return { upos: upos.finish(sizes.upos), morph: morph.finish(sizes.bundles) };
  };
  const taggerOf = (weights: ReturnType<typeof trainTagger>) =>
    new Tagger(
      frozen(UPOS.length, weights.upos),
      frozen(bundles.names.length, weights.morph),
      bundles,
    );

  log(
    `${data.own.length} sentences, ${data.relatives.length} of relatives, ${bundles.names.length} bundles`,
  );
  const weights = trainTagger(data.own, 7);
  log(`tagger: ${weights.upos.size} + ${weights.morph.size} features`);

  // The parser must learn from tags as wrong as it will meet: each quarter is tagged by a model
  // trained on the other three.
  const shuffled = random.shuffled(data.own);
  const inputs = new Map<GoldSentence, ParserInput>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const tagger = taggerOf(
      trainTagger(
        shuffled.filter((_, i) => i % FOLDS !== fold),
        4,
      ),
    );
    shuffled.forEach((sentence, i) => {
      if (i % FOLDS === fold) inputs.set(sentence, inputOf(sentence, table, tagger));
    });
    log(`tags of fold ${fold + 1} of ${FOLDS}`);
  }
  for (const sentence of data.relatives)
    inputs.set(sentence, goldInput(sentence, table, data.language));

  const trees = [...repeat(data.own), ...data.relatives].filter((sentence) => sentence.heads);
  const moves = trainParser(
    trees.map((sentence) => ({ input: inputs.get(sentence)!, heads: sentence.heads! })),
    { epochs: trees.length > 9000 ? 8 : 12, beam: 8, random, log },
  ).finish(sizes.moves);
  log(`parser: ${moves.size} features`);

  const labelNames = [...new Set(data.own.filter((s) => s.heads).flatMap((s) => s.relations))]
    .filter((r) => r !== 'root')
    .sort();
  const labelPlaces = new Map(labelNames.map((name, place) => [name, place]));
  const labels = trainLabeller(
    trees.map((sentence) => ({
      input: inputs.get(sentence)!,
      heads: Int16Array.from(sentence.heads!),
      labels: Int16Array.from(sentence.relations, (relation) => labelPlaces.get(relation) ?? -1),
    })),
    labelNames,
    6,
    random,
  ).finish(sizes.labels);
  log(`labeller: ${labels.size} features, ${labelNames.length} labels`);

  const lemmas = trainLemmas(data, sizes, random);
  log(
    `lemmatiser: ${lemmas.features.size} features, ${lemmas.classes.length} trees, ${lemmas.exceptions.size} exceptions`,
  );

  const out = new ByteWriter();
  out.text(MODEL_FORMAT);
  WordClasses.write(data.classes, out);
  LinearModel.write(UPOS.length, weights.upos, out);
  out.texts(bundles.names);
  LinearModel.write(bundles.names.length, weights.morph, out);
  MoveModel.write(moves, out);
  out.texts(labelNames);
  LinearModel.write(labelNames.length, labels, out);
  out.texts(lemmas.classes);
  out.texts([...lemmas.exceptions].map(([key, lemma]) => `${key}\t${lemma}`));
  LinearModel.write(lemmas.classes.length, lemmas.features, out);
  return out.finish();
}

function trainLemmas(data: TrainingData, sizes: Sizes, random: Random) {
  const counted = new Map<string, LemmaExample & { count: number }>();
  for (const sentence of data.own) {
    sentence.forms.forEach((form, i) => {
      const lemma = sentence.lemmas[i];
      if (lemma === '_' && form !== '_') return;
      const bundle = bundleName(sentence, i);
      const key = `${bundle} ${form} ${lemma}`;
      const known = counted.get(key);
      if (known) known.count++;
      else counted.set(key, { form, upos: sentence.upos[i], bundle, lemma, count: 1 });
    });
  }
  const examples = [...counted.values(), ...data.lemmas];
  const trained = trainLemmatiser(examples, 5, random);
  const features = trained.model.finish(sizes.lemmas, 1);
  const scorer = frozen(trained.classes.length, features);
  const exceptions = trained.exceptions(
    new Lemmatiser(scorer, trained.classes, new Map()),
    sizes.exceptions,
  );
  return { classes: trained.classes, features, exceptions };
}

function inputOf(sentence: GoldSentence, table: WordTable, tagger: Tagger): ParserInput {
  const words = sentence.forms.map((form) => table.word(form));
  return parserInput(words, tagger.tag(words));
}

/** A relative's sentence as the parser sees it: gold tags, and words in a space of their own. */
function goldInput(sentence: GoldSentence, table: WordTable, language: string): ParserInput {
  const words = sentence.forms.map((form) => table.word(form));
  const salt = sentence.language === language ? 0 : hashText(sentence.language);
  const input = parserInput(words, {
    upos: Uint8Array.from(sentence.upos, (tag) => (UPOS as readonly string[]).indexOf(tag)),
    bundles: new Uint16Array(0),
    uposHash: Int32Array.from(sentence.upos, (tag) => hashText(tag)),
    bundleHash: Int32Array.from(sentence.forms, (_, i) => hashText(bundleName(sentence, i))),
    roleHash: Int32Array.from(sentence.forms, (_, i) => hashText(roleOf(bundleName(sentence, i)))),
  });
  if (salt !== 0) for (let i = 1; i <= input.n; i++) input.word[i] ^= salt;
  if (salt !== 0) input.group.fill(0);
  return input;
}

/** The classifier as it will be read from the file. */
function frozen(classes: number, features: Map<number, Vote[]>): LinearModel {
  const out = new ByteWriter();
  LinearModel.write(classes, features, out);
  return LinearModel.read(new ByteReader(out.finish()));
}
