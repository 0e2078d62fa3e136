import { describe, expect, it } from 'vitest';
import { memoryCorpusFiles } from '../files.ts';
import { decode, linesOf, readText } from './text.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('the text of a corpus file', () => {
  it('loses its byte order mark', () => {
    expect(decode(bytes(0xef, 0xbb, 0xbf, 0x61), 'a.txt')).toBe('a');
    expect(decode(bytes(0xff, 0xfe, 0x61, 0), 'a.txt')).toBe('a');
  });

  it('may be Windows-1252, with its curly quotes and the euro sign', () => {
    const text = decode(bytes(0x84, 0x61, 0x93, 0x20, 0x80, 0x20, 0xe4), 'a.csv', 'windows-1252');
    expect(text).toBe('„a“ € ä');
  });

  it('may be UTF-8 with single lines in Windows-1252', () => {
    const text = decode(bytes(0x53, 0xf3, 0x0a, 0x53, 0xc3, 0xb3, 0x0a), 'a.csv', 'mixed');
    expect(text).toBe('Só\nSó\n');
  });

  it('in the wrong encoding is an error that names file and line', () => {
    expect(() => decode(bytes(0x61, 0x0a, 0x62, 0x0a, 0xe4, 0x0a), 'dir/a.txt')).toThrow(
      'dir/a.txt, line 3: This is not valid UTF-8.',
    );
  });

  it('is not a pointer to the file', () => {
    const pointer = new TextEncoder().encode('version https://git-lfs.github.com/spec/v1\noid x\n');
    expect(() => decode(pointer, 'a.csv')).toThrow('pointer');
  });

  it('that is missing is named', async () => {
    await expect(readText(memoryCorpusFiles({}), 'a/b.txt')).rejects.toThrow('a/b.txt is missing');
  });

  it('has lines that only line feeds end', () => {
    expect(linesOf('a\r\nb\u2028c\u0085d\ne')).toEqual(['a', 'b\u2028c\u0085d', 'e']);
    expect(linesOf('a\n\n')).toEqual(['a', '']);
    expect(linesOf('')).toEqual([]);
  });
});
