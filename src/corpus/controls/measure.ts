import { sentencesOf, type Token } from '../../core/index.ts';
import {
  countCodePoints,
  levenshteinSimilarity,
  replacements,
} from '../../evaluate/edits/index.ts';
import type { Language } from '../../language/index.ts';

/** The values of control tokens for a pair, under the names of `Controls`. */
export const MEASURES = ['length', 'similarity', 'replaceOnly', 'words', 'syntax'] as const;
export type Measure = (typeof MEASURES)[number];

/** Oracle values of a pair; undefined if the language lacks the required resources. */
export interface ControlValues {
  /** NbChars: characters of the target over characters of the source. */
  readonly length: number;
  /** LevSim: similarity of the two, computed as python-Levenshtein's `ratio`. */
  readonly similarity: number;
  /** 1 − replaced characters over the shorter length: paraphrase without compression. */
  readonly replaceOnly: number;
  /** WordRank: third quartile of log ranks, target over source. */
  readonly words?: number;
  /** DepTreeDepth: depth of the deepest tree, target over source. */
  readonly syntax?: number;
}

/**
 * The oracle values of a pair (Martin 2021, §9.2).
 *
 * @example controlValues('He endeavoured to help.', 'He tried to help.', english).length // 0.74
 */
export function controlValues(source: string, target: string, language: Language): ControlValues {
  const [a, b] = [countCodePoints(source), countCodePoints(target)];
  const shorter = Math.min(a, b);
  const words = ratioOf(wordRank(target, language), wordRank(source, language));
  const syntax = ratioOf(treeDepth(target, language), treeDepth(source, language));
  return {
    length: b / Math.max(1, a),
    similarity: levenshteinSimilarity(source, target),
    replaceOnly: shorter === 0 ? 1 : 1 - replacements(source, target) / shorter,
    ...(words !== undefined && { words }),
    ...(syntax !== undefined && { syntax }),
  };
}

function ratioOf(target: number | undefined, source: number | undefined): number | undefined {
  if (target === undefined || source === undefined || source === 0) return undefined;
  return target / source;
}

/**
 * How rare the rarer words of a text are: the third quartile of ln(1 + rank) of its words in the
 * frequency list, without stop words, as in ACCESS. A text without such words gets the rank of the
 * end of the list.
 */
export function wordRank(text: string, language: Language): number | undefined {
  const { frequency } = language;
  if (frequency.size === 0) return undefined;
  const ranks: number[] = [];
  for (const { start, end } of language.words(text)) {
    const form = text.slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(form) || language.isStopWord(form)) continue;
    const rank = frequency.rank(form) ?? frequency.rank(form.toLowerCase());
    if (rank !== undefined) ranks.push(Math.log(1 + rank));
  }
  return ranks.length === 0 ? Math.log(1 + frequency.size) : thirdQuartile(ranks);
}

/** With linear interpolation, as in NumPy. */
function thirdQuartile(values: number[]): number {
  values.sort((a, b) => a - b);
  const place = 0.75 * (values.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, values.length - 1);
  return values[below] + (values[above] - values[below]) * (place - below);
}

/** Words on the longest path down from a root, over all sentences; a root alone is 1. */
export function treeDepth(text: string, language: Language): number | undefined {
  if (!language.offers.analysis) return undefined;
  let deepest = 0;
  for (const { tokens } of sentencesOf(language.analyse(text))) {
    deepest = Math.max(deepest, depthOf(tokens));
  }
  return deepest;
}

function depthOf(tokens: readonly Token[]): number {
  const depths = new Int32Array(tokens.length);
  let deepest = 0;
  for (let start = 0; start < tokens.length; start++) {
    const path: number[] = [];
    let at = start;
    while (at >= 0 && depths[at] === 0 && path.length <= tokens.length) {
      path.push(at);
      at = tokens[at].analysis?.head ?? -1;
    }
    let depth = at >= 0 ? depths[at] : 0;
    for (let i = path.length - 1; i >= 0; i--) depths[path[i]] = ++depth;
    deepest = Math.max(deepest, depths[start]);
  }
  return deepest;
}
