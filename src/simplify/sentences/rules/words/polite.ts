import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { COMPOUND_VERB, plainStem } from './compound-verb.ts';
import { isBarred } from './neighbours.ts';
import { type Ending, pieceOf, politeEnding } from './polite-ending.ts';

/**
 * "本が出た。" → "本が出ました。": easy Japanese has one polite style, so that no text mixes both. Easier
 * phrases at the end are looked up in their polite form, or left.
 */
export function politely(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  const last = sentenceEnding(tree, rules, language);
  if (!last) return proposals;
  const endings = [last, ...clauseEndings(tree, rules, language)];
  const touches = ({ pieces }: Proposal, { first, last }: Ending) =>
    pieces.some(
      ({ start, end }) => start < tree.tokens[last].end && end > tree.tokens[first].start,
    );
  return [
    ...proposals.filter((each) => !endings.some((ending) => touches(each, ending))),
    ...endings.flatMap((ending) => {
      const compound = proposals.find(
        (each) => each.rule === COMPOUND_VERB && touches(each, ending),
      );
      // The first that may be said is taken.
      return [
        ...(compound ? politeCompound(tree, rules, language, compound, ending) : []),
        ...politePhrase(tree, rules, ending),
        proposed(ending.pieces, range(ending), 'ending'),
      ];
    }),
  ];
}

/** Is the sentence made polite? */
export function endsPolitely(tree: Tree, rules: SentenceRules, language: Language): boolean {
  return sentenceEnding(tree, rules, language) !== undefined;
}

function sentenceEnding(tree: Tree, rules: SentenceRules, language: Language): Ending | undefined {
  const last = tree.lastWord;
  if (tree.form(last + 1) !== rules.stop || last + 2 !== tree.tokens.length) return undefined;
  return politeEnding(tree, last, rules, language);
}

/** "寒いが、人が多い。" → "寒いですが、人が多いです。": a clause of the same rank before the last one. */
function clauseEndings(tree: Tree, rules: SentenceRules, language: Language): Ending[] {
  const found: Ending[] = [];
  for (let at = 2; at < tree.lastWord; at++) {
    if (!rules.polite?.links.includes(tree.form(at)) || !COMMAS.has(tree.form(at + 1))) continue;
    if (tree.at(at).relation !== 'mark' || !isOfSentence(tree, tree.at(at).head, rules)) continue;
    const ending = politeEnding(tree, at - 1, rules, language);
    if (ending) found.push(ending);
  }
  return found;
}

/** Does a clause stand beside the last one, over others that go on and "the fact that"? */
function isOfSentence(tree: Tree, clause: number, { polite }: SentenceRules): boolean {
  let at = clause;
  for (let { head } = tree.at(at); head !== tree.root; { head } = tree.at(at)) {
    const isFact = tree.relation(head) !== 'ccomp' && polite?.facts.includes(tree.form(head));
    const goesOn = tree.relation(at) === 'advcl' || polite?.facts.includes(tree.form(at));
    if (head < 0 || !(goesOn || isFact)) return false;
    at = head;
  }
  return true;
}

function proposed(pieces: readonly Piece[], dropped: readonly number[], key: string): Proposal {
  return {
    rule: 'rephrase/polite',
    operation: 'rephrase',
    reason: 'The polite style is taught first.',
    pieces,
    dropped,
    key,
  };
}

const LONGEST = 6;

/** "ことが可能である。" → "ことができます。", by the entry of "ことが可能です". */
function politePhrase(
  tree: Tree,
  rules: SentenceRules,
  { first: from, last, text }: Ending,
): Proposal[] {
  for (let first = Math.max(0, from - LONGEST); first <= from; first++) {
    const before = tree.tokens.slice(first, from).map(({ form }) => form);
    const phrase = before.join('') + text;
    const easier = rules.phrases?.[phrase];
    if (easier === undefined || tree.enclosed[first]) continue;
    if (isBarred(tree, { first, last }, phrase, rules)) continue;
    return [proposed([pieceOf(tree, { first, last }, easier)], range({ first, last }), 'phrase')];
  }
  return [];
}

/** "購入した。" → "買いました。", "購入できた。" → "買うことができました。" */
function politeCompound(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  { key, pieces, dropped: [first] }: Proposal,
  { first: verb, last, text, rest }: Ending,
): Proposal[] {
  if (verb !== first + 1) return [];
  const said = pieces[pieces.length - 1].parts.join('');
  const isHelped = said.endsWith(tree.form(verb));
  const stem = isHelped
    ? said.slice(0, said.length - tree.form(verb).length) + text.slice(0, text.length - rest.length)
    : plainStem(key, rules, language);
  if (!stem) return [];
  // What denies is written by itself, so that it is not missed.
  const written =
    verb === last
      ? [pieceOf(tree, { first, last }, stem + rest)]
      : [
          pieceOf(tree, { first, last: verb }, stem),
          pieceOf(tree, { first: verb + 1, last }, rest),
        ];
  return [proposed([...pieces.slice(0, -1), ...written], range({ first, last }), 'compound')];
}
