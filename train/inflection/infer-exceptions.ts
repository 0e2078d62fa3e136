import { applyScript } from '../../src/language/inflection/edit-script.ts';
import type { WeightTable } from '../../src/language/inflection/ranker.ts';
import { DATA, grammarOf, SOURCES, type TrainingPair, trainingPair } from './collect.ts';
import { Analogy } from './complete.ts';
import { findScript } from './find-script.ts';
import { InformedRanker } from './informed-ranker.ts';
import { addScript, type Prepared, predictor } from './perceptron.ts';
import { readUnimorph } from './unimorph.ts';

/** A way to infer a form from the other forms of its lemma, and how sure it must be. */
interface Choice {
  readonly method: 'ranker' | 'analogy' | 'informed' | 'both';
  readonly threshold: number;
}

type Answer = { readonly form: string; readonly confidence: number } | undefined;
type Infer = (paradigm: string, lemma: string, cell: number) => Answer;

const THRESHOLDS = [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
const INFORMED_EPOCHS = 8;
/** Analogy asks many words for each form; beyond this many forms it would take hours. */
const MOST_ANALOGIES = 250_000;

/**
 * Forms that the other forms of a lemma give away and the ranker, which sees only the lemma, would
 * miss. Which method is asked, for words that dictionaries list and for others, and how sure it
 * must be, is tuned on SIGMORPHON's development sets.
 */
export function inferExceptions(
  prepared: Prepared,
  table: WeightTable,
  language: string,
  collected: readonly TrainingPair[],
): { pair: TrainingPair; cell: number; script: number }[] {
  const listed = new Set<string>();
  const given = new Set<string>();
  for (const { paradigm, lemma, key, tabled } of collected) {
    if (tabled) continue;
    listed.add(`${paradigm} ${lemma}`);
    given.add(`${paradigm} ${lemma} ${key}`);
  }
  const analogy = new Analogy(prepared);
  const informed = new InformedRanker(prepared, listed);
  informed.train(INFORMED_EPOCHS);
  const methods: Record<Choice['method'], Infer> = {
    ranker: () => undefined,
    analogy: (paradigm, lemma, cell) => analogy.infer(paradigm, lemma, cell),
    informed: (paradigm, lemma, cell) => informed.infer(paradigm, lemma, cell),
    both: (paradigm, lemma, cell) =>
      surer(methods.analogy(paradigm, lemma, cell), methods.informed(paradigm, lemma, cell)),
  };
  const predict = predictor(prepared, table);
  const lemmas = new Map<string, TrainingPair>();
  const tabledCells = new Map<string, Set<number>>();
  for (const { pair, cell } of prepared.examples) {
    if (!pair.tabled) continue;
    lemmas.set(`${pair.paradigm} ${pair.lemma}`, pair);
    const cells = tabledCells.get(pair.paradigm) ?? new Set();
    tabledCells.set(pair.paradigm, cells.add(cell));
  }
  const open = [...lemmas].reduce(
    (sum, [, { paradigm, lemma }]) =>
      sum + analogy.openCells(paradigm, lemma, [...(tabledCells.get(paradigm) ?? [])]).length,
    0,
  );
  if (open > MOST_ANALOGIES) methods.analogy = () => undefined;
  const choose = tunedChoice(prepared, methods, predict, listed, language);
  const exceptions: { pair: TrainingPair; cell: number; script: number }[] = [];
  for (const [name, known] of lemmas) {
    const { lemma, paradigm } = known;
    const { method, threshold } = choose(name);
    if (method === 'ranker') continue;
    const among = [...(tabledCells.get(paradigm) ?? [])];
    for (const cell of analogy.openCells(paradigm, lemma, among)) {
      // A dictionary has the form; it is not for us to infer.
      if (given.has(`${paradigm} ${lemma} ${prepared.cells[cell].key}`)) continue;
      const inferred = methods[method](paradigm, lemma, cell);
      if (!inferred || inferred.confidence < threshold) continue;
      if (predict(lemma, cell) === inferred.form) continue;
      if (applyScript(findScript(lemma, inferred.form), lemma) !== inferred.form) continue;
      const script = addScript(prepared, lemma, inferred.form);
      exceptions.push({ pair: { ...known, form: inferred.form }, cell, script });
    }
  }
  return exceptions;
}

/** Two answers that agree are sure; of two that do not, the surer, and less sure for it. */
function surer(a: Answer, b: Answer): Answer {
  if (!a || !b) return a ?? b;
  if (a.form === b.form) return { form: a.form, confidence: 1 };
  const better = a.confidence > b.confidence ? a : b;
  return { form: better.form, confidence: better.confidence / 2 };
}

function tunedChoice(
  prepared: Prepared,
  methods: Readonly<Record<Choice['method'], Infer>>,
  predict: (lemma: string, cell: number) => string | undefined,
  listed: ReadonlySet<string>,
  language: string,
): (name: string) => Choice {
  const grammar = grammarOf(language);
  const cells = new Map(prepared.cells.map((cell) => [`${cell.paradigm} ${cell.key}`, cell.id]));
  const choices: Choice[] = [{ method: 'ranker', threshold: 0 }];
  for (const method of ['analogy', 'informed', 'both'] as const) {
    for (const threshold of THRESHOLDS) choices.push({ method, threshold });
  }
  const right = [choices.map(() => 0), choices.map(() => 0)];
  const all = [0, 0];
  for (const path of SOURCES[language].development) {
    for (const example of readUnimorph(`${DATA}/${path}`, language)) {
      const pair = trainingPair(example, grammar);
      const cell = pair && cells.get(`${pair.paradigm} ${pair.key}`);
      if (!pair || cell === undefined) continue;
      const group = listed.has(`${pair.paradigm} ${pair.lemma}`) ? 1 : 0;
      all[group]++;
      const base = predict(pair.lemma, cell);
      const answers = {
        ranker: undefined,
        analogy: methods.analogy(pair.paradigm, pair.lemma, cell),
        informed: methods.informed(pair.paradigm, pair.lemma, cell),
        both: methods.both(pair.paradigm, pair.lemma, cell),
      };
      choices.forEach(({ method, threshold }, i) => {
        const answer = answers[method];
        const form = answer && answer.confidence >= threshold ? answer.form : base;
        if (form === pair.form) right[group][i]++;
      });
    }
  }
  const best = right.map((row) => row.reduce((a, count, i) => (count > row[a] ? i : a), 0));
  for (const group of [0, 1]) {
    const { method, threshold } = choices[best[group]];
    console.error(
      `  development, ${group ? 'listed' : 'unlisted'} lemmas: ranker ${right[group][0]} of ` +
        `${all[group]}; ${method} ≥ ${threshold} ${right[group][best[group]]}`,
    );
  }
  return (name) => choices[best[listed.has(name) ? 1 : 0]];
}
