import { readFileSync } from 'node:fs';
import { parseFeatures } from '../../src/language/inflection/cells.ts';
import { type Example, type InherentExample, isWord } from './example.ts';

/** Features that mark a token as no model of regular spelling. */
const IRREGULAR = ['Typo', 'Foreign', 'Abbr', 'Style', 'CorrectForm', 'ExtPos'];

/** Inherent features of nouns that treebanks mark. */
const INHERENT = ['Gender', 'Animacy'];

/** Lemma, features and form of every word of a treebank; the most frequent form comes first. */
export function readTreebank(path: string): { examples: Example[]; inherent: InherentExample[] } {
  const counts = new Map<string, { example: Example; count: number }>();
  const nouns = new Map<string, { example: InherentExample; count: number }>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [id, form, lemma, upos, , rawFeatures] = line.split('\t');
    if (!upos || !/^\d+$/.test(id)) continue;
    const features = parseFeatures(rawFeatures);
    if (IRREGULAR.some((name) => name in features)) continue;
    if (lemma === '_' || !isWord(lemma) || !isWord(form)) continue;
    // l', CD's: elision and the greengrocer's apostrophe are no inflection.
    if (/['’]/.test(form) && !/['’]/.test(lemma)) continue;
    // Portuguese melhor under bom, and no mark of degree: no model of an adjective's agreement.
    if (upos === 'ADJ' && !features.Degree && initial(form) !== initial(lemma)) continue;
    const key = `${lemma.toLowerCase()}\t${upos}\t${rawFeatures}\t${form.toLowerCase()}`;
    const seen = counts.get(key);
    if (seen) seen.count++;
    else counts.set(key, { example: { lemma, upos, features, form }, count: 1 });
    if (upos !== 'NOUN' || !features.Gender) continue;
    const own: Record<string, string> = {};
    for (const name of INHERENT) if (features[name]) own[name] = features[name];
    const nounKey = `${lemma.toLowerCase()}\t${JSON.stringify(own)}`;
    const noun = nouns.get(nounKey);
    if (noun) noun.count++;
    else nouns.set(nounKey, { example: { lemma, features: own }, count: 1 });
  }
  const byCount = <T>(values: Iterable<{ example: T; count: number }>) =>
    [...values].sort((a, b) => b.count - a.count);
  return {
    examples: byCount(counts.values()).map(({ example, count }) => ({ ...example, count })),
    inherent: byCount(nouns.values()).map(({ example }) => example),
  };
}

function initial(word: string): string {
  return word.slice(0, 1).toLowerCase();
}
