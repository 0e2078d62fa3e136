import { applyScript } from '../../src/language/inflection/edit-script.ts';
import { cellHash, paradigmHash } from '../../src/language/inflection/model.ts';
import {
  candidateSlots,
  hashLemma,
  hashText,
  MAX_SLOTS,
} from '../../src/language/inflection/ranker.ts';
import type { Prepared } from './perceptron.ts';

/** What the other forms of a lemma tell, as hashes. */
interface Informed {
  readonly flags: readonly number[];
  readonly scripts: readonly number[];
}

const MOST_CONTEXTS = 12;

/**
 * The ranker once more, but informed by the other known forms of the lemma: which scripts they
 * took, whether a dictionary of today knows the word, and whether its known forms are made as
 * dictionary words make theirs. It tells Old French *atirer* (*atiroit*) from Modern *attirer*
 * (*attirait*), which the lemma alone does not. Only used to find exceptions; it does not ship.
 */
export class InformedRanker {
  private readonly prepared: Prepared;
  private readonly weights: Float32Array;
  private readonly mask: number;
  private readonly known = new Map<string, { cell: number; script: number }[]>();
  private readonly inDictionary: ReadonlySet<string>;
  /** Cell and script pairs that dictionary words use. */
  private readonly usual = new Set<string>();
  private readonly slots = new Int32Array(MAX_SLOTS + 400);
  private readonly cellHashes: number[];

  constructor(prepared: Prepared, inDictionary: ReadonlySet<string>, bits = 22) {
    this.prepared = prepared;
    this.inDictionary = inDictionary;
    this.weights = new Float32Array(1 << bits);
    this.mask = (1 << bits) - 1;
    this.cellHashes = prepared.cells.map((cell) => cellHash(cell.paradigm, cell.key));
    for (const { pair, cell, script } of prepared.examples) {
      const name = `${pair.paradigm} ${pair.lemma}`;
      if (pair.tabled) {
        const list = this.known.get(name) ?? [];
        list.push({ cell, script });
        this.known.set(name, list);
      } else {
        this.usual.add(`${cell} ${script}`);
      }
    }
  }

  train(epochs: number): void {
    const total = new Float64Array(this.weights.length);
    const examples = this.prepared.examples.filter(
      ({ pair, cell, script }) =>
        pair.tabled && this.prepared.cells[cell].candidates.includes(script),
    );
    const gold = new Int32Array(MAX_SLOTS + 400);
    const rival = new Int32Array(MAX_SLOTS + 400);
    let step = 1;
    for (let epoch = 0; epoch < epochs; epoch++) {
      // A fixed stride through the examples is order enough: neighbours come from different lemmas.
      const stride = 7919;
      for (let k = 0; k < examples.length; k++) {
        const { pair, cell, script } = examples[(k * stride + epoch * 31) % examples.length];
        step++;
        const informed = this.inform(pair.paradigm, pair.lemma, cell);
        const word = hashLemma(pair.lemma);
        const goldCount = this.slotsOf(word, cell, script, pair.form, informed, gold);
        const goldScore = this.score(gold, goldCount);
        let best = Number.NEGATIVE_INFINITY;
        let rivalCount = 0;
        for (const candidate of this.prepared.cells[cell].candidates) {
          if (candidate === script) continue;
          const form = applyScript(this.prepared.scripts[candidate].script, pair.lemma);
          if (form === undefined || form === pair.form) continue;
          const count = this.slotsOf(word, cell, candidate, form, informed, this.slots);
          const score = this.score(this.slots, count);
          if (score > best) {
            best = score;
            rivalCount = count;
            rival.set(this.slots);
          }
        }
        if (rivalCount === 0 || goldScore >= best + 10) continue;
        for (let i = 0; i < goldCount; i++) {
          this.weights[gold[i]] += 1;
          total[gold[i]] += step;
        }
        for (let i = 0; i < rivalCount; i++) {
          this.weights[rival[i]] -= 1;
          total[rival[i]] -= step;
        }
      }
    }
    for (let i = 0; i < total.length; i++) this.weights[i] -= total[i] / step;
  }

  /** The best form, and by how much it beats the second. */
  infer(
    paradigm: string,
    lemma: string,
    cell: number,
  ): { form: string; confidence: number } | undefined {
    const informed = this.inform(paradigm, lemma, cell);
    const word = hashLemma(lemma);
    let best: { form: string; score: number } | undefined;
    let second = Number.NEGATIVE_INFINITY;
    for (const candidate of this.prepared.cells[cell].candidates) {
      const form = applyScript(this.prepared.scripts[candidate].script, lemma);
      if (form === undefined || form === '') continue;
      const count = this.slotsOf(word, cell, candidate, form, informed, this.slots);
      const score = this.score(this.slots, count);
      if (!best || score > best.score) {
        if (best && best.form !== form) second = best.score;
        best = { form, score };
      } else if (form !== best.form && score > second) second = score;
    }
    if (!best) return undefined;
    return { form: best.form, confidence: 1 - Math.exp(-(best.score - second) / 20) };
  }

  private inform(paradigm: string, lemma: string, cell: number): Informed {
    const name = `${paradigm} ${lemma}`;
    const contexts = (this.known.get(name) ?? []).filter((context) => context.cell !== cell);
    const listed = this.inDictionary.has(name);
    let usual = 0;
    for (const { cell: at, script } of contexts) {
      if (this.usual.has(`${at} ${script}`)) usual++;
    }
    const share =
      contexts.length === 0
        ? 'none'
        : usual === contexts.length
          ? 'all'
          : usual > 0
            ? 'some'
            : 'no';
    const flags = [
      hashText(`listed ${listed}`),
      hashText(`usual ${share}`),
      hashText(`both ${listed} ${share}`),
    ];
    const scripts: number[] = [];
    for (const { cell: at, script } of contexts.slice(0, MOST_CONTEXTS)) {
      const { whole } = this.prepared.scripts[script];
      scripts.push(whole ^ this.cellHashes[at], Math.imul(whole, 31));
    }
    return { flags, scripts };
  }

  private slotsOf(
    word: ReturnType<typeof hashLemma>,
    cell: number,
    candidate: number,
    form: string,
    informed: Informed,
    slots: Int32Array,
  ): number {
    const script = this.prepared.scripts[candidate];
    const inCell = this.cellHashes[cell];
    const paradigm = paradigmHash(this.prepared.cells[cell].paradigm);
    let n = candidateSlots(word, inCell, paradigm, script, form, slots, this.mask);
    const base = Math.imul(script.whole ^ inCell, 0x9e3779b1);
    for (const flag of informed.flags) {
      slots[n++] = spread(base ^ flag) & this.mask;
      // The flags also together with the ending and the start of the lemma.
      for (let length = 1; length <= 4; length++) {
        slots[n++] = spread(base ^ flag ^ word.endings[length]) & this.mask;
      }
      slots[n++] = spread(base ^ flag ^ word.starts[1]) & this.mask;
    }
    for (const known of informed.scripts) {
      slots[n++] = spread(base ^ known) & this.mask;
      slots[n++] = spread(script.whole ^ known) & this.mask;
    }
    return n;
  }

  private score(slots: Int32Array, count: number): number {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.weights[slots[i]];
    return sum;
  }
}

function spread(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return h ^ (h >>> 15);
}
