import type { AlignedSentences } from './documents.ts';

/** The agreement of two alignments, in links of one source and one target. */
export interface AlignmentAgreement {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly found: number;
  readonly gold: number;
}

type Links = Pick<AlignedSentences, 'sources' | 'targets'>;

/**
 * Precision, recall and F1 of links over documents; a 1:2 group counts as two links.
 *
 * @example alignmentAgreement([[{ sources: [0], targets: [0] }]], [[{ sources: [0], targets: [0] }]]).f1 // 1
 */
export function alignmentAgreement(
  found: readonly (readonly Links[])[],
  gold: readonly (readonly Links[])[],
): AlignmentAgreement {
  let [right, foundLinks, goldLinks] = [0, 0, 0];
  found.forEach((groups, document) => {
    const [mine, theirs] = [linksOf(groups), linksOf(gold[document])];
    foundLinks += mine.size;
    goldLinks += theirs.size;
    for (const link of mine) if (theirs.has(link)) right++;
  });
  const precision = foundLinks > 0 ? right / foundLinks : 0;
  const recall = goldLinks > 0 ? right / goldLinks : 0;
  const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  return { precision, recall, f1, found: foundLinks, gold: goldLinks };
}

function linksOf(groups: readonly Links[]): Set<string> {
  const links = new Set<string>();
  for (const { sources, targets } of groups) {
    for (const source of sources) for (const target of targets) links.add(`${source} ${target}`);
  }
  return links;
}
