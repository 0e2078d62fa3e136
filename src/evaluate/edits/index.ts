export { commonLength, levenshteinDistance, levenshteinSimilarity } from './distance.ts';
export { commonPlaces, type EditStep, editScript, replacements } from './script.ts';
export { countCodePoints, type Sequence } from './symbols.ts';
