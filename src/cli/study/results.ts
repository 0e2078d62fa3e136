import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KlartextError } from '../../core/index.ts';
import { languageIds, loadLanguage } from '../../language/index.ts';
import { withoutParticipants } from '../../study/analyse.ts';
import {
  analyseStudy,
  answersAsJsonLines,
  corpusCard,
  datasetOf,
  judgementsAsCsv,
  type StudyAnalysisOptions,
  type StudyData,
  simplificationsAsCorpus,
  studyReport,
  substitutesAsTsar,
} from '../../study/index.ts';
import type { Terminal } from '../terminal.ts';
import { drawAnalysis, drawParticipants, table } from './drawing.ts';
import { type DatabaseChoice, dataOf, withStore } from './open-study.ts';

export interface AnalyseOptions extends DatabaseChoice {
  readonly html?: string;
  readonly metrics?: string;
  readonly leaveOut?: string;
}

/** `klartext study analyse`: the results of a study. */
export async function analyse(
  id: string | undefined,
  options: AnalyseOptions,
  terminal: Terminal,
): Promise<number> {
  const { study, data } = await withStore(options, (store) => dataOf(store, id));
  const analysis = analyseStudy(data, leavingOut(options.leaveOut));
  const kept = withoutParticipants(data, analysis.leftOut);
  const metrics = options.metrics
    ? await (await import('./metric-scores.ts')).metricsAgainst(kept, options.metrics)
    : [];
  if (options.html !== undefined) {
    writeFileSync(options.html, studyReport(study.design.name, analysis, metrics));
    terminal.notice(`The report is in ${options.html}.\n`);
  }
  if (terminal.json)
    terminal.writeJson({ study: study.id, ...analysis, ...(metrics.length > 0 && { metrics }) });
  else terminal.write(drawAnalysis(study.design.name, analysis, metrics, terminal));
  return 0;
}

function leavingOut(who: string | undefined): StudyAnalysisOptions {
  if (who === undefined) return {};
  return { leaveOut: who === 'flagged' ? who : who.split(',').map((id) => id.trim()) };
}

/** `klartext study status`: the progress of each study. */
export async function status(
  id: string | undefined,
  options: DatabaseChoice,
  terminal: Terminal,
): Promise<number> {
  const all = await withStore(options, async (store) => {
    const studies = id === undefined ? await store.list() : [await store.study(id)];
    return Promise.all(
      studies.map(async ({ id: study }) => {
        const { data } = await dataOf(store, study);
        const { kind, progress, participants } = analyseStudy(data);
        return {
          study,
          name: data.design.name,
          kind,
          ...progress,
          participants: participants.length,
        };
      }),
    );
  });
  if (terminal.json) terminal.writeJson(all);
  else {
    const rows = all.map((row) => [
      row.study,
      row.name,
      row.kind,
      `${row.answered}/${row.wanted}`,
      String(row.participants),
    ]);
    terminal.write(
      `${table(['study', 'name', 'kind', 'judgements', 'participants'], rows, terminal)}\n`,
    );
  }
  return 0;
}

export interface ReviewOptions extends DatabaseChoice {
  readonly admit?: string;
  readonly refuse?: string;
  readonly delete?: string;
}

/** `klartext study review`: shows the performance of participants; admits, refuses or deletes one. */
export async function review(
  id: string | undefined,
  options: ReviewOptions,
  terminal: Terminal,
): Promise<number> {
  const { participants } = await withStore(options, async (store) => {
    const { id: study } = await store.study(id);
    if (options.admit !== undefined) await store.decide(study, options.admit, 'working');
    if (options.refuse !== undefined) await store.decide(study, options.refuse, 'refused');
    if (options.delete !== undefined) await store.remove(study, options.delete);
    return analyseStudy((await dataOf(store, study)).data);
  });
  if (terminal.json) terminal.writeJson(participants);
  else if (participants.length === 0) terminal.write('No one has taken part yet.\n');
  else terminal.write(`${drawParticipants(participants, terminal)}\n`);
  return 0;
}

const FORMATS: Readonly<Record<string, (data: StudyData) => string>> = {
  jsonl: answersAsJsonLines,
  csv: judgementsAsCsv,
  tsar: substitutesAsTsar,
  corpus: simplificationsAsCorpus,
  card: corpusCard,
};

export interface ExportOptions extends DatabaseChoice {
  readonly format: string;
  readonly out?: string;
}

/** `klartext study export`: writes answers as files for other programs. */
export async function exportStudy(
  id: string | undefined,
  options: ExportOptions,
  terminal: Terminal,
): Promise<number> {
  const { data } = await withStore(options, (store) => dataOf(store, id));
  if (options.format === 'dataset') return exportDataset(data, options.out, terminal);
  const text = FORMATS[options.format](data);
  if (options.out === undefined) terminal.write(text);
  else writeFileSync(options.out, text);
  return 0;
}

/** Writes a corpus folder with splits, statistics and a card. */
async function exportDataset(
  data: StudyData,
  folder: string | undefined,
  terminal: Terminal,
): Promise<number> {
  if (folder === undefined) {
    throw new KlartextError(
      'bad-option',
      'The dataset format needs a folder.',
      'For example: -o my-corpus',
    );
  }
  const { language: id } = data.design;
  const files = datasetOf(data, languageIds().includes(id) ? await loadLanguage(id) : undefined);
  if (files.size < 2) {
    throw new KlartextError(
      'bad-input',
      'This study has no simplifications yet.',
      'Datasets can be made only from studies of the kind "write".',
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  terminal.notice(`${[...files.keys()].join(', ')} are in ${folder}.\n`);
  return 0;
}
