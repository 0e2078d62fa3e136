export { readConllu, tokensOf } from './conllu.ts';
export { writeConllu } from './conllu-writer.ts';
export { describeLanguages, type LanguageDescription } from './describe.ts';
export { type FolderOptions, fetchedFiles, folderFiles, type LanguageFiles } from './files.ts';
export { type Fluency, type FluentText, loadFluency } from './fluency/fluency.ts';
export {
  type Identification,
  type Identifier,
  type LanguageGuess,
  loadIdentifier,
} from './identify/index.ts';
export { languageIds } from './ids.ts';
export type { Agreement, AnalyseOptions, Frequency, Language, Reshaped } from './language.ts';
export { type LoadOptions, loadLanguage } from './load.ts';
export {
  CONSTRUCTIONS,
  type Construction,
  type ConstructionKind,
  constructionsOf,
  type Floors,
} from './parser/constructions.ts';
export type { FactsProfile, IdeographicNumerals, Profile, ReadabilityFormula } from './profile.ts';
export { loadPunkt, type Punkt, type PunktParameters } from './punkt/index.ts';
export { loadEasseSyllables } from './syllables/easse.ts';
export {
  pythonLower,
  pythonSplit,
  type Tokenizer,
  type TokenSpan,
  tokenizers,
  tokenizersWith,
} from './tokenizers/index.ts';
