import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { zip } from '../../test/fixtures/workbook.ts';
import type { CorpusEntry } from './entry.ts';
import { folderCorpusFiles } from './files.ts';
import { readParallelPairs } from './formats/parallel.ts';
import { importCorpus } from './import.ts';
import { corpusFiles } from './load.ts';
import { corpora } from './registry.ts';
import { openStore, storeFolder } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-import-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;

/** A corpus of two files, pinned to the content "A\n" and "a\n". */
const entry: CorpusEntry = {
  ...corpora.get('geolino'),
  id: 'tiny',
  mirror: 'tiny-mirror',
  found: { all: 1 },
  files: [
    {
      path: 'd/x.src',
      sha256: '06f961b802bc46ee168555f066d28f4f0e9afdf3f88174c1ee6f9de004fc30a0',
      bytes: 2,
    },
    { path: 'd/x.tgt' },
  ],
  load: (files) =>
    readParallelPairs(files, 'tiny', [{ prefix: 'p', source: 'd/x.src', references: ['d/x.tgt'] }]),
};

function corpusAt(place: string, source = 'A\n', target = 'a\n'): string {
  mkdirSync(join(place, 'd'), { recursive: true });
  writeFileSync(join(place, 'd/x.src'), source);
  writeFileSync(join(place, 'd/x.tgt'), target);
  writeFileSync(join(place, 'other.txt'), 'not part of it');
  return place;
}

const fresh = () => join(folder, String(++count));

describe('importing a corpus', () => {
  it('copies what was read, with checksums, and nothing else', async () => {
    const store = openStore(fresh());
    const { manifest, pairs, pinned } = await importCorpus(entry, corpusAt(fresh()), store);
    expect(pairs).toEqual({ all: 1 });
    expect(pinned).toBe(true);
    expect(manifest.files.map((file) => file.path)).toEqual(['d/x.src', 'd/x.tgt']);
    expect(manifest.files[0].sha256).toBe(entry.files[0].sha256);
    expect(await store.manifest('tiny')).toEqual(manifest);
    const text = await store.files('tiny').read('d/x.tgt');
    expect(Buffer.from(text ?? []).toString()).toBe('a\n');
    expect(readdirSync(store.folder).sort()).toEqual(['.staging', 'tiny']);
    expect(readdirSync(join(store.folder, '.staging'))).toEqual([]);
  });

  it('finds it in a mirror, in a folder of a folder, and in an archive', async () => {
    const [mirror, parent, archive] = [fresh(), fresh(), `${fresh()}.zip`];
    corpusAt(join(mirror, 'tiny-mirror'));
    mkdirSync(join(mirror, 'another'));
    corpusAt(join(parent, 'tiny-main'));
    writeFileSync(
      archive,
      zip({ 'x/d/x.src': Buffer.from('A\n'), 'x/d/x.tgt': Buffer.from('a\n') }),
    );
    for (const path of [mirror, parent, archive]) {
      const store = openStore(fresh());
      expect((await importCorpus(entry, path, store)).records).toBe(1);
      expect(store.has('tiny')).toBe(true);
    }
  });

  it('does not change the store if the corpus is missing, uneven or a different one', async () => {
    const store = openStore(fresh());
    await importCorpus(entry, corpusAt(fresh()), store);
    const before = await store.manifest('tiny');
    const empty = fresh();
    mkdirSync(empty);
    await expect(importCorpus(entry, empty, store)).rejects.toThrow('d/x.src is missing');
    const uneven = corpusAt(fresh(), 'A\nB\n');
    await expect(importCorpus(entry, uneven, store)).rejects.toThrow(
      'd/x.src, line 2: It has 2 lines',
    );
    const changed = corpusAt(fresh(), 'B\n');
    await expect(importCorpus(entry, changed, store)).rejects.toThrow('its checksum differs');
    await expect(importCorpus(entry, join(folder, 'no'), store)).rejects.toThrow('does not exist');
    expect(await store.manifest('tiny')).toEqual(before);
    expect(readdirSync(join(store.folder, '.staging'))).toEqual([]);
    expect((await importCorpus(entry, changed, store, { changed: true })).pinned).toBe(false);
  });
});

describe('the store', () => {
  it('follows the environment variable', () => {
    expect(storeFolder({ KLARTEXT_CORPORA: '/x' })).toBe('/x');
    expect(storeFolder({ XDG_CACHE_HOME: '/c' })).toBe('/c/klartext/corpora');
    expect(storeFolder({})).toMatch(/\.cache\/klartext\/corpora$/);
  });

  it('keeps what is staged apart until it is adopted, and replaces the old version whole', async () => {
    const store = openStore(fresh());
    corpusAt(store.staging('tiny'));
    expect(store.has('tiny')).toBe(false);
    await store.adopt('tiny', 'https://example.org');
    expect(store.has('tiny')).toBe(true);
    mkdirSync(store.staging('tiny'), { recursive: true });
    writeFileSync(join(store.staging('tiny'), 'new.txt'), 'new');
    await store.adopt('tiny', 'https://example.org/2');
    expect(readdirSync(join(store.folder, 'tiny/files'))).toEqual(['new.txt']);
    expect(existsSync(store.staging('tiny'))).toBe(false);
  });

  it('explains how to get a missing corpus, and rejects a broken manifest', async () => {
    const store = openStore(fresh());
    expect(() => corpusFiles(corpora.get('asset'), { store })).toThrow(
      expect.objectContaining({ hint: expect.stringContaining('corpus pull asset') }),
    );
    expect(() => corpusFiles(corpora.get('dsim'), { store })).toThrow(
      expect.objectContaining({ hint: expect.stringContaining('corpus import dsim PATH') }),
    );
    mkdirSync(join(store.folder, 'tiny'), { recursive: true });
    writeFileSync(join(store.folder, 'tiny/manifest.json'), '{');
    await expect(store.manifest('tiny')).rejects.toThrow('manifest');
  });

  it('reads a folder by the paths of its files', async () => {
    const place = corpusAt(fresh());
    const files = folderCorpusFiles(place);
    expect(await files.list('d/')).toEqual(['d/x.src', 'd/x.tgt']);
    expect(await files.read('d')).toBeUndefined();
    expect(await files.read('d/x.src/y')).toBeUndefined();
  });
});
