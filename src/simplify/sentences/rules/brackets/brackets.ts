import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { isDemand, isInstruction } from '../leave-out/instruction.ts';
import { isLike, isReference, saysInFull, saysTheSame } from './same.ts';

const BRACKETS = new Map([
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
]);

/** Letters of the phonetic alphabet. */
export const SOUNDS = /[\u0250-\u02ffø]/u;

const AGAIN = { rule: 'drop/same-again', reason: 'It says the same again.' };
const REFERENCE = { rule: 'drop/reference', reason: 'It only tells where to look.' };
const EXTRA = { rule: 'drop/parenthesis', reason: 'What stands in brackets is extra.' };

/** "(…)" with its brackets. */
export function parentheses(tree: Tree, rules: SentenceRules): Proposal[] {
  const found: Proposal[] = [];
  for (let i = 0; i < tree.tokens.length; i++) {
    const close = BRACKETS.get(tree.form(i));
    if (close === undefined) continue;
    let last = closing(tree, i, close, rules.nestedBrackets === true);
    if (last >= tree.tokens.length || !tree.isBalanced({ first: i, last })) continue;
    // A bracket that belongs to its word, "colour(s)", or that is the sentence, stays.
    if (i > 0 && tree.tokens[i - 1].end === tree.tokens[i].start && isWordBefore(tree, i)) continue;
    if (last - i + 1 >= tree.tokens.length - 2) continue;
    // "My Kind of Town (Chicago Is)": part of a title or quotation.
    if (i > 0 && tree.enclosed[i - 1] && !/^["”»)\]]$/u.test(tree.form(i - 1))) continue;
    const next = tree.tokens[last + 1];
    if (
      next?.start === tree.tokens[last].end &&
      /^[\p{L}\p{N}]/u.test(next.form) &&
      rules.joiner !== ''
    )
      continue;
    // "(Listen) is a town": what the sentence tells of is lost; it must not open with the verb.
    if (i === 0 && next && (tree.isFinite(last + 1) || COMMAS.has(next.form))) continue;
    // "to have [the Banksy] returned": what an editor put in belongs to the sentence.
    // "Bayeux [bajø]" tells how it is said.
    const inside = tree.tokens.slice(i + 1, last).map(({ form }) => form);
    const isPutIn = inside.some((form) => /\p{L}{2}/u.test(form));
    if (tree.form(i) === '[' && isPutIn && !inside.some((form) => SOUNDS.test(form))) continue;
    // "(1) or (2)": a number of a list, not an extra.
    if (last === i + 2 && /^(?:\p{N}+|\p{L})$/u.test(tree.form(i + 1))) continue;
    // "Le vendeur (ou son mandataire)": another one, not another name.
    const isOr = tree.lower(i + 1) === rules.aliases?.or;
    if (isOr && /^(?:DET|PRON)$/.test(tree.at(i + 2).upos) && !isDefined(tree, last, rules))
      continue;
    // "zu (fast) jeder Zeit", "(partiellement)": how much is meant; "eux (les comtés)": who is meant.
    if (last === i + 2 && tree.at(i + 1).upos === 'ADV') continue;
    if (tree.at(i - 1).upos === 'PRON' || (!rules.brackets && isLabel(tree, i, last))) continue;
    // "(SPD,) hat": its comma is the sentence's.
    // Where notes were taken off, the comma may be left from them.
    if (COMMAS.has(tree.form(last - 1)) && last > i + 2 && !rules.noteMarks) continue;
    // "minus (-)": the sign that is meant; "(,)" has lost what stood in it.
    if (last === i + 2 && /^[^\p{L}\p{N}.…,;:]+$/u.test(tree.form(i + 1))) continue;
    if (isLike(tree, i, last, rules.keptBrackets)) continue;
    // "If you are not the patient (or responsible for one), you may not": whom it holds for, too.
    if (tree.at(i + 1).upos === 'CCONJ' && isInstruction(tree, rules)) continue;
    const same = saysTheSame(tree, i, last, rules);
    const points = !same && isReference(tree, i, last, rules);
    if (!same && !points && rules.mayLoseFacts && isNeeded(tree, i, last, rules)) continue;
    // Nobody knows what a short name stands for.
    if (!same && rules.namesInFull && saysInFull(tree, i, last, rules)) continue;
    // "If you feel ill (nausea, dizziness), stop the treatment": in what is to be done it counts.
    const isNamed = inside.some((form) => /^\p{Lu}/u.test(form));
    const instructs = isDemand(tree, rules) || rules.conditions?.includes(tree.lower(0));
    if (!same && !points && !isNamed && instructs) continue;
    const { rule, reason } = points ? REFERENCE : same ? AGAIN : EXTRA;
    const key = last - i - 1 > 6 ? 'long' : 'short';
    // "Måneskin (« Clair de Lune »), est un groupe": the comma closed the bracket only.
    const bare = tree.form(last + 1) === ',' && rules.afterBracket?.includes(tree.lower(last + 2));
    if (bare && i > 0 && !tree.tokens.slice(0, i).some(({ form }) => form === ',')) last++;
    // "Flores, (fundadora de la red), elogió": one of the two commas goes, too.
    const isBetween = tree.form(i - 1) === ',' && tree.form(last + 1) === ',';
    found.push(dropping(tree, { first: isBetween ? i - 1 : i, last }, rule, reason, key));
    i = last;
  }
  return found;
}

/** "Le citron (ou le limon) est un fruit": what is told next is what it is. */
function isDefined(tree: Tree, close: number, { afterBracket = [] }: SentenceRules): boolean {
  return afterBracket.includes(tree.lower(close + 1)) && tree.at(close + 2).upos === 'DET';
}

/** "Ann Lee (Greens) and Bo Ek (Liberals)": one word after each of several names tells them apart. */
function isLabel(tree: Tree, open: number, close: number): boolean {
  const isName = (i: number) =>
    /^\p{Lu}/u.test(tree.form(i)) && [i - 1, i].some((at) => tree.at(at).upos === 'PROPN');
  const isOne = (i: number) =>
    tree.form(i) === '(' &&
    /^\p{L}+$/u.test(tree.form(i + 1)) &&
    tree.form(i + 2) === ')' &&
    isName(i - 1);
  if (close !== open + 2 || !isOne(open)) return false;
  return tree.tokens.filter((_, i) => isOne(i)).length > 1;
}

/** Where a bracket ends, over those within it. */
function closing(tree: Tree, open: number, close: string, nested: boolean): number {
  let depth = 0;
  let last = open;
  for (; last < tree.tokens.length; last++) {
    if (tree.form(last) === tree.form(open) && (nested || last === open)) depth++;
    else if (tree.form(last) === close) depth--;
    if (depth === 0) return last;
  }
  return last;
}

/** Addresses, prices, numbers to call and times of day, in any language; words for them are `needed`. */
const NEEDED =
  /@|https?:|www\.|[€$£¥%％§°円元₽]|^(?!\d{4}-\d{4}$)\d+-\d{3,}|^\d{5,}$|^\d{1,2}[:.]\d{2}$/iu;

/** How to reach somebody, what it costs, under which condition: the reader may need that. */
function isNeeded(tree: Tree, open: number, close: number, rules: SentenceRules): boolean {
  const { conditions = [], modals = [], details, exceptions = details?.exceptions } = rules;
  for (let i = open + 1; i < close; i++) {
    const word = tree.lower(i);
    // "May" is a month.
    const modal = modals.includes(word) && tree.form(i) === word;
    if (NEEDED.test(word) || conditions.includes(word) || modal) return true;
    // "(except the hand)"
    if (exceptions?.includes(word) || rules.needed?.includes(word)) return true;
  }
  return false;
}

function isWordBefore(tree: Tree, index: number): boolean {
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u.test(tree.form(index - 1));
}
