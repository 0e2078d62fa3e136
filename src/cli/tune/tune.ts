import { KlartextError } from '../../core/index.ts';
import { metrics, seededRandom } from '../../evaluate/index.ts';
import {
  bestOf,
  DIALS,
  type Dial,
  type DialSetting,
  forwardSelection,
  gridAround,
  measureDials,
  measureSource,
  onePlusOne,
  type SearchOptions,
  sampled,
  type Trial,
  unpairedRatio,
} from '../../simplify/controls/index.ts';
import { drawTable } from '../columns.ts';
import { checkMetrics, scoresOf, type Work, type WorkOptions, workOf } from '../controls/work.ts';
import { linesOf } from '../lines.ts';
import { numberBetween, wholeNumber } from '../option-values.ts';
import type { Progress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { type LoggedTrial, TrialLog } from './trial-log.ts';

export interface TuneOptions extends WorkOptions {
  readonly method: 'one-plus-one' | 'grid' | 'rule' | 'forward';
  readonly objective: string;
  readonly meaning?: string;
  readonly weight: string;
  readonly budget: string;
  readonly low: string;
  readonly high: string;
  readonly seed: string;
  readonly simple?: string;
  readonly log?: string;
}

const STEP = 0.05;
/** The number of sentences per side for the rule without parallel data. */
const UNPAIRED = 50;
const FORWARD_VALUES = [0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** `klartext tune`: finds the best dial values for a corpus. */
export async function tune(options: TuneOptions, terminal: Terminal): Promise<number> {
  const weight = numberBetween('--weight', options.weight, 0, 1);
  const seed = wholeNumber('--seed', options.seed);
  const budget = wholeNumber('--budget', options.budget, 1);
  const range = {
    low: ratio('--low', options.low),
    high: ratio('--high', options.high),
    step: STEP,
  };
  if (range.low >= range.high) {
    throw new KlartextError(
      'bad-option',
      '--low must be less than --high.',
      'For example: --low 0.2 --high 1.5',
    );
  }
  const work = await workOf(options);
  const names = [options.objective, ...(options.meaning ? [options.meaning] : [])];
  checkMetrics(work, names);
  const log = new TrialLog(options.log, {
    log: 'klartext-tune-1',
    method: options.method,
    engine: options.engine,
    preset: options.preset,
    ...(options.model !== undefined && { model: options.model }),
    level: options.level ?? null,
    language: work.settings.language.id,
    texts: work.name,
    sentences: work.samples.length,
    letters: work.samples.reduce((sum, { source }) => sum + source.length, 0),
    dials: work.dials,
    objective: options.objective,
    meaning: options.meaning ?? null,
    weight,
    budget,
    seed,
    low: range.low,
    high: range.high,
  });
  const resumed = log.size;
  const count = trialsOf(options.method, budget, work.dials.length);
  const progress = terminal.progress('Tuning', count * work.samples.length);
  const judge = judgeOf(work, names, weight, log, progress);
  const random = seededRandom(seed);
  const search = { dials: work.dials, judge, ...range };
  try {
    const plain = await judge({});
    const trials = await trialsBy(options, search, work, budget, random);
    report(trials, plain, names, log, resumed, terminal, options);
  } finally {
    progress.done();
    log.close();
  }
  return 0;
}

function trialsOf(method: TuneOptions['method'], budget: number, dials: number): number {
  if (method === 'one-plus-one') return budget + 1;
  if (method === 'grid') return 3 ** dials + 1;
  if (method === 'forward') return 1 + (FORWARD_VALUES.length * dials * (dials + 1)) / 2;
  return 2;
}

function trialsBy(
  options: TuneOptions,
  search: SearchOptions,
  work: Work,
  budget: number,
  random: ReturnType<typeof seededRandom>,
): Promise<Trial[]> {
  switch (options.method) {
    case 'grid':
      return gridAround({ ...search, means: trainingMeans(work), spread: 0.1 });
    case 'forward':
      return forwardSelection({ ...search, values: FORWARD_VALUES });
    case 'rule':
      return byRule(options, search, work, random);
    default:
      return onePlusOne({ ...search, budget, random });
  }
}

/** The mean ratios of references to their sources. */
function trainingMeans({ samples, settings }: Work): DialSetting {
  const sums: Record<Dial, number> = { length: 0, paraphrase: 0, words: 0, syntax: 0 };
  let pairs = 0;
  for (const { source, references } of samples) {
    const measured = measureSource(source, settings.language);
    for (const reference of references) {
      const got = measureDials(measured, reference, settings.language);
      for (const dial of DIALS) sums[dial] += got[dial];
      pairs++;
    }
  }
  if (pairs === 0) {
    throw new KlartextError(
      'bad-option',
      'Method grid needs references, whose means it uses.',
      'Name them: --references FILE…, or use --method one-plus-one.',
    );
  }
  return Object.fromEntries(DIALS.map((dial) => [dial, sums[dial] / pairs]));
}

async function byRule(
  options: TuneOptions,
  { dials, judge }: { dials: readonly Dial[]; judge: (setting: DialSetting) => Promise<number> },
  { samples }: Work,
  random: ReturnType<typeof seededRandom>,
): Promise<Trial[]> {
  const simple = options.simple
    ? [...linesOf(options.simple)].filter((line) => line.trim() !== '')
    : samples.flatMap(({ references }) => references);
  if (simple.length === 0) {
    throw new KlartextError(
      'bad-option',
      'Method rule needs simple sentences.',
      'Name a file with about 50 of the kind you want: --simple FILE',
    );
  }
  const sources = sampled(samples, UNPAIRED, random).map(({ source }) => source);
  const value = unpairedRatio(sources, sampled(simple, UNPAIRED, random), STEP);
  const setting = Object.fromEntries(dials.map((dial) => [dial, value]));
  return [{ setting, value: await judge(setting) }];
}

/** Higher is better; metrics for which lower is better are negated. */
function judgeOf(
  work: Work,
  names: readonly string[],
  weight: number,
  log: TrialLog,
  progress: Progress,
): (setting: DialSetting) => Promise<number> {
  const signs = names.map((name) => (metrics.get(name).better === 'lower' ? -1 : 1));
  const weights = names.length === 1 ? [1] : [1 - weight, weight];
  return async (setting) => {
    const known = log.find(setting);
    if (known) {
      await progress.advance(work.samples.length);
      return known.value;
    }
    const outputs: string[] = [];
    for (const i of work.samples.keys()) {
      outputs.push(await work.rewriter.rewrite(i, { ...work.base, ...setting }));
      await progress.advance(1);
    }
    const scores = scoresOf(work, outputs, names);
    const value = names.reduce((sum, name, i) => sum + signs[i] * weights[i] * scores[name], 0);
    log.add({ setting, value, scores });
    return value;
  };
}

function report(
  trials: readonly Trial[],
  plain: number,
  names: readonly string[],
  log: TrialLog,
  resumed: number,
  terminal: Terminal,
  { method, log: path }: TuneOptions,
): void {
  const best = bestOf(trials);
  const scored = (trial: Trial): LoggedTrial => log.find(trial.setting) ?? { ...trial, scores: {} };
  if (terminal.json) {
    terminal.writeJson({
      method,
      best: scored(best),
      without: plain,
      trials: trials.map(scored),
      resumed,
    });
    return;
  }
  const { colours, columns } = terminal;
  const right = (title: string) => ({ title, align: 'right' as const });
  const shown = [...trials].sort((a, b) => b.value - a.value).slice(0, 10);
  const titles = [...DIALS.map(right), right('objective'), ...names.map(right)];
  const rows = shown.map((trial) => [
    ...DIALS.map((dial) => ({ text: trial.setting[dial]?.toFixed(2) ?? '–' })),
    { text: trial.value.toFixed(2), ...(trial === best && { colour: colours.bold }) },
    ...names.map((name) => ({ text: scored(trial).scores[name]?.toFixed(2) ?? '–' })),
  ]);
  terminal.write(`${drawTable(titles, rows, columns, colours.dim).join('\n')}\n`);
  terminal.write(
    `Without dials: ${plain.toFixed(2)}. ${trials.length} ${trials.length === 1 ? 'trial' : 'trials'}.\n`,
  );
  const flags = Object.entries(best.setting).map(
    ([dial, value]) => `--${dial === 'paraphrase' ? 'similarity' : dial} ${value}`,
  );
  // The rule needs no objective: it uses the lengths of simple sentences.
  if (best.value <= plain && method !== 'rule')
    terminal.write('No setting is better than no dials.\n');
  else terminal.write(`Use it: klartext simplify ${flags.join(' ')}\n`);
  if (resumed > 0) terminal.notice(`${resumed} trials were read from ${path}.\n`);
}

function ratio(option: string, value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && number >= STEP && number <= 2) return number;
  throw new KlartextError(
    'bad-option',
    `${option} takes a ratio up to 2, not "${value}".`,
    `For example: ${option} 0.5`,
  );
}
