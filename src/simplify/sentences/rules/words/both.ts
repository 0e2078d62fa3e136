import type { SentenceRules } from '../../language-file/rules-file.ts';
import { cut, type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

const LONGEST = 16;

/**
 * "sowohl A als auch B" → "A und B": two words that join what one joins as well. What follows the
 * first must be an article, a preposition or a name, for "tanto dinero como él" compares.
 */
export function boths(tree: Tree, rules: SentenceRules): Proposal[] {
  const found: Proposal[] = [];
  tree.tokens.forEach((_, index) => {
    const data = rules.both?.[tree.lower(index)];
    if (!data || tree.enclosed[index] || /^(?:AUX|VERB)$/.test(tree.at(index).upos)) return;
    if (!/^(?:ADP|DET|PROPN|PRON|NUM)$/.test(tree.at(index + 1).upos) && !data.anything) return;
    const second = secondOf(tree, index, data.second);
    if (!second || singularSubject(tree, index)) return;
    const { first, last } = second;
    // "sia A sia B sia C" joins three; "Ana y Isabel" is hard to say.
    if (range({ first: last + 1, last: tree.lastWord }).some((i) => same(tree, i, index))) return;
    // "tanto en casa como en clase, como al jugar": so does a second "como" after a comma.
    const isThird = (i: number) =>
      same(tree, i, first) &&
      tree.form(i - 1) === ',' &&
      /^(?:NOUN|PROPN|ADJ)$/.test(tree.at(i - 2).upos);
    if (range({ first: last + 1, last: tree.lastWord }).some(isThird)) return;
    if (data.notBefore?.some((start) => tree.lower(last + 1).startsWith(start))) return;
    if (!tree.isBalanced({ first: index, last })) return;
    const start =
      tree.form(first - 1) === ',' && !closes(tree, index, first - 1) ? first - 1 : first;
    found.push({
      rule: 'rephrase/both',
      operation: 'rephrase',
      reason: `One word joins the two as well: "${data.joined}".`,
      pieces: [
        { ...cut(tree, { first: index, last: index }), parts: [], capital: index === 0 },
        {
          start: tree.tokens[start - 1].end,
          end: tree.tokens[last].end,
          parts: [` ${data.joined}`],
        },
      ],
      dropped: [index, ...range({ first, last })],
      key: tree.lower(index),
    });
  });
  return found;
}

/** "Tanto o pai, Leandro, quanto a mãe": the comma before the second closes what another one opens. */
function closes(tree: Tree, index: number, comma: number): boolean {
  return range({ first: index + 1, last: comma - 1 }).some((i) => tree.form(i) === ',');
}

function same(tree: Tree, one: number, other: number): boolean {
  return tree.lower(one) === tree.lower(other);
}

/** Where the words that go with the first stand: once only, and in the same clause. */
function secondOf(
  tree: Tree,
  index: number,
  second: readonly string[],
): { readonly first: number; readonly last: number } | undefined {
  for (let first = index + 2; first <= Math.min(index + LONGEST, tree.lastWord - 1); first++) {
    if (tree.isFinite(first) || /^[;:.–—]$/.test(tree.form(first))) return undefined;
    const words = second.find((each) =>
      each.split(' ').every((word, k) => tree.lower(first + k) === word),
    );
    if (words) return { first, last: first + words.split(' ').length - 1 };
  }
  return undefined;
}

/** "Sowohl A als auch B ist …": "A und B" would ask for another verb. */
function singularSubject(tree: Tree, index: number): boolean {
  const subject = tree.subjectOf(tree.root);
  const finite = tree.finiteOf(tree.root);
  if (subject === undefined || finite === undefined || subject < index) return false;
  return subject < index + 4 && tree.at(finite).features.Number !== 'Plur';
}
