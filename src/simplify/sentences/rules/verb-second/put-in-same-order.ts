import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isYear } from '../brackets/bracket.ts';
import { isConditional } from '../clauses/conditional.ts';

const NAME = /^(?:NOUN )?(?:PROPN ?)+$/;
const LONGEST_HOST = 5;
const SHORTEST = 2;

/**
 * "Museet, som blev grundlagt i 1902, viser malerier" → "Museet blev grundlagt i 1902. Museet viser
 * malerier": where the words of a clause keep their order, its subject is said in both sentences.
 */
export function putInSameOrder(tree: Tree, rules: SentenceRules): Proposal[] {
  const { putInSameOrder: data } = rules;
  if (!data || tree.endMark === '?' || isConditional(tree, rules)) return [];
  const open = tree.tokens.findIndex(({ form }) => form === ',');
  const pronoun = open + 1;
  if (open < 1 || open > LONGEST_HOST || !data.pronouns.includes(tree.lower(pronoun))) return [];
  const close = tree.tokens.findIndex(({ form }, i) => i > open && form === ',');
  const [verb, main] = [pronoun + 1, close + 1];
  if (close - verb < SHORTEST || !tree.isFinite(verb) || !tree.isFinite(main)) return [];
  const inside = range({ first: verb + 1, last: close - 1 });
  // "som har ledet museet og er dansker": a participle, a second verb.
  const goesOn = (i: number) => tree.at(i).relation === 'xcomp' || tree.at(i - 1).upos === 'CCONJ';
  const opens = (i: number) =>
    tree.at(i).upos === 'SCONJ' ||
    (tree.isFinite(i) && !goesOn(i)) ||
    data.pronouns.includes(tree.lower(i));
  if (inside.some(opens) || !tree.isBalanced({ first: 0, last: close })) return [];
  if (tree.enclosed[open]) return [];
  const again = againOf(tree, open, verb, main, close, data);
  if (again === undefined) return [];
  const { tokens } = tree;
  return [
    {
      rule: 'split/put-in',
      operation: 'split',
      reason: 'What is told of somebody on the side gets its own sentence.',
      pieces: [
        { start: tokens[open - 1].end, end: tokens[pronoun].end, parts: [''] },
        {
          start: tokens[close - 1].end,
          end: tokens[close].end,
          parts: [rules.stop ?? '. ', again],
        },
      ],
      dropped: [],
      key: tree.lower(pronoun),
    },
  ];
}

/** The subject as it is said again: a name, or one thing that is known and of which a fact is told. */
function againOf(
  tree: Tree,
  open: number,
  verb: number,
  main: number,
  close: number,
  { bounds }: NonNullable<SentenceRules['putInSameOrder']>,
): string | undefined {
  const host = range({ first: 0, last: open - 1 });
  const kinds = host.map((i) => tree.at(i).upos).join(' ');
  if (NAME.test(kinds))
    return host
      .filter((i) => tree.at(i).upos === 'PROPN')
      .map((i) => tree.form(i))
      .join(' ');
  const { upos, features } = tree.at(0);
  // "Bøgerne, der …" may be some of them.
  if (open > 1 || upos !== 'NOUN' || features.Definite !== 'Def' || features.Number === 'Plur')
    return undefined;
  const clause = range({ first: verb, last: close - 1 });
  if (clause.some((i) => bounds.includes(tree.lower(i)) || tree.at(i).features.Degree === 'Sup'))
    return undefined;
  const isPast = (i: number) => tree.at(i).features.Tense === 'Past';
  const hasName = clause.some((i) => /^(?:PROPN|NUM)$/.test(tree.at(i).upos));
  const isFact =
    isPast(main) || (isPast(verb) && hasName) || clause.some((i) => isYear(tree.form(i)));
  return isFact ? tree.form(0) : undefined;
}
