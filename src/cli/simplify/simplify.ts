import { type Controls, KlartextError, unknownName } from '../../core/index.ts';
import {
  folderFiles,
  type Identifier,
  type Language,
  loadIdentifier,
} from '../../language/index.ts';
import {
  type BlockResult,
  type DocumentOptions,
  openDocument,
  SummaryCounter,
  simplifyDocument,
} from '../../simplify/document/index.ts';
import { usualDocumentOptions } from '../../simplify/document/usual.ts';
import { asksForRatio, type Engine } from '../../simplify/engine.ts';
import { engines, loadEngine, loadEngineBeside } from '../../simplify/engines.ts';
import { loadWording } from '../../simplify/lint/index.ts';
import { askedLanguage, identified } from '../choose-language.ts';
import { exitCodeOf, failureOf } from '../failure.ts';
import { type Input, inputsOf } from '../input.ts';
import { isModelEngine, MODEL_ENGINES } from '../models/options.ts';
import { settingsFinder } from '../settings-file/settings.ts';
import type { Terminal } from '../terminal.ts';
import { drawReasons, drawSummary } from './drawing.ts';
import { type ChooseEngine, engineChooser } from './engine-chooser.ts';
import { formatOf } from './format.ts';
import { type WatchedOptions, watchedOptions } from './idle-options.ts';
import { type SimplifyOptions, wishesOf, withSettings } from './options.ts';
import { ReachedRatios } from './reached.ts';
import { sentenceRecord } from './record.ts';
import { fileStream, readLines } from './stream-lines.ts';
import { type EngineWithModels, engineBeside, TAUGHT, withModels } from './with-models.ts';
import { writeLine } from './write-line.ts';

/** `klartext simplify`: documents with their structure kept, or line by line. */
export async function simplify(
  files: readonly string[],
  options: SimplifyOptions,
  terminal: Terminal,
): Promise<number> {
  if (isModelEngine(options.engine)) {
    const { simplifyByModel } = await import('../models/simplify.ts');
    return simplifyByModel(onlyOne(files), options, terminal);
  }
  if (!engines.has(engineBeside(options.engine))) {
    throw unknownName('engine', options.engine, [...engines.names(), ...MODEL_ENGINES, TAUGHT]);
  }
  // Report a wrong option before reading any input.
  const shared = sharedOf(options);
  return options.lines
    ? simplifyLines(files, options, shared, terminal)
    : simplifyAll(files, options, terminal);
}

function sharedOf(options: SimplifyOptions): Shared {
  const wishes = wishesOf(options);
  return {
    controls: wishes.controls,
    options: wishes.engine,
    ...(options.numbers && { numbers: options.numbers }),
  };
}

/** The file of a call that accepts only one. */
export function onlyOne(files: readonly string[]): string | undefined {
  if (files.length < 2) return files[0];
  throw new KlartextError(
    'bad-option',
    `With a model or a queue, simplify takes one file, not ${files.length}.`,
    'Call it for each file, or join them: cat *.txt | klartext simplify …',
  );
}

type Shared = Pick<DocumentOptions, 'controls' | 'options' | 'numbers' | 'wording' | 'protected'>;

/** The request to the engine: without a ratio, less is loaded. */
const wishedOf = ({ controls }: Shared) => ({ ratios: asksForRatio(controls as Controls) });

/** One result per file; a file that fails does not stop the others. */
async function simplifyAll(
  files: readonly string[],
  options: SimplifyOptions,
  terminal: Terminal,
): Promise<number> {
  const inputs = inputsOf(files, terminal);
  const findSettings = settingsFinder(options.config);
  const engineFor = engineChooser(
    engineBeside(options.engine),
    wishedOf(sharedOf(options)),
    terminal,
  );
  const records: unknown[] = [];
  let exitCode = 0;
  for (const input of inputs) {
    try {
      const settings = await findSettings(input.name);
      const own = withSettings(options, settings);
      const choose = await engineFor(own.language);
      const shared = { ...sharedOf(own), protected: settings.words };
      const watched = watchedOptions(own, options);
      records.push(await simplifyWhole(input, choose, own, shared, watched, terminal));
    } catch (error) {
      const failure = failureOf(error, input.name === '-' ? undefined : input.name);
      terminal.fail(failure);
      if (inputs.length > 1) records.push({ file: input.name, error: failure });
      exitCode = Math.max(exitCode, exitCodeOf(failure));
    }
  }
  if (terminal.json && records.length > 0) {
    terminal.writeJson(inputs.length === 1 ? records[0] : records);
  }
  return exitCode;
}

async function simplifyWhole(
  input: Input,
  engineOf: ChooseEngine,
  options: SimplifyOptions,
  shared: Shared,
  watched: WatchedOptions,
  terminal: Terminal,
): Promise<unknown> {
  const text = await input.read();
  if (text.trim() === '') {
    if (!terminal.json) terminal.write(text);
    const summary = new SummaryCounter().summary();
    return { file: input.name, engine: options.engine, text, sentences: [], summary };
  }
  const format = options.from ?? formatOf(input.name);
  const engine = await engineOf(text, input.name, format);
  const { language } = engine;
  tellIfNothingIsRewritten(engineBeside(options.engine), language, terminal);
  const read = await openDocument(text, format, language);
  const ratios = new ReachedRatios(shared.controls as Controls);
  const models = await withModels(engine, options, terminal);
  const wishes: DocumentOptions = {
    engine: watched.watch(models.engine),
    ...shared,
    ...(await usualDocumentOptions(engine, {
      preset: options.preset,
      level: (shared.controls as Controls).level,
    })),
    ...models.wishes,
  };
  const results = await models.answered(() => simplifyDocument(read, wishes));
  const summary = new SummaryCounter();
  const progress = terminal.progress(`Simplifying ${input.name}`, read.structure.blocks.length);
  const sentenceRecords: unknown[] = [];
  let written = '';
  for (const block of results) {
    summary.add(block);
    for (const sentence of block.sentences) ratios.add(sentence, language, terminal);
    if (terminal.json) {
      written += block.output;
      sentenceRecords.push(...block.sentences.map(sentenceRecord));
    } else {
      terminal.write(block.output);
      if (options.explain) drawReasons(block.sentences, terminal);
    }
    await progress.advance(1);
  }
  progress.done();
  if (!terminal.json) {
    if (!text.endsWith('\n')) terminal.write('\n');
    if (options.explain) drawSummary(summary.summary(), terminal);
  }
  watched.tell(terminal);
  ratios.tell(terminal);
  const reached = ratios.reached();
  return {
    file: input.name,
    language: language.id,
    engine: engine.name,
    text: written,
    sentences: sentenceRecords,
    summary: summary.summary(),
    ...(Object.keys(reached).length > 0 && { reached }),
  };
}

/** Users who get their text back unchanged should know that this is not for lack of hard words. */
function tellIfNothingIsRewritten(name: string, { offers, profile }: Language, terminal: Terminal) {
  if (offers.analysis || !engines.get(name).needsAnalysis || terminal.json) return;
  terminal.notice(
    `${profile.name} cannot be rewritten yet: it has no analysis. The text is left unchanged.\n`,
  );
}

async function simplifyLines(
  files: readonly string[],
  options: SimplifyOptions,
  shared: Shared,
  terminal: Terminal,
): Promise<number> {
  const inputs = inputsOf(files, terminal);
  // A named language can be loaded while waiting for the first line.
  const early =
    options.language === undefined
      ? undefined
      : loadEngineBeside(
          engineBeside(options.engine),
          options.language,
          askedLanguage(options.language),
          wishedOf(shared),
        );
  early?.catch(() => {});
  let engine: Engine | undefined;
  let wording: Shared['wording'];
  let models: EngineWithModels | undefined;
  const progress = terminal.progress('Simplifying lines', Number.POSITIVE_INFINITY);
  let count = 0;
  let unreadable = 0;
  let untold: string | undefined;
  const engineFor = lineEngines(shared);
  const summary = new SummaryCounter();
  const watched = watchedOptions(options);
  const ratios = new ReachedRatios(shared.controls as Controls);
  const explain = (blocks: readonly BlockResult[]) => {
    for (const block of blocks) {
      summary.add(block);
      drawReasons(block.sentences, terminal);
    }
  };
  try {
    for (const { name } of inputs) {
      const lines = readLines(name === '-' ? terminal.stdin : fileStream(name));
      for await (const { text: line, problem } of lines) {
        count++;
        if (problem && unreadable++ === 0) {
          const { code, hint } = problem;
          const message = `Line ${count} is not text in UTF-8; it is left unchanged.`;
          const error = new KlartextError(code, message, hint, { cause: problem });
          terminal.fail(failureOf(error, name === '-' ? undefined : name));
        }
        const isWork = !problem && line.trim() !== '';
        if (isWork && !engine) {
          engine = await (early ?? engineFor(line, engineBeside(options.engine), terminal));
          untold = engine ? undefined : line;
          models = engine && (await withModels(engine, options, terminal));
          engine = models && watched.watch(models.engine);
        }
        if (!isWork || !engine || !models) {
          writeLine(line, [], options, terminal);
          continue;
        }
        if (shared.numbers) wording ??= await loadWording(engine.language.id);
        const wishes = { ...shared, ...(wording && { wording }), ...models.wishes };
        const read = await openDocument(line, 'text', engine.language);
        const document = { engine, ...wishes, everySentence: true };
        const blocks = [...(await models.answered(() => simplifyDocument(read, document)))];
        writeLine(line, blocks, options, terminal);
        for (const { sentences } of blocks) {
          for (const each of sentences) ratios.add(each, engine.language, terminal);
        }
        if (options.explain) explain(blocks);
        await progress.advance(1);
      }
    }
  } finally {
    progress.done();
  }
  if (count > 0 && early) await early;
  if (untold !== undefined) identified(untold, await loadIdentifier(await folderFiles()));
  if (options.explain) drawSummary(summary.summary(), terminal);
  watched.tell(terminal);
  ratios.tell(terminal);
  return unreadable > 0 ? 1 : 0;
}

/** The engine for the detected language of a line; none if it has none, such as "42". */
function lineEngines(shared: Shared) {
  let identifier: Identifier | undefined;
  return async (line: string, name: string, terminal: Terminal): Promise<Engine | undefined> => {
    identifier ??= await loadIdentifier(await folderFiles());
    if (identifier.identify(line).language === 'und') return undefined;
    const language = await askedLanguage(identified(line, identifier));
    if (!terminal.json) terminal.notice(`language: ${language.id} (${language.profile.name})\n`);
    return loadEngine(name, language, undefined, wishedOf(shared));
  };
}
