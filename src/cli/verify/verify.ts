import { KlartextError, type Span } from '../../core/index.ts';
import { folderFiles, loadIdentifier } from '../../language/index.ts';
import {
  type Verdict,
  type Verification,
  type VerifyOptions,
  verify,
  verifyDocument,
} from '../../simplify/verify/index.ts';
import { languageChooser } from '../choose-language.ts';
import { InputError } from '../failure.ts';
import { bytesOf, decodeText } from '../input.ts';
import { linesOf } from '../lines.ts';
import { isOfficeFile, officeText } from '../office-file.ts';
import type { Terminal } from '../terminal.ts';

export interface VerifyCommandOptions {
  readonly source: string;
  readonly output: string;
  readonly language?: string;
  readonly documents?: boolean;
  readonly protect?: string;
  readonly all?: boolean;
}

/** `klartext verify`: one line per text, and exit code 1 if one fails. */
export async function verifyFiles(
  options: VerifyCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const choose = await languageChooser(options.language, terminal);
  const files = [options.source, options.output];
  const isWhole = options.documents || files.some(isOfficeFile);
  const texts = isWhole ? await Promise.all(files.map(wholeText)) : undefined;
  const start = texts ? texts[0] : [...firstLines(options.source)].join('\n');
  if (start.trim() === '') {
    throw new KlartextError(
      'bad-input',
      `${options.source} is empty.`,
      'Write the source texts, one per line.',
    );
  }
  const language = await choose(start, options.source);
  const verifying: VerifyOptions = {
    language,
    identifier: await loadIdentifier(await folderFiles()),
    ...(options.protect && {
      protected: [...linesOf(options.protect)].filter((term) => term.trim() !== ''),
    }),
  };
  return texts
    ? verifyWhole(texts[0], texts[1], options.all ?? false, verifying, terminal)
    : verifyLines(options, verifying, terminal);
}

const FIRST = 40;

function* firstLines(file: string): Generator<string> {
  let count = 0;
  for (const line of linesOf(file)) {
    yield line;
    if (++count >= FIRST) return;
  }
}

async function verifyLines(
  { source, output, all = false }: VerifyCommandOptions,
  options: VerifyOptions,
  terminal: Terminal,
): Promise<number> {
  const outputs = linesOf(output);
  const counts = new Map<string, number>();
  let [line, failures] = [0, 0];
  const progress = terminal.progress('Verifying', 0);
  for (const before of linesOf(source)) {
    line++;
    const next = outputs.next();
    if (next.done) throw unequal(output, source, line);
    const found = verify(before, next.value, options);
    if (!found.passed) failures++;
    for (const point of failedPoints(found)) counts.set(point, (counts.get(point) ?? 0) + 1);
    write({ line, ...found }, `line ${line}`, all, terminal);
    await progress.advance(1);
  }
  progress.done();
  if (!outputs.next().done) throw unequal(source, output, line + 1);
  return summed(failures, line, counts, terminal);
}

/** A whole document without its markup. */
async function wholeText(file: string): Promise<string> {
  try {
    const bytes = await bytesOf(file);
    return isOfficeFile(file) ? (await officeText(file, bytes, 'text')).text : decodeText(bytes);
  } catch (error) {
    throw error instanceof KlartextError ? new InputError(file, error, { cause: error }) : error;
  }
}

async function verifyWhole(
  before: string,
  after: string,
  all: boolean,
  options: VerifyOptions,
  terminal: Terminal,
): Promise<number> {
  const { parts } = verifyDocument(before, after, options);
  const counts = new Map<string, number>();
  for (const { source: place, candidate, ...found } of parts) {
    for (const point of failedPoints(found)) counts.set(point, (counts.get(point) ?? 0) + 1);
    const name = `“${shortened(before, place)}”`;
    write(
      { source: place, ...(candidate && { output: candidate }), ...found },
      name,
      all,
      terminal,
    );
  }
  return summed(parts.filter(({ passed }) => !passed).length, parts.length, counts, terminal);
}

const LONGEST_NAME = 60;

function shortened(text: string, { start, end }: Span): string {
  const part = text.slice(start, end).replace(/\s+/gu, ' ');
  return part.length > LONGEST_NAME ? `${part.slice(0, LONGEST_NAME)}…` : part;
}

function failedPoints({ verdicts }: Verification): ReadonlySet<string> {
  return new Set(verdicts.filter(isFailure).map(({ point }) => point));
}

const isFailure = ({ state }: Verdict) => state !== 'kept' && state !== 'unsure';

function write(
  record: Verification & Readonly<Record<string, unknown>>,
  name: string,
  all: boolean,
  terminal: Terminal,
): void {
  if (terminal.json) {
    terminal.write(`${JSON.stringify(record)}\n`);
    return;
  }
  const shown = record.verdicts.filter((each) => all || isFailure(each));
  if (shown.length === 0 && !all) return;
  const { colours } = terminal;
  const state = record.passed ? colours.green('passed') : colours.red('failed');
  const lines = shown.map(({ point, state: each, because }) => `  ${point} ${each}: ${because}\n`);
  terminal.write(`${name}: ${state}\n${lines.join('')}`);
}

function summed(
  failures: number,
  all: number,
  counts: ReadonlyMap<string, number>,
  terminal: Terminal,
): number {
  const by = [...counts].sort((a, b) => b[1] - a[1]).map(([point, count]) => `${point} ${count}`);
  const points = by.length === 0 ? '' : `: ${by.join(', ')}`;
  terminal.notice(`${failures} of ${all} failed${points}\n`);
  return failures > 0 ? 1 : 0;
}

function unequal(shorter: string, longer: string, line: number): KlartextError {
  return new KlartextError(
    'bad-input',
    `${shorter} ends before line ${line} of ${longer}.`,
    'Source and output need the same number of lines; use --documents to compare whole documents.',
  );
}
