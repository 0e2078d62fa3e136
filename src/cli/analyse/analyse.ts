import { type Document, KlartextError, sentencesOf } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { openDocument } from '../../simplify/document/open.ts';
import { type ChooseLanguage, languageChooser, requireParser } from '../choose-language.ts';
import { exitCodeOf, failureOf } from '../failure.ts';
import { type Input, inputsOf } from '../input.ts';
import { partsOf } from '../parts.ts';
import type { Progress } from '../progress.ts';
import { formatOf } from '../simplify/format.ts';
import type { Terminal } from '../terminal.ts';
import type { Section } from './drawing.ts';
import { HARD_BELOW, type Hardness } from './record.ts';
import { type AnalysisWriter, analysisWriter } from './writer.ts';

export interface AnalyseOptions {
  readonly language?: string;
  readonly conllu?: boolean;
  readonly jsonl?: boolean;
  readonly only?: Section;
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
  const writer = analysisWriter(options, inputs.length > 1, terminal);
  let exitCode = 0;
  for (const input of inputs) {
    try {
      await analyseInput(input, choose, options, hardBelow, writer, terminal);
    } catch (error) {
      const failure = failureOf(error, input.name === '-' ? 'standard input' : input.name);
      terminal.fail(failure);
      writer.fail(input.name, failure);
      exitCode = Math.max(exitCode, exitCodeOf(failure));
    }
  }
  writer.close();
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

type FindHard = (document: Document) => Hardness;

/** Finds the words that `klartext words` marks as hard; by frequency alone if requested, or if no more is known. */
async function hardWordFinder(
  language: Language,
  hardBelow: number | undefined,
): Promise<FindHard> {
  if (hardBelow !== undefined) return () => hardBelow;
  const { hardWords, loadComplexity } = await import('../../simplify/words/identify/index.ts');
  const model = await loadComplexity(language).catch((error: unknown) => {
    if (error instanceof KlartextError && error.code === 'missing-data') return undefined;
    throw error;
  });
  if (!model) return () => language.profile.hardBelow ?? HARD_BELOW;
  return (document) => {
    const words = hardWords(document, { model, terms: false });
    const sentences = sentencesOf(document);
    return new Set(
      words.flatMap(({ sentence, tokens: { first, end } }) =>
        sentences[sentence].tokens.slice(first, end).map(({ start }) => start),
      ),
    );
  };
}

/** Analyses an input part by part. */
async function analyseInput(
  input: Input,
  choose: ChooseLanguage,
  options: AnalyseOptions,
  hardBelow: number | undefined,
  writer: AnalysisWriter,
  terminal: Terminal,
): Promise<void> {
  const { accurate = false, conllu = false } = options;
  const format = formatOf(input.name);
  let language: Language | undefined;
  let findHard: FindHard | undefined;
  let progress: Progress | undefined;
  try {
    for await (const { text, offset, bytes } of partsOf(input, format)) {
      if (!language) {
        language = await choose(text, input.name, format);
        if (accurate) requireParser(language);
        findHard = conllu ? () => 0 : await hardWordFinder(language, hardBelow);
        progress = terminal.progress(`Analysing ${input.name}`, input.size() ?? Number.NaN);
        writer.start(input.name, language);
      }
      const { document } = await openDocument(text, format, language);
      for (const sentence of sentencesOf(document)) {
        language.analyseTokens(sentence.tokens, { accurate });
        await progress?.advance(((sentence.end - sentence.start) * bytes) / text.length);
      }
      writer.part(document, language, findHard?.(document) ?? 0, offset);
    }
  } finally {
    progress?.done();
  }
  writer.end();
}
