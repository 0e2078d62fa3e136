import type { SentenceRules } from '../../language-file/rules-file.ts';
import { lowerFirst, type Piece, type Proposal, range, spanOf, toldAfter } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { antecedent, belongsToAnother, isUnclear } from '../subjects/antecedent.ts';
import { antecedentAgain } from '../subjects/subject.ts';
import { toldAside } from './extra-sentence.ts';

type Whose = NonNullable<SentenceRules['whose']>;

/** A clause that tells of somebody's thing, by its words: parsers hang it on the wrong verb. */
interface OwnersClause {
  readonly comma: number;
  readonly entry: Whose['words'][string];
  /** Where the thing begins, and its noun. */
  readonly next: number;
  readonly thing: number;
  readonly last: number;
}

/**
 * "The bridge, whose towers are high, is closed." → "The bridge is closed. Its towers are high.";
 * "He bought a house, whose repair took years." → "The repair of this house took years."
 */
export function whoseClauses(tree: Tree, rules: SentenceRules): Proposal[] {
  const { whose } = rules;
  if (!whose) return [];
  return range({ first: 1, last: tree.lastWord - 3 }).flatMap((comma) => {
    const clause = clauseAt(tree, comma, whose);
    const pieces = clause && (aboutSubject(tree, clause, rules) ?? atTheEnd(tree, clause, rules));
    return pieces ? [toldAside('split/whose', pieces, [], tree.lower(comma + 1))] : [];
  });
}

function clauseAt(tree: Tree, comma: number, whose: Whose): OwnersClause | undefined {
  if (!COMMAS.has(tree.form(comma)) || tree.enclosed[comma]) return undefined;
  const one = tree.lower(comma + 1);
  const two = `${one} ${tree.lower(comma + 2)}`;
  const words = [two, one].find((each) => Object.hasOwn(whose.words, each));
  if (words === undefined) return undefined;
  const next = comma + (words === two ? 3 : 2);
  const thing = thingFrom(tree, next);
  if (thing === undefined) return undefined;
  // "dont le maire a parlé": of whom, not whose.
  if (whose.nouns && !whose.nouns.includes(tree.at(thing).lemma)) return undefined;
  const end = range({ first: thing + 1, last: tree.lastWord }).find((i) =>
    /^[,;:]$/.test(tree.form(i)),
  );
  return { comma, entry: whose.words[words], next, thing, last: (end ?? tree.lastWord + 1) - 1 };
}

/** The noun that is somebody's, right before its verb. */
function thingFrom(tree: Tree, next: number): number | undefined {
  const thing = range({ first: next, last: next + 3 }).find((i) => tree.at(i).upos === 'NOUN');
  if (thing === undefined || !tree.at(thing).relation.startsWith('nsubj')) return undefined;
  if (range({ first: next, last: thing - 1 }).some((i) => !tree.isUnder(i, thing)))
    return undefined;
  return tree.isFinite(thing + 1) ? thing : undefined;
}

/** Told of the sentence's own subject, so that "its" can mean nothing else. */
function aboutSubject(tree: Tree, clause: OwnersClause, rules: SentenceRules): Piece[] | undefined {
  const { comma, next, last, entry } = clause;
  const { tokens } = tree;
  const { stop = '. ' } = rules;
  const after = last + 1;
  const before = range({ first: 0, last: comma - 1 });
  const owner = ownerOf(tree, before);
  if (owner === undefined || !COMMAS.has(tree.form(after)) || after > tree.lastWord - 2)
    return undefined;
  if (!isMainVerb(tree, after + 1) || !tree.endMark.endsWith(stop.trim())) return undefined;
  const own = possessive(tree, owner, entry);
  if (own === undefined) return undefined;
  const told = spanOf(tree, { first: next, last });
  return [
    { start: tokens[comma - 1].end, end: tokens[after].end, parts: [] },
    toldAfter(tree, [`${own} `, told], stop),
  ];
}

/** The noun before the clause, if nothing but a subject can stand there. */
function ownerOf(tree: Tree, before: readonly number[]): number | undefined {
  const { upos } = tree.at(0);
  if (!/^(?:DET|NOUN|PROPN|ADJ)$/.test(upos)) return undefined;
  // "the results of the phase, whose": either.
  if (before.some((i) => /^(?:VERB|AUX|ADP|SCONJ|CCONJ|PUNCT)$/.test(tree.at(i).upos)))
    return undefined;
  return antecedent(tree, before.length + 1);
}

/** "was", "se cerró", "also has": what goes on after the clause is the verb of the sentence. */
function isMainVerb(tree: Tree, first: number): boolean {
  return tree.isFinite(tree.afterSmallWords(first, 2));
}

/** "Its", "His", "The minister's" */
function possessive(tree: Tree, owner: number, entry: Whose['words'][string]): string | undefined {
  const many = tree.at(owner).features.Number === 'Plur';
  return many ? (entry.ofMany ?? entry.own) : entry.own;
}

/** Told of what stands last before it: the noun is said again. */
function atTheEnd(tree: Tree, clause: OwnersClause, rules: SentenceRules): Piece[] | undefined {
  const { comma, next, thing, last, entry } = clause;
  const { whose, stop = '. ' } = rules;
  if (
    last !== tree.lastWord ||
    tree.tokens.some(({ form }) => form === ';') ||
    !range({ first: 0, last: comma }).some((i) => tree.isFinite(i))
  )
    return undefined;
  const owner = antecedent(tree, comma + 1);
  if (!whose || owner === undefined || tree.relation(owner) === 'conj') return undefined;
  if (isUnclear(tree, owner)) return undefined;
  if (belongsToAnother(tree, owner, rules)) return undefined;
  const again = antecedentAgain(tree, owner, rules);
  if (again === undefined) return undefined;
  const { tokens } = tree;
  const start = tokens[comma - 1].end;
  if (tree.at(owner).upos === 'PROPN') {
    return undefined;
  }
  const named = spanOf(tree, { first: next, last: thing });
  const parts = [stop, `${entry.the} `, named, ` ${whose.of}${lowerFirst(again)}`];
  return [{ start, end: tokens[thing].end, parts }];
}
