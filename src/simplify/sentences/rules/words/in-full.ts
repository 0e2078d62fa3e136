import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** A year, a century, "60-х"; "500 г" may be grams. */
const NUMBER = /^(?:1\d{3}|20\d{2}|\d{2,4}-\p{L}+|[IVXХ]+)$/u;
const DASH = /^[-–—−]$/;

/** "в 1844 г." → "в 1844 году": what is short after a number is written in full, in its case. */
export function inFull(tree: Tree, rules: SentenceRules): Proposal[] {
  const { inFull: table } = rules;
  if (!table) return [];
  return tree.tokens.flatMap(({ form, start, end }, i): Proposal[] => {
    const short = form.replace(/\.$/, '');
    const isLast = i === tree.tokens.length - 1;
    // "г" before the stop of the sentence, which is also its own.
    const isShort =
      form.endsWith('.') || (tree.form(i + 1) === '.' && i + 2 === tree.tokens.length);
    if (!isShort || !Object.hasOwn(table, short) || tree.enclosed[i]) return [];
    const { after, noun, counted = {} } = table[short];
    let first = i;
    while (first > 0 && (NUMBER.test(tree.form(first - 1)) || isBetween(tree, first - 1, i)))
      first--;
    if (first === i) return [];
    const ending = tree.form(i - 1).split('-')[1] ?? '';
    const isNoun = tree.at(first - 1).upos === 'NOUN';
    const full = counted[ending] ?? after[tree.lower(first - 1)] ?? (isNoun ? noun : undefined);
    if (full === undefined) return [];
    return [
      {
        rule: 'replace/in-full',
        operation: 'substitute',
        reason: `"${form}" is short for "${full}".`,
        pieces: [{ start, end, parts: [isLast && form.endsWith('.') ? `${full}.` : full] }],
        dropped: [],
        key: short,
      },
    ];
  });
}

/** "1823–1830 гг.": a dash between two numbers. */
function isBetween(tree: Tree, index: number, last: number): boolean {
  return index < last - 1 && DASH.test(tree.form(index)) && NUMBER.test(tree.form(index - 1));
}
