import { applyEdits, type Controls, sentencesOf } from '../../core/index.ts';
import { deepestTree, textWordRank } from '../../evaluate/features/index.ts';
import { levenshteinSimilarity } from '../../evaluate/index.ts';
import type { Language } from '../../language/index.ts';
import { areCompatible, type Proposal } from './proposal.ts';
import { editsOf } from './render.ts';
import type { Tree } from './tree.ts';
import type { WeighedProposal } from './weigh.ts';

const DIALS = ['length', 'paraphrase', 'words', 'syntax'] as const;
type Dial = (typeof DIALS)[number];

/** Does any of the four ratios ask for a change? 1 means "as it is". */
export function hasDials(controls: Controls): boolean {
  return DIALS.some((dial) => controls[dial] !== undefined && controls[dial] !== 1);
}

const WORDING = /^(?:replace|words)\//;

/** May this be proposed? A ratio of 1 keeps what it is about, and only a length leaves something out. */
export function heedsDials({ rule, operation }: Proposal, controls: Controls): boolean {
  const { length = 1, paraphrase, words, syntax } = controls;
  if (operation === 'delete' && length >= 1) return false;
  if (paraphrase === 1) return false;
  return WORDING.test(rule) ? words !== 1 : syntax !== 1;
}

const MOST_STEPS = 24;
const MOST_TRIED = 100;
/** How much a point of the scorer counts against a hundredth of a dial. */
const PER_GAIN = 0.0001;
/** How much the words between asked and source count against the rank that the dial is about. */
const PER_BAND = 0.1;

/** The way that words go down, so that what is done for little is also done for much. */
const STATIONS = [0.8, 0.65];

/** A set of proposals whose text has the ratios asked for, as near as can be. */
export function towards(
  controls: Controls,
  tree: Tree,
  text: string,
  weighed: readonly WeighedProposal[],
  start: readonly WeighedProposal[],
  { language }: { readonly language: Language },
): WeighedProposal[] {
  const { words } = controls;
  const stations = words === undefined ? [] : STATIONS.filter((station) => station > words);
  const search = { tree, text, weighed, start, language };
  let set = start;
  for (const station of stations) set = walk(set, { ...controls, words: station }, search);
  return [...walk(set, controls, search)];
}

interface Search {
  readonly tree: Tree;
  readonly text: string;
  readonly weighed: readonly WeighedProposal[];
  /** What would be done if no dial were turned. */
  readonly start: readonly WeighedProposal[];
  readonly language: Language;
}

/**
 * Walks from a set of proposals to one whose text has the ratios asked for: at each step the
 * proposal is taken in or left out that brings the dials nearest.
 */
function walk(
  from: readonly WeighedProposal[],
  controls: Controls,
  { tree, text, weighed, start, language }: Search,
): readonly WeighedProposal[] {
  const { sentence } = tree;
  const source = text.slice(sentence.start, sentence.end);
  const measure = measures(source, language);
  const { words } = controls;
  const band = words === undefined ? undefined : bandMean(source, words, language);
  const usable = weighed
    .filter(({ loss }) => loss.negations + loss.hedges + loss.names + loss.numbers === 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_TRIED);
  const distance = (set: readonly WeighedProposal[], guided = true): number => {
    const output = written(text, tree, set);
    if (output === undefined) return Number.POSITIVE_INFINITY;
    let sum = 0;
    for (const dial of DIALS) {
      const asked = controls[dial];
      if (asked === undefined || asked === 1) continue;
      const off = Math.abs(measure[dial](output, set) - asked);
      sum += dial === 'words' ? offInWords(off) : off;
    }
    // What the preset does anyway costs nothing.
    if (band) for (const each of set) if (!start.includes(each)) sum += riskOf(each);
    // The third quartile moves only when several words have: those in between show the way there.
    if (band && guided) sum += PER_BAND * band(output);
    return sum - PER_GAIN * set.reduce((gain, each) => gain + each.gain, 0);
  };
  let [best, least] = [[...from], distance(from)];
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
  if (!band) return best;
  // What was only on the way is taken back.
  least = distance(best, false);
  for (const each of [...best].sort((a, b) => riskOf(b) - riskOf(a))) {
    if (start.includes(each)) continue;
    const without = best.filter((other) => other !== each);
    const now = distance(without, false);
    if (now < least - 1e-9) [best, least] = [without, now];
  }
  return best;
}

/**
 * How far the words are off. What is far away weighs more than in proportion, so that the farther the
 * dial is turned the more is dared for it; what is near must still be exact.
 */
function offInWords(off: number): number {
  return 0.1 * off + 2 * off * off;
}

const PER_RISK = 0.05;

/** What an edit that only a dial asks for may cost the text: the sense of a word, what a part of it says. */
function riskOf({ proposal: { rule, dropped, trust = 1 } }: WeighedProposal): number {
  if (rule.startsWith('words/')) return PER_RISK * (1.3 - trust);
  return PER_RISK * (rule.startsWith('drop/') ? 0.3 + 0.1 * dropped.length : 0.3);
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

/**
 * The mean rank of words that are no stop words, where all that are rarer than the source's third
 * quartile, or more common than the rank asked for, count as that: only what crosses them helps.
 */
function bandMean(source: string, words: number, language: Language): (text: string) => number {
  const rank = textWordRank(source, language) || 1;
  const [low, high] = [Math.min(1, words) * rank, rank];
  return (text) => {
    let [sum, count] = [0, 0];
    for (const { start, end } of language.words(text)) {
      const word = text.slice(start, end).toLowerCase();
      const own = language.isStopWord(word) ? undefined : language.frequency.rank(word);
      if (own === undefined) continue;
      sum += Math.max(low, Math.min(high, Math.log(own)));
      count++;
    }
    return count === 0 ? 0 : sum / count / rank;
  };
}
