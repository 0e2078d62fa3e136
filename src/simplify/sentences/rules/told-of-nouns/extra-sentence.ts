import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, toldAfter } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

/** A clause after a noun, from its "who", "which" or "where" on. */
export interface RelativeClause {
  readonly first: number;
  readonly last: number;
  /** The comma before it, or its first word where none is. */
  readonly comma: number;
}

const COMMA = /^[,،]$/;

/** What is told on the side, as a split. */
export function toldAside(rule: string, pieces: Piece[], dropped: number[], key: string): Proposal {
  const reason = 'What is told on the side gets its own sentence.';
  return { rule, operation: 'split', reason, pieces, dropped, key };
}

/** Takes `cutting` out and tells `extra` after the sentence, beginning with `start`. */
export function extraSentence(
  tree: Tree,
  cutting: Stretch,
  extra: Stretch,
  start: string,
  rules: SentenceRules,
): Piece[] | undefined {
  const { tokens } = tree;
  const stop = rules.stop ?? '. ';
  const from = { start: tokens[extra.first].start, end: tokens[extra.last].end };
  if (cutting.last >= tree.lastWord) {
    return [{ start: tokens[cutting.first - 1].end, end: from.start, parts: [stop, `${start} `] }];
  }
  const after = cutting.last + 1;
  if (!COMMA.test(tree.form(after))) return undefined;
  // What goes on after it must be the main verb, or the commas were not a pair.
  const finite = tree.finiteOf(tree.root) ?? -1;
  const opened = tree.stretch(tree.subjectOf(tree.root) ?? -1)?.first === after + 1;
  if (finite <= cutting.last || (!opened && !goesOn(tree, after + 1, finite))) return undefined;
  // "… at 4 p.m." ends with a stop, too.
  if (!tree.endMark.endsWith(stop.trim())) return undefined;
  if (range({ first: after, last: tokens.length - 1 }).length < 3) return undefined;
  return [
    {
      start: tokens[cutting.first - 1].end,
      end: tokens[after][opened ? 'start' : 'end'],
      parts: [],
    },
    toldAfter(tree, [`${start} `, from], stop),
  ];
}

function goesOn(tree: Tree, first: number, finite: number): boolean {
  for (let i = first; i < finite; i++) {
    const { upos } = tree.at(i);
    if (upos !== 'ADV' && upos !== 'AUX' && upos !== 'PART') return false;
  }
  return true;
}
