import { frenchDictionary, lefffNouns, lefffVerbs } from './dictionaries-french.ts';
import { germanAdjectives, germanNouns, germanVerbs } from './dictionaries-german.ts';
import { portugueseVerbs, spanishVerbs } from './dictionaries-iberian.ts';
import { italianAdjectives, italianNouns, italianVerbs } from './dictionaries-italian.ts';
import type { DictionaryData } from './dictionary-data.ts';
import { englishDegrees } from './english-degrees.ts';
import { openCorpora } from './opencorpora.ts';
import { ownForms } from './own-forms.ts';
import { spanishPairs } from './spanish-pairs.ts';
import { wordnetExceptions, wordnetPlurals } from './wordnet.ts';

/** Readers of the dictionaries in sources.json, by name. */
export const DICTIONARIES: Readonly<
  Record<string, (data: string) => DictionaryData | Promise<DictionaryData>>
> = {
  wordnet: wordnetExceptions,
  'wordnet-plurals': wordnetPlurals,
  'own-english': () => ownForms('en'),
  'own-italian': () => ownForms('it'),
  'own-french': () => ownForms('fr'),
  'own-spanish': () => ownForms('es'),
  'own-portuguese': () => ownForms('pt'),
  'english-degrees': englishDegrees,
  'german-words': germanNouns,
  'german-adjectives': germanAdjectives,
  'german-verbs': germanVerbs,
  'french-dictionary': frenchDictionary,
  'lefff-verbs': lefffVerbs,
  'lefff-nouns': lefffNouns,
  'morph-it-verbs': italianVerbs,
  'morph-it-nouns': italianNouns,
  'morph-it-adjectives': italianAdjectives,
  opencorpora: openCorpora,
  'spanish-verbs': spanishVerbs,
  'spanish-pairs': spanishPairs,
  'portuguese-verbs': portugueseVerbs,
};
