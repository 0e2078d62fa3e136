import type { Features, Span, Token, Upos } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Reading } from './reading.ts';

/** Places where a subject and its verb, or a determiner and its noun, do not agree. */
export function agreementFaults(reading: Reading): Span[] {
  const { language, sentences } = reading;
  if (!language.offers.inflection) return [];
  return sentences.flatMap(({ tokens }) =>
    tokens.flatMap((_, at) => {
      const fault = subjectFault(tokens, at, language) ?? determinerFault(tokens, at, language);
      return fault ? [fault] : [];
    }),
  );
}

const OTHER: Readonly<Record<string, string>> = { Sing: 'Plur', Plur: 'Sing' };

/**
 * "The tenant pay": a verb that has the form of the other number. Tags alone do not tell, since the
 * tagger makes a verb agree; the inflector knows the forms.
 */
function subjectFault(tokens: readonly Token[], at: number, language: Language): Span | undefined {
  const subject = tokens[at].analysis;
  if (!subject || !/^nsubj(?::pass)?$/.test(subject.relation)) return undefined;
  const number = numberOf(tokens[at], language);
  const finite = finiteOf(tokens, subject.head);
  if (number === undefined || finite === undefined || hasMore(tokens, at)) return undefined;
  // Behind the verb, a parser may take an object for the subject: "Han firmado este contrato".
  if (at > finite && subject.features.Case === undefined && subject.upos !== 'PRON')
    return undefined;
  // A person is spoken of in the plural out of respect: "استاد … ہیں".
  if (number === 'Sing' && language.closedClasses?.politePlural) return undefined;
  if (mayBeObject(tokens, at, language) || !isBare(tokens, at, finite)) return undefined;
  // "The exception are these cases": with two nouns, the verb may agree with either.
  if (finite !== subject.head && tokens[subject.head].analysis?.upos === 'NOUN') return undefined;
  const verb = tokens[finite];
  const { lemma, upos, features } = verb.analysis ?? {};
  if (!lemma || !upos || !features) return undefined;
  const person = subject.features.Person ?? '3';
  const formOf = (value: string) =>
    language.inflect(lemma, upos, { ...features, Number: value, Person: person });
  const [wanted, other] = [formOf(number), formOf(OTHER[number])];
  const form = verb.form.toLowerCase();
  const isOff = wanted !== undefined && wanted !== form && other === form;
  return isOff ? span(tokens[at], verb) : undefined;
}

/** The number of a noun, where its form shows it; that of pronouns is often open: "sie". */
function numberOf({ form, analysis }: Token, language: Language): string | undefined {
  const { upos, lemma = '', features = {} } = analysis ?? {};
  const { Number: number } = features;
  if (upos === 'PRON') return numberOfPronoun(form.toLowerCase(), language);
  if (number === undefined || OTHER[number] === undefined) return undefined;
  if (upos !== 'NOUN') return undefined;
  const formOf = (value: string) =>
    language.inflect(lemma, 'NOUN' as Upos, withNumber(features, value));
  const [own, other] = [formOf(number), formOf(OTHER[number])];
  if (own === other) return undefined;
  // A tagger makes a noun agree with its determiner, so the form decides.
  if (other === form.toLowerCase()) return OTHER[number];
  return own === form.toLowerCase() ? number : undefined;
}

function numberOfPronoun(form: string, { closedClasses }: Language): string | undefined {
  const { pronouns = {} } = closedClasses ?? {};
  return Object.keys(pronouns).find((number) => pronouns[number].includes(form));
}

const withNumber = (features: Features, value: string): Features => ({
  ...features,
  Number: value,
});

/** "Ann and Bob", "a number of people", "ten tenants": more than one word is the subject. */
function hasMore(tokens: readonly Token[], at: number): boolean {
  const head = tokens[at].analysis?.head;
  return tokens.some(
    ({ analysis }, other) =>
      (analysis?.head === at && /^(?:conj|nmod|nummod|appos|flat|acl)/.test(analysis.relation)) ||
      // "Ann, Bob and Carl pay": a list that was read as several subjects.
      (other !== at && analysis?.head === head && /^nsubj/.test(analysis?.relation ?? '')),
  );
}

/** Do a subject and its verb stand in one clause, and no "and" before the subject? */
function isBare(tokens: readonly Token[], at: number, finite: number): boolean {
  const parts = tokens.slice(Math.min(at, finite) + 1, Math.max(at, finite));
  const isParted = parts.some(
    ({ form, analysis }) =>
      /^[,;:(]$/.test(form) ||
      analysis?.upos === 'SCONJ' ||
      analysis?.upos === 'CCONJ' ||
      analysis?.features.PronType === 'Rel',
  );
  // What opens the sentence joins nothing in it: "But they …".
  const before = tokens.slice(Math.max(1, at - JOINED_WITHIN), at);
  return !isParted && !before.some(({ analysis }) => analysis?.upos === 'CCONJ');
}

/** "the clown and the big flower": so many words may stand between "and" and its noun. */
const JOINED_WITHIN = 4;

/** Where cases look alike and no determiner shows which, a noun before its verb may be the object. */
function mayBeObject(tokens: readonly Token[], at: number, language: Language): boolean {
  const { lemma = '', features = {} } = tokens[at].analysis ?? {};
  if (features.Case === undefined) return false;
  const hasDeterminer = tokens.some(
    ({ analysis }) => analysis?.head === at && analysis.relation === 'det',
  );
  const object = language.inflect(lemma, 'NOUN', { ...features, Case: 'Acc' });
  return !hasDeterminer && object === tokens[at].form.toLowerCase();
}

function finiteOf(tokens: readonly Token[], head: number): number | undefined {
  if (head < 0) return undefined;
  const helps = tokens.findIndex(
    ({ analysis }) =>
      analysis?.head === head &&
      /^(?:aux|cop)/.test(analysis.relation) &&
      analysis.features.VerbForm === 'Fin',
  );
  if (helps >= 0) return helps;
  return tokens[head].analysis?.features.VerbForm === 'Fin' ? head : undefined;
}

/** "these house": a determiner right before a noun of the other number. */
function determinerFault(
  tokens: readonly Token[],
  at: number,
  language: Language,
): Span | undefined {
  const { analysis } = tokens[at];
  if (analysis?.upos !== 'DET' || analysis.head !== at + 1) return undefined;
  const noun = tokens[at + 1];
  const { Number: own, PronType: type = 'Art' } = analysis.features;
  if (type !== 'Art' && type !== 'Dem') return undefined;
  const { form } = tokens[at];
  if (/['’-]/u.test(form) || noun.form.includes('-')) return undefined;
  const known = language.inflect(analysis.lemma, 'DET', analysis.features);
  if (known !== undefined && known !== form.toLowerCase()) return undefined;
  const number = numberOf(noun, language);
  return own !== undefined && number !== undefined && own !== number
    ? span(tokens[at], noun)
    : undefined;
}

function span(a: Token, b: Token): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}
