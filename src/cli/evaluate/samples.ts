import { KlartextError, type Sample } from '../../core/index.ts';
import { linesIn, linesOf } from '../lines.ts';

/** Parallel files: the n-th line (or document) of each belongs to the n-th sample. */
export interface SampleFiles {
  readonly source: string;
  readonly references: readonly string[];
  /** Name and file of each system; `-` is standard input. */
  readonly outputs: readonly (readonly [name: string, file: string])[];
  /** Items are documents separated by empty lines; otherwise each line is an item. */
  readonly documents: boolean;
  /** Sources and references in memory, instead of files; `source` is then their name. */
  readonly given?: readonly Pick<Sample, 'id' | 'source' | 'references'>[];
}

/** Reads samples one at a time; if a file is too short, the error names the file and line. */
export function* samplesOf(files: SampleFiles, piped?: string): Generator<Sample, void> {
  const open = (file: string) => {
    const lines = file === '-' ? linesIn(piped ?? '')[Symbol.iterator]() : linesOf(file);
    return { file, items: files.documents ? documentsOf(lines) : lines };
  };
  const source = files.given
    ? { file: files.source, items: files.given.map((one) => one.source)[Symbol.iterator]() }
    : open(files.source);
  const references = files.references.map(open);
  const outputs = files.outputs.map(([name, file]) => ({ name, ...open(file) }));
  const others = [...references, ...outputs];
  for (let item = 1; ; item++) {
    const first = source.items.next();
    const rest = others.map(({ items }) => items.next());
    if (first.done && rest.every(({ done }) => done)) return;
    const uneven = rest.findIndex(({ done }) => done !== first.done);
    if (uneven >= 0) throw unevenFiles(files, source, others[uneven], item, first.done === true);
    const texts = rest.map(({ value }) => value as string);
    const given = files.given?.[item - 1];
    yield {
      id: given?.id ?? String(item),
      source: first.value as string,
      references: given?.references ?? texts.slice(0, references.length),
      outputs: Object.fromEntries(
        outputs.map(({ name }, i) => [name, texts[references.length + i]]),
      ),
    };
  }
}

function* documentsOf(lines: Iterator<string>): Generator<string, void> {
  let document: string[] = [];
  for (let next = lines.next(); !next.done; next = lines.next()) {
    if (next.value.trim() !== '') document.push(next.value);
    else if (document.length > 0) {
      yield document.join('\n');
      document = [];
    }
  }
  if (document.length > 0) yield document.join('\n');
}

interface Opened {
  readonly file: string;
  readonly items: Iterator<string, void>;
}

function unevenFiles(
  files: SampleFiles,
  source: Opened,
  other: Opened,
  item: number,
  sourceEnded: boolean,
): KlartextError {
  const unit = files.documents ? 'document' : 'line';
  const longer = sourceEnded ? other : source;
  let count = item;
  while (!longer.items.next().done) count++;
  const shorter = sourceEnded ? source : other;
  return new KlartextError(
    'bad-input',
    `${shorter.file} ends after ${unit} ${item - 1}, but ${longer.file} has ${count} ${unit}s: ` +
      `${unit} ${item} has no counterpart.`,
    `Every file needs one ${unit} for each source${files.documents ? '' : '; an empty line counts'}.`,
  );
}
