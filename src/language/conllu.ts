import { type Features, KlartextError, type Token } from '../core/index.ts';

/** A syntactic word of a CoNLL-U sentence: one line whose id is a plain number. */
export interface ConlluWord {
  readonly form: string;
  readonly lemma: string;
  readonly upos: string;
  readonly xpos: string;
  readonly features: Features;
  /** Index into the sentence's words; -1 is the root, undefined if the column is `_`. */
  readonly head: number | undefined;
  readonly relation: string;
  /** The enhanced graph, as written. */
  readonly dependencies: string;
  readonly misc: string;
}

/** A multiword token: the line `3-4  vámonos`, over the words `first` to `last` (indices). */
export interface ConlluRange {
  readonly first: number;
  readonly last: number;
  readonly form: string;
  readonly misc: string;
}

/** An empty node of the enhanced graph (`8.1`), kept as its columns. It is not a word of the text. */
export interface ConlluEmptyNode {
  /** The number of words before it. */
  readonly after: number;
  readonly columns: readonly string[];
}

export interface ConlluSentence {
  /** The `#` lines, as written. */
  readonly comments: readonly string[];
  readonly words: readonly ConlluWord[];
  readonly ranges: readonly ConlluRange[];
  readonly emptyNodes: readonly ConlluEmptyNode[];
}

/**
 * Reads CoNLL-U. Bad content throws a `KlartextError` that names the line.
 *
 * @example readConllu('1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n')[0].words[0].lemma // 'go'
 */
export function readConllu(text: string): ConlluSentence[] {
  const sentences: ConlluSentence[] = [];
  let open: OpenSentence | undefined;
  let lineNumber = 0;
  for (const rawLine of text.split('\n')) {
    lineNumber++;
    const line = rawLine.endsWith('\r') ? rawLine.slice(0, -1) : rawLine;
    if (line.trim() === '') {
      if (open) sentences.push(closed(open));
      open = undefined;
      continue;
    }
    open ??= { line: lineNumber, comments: [], words: [], ranges: [], emptyNodes: [] };
    if (line.startsWith('#') && open.words.length === 0 && !line.includes('\t')) {
      open.comments.push(line);
    } else readRow(line, open, lineNumber);
  }
  if (open) sentences.push(closed(open));
  return sentences.filter((sentence) => sentence.words.length > 0);
}

interface OpenSentence {
  readonly line: number;
  readonly comments: string[];
  readonly words: ConlluWord[];
  readonly ranges: ConlluRange[];
  readonly emptyNodes: ConlluEmptyNode[];
}

function readRow(line: string, open: OpenSentence, lineNumber: number): void {
  const columns = line.split('\t');
  if (columns.length !== 10) {
    throw badLine(lineNumber, `has ${columns.length} columns, not 10`);
  }
  const [id, form, lemma, upos, xpos, features, head, relation, dependencies, misc] = columns;
  const count = open.words.length;
  if (/^\d+$/.test(id)) {
    if (Number(id) !== count + 1) throw badLine(lineNumber, `has id ${id}, not ${count + 1}`);
    if (!/^(\d+|_)$/.test(head)) throw badLine(lineNumber, `has head "${head}", not a number`);
    open.words.push({
      form,
      lemma,
      upos,
      xpos,
      features: readFeatures(features),
      head: head === '_' ? undefined : Number(head) - 1,
      relation,
      dependencies,
      misc,
    });
  } else if (/^\d+-\d+$/.test(id)) {
    const [first, last] = id.split('-').map((number) => Number(number) - 1);
    if (first !== count || last < first) throw badLine(lineNumber, `has a misplaced range ${id}`);
    open.ranges.push({ first, last, form, misc });
  } else if (/^\d+\.\d+$/.test(id)) {
    open.emptyNodes.push({ after: count, columns });
  } else {
    throw badLine(lineNumber, `has id "${id}"`);
  }
}

function closed(open: OpenSentence): ConlluSentence {
  const { line, ...sentence } = open;
  const count = open.words.length;
  if (open.words.some((word) => (word.head ?? -1) >= count)) {
    throw badLine(line, `opens a sentence with a head beyond its ${count} words`);
  }
  if (open.ranges.some((range) => range.last >= count)) {
    throw badLine(line, `opens a sentence with a range beyond its ${count} words`);
  }
  return sentence;
}

function badLine(line: number, what: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `This is not CoNLL-U: line ${line} ${what}.`,
    'See https://universaldependencies.org/format.html; columns are separated by tabs.',
  );
}

/** `Case=Nom|Number=Sing` as a record; `_` is an empty one. */
export function readFeatures(column: string): Features {
  const features: Record<string, string> = {};
  if (column === '_' || column === '') return features;
  for (const pair of column.split('|')) {
    const equals = pair.indexOf('=');
    if (equals > 0) features[pair.slice(0, equals)] = pair.slice(equals + 1);
  }
  return features;
}

/** Is this word or range followed by its neighbour without a space? */
function isGlued(misc: string): boolean {
  return misc.split('|').includes('SpaceAfter=No');
}

/** The text of a sentence, composed of its words, each word a token with offsets into that text. */
export function tokensOf(sentence: ConlluSentence): { text: string; tokens: Token[] } {
  const rangeAt = new Map(sentence.ranges.map((range) => [range.first, range]));
  const tokens: Token[] = [];
  let text = '';
  let range: ConlluRange | undefined;
  sentence.words.forEach((word, index) => {
    range = rangeAt.get(index) ?? range;
    tokens.push({ start: text.length, end: text.length + word.form.length, form: word.form });
    text += word.form;
    // Spaces between "de" and "el" inside `3-4 del` are unknown: the words are joined.
    const inRange = range !== undefined && index <= range.last;
    const glued =
      inRange && index < range!.last ? true : isGlued(inRange ? range!.misc : word.misc);
    if (!glued) text += ' ';
  });
  return { text: text.trimEnd(), tokens };
}
