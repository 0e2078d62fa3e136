export {
  type Identification,
  type Identifier,
  type LanguageGuess,
  loadIdentifier,
} from './identify.ts';
