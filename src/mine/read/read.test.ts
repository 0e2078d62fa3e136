import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import type { InputStore } from '../store.ts';
import { divide } from './divide.ts';
import { linesOf } from './lines.ts';
import type { DocumentUnit, InputPart } from './piece.ts';
import { piecesOf } from './pieces.ts';
import type { Problem } from './problem.ts';

function memory(files: Record<string, Uint8Array | string>, chunk = 7): InputStore {
  const bytes = (path: string) => Buffer.from(files[path]);
  return {
    list: async () => Object.keys(files).map((path) => ({ path, bytes: bytes(path).length })),
    async *stream(path, start = 0, end = Number.POSITIVE_INFINITY) {
      const all = bytes(path).subarray(start, Math.min(end, bytes(path).length));
      for (let at = 0; at < all.length; at += chunk) yield all.subarray(at, at + chunk);
    },
    readRange: async (path, start, end) => bytes(path).subarray(start, end),
  };
}

async function read(
  files: Record<string, Uint8Array | string>,
  part: InputPart = { path: Object.keys(files)[0] },
  unit: DocumentUnit = 'file',
  chunk = 7,
) {
  const problems: Problem[] = [];
  const pieces: [string, string][] = [];
  for await (const { document, text } of piecesOf(memory(files, chunk), part, unit, (p) =>
    problems.push(p),
  ))
    pieces.push([document, text]);
  return { pieces, problems };
}

describe('plain text', () => {
  const text = '\uFEFFOne line\nwrapped here.\r\n\nSecond one.\n';
  it('is one document of paragraphs, or a document per paragraph or line', async () => {
    expect((await read({ 'a.txt': text })).pieces).toEqual([
      ['a.txt', 'One line wrapped here.'],
      ['a.txt', 'Second one.'],
    ]);
    expect((await read({ 'a.txt': text }, undefined, 'paragraph')).pieces).toEqual([
      ['a.txt:1', 'One line wrapped here.'],
      ['a.txt:4', 'Second one.'],
    ]);
    expect((await read({ 'a.txt': text }, undefined, 'line')).pieces.map(([id]) => id)).toEqual([
      'a.txt:1',
      'a.txt:2',
      'a.txt:4',
    ]);
  });

  it('continues after a line that is not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('good\n'),
      Buffer.of(0xff, 0xfe, 10),
      Buffer.from('on'),
    ]);
    const { pieces, problems } = await read({ 'a.txt': bytes }, undefined, 'line');
    expect(pieces.map(([, line]) => line)).toEqual(['good', 'on']);
    expect(problems).toEqual([{ file: 'a.txt', line: 2, message: 'not UTF-8: skipped' }]);
  });

  it('skips an endless line without keeping it in memory', async () => {
    async function* endless() {
      yield Buffer.from('first\n');
      for (let i = 0; i < 40; i++) yield Buffer.alloc(1 << 20, 'x');
      yield Buffer.from('\nlast');
    }
    const lines = [];
    for await (const line of linesOf(endless())) lines.push(line);
    expect(lines).toEqual([{ text: 'first' }, { text: undefined, why: 'long' }, { text: 'last' }]);
  });
});

describe('JSON lines', () => {
  it('give documents by id, url or line, their lines as paragraphs', async () => {
    const file =
      '{"text":"a\\nb","id":7}\n\n{"raw_content":"c","url":"u"}\nno\n{"x":1}\n{"text":"d"}';
    const { pieces, problems } = await read({ 'a.jsonl': file });
    expect(pieces).toEqual([
      ['7', 'a'],
      ['7', 'b'],
      ['u', 'c'],
      ['a.jsonl:6', 'd'],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([4, 5]);
  });

  it('are read whole, each line once, however the file is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ maxLength: 9 }), { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 6 }),
        async (texts, parts) => {
          const file = texts.map((text) => `${JSON.stringify({ text: `${text}.` })}\n`).join('');
          const size = Buffer.byteLength(file);
          const found: string[] = [];
          for (let at = 0; at < parts; at++) {
            const start = Math.floor((at * size) / parts);
            const end = Math.floor(((at + 1) * size) / parts);
            const { pieces } = await read({ 'a.jsonl': file }, { path: 'a.jsonl', start, end });
            found.push(...pieces.map(([, text]) => text));
          }
          const lines = texts
            .flatMap((text) => `${text}.`.split('\n'))
            .filter((l) => l.trim() !== '');
          expect(found).toEqual(lines);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('packed files', () => {
  const text = 'One.\n\nTwo.\n';
  it('are unpacked: gzip, also in several members', async () => {
    const packed = Buffer.concat([gzipSync('One.\n\n'), gzipSync('Two.\n')]);
    expect((await read({ 'a.txt.gz': packed })).pieces.length).toBe(2);
  });

  it('are unpacked: zstd', async () => {
    // A frame with one raw block: magic, descriptor with content size, block header, content.
    const frame = Buffer.concat([
      Buffer.of(0x28, 0xb5, 0x2f, 0xfd, 0x20, text.length),
      Buffer.of((text.length << 3) | 1, 0, 0),
      Buffer.from(text),
    ]);
    expect((await read({ 'a.txt.zst': frame })).pieces.length).toBe(2);
    const { problems } = await read({ 'a.txt.zst': frame.subarray(0, 10) });
    expect(problems[0].message).toMatch(/^cannot be read to the end/);
  });

  it('that are truncated yield the part before the break, and a problem', async () => {
    const whole = gzipSync(`${'A line of text that is whole.\n\n'.repeat(5000)}`, { level: 0 });
    const half = { 'a.txt.gz': whole.subarray(0, whole.length / 2) };
    const { pieces, problems } = await read(half, undefined, 'file', 4096);
    expect(pieces.length).toBeGreaterThan(1000);
    expect(problems).toEqual([
      { file: 'a.txt.gz', message: 'cannot be read to the end: unexpected end of file' },
    ]);
    const { problems: none } = await read({ 'b.txt.gz': Buffer.from('no gzip at all') });
    expect(none[0].message).toMatch(/incorrect header/);
  });
});

const record = (type: string, body: string, more = '') =>
  `WARC/1.0\r\nWARC-Type: ${type}\r\nWARC-Target-URI: http://x/${type}\r\n${more}` +
  `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}\r\n\r\n`;

describe('WARC', () => {
  it('gives the text of WET, and what a reader sees of HTML', async () => {
    const page =
      'HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><head><title>T</title>' +
      '<script>var x</script></head><body><nav>Menu</nav><p>Über <b>alles</b> &amp; mehr.</p><p>Zwei</p>';
    const file =
      record('warcinfo', 'a: b') + record('conversion', 'Eins.\nZwei.') + record('response', page);
    expect((await read({ 'a.warc': file })).pieces).toEqual([
      ['http://x/conversion', 'Eins.'],
      ['http://x/conversion', 'Zwei.'],
      ['http://x/response', 'T'],
      ['http://x/response', 'Über alles & mehr.'],
      ['http://x/response', 'Zwei'],
    ]);
  });

  it('that is truncated, or not WARC at all, is reported', async () => {
    const file = record('conversion', 'Eins.') + record('conversion', 'Zwei.').slice(0, -12);
    const broken = await read({ 'a.wet': file });
    expect(broken.pieces.length).toBe(1);
    expect(broken.problems[0].message).toMatch(/unexpected end/);
    expect((await read({ 'a.wet': 'hello\r\n\r\n' })).problems[0].message).toMatch(
      /not a WARC record/,
    );
  });
});

describe('Parquet', () => {
  it('gives the rows of its column of text', async () => {
    const columnData = [
      { name: 'id', data: ['p', 'q'] },
      { name: 'text', data: ['One.\nTwo.', 'Three.'] },
    ];
    const file = new Uint8Array(parquetWriteBuffer({ columnData }));
    expect((await read({ 'a.parquet': file })).pieces).toEqual([
      ['p', 'One.'],
      ['p', 'Two.'],
      ['q', 'Three.'],
    ]);
    expect((await read({ 'a.parquet': file.slice(0, 30) })).problems.length).toBe(1);
  });
});

describe('dividing the input', () => {
  it('cuts large files and combines small ones', () => {
    const file = (path: string, megabytes: number) => ({
      path,
      bytes: megabytes << 20,
      checksum: path,
    });
    const units = divide(
      [file('a.txt', 1), file('b.txt', 2), file('c.jsonl', 7), file('d.gz', 19)],
      'file',
    );
    expect(units.map((parts) => parts.map(({ path }) => path))).toEqual([
      ['a.txt', 'b.txt'],
      ['c.jsonl'],
      ['c.jsonl'],
      ['c.jsonl'],
      ['d.gz'],
    ]);
  });

  it('cuts a small corpus into smaller parts, so that several workers share it', () => {
    const units = divide([{ path: 'a.jsonl', bytes: 8 << 20, checksum: 'a' }], 'file');
    expect(units).toHaveLength(16);
    expect(units.at(-1)![0].end).toBe(8 << 20);
  });
});
