import type { Language } from '../../language/index.ts';
import type { Trees } from '../words/identify/trees.ts';
import { sumOfTrees } from '../words/identify/trees.ts';
import type { Proposal } from './proposal.ts';
import type { Tree } from './tree.ts';

/** What a proposal would take from the text that a reader may miss. */
export interface Loss {
  readonly numbers: number;
  readonly names: number;
  readonly negations: number;
  /** Words that say under which condition, how sure, how much. */
  readonly hedges: number;
}

/** `languages/sentence-scorer.json`, made by `train/sentences/`. */
export interface ScorerModel {
  readonly rules: readonly string[];
  readonly trees: Trees;
  /** What each key of a rule was worth, shrunk to the rule's mean. */
  readonly keys: Readonly<Record<string, number>>;
}

export interface WeighedProposal {
  readonly proposal: Proposal;
  readonly loss: Loss;
  /** What the scorer thinks it is worth; about SARI points on one sentence. */
  readonly gain: number;
}

/** Numbers that describe a proposal; the trainer and the scorer take them from here. */
export function featuresOf(
  tree: Tree,
  proposal: Proposal,
  loss: Loss,
  language: Language,
  model: Pick<ScorerModel, 'rules' | 'keys'>,
): number[] {
  const { dropped, pieces, rule, key } = proposal;
  const words = tree.tokens.length;
  const content = dropped.filter((i) => language.isContentWord(tree.tokens[i]));
  const zipfs = content.map((i) => language.frequency.zipf(tree.lower(i)));
  const added = pieces.reduce(
    (sum, { parts }) =>
      sum + parts.reduce((n, part) => n + (typeof part === 'string' ? part.trim().length : 0), 0),
    0,
  );
  return [
    model.rules.indexOf(rule),
    model.keys[`${rule} ${key}`] ?? model.keys[rule] ?? 0,
    dropped.length,
    dropped.length / words,
    (dropped[0] ?? 0) / words,
    words,
    content.length,
    zipfs.length > 0 ? Math.min(...zipfs) : 8,
    loss.numbers,
    loss.names,
    added,
    tree.tokens.filter(({ form }) => form === ',').length,
  ];
}

/** What a proposal takes away, judged on the tokens it drops and does not write again. */
export function lossOf(
  tree: Tree,
  proposal: Proposal,
  negations: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): Loss {
  const written = proposal.pieces
    .flatMap(({ parts }) => parts.filter((part) => typeof part === 'string'))
    .join(' ')
    .toLowerCase();
  let [numbers, names, lost, hedges] = [0, 0, 0, 0];
  for (const i of proposal.dropped) {
    const form = tree.form(i);
    const { upos } = tree.at(i);
    if (written.includes(form.toLowerCase())) continue;
    if (upos === 'NUM' || /\p{N}/u.test(form)) numbers++;
    else if (upos === 'PROPN' || (i > 0 && /^\p{Lu}/u.test(form))) names++;
    if (negations.has(form.toLowerCase())) lost++;
    if (kept.has(form.toLowerCase())) hedges++;
  }
  return { numbers, names, negations: lost, hedges };
}

/** A scorer from a model; without one, the rules' own order. */
export function scorer(
  model: ScorerModel | undefined,
  language: Language,
): (tree: Tree, proposal: Proposal, loss: Loss) => number {
  if (!model) return (_tree, proposal) => proposal.trust ?? 1;
  return (tree, proposal, loss) =>
    sumOfTrees(model.trees, featuresOf(tree, proposal, loss, language, model));
}
