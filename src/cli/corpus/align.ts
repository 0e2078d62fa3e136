import { readFile } from 'node:fs/promises';
import { KlartextError } from '../../core/index.ts';
import {
  type AlignedSentences,
  alignSentences,
  LEAST_SIMILARITY,
} from '../../corpus/align/documents.ts';
import { alignLines } from '../../corpus/align/lines.ts';
import { OutputFile } from '../../corpus/export/output-file.ts';
import type { PairRecord } from '../../corpus/record.ts';
import type { Language } from '../../language/index.ts';
import { languageChooser } from '../choose-language.ts';
import { printable } from '../columns.ts';
import { decodeText } from '../input.ts';
import { numberBetween } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';

interface AlignOptions {
  readonly language?: string;
  readonly lines?: boolean;
  readonly least?: string;
  readonly out?: string;
}

/** `klartext corpus align`: aligns a document with its simplified version as pairs of sentences. */
export async function corpusAlign(
  sourceFile: string,
  targetFile: string,
  options: AlignOptions,
  terminal: Terminal,
): Promise<number> {
  const [source, target] = [await readDocument(sourceFile), await readDocument(targetFile)];
  const choose = await languageChooser(options.language, terminal);
  const language = await choose(source, sourceFile);
  const least = numberBetween(
    '--least',
    options.least ?? `${options.lines ? 0 : LEAST_SIMILARITY}`,
    0,
    1,
  );
  const [sources, targets] = options.lines
    ? [linesOf(source), linesOf(target)]
    : [sentencesOf(source, language), sentencesOf(target, language)];
  const wordsOf = (text: string) =>
    language.words(text).map(({ start, end }) => text.slice(start, end));
  const aligned = options.lines
    ? alignLines(sources, targets, wordsOf, (line) => language.sentences(line).length, { least })
    : alignSentences(sources, targets, wordsOf, { least });
  const records = aligned.map((pair, at) => recordOf(pair, at, sources, targets, sourceFile));
  if (options.out !== undefined) {
    const file = new OutputFile(options.out);
    for (const record of records) file.write(`${JSON.stringify(record)}\n`);
    file.finish();
  }
  if (terminal.json) {
    terminal.writeJson(aligned.map((pair, at) => ({ ...pair, ...textOf(records[at]) })));
  } else if (options.out === undefined) draw(aligned, records, terminal);
  const used = (side: 'sources' | 'targets') => new Set(aligned.flatMap((pair) => pair[side])).size;
  terminal.notice(
    `${aligned.length} pairs from ${used('sources')} of ${sources.length} and ${used('targets')} of ${targets.length} ${options.lines ? 'lines' : 'sentences'}.\n`,
  );
  return 0;
}

async function readDocument(path: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    throw new KlartextError('missing-data', `${path} cannot be read.`, 'Check the path.', {
      cause: error,
    });
  }
  try {
    return decodeText(bytes);
  } catch (error) {
    if (!(error instanceof KlartextError)) throw error;
    throw new KlartextError(error.code, `${path}: ${error.message}`, error.hint);
  }
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');

function sentencesOf(text: string, language: Language): string[] {
  return language
    .sentences(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => sentence !== '');
}

function recordOf(
  { sources, targets, similarity }: AlignedSentences,
  at: number,
  from: readonly string[],
  to: readonly string[],
  file: string,
): PairRecord {
  return {
    id: String(at + 1),
    source: sources.map((place) => from[place]).join(' '),
    references: [targets.map((place) => to[place]).join(' ')],
    document: file,
    confidence: [Number(similarity.toFixed(4))],
    provenance: { corpus: file, file, line: sources[0] + 1 },
  };
}

const textOf = ({ source, references }: PairRecord) => ({ source, target: references[0] });

function draw(
  aligned: readonly AlignedSentences[],
  records: readonly PairRecord[],
  { colours, write }: Terminal,
): void {
  aligned.forEach(({ sources, targets, similarity }, at) => {
    const { source, target } = textOf(records[at]);
    const head = `${sources.length}:${targets.length}  ${similarity.toFixed(2)}`;
    write(`${colours.dim(head)}  ${printable(source)}\n           ${printable(target)}\n`);
  });
}
