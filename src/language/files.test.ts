import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FILE_LIST, fetchedFiles, readText } from './files.ts';

/** Answers with these files, and 404 for all others; gives the addresses that were asked for. */
function serving(files: Readonly<Record<string, string | Uint8Array>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.replace('/languages/', '');
    asked.push(path);
    const body = files[path];
    return body === undefined
      ? new Response('', { status: 404 })
      : new Response(body as BodyInit, { status: 200 });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('files from an address', () => {
  it('are asked for only where the list names them, which is read once', async () => {
    const asked = serving({ [FILE_LIST]: `en/a.txt\n${FILE_LIST}\n`, 'en/a.txt': 'one' });
    const files = fetchedFiles('/languages');
    expect(await readText(files, 'en/a.txt')).toBe('one');
    expect(await files.read('en/b.txt')).toBeUndefined();
    expect(await files.read('en/c.txt')).toBeUndefined();
    expect(asked).toEqual([FILE_LIST, 'en/a.txt']);
  });

  it('are probed where there is no list, or a page in its place', async () => {
    for (const list of [{}, { [FILE_LIST]: '<!doctype html>' }]) {
      const asked = serving({ ...list, 'en/a.txt': 'one' });
      const files = fetchedFiles('/languages');
      expect(await readText(files, 'en/a.txt')).toBe('one');
      expect(await files.read('en/b.txt')).toBeUndefined();
      expect(asked).toEqual([FILE_LIST, 'en/a.txt', 'en/b.txt']);
    }
  });

  it('are told packed from unpacked by how they begin, whatever they are called', async () => {
    serving({ 'a.gz': gzipSync('one'), 'b.gz': 'two', c: gzipSync('three') });
    const files = fetchedFiles('/languages');
    const texts = ['a.gz', 'b.gz', 'c'].map((path) => readText(files, path));
    expect(await Promise.all(texts)).toEqual(['one', 'two', 'three']);
  });
});
