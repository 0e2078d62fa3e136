import { KlartextError, type Token } from '../../core/index.ts';
import { type ConlluSentence, readConllu, tokensOf } from '../../language/conllu.ts';
import { askedLanguage, requireParser } from '../choose-language.ts';
import { drawTable } from '../columns.ts';
import { inputsOf } from '../input.ts';
import type { Terminal } from '../terminal.ts';
import { type Agreement, agreementOf, percentages, total } from './agreement.ts';

export interface AccuracyOptions {
  readonly language: string;
  readonly conllu: readonly string[];
  readonly accurate?: boolean;
}

/** `klartext accuracy`: tags and parses gold words, and counts correct labels. */
export async function accuracy(options: AccuracyOptions, terminal: Terminal): Promise<number> {
  const language = await askedLanguage(options.language);
  if (!language.offers.analysis) {
    throw new KlartextError(
      'not-supported',
      `Klartext has no tagger and parser for "${language.id}" yet.`,
      'Call "klartext languages" to see what each language offers.',
    );
  }
  const { accurate = false } = options;
  if (accurate) requireParser(language);
  const analyse = (tokens: Token[]) => language.analyseTokens(tokens, { accurate });
  const files: { file: string; counted: Agreement }[] = [];
  for (const input of inputsOf(options.conllu, terminal)) {
    const sentences = await readTreebank(input.name, input.read);
    files.push({
      file: input.name,
      counted: await compare(sentences, analyse, input.name, terminal),
    });
  }
  const all = total(files.map(({ counted }) => counted));
  if (terminal.json) {
    const parts = files.map(({ file, counted }) => ({ file, ...percentages(counted) }));
    terminal.writeJson({ ...percentages(all), ...(files.length > 1 && { files: parts }) });
  } else {
    const rows = files.map(({ file, counted }) => ({ name: file, ...percentages(counted) }));
    if (files.length > 1) rows.push({ name: 'all', ...percentages(all) });
    terminal.write(`${draw(rows, terminal).join('\n')}\n`);
  }
  return 0;
}

async function readTreebank(name: string, read: () => Promise<string>): Promise<ConlluSentence[]> {
  try {
    const sentences = readConllu(await read());
    if (sentences.length > 0) return sentences;
  } catch (error) {
    if (!(error instanceof KlartextError)) throw error;
    throw new KlartextError(error.code, `${name}: ${error.message}`, error.hint, { cause: error });
  }
  throw new KlartextError(
    'bad-input',
    `${name}: the file contains no sentences.`,
    'Name a CoNLL-U treebank with part of speech, lemma, head and relation.',
  );
}

async function compare(
  sentences: readonly ConlluSentence[],
  analyse: (tokens: Token[]) => void,
  name: string,
  terminal: Terminal,
): Promise<Agreement> {
  const progress = terminal.progress(`Parsing ${name}`, sentences.length);
  const counts: Agreement[] = [];
  for (const sentence of sentences) {
    const { tokens } = tokensOf(sentence);
    analyse(tokens);
    counts.push(agreementOf(sentence.words, tokens));
    await progress.advance(1);
  }
  progress.done();
  return total(counts);
}

function draw(rows: ({ name: string } & ReturnType<typeof percentages>)[], terminal: Terminal) {
  const percent = (value: number | null) => ({ text: value === null ? '–' : value.toFixed(2) });
  return drawTable(
    [
      { title: 'treebank', most: 48 },
      { title: 'words', align: 'right' },
      { title: 'UPOS', align: 'right' },
      { title: 'lemma', align: 'right' },
      { title: 'features', align: 'right' },
      { title: 'UAS', align: 'right' },
      { title: 'LAS', align: 'right' },
    ],
    rows.map((row) => [
      { text: row.name },
      { text: String(row.words) },
      percent(row.upos),
      percent(row.lemma),
      percent(row.features),
      percent(row.uas),
      percent(row.las),
    ]),
    terminal.columns,
    terminal.colours.dim,
  );
}
