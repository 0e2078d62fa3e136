import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';

/** "It is green since, as part of the plan, it saves fuel": a word before the border belongs to what follows it. */
export function leavesOpen(tree: Tree, { first, last }: Stretch): boolean {
  return (
    hangsOnLater(tree, { first, last }) ||
    sharesWhom(tree, { first, last }) ||
    tellsOfNoun(tree, last)
  );
}

/** "il dit que cette somme, qui …, vient de là": the verb of a clause that was opened comes later. */
function hangsOnLater(tree: Tree, { first, last }: Stretch): boolean {
  return range({ first: 0, last: first }).some(
    (i) => tree.at(i).relation === 'mark' && tree.at(i).head >= last,
  );
}

/** "j'invite et je prie la commissaire": whom the second verb names, the first one means, too. */
function sharesWhom(tree: Tree, { first, last }: Stretch): boolean {
  const [who, again] = [tree.at(first - 1), tree.at(last)];
  if (who.upos !== 'PRON' || who.lemma !== again.lemma || tree.at(first).upos !== 'VERB')
    return false;
  return who.relation === 'nsubj' && tree.child(again.head, ['obj']) !== undefined;
}

/** "quella forza e quella vitalità che caratterizzano …": the verb after it only tells of the noun. */
function tellsOfNoun(tree: Tree, last: number): boolean {
  const verb = range({ first: last, last: tree.lastWord }).find((i) => tree.isFinite(i)) ?? -1;
  const opens = tree.children(verb).find((i) => tree.relation(i) === 'mark' && i < verb) ?? -1;
  const subject = tree.subjectOf(verb) ?? tree.lastWord;
  return subject >= last && subject < opens;
}

/** "Cuando llegó a casa y abrió la puerta, sonó el teléfono": what a clause opens with goes on. */
export function isInOpening(tree: Tree, end: number, rules: SentenceRules): boolean {
  const { gendered, subordinators = [] } = rules;
  const opens = tree.at(0).upos === 'SCONJ' || subordinators.includes(tree.lower(0));
  if (!gendered || !opens) return false;
  const comma = tree.tokens.findIndex(({ form }, i) => COMMAS.has(form) && !tree.enclosed[i]);
  const isOver = comma > 0 && comma < end;
  return !isOver || !range({ first: comma, last: end }).some((i) => tree.isFinite(i));
}

/** "It grew slower and slower" */
export function isSaidTwice(tree: Tree, { first, last }: Stretch): boolean {
  const isName = /^(?:NOUN|PROPN|PRON)$/.test(tree.at(last).upos);
  return tree.lower(first) === tree.lower(last) && tree.at(last - 1).upos === 'CCONJ' && !isName;
}

/**
 * "The storm killed ten people and cut the power, police said": who says it comes last, so that what
 * is parted from it would be told as a fact.
 */
export function losesSpeaker(tree: Tree, rules: SentenceRules): boolean {
  // "…, agintariek esan dutenez": a language may say so by the ending of the last word.
  if (rules.saidEndings?.some((each) => tree.lower(tree.lastWord).endsWith(each))) return true;
  return false;
}

/** "pegou o papel e o jogou fora" → "O jogou fora": no sentence begins with whom or what it is done to. */
export function opensWithPronoun(tree: Tree, from: number, rules: SentenceRules): boolean {
  const { upos, head, relation } = tree.at(from);
  const isPronoun = /^(?:PRON|DET)$/.test(upos) && /^(?:obj|iobj|expl)/.test(relation);
  return rules.pronounsNeverFirst === true && isPronoun && head > from;
}

/** "Disseram que A, mas B": B may be what they said, too, unless it has somebody who says it. */
export function mayBeSaid(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  const { root } = tree;
  if (!rules.saidBy?.verbs.includes(tree.at(root).lemma) || root > first) return false;
  const said = tree.child(root, ['ccomp']);
  if (said === undefined || said > first) return false;
  const other = tree.children(root).find((i) => i >= last && tree.relation(i) === 'conj');
  return other === undefined || tree.child(other, ['ccomp']) === undefined;
}
