import type { Language } from '../../../../language/index.ts';
import type { PoliteEnding } from '../../language-file/rewrite-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Piece } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { stemOf } from './polite-stem.ts';

/** What a sentence ends with, and what stands there instead: the stem of its verb and the rest. */
export interface Ending extends Stretch {
  readonly pieces: readonly Piece[];
  readonly text: string;
  /** What follows the stem. */
  readonly rest: string;
}

export function politeEnding(
  tree: Tree,
  last: number,
  { polite }: SentenceRules,
  language: Language,
): Ending | undefined {
  if (!polite || tree.enclosed[last]) return undefined;
  for (const each of polite.endings) {
    const first = firstOf(tree, last, each.ends);
    if (first === undefined || !follows(tree, first - 1, each, language)) continue;
    if (each.as === undefined) return undefined;
    const verb = Math.min(first, last + 1) - 1;
    const stem = each.stem && stemOf(tree, verb, each.stem, polite.stems, language);
    if (each.stem && stem === undefined) continue;
    const from = stem === undefined && first <= last ? first : verb;
    const said = stem ?? (first > last ? tree.form(verb) : '');
    // What denies is written by itself, so that it is not missed.
    const pieces =
      first > last || said === ''
        ? [pieceOf(tree, { first: from, last }, said + each.as)]
        : [
            pieceOf(tree, { first: verb, last: verb }, said),
            pieceOf(tree, { first, last }, each.as),
          ];
    return { first: from, last, pieces, text: said + each.as, rest: each.as };
  }
  return undefined;
}

/** Where whole words begin that make up this ending; after the last word for none. */
function firstOf(tree: Tree, last: number, ends: string): number | undefined {
  let [first, found] = [last + 1, ''];
  while (found.length < ends.length && first > 1) found = tree.form(--first) + found;
  return found === ends ? first : undefined;
}

function follows(
  tree: Tree,
  before: number,
  { after = [''], upos, word }: PoliteEnding,
  language: Language,
): boolean {
  if (upos && !upos.includes(tree.at(before).upos)) return false;
  const form = tree.form(before);
  const end = after.find((each) => form.endsWith(each));
  if (end === undefined || word === undefined) return end !== undefined;
  // "強かった" is of "強い", whatever the tagger says.
  const known = form.slice(0, form.length - end.length) + word;
  return /\p{Script=Han}/u.test(known) && language.frequency.zipf(known) > 0;
}

export function pieceOf(tree: Tree, { first, last }: Stretch, text: string): Piece {
  return { start: tree.tokens[first].start, end: tree.tokens[last].end, parts: [text] };
}
