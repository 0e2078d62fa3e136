import type { Sample } from '../../src/core/index.ts';
import { corpora, folderCorpusFiles, isPair, loadCorpus } from '../../src/corpus/index.ts';
import { mirrorFolder } from '../../src/corpus/load.ts';

/** Which pairs of a corpus: those that rules were written and dials turned on, or the others. */
export type Half = 'tune' | 'test';

/** Up to `most` pairs of a half of a corpus in .data/, evenly spread; none when it is not there. */
export async function pairsOf(id: string, half: Half, most: number): Promise<Sample[]> {
  const entry = corpora.get(id);
  const folder = mirrorFolder(entry, '.data');
  if (folder === undefined) return [];
  const all: Sample[] = [];
  for await (const record of loadCorpus(entry, folderCorpusFiles(folder))) {
    if (!isPair(record) || record.source.trim() === '') continue;
    const references = record.references.filter((each) => each.trim() !== '');
    if (references.length === 0) continue;
    all.push({ id: record.id, source: record.source, references, outputs: {} });
  }
  const own = all.filter(({ source }) => isTest(source) === (half === 'test'));
  const step = Math.max(1, own.length / most);
  return own.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).slice(0, most);
}

/** By the source itself, so that a source with several simplifications is in one half only. */
function isTest(source: string): boolean {
  let hash = 7;
  for (let i = 0; i < source.length; i++) hash = (hash * 31 + source.charCodeAt(i)) | 0;
  return ((hash >>> 3) & 1) === 1;
}
