export { definedTerms, occurrences } from './defined-terms.ts';
export { names } from './names.ts';
export { quotations } from './quotations.ts';
