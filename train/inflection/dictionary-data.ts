import { readFileSync } from 'node:fs';
import type { Example, InherentExample } from './example.ts';

/** What a dictionary teaches: forms of lemmas, and what nouns are by themselves. */
export interface DictionaryData {
  readonly examples: Example[];
  readonly inherent: InherentExample[];
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
