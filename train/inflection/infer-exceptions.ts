import { applyScript } from '../../src/language/inflection/edit-script.ts';
import type { WeightTable } from '../../src/language/inflection/ranker.ts';
import { DATA, grammarOf, SOURCES, type TrainingPair, trainingPair } from './collect.ts';
import { Analogy } from './complete.ts';
import { findScript, scriptKey } from './find-script.ts';
import { type Prepared, predictor } from './perceptron.ts';
import { readUnimorph } from './unimorph.ts';

/** Shares of the votes tried as thresholds. */
const THRESHOLDS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01];

/**
 * Forms that the other forms of a lemma give away and the ranker, which sees only the lemma, would
 * miss. How sure the analogy must be is tuned on SIGMORPHON's development sets.
 */
export function inferExceptions(
  prepared: Prepared,
  table: WeightTable,
  language: string,
): { pair: TrainingPair; cell: number; script: number }[] {
  const analogy = new Analogy(prepared);
  const predict = predictor(prepared, table);
  const threshold = tunedThreshold(prepared, analogy, predict, language);
  if (threshold > 1) return [];
  const scriptIds = new Map(prepared.scriptTexts.map((text, id) => [text, id]));
  const lemmas = new Map<string, TrainingPair>();
  const tabledCells = new Map<string, Set<number>>();
  for (const { pair, cell } of prepared.examples) {
    if (!pair.tabled) continue;
    lemmas.set(`${pair.paradigm} ${pair.lemma}`, pair);
    const cells = tabledCells.get(pair.paradigm) ?? new Set();
    tabledCells.set(pair.paradigm, cells.add(cell));
  }
  const exceptions: { pair: TrainingPair; cell: number; script: number }[] = [];
  for (const known of lemmas.values()) {
    const { lemma, paradigm } = known;
    const among = [...(tabledCells.get(paradigm) ?? [])];
    for (const cell of analogy.openCells(paradigm, lemma, among)) {
      const inferred = analogy.infer(paradigm, lemma, cell);
      if (!inferred || inferred.confidence < threshold) continue;
      if (predict(lemma, cell) === inferred.form) continue;
      const text = scriptKey(lemma, inferred.form);
      if (applyScript(findScript(lemma, inferred.form), lemma) !== inferred.form) continue;
      let script = scriptIds.get(text);
      if (script === undefined) {
        script = prepared.scriptTexts.length;
        scriptIds.set(text, script);
        prepared.scriptTexts.push(text);
      }
      exceptions.push({ pair: { ...known, form: inferred.form }, cell, script });
    }
  }
  return exceptions;
}

function tunedThreshold(
  prepared: Prepared,
  analogy: Analogy,
  predict: (lemma: string, cell: number) => string | undefined,
  language: string,
): number {
  const grammar = grammarOf(language);
  const cells = new Map(prepared.cells.map((cell) => [`${cell.paradigm} ${cell.key}`, cell.id]));
  const right = THRESHOLDS.map(() => 0);
  let all = 0;
  for (const path of SOURCES[language].development) {
    for (const example of readUnimorph(`${DATA}/${path}`, language)) {
      const pair = trainingPair(example, grammar);
      const cell = pair && cells.get(`${pair.paradigm} ${pair.key}`);
      if (!pair || cell === undefined) continue;
      all++;
      const base = predict(pair.lemma, cell);
      const inferred = analogy.infer(pair.paradigm, pair.lemma, cell);
      THRESHOLDS.forEach((threshold, i) => {
        const form = inferred && inferred.confidence >= threshold ? inferred.form : base;
        if (form === pair.form) right[i]++;
      });
    }
  }
  const best = right.reduce((a, count, i) => (count >= right[a] ? i : a), 0);
  console.error(
    `  development ${all}: ${THRESHOLDS.map((t, i) => `≥${t} ${right[i]}`).join(', ')}`,
  );
  return THRESHOLDS[best];
}
