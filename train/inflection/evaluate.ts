import { readFileSync } from 'node:fs';
import { ParadigmModel } from '../../src/language/inflection/inflector.ts';
import { unpackModel } from '../../src/language/inflection/model.ts';
import { DATA, SOURCES } from './collect.ts';
import type { Example } from './example.ts';
import { readUnimorph } from './unimorph.ts';

export interface Accuracy {
  readonly right: number;
  readonly all: number;
  readonly wrong: (Example & { got: string | undefined })[];
}

/** Exact matches on pairs the model has never seen. */
export function accuracyOf(bytes: Uint8Array, examples: readonly Example[]): Accuracy {
  const model = new ParadigmModel(unpackModel(bytes, { additions: false }));
  const wrong: Accuracy['wrong'] = [];
  for (const example of examples) {
    const cell = model.cellFor(example.lemma, example.upos, example.features);
    const got = cell && model.formIn(cell, example.lemma);
    if (got !== example.form) wrong.push({ ...example, got });
  }
  return { right: examples.length - wrong.length, all: examples.length, wrong };
}

/** The SIGMORPHON test sets of a language, by name. */
export function heldOutSets(language: string): Map<string, Example[]> {
  return new Map(
    Object.entries(SOURCES[language].heldOut).map(([name, path]) => [
      name,
      readUnimorph(`${DATA}/${path}`, language),
    ]),
  );
}

export function percent(accuracy: Accuracy): string {
  return ((100 * accuracy.right) / accuracy.all).toFixed(1);
}

/** Lists of the verbs of today, where a test set mixes in other centuries. */
const MODERN_VERBS: Readonly<Record<string, string>> = {
  fr: 'mlconjug3/mlconjug3/data/conjug_manager/verbs-fr.json',
};

/**
 * A third of SIGMORPHON's French is Old and Middle French (atirer, atiroit). This tells which pairs
 * are of verbs that a conjugator of today lists; undefined where the question does not arise.
 */
export function modernPairs(language: string): ((example: Example) => boolean) | undefined {
  const path = MODERN_VERBS[language];
  if (!path) return undefined;
  const lemmas = JSON.parse(readFileSync(`${DATA}/${path}`, 'utf8'));
  return (example) => Object.hasOwn(lemmas, example.lemma);
}
