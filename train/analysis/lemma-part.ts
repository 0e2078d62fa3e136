import { ByteReader, ByteWriter } from '../../src/language/analysis/bytes.ts';
import { Lemmatiser } from '../../src/language/analysis/lemmatiser.ts';
import { LinearModel } from '../../src/language/analysis/linear-model.ts';
import { MoveModel } from '../../src/language/analysis/move-model.ts';
import { WordClasses } from '../../src/language/analysis/word-classes.ts';
import type { Random } from '../random.ts';
import { frozen } from './frozen.ts';
import type { Kept } from './quantise.ts';
import { exceptionsOf, type LemmaExample, trainLemmatiser } from './train-lemmatiser.ts';
import { bundleName } from './train-tagger.ts';
import type { GoldSentence } from './treebank.ts';

/** The lemmatiser's part of a model. */
export interface LemmaPart {
  readonly classes: string[];
  readonly features: Kept;
  readonly exceptions: ReadonlyMap<string, string>;
}

/** Learns lemmas from sentences and from pairs of form and lemma. */
export function trainLemmas(
  sentences: readonly GoldSentence[],
  pairs: readonly LemmaExample[],
  sizes: { readonly lemmas: number; readonly exceptions: number },
  random: Random,
): LemmaPart {
  const examples = withoutSlips(examplesOf(sentences), pairs);
  const trained = trainLemmatiser(examples, 5, random);
  const features = trained.model.finish(sizes.lemmas, 1);
  const lemmatiser = new Lemmatiser(frozen(trained.classes.length, features), trained.classes, '');
  const exceptions = exceptionsOf(examples, lemmatiser, sizes.exceptions);
  return { classes: trained.classes, features, exceptions };
}

function examplesOf(sentences: readonly GoldSentence[]): LemmaExample[] {
  const counted = new Map<string, LemmaExample & { count: number }>();
  for (const sentence of sentences) {
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
  return [...counted.values()];
}

/** Both, less the treebank's lemmas that no dictionary knows for a form it has: *requer*, of requieran. */
function withoutSlips(
  examples: readonly LemmaExample[],
  pairs: readonly LemmaExample[],
): LemmaExample[] {
  const forms = new Set(pairs.map(({ form, upos }) => `${upos} ${form.toLowerCase()}`));
  const lemmas = new Set(pairs.map(({ lemma, upos }) => `${upos} ${lemma}`));
  const kept = examples.filter(
    ({ form, upos, lemma }) =>
      upos !== 'VERB' ||
      !forms.has(`${upos} ${form.toLowerCase()}`) ||
      lemmas.has(`${upos} ${lemma}`),
  );
  return [...kept, ...pairs];
}

export function writeLemmas({ classes, features, exceptions }: LemmaPart, out: ByteWriter): void {
  out.texts(classes);
  writeExceptions(exceptions, out);
  LinearModel.write(classes.length, features, out);
}

function writeExceptions(exceptions: ReadonlyMap<string, string>, out: ByteWriter): void {
  out.texts([...exceptions].map(([key, lemma]) => `${key}\t${lemma}`));
}

/** A model with the exceptions of its lemmatiser learned anew; all else stays, byte for byte. */
export function renewExceptions(
  model: Uint8Array,
  sentences: readonly GoldSentence[],
  pairs: readonly LemmaExample[],
  limit: number,
): Uint8Array {
  const input = new ByteReader(model);
  input.text();
  WordClasses.read(input);
  LinearModel.read(input);
  input.texts();
  LinearModel.read(input);
  MoveModel.read(input);
  input.texts();
  LinearModel.read(input);
  const classes = input.texts();
  const start = input.position;
  input.texts();
  const end = input.position;
  const lemmatiser = new Lemmatiser(LinearModel.read(input), classes, '');
  const part = new ByteWriter();
  const examples = withoutSlips(examplesOf(sentences), pairs);
  writeExceptions(exceptionsOf(examples, lemmatiser, limit), part);
  return Buffer.concat([model.subarray(0, start), part.finish(), model.subarray(end)]);
}
