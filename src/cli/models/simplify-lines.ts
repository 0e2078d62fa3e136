import { folderFiles, type Language, loadIdentifier } from '../../language/index.ts';
import { type RewriteRecord, type RunSummary, rewriteAll } from '../../run/index.ts';
import { askedLanguage, identified } from '../choose-language.ts';
import { printable } from '../columns.ts';
import { inputsOf } from '../input.ts';
import { linesIn, linesOf } from '../lines.ts';
import { drawVerdicts } from '../simplify/drawing.ts';
import type { SimplifyOptions } from '../simplify/options.ts';
import type { Terminal } from '../terminal.ts';
import type { ModelOptions } from './options.ts';
import { rewriterFor } from './rewriter-for.ts';
import { exitCodeFor, priceOf, printSummary, printWork } from './summary.ts';

type Options = SimplifyOptions & ModelOptions;

/** `klartext simplify --lines --engine llm`: a model rewrites each line; the log makes it safe to interrupt. */
export async function simplifyLinesByModel(
  file: string | undefined,
  options: Options,
  terminal: Terminal,
): Promise<number> {
  const lines = await allLines(file, terminal);
  const price = options.price === undefined ? undefined : priceOf(options.price);
  const language = await languageOf(options.language, lines);
  const rewriter = await rewriterFor(options, language, {
    isDocument: false,
    tell: terminal.notice,
  });
  printWork(lines.length, 'line', terminal);
  const progress = terminal.progress('Simplifying lines', lines.length);
  let summary: RunSummary;
  let failure: string | undefined;
  try {
    summary = await rewriteAll({
      sources: lines,
      ...(options.run !== undefined && { folder: options.run }),
      header: rewriter.header,
      concurrency: rewriter.concurrency,
      rewrite: rewriter.rewrite,
      async report(record) {
        writeRecord(record, options, terminal);
        if (record.status === 'failed') failure ??= record.why;
        await progress.advance(1);
      },
    });
  } finally {
    progress.done();
  }
  printSummary({ summary, unit: 'line', counts: rewriter.counts, price, failure }, terminal);
  return exitCodeFor(summary);
}

async function allLines(file: string | undefined, terminal: Terminal): Promise<string[]> {
  if (file !== undefined && file !== '-') return [...linesOf(file)];
  const [input] = inputsOf(file === undefined ? [] : [file], terminal);
  return linesIn(await input.read());
}

async function languageOf(asked: string | undefined, lines: readonly string[]): Promise<Language> {
  if (asked !== undefined) return askedLanguage(asked);
  const identifier = await loadIdentifier(await folderFiles());
  return askedLanguage(identified(lines.find((line) => line.trim() !== '') ?? '', identifier));
}

const oneLine = (text: string) => text.replace(/\s*[\r\n\t]+\s*/g, ' ');

function writeRecord(record: RewriteRecord, options: Options, terminal: Terminal): void {
  const { status, text, why, answers } = record;
  if (terminal.json) {
    const { verdicts = [], score } = answers[0] ?? {};
    terminal.write(
      `${JSON.stringify({
        text: oneLine(text),
        edits: [],
        verdicts,
        status,
        ...(why !== undefined && { why }),
        ...(score !== undefined && { score }),
        ...(answers.length > 1 && { answers }),
      })}\n`,
    );
    return;
  }
  const wanted = Number(options.candidates);
  const others = answers
    .slice(1)
    .filter(({ passed }) => passed)
    .slice(0, wanted - 1)
    .map((answer) => oneLine(answer.text));
  terminal.write(`${[oneLine(text), ...others].join('\t')}\n`);
  if (options.explain) explain(record, terminal);
}

function explain({ item, status, text, why, answers }: RewriteRecord, terminal: Terminal): void {
  terminal.notice(`\nline ${item + 1}: ${status}${why ? ` (${printable(why)})` : ''}\n`);
  for (const answer of answers) {
    const mark = answer.text === text ? '*' : ' ';
    const state = answer.passed
      ? 'passed'
      : answer.status === 'answered'
        ? 'failed'
        : answer.status;
    terminal.notice(` ${mark} ${state}: ${printable(answer.text)}\n`);
    drawVerdicts(answer.verdicts ?? [], terminal);
  }
}
