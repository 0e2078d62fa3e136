import { writeFeatures } from '../../language/conllu-writer.ts';
import { type Cell, type Column, drawTable, printable } from '../columns.ts';
import type { Colours } from '../terminal.ts';
import type { SentenceRecord, Summary, TokenRecord } from './record.ts';
import { drawTree } from './tree.ts';

export type Section = 'tokens' | 'tree' | 'summary';

export interface DrawingOptions {
  /** One part, or all of them. */
  readonly only?: Section | undefined;
  readonly columns: number;
  readonly colours: Colours;
}

/** The mark before a hard word. */
const HARD = '◆';

/** Draws a sentence for `klartext analyse`. */
export function* drawSentence(
  sentence: SentenceRecord,
  number: number,
  options: DrawingOptions,
): Generator<string> {
  const { only, colours } = options;
  if (only === 'summary') return;
  yield `${colours.dim(`${number}.`)} ${colours.bold(printable(sentence.text))}\n\n`;
  if (only !== 'tree') yield block(tokenTable(sentence, options));
  if (only !== 'tokens') yield block(treeLines(sentence, options));
  const hard = sentence.tokens.filter((token) => token.hard);
  if (only === undefined && hard.length > 0) yield block([hardLine(hard, colours)]);
}

/** Draws the summary of a text, unless another part of the output was requested. */
export function drawSummary(summary: Summary, { only }: DrawingOptions): string {
  return only === undefined || only === 'summary' ? `${summaryLine(summary)}\n` : '';
}

const block = (lines: readonly string[]) =>
  lines.length === 0 ? '' : `${lines.map((line) => `   ${line}`).join('\n')}\n\n`;

const COLUMNS: Column[] = [
  { title: '#', align: 'right' },
  { title: '' },
  { title: 'form', most: 24 },
  { title: 'lemma', most: 20 },
  { title: 'UPOS' },
  { title: 'head', align: 'right' },
  { title: 'relation', most: 14 },
  { title: 'Zipf', align: 'right' },
  { title: 'syl', align: 'right' },
  { title: 'features' },
];

function tokenTable(sentence: SentenceRecord, { columns, colours }: DrawingOptions): string[] {
  const { dim, cyan, yellow } = colours;
  const rows = sentence.tokens.map((token, index): Cell[] => [
    { text: String(index + 1), colour: dim },
    { text: token.hard ? HARD : '', colour: yellow },
    { text: printable(token.form), ...(token.hard && { colour: yellow }) },
    { text: printable(token.lemma ?? '–') },
    { text: token.upos ?? '–', colour: cyan },
    { text: token.head === undefined ? '–' : String(token.head + 1) },
    { text: token.relation ?? '–' },
    { text: token.zipf > 0 ? token.zipf.toFixed(1) : '–' },
    { text: token.syllables > 0 ? String(token.syllables) : '–' },
    { text: token.features ? writeFeatures(token.features).replace(/^_$/, '–') : '–', colour: dim },
  ]);
  return drawTable(COLUMNS, rows, columns - 3, dim);
}

function treeLines(sentence: SentenceRecord, { colours }: DrawingOptions): string[] {
  const { dim, cyan, yellow, bold } = colours;
  if (sentence.tokens.some((token) => token.head === undefined)) return [];
  const words = sentence.tokens.map((token) => {
    const form = printable(token.form);
    const colour = token.hard ? yellow : token.head === -1 ? bold : (text: string) => text;
    return {
      head: token.head ?? -1,
      label: `${colour(form)} ${cyan(token.upos ?? '')} ${dim(token.relation ?? '')}`,
    };
  });
  return drawTree(words) ?? ['(This tree is too deep to draw; use --conllu or --json.)'];
}

function hardLine(hard: readonly TokenRecord[], colours: Colours): string {
  const words = new Map(hard.map(({ form, zipf }) => [printable(form), zipf]));
  const list = [...words].map(([form, zipf]) => `${form} ${zipf > 0 ? zipf.toFixed(1) : '–'}`);
  return `${colours.yellow(`${HARD} hard words (Zipf)`)}: ${list.join(', ')}`;
}

function summaryLine(summary: Summary): string {
  const { sentences, words, hardWords } = summary;
  return [
    count(sentences, 'sentence'),
    count(words, 'word'),
    `${summary.wordsPerSentence.toFixed(1)} words/sentence`,
    `${summary.syllablesPerWord.toFixed(2)} syllables/word`,
    `${count(hardWords, 'hard word')} (${(summary.hardShare * 100).toFixed(1)}%)`,
  ].join(' · ');
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
