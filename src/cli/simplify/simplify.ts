import { KlartextError } from '../../core/index.ts';
import { folderFiles, type Language, loadIdentifier } from '../../language/index.ts';
import {
  type DocumentOptions,
  openDocument,
  SummaryCounter,
  simplifyDocument,
} from '../../simplify/document/index.ts';
import { type Engine, engines, loadEngine } from '../../simplify/engine.ts';
import { loadWording } from '../../simplify/lint/index.ts';
import { askedLanguage, identified, languageChooser } from '../choose-language.ts';
import { inputsOf } from '../input.ts';
import { linesOf } from '../lines.ts';
import { isModelEngine } from '../models/options.ts';
import type { Terminal } from '../terminal.ts';
import { drawReasons, drawSummary } from './drawing.ts';
import { formatOf } from './format.ts';
import { type SimplifyOptions, wishesOf } from './options.ts';
import { sentenceRecord } from './record.ts';
import { streamLines } from './stream-lines.ts';

/** Engines that must not change more than they say. */
const BASELINES = new Set(['identity', 'truncate']);

/** `klartext simplify`: a document with its structure kept, or line by line. */
export async function simplify(
  file: string | undefined,
  options: SimplifyOptions,
  terminal: Terminal,
): Promise<number> {
  if (isModelEngine(options.engine)) {
    const { simplifyByModel } = await import('../models/simplify.ts');
    return simplifyByModel(file, options, terminal);
  }
  engines.get(options.engine);
  const wishes = wishesOf(options);
  const shared = {
    controls: wishes.controls,
    options: wishes.engine,
    ...(options.numbers && { numbers: options.numbers }),
  };
  return options.lines
    ? simplifyLines(file, options, shared, terminal)
    : simplifyWhole(file, options, shared, terminal);
}

type Shared = Pick<DocumentOptions, 'controls' | 'options' | 'numbers' | 'wording'>;

async function simplifyWhole(
  file: string | undefined,
  options: SimplifyOptions,
  shared: Shared,
  terminal: Terminal,
): Promise<number> {
  const [input] = inputsOf(file === undefined ? [] : [file], terminal.stdin);
  const text = await named(input.name, () => input.read());
  if (text.trim() === '') return writeEmpty(text, options, terminal);
  const language = await (await languageChooser(options.language, terminal))(text, input.name);
  const engine = await loadEngine(options.engine, language);
  const isBaseline = BASELINES.has(options.engine);
  const read = await openDocument(text, options.format ?? formatOf(input.name), language);
  const wording = isBaseline ? undefined : await loadWording(language.id);
  const isForeign = isBaseline ? undefined : await foreignness(language);
  const results = simplifyDocument(read, {
    engine,
    ...shared,
    ...(wording && { wording }),
    ...(!isBaseline && options.preset !== 'careful' && { lists: LISTS_FROM }),
    ...(isForeign && { isForeign }),
  });
  const summary = new SummaryCounter();
  const progress = terminal.progress(`Simplifying ${input.name}`, read.structure.blocks.length);
  const told: unknown[] = [];
  let written = '';
  for (const block of results) {
    summary.add(block);
    if (terminal.json) {
      written += block.output;
      told.push(...block.sentences.map(sentenceRecord));
    } else {
      terminal.write(block.output);
      if (options.explain) drawReasons(block.sentences, terminal);
    }
    await progress.advance(1);
  }
  progress.done();
  if (terminal.json) {
    terminal.writeJson({
      file: input.name,
      language: language.id,
      engine: engine.name,
      text: written,
      sentences: told,
      summary: summary.summary(),
    });
  } else {
    if (!text.endsWith('\n')) terminal.write('\n');
    if (options.explain) drawSummary(summary.summary(), terminal);
  }
  return 0;
}

function writeEmpty(text: string, options: SimplifyOptions, terminal: Terminal): number {
  if (terminal.json) {
    terminal.writeJson({
      file: '-',
      engine: options.engine,
      text,
      sentences: [],
      summary: new SummaryCounter().summary(),
    });
  } else terminal.write(text);
  return 0;
}

/** Says which blocks are surely in another language; short ones tell too little. */
async function foreignness(language: Language): Promise<(text: string) => boolean> {
  const identifier = await loadIdentifier(await folderFiles());
  return (text) => {
    if (text.length < SURE_FROM) return false;
    const guess = identifier.identify(text.slice(0, LOOKED_AT));
    return guess.language !== language.id && guess.language !== 'und' && guess.confidence > SURE;
  };
}

/** So many things in a row are easier to read one below the other. */
const LISTS_FROM = 5;
const SURE_FROM = 60;
const LOOKED_AT = 400;
const SURE = 0.9;

async function simplifyLines(
  file: string | undefined,
  options: SimplifyOptions,
  shared: Shared,
  terminal: Terminal,
): Promise<number> {
  if (file === undefined && terminal.stdin.isTTY) inputsOf([], terminal.stdin);
  // A language that was named can be loaded while the first line is on its way.
  const early =
    options.language === undefined
      ? undefined
      : askedLanguage(options.language).then((language) => loadEngine(options.engine, language));
  early?.catch(() => {});
  let engine: Engine | undefined;
  let wording: Shared['wording'];
  const lines = file === undefined || file === '-' ? streamLines(terminal.stdin) : linesOf(file);
  const progress = terminal.progress('Simplifying lines', Number.POSITIVE_INFINITY);
  let count = 0;
  try {
    for await (const line of lines) {
      count++;
      if (line.trim() === '') {
        writeLine({ text: line, sentences: [] }, options, terminal);
        continue;
      }
      engine ??= await (early ?? loadEngine(options.engine, await languageOf(line)));
      if (shared.numbers) wording ??= await loadWording(engine.language.id);
      const wishes = wording ? { ...shared, wording } : shared;
      writeLine(await simplifyLine(line, engine, wishes), options, terminal);
      await progress.advance(1);
    }
  } finally {
    progress.done();
  }
  if (count > 0 && early) await early;
  return 0;
}

async function languageOf(line: string): Promise<Language> {
  const identifier = await loadIdentifier(await folderFiles());
  return askedLanguage(identified(line, identifier));
}

interface LineResult {
  readonly text: string;
  readonly sentences: readonly ReturnType<typeof sentenceRecord>[];
}

async function simplifyLine(line: string, engine: Engine, shared: Shared): Promise<LineResult> {
  const read = await openDocument(line, 'text', engine.language);
  const blocks = [...simplifyDocument(read, { engine, ...shared, everySentence: true })];
  return {
    // A line stays a line, whatever an engine writes.
    text: blocks
      .map(({ output }) => output)
      .join('')
      .replace(/\s*[\r\n]+\s*/g, ' '),
    sentences: blocks.flatMap(({ sentences }) => sentences.map(sentenceRecord)),
  };
}

function writeLine(
  { text, sentences }: LineResult,
  { candidates }: SimplifyOptions,
  terminal: Terminal,
): void {
  if (terminal.json) {
    const several = Number(candidates) > 1;
    terminal.write(
      `${JSON.stringify({
        text,
        edits: sentences.flatMap(({ edits }) => edits),
        checks: sentences.flatMap(({ checks }) => checks),
        ...(several && { sentences }),
      })}\n`,
    );
    return;
  }
  const others = sentences.length === 1 ? (sentences[0].candidates ?? []).slice(1) : [];
  terminal.write(
    `${[text, ...others.map((other) => other.text.replace(/\s+/g, ' '))].join('\t')}\n`,
  );
}

async function named<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof KlartextError) || name === '-') throw error;
    throw new KlartextError(error.code, `${name}: ${error.message}`, error.hint, { cause: error });
  }
}
