import { animacyOf, headOfName } from '../build/antecedent.ts';
import type { Tree } from '../tree.ts';
import { finiteOf, numberOf } from '../verbs.ts';
import { anchorsOf, type Licence } from './proposal.ts';

/**
 * A clause that describes a noun must refer to that noun: no other noun is so near that the clause may
 * describe it. "the office of the mayor, which …" has two.
 */
export const antecedent: Licence = (proposal) => {
  const { tree, rule, binding } = proposal;
  const clause = binding[CLAUSE];
  if (typeof clause !== 'number' || rule.anchors.length === 0) return undefined;
  const [start] = tree.span(clause);
  for (const anchor of anchorsOf(proposal)) {
    const noun = headOfName(tree, anchor);
    if (noun >= start) continue;
    const isKnown = isDefinite(tree, noun) && tree.onlyMarks(noun + 1, start);
    if ([...tree.path(noun)].some(({ index, relation }) => isOther(tree, index, relation, isKnown)))
      return 'a noun inside another clause';
    if (isAdverbial(tree, noun)) return 'a noun that says when or how much';
    const rivals = [...between(tree, noun, start), ...around(tree, noun)];
    const rival = rivals.find((at) => mayBeMeant(tree, noun, at));
    if (rival !== undefined) return `“${tree.at(rival).form}” may be meant`;
  }
  return undefined;
};

/** "three times a day, which …": an oblique noun without an adposition is not described further. */
function isAdverbial(tree: Tree, noun: number): boolean {
  const { relation, features } = tree.at(noun);
  const isOblique = /^(?:obl|nmod:(?:tmod|npmod|unmarked))/.test(relation);
  const isMarked = features.Case !== undefined && !/^(?:Nom|Acc|Gen)$/.test(features.Case);
  return isOblique && !isMarked && tree.child(noun, 'case') === undefined;
}

/** The name in rules of the clause that describes the anchor. */
const CLAUSE = 'V';

/** A clause that a noun is part of; what is known is the same in an infinitive as in the main clause. */
function isOther(tree: Tree, verb: number, relation: string, isKnown: boolean): boolean {
  if (/^(?:advcl|xcomp)$/.test(relation) && isKnown) return finiteOf(tree, verb) !== undefined;
  return /^(?:acl|advcl|ccomp|xcomp)/.test(relation);
}

/** "the bridge", "your bridge", "London Bridge": one that is known. */
export function isDefinite(tree: Tree, noun: number): boolean {
  const article = tree.child(noun, 'det')?.features.Definite === 'Def';
  return article || tree.child(noun, 'nmod:poss') !== undefined || tree.at(noun).upos === 'PROPN';
}

function between(tree: Tree, noun: number, end: number): number[] {
  return tree.nodes
    .slice(noun + 1, end)
    .filter(
      ({ upos, index }) => (upos === 'NOUN' || upos === 'PROPN') && isOwnHead(tree, index, noun),
    )
    .map(({ index }) => index);
}

/** The nouns that this one belongs to: "the processing of your data, which …". */
function around(tree: Tree, noun: number): number[] {
  const nouns: number[] = [];
  for (let at = noun; /^nmod/.test(tree.at(at).relation); ) {
    at = tree.at(at).head;
    nouns.push(at);
  }
  return nouns;
}

/** Parts of a name or compound are not separate nouns. */
function isOwnHead(tree: Tree, at: number, noun: number): boolean {
  return (
    headOfName(tree, at) !== noun &&
    !/^(?:compound|flat|flat:name|amod)$/.test(tree.at(at).relation)
  );
}

function mayBeMeant(tree: Tree, noun: number, rival: number): boolean {
  if (numberOf(tree, noun) !== numberOf(tree, rival)) return false;
  const [one, other] = [animacyOf(tree, noun), animacyOf(tree, rival)];
  return one === other || one === 'unknown' || other === 'unknown';
}
