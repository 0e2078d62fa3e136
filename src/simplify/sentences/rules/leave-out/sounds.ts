import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { SOUNDS } from '../brackets/brackets.ts';

/** The longest name in sounds, in tokens. */
const LONGEST = 16;

/** "Oscar Wilde /ˈɒskə waɪld/ is …": how a name is said, beside it, and what was a button to hear it. */
export function sounds(tree: Tree, { soundLinks = [] }: SentenceRules): Proposal[] {
  const found: Proposal[] = [];
  const drop = (first: number, last: number, reason: string, key: string) =>
    found.push(dropping(tree, { first, last }, 'drop/same-again-sound', reason, key));
  let depth = 0;
  for (let i = 0; i < tree.tokens.length; i++) {
    if (tree.form(i) === '(') depth++;
    if (tree.form(i) === ')') depth--;
    // In brackets they go with them.
    if (depth > 0 || i === 0) continue;
    const last = soundsEnd(tree, i);
    if (last !== undefined) {
      drop(i, last, 'It tells only how the name is said.', 'sounds');
      i = last;
    } else if (soundLinks.includes(tree.form(i)) && /^(?:AUX|PUNCT)$/.test(tree.at(i + 1).upos)) {
      drop(i, i, 'It is left from a button, not part of the sentence.', 'link');
    }
  }
  return found;
}

/** Where letters of the phonetic alphabet end that open here with a stroke or a bracket. */
function soundsEnd(tree: Tree, open: number): number | undefined {
  const { tokens } = tree;
  const close = tree.form(open)[0] === '/' ? '/' : tree.form(open)[0] === '[' ? ']' : undefined;
  // "km/h": a stroke between words has no space before it.
  if (close === undefined || tokens[open - 1].end === tokens[open].start) return undefined;
  // "is pronounced /…/", "/…/ or /…/": there the sentence tells how.
  if (!/^(?:NOUN|PROPN|X)$/.test(tree.at(open - 1).upos)) return undefined;
  let text = '';
  for (let i = open; i < open + LONGEST && i < tokens.length; i++) {
    text += tokens[i].form;
    if (text.length < 2 || !text.endsWith(close)) continue;
    const next = tokens[i + 1];
    const isFree = next === undefined || next.start > tokens[i].end || /^[,.;)]/.test(next.form);
    const isSaid = SOUNDS.test(text) || isNameInLetters(text, tree.form(open - 1));
    return isFree && isSaid && tree.at(i + 1).upos !== 'CCONJ' ? i : undefined;
  }
  return undefined;
}

/** "Lassus [lasys]": small letters that begin as the name does; what an editor put in is no such word. */
function isNameInLetters(text: string, name: string): boolean {
  return /^\[[\p{Ll}.:'’]+\]$/u.test(text) && /^\p{Lu}/u.test(name)
    ? name[0].toLowerCase() === text.replace(/[^\p{Ll}]/gu, '')[0]
    : false;
}
