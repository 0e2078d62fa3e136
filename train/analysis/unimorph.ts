import { readFileSync } from 'node:fs';
import type { LemmaExample } from './train-lemmatiser.ts';

const PART_OF_SPEECH: Readonly<Record<string, string>> = {
  N: 'NOUN',
  V: 'VERB',
  ADJ: 'ADJ',
  'V.PTCP': 'VERB',
  'V.MSDR': 'VERB',
  'V.CVB': 'VERB',
};

/** Form–lemma pairs of a UniMorph file; multi-word forms are left out. */
export function readUnimorphLemmas(path: string): LemmaExample[] {
  const seen = new Set<string>();
  const examples: LemmaExample[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [lemma, form, tags] = line.split('\t');
    const upos = PART_OF_SPEECH[tags?.split(';')[0] ?? ''];
    if (!upos || /\s/.test(lemma + form)) continue;
    const key = `${upos} ${form} ${lemma}`;
    if (seen.has(key)) continue;
    seen.add(key);
    examples.push({ form, upos, bundle: upos, lemma, count: 1 });
  }
  return examples;
}
