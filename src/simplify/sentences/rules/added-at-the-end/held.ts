import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range, textOf, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';
import { lastName } from '../told-of-nouns/predicate.ts';
import { type Begin, goesOnAfter, type Place } from './added.ts';

const LONGEST_VERB = 4;
const LONGEST_NAME = 5;
const LONGEST_OBJECT = 5;

/** "…, a post he held until 1971" → "He held this post until 1971." */
export function heldIt({ tree, at, rules }: Place): Begin | undefined {
  const { heldNouns = [], demonstratives } = rules;
  if (tree.form(at - 1) !== ',' || !tree.at(at).features.Definite) return undefined;
  const noun = range({ first: at + 1, last: at + 2 }).find((i) =>
    heldNouns.includes(tree.lower(i)),
  );
  if (noun === undefined || !demonstratives || goesOnAfter(tree, at)) return undefined;
  const first = rules.relativeSubjects?.includes(tree.lower(noun + 1)) ? noun + 2 : noun + 1;
  const verb = verbOf(tree, first);
  if (verb === undefined || !hasGap(tree, verb + 1)) return undefined;
  const done = textOf(tree, { first, last: verb });
  const it = textOf(tree, { first: at + 1, last: noun });
  const this_ = demonstratives.Sing.toLowerCase();
  return { kind: 'held', text: `${upperFirst(done)} ${this_} ${it}`, from: verb + 1 };
}

/** "…, which he sold in 1990" → "He sold it in 1990." */
export function didIt({ tree, at, rules, data: { ofWhich, it, them } }: Place): Begin | undefined {
  if (!it || tree.lower(at) !== ofWhich[0] || tree.form(at - 1) !== ',') return undefined;
  const verb = verbOf(tree, at + 1);
  if (verb === undefined || goesOnAfter(tree, at) || !hasGap(tree, verb + 1)) return undefined;
  const { upos, features, lemma } = tree.at(at - 2);
  const named = /^(?:NOUN|PROPN)$/.test(upos) && !isPersonal(lemma, rules);
  // "which they were told": what the verb takes is not it; "it" itself would be meant twice.
  const passive = range({ first: at + 1, last: verb }).some(
    (i) => tree.at(i).relation === 'aux:pass' || tree.at(i).features.Polarity === 'Neg',
  );
  const isIt =
    [it, them].includes(tree.lower(at + 1)) || tree.lower(at + 1) === rules.littleWords?.thing;
  const takes = !rules.passive?.never?.includes(tree.at(verb).lemma) && isTaken(tree, verb);
  if (!named || passive || isIt || !takes) return undefined;
  // "two medals in Rome, which": one or many, who knows.
  const others = tree.children(tree.root).filter((i) => /^(?:obj|obl)$/.test(tree.relation(i)));
  const isOther = (i: number) =>
    i < at && tree.at(i).upos === 'NOUN' && tree.at(i).features.Number !== features.Number;
  // "which he founded and of which he is the head"
  const again = range({ first: verb, last: tree.lastWord }).some((i) =>
    ofWhich.includes(tree.lower(i)),
  );
  if (others.some(isOther) || again) return undefined;
  const object = features.Number === 'Plur' ? them : it;
  const done = textOf(tree, { first: at + 1, last: verb });
  return { kind: 'held', text: `${upperFirst(done)} ${object}`, from: verb + 1 };
}

/** Not so: "which he lived in", "which he said was", "which he wanted to sell". */
function isTaken(tree: Tree, verb: number): boolean {
  const rest = range({ first: verb + 1, last: tree.lastWord });
  if (rest.length === 0) return true;
  const { upos } = tree.at(tree.lastWord);
  if (/^(?:ADP|PART)$/.test(upos)) return false;
  return !rest.some((i) => tree.isFinite(i) && tree.subjectOf(i) === undefined && i < verb + 3);
}

/** "…, with whom he had two children" → "He had two children with Lee." */
export function withWhom({ tree, at, rules, data: { whom } }: Place): Begin | undefined {
  if (whom === undefined || tree.lower(at + 1) !== whom || tree.form(at - 1) !== ',')
    return undefined;
  if (tree.at(at).upos !== 'ADP' || goesOnAfter(tree, at)) return undefined;
  const verb = verbOf(tree, at + 2);
  const who = personBefore(tree, at - 2, rules);
  if (verb === undefined || !who) return undefined;
  const last = objectEnd(tree, verb);
  if (last === undefined) return undefined;
  const done = textOf(tree, { first: at + 2, last });
  return { kind: 'held', text: `${upperFirst(done)} ${tree.lower(at)} ${who}`, from: last + 1 };
}

/** "he held", "she has never won": a pronoun that acts, and the last word of its verb. */
function verbOf(tree: Tree, first: number): number | undefined {
  const { upos, features } = tree.at(first);
  if (upos !== 'PRON' || features.Case !== 'Nom') return undefined;
  let finite = false;
  for (let i = first + 1; i <= first + LONGEST_VERB; i++) {
    const { upos: kind } = tree.at(i);
    finite ||= tree.isFinite(i);
    if (kind === 'VERB') return finite || tree.at(i).features.Tense === 'Past' ? i : undefined;
    if (kind !== 'AUX' && kind !== 'ADV') return undefined;
  }
  return undefined;
}

/** Does no object follow: "held until", not "held the post"? */
function hasGap(tree: Tree, next: number): boolean {
  if (next > tree.lastWord) return true;
  const { upos } = tree.at(next);
  return /^(?:SCONJ|ADV)$/.test(upos) || (upos === 'ADP' && tree.at(next + 1).upos !== 'PUNCT');
}

/** Where the verb's object ends, or the verb itself; undefined where that is not plain. */
function objectEnd(tree: Tree, verb: number): number | undefined {
  const next = tree.at(verb + 1).upos;
  if (verb === tree.lastWord || /^(?:ADP|SCONJ|ADV)$/.test(next)) return verb;
  if (!/^(?:DET|NUM|ADJ|NOUN)$/.test(next)) return undefined;
  let last = verb + 1;
  while (/^(?:DET|NUM|ADJ|NOUN)$/.test(tree.at(last + 1).upos) && last < verb + LONGEST_OBJECT)
    last++;
  const after = tree.form(last + 1);
  // "had two sons and a daughter", "released an album of songs": more of the object follows.
  const ends =
    last === tree.lastWord || /^(?:ADP|SCONJ)$/.test(tree.at(last + 1).upos) || after === ',';
  return ends && tree.at(last).upos === 'NOUN' ? last : undefined;
}

/** A name that ends here, or "his wife". */
function personBefore(tree: Tree, last: number, rules: SentenceRules): string | undefined {
  const { upos, lemma } = tree.at(last);
  let first = last;
  if (upos === 'PROPN') {
    while (/^\p{Lu}/u.test(tree.form(first - 1)) && last - first < LONGEST_NAME) first--;
    const text = textOf(tree, { first, last });
    const isThing = range({ first, last }).some((i) =>
      rules.persons?.things?.includes(tree.lower(i)),
    );
    // "Ann Lee of Kent, with whom", "the Beatles, with whom"
    const before = tree.at(first - 1);
    const hung = before.upos === 'ADP' && tree.at(first - 2).upos === 'PROPN';
    const isOne =
      before.upos !== 'DET' && before.upos !== 'CCONJ' && !tree.isPunctuation(first - 1);
    return isThing || hung || !isOne || first === 0 ? undefined : lastName(text);
  }
  if (upos !== 'NOUN' || !isPersonal(lemma, rules)) return undefined;
  const own = tree.at(last - 1).features.Poss === 'Yes';
  return own ? textOf(tree, { first: last - 1, last }) : undefined;
}
