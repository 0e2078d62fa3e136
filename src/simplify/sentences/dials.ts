import { applyEdits, type Controls, sentencesOf } from '../../core/index.ts';
import { deepestTree, textWordRank } from '../../evaluate/features/index.ts';
import { levenshteinSimilarity } from '../../evaluate/index.ts';
import type { Language } from '../../language/index.ts';
import { areCompatible } from './proposal.ts';
import { editsOf } from './render.ts';
import type { Tree } from './tree.ts';
import type { WeighedProposal } from './weigh.ts';

const DIALS = ['length', 'paraphrase', 'words', 'syntax'] as const;
type Dial = (typeof DIALS)[number];

/** Is any of the four ratios asked for? */
export function hasDials(controls: Controls): boolean {
  return DIALS.some((dial) => controls[dial] !== undefined);
}

const MOST_STEPS = 24;
const MOST_TRIED = 100;
/** How much a point of the scorer counts against a hundredth of a dial. */
const PER_GAIN = 0.0001;
/** How much the mean rank counts against the rank that the dial is about. */
const PER_MEAN = 0.03;
/** Hardly a text has words that are more common than this. */
const LEAST_WORDS = 0.6;

/**
 * Walks from a set of proposals to one whose text has the ratios asked for: at each step the
 * proposal is taken in or left out that brings the dials nearest.
 */
export function towards(
  controls: Controls,
  tree: Tree,
  text: string,
  weighed: readonly WeighedProposal[],
  start: readonly WeighedProposal[],
  { language }: { readonly language: Language },
): WeighedProposal[] {
  const { sentence } = tree;
  // Below what words can reach the search would only go astray, and less would give more.
  const words = controls.words === undefined ? undefined : Math.max(controls.words, LEAST_WORDS);
  const wanted: Controls = words === undefined ? controls : { ...controls, words };
  const source = text.slice(sentence.start, sentence.end);
  const measure = measures(source, language);
  const own = meanRank(source, language) || 1;
  const usable = weighed
    .filter(({ loss }) => loss.negations === 0 && loss.hedges === 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_TRIED);
  const distance = (set: readonly WeighedProposal[]): number => {
    const output = written(text, tree, set);
    if (output === undefined) return Number.POSITIVE_INFINITY;
    let sum = 0;
    for (const dial of DIALS) {
      const asked = wanted[dial];
      if (asked !== undefined) sum += Math.abs(measure[dial](output, set) - asked);
    }
    // The third quartile moves only when several words have: their mean shows the way there.
    if (words !== undefined) {
      sum += PER_MEAN * Math.abs(meanRank(output, language) / own - words);
    }
    return sum - PER_GAIN * set.reduce((gain, each) => gain + each.gain, 0);
  };
  let [best, least] = [[...start], distance(start)];
  for (let step = 0; step < MOST_STEPS; step++) {
    let [next, nextLeast] = [best, least];
    for (const each of usable) {
      const without = best.filter((other) => other !== each);
      const set =
        without.length < best.length
          ? without
          : [...best.filter((other) => areCompatible(other.proposal, each.proposal)), each];
      const now = distance(set);
      if (now < nextLeast - 1e-9) [next, nextLeast] = [set, now];
    }
    if (next === best) break;
    [best, least] = [next, nextLeast];
  }
  return best;
}

function written(
  text: string,
  { sentence }: Tree,
  set: readonly WeighedProposal[],
): string | undefined {
  try {
    const edits = editsOf(
      text,
      sentence,
      set.map(({ proposal }) => ({ proposal, confidence: 1 })),
    );
    const source = text.slice(sentence.start, sentence.end);
    const local = edits.map((edit) => ({
      ...edit,
      span: { start: edit.span.start - sentence.start, end: edit.span.end - sentence.start },
    }));
    return applyEdits(source, local).text;
  } catch {
    return undefined;
  }
}

/** The four ratios of an output (Martin et al. 2020, §3.1), as `controls/` measures them. */
function measures(
  source: string,
  language: Language,
): Record<Dial, (output: string, set: readonly WeighedProposal[]) => number> {
  const rank = textWordRank(source, language);
  let depth: number | undefined;
  return {
    length: (output) => output.length / Math.max(1, source.length),
    paraphrase: (output) => levenshteinSimilarity(source, output),
    words: (output) => (rank === 0 ? 1 : textWordRank(output, language) / rank),
    syntax: (output, set) => {
      if (set.length === 0) return 1;
      depth ??= depthOf(source, language);
      return depthOf(output, language) / Math.max(1, depth);
    },
  };
}

function depthOf(text: string, language: Language): number {
  return deepestTree(sentencesOf(language.analyse(text))) + 1;
}

/** Mean of ln(1 + rank) of words that are no stop words. */
function meanRank(text: string, language: Language): number {
  let [sum, count] = [0, 0];
  for (const { start, end } of language.words(text)) {
    const word = text.slice(start, end).toLowerCase();
    const rank = language.isStopWord(word) ? undefined : language.frequency.rank(word);
    if (rank === undefined) continue;
    sum += Math.log(1 + rank);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
