import type { CorpusEntry } from '../entry.ts';
import { readVotedWords } from '../formats/voted-words.ts';

export const alexsis: CorpusEntry = {
  id: 'alexsis',
  name: 'ALEXSIS',
  language: 'es',
  task: 'lexical',
  domain: 'encyclopedic texts',
  readers: 'people with difficulties in reading',
  simplifiedBy: 'crowd workers, 25 for each word',
  strategy: 'manual',
  alignment: 'word',
  licence: { name: 'CC BY-NC-SA 4.0', permits: 'research only' },
  access: 'on request',
  home: 'https://github.com/LaSTUS-TALN-UPF/ALEXSIS',
  citation:
    'Ferrés and Saggion 2022, ALEXSIS: A Dataset for Lexical Simplification in Spanish, LREC',
  published: { all: 381, from: 'Ferrés and Saggion 2022' },
  note: 'Not compared: no copy at hand; TSAR-2022 (Spanish) holds 380 of its words. Expects ALEXSIS_v1.0.tsv: sentence, word, then one annotation for each cell.',
  files: [],
  load: (files) => readVotedWords(files, 'alexsis', { path: 'ALEXSIS_v1.0.tsv', split: 'test' }),
};
