import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isDenied } from './instruction.ts';
import { holdsRelative, isEssential, isPartOfDate, isTakenUp } from './modifier-needed.ts';

const LOOSE = new Set(['obl', 'nmod', 'advcl', 'acl', 'amod', 'advmod', 'appos', 'parataxis']);

/** Modifiers that the rest does without, for a reader who asked for less text by a ratio. */
export function modifiers(tree: Tree, rules: SentenceRules): Proposal[] {
  const { bound = [] } = rules;
  const found: Proposal[] = [];
  const finite = tree.finiteOf(tree.root);
  const subject = tree.subjectOf(tree.root);
  tree.tokens.forEach((_, index) => {
    const relation = tree.relation(index);
    if (!LOOSE.has(relation) || tree.enclosed[index] || index === tree.root) return;
    const stretch = tree.stretch(index);
    if (!stretch || !tree.isBalanced(stretch) || stretch.last > tree.lastWord) return;
    if (stretch.last - stretch.first + 1 > tree.tokens.length * 0.6) return;
    const holds = (at: number | undefined) =>
      at !== undefined && at >= stretch.first && at <= stretch.last;
    if (holds(finite) || holds(subject) || holds(tree.root)) return;
    if (holdsRelative(tree, stretch) || isTakenUp(tree, index, stretch, rules)) return;
    if (bound.includes(tree.lower(index)) || bound.includes(tree.lower(stretch.first))) return;
    // "essentially, if not completely, insoluble": what a negation is about goes with it or stays.
    if (tree.at(stretch.first - 1).features.Polarity === 'Neg' || isDenied(tree, index)) return;
    // "as surely as", "very much"
    const [before, after] = [tree.lower(stretch.first - 1), tree.lower(stretch.last + 1)];
    if (before === after && /^\p{L}/u.test(before)) return;
    if (relation === 'advmod' && tree.at(tree.at(index).head).upos === 'ADV') return;
    let { first, last } = stretch;
    if (relation === 'advmod' && joinsNouns(tree, { first, last })) return;
    if ([first - 1, first, last, last + 1].some((at) => /^[-–]$/.test(tree.form(at)))) return;
    if (/^[;:]$/.test(tree.form(first))) return;
    if (isPartOfDate(tree, index, stretch) || isEssential(tree, index)) return;
    const comma = (at: number) => tree.form(at) === ',';
    // "hope that, eventually, even they": both commas are its own.
    if (comma(last) && comma(first - 1) && /^[SC]CONJ$/.test(tree.at(first - 2).upos)) last--;
    if (comma(first - 1) && (comma(last + 1) || last >= tree.lastWord)) {
      first--;
      if (comma(last + 1)) last++;
    } else if (first === 0 && comma(last + 1)) last++;
    // "The deposits, however, are": the second comma hangs on it.
    else if (comma(first - 1) && comma(last) && tree.isFinite(last + 1)) first--;
    // "Voting has, in their words, become": nor is one left in the middle of a verb.
    else if (comma(first - 1) && comma(last) && tree.at(first - 2).upos === 'AUX') first--;
    // "The house, built in 1990, was sold": no comma is left between a subject and its verb.
    else if (comma(first) && comma(last + 1)) {
      if ((subject !== undefined && subject < first) || tree.isFinite(last + 2)) last++;
    }
    // "a town however, standing": its comma would stand alone, or be missed.
    if (relation === 'advmod' && first > 0 && comma(last) && !comma(first)) return;
    if (first === 0 && (tree.at(last + 1).upos === 'CCONJ' || leavesVerbFirst(tree, last + 1)))
      return;
    if (last >= tree.tokens.length - 1 && first === 0) return;
    const aside = first < stretch.first || last > stretch.last;
    if (aside && tree.children(tree.at(index).head).some((c) => tree.relation(c) === 'conj'))
      return;
    const reason = 'A shorter text was asked for.';
    const rule = aside ? 'drop/aside' : `drop/modifier-${relation}`;
    const word = index === stretch.first ? tree.at(index).lemma : tree.lower(stretch.first);
    found.push(dropping(tree, { first, last }, rule, reason, `${relation} ${word}`));
  });
  return found;
}

/** "In programming, slicing is the …": the subject was taken for a part of the opening. */
function leavesVerbFirst(tree: Tree, next: number): boolean {
  const { upos, features } = tree.at(next);
  return upos === 'AUX' || (upos === 'VERB' && features.Mood !== 'Imp');
}

/** "the Group, also Hardin and York", "…, thus the name", "a town however the people": a word between two nouns joins them. */
export function joinsNouns(tree: Tree, { first, last }: Stretch): boolean {
  const isSetOff = COMMAS.has(tree.form(first - 1));
  const before = tree.at(isSetOff ? first - 2 : first - 1).upos;
  const after = tree.at(last + 1).upos;
  if (isSetOff && after !== 'PRON' && /^\p{Lu}/u.test(tree.form(last + 1))) return true;
  return (
    /^(?:NOUN|PROPN)$/.test(before) &&
    (isSetOff ? /^(?:NOUN|PROPN|DET|NUM)$/ : /^(?:NOUN|PROPN|DET)$/).test(after)
  );
}

/** One of two that are joined, a noun before a noun: only for a reader who turned a dial. */
export function parts(tree: Tree): Proposal[] {
  const reason = 'A shorter or easier text was asked for.';
  return tree.tokens.flatMap((_, index) => {
    const relation = tree.relation(index);
    const { head, upos, features } = tree.at(index);
    if (tree.enclosed[index] || head < 0) return [];
    // What else somebody did is a statement of its own.
    if (relation === 'conj' && features.VerbForm === 'Fin') return [];
    const drop = (first: number, last: number) => [
      dropping(tree, { first, last }, `drop/part-${relation}`, reason, tree.at(index).lemma),
    ];
    if (relation === 'compound' && upos === 'NOUN' && index === head - 1) {
      const joined = /^[-–]$/.test(tree.form(index - 1)) || tree.children(index).length > 0;
      return joined || tree.at(index - 1).upos === 'PROPN' ? [] : drop(index, index);
    }
    if (relation !== 'conj' || !/^(?:NOUN|PROPN|ADJ|ADV|VERB)$/.test(upos)) return [];
    const stretch = tree.stretch(index);
    const siblings = tree.children(head).filter((each) => tree.relation(each) === 'conj');
    const cc = tree.child(index, ['cc']);
    if (!stretch || cc !== stretch.first || siblings.length > 1 || !tree.isBalanced(stretch))
      return [];
    // "A and B are": the verb would have to change.
    if (tree.relation(head) === 'nsubj' || tree.subjectOf(index) !== undefined) return [];
    return stretch.last > tree.lastWord ? [] : drop(stretch.first, stretch.last);
  });
}
