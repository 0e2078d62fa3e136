import { type Registry, registry, type Sample } from '../core/index.ts';
import { type Language, pythonSplit } from '../language/index.ts';
import { seededRandom } from './statistics/random.ts';

/** Splits a text into words; a language without spaces needs its own splitter. */
export type WordsOf = (text: string) => { words: readonly string[]; joiner: string };

/** Words between white space. */
export const spacedWordsOf: WordsOf = (text) => ({ words: pythonSplit(text), joiner: ' ' });

/** How to split a language into words: at spaces, or by its own segmentation if it has none. */
export function wordsIn(language: Language): WordsOf {
  if (language.profile.words === 'spaced') return spacedWordsOf;
  return (text) => ({
    words: language.words(text).map(({ start, end }) => text.slice(start, end)),
    joiner: '',
  });
}

/** A baseline: outputs that need no system. */
export interface Baseline {
  readonly summary: string;
  /** Rounds to score and average: usually one; in leave-one-out, one for each reference. */
  rounds(samples: readonly Sample[], wordsOf: WordsOf): readonly (readonly Sample[])[];
}

/** The output's name in the samples of a baseline. */
export const BASELINE = 'baseline';
const KEPT = 0.8;
const SEED = 12345;

const written = (sample: Sample, output: string): Sample => ({
  ...sample,
  outputs: { [BASELINE]: output },
});

/** One round: an output for each sample, scored as a system's would be. */
const outputs = (summary: string, output: (sample: Sample, words: WordsOf) => string) => () => ({
  summary,
  rounds: (samples: readonly Sample[], wordsOf: WordsOf) => [
    samples.map((sample) => written(sample, output(sample, wordsOf))),
  ],
});

/**
 * Baselines by name.
 *
 * @example baselines.get('truncation').rounds(samples, wordsOf)
 */
export const baselines: Registry<Baseline> = registry<Baseline>('baseline', {
  identity: outputs('the source itself (src2src)', ({ source }) => source),
  truncation: outputs('the first 80% of the words (MultiSim, CSS)', ({ source }, wordsOf) => {
    const { words, joiner } = wordsOf(source);
    return words.slice(0, Math.floor(KEPT * words.length)).join(joiner);
  }),
  'truncation-full-stop': outputs(
    'the first 80% of the words, and the final full stop (MUSS)',
    ({ source }, wordsOf) => {
      const { words, joiner } = wordsOf(source.replace(/\s*\.\s*$/, ''));
      const cut = Math.round((1 - KEPT) * words.length);
      return `${words.slice(0, words.length - cut).join(joiner)}.`;
    },
  ),
  'reference-first': outputs(
    'the first reference, scored against all including itself (EASSE-DE)',
    ({ references }) => references[0] ?? '',
  ),
  'reference-sampled': () => ({
    summary:
      'one reference per source, drawn with a seed, against all including itself (EASSE paper)',
    rounds: (samples) => {
      const random = seededRandom(SEED);
      return [
        samples.map((sample) =>
          written(sample, sample.references[random.below(sample.references.length)] ?? ''),
        ),
      ];
    },
  }),
  'reference-against-rest': () => ({
    summary: 'the first reference against the others (EASSE report)',
    rounds: (samples) => [samples.filter(hasTwo).map((sample) => leftOut(sample, 0, false))],
  }),
  'reference-leave-one-out': () => ({
    summary: 'the mean over references, each against the others, one of them twice (MUSS)',
    rounds: (samples) => {
      const usable = samples.filter(hasTwo);
      const most = Math.max(0, ...usable.map(({ references }) => references.length));
      return Array.from({ length: most }, (_, round) =>
        usable.map((sample) => leftOut(sample, round % sample.references.length, true)),
      );
    },
  }),
  tgt2tgt: () => ({
    summary: 'the first reference as source and as output (EASSE-multi)',
    rounds: (samples) => [
      samples.map((sample) =>
        written(
          { ...sample, source: sample.references[0] ?? sample.source },
          sample.references[0] ?? '',
        ),
      ),
    ],
  }),
});

function hasTwo({ references }: Sample): boolean {
  return references.length > 1;
}

/** Uses one reference as output and repeats another, so that the number of references is the same. */
function leftOut(sample: Sample, index: number, duplicate: boolean): Sample {
  const { references } = sample;
  const others = references.filter((_, i) => i !== index);
  const standIn = references[(index + 1) % references.length];
  return written(
    { ...sample, references: duplicate ? [...others, standIn] : others },
    references[index],
  );
}
