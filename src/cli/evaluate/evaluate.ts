import { KlartextError, type Sample } from '../../core/index.ts';
import { type Evaluation, Scorer } from '../../evaluate/evaluate.ts';
import { metricGroups } from '../../evaluate/metrics/index.ts';
import { tableFormats } from '../../evaluate/tables/index.ts';
import { Watch } from '../../evaluate/warnings.ts';
import { folderFiles, loadIdentifier } from '../../language/index.ts';
import { inputsOf } from '../input.ts';
import { type EncoderOptions, withEncoder } from '../models/encoder.ts';
import type { Terminal } from '../terminal.ts';
import type { CorpusChoice } from './corpus-samples.ts';
import { drawMetrics, drawScores } from './drawing.ts';
import { earlierResults } from './earlier.ts';
import type { ResultScore, Results } from './results.ts';
import { type SampleFiles, samplesOf } from './samples.ts';
import { scoreBaselines } from './score-baselines.ts';
import { type SettingOptions, settingOf } from './setting.ts';
import { tableOf } from './table-of.ts';
import { compared, withIntervals } from './uncertainty.ts';

export interface EvaluateOptions extends SettingOptions, CorpusChoice, EncoderOptions {
  readonly list?: boolean;
  readonly source?: string;
  readonly references?: readonly string[];
  readonly output?: readonly string[];
  readonly documents?: boolean;
  readonly baselines?: string;
  readonly intervals?: boolean;
  readonly compare?: string;
  readonly seed?: number;
  readonly against?: string;
  readonly format?: string;
}

/** `klartext evaluate`: scores systems against sources and references. */
export async function evaluate(options: EvaluateOptions, terminal: Terminal): Promise<number> {
  if (options.list) {
    if (terminal.json) terminal.writeJson(described());
    else terminal.write(`${drawMetrics(terminal).join('\n')}\n`);
    return 0;
  }
  // Report an unknown format before the work starts.
  if (options.format !== undefined) tableFormats.get(options.format);
  const corpus = options.corpus ? await corpusOf(options.corpus, options) : undefined;
  const files = sampleFilesOf({ ...options, ...(corpus && { source: options.corpus }) });
  const piped = await pipedText(files, terminal);
  const results = await measure(
    { ...files, ...(corpus && { given: corpus.given }) },
    piped,
    { ...(corpus && { language: corpus.language }), ...options },
    terminal,
  );
  showResults(results, options, terminal);
  return 0;
}

/** Writes results as JSON, as a table in the requested format, or as a drawing. */
export function showResults(
  results: Results,
  options: Pick<EvaluateOptions, 'against' | 'format'>,
  terminal: Terminal,
): void {
  const format = options.format === undefined ? undefined : tableFormats.get(options.format);
  const earlier = options.against ? earlierResults(options.against, results) : undefined;
  if (terminal.json) {
    terminal.writeJson({ ...results, ...(earlier && { against: earlier }) });
    return;
  }
  const table = tableOf(results, earlier);
  terminal.write(format ? format(table) : `${drawScores(table, terminal).join('\n')}\n`);
  for (const { system, message, samples } of results.warnings) {
    const where = samples.length > 0 ? ` (such as ${samples.join(', ')})` : '';
    terminal.notice(`warning: ${system}: ${message}${where}\n`);
  }
  for (const warning of earlier?.warnings ?? []) terminal.notice(`warning: ${warning}\n`);
}

/** Loaded only when needed: the table of corpora is long. */
async function corpusOf(id: string, choice: CorpusChoice) {
  const { corpusSamples } = await import('./corpus-samples.ts');
  return corpusSamples(id, choice);
}

async function measure(
  files: SampleFiles,
  piped: string | undefined,
  options: EvaluateOptions,
  terminal: Terminal,
): Promise<Results> {
  const first = samplesOf(files, piped).next().value ?? undefined;
  if (!first) throw nothingThere(files.source);
  const setting = await withEncoder(
    await settingOf(options, first),
    options,
    () => samplesOf(files, piped),
    terminal,
  );
  const systems = files.outputs.map(([name]) => name);
  const keepRows = options.intervals === true || options.compare !== undefined;
  const scorer = new Scorer({ ...setting, systems, keepRows });
  const { id } = setting.settings.language;
  const watch = new Watch(systems, id, await loadIdentifier(await folderFiles()));
  const kept: Sample[] = [];
  const progress = terminal.progress('Scoring', 0);
  for (const sample of samplesOf(files, piped)) {
    scorer.add(sample);
    watch.add(sample);
    if (options.baselines) kept.push(sample);
    await progress.advance(1);
  }
  progress.done();
  const evaluation = scorer.results();
  const seed = options.seed === undefined ? {} : { seed: options.seed };
  return {
    items: evaluation.items,
    systems: {
      ...(keepRows
        ? compared(withIntervals(evaluation, seed), evaluation, options.compare, seed)
        : scoresOf(evaluation)),
      ...(options.baselines && scoreBaselines(options.baselines, kept, setting, systems)),
    },
    warnings: watch.warnings(),
  };
}

export function scoresOf({ systems }: Evaluation): Record<string, Record<string, ResultScore>> {
  return Object.fromEntries(
    [...systems].map(([system, measured]) => [
      system,
      Object.fromEntries([...measured].map(([metric, { score }]) => [metric, score])),
    ]),
  );
}

/** The files of a call; an error names what is missing. */
export function sampleFilesOf(options: EvaluateOptions): SampleFiles {
  if (!options.source) {
    throw new KlartextError(
      'bad-option',
      'No source was given.',
      'Name the original sentences, one per line: --source FILE, or a corpus: --corpus ID.',
    );
  }
  const outputs = (options.output ?? []).map((given) => namedFile(given));
  const names = outputs.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) {
    throw new KlartextError(
      'bad-option',
      `Two systems have the name "${twice}".`,
      'Give each output a different name: --output first=FILE --output second=FILE.',
    );
  }
  if (outputs.length === 0 && !options.baselines) {
    throw new KlartextError(
      'bad-option',
      'No output was given.',
      'Name the outputs of one or more systems: --output NAME=FILE…, "-" for standard input.',
    );
  }
  return {
    source: options.source,
    references: options.references ?? [],
    outputs,
    documents: options.documents === true,
  };
}

/** NAME=FILE; a FILE alone is its own name. */
function namedFile(given: string): readonly [string, string] {
  const equals = given.indexOf('=');
  if (equals > 0) return [given.slice(0, equals), given.slice(equals + 1)];
  const name = given === '-' ? 'output' : (given.split('/').pop() ?? given);
  return [name, given];
}

/** The content of standard input, if a file is `-`. */
export async function pipedText(
  files: SampleFiles,
  terminal: Terminal,
): Promise<string | undefined> {
  const all = [files.source, ...files.references, ...files.outputs.map(([, file]) => file)];
  const fromStdin = all.filter((file) => file === '-').length;
  if (fromStdin === 0) return undefined;
  if (fromStdin > 1) {
    throw new KlartextError(
      'bad-option',
      'Only one file can be standard input.',
      'Name files for the others.',
    );
  }
  return inputsOf(['-'], terminal)[0].read();
}

function described() {
  return Object.entries(metricGroups).flatMap(([group, entries]) =>
    entries.map(({ name, summary, better, needs }) => ({ name, group, summary, better, needs })),
  );
}

export function nothingThere(file: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `${file}: the file is empty.`,
    'Write one source per line.',
  );
}
