export { readEntries } from './entry.ts';
export { Lexicon } from './lexicon.ts';
export { loadPairs } from './load.ts';
export { type Reworded, reword } from './reword.ts';
