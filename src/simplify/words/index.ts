export { type Decision, decide } from './decide.ts';
export type { EvidenceKind, EvidenceSource } from './evidence.ts';
export * from './identify/index.ts';
export { type Lexicon, type LexiconSettings, loadLexicon } from './lexicon.ts';
export { suggest, suggestAt, tokenAt, type WordOptions } from './suggest.ts';
export type { Suggestion } from './suggestion.ts';
export {
  type WordEditOptions,
  type WordProposal,
  wordEdits,
  wordProposals,
} from './word-edits.ts';
