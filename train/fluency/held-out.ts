import { readFileSync } from 'node:fs';
import type { Language } from '../../src/language/index.ts';
import { pairsOf } from '../sentences/pairs.ts';

/** Corpora by which simplification is measured; their test halves teach nothing. */
const CORPORA: Readonly<Record<string, readonly string[]>> = {
  en: ['onestopenglish', 'pwkp'],
  es: ['irekia', 'clara-med'],
  pt: ['porsimplessent'],
};

const ENGLISH = [
  ...Array.from({ length: 10 }, (_, i) => `asset/dataset/asset.valid.simp.${i}`),
  'asset/dataset/asset.valid.orig',
  ...['tune', 'test'].flatMap((part) =>
    ['orig', ...Array.from({ length: 8 }, (_, i) => `simp.${i}`)].map(
      (name) => `easse/data/test_sets/turkcorpus/${part}.truecase.detok.${name}`,
    ),
  ),
];

/** What a sentence is known by: its letters and figures. */
export const sameness = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Sentences that a model must not see. */
export async function heldOut(language: Language): Promise<Set<string>> {
  const texts: string[] = [];
  for (const name of CORPORA[language.id] ?? []) {
    for (const { source, references } of await pairsOf(name, 'test', Number.POSITIVE_INFINITY)) {
      texts.push(source, ...references);
    }
  }
  if (language.id === 'en') {
    for (const path of ENGLISH) texts.push(...readFileSync(`.data/${path}`, 'utf8').split('\n'));
  }
  return new Set(
    texts.flatMap((text) => [
      sameness(text),
      ...language.sentences(text).map(({ start, end }) => sameness(text.slice(start, end))),
    ]),
  );
}
