import { KlartextError, type Sample } from '../core/index.ts';

/** For each source its reference, or the list of its references. */
export type References = readonly (string | readonly string[])[];

/** Parallel lists: the n-th output and the n-th references belong to the n-th source. */
export interface EvaluationInput {
  readonly sources: readonly string[];
  readonly references?: References;
  /** The outputs of each system, by its name. */
  readonly outputs: Readonly<Record<string, readonly string[]>>;
}

/** The samples from parallel lists; rejects lists of different lengths. */
export function samplesOf({ sources, references, outputs }: EvaluationInput): Sample[] {
  const systems = Object.entries(outputs);
  if (sources.length === 0) throw bad('There are no texts to score.', 'Give at least one text.');
  if (systems.length === 0)
    throw bad('No outputs were given.', 'Give the outputs of at least one system.');
  for (const [name, list] of systems) {
    if (list.length === sources.length) continue;
    throw bad(
      `"${name}" has ${list.length} texts for ${sources.length} sources.`,
      'Each source needs exactly one output, in the same order; an empty one counts.',
    );
  }
  if (references && references.length !== sources.length) {
    throw bad(
      `There are ${references.length} entries of references for ${sources.length} texts.`,
      areBySet(references, sources.length)
        ? 'The n-th entry must contain the references of the n-th text: transpose your lists.'
        : 'Each text needs its reference, or the list of its references, in the same order.',
    );
  }
  return sources.map((source, at) => ({
    id: String(at + 1),
    source,
    references: [references?.[at] ?? []].flat(),
    outputs: Object.fromEntries(systems.map(([name, list]) => [name, list[at]])),
  }));
}

/** EASSE and sacreBLEU take a list of texts for each set of references. */
const areBySet = (references: References, texts: number): boolean =>
  references.every((list) => typeof list !== 'string' && list.length === texts);

const bad = (message: string, hint: string) => new KlartextError('bad-input', message, hint);
