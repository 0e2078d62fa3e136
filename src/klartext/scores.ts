import { KlartextError, type Sample, type Score } from '../core/index.ts';
import type { Settings } from '../evaluate/metric.ts';
import type { EvaluationWarning } from '../evaluate/warnings.ts';
import { type Loaded, loaded, type TextOptions } from './loaded.ts';
import { type EvaluationInput, type References, samplesOf } from './samples.ts';

export interface ScoreOptions extends TextOptions {
  /** The name of a tokenizer (`tokenizers.names()` of `klartext/language`); default: the usual one of the language. */
  readonly tokenizer?: string;
  readonly lowercase?: boolean;
}

export interface EvaluateOptions extends ScoreOptions {
  /** Names of metrics (`metrics.names()` of `klartext/evaluate`); default: SARI, BLEU and readability. */
  readonly metrics?: readonly string[];
}

export interface Evaluated {
  readonly language: string;
  readonly items: number;
  /** By system, then by metric. */
  readonly systems: Readonly<Record<string, Readonly<Record<string, Score>>>>;
  /** Warnings for readers of the scores: copies, empty outputs, another language … */
  readonly warnings: readonly EvaluationWarning[];
}

/**
 * SARI as EASSE computes it, over a corpus: 0 to 100, with its signature.
 *
 * @example
 * import { sari } from 'klartext';
 *
 * const { value, signature } = await sari(
 *   ['The vaccine is administered in two doses.'],
 *   ['The vaccine is given in two doses.'],
 *   [['You get the vaccine in two doses.', 'The vaccine is given in two doses.']],
 * );
 * console.log(value.toFixed(2)); // 77.31
 * console.log(signature); // sari|del:f1|agg:easse|tok:13a|case:mixed|lang:en|refs:2|v:1
 */
export async function sari(
  sources: readonly string[],
  outputs: readonly string[],
  references: References,
  options: ScoreOptions = {},
): Promise<Score> {
  return scoreOf('sari', { sources, outputs, references }, options);
}

/**
 * BLEU as sacreBLEU computes it, over a corpus: 0 to 100, with its signature.
 *
 * @example
 * import { bleu } from 'klartext';
 *
 * const { value } = await bleu(
 *   ['The vaccine is given in two doses.'],
 *   [['You get the vaccine in two doses.', 'The vaccine is given in two doses.']],
 * );
 * console.log(value.toFixed(2)); // 100.00
 */
export async function bleu(
  outputs: readonly string[],
  references: References,
  options: ScoreOptions = {},
): Promise<Score> {
  // BLEU does not use sources; outputs take their place to detect the language.
  return scoreOf('bleu', { sources: outputs, outputs, references }, options);
}

/**
 * Scores systems with any metrics; each score has its signature.
 *
 * @example
 * import { evaluate } from 'klartext';
 *
 * const { systems } = await evaluate({
 *   sources: ['The vaccine is administered in two doses.'],
 *   references: ['The vaccine is given in two doses.'],
 *   outputs: {
 *     ours: ['The vaccine is given in two doses.'],
 *     theirs: ['The vaccine is administered twice.'],
 *   },
 * });
 * console.log(systems.ours.sari.value > systems.theirs.sari.value); // true
 * console.log(systems.ours.fkgl.signature); // fkgl|tok:13a|case:lc|sents:own|lang:en|v:1
 */
export async function evaluate(
  input: EvaluationInput,
  options: EvaluateOptions = {},
): Promise<Evaluated> {
  const samples = samplesOf(input);
  const systems = Object.keys(input.outputs);
  const from = await loaded(options.files);
  const settings = await settingsFor(samples, options, from);
  const metrics = await metricsFor(options.metrics, settings, input.references !== undefined);
  const [{ evaluate: measure }, { Watch }] = await Promise.all([
    import('../evaluate/evaluate.ts'),
    import('../evaluate/warnings.ts'),
  ]);
  const watch = new Watch(systems, settings.language.id, await from.identifier());
  for (const sample of samples) watch.add(sample);
  const evaluation = measure(samples, { metrics, settings, systems });
  const scores = [...evaluation.systems].map(([system, measured]) => [
    system,
    Object.fromEntries([...measured].map(([metric, { score }]) => [metric, score])),
  ]);
  return {
    language: settings.language.id,
    items: evaluation.items,
    systems: Object.fromEntries(scores),
    warnings: watch.warnings(),
  };
}

/** The score of one system by one metric. */
async function scoreOf(
  metric: string,
  input: Omit<EvaluationInput, 'outputs'> & { readonly outputs: readonly string[] },
  options: ScoreOptions,
): Promise<Score> {
  const outputs = { [SYSTEM]: input.outputs };
  const { systems } = await evaluate({ ...input, outputs }, { ...options, metrics: [metric] });
  return systems[SYSTEM][metric];
}

const SYSTEM = 'output';

async function metricsFor(
  asked: readonly string[] | undefined,
  settings: Settings,
  hasReferences: boolean,
): Promise<readonly string[]> {
  const { metrics } = await import('../evaluate/metrics/index.ts');
  if (asked === undefined) {
    const { usualMetrics } = await import('../evaluate/usual-metrics.ts');
    return usualMetrics(settings, hasReferences);
  }
  for (const name of asked) {
    if (hasReferences || !metrics.get(name).needs.includes('references')) continue;
    throw new KlartextError(
      'bad-option',
      `"${name}" needs references.`,
      'Give references, or choose metrics that need none.',
    );
  }
  return [...new Set(asked)];
}

async function settingsFor(
  samples: readonly Sample[],
  { language: asked, tokenizer, lowercase = false, metrics: names = [] }: EvaluateOptions,
  from: Loaded,
): Promise<Settings> {
  const [{ metrics }, { tokenizersWith }] = await Promise.all([
    import('../evaluate/metrics/index.ts'),
    import('../language/index.ts'),
  ]);
  const parts = await from.partsFor(samples.map(({ source }) => source).join('\n'), asked);
  // The usual metrics need no analysis.
  const isAnalysed = names.some((name) => metrics.get(name).needs.includes('analysis'));
  const language = await parts.language(isAnalysed ? ['inflection'] : ['analysis', 'inflection']);
  const chosen = tokenizer ?? language.profile.evaluationTokenizer ?? '13a';
  tokenizersWith(language).get(chosen);
  return { language, tokenizer: chosen, lowercase };
}
