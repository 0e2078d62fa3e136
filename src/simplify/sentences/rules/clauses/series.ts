import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Piece, Proposal } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { agreeing } from '../subjects/number.ts';
import { pronounFor } from '../subjects/subject.ts';
import { isConditional } from './conditional.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 3;

/**
 * "The storm hit the coast, hurt ten people, and cut the power" → "The storm hit the coast and hurt ten
 * people. It cut the power": the last of three or more is a sentence, and what stays gets its "and".
 */
export function seriesSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { series } = rules;
  if (series === undefined || isConditional(tree, rules)) return [];
  const verbs = tree
    .children(tree.root)
    .filter((each) => tree.relation(each) === 'conj' && each > tree.root);
  if (verbs.length < 2 || !isSeries(tree, verbs, series)) return [];
  const last = verbs[verbs.length - 1];
  const coordinator = tree.child(last, ['cc']) ?? 0;
  const start = subjectOfLast(tree, verbs, rules);
  if (start === undefined) return [];
  const cutting = { first: tree.commaBefore(coordinator), last: coordinator };
  const reason = 'Each action has its own sentence.';
  const split = stopAt(tree, cutting, rules, 'split/series', reason, start);
  const comma = commaBefore(tree, verbs[verbs.length - 2]) ?? 0;
  return [{ ...split, pieces: [joinedAt(tree, comma, series), ...split.pieces] }];
}

/** The coordinator in place of a comma. */
export function joinedAt(tree: Tree, comma: number, series: string): Piece {
  const [before, { end }] = [tree.tokens[comma - 1], tree.tokens[comma]];
  return { start: before.end, end, parts: [` ${series}`] };
}

/** Verbs in one tense, each after its comma, the last with its coordinator, up to the end. */
function isSeries(tree: Tree, verbs: readonly number[], series: string): boolean {
  if (!tree.isFinite(tree.root)) return false;
  return verbs.every((verb, i) => {
    const stretch = tree.stretch(verb);
    const isLast = i === verbs.length - 1;
    if (!stretch || tree.enclosed[verb] || !tree.isFinite(verb) || !tree.isBalanced(stretch))
      return false;
    if (tree.at(verb).features.Tense !== tree.at(tree.root).features.Tense) return false;
    const coordinator = tree.child(verb, ['cc']);
    if (!isLast) return coordinator === undefined && commaBefore(tree, verb) !== undefined;
    return (
      coordinator !== undefined &&
      tree.lower(coordinator) === series &&
      stretch.last === tree.lastWord &&
      tree.lastWord - coordinator >= SHORTEST
    );
  });
}

/** The comma before a conjunct, which may hang on it or on what stands before. */
function commaBefore(tree: Tree, verb: number): number | undefined {
  const first = tree.stretch(verb)?.first ?? 0;
  return [first, first - 1].find((at) => COMMAS.has(tree.form(at)));
}

/** What the last sentence starts with: nothing where each verb has its subject, else the first one's. */
function subjectOfLast(
  tree: Tree,
  verbs: readonly number[],
  rules: SentenceRules,
): string[] | undefined {
  const own = verbs.filter((verb) => tree.subjectOf(verb) !== undefined);
  if (own.length === verbs.length) return [];
  const subject = tree.subjectOf(tree.root);
  const stretch = subject === undefined ? undefined : tree.stretch(subject);
  if (own.length > 0 || subject === undefined || !stretch || subject > tree.root) return undefined;
  const again = pronounFor(tree, subject, rules);
  const last = verbs[verbs.length - 1];
  const agreed = again && agreeing(tree, again, stretch, last, rules);
  return agreed ? [agreed, ' '] : undefined;
}
