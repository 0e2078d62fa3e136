export {
  type PairedSubstitutions,
  pairSubstitutions,
  readSubstitutions,
  type SubstitutionInstance,
  type SubstitutionPair,
} from './instances.ts';
export { LEXICAL_WIDTH, lexicalScores, measureSubstitutes, scoreSubstitutes } from './scores.ts';
