import { type Document, KlartextError, sentencesOf } from '../../core/index.ts';
import { writeConllu } from '../../language/conllu-writer.ts';
import type { Language } from '../../language/index.ts';
import { openDocument } from '../../simplify/document/open.ts';
import { type ChooseLanguage, languageChooser, requireParser } from '../choose-language.ts';
import { printable } from '../columns.ts';
import { exitCodeOf, type Failure, failureOf } from '../failure.ts';
import { type Input, inputsOf } from '../input.ts';
import { formatOf } from '../simplify/format.ts';
import type { Terminal } from '../terminal.ts';
import { drawAnalysis, type Part } from './drawing.ts';
import { HARD_BELOW, type Hardness, recordOf } from './record.ts';

export interface AnalyseOptions {
  readonly language?: string;
  readonly conllu?: boolean;
  readonly only?: Part;
  readonly hardBelow?: string;
  readonly accurate?: boolean;
}

/** `klartext analyse`: one result per file; a file that fails does not stop the others. */
export async function analyse(
  files: readonly string[],
  options: AnalyseOptions,
  terminal: Terminal,
): Promise<number> {
  const hardBelow = options.hardBelow === undefined ? undefined : zipfOf(options.hardBelow);
  const inputs = inputsOf(files, terminal);
  const choose = await languageChooser(options.language, terminal);
  const writer = resultWriter(options, inputs.length > 1, terminal);
  let exitCode = 0;
  for (const input of inputs) {
    try {
      const { language, document } = await analyseInput(input, choose, options, terminal);
      const hardness = options.conllu ? 0 : await hardnessOf(document, language, hardBelow);
      writer.result(input.name, document, language, hardness);
    } catch (error) {
      const failure = failureOf(error, input.name === '-' ? 'standard input' : input.name);
      terminal.fail(failure);
      writer.failure(input.name, failure);
      exitCode = Math.max(exitCode, exitCodeOf(failure));
    }
  }
  writer.end();
  return exitCode;
}

function zipfOf(option: string): number {
  const value = Number(option);
  if (option.trim() !== '' && value >= 0 && value <= 10) return value;
  throw new KlartextError(
    'bad-option',
    `--hard-below takes a Zipf value, not "${option}".`,
    'Zipf values go from 0 (unknown) to about 8 (the most frequent words); try 3.5.',
  );
}

/** The words that `klartext words` marks as hard; by frequency alone if requested, or if no more is known. */
async function hardnessOf(
  document: Document,
  language: Language,
  hardBelow: number | undefined,
): Promise<Hardness> {
  if (hardBelow !== undefined) return hardBelow;
  const { hardWords, loadComplexity } = await import('../../simplify/words/identify/index.ts');
  const model = await loadComplexity(language).catch((error: unknown) => {
    if (error instanceof KlartextError && error.code === 'missing-data') return undefined;
    throw error;
  });
  if (!model) return language.profile.hardBelow ?? HARD_BELOW;
  const words = hardWords(document, { model, terms: false });
  const sentences = sentencesOf(document);
  return new Set(
    words.flatMap(({ sentence, tokens: { first, end } }) =>
      sentences[sentence].tokens.slice(first, end).map(({ start }) => start),
    ),
  );
}

async function analyseInput(
  input: Input,
  choose: ChooseLanguage,
  { accurate = false }: AnalyseOptions,
  terminal: Terminal,
): Promise<{ language: Language; document: Document }> {
  const text = await input.read();
  const format = formatOf(input.name);
  const language = await choose(text, input.name, format);
  if (accurate) requireParser(language);
  const { document } = await openDocument(text, format, language);
  const progress = terminal.progress(`Analysing ${input.name}`, text.length);
  for (const sentence of sentencesOf(document)) {
    language.analyseTokens(sentence.tokens, { accurate });
    await progress.advance(sentence.end - sentence.start);
  }
  progress.done();
  return { language, document };
}

interface ResultWriter {
  result(name: string, document: Document, language: Language, hardness: Hardness): void;
  failure(name: string, failure: Failure): void;
  end(): void;
}

/** JSON is one object for one input, a list for several; CoNLL-U and text are concatenated. */
function resultWriter(options: AnalyseOptions, several: boolean, terminal: Terminal): ResultWriter {
  const { colours, columns } = terminal;

  if (terminal.json) {
    let separator = '[\n';
    const write = (value: unknown) => {
      if (!several) return terminal.writeJson(value);
      terminal.write(`${separator}${JSON.stringify(value)}`);
      separator = ',\n';
    };
    return {
      result: (name, document, language, hardness) =>
        write({ file: name, ...recordOf(document, language, hardness) }),
      failure: (name, { code, message, hint }) => {
        if (several) write({ file: name, error: { code, message, hint } });
      },
      end: () => several && terminal.write('\n]\n'),
    };
  }
  if (options.conllu) {
    let firstSentence = 1;
    return {
      result(name, document) {
        terminal.write(writeConllu(document, { documentId: name, firstSentence }));
        firstSentence += sentencesOf(document).filter(({ tokens }) => tokens.length > 0).length;
      },
      failure: () => {},
      end: () => {},
    };
  }
  return {
    result(name, document, language, hardness) {
      if (several) terminal.write(`${colours.bold(colours.underline(printable(name)))}\n\n`);
      const record = recordOf(document, language, hardness);
      for (const text of drawAnalysis(record, { only: options.only, columns, colours })) {
        terminal.write(text);
      }
      if (several) terminal.write('\n');
    },
    failure: () => {},
    end: () => {},
  };
}
