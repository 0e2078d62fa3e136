import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { PutInRules } from '../../language-file/verb-second-rules.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import type { Clauses } from '../tenses/pasts.ts';
import { endsAsVerb } from './placed-verb.ts';
import { type PutInClause, whoIsMeant } from './put-in-host.ts';

const LONGEST_START = 16;
const LONGEST_HOST = 8;

/** The clause that is put in after the subject, when it tells a fact of the one who is meant. */
export function putInClause(
  tree: Tree,
  rules: SentenceRules,
  clauses: Clauses,
): PutInClause | undefined {
  const { putIn: data } = rules;
  if (!data || tree.endMark === '?' || isConditional(tree, rules)) return undefined;
  const open = tree.tokens.findIndex(({ form }) => form === ',');
  if (open < 1 || open > LONGEST_START || tree.enclosed[open]) return undefined;
  if (!Object.hasOwn(data.pronouns, tree.lower(open + 1))) return undefined;
  const close = tree.tokens.findIndex(({ form }, i) => i > open && form === ',');
  const inside = { first: open + 2, last: close - 2 };
  if (close < 0 || inside.last < inside.first) return undefined;
  const { fields, pasts } = clauses;
  const isVerb = (i: number) => fields.isFinite(i) || tree.isFinite(i);
  const before = range({ first: 0, last: open - 1 }).filter(isVerb);
  const first = before.length === 0 ? 0 : before[0] + 1;
  const main = before.length === 0 ? close + 1 : before[0];
  if (before.length > 1 || open - first > LONGEST_HOST || first >= open) return undefined;
  const isReal = (i: number) =>
    !data.unreal.includes(tree.lower(i)) && (pasts.has(i) || !/e$/.test(tree.form(i)));
  if (!isReal(close - 1) || !isReal(main) || !isVerb(main)) return undefined;
  // "die das Museum leitet" looks like a participle.
  if (!isVerb(close - 1) && !endsAsVerb(tree, close - 1, rules)) return undefined;
  if (range(inside).some((i) => isVerb(i) || breaks(tree, i))) return undefined;
  // "Sie starb 1990. Sie lebte in Wien.": what comes last in time would be told first.
  const isEnd = (i: number) => data.ends.includes(tree.lower(i));
  if (isEnd(close - 1) || isEnd(close - 2)) return undefined;
  const clause = { first, open, close, main };
  if (!tree.isBalanced(inside) || isOther(tree, clause, data)) return undefined;
  if (first > 0 && !opensAlone(tree, clause, rules)) return undefined;
  return whoIsMeant(tree, clause, data, pasts) ? clause : undefined;
}

/** "Am Montag kündigte Karl Weber, der …": what stands before the verb points to nothing before it. */
function opensAlone(
  tree: Tree,
  { first, open, close, main }: PutInClause,
  { subjectFirst, putIn, perfect }: SentenceRules,
): boolean {
  // "Einst lebte ein König, der so arm war, dass …": the sentence must go on after the clause.
  const { upos } = tree.at(close + 1);
  if (/^(?:SCONJ|CCONJ|PUNCT)$/.test(upos) || perfect?.openers.includes(tree.lower(close + 1)))
    return false;
  if (putIn?.counting.includes(tree.lower(first))) return false;
  const opening = range({ first: 0, last: main - 1 });
  if (opening.some((i) => /^(?:PRON|PUNCT|SCONJ|CCONJ)$/.test(tree.at(i).upos))) return false;
  if (opening.some((i) => tree.at(i).features.PronType === 'Dem')) return false;
  const isWhen = subjectFirst?.adverbs.includes(tree.lower(0)) && main === 1;
  if (!isWhen && !/^(?:ADP|NUM)$/.test(tree.at(0).upos)) return false;
  return range({ first, last: open - 1 }).some((i) => tree.relation(i) === 'nsubj');
}

/** What opens another clause inside, or joins two verbs. */
function breaks(tree: Tree, index: number): boolean {
  const { upos } = tree.at(index);
  if (upos === 'SCONJ' || /^[;:–—]$/.test(tree.form(index))) return true;
  return upos === 'CCONJ' && /^(?:VERB|AUX)$/.test(tree.at(index - 1).upos);
}

/** Is it somebody else who acts in the clause, or in the sentence? */
function isOther(tree: Tree, { first, open, close, main }: PutInClause, data: PutInRules): boolean {
  const pronoun = open + 1;
  const verb = close - 1;
  const inside = range({ first: pronoun + 1, last: verb - 1 });
  if (inside.some((i) => data.acting.includes(tree.lower(i)))) return true;
  const acts = (i: number) => /^nsubj/.test(tree.at(i).relation);
  if (inside.some((i) => acts(i) && tree.at(i).head <= verb && tree.at(i).head > open)) return true;
  // "Anna, der das Haus gehört": the pronoun of one to whom something is given looks the same.
  const given = data.given[tree.lower(pronoun)] ?? [];
  if (given.some((start) => tree.lower(verb).startsWith(start))) return true;
  const { head, upos } = tree.at(main);
  const root = upos === 'AUX' && head > main ? head : main;
  const next = tree.lower(first === 0 ? main + 1 : close + 1);
  const isAfter = next === data.it || data.acting.includes(next);
  return isAfter || tree.children(root).some((i) => acts(i) && (i > close || i < first));
}
