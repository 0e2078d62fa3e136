import { type Controls, KlartextError, type Level, type Sample } from '../../core/index.ts';
import { metrics, Scorer, type Settings } from '../../evaluate/index.ts';
import type { Language } from '../../language/index.ts';
import { DIALS, type Dial, Rewriter } from '../../simplify/controls/index.ts';
import type { Preset } from '../../simplify/engine.ts';
import { engines, loadEngine } from '../../simplify/engines.ts';
import { askedLanguage } from '../choose-language.ts';
import { type CorpusChoice, corpusSamples } from '../evaluate/corpus-samples.ts';
import { samplesOf } from '../evaluate/samples.ts';
import type { ModelOptions } from '../models/options.ts';
import { wholeNumber } from '../option-values.ts';

/** What `controls` and `tune` share: texts, an engine, and the scoring. */
export interface WorkOptions extends CorpusChoice, ModelOptions {
  readonly language?: string;
  readonly engine: string;
  readonly preset: Preset;
  readonly level?: Level;
  readonly source?: string;
  readonly references?: readonly string[];
  readonly sentences: string;
  readonly dials?: string;
}

/** Rewrites the text with this index with these dials; asynchronous for models. */
export interface WorkRewriter {
  rewrite(index: number, controls: Controls): string | Promise<string>;
}

export interface Work {
  readonly name: string;
  readonly samples: readonly Pick<Sample, 'id' | 'source' | 'references'>[];
  readonly rewriter: WorkRewriter;
  readonly settings: Settings;
  readonly dials: readonly Dial[];
  readonly base: { readonly level?: Level };
}

/** Loads texts and engine; takes the first texts of a file, so that results are reproducible. */
export async function workOf(options: WorkOptions): Promise<Work> {
  const isModel = options.engine === 'seq2seq';
  if (!isModel) engines.get(options.engine);
  const dials = dialsOf(options.dials);
  const most = wholeNumber('--sentences', options.sentences, 1);
  const corpus = options.corpus ? await corpusSamples(options.corpus, options) : undefined;
  const source = options.corpus ?? options.source;
  if (source === undefined) {
    throw new KlartextError(
      'bad-option',
      'No texts were given.',
      'Name them: --source FILE (and --references FILE…), or --corpus ID --split dev.',
    );
  }
  const samples: Sample[] = [];
  for (const sample of samplesOf({
    source,
    references: options.references ?? [],
    outputs: [],
    documents: false,
    ...(corpus && { given: corpus.given }),
  })) {
    if (sample.source.trim() !== '') samples.push(sample);
    if (samples.length >= most) break;
  }
  if (samples.length === 0) {
    throw new KlartextError(
      'bad-input',
      `${source}: The file is empty.`,
      'Write one sentence per line.',
    );
  }
  const id = options.language ?? corpus?.language;
  if (id === undefined) {
    throw new KlartextError('bad-option', 'The language is unknown.', 'Name it: --language en');
  }
  const language = await askedLanguage(id);
  const rewriter = isModel
    ? await modelWork(options, samples)
    : await engineWork(options, language, samples);
  return {
    name: source,
    samples,
    rewriter,
    settings: {
      language,
      tokenizer: language.profile.evaluationTokenizer ?? '13a',
      lowercase: false,
    },
    dials,
    base: options.level ? { level: options.level } : {},
  };
}

async function engineWork(
  options: WorkOptions,
  language: Language,
  samples: readonly Sample[],
): Promise<WorkRewriter> {
  const rewriter = new Rewriter(await loadEngine(options.engine, language), {
    preset: options.preset,
  });
  for (const sample of samples) rewriter.add(sample.source);
  return rewriter;
}

/** The control tokens of a sequence-to-sequence model also count as dials. */
async function modelWork(options: WorkOptions, samples: readonly Sample[]): Promise<WorkRewriter> {
  const { openRewriter } = await import('../models/seq2seq.ts');
  const model = await openRewriter(options);
  return {
    rewrite: async (index, controls) => (await model.rewrite(samples[index].source, controls)).text,
  };
}

function dialsOf(asked: string | undefined): readonly Dial[] {
  if (asked === undefined) return DIALS;
  // `klartext simplify` calls it by what it measures.
  const names = asked
    .split(',')
    .map((name) => (name.trim() === 'similarity' ? 'paraphrase' : name.trim()));
  const wrong = names.find((name) => !(DIALS as readonly string[]).includes(name));
  if (wrong === undefined) return names as Dial[];
  throw new KlartextError(
    'bad-option',
    `There is no dial "${wrong}".`,
    `Known: ${DIALS.join(', ')} (similarity is another name for paraphrase).`,
  );
}

/** The scores of the outputs, one per sample, by metric name. */
export function scoresOf(
  { samples, settings }: Work,
  outputs: readonly string[],
  names: readonly string[],
): Record<string, number> {
  const scorer = new Scorer({ metrics: names, settings, systems: ['ours'] });
  for (const [i, sample] of samples.entries())
    scorer.add({ ...sample, outputs: { ours: outputs[i] } });
  const results = scorer.results().systems.get('ours');
  return Object.fromEntries(
    names.map((name) => [name, results?.get(name)?.score.value ?? Number.NaN]),
  );
}

/** Rejects metrics that cannot be computed for the samples. */
export function checkMetrics({ samples }: Work, names: readonly string[]): void {
  for (const name of names) {
    const { needs } = metrics.get(name);
    if (!needs.includes('references') || samples.some(({ references }) => references.length > 0))
      continue;
    throw new KlartextError(
      'bad-option',
      `"${name}" needs references.`,
      'Name them with --references FILE…, or choose a metric without references: see klartext evaluate --list.',
    );
  }
}
