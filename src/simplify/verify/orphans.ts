import type { Sentence, Token } from '../../core/index.ts';
import { isPredicate, lower, precedesMain, wordsOf } from './cut-clauses.ts';
import type { Reading } from './reading.ts';
import { mainClauseFollows } from './word-order.ts';

/** A subordinate clause that has lost its main clause: "Because it rained.", "Z. B. wenn Du …" */
export function isOrphan(sentence: Sentence, reading: Reading): boolean {
  if (hasCorrelative(sentence, reading) || precedesMain(sentence)) return false;
  return isMarked(sentence) || isOpenerAlone(sentence, reading);
}

/** Does a word within a sentence open the main clause, without a mark before it? */
export function hasCorrelative(sentence: Sentence, { language }: Reading): boolean {
  const { correlatives = [] } = language.closedClasses ?? {};
  return wordsOf(sentence)
    .slice(1)
    .some((word) => correlatives.includes(lower(word)));
}

function isOpenerAlone(sentence: Sentence, reading: Reading): boolean {
  const { subordinators = [], verbSecond = false } = reading.language.closedClasses ?? {};
  const words = behindLeadIn(sentence, reading);
  if (words.length === 0 || !subordinators.includes(lower(words[0]))) return false;
  const { start, end } = sentence;
  const text = reading.text.slice(words[0].start, end);
  // The clause behind it begins with its verb, whatever else is parted by commas.
  if (verbSecond && words[0].start > start) return !mainClauseFollows(sentence);
  const comma = text.search(/[,，、،]/u);
  if (comma < 0) return true;
  const from = words[0].start + comma;
  return (
    !words.some((word) => word.start >= from && isPredicate(word)) &&
    words.filter((word) => word.start >= from).length < LEAST_CLAUSE
  );
}

/** This many words after a comma may be a clause whose verb the tagger missed. */
const LEAST_CLAUSE = 4;

/** "Because it rained.", "By asking them.": the subordinate clause is the whole sentence. */
function isMarked({ tokens }: Sentence): boolean {
  // "Whether you can go depends on them": a part of a sentence has one finite verb.
  const clauses = tokens.flatMap(({ analysis }, at) => {
    if (analysis?.features.VerbForm !== 'Fin') return [];
    return /^(?:aux|cop)/.test(analysis.relation) ? [analysis.head] : [at];
  });
  if (new Set(clauses).size > 1) return false;
  const root = tokens.findIndex(({ analysis }) => analysis?.relation === 'root');
  // "If you pay, go": the main clause may follow a comma.
  const comma = tokens.findIndex(({ form }) => /^[,،，、]$/u.test(form));
  const rest = comma < 0 ? [] : tokens.slice(comma + 1);
  if (rest.some(isPredicate) || rest.length > LEAST_CLAUSE) return false;
  return tokens
    .filter(({ form }) => /[\p{L}\p{N}]/u.test(form))
    .slice(0, 2)
    .some(({ analysis, start }, at) => {
      const { relation, head, upos = '', features } = analysis ?? {};
      if (at === 0 && upos === 'SCONJ' && (relation !== 'mark' || head === root)) return true;
      if (at === 0 && features?.PronType === 'Rel' && head === root) return true;
      const isMark = relation === 'mark' && head === root && start < tokens[root].start;
      return isMark && (upos === 'SCONJ' || (upos === 'ADP' && clauses.length === 0));
    });
}

/** The words of a sentence without "for example" and the like before them. */
function behindLeadIn(sentence: Sentence, reading: Reading): readonly Token[] {
  const words = wordsOf(sentence);
  const { leadIns = [] } = reading.language.closedClasses ?? {};
  let said = '';
  for (const [at, word] of words.entries()) {
    if (at > LONGEST_LEAD_IN) break;
    if (at > 0 && leadIns.includes(said)) return words.slice(at);
    said = bare(`${said} ${lower(word)}`);
  }
  return words;
}

/** "z. b." and "z.b." are one. */
const bare = (text: string) => text.replace(/\. ?/gu, '.').trim();
const LONGEST_LEAD_IN = 4;
