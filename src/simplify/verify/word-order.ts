import type { Sentence, Token } from '../../core/index.ts';
import { lower, wordsOf } from './cut-clauses.ts';
import type { Fault } from './fault.ts';
import type { Reading } from './reading.ts';

/**
 * For languages whose statements have the finite verb in second position (a property set in their
 * data): a statement that begins with its verb, "Hoffen wir trotzdem, dass …", and one with two parts
 * before it, "Trotzdem wir hoffen, dass …". For languages whose statements begin with their subject
 * (another one): a statement that begins with an auxiliary and has none.
 */
export function orderFaults(sentence: Sentence, reading: Reading): Fault[] {
  const { verbSecond = false, subjectFirst = false } = reading.language.closedClasses ?? {};
  const { start, end } = sentence;
  const text = reading.text.slice(start, end);
  if (!/[.:;]["“”«»)\]]*\s*$/u.test(text)) return [];
  const isOff =
    (verbSecond && (isVerbFirst(sentence, reading) || isVerbThird(sentence, reading))) ||
    (subjectFirst && isSubjectless(sentence));
  const because = `“${text}” has its verb in the wrong place.`;
  return isOff ? [{ kind: 'order', start, end, because }] : [];
}

/** "Will be returned in May.": an auxiliary that begins a statement, and no subject. */
function isSubjectless(sentence: Sentence): boolean {
  const { tokens } = sentence;
  const [first] = wordsOf(sentence);
  const { upos, lemma, relation = '', head = -1, features } = first?.analysis ?? {};
  if (upos !== 'AUX' || features?.VerbForm !== 'Fin' || features.Mood === 'Imp') return false;
  // "Do not pay yet.": a request.
  if (lemma === 'do' || mainClauseFollows(sentence)) return false;
  const clause = /^(?:aux|cop)/.test(relation) ? head : tokens.indexOf(first);
  const isMain = tokens[clause]?.analysis?.relation === 'root';
  return isMain && !tokens.slice(0, clause).some(({ analysis }) => isSubject(analysis?.relation));
}

const isSubject = (relation = '') => /^(?:nsubj|csubj|expl)/.test(relation);

function isVerbFirst(sentence: Sentence, reading: Reading): boolean {
  const { tokens } = sentence;
  const [first, second] = wordsOf(sentence);
  if (!first || !second || mainClauseFollows(sentence)) return false;
  // "Nehmen wir an, …" is a condition.
  if (reading.mentionsAt('condition', first).length > 0) return false;
  const at = tokens.indexOf(first);
  const { upos = '', head = -1, features, relation = '' } = first.analysis ?? {};
  const isVerb = isFiniteVerb(first) && features?.Mood !== 'Imp';
  // Taggers read a capitalised verb as a noun; the following pronoun shows that it is a verb.
  const isCapital = upos === 'NOUN' && relation === 'root';
  if (!isVerb && !isCapital) return false;
  const clause = /^(?:aux|cop)/.test(relation) ? head : at;
  if (tokens[clause]?.analysis?.relation !== 'root') return false;
  const subject = tokens.find(
    ({ analysis }) => analysis?.head === clause && /^nsubj/.test(analysis.relation),
  );
  if (!subject || subject.start < first.start) return false;
  if (isCapital && (subject !== second || !isPersonal(subject))) return false;
  return !reading.language.closedClasses?.imperativeSubjects?.includes(lower(subject));
}

/** "Trotzdem wir hoffen": an adverb that joins statements, the subject, and only then the verb. */
function isVerbThird(sentence: Sentence, reading: Reading): boolean {
  const [first, second, third] = wordsOf(sentence);
  if (!first || !isAdverb(first, reading) || !second || !isPersonal(second) || !third) return false;
  if (!isFiniteVerb(third) || second.analysis?.relation !== 'nsubj') return false;
  return (['connection', 'time'] as const).some((group) =>
    reading.mentionsAt(group, first).some((each) => !each.isWeak),
  );
}

/** Taggers take "trotzdem" for a conjunction where it is followed by a subject. */
const isAdverb = (token: Token, { language }: Reading) =>
  /^(?:ADV|SCONJ)$/.test(token.analysis?.upos ?? '') &&
  !language.closedClasses?.subordinators.includes(lower(token));

/** "Wird die Frist versäumt, verfällt …": a condition without a conjunction, and its main clause. */
export function mainClauseFollows({ tokens }: Sentence): boolean {
  return tokens.some(({ form }, at) => {
    if (!/^[,:–—-]$/u.test(form)) return false;
    const next = tokens[at + 1];
    const isLink = next?.analysis?.upos === 'ADV';
    return isVerbal(next) || (isLink && isVerbal(tokens[at + 2]));
  });
}

const isVerbal = (token: Token | undefined) => /^(?:VERB|AUX)$/.test(token?.analysis?.upos ?? '');
const isFiniteVerb = (token: Token) =>
  isVerbal(token) && token.analysis?.features.VerbForm === 'Fin';

const isPersonal = ({ analysis }: Token) =>
  analysis?.upos === 'PRON' &&
  analysis.features.PronType === 'Prs' &&
  analysis.features.Case === 'Nom';
