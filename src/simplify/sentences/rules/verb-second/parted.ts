import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';

/** Where the verb stands second: would a full stop between these tokens part what is one? */
export function partsClause(tree: Tree, border: Stretch, rules: SentenceRules): boolean {
  if (!rules.verbSecond) return false;
  return (
    // "Die einen hungern -- und die anderen …": the dash would stay behind.
    /^(?:[–—-]|--+)$/.test(tree.form(border.first)) ||
    // "dass das und das so ist"
    tree.lower(border.first) === tree.lower(border.last) ||
    lacksVerb(tree, border) ||
    isMaybe(tree, border, rules) ||
    isUnrealToo(tree, border) ||
    joinsNouns(tree, border) ||
    asksTwice(tree, border) ||
    endsWithVerb(tree, border) ||
    isOfTwo(tree, border, rules) ||
    isSaidLast(tree, border, rules)
  );
}

/** "… sein und ein Dichter: beide haben …", "jedoch nicht das, was …": no clause begins here. */
function lacksVerb(tree: Tree, { last }: Stretch): boolean {
  const after = range({ first: last, last: tree.lastWord });
  const first = after.find((i) => tree.isFinite(i) || /^[:,]$/.test(tree.form(i)));
  if (first === undefined || tree.isFinite(first)) return false;
  if (tree.form(first) === ':') return true;
  return false;
}

/** "Vielleicht kommt er, und wir werden gerettet": that, too, is not sure. */
function isMaybe(tree: Tree, { first }: Stretch, { modals = [] }: SentenceRules): boolean {
  const isDoubt = (i: number) => tree.at(i).upos === 'ADV' && modals.includes(tree.lower(i));
  return tree.at(first + 1).upos === 'CCONJ' && range({ first: 0, last: first }).some(isDoubt);
}

/** "Er meint, A wäre so, und B müsste so sein": both are what somebody says or thinks. */
function isUnrealToo(tree: Tree, { first, last }: Stretch): boolean {
  const isUnreal = (i: number) => tree.isFinite(i) && tree.at(i).features.Mood === 'Sub';
  const next = range({ first: last, last: tree.lastWord }).find((i) => tree.isFinite(i));
  if (next === undefined || !isUnreal(next)) return false;
  const before = range({ first: 0, last: first });
  const comma = before.findIndex((i) => COMMAS.has(tree.form(i)));
  return comma > 0 && before.some((i) => i > comma && isUnreal(i));
}

/** "Sie sagte, der Mann und seine Frau hätten …": before the joint no verb stands, so nouns are joined. */
function joinsNouns(tree: Tree, { first }: Stretch): boolean {
  if (tree.at(first + 1).upos !== 'CCONJ') return false;
  const last = range({ first: 0, last: first }).findLast((i) => COMMAS.has(tree.form(i)));
  if (last === undefined) return false;
  return !range({ first: last + 1, last: first }).some((i) =>
    /^(?:VERB|AUX)$/.test(tree.at(i).upos),
  );
}

/** "Was ist das und wofür brauche ich es?": the first would end as if it told something. */
function asksTwice(tree: Tree, { first }: Stretch): boolean {
  if (tree.endMark !== '?') return false;
  const finite = range({ first: 0, last: first }).find((i) => tree.isFinite(i));
  if (finite === undefined) return false;
  const subject = tree.subjectOf(finite) ?? tree.subjectOf(tree.at(finite).head);
  return finite === 0 || subject === undefined || subject > finite;
}

/** "…, zu dem A und B eingeladen waren": only a clause that hangs on another ends like this. */
function endsWithVerb(tree: Tree, { last }: Stretch): boolean {
  const after = range({ first: last, last: tree.lastWord });
  const verbs = after.filter((i) => tree.isFinite(i));
  const [verb] = verbs;
  if (verb === undefined || verb <= last + 1) return false;
  if (verb !== tree.lastWord && !tree.isPunctuation(verb + 1)) return false;
  const { upos, features } = tree.at(verb - 1);
  return /^(?:VERB|AUX)$/.test(upos) && /^(?:Part|Inf)$/.test(features.VerbForm ?? '');
}

/** "die Heirat zwischen A und B": two are named before any verb. */
function isOfTwo(tree: Tree, { first, last }: Stretch, { ofTwo = [] }: SentenceRules): boolean {
  if (!range({ first: first + 1, last: last - 1 }).some((i) => tree.at(i).upos === 'CCONJ'))
    return false;
  const opens = range({ first: 0, last: first }).findLast((i) => ofTwo.includes(tree.lower(i)));
  return opens !== undefined && !range({ first: opens, last: first }).some((i) => tree.isFinite(i));
}

/** "A ist so, und B ist so, sagt er.": without its end the first is no longer what somebody says. */
function isSaidLast(tree: Tree, { last }: Stretch, { telling = [] }: SentenceRules): boolean {
  const comma = range({ first: last, last: tree.lastWord }).findLast((i) =>
    COMMAS.has(tree.form(i)),
  );
  if (comma === undefined || tree.enclosed[comma]) return false;
  return tree.isFinite(comma + 1) && telling.includes(tree.at(comma + 1).lemma);
}
