import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RewriteRecord, rewriteAll } from '../../run/index.ts';
import {
  type BlockResult,
  openDocument,
  SummaryCounter,
  simplifyDocument,
} from '../../simplify/document/index.ts';
import { answeredEngine, collectingEngine, inPassages } from '../../simplify/models/index.ts';
import { languageChooser } from '../choose-language.ts';
import { inputsOf } from '../input.ts';
import { drawReasons, drawSummary } from '../simplify/drawing.ts';
import { formatOf } from '../simplify/format.ts';
import type { SimplifyOptions } from '../simplify/options.ts';
import { sentenceRecord } from '../simplify/record.ts';
import type { Terminal } from '../terminal.ts';
import type { ModelOptions } from './options.ts';
import type { ModelRewriter } from './rewriter.ts';
import { rewriterFor } from './rewriter-for.ts';
import { exitCodeFor, priceOf, printSummary, printWork } from './summary.ts';

/** Maximum tokens of a passage, which is usually a paragraph. */
const PASSAGE = 160;

/**
 * `klartext simplify --engine llm|seq2seq` on a document: keeps headings, lists, tables and markup, and
 * rewrites the passages one by one with a plan of the whole document.
 */
export async function simplifyDocumentByModel(
  file: string | undefined,
  options: SimplifyOptions & ModelOptions,
  terminal: Terminal,
): Promise<number> {
  const [input] = inputsOf(file === undefined ? [] : [file], terminal);
  const text = await input.read();
  const price = options.price === undefined ? undefined : priceOf(options.price);
  const format = options.from ?? formatOf(input.name);
  const choose = await languageChooser(options.language, terminal);
  const language = await choose(text, input.name, format);
  const rewriter = await rewriterFor(options, language, {
    isDocument: true,
    tell: terminal.notice,
  });
  const whole = await openDocument(text, format, language);
  // Small models were trained on single sentences; large ones do better with connected text.
  const read =
    options.engine === 'llm' ? { ...whole, document: inPassages(whole.document, PASSAGE) } : whole;
  const collecting = collectingEngine(language);
  for (const _ of simplifyDocument(read, { engine: collecting }));
  const sources = [...collecting.sources];
  printWork(sources.length, 'passage', terminal);
  if (rewriter.plan && sources.length > 1) {
    await planned(rewriter.plan, whole.structure.text, options.run);
  }
  const answers = new Map<string, RewriteRecord>();
  const progress = terminal.progress(`Simplifying ${input.name}`, sources.length);
  try {
    const summary = await rewriteAll({
      sources,
      ...(options.run !== undefined && { folder: options.run }),
      header: rewriter.header,
      concurrency: rewriter.concurrency,
      rewrite: rewriter.rewrite,
      async report(record) {
        answers.set(sources[record.item], record);
        await progress.advance(1);
      },
    });
    const engine = answeredEngine(options.engine, language, answers);
    const blocks = [...simplifyDocument(read, { engine, verify: rewriter.verify })];
    write(blocks, input.name, language.id, options, terminal);
    if (options.explain) printUnchanged(sources, answers, terminal);
    const failed = [...answers.values()].find(({ status }) => status === 'failed');
    const { counts } = rewriter;
    printSummary({ summary, unit: 'passage', counts, price, failure: failed?.why }, terminal);
    return exitCodeFor(summary);
  } finally {
    progress.done();
  }
}

/** The plan is stored beside the log, so that a resumed run uses the same plan. */
async function planned(
  plan: NonNullable<ModelRewriter['plan']>,
  text: string,
  folder: string | undefined,
): Promise<void> {
  const path = folder === undefined ? undefined : join(folder, 'plan.txt');
  if (path !== undefined && existsSync(path)) {
    await plan(text, readFileSync(path, 'utf8'));
    return;
  }
  const made = await plan(text);
  if (path === undefined || folder === undefined || made === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.part`, made);
  renameSync(`${path}.part`, path);
}

function write(
  blocks: readonly BlockResult[],
  file: string,
  language: string,
  options: SimplifyOptions,
  terminal: Terminal,
): void {
  const summary = new SummaryCounter();
  for (const block of blocks) summary.add(block);
  const text = blocks.map(({ output }) => output).join('');
  const sentences = blocks.flatMap((block) => block.sentences);
  if (terminal.json) {
    terminal.writeJson({
      file,
      language,
      engine: options.engine,
      text,
      sentences: sentences.map(sentenceRecord),
      summary: summary.summary(),
    });
    return;
  }
  terminal.write(text.endsWith('\n') ? text : `${text}\n`);
  if (options.explain) {
    drawReasons(sentences, terminal);
    drawSummary(summary.summary(), terminal);
  }
}

function printUnchanged(
  sources: readonly string[],
  answers: ReadonlyMap<string, RewriteRecord>,
  terminal: Terminal,
): void {
  for (const source of sources) {
    const record = answers.get(source);
    if (!record || record.status === 'answered') continue;
    terminal.notice(
      `left unchanged (${record.status}: ${record.why ?? ''}): ${source.slice(0, 60)}\n`,
    );
  }
}
