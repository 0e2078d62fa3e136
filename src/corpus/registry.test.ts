import { describe, expect, it } from 'vitest';
import { ACCESSES, TASKS } from './entry.ts';
import { readEntry } from './entry-file.ts';
import { memoryCorpusFiles } from './files.ts';
import { howToGet } from './load.ts';
import { corpora } from './registry.ts';

const entries = corpora.names().map((id) => corpora.get(id));

describe('the registry of corpora', () => {
  it('holds the 27 corpora of MultiSim, with the sizes of its Table 2', () => {
    const multisim = entries.filter((entry) => entry.multisim);
    expect(multisim).toHaveLength(27);
    const sum = (open: boolean, split: 'train' | 'dev' | 'test') =>
      multisim
        .filter((entry) => (entry.access === 'open') === open)
        .reduce((total, entry) => total + (entry.multisim?.[split] ?? 0), 0);
    // The last lines of the two halves of Table 2.
    expect([sum(true, 'train'), sum(true, 'dev'), sum(true, 'test')]).toEqual([
      1055408, 10118, 17028,
    ]);
    expect([sum(false, 'train'), sum(false, 'dev'), sum(false, 'test')]).toEqual([
      653468, 6728, 6306,
    ]);
  });

  it.each(entries.map((entry) => [entry.id, entry] as const))('%s is described', (id, entry) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const field of [
      'name',
      'domain',
      'readers',
      'simplifiedBy',
      'strategy',
      'alignment',
      'home',
      'citation',
      'note',
    ] as const) {
      expect(entry[field], field).not.toBe('');
    }
    expect(entry.language).toMatch(/^[a-z]{2,3}(-[A-Z]{2})?$/);
    expect(TASKS).toContain(entry.task);
    expect(ACCESSES).toContain(entry.access);
    expect(entry.published?.all).toBeGreaterThan(0);
    expect(howToGet(entry)).toMatch(/corpus pull|corpus import|never published/);
    // Whoever can get a corpus can read it; of one only the scripts are given out.
    if (entry.access !== 'private' && id !== 'simple-german-battisti') {
      expect(entry.load, 'a reader').toBeDefined();
    }
    expect(entry.found === undefined, 'counted, or the note states that it is not').toBe(
      /^Not (compared|available)/.test(entry.note),
    );
  });

  it('pins every address to a commit and every file once', () => {
    for (const entry of entries) {
      const paths = entry.files.map((file) => file.path);
      expect(new Set(paths).size, entry.id).toBe(paths.length);
      for (const { path, url, sha256, bytes } of entry.files) {
        expect(url, path).toMatch(/^https:\/\/[^/]+\/.*[0-9a-f]{40}\//);
        expect(path).not.toMatch(/(^\/|\.\.|\\)/);
        if (sha256 !== undefined) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
        expect(sha256 === undefined).toBe(bytes === undefined);
      }
      if (entry.archive) expect(entry.archive.url).toMatch(/[0-9a-f]{40}$/);
    }
  });

  it('has splits that add up to the whole', () => {
    for (const { id, published, found, multisim } of entries) {
      for (const counts of [published, found, multisim]) {
        if (!counts) continue;
        const { all, train, dev, test } = counts;
        if (train === undefined && dev === undefined && test === undefined) continue;
        expect((train ?? 0) + (dev ?? 0) + (test ?? 0), id).toBe(all);
      }
    }
  });
});

describe('the entry of a corpus', () => {
  const entry = (read: string) => `
name: Mine
language: en
task: sentence
domain: news
readers: everyone
simplifiedBy: me
strategy: manual
alignment: sentence
licence: {name: MIT, permits: any use}
access: open
home: https://example.org
citation: me
note: Not compared.
read: ${read}`;

  it('pins files by repository and commit', () => {
    const commit = 'a'.repeat(40);
    const files = `\nfiles: [{github: me/mine, commit: ${commit}, folder: a b, list: [[x.txt]]}]`;
    const { files: pinned } = readEntry('mine', entry('{format: multisim, name: M}') + files);
    expect(pinned).toEqual([
      { path: 'x.txt', url: `https://raw.githubusercontent.com/me/mine/${commit}/a%20b/x.txt` },
    ]);
  });

  it('reads the first format whose file is there', async () => {
    const read =
      '[{if: a., format: parallel, parts: [{prefix: a, source: a.src, references: [a.tgt]}]}, {format: multisim, name: M}]';
    const { load } = readEntry('mine', entry(read));
    const first = async (files: Record<string, string>) => {
      for await (const record of load?.(memoryCorpusFiles(files)) ?? []) return record.id;
    };
    expect(await first({ 'a.src': 'A\n', 'a.tgt': 'a\n' })).toBe('a-1');
    expect(await first({ 'M_train.csv': 'original,simple\nA,a\n' })).toBe('train-1');
  });

  it.each([
    ['name: Mine', '"language"'],
    ['name: [', 'not valid YAML'],
    [entry('{format: paralel}'), 'Unknown corpus format "paralel"'],
    [entry('{format: multisim, names: M}'), '"read.name"'],
    [entry('{format: parallel, parts: [{prefix: a}]}'), '"read.parts.0.source"'],
  ])('with a mistake is an error that names the place (%#)', (yaml, message) => {
    expect(() => readEntry('mine', yaml)).toThrow(message);
  });
});
