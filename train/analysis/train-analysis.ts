import { UPOS } from '../../src/core/index.ts';
import { MODEL_FORMAT } from '../../src/language/analysis/analyser.ts';
import { ByteWriter } from '../../src/language/analysis/bytes.ts';
import { LinearModel } from '../../src/language/analysis/linear-model.ts';
import { MoveModel } from '../../src/language/analysis/move-model.ts';
import type { ParserInput } from '../../src/language/analysis/parse-features.ts';
import { WordClasses } from '../../src/language/analysis/word-classes.ts';
import { type Spelling, WordTable } from '../../src/language/analysis/word-table.ts';
import { Random } from '../random.ts';
import { bundlesOf, jackknifedInputs, trainTagger } from './jackknife.ts';
import { trainLemmas, writeLemmas } from './lemma-part.ts';
import { meanOf, quantised, strongest } from './quantise.ts';
import { trainLabeller } from './train-labeller.ts';
import type { LemmaExample } from './train-lemmatiser.ts';
import { trainParser } from './train-parser.ts';
import type { GoldSentence } from './treebank.ts';

export interface TrainingData {
  readonly language: string;
  readonly own: readonly GoldSentence[];
  readonly relatives: readonly GoldSentence[];
  readonly weight: number;
  /** How often tagger and parser are trained, each time in another order; the mean is kept. */
  readonly runs: number;
  /** How often the tagger alone is, where that is more often. */
  readonly taggerRuns?: number | undefined;
  /** How often the parser sees all sentences in one run, where the usual number is not best. */
  readonly epochs?: number | undefined;
  readonly classes: ReadonlyMap<number, number>;
  /** Which forms a word can be; may be empty. */
  readonly forms: ReadonlyMap<number, number>;
  readonly lemmas: readonly LemmaExample[];
  readonly spelling?: Spelling | undefined;
  readonly ending: number;
  readonly margin: number;
  readonly beam: number;
  readonly marksByRule: boolean;
}

export interface Sizes {
  readonly upos: number;
  readonly bundles: number;
  readonly moves: number;
  readonly labels: number;
  readonly lemmas: number;
  readonly exceptions: number;
}

/** Features kept of each part: about 3 MB a language. More moves would need a table of twice the size. */
export const SIZES: Sizes = {
  upos: 80_000,
  bundles: 80_000,
  moves: 349_000,
  labels: 60_000,
  lemmas: 45_000,
  exceptions: 40_000,
};

/** Trains all parts of a language's analysis model and writes them into one file. */
export function trainAnalysis(
  data: TrainingData,
  sizes: Sizes,
  log: (line: string) => void,
): Uint8Array {
  const random = new Random(20261115);
  const table = new WordTable(
    data.classes.size > 0 ? new WordClasses(data.classes, data.classes.size) : undefined,
    data.spelling,
    data.ending,
    data.forms.size > 0 ? new WordClasses(data.forms, data.forms.size) : undefined,
  );
  const isOwn = new Set(data.own);
  const weightOf = (sentence: GoldSentence) =>
    isOwn.has(sentence) && !sentence.converted ? data.weight : 1;
  const weighted = (sentences: readonly GoldSentence[]) =>
    sentences.flatMap((sentence) => Array.from({ length: weightOf(sentence) }, () => sentence));
  // A relative that shares its words carries the language's own name and helps the tagger too.
  const close = data.relatives.filter((sentence) => sentence.language === data.language);
  const bundles = bundlesOf(data.own);
  log(
    `${data.own.length} sentences, ${data.relatives.length} of relatives, ${bundles.names.length} bundles`,
  );
  const tagger = trainTagger(weighted([...data.own, ...close]), table, {
    bundles,
    epochs: 7,
    runs: data.taggerRuns ?? data.runs,
    sizes,
    random,
  });
  log(`tagger: ${tagger.upos.size} + ${tagger.morph.size} features`);

  const inputs = new Map<GoldSentence, ParserInput>();
  for (const [language, sentences] of byLanguage([...data.own, ...data.relatives])) {
    const tagged = jackknifedInputs(sentences, table, {
      language: data.language,
      weight: weightOf,
      sizes,
      random,
    });
    for (const [sentence, input] of tagged) inputs.set(sentence, input);
    log(`tags of ${sentences.length} sentences (${language})`);
  }

  const trees = weighted([...data.own, ...data.relatives]).filter((sentence) => sentence.heads);
  const examples = trees.map((sentence) => ({
    input: inputs.get(sentence)!,
    heads: sentence.heads!,
  }));
  // What is weak in one run does not become strong in the mean; dropping it saves minutes.
  const parsers = Array.from({ length: data.runs }, () => {
    const trained = trainParser(examples, {
      epochs: data.epochs ?? epochsFor(trees.length, data.weight),
      beam: 8,
      random,
      log,
    });
    return strongest(trained.averages(2), data.runs > 1 ? 3 * sizes.moves : Infinity);
  });
  const moves = quantised(meanOf(parsers), sizes.moves);
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

  const lemmas = trainLemmas(data.own, data.lemmas, sizes, random);
  log(
    `lemmatiser: ${lemmas.features.size} features, ${lemmas.classes.length} trees, ${lemmas.exceptions.size} exceptions`,
  );

  const out = new ByteWriter();
  out.text(MODEL_FORMAT);
  WordClasses.write(data.classes, out);
  LinearModel.write(UPOS.length, tagger.upos, out);
  out.texts(bundles.names);
  LinearModel.write(bundles.names.length, tagger.morph, out);
  MoveModel.write(moves, out);
  out.texts(labelNames);
  LinearModel.write(labelNames.length, labels, out);
  writeLemmas(lemmas, out);
  out.varint(data.margin);
  out.varint(data.ending);
  out.varint(data.beam);
  out.varint(data.marksByRule ? 1 : 0);
  WordClasses.write(data.forms, out);
  return out.finish();
}

function byLanguage(sentences: readonly GoldSentence[]): Map<string, GoldSentence[]> {
  const groups = new Map<string, GoldSentence[]>();
  for (const sentence of sentences) {
    const group = groups.get(sentence.language) ?? [];
    group.push(sentence);
    groups.set(sentence.language, group);
  }
  return groups;
}

/** Sentences that count several times are seen often enough in few rounds. */
function epochsFor(sentences: number, weight: number): number {
  if (weight > 1) return weight > 2 ? 6 : 8;
  return sentences > 9000 ? 8 : 12;
}
