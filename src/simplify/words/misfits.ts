import type { Sentence, Token } from '../../core/index.ts';
import type { Language, Reshaped } from '../../language/index.ts';
import type { ShapeRules } from './fitting-form.ts';
import { inflectedMisfit } from './inflected-misfits.ts';
import { ungoverned } from './ungoverned.ts';
import { unusedAs, usesOf } from './usage.ts';

/** A neighbour, or the word itself, that would clash with a new word and cannot be corrected. */
export function misfitOf(
  word: string,
  sentence: Sentence,
  index: number,
  { form, agreement }: Reshaped,
  language: Language,
  rules: ShapeRules,
): string | undefined {
  return (
    lostHead(word, sentence, index, language) ??
    strandedPreposition(word, sentence, index, rules) ??
    strandedObject(word, sentence, index, rules) ??
    ungoverned(word, sentence, index, rules, isListed(language)) ??
    inflectedMisfit(word, form, sentence, index, language, rules) ??
    lostPronoun(form, sentence, index, rules) ??
    strandedApostrophe(form, sentence, index) ??
    otherNumber(word, sentence, index, language, rules) ??
    bareGerund(sentence, index, rules) ??
    flatAdverb(word, sentence, index, language, rules) ??
    raisedTwice(word, sentence, index, language, rules) ??
    (rules.usage && unusedAs(word, sentence, index, rules.usage)) ??
    bareCountable(word, sentence, index, language, rules) ??
    (agreement.length > 0 || rules.adjectiveEndings ? genderedHead(sentence, index) : undefined)
  );
}

const isListed =
  ({ frequency }: Language) =>
  (word: string) =>
    frequency.rank(word) !== undefined;

/** The last part of a compound determines its kind: a Feigen[baum] is not a fig. */
function lostHead(
  word: string,
  { tokens }: Sentence,
  index: number,
  { frequency }: Language,
): string | undefined {
  const { upos, lemma = '' } = tokens[index].analysis ?? {};
  const [whole, first] = [lemma.toLowerCase(), word.toLowerCase()];
  if (upos !== 'NOUN' || first.length < 3 || !whole.startsWith(first)) return undefined;
  const rest = whole.slice(first.length);
  // A letter or two may join the parts: Feige-n-baum, Liebe-s-brief.
  const last = [0, 1, 2].map((letters) => rest.slice(letters));
  const isHead = (part: string) => part.length > 3 && frequency.zipf(part) > KNOWN;
  return last.some(isHead) ? lemma : undefined;
}

/** The Zipf value of an independent word, not only of an ending. */
const KNOWN = 3.3;

/** The preposition that the old word requires and the new one does not: disponían [de] recursos. */
function strandedPreposition(
  word: string,
  { tokens }: Sentence,
  index: number,
  { governs = {}, prepositions = {}, strict = [] }: ShapeRules,
): string | undefined {
  const next = tokens[index + 1]?.form.toLowerCase();
  const asked =
    governs[tokens[index].analysis?.lemma ?? ''] ??
    (tokens[index].analysis?.upos === 'VERB' ? strict.find((each) => each === next) : undefined);
  if (asked === undefined || governs[word] === asked) return undefined;
  const near = tokens.slice(index + 1, index + 4);
  return near.find(({ form }) => prepositions[asked]?.includes(form.toLowerCase()))?.form;
}

/** An apostrophe that only follows a plural in -s: travellers['], *people'. */
function strandedApostrophe(form: string, { tokens }: Sentence, index: number): string | undefined {
  const next = tokens[index + 1];
  const isAlone = /^['’]$/.test(next?.form ?? '') && next.analysis?.relation === 'case';
  return isAlone && !/s$/i.test(form) ? next.form : undefined;
}

/**
 * A phrase before its noun: *the [applicable] carrying out measure; and any phrase, if words have more forms
 * than its last word shows.
 */
export function phraseMisfit(
  word: string,
  { tokens }: Sentence,
  index: number,
  { adjectiveEndings, mainFirst }: ShapeRules,
): string | undefined {
  if (!word.includes(' ') || mainFirst) return undefined;
  const { relation = '', head = -1, upos = 'X' } = tokens[index].analysis ?? {};
  if (adjectiveEndings && upos !== 'ADV') return tokens[index].form;
  if (head < index || !/^(?:amod|compound|advmod)/.test(relation)) return undefined;
  return tokens[head].analysis?.upos === 'VERB' ? undefined : tokens[head].form;
}

/** A pronoun attached to the verb: colocándo[lo], *poniendo. */
function lostPronoun(
  form: string,
  { tokens }: Sentence,
  index: number,
  { enclitics = [] }: ShapeRules,
): string | undefined {
  const { form: original, analysis } = tokens[index];
  if (analysis?.upos !== 'VERB') return undefined;
  const ending = enclitics.find((each) => original.toLowerCase().endsWith(each));
  return ending === undefined || form.toLowerCase().endsWith(ending) ? undefined : original;
}

/** The object of the old verb, if the new one has none: habitaban [Palma], *vivían Palma. */
function strandedObject(
  word: string,
  { tokens }: Sentence,
  index: number,
  { intransitive = [] }: ShapeRules,
): string | undefined {
  const { form, analysis } = tokens[index];
  if (analysis?.upos !== 'VERB') return undefined;
  // Likewise, it is not an attribute of its would-be object: *el área vivida.
  const isAttribute =
    analysis.features.VerbForm === 'Part' && /^(?:acl|amod)/.test(analysis.relation);
  if (isAttribute && analysis.features.Tense !== 'Pres' && intransitive.includes(word)) return form;
  // Few verbs have two objects: envied [him] his money.
  const lost = intransitive.includes(word) ? ['obj', 'iobj', 'aux:pass'] : ['iobj'];
  return tokens.find(({ analysis }) => analysis?.head === index && lost.includes(analysis.relation))
    ?.form;
}

/** Nouns of one number only: *a great details game, *a clothing, *the stairs is, *the mould were. */
function otherNumber(
  word: string,
  { tokens }: Sentence,
  index: number,
  language: Language,
  { plurals = [] }: ShapeRules,
): string | undefined {
  const { form, analysis } = tokens[index];
  if (analysis?.upos !== 'NOUN' || analysis.features.Number !== 'Sing') return undefined;
  if (isPluralEntry(word, language) || plurals.some((ending) => word.endsWith(ending))) return form;
  const others = tokens.filter((token) => token.analysis?.head === index);
  const article = others.find(isIndefinite);
  if (article && lacksPlural(word, language)) return article.form;
  if (others.some((token) => token.analysis?.relation.startsWith('conj'))) return undefined;
  if (!analysis.relation.startsWith('nsubj')) return undefined;
  // fungi were: the tagger reads a plural as a lemma.
  const { head } = analysis;
  const verb = tokens.find(
    (token, at) =>
      (at === head || token.analysis?.head === head) &&
      token.analysis?.features.VerbForm === 'Fin' &&
      token.analysis.features.Number !== undefined,
  );
  return verb?.analysis?.features.Number === 'Plur' ? verb.form : undefined;
}

/** A noun that may be a verb if nothing shows that it is a noun: polishing [off the meal]. */
function bareGerund(
  { tokens }: Sentence,
  index: number,
  { gerund }: ShapeRules,
): string | undefined {
  const { form, analysis } = tokens[index];
  if (gerund === undefined || analysis?.upos !== 'NOUN' || !form.endsWith(gerund)) return undefined;
  const isNoun = tokens.some(
    (token) => token.analysis?.head === index && NOMINAL.test(token.analysis.relation),
  );
  return isNoun ? undefined : form;
}

/** An adjective in place of an adverb, if an adverb is derived from it: *flicked her wand easy. */
function flatAdverb(
  word: string,
  { tokens }: Sentence,
  index: number,
  language: Language,
  { lookups = [] }: ShapeRules,
): string | undefined {
  const { form, analysis } = tokens[index];
  if (analysis?.upos !== 'ADV') return undefined;
  const rule = lookups.find(
    ({ ending, upos, append }) => append && upos?.includes('ADV') && form.endsWith(ending),
  );
  if (!rule || word.endsWith(rule.ending)) return undefined;
  const built = rule.append?.find(([ending]) => word.endsWith(ending));
  if (!built) return undefined;
  const adverb = word.slice(0, word.length - built[0].length) + built[1];
  return language.frequency.rank(adverb) === undefined ? undefined : form;
}

/** An adjective compared by an ending, next to a word of comparison: *[more] wet. */
function raisedTwice(
  word: string,
  { tokens }: Sentence,
  index: number,
  language: Language,
  { comparing = {} }: ShapeRules,
): string | undefined {
  const { analysis } = tokens[index];
  const before = tokens[index - 1];
  if (analysis?.upos !== 'ADJ' || before?.analysis?.head !== index) return undefined;
  const degree = comparing[before.form.toLowerCase()];
  if (degree === undefined) return undefined;
  const raised = language.inflect(word, 'ADJ', { Degree: degree });
  if (raised === undefined || raised === word || raised.includes(' ')) return undefined;
  // boldest is not in the list, but bolder is.
  const degrees = Object.values(comparing).map((each) =>
    language.inflect(word, 'ADJ', { Degree: each }),
  );
  const isKnown = degrees.some((form) => form && language.frequency.rank(form) !== undefined);
  return isKnown ? before.form : undefined;
}

/** A noun that is usually countable, if the old one has no article: *the trade of narcotic. */
function bareCountable(
  word: string,
  sentence: Sentence,
  index: number,
  language: Language,
  { usage, adjectiveEndings }: ShapeRules,
): string | undefined {
  if (!(usage || adjectiveEndings) || !usesOf(sentence, index).some(({ use }) => use === 'bare'))
    return undefined;
  const plural = language.inflect(word, 'NOUN', { Number: 'Plur' });
  if (plural === undefined || plural === word) return undefined;
  const isCounted = language.frequency.zipf(plural) > language.frequency.zipf(word);
  return isCounted ? sentence.tokens[index].form : undefined;
}

const NOMINAL = /^(?:det|amod|compound|nmod:poss)/;

function isIndefinite({ analysis }: Token): boolean {
  return analysis?.upos === 'DET' && analysis.features.Definite === 'Ind';
}

/** A base of this frequency is the singular of the plural: detail-s, but not len-s. */
const COMMON = 2.5;
const SHORTEST_BASE = 4;

function isPluralEntry(word: string, language: Language): boolean {
  for (const length of [1, 2]) {
    const base = word.slice(0, -length);
    if (base.length < SHORTEST_BASE) continue;
    const [own, singular] = [word, base].map((each) => language.frequency.zipf(each));
    if (singular < COMMON && (singular === 0 || singular > own)) continue;
    if (language.inflect(base, 'NOUN', { Number: 'Plur' }) === word) return true;
  }
  return false;
}

function lacksPlural(word: string, language: Language): boolean {
  const plural = language.inflect(word, 'NOUN', { Number: 'Plur' });
  return plural !== undefined && plural !== word && language.frequency.rank(plural) === undefined;
}

const COUNTING = ['DET', 'PRON', 'NUM'];

/** uma das denominações: the numeral also has its gender. */
function genderedHead({ tokens }: Sentence, index: number): string | undefined {
  const head = tokens[tokens[index].analysis?.head ?? -1];
  return COUNTING.includes(head?.analysis?.upos ?? 'X') ? head?.form : undefined;
}
