import type { Example, InherentExample } from './example.ts';

/** What a dictionary teaches: forms of lemmas, and what nouns are by themselves. */
export interface DictionaryData {
  readonly examples: Example[];
  readonly inherent: InherentExample[];
}
