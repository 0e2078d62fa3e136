import { KlartextError } from '../../core/index.ts';
import { folderFiles, type Language, loadIdentifier } from '../../language/index.ts';
import { type RewriteRecord, type RunSummary, rewriteAll } from '../../run/index.ts';
import { askedLanguage, identified } from '../choose-language.ts';
import { printable } from '../columns.ts';
import { inputsOf } from '../input.ts';
import { linesIn, linesOf } from '../lines.ts';
import type { SimplifyOptions } from '../simplify/options.ts';
import type { Terminal } from '../terminal.ts';
import { type ModelOptions, numberIn } from './options.ts';
import type { ModelRewriter } from './rewriter.ts';
import { rewriterFor } from './rewriter-for.ts';

type Options = SimplifyOptions & ModelOptions;

/** `klartext simplify --lines --engine llm`: each line by a model; the log makes it safe to stop. */
export async function simplifyLinesByModel(
  file: string | undefined,
  options: Options,
  terminal: Terminal,
): Promise<number> {
  const lines = await allLines(file, terminal);
  const price = options.price === undefined ? undefined : priceOf(options.price);
  const language = await languageOf(options.language, lines);
  const rewriter = await rewriterFor(options, language, { isDocument: false });
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
      async tell(record) {
        writeRecord(record, options, terminal);
        if (record.status === 'failed') failure ??= record.why;
        await progress.advance(1);
      },
    });
  } finally {
    progress.done();
  }
  tellSummary(summary, rewriter, price, failure, terminal);
  return (summary.statuses.failed ?? 0) + (summary.statuses.unasked ?? 0) > 0 ? 1 : 0;
}

async function allLines(file: string | undefined, terminal: Terminal): Promise<string[]> {
  if (file !== undefined && file !== '-') return [...linesOf(file)];
  const [input] = inputsOf(file === undefined ? [] : [file], terminal.stdin);
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
    const { checks = [], score } = answers[0] ?? {};
    terminal.write(
      `${JSON.stringify({
        text: oneLine(text),
        edits: [],
        checks,
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
    .filter((answer) => answer.status === 'answered')
    .slice(0, wanted - 1)
    .map((answer) => oneLine(answer.text));
  terminal.write(`${[oneLine(text), ...others].join('\t')}\n`);
  if (options.explain) explain(record, terminal);
}

function explain({ item, status, text, why, answers }: RewriteRecord, terminal: Terminal): void {
  terminal.notice(`\nline ${item + 1}: ${status}${why ? ` (${printable(why)})` : ''}\n`);
  for (const answer of answers) {
    const mark = answer.text === text ? '*' : ' ';
    const score = answer.score === undefined ? answer.status : `score ${answer.score.toFixed(2)}`;
    terminal.notice(` ${mark} ${score}: ${printable(answer.text)}\n`);
    for (const { name, passed, message } of answer.checks ?? []) {
      if (!passed) terminal.notice(`      ${name}: ${printable(message ?? 'failed')}\n`);
    }
  }
}

export function priceOf(text: string): readonly [number, number] {
  const cells = text.split(',');
  if (cells.length !== 2) {
    throw new KlartextError(
      'bad-option',
      `--price takes two numbers, not "${text}".`,
      'The price of a million tokens sent and received: --price 0.5,1.5',
    );
  }
  return [numberIn('--price', cells[0], 0, 1e6), numberIn('--price', cells[1], 0, 1e6)];
}

export function tellSummary(
  { items, resumed, statuses, tokens }: RunSummary,
  { counts }: ModelRewriter,
  price: readonly [number, number] | undefined,
  failure: string | undefined,
  terminal: Terminal,
): void {
  const told = Object.entries(statuses).map(([status, count]) => `${count} ${status}`);
  const cost = price && (tokens.prompt * price[0] + tokens.answer * price[1]) / 1e6;
  const facts = [
    `${items} ${items === 1 ? 'text' : 'texts'}: ${told.join(', ')}${failure ? `, the first: ${printable(failure)}` : ''}`,
    ...(resumed > 0 ? [`${resumed} from the log`] : []),
    ...(counts.calls > 0
      ? [
          `${counts.calls} ${counts.calls === 1 ? 'call' : 'calls'}${counts.retries > 0 ? ` (${counts.retries} repeated)` : ''}`,
        ]
      : []),
    ...(counts.cached > 0 ? [`${counts.cached} from the cache`] : []),
    ...(tokens.prompt > 0 ? [`${tokens.prompt} + ${tokens.answer} tokens`] : []),
    ...(cost === undefined ? [] : [`cost ${cost.toFixed(4)}`]),
  ];
  terminal.notice(`${facts.join('; ')}.\n`);
}
