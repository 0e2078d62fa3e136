import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../subjects/subject.ts';
import { clausesIn } from '../tenses/pasts.ts';
import { isSpoken, pastOf } from '../tenses/perfect.ts';
import { type FrontedClause, frontedClauses } from './fronted-clause.ts';
import { placed } from './verb-last.ts';

/**
 * "Als der Hund müde war, legte er sich hin" → "Der Hund war müde. Da hat er sich hingelegt.": what
 * was so first is a sentence before what came of it.
 */
export function frontedSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { fronted: data, perfect } = rules;
  if (!data || !perfect || isConditional(tree, rules)) return [];
  if (tree.form(tree.tokens.length - 1) === '?') return [];
  const clauses = clausesIn(tree, perfect, language);
  return frontedClauses(tree, rules, clauses).flatMap((clause) => {
    const said = secondPlace(tree, clause, rules, language);
    if (!said) return [];
    const word = tree.lower(clause.mark);
    return [
      {
        rule: 'split/fronted',
        operation: 'split' as const,
        reason: 'What was so first is a sentence of its own.',
        pieces: piecesOf(tree, clause, said, data.marks[word]),
        dropped: [],
        key: word,
      },
    ];
  });
}

/** The verb in second place, and what of it stands last. */
export interface Said {
  readonly second: string;
  readonly last: string;
}

/** The verb of a clause in second place, in the tense that the main verb will have. */
export function secondPlace(
  tree: Tree,
  { verb, main }: Pick<FrontedClause, 'verb' | 'main'>,
  rules: SentenceRules,
  language: Language,
): Said | undefined {
  const { perfect } = rules;
  if (!perfect) return undefined;
  const { fields, quoted } = clausesIn(tree, perfect, language);
  const isSaid = isSpoken(tree, rules, language);
  const past = (index: number) =>
    isSaid ? pastOf(tree, index, fields, quoted, rules, perfect, language) : undefined;
  const [own, other] = [past(verb), past(main)];
  // One tense in both: "Er ist gekommen. Da hat sie gelacht."
  if (Array.isArray(own) && other !== undefined && own.length === 1) {
    const words = own[0].parts.join('').split(' ');
    const second = words.pop() ?? '';
    return { second, last: words.join(' ') };
  }
  if (own === 'stays') return { second: plainOf(tree.form(verb), rules), last: '' };
  const plain = placed(tree, { verb }, rules, language);
  return plain && { second: plain.form, last: plain.prefix };
}

/** "ward" → "wurde": what is moved is not replaced where it stood. */
function plainOf(form: string, { phrases = {} }: SentenceRules): string {
  return Object.hasOwn(phrases, form) && !phrases[form].includes('/') ? phrases[form] : form;
}

function piecesOf(
  tree: Tree,
  { from, mark, before, verb, link }: FrontedClause,
  { second, last }: Said,
  then: string,
): Piece[] {
  const { tokens } = tree;
  // What marks stand before it, stay.
  const isFirst = range({ first: 0, last: from - 1 }).every((i) => tree.isPunctuation(i));
  const opening: Piece = {
    start: isFirst ? tokens[from].start : tokens[from - 1].end,
    end: tokens[mark + 1].start,
    parts: isFirst ? [] : ['. '],
    capital: true,
  };
  const end = `${last === '' ? '' : ` ${last}`}. ${then}`;
  const at = tokens[before].end;
  const closing = { start: tokens[verb - 1].end, end: tokens[link].end };
  if (before === verb - 1) return [opening, { ...closing, parts: [` ${second}${end}`] }];
  return [opening, { start: at, end: at, parts: [` ${second}`] }, { ...closing, parts: [end] }];
}
