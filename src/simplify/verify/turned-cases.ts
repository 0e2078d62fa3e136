import type { Token } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Reading } from './reading.ts';
import type { Replacement } from './replacements.ts';
import { lemmaOf } from './scope.ts';

/** A determiner, and the one of another case that was put in its place. */
export interface TurnedCase {
  readonly before: Token;
  readonly after: Token;
}

/**
 * "Der Hund beißt den Mann" → "Den Hund beißt der Mann": a determiner that can only stand with a
 * subject in the place of one that can only stand with an object, or the other way round, where the
 * noun and its verb are the same.
 */
export function turnedCases(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): TurnedCase[] {
  const { language } = source;
  return replacements.flatMap(({ source: own, candidate: other }) => {
    if (own.length !== other.length || !own.every(isDeclined) || !other.every(isDeclined))
      return [];
    const at = own.findIndex((token, i) => {
      if (!isAlike(token, other[i])) return false;
      const [a, b] = [roleOf(token, source, language), roleOf(other[i], candidate, language)];
      return a !== undefined && b !== undefined && a !== b;
    });
    if (at < 0) return [];
    const [before, after] = [own[at], other[at]];
    const verb = verbOver(before, source);
    return verb && candidate.words.has(verb.form.toLowerCase()) ? [{ before, after }] : [];
  });
}

const isDeclined = ({ analysis }: Token) => /^(?:DET|ADJ|NOUN)$/.test(analysis?.upos ?? '');

/** A determiner in two forms, or a noun. */
function isAlike(a: Token, b: Token): boolean {
  return a.analysis?.upos === b.analysis?.upos && lemmaOf(a) === lemmaOf(b) && a.form !== b.form;
}

/** Which of both cases a word shows by its form: that of subjects or that of objects. */
function roleOf(token: Token, reading: Reading, language: Language): string | undefined {
  const { upos, lemma = '', features = {} } = token.analysis ?? {};
  if (upos === 'DET') return roleOfDeterminer(token, reading, language);
  if (upos !== 'NOUN' || features.Case === undefined) return undefined;
  const isIn = (value: string) =>
    language.inflect(lemma, upos, { ...features, Case: value })?.toLowerCase() ===
    token.form.toLowerCase();
  const [ofSubject, ofObject] = ERGATIVE.includes(features.Case) ? ERGATIVE : ACCUSATIVE;
  return onlyOf(isIn(ofSubject), isIn(ofObject));
}

/** The case of the one who acts, and of the one who is acted on. */
const ACCUSATIVE = ['Nom', 'Acc'];
const ERGATIVE = ['Erg', 'Abs'];

function roleOfDeterminer(token: Token, reading: Reading, language: Language): string | undefined {
  const noun = tokensAround(token, reading)[token.analysis?.head ?? -1];
  const { Gender: gender, Number: number } = noun?.analysis?.features ?? {};
  const cells = language
    .cells(token.form)
    .filter(
      (cell) => cell.Number === number && (!cell.Gender || !gender || cell.Gender === gender),
    );
  const cases = new Set(cells.map((cell) => cell.Case));
  return onlyOf(cases.has('Nom'), cases.has('Acc'));
}

/** Which role a word shows, if not both. */
function onlyOf(isSubject: boolean, isObject: boolean): 'subject' | 'object' | undefined {
  if (isSubject === isObject) return undefined;
  return isSubject ? 'subject' : 'object';
}

/** The verb on which the noun of a determiner depends. */
function verbOver(token: Token, reading: Reading): Token | undefined {
  const tokens = tokensAround(token, reading);
  const noun = token.analysis?.upos === 'NOUN' ? token : tokens[token.analysis?.head ?? -1];
  const verb = tokens[noun?.analysis?.head ?? -1];
  const isRole = /^(?:nsubj|obj)$/.test(noun?.analysis?.relation ?? '');
  return isRole && verb?.analysis?.upos === 'VERB' ? verb : undefined;
}

const tokensAround = (token: Token, { sentences }: Reading): readonly Token[] =>
  sentences.find(({ tokens }) => tokens.includes(token))?.tokens ?? [];
