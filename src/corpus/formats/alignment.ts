/** The sentences of two versions of a document and their n-to-m alignment. */
export interface AlignedDocument {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
  /** Index of a source, index of a target. */
  readonly links: readonly (readonly [source: number, target: number])[];
}

export interface AlignedGroup {
  readonly source: string;
  readonly target: string;
  /** The indices of its sentences, in the order of the document. */
  readonly sources: readonly number[];
  readonly targets: readonly number[];
}

/**
 * The connected components of the links: a split is one source with two targets, a merge two
 * sources with one target. MultiSim makes pairs from its aligned documents in the same way;
 * sentences without a counterpart give no pair.
 */
export function alignedGroups({ sources, targets, links }: AlignedDocument): AlignedGroup[] {
  // Sources are 0 … n - 1, targets follow; each points to the smallest member of its group.
  const parent = Int32Array.from({ length: sources.length + targets.length }, (_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  };
  for (const [source, target] of links) {
    const [a, b] = [rootOf(source), rootOf(sources.length + target)];
    if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
  }
  const groups = new Map<number, { sources: number[]; targets: number[] }>();
  for (let at = 0; at < parent.length; at++) {
    const root = rootOf(at);
    const group = groups.get(root) ?? { sources: [], targets: [] };
    groups.set(root, group);
    if (at < sources.length) group.sources.push(at);
    else group.targets.push(at - sources.length);
  }
  return [...groups.values()]
    .map((group) => ({
      ...group,
      source: join(group.sources.map((at) => sources[at])),
      target: join(group.targets.map((at) => targets[at])),
    }))
    .filter(({ source, target }) => source !== '' && target !== '');
}

/** The groups of pairs of sentences that share one. */
export function groupsOfPairs(
  pairs: readonly (readonly [source: string, target: string])[],
): AlignedGroup[] {
  const sources = [...new Set(pairs.map(([source]) => source))];
  const targets = [...new Set(pairs.map(([, target]) => target))];
  const [from, to] = [sources, targets].map((all) => new Map(all.map((text, at) => [text, at])));
  const links = pairs.map(([source, target]): [number, number] => [
    from.get(source) as number,
    to.get(target) as number,
  ]);
  return alignedGroups({ sources, targets, links });
}

function join(sentences: readonly string[]): string {
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .join(' ');
}
