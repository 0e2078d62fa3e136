import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countRecords } from '../../src/corpus/count.ts';
import type { CorpusEntry, CorpusRecord } from '../../src/corpus/entry.ts';
import { type CorpusFiles, folderCorpusFiles } from '../../src/corpus/files.ts';
import { loadCorpus } from '../../src/corpus/load.ts';
import type { PairRecord } from '../../src/corpus/record.ts';
import { corpora } from '../../src/corpus/registry.ts';
import { describeConformance, referencePath } from './reference-data.ts';

const here = corpora
  .names()
  .map((id) => corpora.get(id))
  .filter((entry) => entry.mirror !== undefined);
const needs = [...new Set(here.map((entry) => entry.mirror as string))];

const filesOf = (mirror: string) => folderCorpusFiles(referencePath(mirror));

/** Only the files that the entry pins: they must be all that its reader needs. */
function pinnedFiles(entry: CorpusEntry): CorpusFiles {
  const files = filesOf(entry.mirror as string);
  if (entry.archive) return files;
  const pinned = new Set(entry.files.map((file) => file.path));
  return {
    read: async (path) => (pinned.has(path) ? files.read(path) : undefined),
    list: async (prefix) => [...pinned].filter((path) => path.startsWith(prefix)).sort(),
  };
}

/** Checks, while records pass, that they are whole and that no id comes twice. */
async function* checked(id: string, records: AsyncIterable<CorpusRecord>) {
  const ids = new Set<string>();
  for await (const record of records) {
    ids.add(record.id);
    const text = 'sentence' in record ? record.sentence : record.source;
    if (text === '' || record.provenance.corpus !== id || !(record.provenance.line > 0)) {
      throw new Error(`${id}: ${JSON.stringify(record).slice(0, 200)}`);
    }
    yield record;
  }
  counted.set(id, ids.size);
}
const counted = new Map<string, number>();

describeConformance('every corpus of the reference data', needs, () => {
  const rows: string[] = [];

  it.each(here.map((entry) => [entry.id, entry] as const))(
    '%s has the counts its entry says',
    async (id, entry) => {
      const read = checked(id, loadCorpus(entry, pinnedFiles(entry)));
      const { records, pairs } = await countRecords(read);
      const published = entry.published?.all ?? 0;
      rows.push(
        `${id.padEnd(36)}${String(records).padStart(8)}${String(pairs.all).padStart(8)}${String(published).padStart(9)}`,
      );
      expect(pairs).toEqual(entry.found);
      expect(counted.get(id), 'different ids').toBe(records);
      if (pairs.all === published) expect(entry.note).toMatch(/^Equal/);
    },
  );

  it('and they are, with the published counts beside', () => {
    console.log(`${'corpus'.padEnd(36)} records   pairs published\n${rows.join('\n')}`);
    expect(rows).toHaveLength(here.length);
  });

  it('lies in files with the pinned checksums', () => {
    for (const entry of here) {
      for (const { path, sha256, bytes, optional } of entry.files) {
        const file = referencePath(`${entry.mirror}/${path}`);
        if (optional && !existsSync(file)) continue;
        const content = readFileSync(file);
        expect(content.length, file).toBe(bytes);
        expect(createHash('sha256').update(content).digest('hex'), file).toBe(sha256);
      }
    }
  });

  it.each(
    here.filter((entry) => entry.task === 'outputs').map((entry) => [entry.id, entry] as const),
  )('%s takes no other file beside for a system', async (_, entry) => {
    const { pairs } = await countRecords(loadCorpus(entry, filesOf(entry.mirror as string)));
    expect(pairs).toEqual(entry.found);
  });
});

describe('corpora in two layouts', () => {
  async function pairsIn(id: string, files: CorpusFiles): Promise<Map<string, string[]>> {
    const pairs = new Map<string, string[]>();
    for await (const record of loadCorpus(corpora.get(id), files)) {
      const { source, references } = record as PairRecord;
      pairs.set(record.id, [source, ...references]);
    }
    return pairs;
  }

  describeConformance('Admin-It', ['adminit', 'adminit-tsv'], () => {
    it('says the same in 1,472 files and in one', async () => {
      const folders = await pairsIn('adminit', filesOf('adminit'));
      expect(folders.size).toBe(736);
      expect(folders).toEqual(await pairsIn('adminit', filesOf('adminit-tsv')));
    });
  });

  describeConformance('TextComplexityDE', ['textcomplexityde'], () => {
    it('says the same in its workbook and in its table in Windows-1252', async () => {
      const files = filesOf('textcomplexityde');
      const table = await pairsIn('textcomplexityde', files);
      const workbook = await pairsIn('textcomplexityde', {
        ...files,
        read: async (path) => (path.endsWith('.csv') ? undefined : files.read(path)),
      });
      const normal = (pairs: Map<string, string[]>) =>
        [...pairs.values()].map((texts) => texts.map((text) => text.replace(/\s+/g, ' ')));
      expect(normal(workbook)).toHaveLength(250);
      const differ = normal(workbook).filter(
        (texts, at) => texts.join() !== normal(table)[at].join(),
      );
      // The table lost characters that Windows-1252 does not have.
      expect(differ.length).toBeLessThan(15);
    });
  });
});
