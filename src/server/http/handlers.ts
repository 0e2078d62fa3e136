import type {
  Candidates,
  CandidatesRequest,
  Document,
  Example,
  SimplifyEvent,
  SimplifyRequest,
} from '../../contract/index.ts';
import { columnHeadings } from '../../formats/lines.ts';
import { newId } from '../../formats/segment.ts';
import { folderFiles } from '../../language/index.ts';
import { readProfile } from '../../language/profile.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { Recent } from '../recent.ts';
import { guidelineInfos } from '../texts/guidelines.ts';
import { MODEL_ENGINE, type ModelSettings } from '../texts/model-settings.ts';
import type { SegmentResult } from '../texts/segment-task.ts';
import type { WorkerPool } from '../workers/pool.ts';
import type { Handlers } from './app.ts';
import { engineInfos, isOutside, languageInfos, modelPlace } from './catalogue.ts';
import { exampleTexts } from './examples.ts';
import { notFound } from './failure.ts';
import { fileAnswer } from './file-answer.ts';
import { REPORT_POLICY, SAFE_HEADERS } from './headers.ts';

export interface Parts {
  readonly documents: DocumentStore;
  /** Threads that process texts. */
  readonly texts: WorkerPool;
  /** Processes for import and export, since files may be hostile. */
  readonly files: WorkerPool;
  /** The language model, if configured, in separate threads. */
  readonly model?: { readonly settings: ModelSettings; readonly pool: WorkerPool };
  readonly version: string;
}

/** The number of newest reports kept until the server stops. */
const MOST_REPORTS = 30;

/** The implementation of each call of the contract. */
export function handlersFor({ documents, texts, files, model, version }: Parts): Handlers {
  const outside = model && isOutside(model.settings) ? [modelPlace(model.settings)] : [];
  const reports = new Recent<string, string>(MOST_REPORTS);
  return {
    health: () => ({ status: 'ok', version, outside }),
    languages: languageInfos,
    guidelines: guidelineInfos,
    engines: () => engineInfos(model?.settings),
    examples: exampleTexts,
    analyse: ({ body, signal }) => texts.run('analyse', body, { signal }),
    compare: ({ body, signal }) => texts.run('compare', body, { signal }),
    verify: ({ body, signal }) => texts.run('verify', body, { signal }),
    candidates: ({ body, signal }) => allCandidates(body, texts, model, signal),
    words: ({ body, signal }) => texts.run('words', body, { signal }),
    simplify: ({ body, signal }) => texts.run('simplify', body, { signal }),
    simplifyStream: ({ body, signal }) => events(texts, body, signal),
    async evaluate({ body, signal }) {
      const { page, ...result } = await texts.run('evaluate', body, { signal });
      const id = newId();
      reports.set(id, page);
      return { ...result, report: `/api/reports/${id}` };
    },
    report({ params }) {
      const page = reports.peek(params.id);
      if (page === undefined) throw notFound('such report');
      return new Response(page, {
        headers: {
          ...SAFE_HEADERS,
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': REPORT_POLICY,
        },
      });
    },
    corpora: async () => (await import('../texts/corpora.ts')).corpusSummaries(),
    corpus: ({ params }) => texts.run('corpus', { id: params.id }),
    corpusRecords: ({ params, query }) => texts.run('corpusRecords', { id: params.id, query }),
    documents: () => documents.list(),
    async createDocument({ body }) {
      const { language, settings = {} } = body;
      const example = body.example === undefined ? undefined : exampleOf(body.example);
      const asked = example?.language ?? language;
      const cut = await files.run('segment', {
        text: example?.text ?? body.text ?? '',
        format: body.format ?? 'text',
        ...(asked !== undefined && { language: asked }),
      });
      return documents.create({
        title: body.title ?? cut.title ?? firstWords(cut),
        language: cut.language,
        settings,
        blocks: cut.blocks,
      });
    },
    async importDocument({ query, body, signal }) {
      const { name, language } = query;
      const cut = await files.run(
        'importFile',
        { name, bytes: body, ...(language !== undefined && { language }) },
        { signal },
      );
      const { title = name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, ''), blocks } = cut;
      const created = await documents.create({
        title,
        language: cut.language,
        settings: {},
        blocks,
      });
      return { ...created, warnings: [...cut.warnings] };
    },
    async segment({ body: { text, format = 'text', language } }) {
      const { blocks } = await files.run('segment', { text, format, language });
      return { blocks };
    },
    document: ({ params }) => documents.get(params.id),
    saveDocument: ({ params, body }) => documents.save(params.id, body),
    async deleteDocument({ params }) {
      await documents.delete(params.id);
      return { deleted: true };
    },
    versions: ({ params }) => documents.versions(params.id),
    nameVersion: ({ params, body }) => documents.nameVersion(params.id, body.name),
    version: ({ params }) => documents.version(params.id, Number(params.version)),
    restoreVersion: ({ params }) => documents.restore(params.id, Number(params.version)),
    async exportDocument({ params, query: { format, layout = 'easy', headings }, signal }) {
      const document: Document = await documents.get(params.id);
      const { direction } = await readProfile(await folderFiles(), document.language);
      const bytes = await files.run(
        'writeFile',
        { document, format, layout, direction, headings: columnHeadings(headings) },
        { signal },
      );
      return fileAnswer(bytes, document.title, format, layout);
    },
  };
}

/** Our engines and the model run in parallel; our candidates come first. */
async function allCandidates(
  request: CandidatesRequest,
  texts: WorkerPool,
  model: Parts['model'],
  signal: AbortSignal,
): Promise<Candidates> {
  const { engines: asked = ['default'] } = request;
  const own = asked.filter((name) => name !== MODEL_ENGINE || !model);
  const both = await Promise.all([
    own.length > 0 ? texts.run('candidates', { ...request, engines: own }, { signal }) : undefined,
    own.length < asked.length && model
      ? model.pool.run('modelCandidates', { request, settings: model.settings }, { signal })
      : undefined,
  ]);
  const found = both.filter((each) => each !== undefined);
  const candidates = found.flatMap((each) => each.candidates);
  const left =
    candidates.length === 0 ? found.find((each) => each.left !== undefined)?.left : undefined;
  return { candidates, words: found[0]?.words ?? 0, ...(left !== undefined && { left }) };
}

function firstWords({ blocks }: SegmentResult): string {
  const first = blocks[0]?.rows[0]?.original ?? '';
  return first.split(/\s+/).slice(0, 8).join(' ').slice(0, 80) || 'Untitled';
}

function exampleOf(id: string): Example {
  const found = exampleTexts().find((example) => example.id === id);
  if (!found) throw notFound(`example "${id}"`);
  return found;
}

/** The events of a long task, as they arrive. */
async function* events(
  pool: WorkerPool,
  request: SimplifyRequest,
  signal: AbortSignal,
): AsyncGenerator<SimplifyEvent> {
  const waiting: SimplifyEvent[] = [];
  let wake = () => {};
  let isDone = false;
  const work = pool
    .run('simplify', request, {
      signal,
      tell: (event) => {
        waiting.push(event);
        wake();
      },
    })
    .catch((error) => {
      const { code = 'internal', message, hint = '' } = error.failure ?? error;
      waiting.push({ type: 'error', code, message, hint });
    })
    .finally(() => {
      isDone = true;
      wake();
    });
  while (!isDone || waiting.length > 0) {
    const event = waiting.shift();
    if (event) yield event;
    else if (!isDone)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
  await work;
}
