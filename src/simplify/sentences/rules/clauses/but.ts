import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from './conditional.ts';
import { readStretch } from './reread.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 3;

/** "O sinal fechou, mas o carro não parou" → "… . Mas o carro não parou": what is set against all before it. */
export function butSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { coordinators = {}, butApart, proDrop } = rules;
  if (!butApart || isConditional(tree, rules)) return [];
  const finite = tree.finiteOf(tree.root);
  if (finite === undefined || tree.endMark === '?') return [];
  for (let at = SHORTEST + 1; at < tree.lastWord - SHORTEST; at++) {
    const begin = coordinators[tree.lower(at)];
    if (!begin || tree.form(at - 1) !== ',' || tree.enclosed[at] || finite > at) continue;
    const before = { first: 0, last: at - 2 };
    const after = { first: at + 1, last: tree.lastWord };
    if (!tree.isBalanced(before) || !tree.isBalanced(after)) continue;
    // "Não só compra, mas também vende": a pair; "mas sim um aumento": no clause.
    if (range({ first: 0, last: at + 1 }).some((i) => butApart.includes(tree.lower(i)))) continue;
    if (opensClause(tree, at + 1)) continue;
    // "Disse que A, mas B": B may be said, too.
    if (range(before).some((i) => /^(?:ccomp|csubj)/.test(tree.relation(i)))) continue;
    const own = readStretch(tree, after, language);
    const verb = own.finiteOf(own.root);
    if (verb === undefined || own.child(own.root, ['mark']) !== undefined) continue;
    // "los médicos, pero no todos, están": put in between.
    if (range({ first: 0, last: verb }).some((i) => own.form(i) === ',' || isRelative(own, i)))
      continue;
    const subject = own.subjectOf(own.root);
    // "Conhece um homem que veio, mas não ficou": whose verb is it?
    const others = range({ first: 0, last: at - 1 }).filter(
      (i) => tree.isFinite(i) && i !== finite,
    );
    if (subject === undefined ? !proDrop || others.some((i) => i > finite) : subject > verb)
      continue;
    const cutting = { first: at - 1, last: at };
    const reason = 'A contrast is clearer in two sentences.';
    return [stopAt(tree, cutting, rules, 'split/but', reason, [`${begin} `])];
  }
  return [];
}

/** "mas que", "mas quando": what follows hangs on something else. */
function opensClause(tree: Tree, index: number): boolean {
  return tree.at(index).upos === 'SCONJ' || isRelative(tree, index);
}

function isRelative(tree: Tree, index: number): boolean {
  return tree.at(index).features.PronType === 'Rel';
}
