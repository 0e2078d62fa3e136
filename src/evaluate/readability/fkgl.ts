import { KlartextError, slice } from '../../core/index.ts';
import { pythonSplit } from '../../language/index.ts';
import { sentencesView, splitterName } from '../features/views.ts';
import type { Metric, MetricEntry, Settings } from '../metric.ts';

/** Kincaid et al. 1975. */
const GRADE = { sentence: 0.39, word: 11.8, base: -15.59 };

const WORDS = 0;
const SENTENCES = 1;
const SYLLABLES = 2;

export const fkglMetrics: readonly MetricEntry[] = [
  {
    name: 'fkgl',
    summary: 'Flesch-Kincaid grade level of EASSE: tokens count as words, always lower case',
    better: 'lower',
    needs: [],
    prepare: (settings) => prepareFkgl({ ...settings, lowercase: true }),
  },
  {
    name: 'fkgl-easse-multi',
    summary: 'The same with the chosen case, as in EASSE-multi and EASSE-DE',
    better: 'lower',
    needs: [],
    prepare: prepareFkgl,
  },
];

function prepareFkgl(settings: Settings): Metric {
  const { tokenizer, lowercase } = settings;
  const syllables = syllableCounter(settings);
  const sentences = sentencesView(settings);
  return {
    width: 3,
    choices: {
      tok: tokenizer,
      case: lowercase ? 'lc' : 'mixed',
      sents: splitterName(settings),
    },
    measure({ output }, row) {
      const { prepared, spans, count } = output.through(sentences);
      row[SENTENCES] = count;
      // Punkt may end a sentence inside a token; its two parts are then two words.
      for (const span of spans ?? [{ start: 0, end: prepared.length }]) {
        for (const word of pythonSplit(slice(prepared, span))) {
          row[WORDS]++;
          row[SYLLABLES] += syllables(word);
        }
      }
    },
    score([words, sentenceCount, syllableCount]) {
      const parts = { words, sentences: sentenceCount, syllables: syllableCount };
      if (words === 0 || sentenceCount === 0) return { value: 0, parts };
      const grade =
        GRADE.sentence * (words / sentenceCount) +
        GRADE.word * (syllableCount / words) +
        GRADE.base;
      return { value: Math.max(0, grade), parts };
    },
  };
}

function syllableCounter({ language }: Settings): (word: string) => number {
  const count = language.syllablesLike.easse;
  if (count) return count;
  throw new KlartextError(
    'not-supported',
    `The Flesch-Kincaid grade level is for English, not for ${language.profile.name}.`,
    'Use "fre" or another formula for the language, or --language en to count as EASSE does.',
  );
}
