import type { Sample } from '../../core/index.ts';
import { evaluate } from '../../evaluate/index.ts';
import { type Random, seededRandom } from '../../evaluate/statistics/random.ts';
import { type Language, tokenizers } from '../../language/index.ts';
import { alignedGroups } from '../formats/alignment.ts';
import type { PairRecord } from '../record.ts';
import { type SideStatistics, SideTally } from './tally.ts';

/** BLEU and SARI, as MultiSim computes them. */
export type BleuAndSari = readonly [bleu: number, sari: number];

export interface BaselineScores {
  readonly identity: BleuAndSari;
  readonly truncation: BleuAndSari;
  readonly sources: number;
}

const SYSTEMS = ['identity', 'truncation'] as const;

/** MultiSim's truncation: the first 80% of the words between blanks, and a full stop. */
function truncated(source: string): string {
  const words = source.split(/\s+/).filter((word) => word !== '');
  return `${words.slice(0, Math.floor(words.length * 0.8)).join(' ')}.`;
}

/**
 * The two baselines of MultiSim's Table 3: corpus BLEU and SARI, lower case, 13a. Sources with one
 * reference, with two, and so on are scored apart, and the scores averaged by their numbers.
 */
export function baselineScores(records: readonly PairRecord[], language: Language): BaselineScores {
  const byReferences = new Map<number, Sample[]>();
  for (const { id, source, references } of records) {
    if (references.length === 0) continue;
    const outputs = { identity: source, truncation: truncated(source) };
    const group = byReferences.get(references.length) ?? [];
    group.push({ id, source, references, outputs });
    byReferences.set(references.length, group);
  }
  const sources = [...byReferences.values()].reduce((sum, group) => sum + group.length, 0);
  const settings = { language, tokenizer: '13a', lowercase: true };
  const sums = { identity: [0, 0], truncation: [0, 0] };
  for (const group of byReferences.values()) {
    const results = evaluate(group, { metrics: ['bleu', 'sari'], settings, systems: SYSTEMS });
    for (const system of SYSTEMS) {
      ['bleu', 'sari'].forEach((metric, at) => {
        const value = results.systems.get(system)?.get(metric)?.score.value ?? 0;
        sums[system][at] += (value * group.length) / sources;
      });
    }
  }
  const pair = ([bleu, sari]: readonly number[]): BleuAndSari => [bleu, sari];
  return { identity: pair(sums.identity), truncation: pair(sums.truncation), sources };
}

/** The middle 95% of the scores of random test sets of a size. */
export interface DrawnScores {
  readonly identity: readonly [least: BleuAndSari, most: BleuAndSari];
  readonly truncation: readonly [least: BleuAndSari, most: BleuAndSari];
}

/**
 * Scores of random test sets: MultiSim drew its own for corpora without one, so its numbers can
 * only be expected to be in this range.
 */
export function drawnScores(
  records: readonly PairRecord[],
  language: Language,
  { size, draws, seed }: { readonly size: number; readonly draws: number; readonly seed: number },
): DrawnScores {
  const random = seededRandom(seed);
  const scores = Array.from({ length: draws }, () =>
    baselineScores(drawn(records, size, random), language),
  );
  const range = (system: 'identity' | 'truncation'): readonly [BleuAndSari, BleuAndSari] => {
    const ends = [0, 1].map((metric) => {
      const values = scores.map((score) => score[system][metric]).sort((a, b) => a - b);
      const skip = Math.floor(values.length * 0.025);
      return [values[skip], values[values.length - 1 - skip]] as const;
    });
    return [
      [ends[0][0], ends[1][0]],
      [ends[0][1], ends[1][1]],
    ];
  };
  return { identity: range('identity'), truncation: range('truncation') };
}

function drawn(records: readonly PairRecord[], size: number, random: Random): PairRecord[] {
  const rest = [...records];
  return Array.from({ length: Math.min(size, rest.length) }, (_, at) => {
    const place = at + random.below(rest.length - at);
    [rest[at], rest[place]] = [rest[place], rest[at]];
    return rest[at];
  });
}

/** How MultiSim's loader passes a corpus to its counter. */
export interface CountingRule {
  /** Whole texts, or individual sentences. */
  readonly by: 'text' | 'sentence';
  /** Counts equal texts once. */
  readonly distinct: boolean;
}

/** One side of a row of Table 6: Toktok tokens, where the rule defines what counts as a sentence. */
export function countSide(
  texts: Iterable<string>,
  language: Language,
  { by, distinct }: CountingRule,
): SideStatistics {
  const tally = new SideTally(tokenizers.get('toktok'));
  const seen = new Set<string>();
  for (const text of texts) {
    if (distinct && seen.has(text)) continue;
    seen.add(text);
    if (by === 'text') tally.add(text, 1, 1);
    else {
      for (const { start, end } of language.sentences(text)) {
        tally.add(text.slice(start, end).trim(), 1, 1);
      }
    }
  }
  return tally.statistics();
}

/** Pairs, with those that share a source or a target merged into one. */
export function joinedPairs(records: readonly PairRecord[]): PairRecord[] {
  const byLevel = new Map<string, PairRecord[]>();
  for (const record of records) {
    const level = `${record.level?.source} ${record.level?.source && record.level.target}`;
    const group = byLevel.get(level) ?? [];
    group.push(record);
    byLevel.set(level, group);
  }
  return [...byLevel.values()].flatMap((group) => {
    const [sources, targets] = [new Map<string, number>(), new Map<string, number>()];
    const numbered = (numbers: Map<string, number>, text: string) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    };
    const links = group.map(
      ({ source, references }) =>
        [numbered(sources, source), numbered(targets, references[0])] as const,
    );
    const lists = { sources: [...sources.keys()], targets: [...targets.keys()], links };
    return alignedGroups(lists).map(({ source, target, sources: [first] }) => ({
      ...group[links.findIndex(([number]) => number === first)],
      source,
      references: [target],
    }));
  });
}
