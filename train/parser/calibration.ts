import type { Spelling } from '../../src/language/analysis/word-table.ts';
import { Network, probabilities } from '../../src/language/parser/network.ts';
import type { NetworkFile } from '../../src/language/parser/network-file.ts';
import type { WordVectors } from '../../src/language/vectors/word-vectors.ts';
import type { GoldSentence } from '../analysis/treebank.ts';
import type { Compared } from './floors.ts';

const TEMPERATURES = Array.from({ length: 41 }, (_, i) => 0.6 + i * 0.05);

/** The temperatures at which held-out heads and relations are most likely. */
export function fittedTemperatures(
  file: NetworkFile,
  heldOut: readonly GoldSentence[],
  vectors?: WordVectors,
  spelling?: Spelling,
): { arcTemperature: number; labelTemperature: number } {
  const network = new Network(file, vectors, spelling);
  const places = new Map(file.relations.map((name, place) => [name, place]));
  const arcs = TEMPERATURES.map(() => 0);
  const labels = TEMPERATURES.map(() => 0);
  for (const { forms, heads, relations } of heldOut) {
    const scores = network.read(forms);
    const gold = [0, ...heads!.map((head) => head + 1)];
    const named = scores.relations(gold);
    const likely = new Float32Array(Math.max(scores.size, file.relations.length));
    const loss = (of: Float32Array, from: number, length: number, right: number, t: number) => {
      probabilities(of, from, length, t, likely);
      return -Math.log(Math.max(likely[right], 1e-9));
    };
    for (let i = 1; i < scores.size; i++) {
      scores.arcs[i * scores.size + i] = Number.NEGATIVE_INFINITY;
      const right = places.get(relations[i - 1]);
      TEMPERATURES.forEach((temperature, k) => {
        arcs[k] += loss(scores.arcs, i * scores.size, scores.size, gold[i], temperature);
        if (right === undefined || gold[i] === 0) return;
        const from = i * file.relations.length;
        labels[k] += loss(named, from, file.relations.length, right, temperature);
      });
    }
  }
  const least = (losses: readonly number[]) => TEMPERATURES[losses.indexOf(Math.min(...losses))];
  return { arcTemperature: least(arcs), labelTemperature: least(labels) };
}

const BINS = 15;

/** The expected calibration error of heads, in points: how far probabilities are from shares. */
export function calibrationError(compared: readonly Compared[]): number {
  const bins = Array.from({ length: BINS }, () => ({ words: 0, right: 0, probability: 0 }));
  let words = 0;
  for (const { gold, found } of compared) {
    found.forEach(({ analysis }, i) => {
      const probability = analysis?.headProbability ?? 1;
      const bin = bins[Math.min(BINS - 1, Math.floor(probability * BINS))];
      words++;
      bin.words++;
      bin.probability += probability;
      if (analysis?.head === gold[i].analysis?.head) bin.right++;
    });
  }
  const apart = bins.reduce((sum, bin) => sum + Math.abs(bin.probability - bin.right), 0);
  return (apart / words) * 100;
}
