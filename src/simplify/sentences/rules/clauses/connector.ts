import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from './conditional.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 4;
const LONGEST_CONNECTOR = 4;
/** How far before the comma the preposition of a place may stand. */
const NEAR = 5;

/** "…, lo que ha retrasado la obra" → "… . Esto ha retrasado la obra": what follows from all that was said. */
export function connectorSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { connectors } = rules;
  if (!connectors || isConditional(tree, rules)) return [];
  // "O que é verdade, o que é ficção?"
  if (/[?]/.test(tree.endMark)) return [];
  const finite = tree.finiteOf(tree.root);
  // "Stopite v stran, tako da …": how it is done.
  if (finite === undefined || tree.at(finite).features.Mood === 'Imp') return [];
  const found: Proposal[] = [];
  for (let comma = SHORTEST; comma < tree.lastWord - SHORTEST; comma++) {
    if (tree.form(comma) !== ',' || tree.enclosed[comma] || finite > comma) continue;
    if (rules.connectorsNotAfter?.includes(tree.lower(comma - 1))) continue;
    const last = endOf(tree, comma, connectors);
    if (last === undefined || tree.lastWord - last < SHORTEST - 1) continue;
    const places = rules.connectorsAfter?.[keyOf(tree, comma + 1, last)];
    const before = { first: comma - NEAR, last: comma - 1 };
    if (places && !range(before).some((i) => places.includes(tree.lower(i)))) continue;
    // "v Rimu, kjer je živel, se je ustavil": the main clause goes on after it.
    if (places && goesOn(tree, last, rules)) continue;
    // "zato ker": the words are part of longer ones.
    if (rules.subordinators?.includes(tree.lower(last + 1))) continue;
    // "e, por isso, …": the words stand inside a clause.
    if (tree.at(comma - 1).upos === 'CCONJ' || tree.isPunctuation(last + 1)) continue;
    if (namesSomething(tree, last + 1) || closesAside(tree, comma)) continue;
    if (goesOnListing(tree, last) || isAside(tree, comma)) continue;
    if (isDoneBySomebody(tree, comma + 1, last)) continue;
    // "tako da bi …": what is only wished or thought of.
    const near = range({ first: last + 1, last: last + 4 });
    if (near.some((i) => tree.at(i).features.Mood === 'Cnd')) continue;
    const whole = { first: 0, last: comma - 1 };
    const after = { first: comma + 1, last: tree.lastWord };
    // "He said that A, which B": who says B is not told.
    const reported = range(whole).some((i) => tree.relation(i) === 'ccomp');
    if (reported || !tree.isBalanced(whole) || !range(after).some((i) => tree.isFinite(i)))
      continue;
    const key = keyOf(tree, comma + 1, last);
    const reason = 'Two statements are two sentences.';
    const cutting = { first: comma, last };
    const parts = [`${connectors[key]} `];
    found.push({ ...stopAt(tree, cutting, rules, 'split/connector', reason, parts), key });
  }
  return found.slice(0, 1);
}

/** "entiende, creo yo, lo que supone": the comma closes who says so, and the verb goes on. */
function closesAside(tree: Tree, comma: number): boolean {
  const open = range({ first: comma - NEAR, last: comma - 2 }).findLast(
    (i) => tree.form(i) === ',',
  );
  return (
    open !== undefined &&
    tree.at(open - 1).upos === 'VERB' &&
    range({ first: open + 1, last: comma - 1 }).some((i) => tree.isFinite(i))
  );
}

/** "won the cup, which made it first, as well as ten games": what was won goes on. */
function goesOnListing(tree: Tree, from: number): boolean {
  return range({ first: from + 1, last: tree.lastWord - 1 }).some((i) => {
    const { relation, upos } = tree.at(i + 1);
    return tree.form(i) === ',' && relation === 'cc' && upos === 'ADV';
  });
}

/** "É estranho, no entanto, o que a ministra disse": what somebody does it to, and no subject. */
function isDoneBySomebody(tree: Tree, first: number, last: number): boolean {
  if (first === last || !/^(?:DET|PRON)$/.test(tree.at(first).upos)) return false;
  return /^(?:DET|NOUN|PROPN)$/.test(tree.at(last + 1).upos);
}

/** "…; oggi, il che è grave, ne dà": what it tells of comes after it. */
function isAside(tree: Tree, comma: number): boolean {
  const before = range({ first: 0, last: comma - 1 });
  const mark = before.findLast((i) => /^[;:]$/.test(tree.form(i))) ?? -1;
  return before.every((i) => i <= mark || !tree.isFinite(i));
}

/** "lo que está en vigor es la ley": a second verb follows, with nothing to open its clause. */
function namesSomething(tree: Tree, first: number): boolean {
  let verbs = 0;
  for (let i = first; i <= tree.lastWord; i++) {
    if (tree.isPunctuation(i) || /^(?:CCONJ|SCONJ)$/.test(tree.at(i).upos)) return false;
    if (tree.at(i).features.PronType === 'Rel') return false;
    const helps = /^aux/.test(tree.at(i).relation);
    if (tree.isFinite(i) && !helps && ++verbs > 1) return true;
  }
  return false;
}

/** Does a verb or clitic follow a later comma, with nothing to open a clause, or "and" with a place? */
function goesOn(tree: Tree, from: number, { neverFirst = [] }: SentenceRules): boolean {
  return range({ first: from + 1, last: tree.lastWord }).some((i) => {
    if (tree.form(i) !== ',') return false;
    const { upos, features } = tree.at(i + 1);
    const isPlace = upos === 'CCONJ' && tree.at(i + 2).upos === 'ADP';
    if (isPlace || features.VerbForm === 'Inf') return true;
    return tree.isFinite(i + 1) || neverFirst.includes(tree.lower(i + 1));
  });
}

function endOf(
  tree: Tree,
  comma: number,
  connectors: Readonly<Record<string, string>>,
): number | undefined {
  return range({ first: comma + 1, last: comma + LONGEST_CONNECTOR })
    .reverse()
    .find((last) => Object.hasOwn(connectors, keyOf(tree, comma + 1, last)));
}

function keyOf(tree: Tree, first: number, last: number): string {
  return range({ first, last })
    .map((i) => tree.lower(i))
    .join(' ');
}
