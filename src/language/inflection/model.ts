import { type Cell, type Grammar, parseFeatures } from './cells.ts';
import { parseScript } from './edit-script.ts';
import { type HashedScript, hashScript, hashText, type WeightTable } from './ranker.ts';

/** A trained model in memory. `packModel` in train/inflection writes what `unpackModel` reads. */
export interface InflectionModel {
  readonly grammar: Grammar;
  /** Cells by paradigm, and the hash each adds to the ranker's features. */
  readonly cells: ReadonlyMap<string, readonly Cell[]>;
  readonly cellHashes: Int32Array;
  readonly paradigmHashes: ReadonlyMap<string, number>;
  readonly scripts: ScriptTable;
  /** Cells by `PARADIGM key`. */
  readonly cellIndex: ReadonlyMap<string, Cell>;
  /** For each cell, the candidate scripts, the most frequent first. */
  readonly candidates: readonly Uint16Array[];
  readonly weights: WeightTable;
  readonly exceptions: Exceptions;
  /** Forms learned after the accuracy was measured; they come before the exceptions. */
  readonly additions: Exceptions;
  readonly inherent: InherentList;
}

/** Scripts by number; an array will do. */
export interface ScriptTable {
  at(index: number): HashedScript | undefined;
}

/** Irregular forms: lines `lemma \t cell:script cell:script …`, sorted by lemma. */
export interface Exceptions {
  find(lemma: string, cell: number): number | undefined;
}

/** Inherent features of a noun (gender, animacy), guessed from the longest known ending. */
export interface InherentList {
  find(lemma: string): Readonly<Record<string, string>> | undefined;
}

/** The first section of a packed model. */
export interface ModelHeader {
  readonly grammar: Grammar;
  readonly cells: readonly (readonly [paradigm: string, key: string, count: number])[];
  readonly candidates: readonly (readonly number[])[];
  /** Feature sets the inherent list points to. */
  readonly inherent: readonly string[];
}

/**
 * The sections of a model, each preceded by its length. The last, `additions`, contains what was
 * learned from the held-out pairs: the model is measured without it and used with it.
 */
const SECTIONS = ['header', 'scripts', 'exceptions', 'inherent', 'weights', 'additions'];

/** Reads the unpacked bytes of `inflection.bin.gz`; without its additions, to measure it. */
export function unpackModel(
  bytes: Uint8Array,
  options: { readonly additions?: boolean } = {},
): InflectionModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sections: Uint8Array[] = [];
  let at = 0;
  for (const _ of SECTIONS) {
    const length = at < bytes.length ? view.getUint32(at, true) : 0;
    sections.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  const text = new TextDecoder();
  const header = JSON.parse(text.decode(sections[0])) as ModelHeader;
  const lines = (section: Uint8Array) => (section.length ? text.decode(section).split('\n') : []);
  const cells = new Map<string, Cell[]>();
  const cellHashes = new Int32Array(header.cells.length);
  header.cells.forEach(([paradigm, key, count], id) => {
    const features = new Map(Object.entries(parseFeatures(key)));
    const group = cells.get(paradigm) ?? [];
    group.push({ id, paradigm, key, features, count });
    cells.set(paradigm, group);
    cellHashes[id] = cellHash(paradigm, key);
  });
  return {
    grammar: header.grammar,
    cells,
    cellHashes,
    paradigmHashes: new Map([...cells.keys()].map((name) => [name, paradigmHash(name)])),
    scripts: scriptTable(lines(sections[1])),
    cellIndex: new Map(
      [...cells.values()].flat().map((cell) => [`${cell.paradigm} ${cell.key}`, cell]),
    ),
    candidates: header.candidates.map((ids) => Uint16Array.from(ids)),
    exceptions: exceptionList(lines(sections[2])),
    additions: exceptionList(options.additions === false ? [] : lines(sections[5])),
    inherent: inherentList(lines(sections[3]), header.inherent),
    weights: {
      // Copies; 200 becomes -56, as it was written.
      values: new Int8Array(sections[4]),
      mask: sections[4].length - 1,
    },
  };
}

export function cellHash(paradigm: string, key: string): number {
  return hashText(`${paradigm} ${key}`, 0x5bd1e995);
}

export function paradigmHash(paradigm: string): number {
  return hashText(paradigm, 0x1f83d9ab);
}

/** Most scripts of a model are never needed in one run, so they are read on demand. */
function scriptTable(texts: readonly string[]): ScriptTable {
  const scripts: HashedScript[] = new Array(texts.length);
  return {
    at(index) {
      const text = texts[index];
      if (text === undefined) return undefined;
      scripts[index] ??= hashScript(parseScript(text));
      return scripts[index];
    },
  };
}

function exceptionList(lines: readonly string[]): Exceptions {
  return {
    find(lemma, cell) {
      const line = findLine(lines, lemma);
      if (line === undefined) return undefined;
      const wanted = `${cell.toString(36)}:`;
      for (const entry of line.slice(lemma.length + 1).split(' ')) {
        if (entry.startsWith(wanted)) return Number.parseInt(entry.slice(wanted.length), 36);
      }
      return undefined;
    },
  };
}

function findLine(lines: readonly string[], word: string): string | undefined {
  let low = 0;
  let high = lines.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    const key = line.slice(0, line.indexOf('\t'));
    if (key === word) return line;
    if (key < word) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Endings longer than this are never stored; whole words are, with `^` before them. */
export const LONGEST_INHERENT_ENDING = 10;

function inherentList(lines: readonly string[], labels: readonly string[]): InherentList {
  const features = labels.map(parseFeatures);
  const table = new Map<string, number>();
  for (const line of lines) {
    const cut = line.indexOf('\t');
    table.set(line.slice(0, cut), Number.parseInt(line.slice(cut + 1), 36));
  }
  return {
    find(lemma) {
      const word = `^${lemma}`;
      const whole = table.get(word);
      if (whole !== undefined) return features[whole];
      for (let length = Math.min(word.length, LONGEST_INHERENT_ENDING); length >= 0; length--) {
        const label = table.get(word.slice(word.length - length));
        if (label !== undefined) return features[label];
      }
      return undefined;
    },
  };
}
