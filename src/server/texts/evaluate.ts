import type { Evaluated, EvaluateRequest } from '../../contract/index.ts';
import { KlartextError, type Sample } from '../../core/index.ts';
import { metrics, reportData, reportPage, type Settings } from '../../evaluate/index.ts';
import { folderFiles, loadIdentifier, loadLanguage } from '../../language/index.ts';
import { pairsOfCorpus } from './corpora.ts';
import { languageOf } from './resources.ts';

export interface EvaluationResult extends Omit<Evaluated, 'report'> {
  readonly page: string;
}

/** Scores of systems and the page about them. */
export async function evaluateSystems(request: EvaluateRequest): Promise<EvaluationResult> {
  const samples = await samplesOf(request);
  const systems = Object.keys(request.outputs);
  const id = await languageOf(
    samples
      .map(({ source }) => source)
      .join('\n')
      .slice(0, 5_000),
    request.language,
  );
  const language = await loadLanguage(id);
  const settings: Settings = {
    language,
    tokenizer: language.profile.evaluationTokenizer ?? '13a',
    lowercase: request.lowercase ?? false,
  };
  const hasReferences = samples.some(({ references }) => references.length > 0);
  const names = request.metrics ?? usualMetrics(settings, hasReferences);
  for (const name of names) {
    if (metrics.get(name).needs.includes('references') && !hasReferences) {
      throw bad(`"${name}" needs references.`, 'Add references, or leave out the metric.');
    }
  }
  const data = reportData(samples, {
    systems,
    metrics: names,
    settings,
    identifier: await loadIdentifier(await folderFiles()),
    ...(request.title !== undefined && { title: request.title }),
  });
  return {
    items: samples.length,
    language: id,
    systems: Object.fromEntries(
      data.scores
        .filter(({ kind }) => kind === 'system')
        .map(({ name, scores }) => [
          name,
          Object.fromEntries(names.map((metric, at) => [metric, scoreOf(scores[at])])),
        ]),
    ),
    warnings: data.warnings.map(({ system, message }) => ({ system, message })),
    page: await reportPage(data),
  };
}

function scoreOf({
  value,
  parts,
  signature,
  interval,
}:
  | Evaluated['systems'][string][string]
  | {
      value: number;
      parts: Readonly<Record<string, number>>;
      signature: string;
      interval?: readonly [number, number];
    }) {
  return {
    value,
    parts: { ...parts },
    signature,
    ...(interval && { interval: [interval[0], interval[1]] as [number, number] }),
  };
}

async function samplesOf(request: EvaluateRequest): Promise<Sample[]> {
  const { sources, references = [], outputs, corpus, split } = request;
  if ((sources === undefined) === (corpus === undefined)) {
    throw bad('Give either sources or the name of a corpus.', 'Exactly one of the two is needed.');
  }
  const given =
    corpus !== undefined
      ? await pairsOfCorpus(corpus, split)
      : (sources ?? []).map((source, at) => ({
          id: String(at + 1),
          source,
          references: references.map((list) => list[at]).filter((each) => each !== undefined),
        }));
  for (const [what, list] of [
    ...references.map((list, at) => [`Reference ${at + 1}`, list] as const),
    ...Object.entries(outputs).map(([name, list]) => [`"${name}"`, list] as const),
  ]) {
    if (list.length !== given.length) {
      throw bad(
        `${what} has ${list.length} entries, but there are ${given.length} sources.`,
        'Each source needs exactly one entry, in the same order.',
      );
    }
  }
  if (Object.keys(outputs).length === 0)
    throw bad('No outputs were given.', 'Add the outputs of at least one system.');
  return given.map((sample, at) => ({
    ...sample,
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, list]) => [name, list[at]])),
  }));
}

/** The metrics that most papers report, as far as the language and the references allow. */
function usualMetrics(settings: Settings, hasReferences: boolean): string[] {
  const usual = hasReferences
    ? ['sari', 'bleu', 'fkgl', 'fre']
    : ['fkgl', 'fre', 'easse-compression', 'easse-similarity', 'easse-copies'];
  return usual.filter((name) => {
    try {
      metrics.get(name).prepare(settings);
      return true;
    } catch (error) {
      if (error instanceof KlartextError) return false;
      throw error;
    }
  });
}

const bad = (message: string, hint: string) => new KlartextError('bad-input', message, hint);
