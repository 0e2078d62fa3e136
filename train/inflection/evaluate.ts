import { ParadigmModel } from '../../src/language/inflection/inflector.ts';
import { unpackModel } from '../../src/language/inflection/model.ts';
import { DATA, SOURCES } from './collect.ts';
import { DICTIONARIES } from './dictionaries.ts';
import type { Example } from './example.ts';
import { readUnimorph } from './unimorph.ts';

export interface Accuracy {
  readonly right: number;
  readonly all: number;
  readonly wrong: (Example & { got: string | undefined })[];
}

/** Exact matches on pairs the model has never seen. */
export function accuracyOf(bytes: Uint8Array, examples: readonly Example[]): Accuracy {
  const model = new ParadigmModel(unpackModel(bytes));
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

/**
 * SIGMORPHON's French is a third Old and Middle French (atirer, atiroit). This tells which pairs
 * are of lemmas that a dictionary of today lists; undefined where the question does not arise.
 */
export async function modernPairs(
  language: string,
): Promise<((example: Example) => boolean) | undefined> {
  const names = MODERN_DICTIONARIES[language];
  if (!names) return undefined;
  const lemmas = new Set<string>();
  for (const name of names) {
    const { examples } = await DICTIONARIES[name](DATA);
    for (const example of examples) lemmas.add(example.lemma);
  }
  return (example) => lemmas.has(example.lemma);
}

const MODERN_DICTIONARIES: Readonly<Record<string, readonly string[]>> = { fr: ['lefff-verbs'] };
