import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { mainAfter, sentenceFrom } from './clitics.ts';

const SHORTEST = 3;

/**
 * "Ko je prišel domov, je zaspal" → "Prišel je domov. Takrat je zaspal", "Ker je bil bolan, …" → "Bil je
 * bolan. Zato …": one thing after the other, each in its own sentence.
 */
export function whenSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { whenFirst: data, clitics } = rules;
  const mark = data?.marks[tree.lower(0)];
  if (!data || !clitics || !mark) return [];
  if (isConditional(tree, rules) || /[?]/.test(tree.endMark)) return [];
  const clause = tree.at(0).head;
  const comma = tree.tokens.findIndex(({ form }) => form === ',');
  if (tree.relation(0) !== 'mark' || comma < SHORTEST || clause > comma) return [];
  if (!range({ first: 0, last: comma - 1 }).every((i) => tree.isUnder(i, clause))) return [];
  const main = mainAfter(tree, clause, comma, clitics);
  if (main === undefined) return [];
  const happened = (each: number) => (mark.past ? isOver(tree, each) : isStated(tree, each));
  if (!happened(clause) || !happened(main)) return [];
  if (tree.tokens.some((_, i) => data.scopes.includes(tree.lower(i)))) return [];
  // "Ko je … in ko je …": a second clause would be left alone.
  if (range({ first: 1, last: comma }).some((i) => tree.at(i).upos === 'SCONJ')) return [];
  const own = { cutFrom: tree.tokens[0].start, stop: '', first: 1, clause };
  const start = sentenceFrom(tree, own, clitics);
  if (!start) return [];
  const next = tree.tokens[comma + 1];
  const told = data.told.includes(tree.lower(comma + 1));
  return [
    {
      rule: 'split/when',
      operation: 'split',
      reason: 'One thing is told after the other.',
      pieces: [
        ...start,
        {
          start: tree.tokens[comma - 1].end,
          end: next.start,
          parts: told ? [rules.stop ?? '. '] : [rules.stop ?? '. ', `${mark.then} `],
          ...(told && { capital: true }),
        },
      ],
      dropped: [0],
      key: tree.lower(0),
    },
  ];
}

/** A past tense that says what happened. */
function isOver(tree: Tree, clause: number): boolean {
  const help = tree.children(clause).filter((each) => /^(?:aux|cop)$/.test(tree.relation(each)));
  const forms = [clause, ...help].map((each) => tree.at(each).features);
  if (forms.some(({ Polarity, Mood }) => Polarity === 'Neg' || Mood === 'Cnd')) return false;
  if (!forms.some(({ VerbForm }) => VerbForm === 'Part')) return false;
  return help.some((each) => tree.at(each).features.Tense === 'Pres');
}

/** A statement, not a wish or an order. */
function isStated(tree: Tree, clause: number): boolean {
  const finite = tree.finiteOf(clause);
  return finite !== undefined && tree.at(finite).features.Mood === 'Ind';
}
