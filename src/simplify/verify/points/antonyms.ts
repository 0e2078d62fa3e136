import type { Features, Token } from '../../../core/index.ts';
import { onceFor } from '../../../core/once-for.ts';
import { isNegation } from '../../../language/facts/index.ts';
import type { Language } from '../../../language/index.ts';
import { said, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { isWrittenBare } from '../support.ts';
import { failed, type Verdict } from '../verdict.ts';

/** Words of the candidate that are opposites of words of the source. */
export function antonyms(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = inAll(source, candidate);
  if (verdicts.some(failed)) return verdicts;
  const opposites = oppositesOf(source.language);
  for (const each of replacements) {
    for (const before of each.source) {
      const list = namesOf(before, source).flatMap((word) => [...(opposites.get(word) ?? [])]);
      const after = each.candidate.find((token) =>
        namesOf(token, candidate).some((word) => list.includes(word)),
      );
      // Both words may also occur elsewhere: "large and small" → "large and large".
      if (after && !wordsOf(after).some((word) => wordsOf(before).includes(word))) {
        return [opposite(source, candidate, [before], [after])];
      }
    }
  }
  return verdicts;
}

/** Compares the texts as wholes. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  const opposites = oppositesOf(source.language);
  const first = source.once('first by tag', () => firstByTag(source));
  const found: { before: Token; after: Token }[] = [];
  for (const after of candidate.tokens) {
    // Lemmas of participles are often wrong, so the form is checked too.
    for (const word of wordsOf(after)) {
      const list = opposites.get(word);
      if (!list || source.words.has(word) || isWrittenBare(word, source)) continue;
      // "out" in "leave out" is not an opposite of "in" in "in order to".
      const [before] = [...list]
        .filter((each) => !candidate.words.has(each) && !isWrittenBare(each, candidate))
        .flatMap((each) => first.get(`${each} ${after.analysis?.upos}`) ?? [])
        .sort((a, b) => a.start - b.start);
      if (before) found.push({ before, after });
    }
  }
  if (found.length === 0) return [];
  const [befores, afters] = [found.map(({ before }) => before), found.map(({ after }) => after)];
  return [opposite(source, candidate, befores, afters)];
}

/** The first token of each word, by its part of speech. */
function firstByTag({ tokens }: Reading): ReadonlyMap<string, Token> {
  const first = new Map<string, Token>();
  for (const token of tokens) {
    for (const word of wordsOf(token)) {
      const key = `${word} ${token.analysis?.upos}`;
      if (!first.has(key)) first.set(key, token);
    }
  }
  return first;
}

/** "not open" may be "closed"; that "not uncommon" denies nothing makes no difference here. */
function opposite(
  source: Reading,
  candidate: Reading,
  before: readonly Token[],
  after: readonly Token[],
): Verdict {
  const turned = negationsIn(source) !== negationsIn(candidate);
  const because = `${said(candidate, after)} says the opposite of ${said(source, before)}.`;
  return verdict('antonyms', turned ? 'unsure' : 'changed', because, before, after);
}

/** Also those that deny a denial: "not rare" is "frequent". */
function negationsIn({ tokens, language }: Reading): number {
  const { facts } = language.profile;
  return facts ? tokens.filter((token) => isNegation(token, facts)).length : 0;
}

const wordsOf = ({ form, analysis }: Token) => [
  ...new Set([form.toLowerCase(), (analysis?.lemma ?? form).toLowerCase()]),
];

/** The form and lemma of a word, and the opposites of which it is a form: "pasados" of "pasado". */
const namesOf = (token: Token, { language }: Reading): readonly string[] => {
  const known = formsOf(language).get(token.form.toLowerCase());
  return known === undefined ? wordsOf(token) : [...wordsOf(token), ...known];
};

/** Taggers give some adjectives the lemma of a verb, so their forms are listed. */
const formsOf = onceFor((language: Language): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  if (!language.offers.inflection) return found;
  for (const lemma of oppositesOf(language).keys()) {
    for (const features of CELLS) {
      const form = language.inflect(lemma, 'ADJ', features)?.toLowerCase();
      if (form === undefined || form === lemma) continue;
      found.set(form, [...(found.get(form) ?? []), lemma]);
    }
  }
  return found;
});

const CELLS: readonly Features[] = ['Masc', 'Fem'].flatMap((gender) =>
  ['Sing', 'Plur'].map((number) => ({ Gender: gender, Number: number })),
);

const oppositesOf = onceFor((language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const add = (a: string, b: string) => found.set(a, (found.get(a) ?? new Set()).add(b));
  for (const [a, b] of language.closedClasses?.antonyms ?? []) {
    add(a, b);
    add(b, a);
  }
  return found;
});
