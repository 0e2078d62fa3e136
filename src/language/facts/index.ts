export { type DateFact, readDates } from './dates.ts';
export { isKept, KnownWords, type NameFact, readNames } from './names.ts';
export {
  isAffirmed,
  isNegation,
  type Negations,
  readNegations,
  unanswered,
} from './negation.ts';
export { type Quantity, readQuantities } from './quantities.ts';
