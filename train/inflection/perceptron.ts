import { applyScript, parseScript } from '../../src/language/inflection/edit-script.ts';
import { bestCandidate } from '../../src/language/inflection/inflector.ts';
import { cellHash, paradigmHash } from '../../src/language/inflection/model.ts';
import {
  candidateSlots,
  type HashedScript,
  hashLemma,
  hashScript,
  MAX_SLOTS,
  type WeightTable,
} from '../../src/language/inflection/ranker.ts';
import { Random } from '../random.ts';
import type { TrainingPair } from './collect.ts';
import { scriptKey } from './find-script.ts';

export interface TrainingCell {
  readonly id: number;
  readonly paradigm: string;
  readonly key: string;
  count: number;
  /** Script ids worth trying, the most frequent first. */
  candidates: number[];
}

export interface Prepared {
  readonly cells: TrainingCell[];
  readonly scripts: HashedScript[];
  readonly scriptTexts: string[];
  readonly scriptIds: Map<string, number>;
  readonly examples: { pair: TrainingPair; cell: number; script: number }[];
}

export interface Settings {
  readonly tableBits: number;
  readonly epochs: number;
  /** Scripts seen less often in a cell are left to the exceptions. */
  readonly minimumScriptCount: number;
  readonly maximumCandidates: number;
}

/** Finds the script of every pair and the candidates of every cell. */
export function prepare(pairs: readonly TrainingPair[], settings: Settings): Prepared {
  const cells: TrainingCell[] = [];
  const cellIds = new Map<string, number>();
  const scriptIds = new Map<string, number>();
  const scriptTexts: string[] = [];
  const counts: Map<number, number>[] = [];
  const examples = pairs.map((pair) => {
    const cellName = `${pair.paradigm} ${pair.key}`;
    let cell = cellIds.get(cellName);
    if (cell === undefined) {
      cell = cells.length;
      cellIds.set(cellName, cell);
      cells.push({ id: cell, paradigm: pair.paradigm, key: pair.key, count: 0, candidates: [] });
      counts.push(new Map());
    }
    const text = scriptKey(pair.lemma, pair.form);
    let script = scriptIds.get(text);
    if (script === undefined) {
      script = scriptTexts.length;
      scriptIds.set(text, script);
      scriptTexts.push(text);
    }
    cells[cell].count++;
    counts[cell].set(script, (counts[cell].get(script) ?? 0) + 1);
    return { pair, cell, script };
  });
  for (const cell of cells) {
    const minimum = cell.count < 50 ? 1 : settings.minimumScriptCount;
    cell.candidates = [...counts[cell.id]]
      .filter(([, count]) => count >= minimum)
      .sort((a, b) => b[1] - a[1])
      .slice(0, settings.maximumCandidates)
      .map(([script]) => script);
  }
  const scripts = scriptTexts.map((text) => hashScript(parseScript(text)));
  return { cells, scripts, scriptTexts, scriptIds, examples };
}

/** Averaged perceptron with a margin (Collins 2002) over the candidate scripts of each cell. */
export function train(
  prepared: Prepared,
  settings: Settings,
  report: (epoch: number, mistakes: number, seen: number) => void,
): WeightTable {
  const size = 1 << settings.tableBits;
  const mask = size - 1;
  const weights = new Float32Array(size);
  const total = new Float64Array(size);
  const { cells, scripts } = prepared;
  const cellHashes = cells.map((cell) => cellHash(cell.paradigm, cell.key));
  const paradigmHashes = cells.map((cell) => paradigmHash(cell.paradigm));
  let usable = prepared.examples.filter((example) =>
    cells[example.cell].candidates.includes(example.script),
  );
  const random = new Random(20261115);
  const goldSlots = new Int32Array(MAX_SLOTS);
  const slots = new Int32Array(MAX_SLOTS);
  const rivalSlots = new Int32Array(MAX_SLOTS);
  const MARGIN = 8;
  let step = 1;
  for (let epoch = 1; epoch <= settings.epochs; epoch++) {
    usable = random.shuffled(usable);
    let mistakes = 0;
    for (const { pair, cell, script } of usable) {
      step++;
      const word = hashLemma(pair.lemma);
      const inCell = cellHashes[cell];
      const inParadigm = paradigmHashes[cell];
      const gold = candidateSlots(
        word,
        inCell,
        inParadigm,
        scripts[script],
        pair.form,
        goldSlots,
        mask,
      );
      let goldScore = 0;
      for (let i = 0; i < gold; i++) goldScore += weights[goldSlots[i]];
      let rivalScore = Number.NEGATIVE_INFINITY;
      let rival = 0;
      for (const candidate of cells[cell].candidates) {
        if (candidate === script) continue;
        const form = applyScript(scripts[candidate].script, pair.lemma);
        if (form === undefined || form === pair.form) continue;
        const count = candidateSlots(
          word,
          inCell,
          inParadigm,
          scripts[candidate],
          form,
          slots,
          mask,
        );
        let score = 0;
        for (let i = 0; i < count; i++) score += weights[slots[i]];
        if (score > rivalScore) {
          rivalScore = score;
          rival = count;
          rivalSlots.set(slots);
        }
      }
      if (rival === 0 || goldScore >= rivalScore + MARGIN) continue;
      if (goldScore <= rivalScore) mistakes++;
      for (let i = 0; i < gold; i++) {
        weights[goldSlots[i]] += 1;
        total[goldSlots[i]] += step;
      }
      for (let i = 0; i < rival; i++) {
        weights[rivalSlots[i]] -= 1;
        total[rivalSlots[i]] -= step;
      }
    }
    report(epoch, mistakes, usable.length);
  }
  for (let i = 0; i < size; i++) weights[i] -= total[i] / step;
  return { values: weights, mask };
}

/** Rounds weights to 8 bits; small ones become 0, which packs well. */
export function quantised(table: WeightTable, scale: number): WeightTable {
  const values = new Int8Array(table.values.length);
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.max(-127, Math.min(127, Math.round(table.values[i] * scale)));
  }
  return { values, mask: table.mask };
}

/** What the ranker alone answers. */
export function predictor(
  prepared: Prepared,
  table: WeightTable,
): (lemma: string, cell: number) => string | undefined {
  const slots = new Int32Array(MAX_SLOTS);
  const { cells, scripts } = prepared;
  const hashes = cells.map((cell) => cellHash(cell.paradigm, cell.key));
  const paradigms = cells.map((cell) => paradigmHash(cell.paradigm));
  return (lemma, cell) =>
    bestCandidate(
      hashLemma(lemma),
      hashes[cell],
      paradigms[cell],
      cells[cell].candidates,
      scripts,
      table,
      slots,
    )?.form;
}

/** The pairs the model gets wrong: its exceptions. */
export function mistakesOf(
  prepared: Prepared,
  table: WeightTable,
  pairs: readonly TrainingPair[],
): { pair: TrainingPair; cell: number; script: number }[] {
  const predict = predictor(prepared, table);
  const cells = new Map(prepared.cells.map((cell) => [`${cell.paradigm} ${cell.key}`, cell.id]));
  const mistakes: { pair: TrainingPair; cell: number; script: number }[] = [];
  for (const pair of pairs) {
    const cell = cells.get(`${pair.paradigm} ${pair.key}`);
    if (cell === undefined || predict(pair.lemma, cell) === pair.form) continue;
    mistakes.push({ pair, cell, script: addScript(prepared, pair.lemma, pair.form) });
  }
  return mistakes;
}

/** The number of the script from a lemma to a form, which may be new. */
export function addScript(prepared: Prepared, lemma: string, form: string): number {
  const text = scriptKey(lemma, form);
  let script = prepared.scriptIds.get(text);
  if (script === undefined) {
    script = prepared.scriptTexts.length;
    prepared.scriptIds.set(text, script);
    prepared.scriptTexts.push(text);
  }
  return script;
}
