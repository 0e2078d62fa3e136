import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { KlartextError } from '../../core/index.ts';
import type { CorpusEntry } from '../../corpus/entry.ts';
import { readRecordLines } from '../../corpus/export/record-lines.ts';
import { corpusFiles, isPair, loadCorpus, mirrorFolder } from '../../corpus/load.ts';
import type { PairRecord } from '../../corpus/record.ts';
import { corpora } from '../../corpus/registry.ts';
import { type CorpusStore, openStore, storeFolder } from '../../corpus/store.ts';
import { type Language, languageIds, loadLanguage } from '../../language/index.ts';
import type { Terminal } from '../terminal.ts';

/** A source of pairs that a call names: a registered corpus, or a file of JSON lines. */
export interface PairSet {
  readonly name: string;
  readonly entry?: CorpusEntry | undefined;
  /** Every call reads from the start. */
  records(): AsyncIterable<PairRecord>;
}

export interface Places {
  readonly mirror?: string;
  readonly all?: boolean;
}

export function userStore(): CorpusStore {
  return openStore(storeFolder(process.env));
}

/** The corpora, files and folders of a call; `all` means every stored corpus of pairs. */
export function pairSets(names: readonly string[], places: Places): PairSet[] {
  const store = userStore();
  const wanted = places.all ? [...names, ...atHand(store, places.mirror)] : names;
  if (wanted.length === 0) {
    throw new KlartextError(
      'bad-option',
      places.all ? 'The store contains no corpus.' : 'No corpus was named.',
      'Name a corpus (klartext corpus list) or a file of JSON lines; get one with klartext corpus pull.',
    );
  }
  return [...new Set(wanted)].flatMap((name) => {
    if (corpora.has(name)) return corpusSet(corpora.get(name), store, places.mirror);
    if (!existsSync(name)) return corpusSet(corpora.get(name), store, places.mirror);
    if (!statSync(name).isDirectory()) return fileSet(name);
    const files = readdirSync(name).filter((file) => file.endsWith('.jsonl'));
    if (files.length > 0) return files.sort().map((file) => fileSet(join(name, file)));
    throw new KlartextError(
      'missing-data',
      `${name} contains no files of JSON lines.`,
      'Create some: klartext corpus export ID --out DIR',
    );
  });
}

function fileSet(path: string): PairSet {
  return { name: basename(path, '.jsonl'), records: () => readRecordLines(path) };
}

function corpusSet(entry: CorpusEntry, store: CorpusStore, mirror: string | undefined): PairSet {
  const files = corpusFiles(entry, { store, ...(mirror !== undefined && { mirror }) });
  return {
    name: entry.id,
    entry,
    async *records() {
      for await (const record of loadCorpus(entry, files)) {
        if (!isPair(record)) throw noPairs(entry);
        yield record;
      }
    },
  };
}

function noPairs(entry: CorpusEntry): KlartextError {
  return new KlartextError(
    'not-supported',
    `${entry.name} contains no pairs of sources and references (its task is ${entry.task}).`,
    `To see its records: klartext corpus show ${entry.id}`,
  );
}

function atHand(store: CorpusStore, mirror: string | undefined): string[] {
  return corpora.names().filter((id) => {
    const entry = corpora.get(id);
    if (entry.task !== 'sentence' || !entry.load) return false;
    return mirror === undefined ? store.has(id) : mirrorFolder(entry, mirror) !== undefined;
  });
}

/** The language of a set, if Klartext supports it: the one requested, or that of the corpus. */
export async function languageOf(
  set: PairSet,
  asked: string | undefined,
): Promise<Language | undefined> {
  const id = asked ?? set.entry?.language.split('-')[0];
  if (id === undefined) return undefined;
  if (asked !== undefined || languageIds().includes(id)) return loadLanguage(id);
  return undefined;
}

/** Progress while reading records, shown as a bar if their number is known. */
export async function* watched(set: PairSet, terminal: Terminal): AsyncGenerator<PairRecord> {
  const progress = terminal.progress(set.name, set.entry?.found?.all ?? 0);
  let count = 0;
  try {
    for await (const record of set.records()) {
      yield record;
      count++;
      if (count % 256 === 0) await progress.advance(256);
    }
  } finally {
    progress.done();
  }
}
