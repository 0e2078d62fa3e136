import { createHash } from 'node:crypto';
import { corpora, corpusFiles, isPair, loadCorpus } from '../../corpus/index.ts';
import { mirrorFolder } from '../../corpus/load.ts';
import type { Language } from '../../language/index.ts';
import { ProtectedTexts, type ShardStore, wordFinder } from '../../mine/index.ts';
import { userStore } from '../corpus/read-records.ts';
import { linesOf } from '../lines.ts';
import type { Terminal } from '../terminal.ts';

/** The sets that were protected, and those that could not be. */
export interface Protection {
  /** The shard of hashes, or undefined if no set is available. */
  readonly file?: string;
  readonly sets: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Protects the dev and test splits of every available corpus of the language (all of a corpus
 * without splits): none of their sentences may occur in a pair.
 */
export async function protectEvaluationSets(
  language: Language,
  { mirror, protect = [] }: { readonly mirror?: string; readonly protect?: readonly string[] },
  store: ShardStore,
  terminal: Terminal,
): Promise<Protection> {
  const texts = new ProtectedTexts(wordFinder(language));
  const user = userStore();
  const sets: string[] = [];
  const missing: string[] = [];
  for (const id of corpora.names()) {
    const entry = corpora.get(id);
    if (entry.language.split('-')[0] !== language.id || !entry.load) continue;
    const isHere = mirror === undefined ? user.has(id) : mirrorFolder(entry, mirror) !== undefined;
    if (!isHere) {
      missing.push(id);
      continue;
    }
    try {
      const places = { store: user, ...(mirror !== undefined && { mirror }) };
      for await (const record of loadCorpus(entry, corpusFiles(entry, places))) {
        if ('split' in record && record.split === 'train') continue;
        if (isPair(record))
          for (const text of [record.source, ...record.references]) texts.protect(text);
        else if ('sentence' in record) texts.protect(String(record.sentence));
      }
      sets.push(id);
    } catch (error) {
      missing.push(id);
      terminal.notice(`warning: ${id} cannot be read: ${(error as Error).message}\n`);
    }
  }
  for (const file of protect) {
    for await (const line of linesOf(file)) texts.protect(line);
    sets.push(file);
  }
  if (sets.length === 0) return { sets, missing };
  const bytes = texts.pack();
  const file = `protected-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
  if (!(await store.has(file))) await store.write(file, bytes);
  return { file, sets, missing };
}
