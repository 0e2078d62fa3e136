/** A participant's form, without names of systems. A page renders it; `readForm` reads it. */
export type Block =
  | { type: 'text'; label: string; text: string; mark?: readonly [start: number, end: number] }
  /** A text to read before the following blocks appear; the answer is the reading time. */
  | { type: 'reading'; name: string; label: string; text: string; done: string }
  | {
      type: 'scale';
      name: string;
      statement: string;
      from: number;
      to: number;
      labels: Readonly<Record<string, string>>;
    }
  | { type: 'choice'; name: string; question: string; options: readonly Option[] }
  | {
      type: 'writing';
      name: string;
      label: string;
      initial?: string;
      isShort?: boolean;
      isOptional?: boolean;
    }
  | { type: 'tags'; name: string; label: string; options: readonly Option[] }
  /** Words of a text to be marked. */
  | { type: 'words'; name: string; label: string; text: string; words: readonly Place[] };

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Place {
  readonly start: number;
  readonly end: number;
}

export type Values = Readonly<
  Record<string, string | number | readonly string[] | readonly Place[]>
>;

export interface ReadForm {
  readonly values: Values;
  /** Names of missing or invalid fields. */
  readonly missing: readonly string[];
}

const LONGEST = 10_000;
/** Longer reading times are not plausible. */
const LONGEST_READING = 86_400;

/** Reads the submitted values that answer the form. */
export function readForm(
  form: readonly Block[],
  sent: (name: string) => readonly string[],
): ReadForm {
  const values: Record<string, Values[string]> = {};
  const missing: string[] = [];
  for (const block of form) {
    if (block.type === 'text') continue;
    const value = readBlock(block, sent(block.name));
    if (value !== undefined) values[block.name] = value;
    else if (block.type !== 'reading') missing.push(block.name);
  }
  return { values, missing };
}

function readBlock(
  block: Exclude<Block, { type: 'text' }>,
  sent: readonly string[],
): Values[string] | undefined {
  const [first = ''] = sent;
  switch (block.type) {
    case 'reading': {
      const seconds = Number(first);
      return seconds > 0 && seconds < LONGEST_READING ? seconds : undefined;
    }
    case 'scale': {
      const value = Number(first);
      return first.trim() !== '' && value >= block.from && value <= block.to ? value : undefined;
    }
    case 'choice':
      return block.options.some(({ value }) => value === first) ? first : undefined;
    case 'writing': {
      // Browsers send CRLF; databases reject U+0000.
      const text = first.replaceAll('\r\n', '\n').replaceAll('\0', '').trim().slice(0, LONGEST);
      return text !== '' || block.isOptional ? text : undefined;
    }
    case 'tags':
      return block.options.map(({ value }) => value).filter((value) => sent.includes(value));
    case 'words':
      return joined(
        block.words.filter(({ start }) => sent.includes(String(start))),
        block.text,
      );
  }
}

/** Marked words separated only by white space form one span. */
function joined(words: readonly Place[], text: string): Place[] {
  const places: Place[] = [];
  for (const { start, end } of words) {
    const last = places.at(-1);
    if (last && text.slice(last.end, start).trim() === '')
      places[places.length - 1] = { start: last.start, end };
    else places.push({ start, end });
  }
  return places;
}

/** The words of a text, for marking. */
export function wordsIn(text: string, language: string): Place[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ start: index, end: index + segment.length }));
}
