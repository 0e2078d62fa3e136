import { existsSync } from 'node:fs';

/** The pack with the thesaurus of a language, where it has one, for `folderFiles`. */
export const thesaurusOf = (id: string): string[] =>
  existsSync(`thesauri/${id}`) ? [`thesaurus-${id}`] : [];
