import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

const LONGEST = 4;

/** "has a population of 900" → "has 900 people": what is counted stands after the number. */
export function counts(tree: Tree, { counted = {} }: SentenceRules): Proposal[] {
  const found: Proposal[] = [];
  if (!tree.tokens.some(({ form }) => /^\p{N}/u.test(form))) return found;
  for (let first = 1; first < tree.tokens.length; first++) {
    let phrase = '';
    for (let last = first; last < first + LONGEST && last < tree.lastWord; last++) {
      phrase += (last > first ? ' ' : '') + tree.lower(last);
      if (!Object.hasOwn(counted, phrase) || tree.enclosed[first]) continue;
      let number = last + 1;
      // "about 900", "over 900"
      while (number < last + 3 && /^(?:ADV|ADP|ADJ)$/.test(tree.at(number).upos)) number++;
      if (!/^\p{N}/u.test(tree.form(number)) || !ends(tree, number + 1)) continue;
      const { end } = tree.tokens[number];
      // "about # people": what stands before the number, too.
      const [before, after] = counted[phrase].includes('#')
        ? counted[phrase].split('#')
        : ['', ` ${counted[phrase]}`];
      found.push({
        rule: 'replace/count',
        operation: 'substitute',
        reason: `"${before}…${after}" is a shorter way to say "${phrase} …".`,
        pieces: [
          { start: tree.tokens[first].start, end: tree.tokens[last + 1].start, parts: [before] },
          { start: end, end, parts: [after] },
        ],
        dropped: range({ first, last }),
        key: phrase,
      });
    }
  }
  return found;
}

/** After the number no noun follows that would be counted instead. */
function ends(tree: Tree, index: number): boolean {
  return /^(?:PUNCT|ADP|CCONJ|SCONJ|VERB|X)$/.test(tree.at(index).upos) && tree.form(index) !== '-';
}
