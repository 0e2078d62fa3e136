import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, inputsOf } from './input.ts';

describe('decodeText', () => {
  it('gives any well-formed text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeText(Buffer.from(text))).toBe(text);
      }),
    );
  });

  it('leaves a byte order mark out', () => {
    expect(decodeText(Buffer.from('\uFEFFtext'))).toBe('text');
  });

  it('lets lone surrogates pass as Python and JavaScript write them', () => {
    const bytes = Buffer.concat([
      Buffer.from('a'),
      Buffer.from([0xed, 0xa0, 0xbd]),
      Buffer.from('é'),
    ]);
    expect(decodeText(bytes)).toBe('a\ud83dé');
  });

  it.each([
    ['Line 2 is not valid UTF-8.', Buffer.from('one\ncaf\xe9\n', 'latin1')],
    ['This is binary data, not text.', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0xff])],
    ['This is binary data, not text.', Buffer.from('a\0b')],
    ['This is UTF-16, not UTF-8.', Buffer.from('\uFEFFtext', 'utf16le')],
  ])('says: %s', (message, bytes) => {
    expect(() => decodeText(bytes)).toThrow(message);
  });

  it('does not crash on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        try {
          decodeText(Buffer.from(bytes));
        } catch (error) {
          expect(error).toMatchObject({ code: 'bad-input' });
        }
      }),
    );
  });
});

describe('inputsOf', () => {
  const stdin = (text: string, isTTY = false) => ({
    stdin: Object.assign(Readable.from([Buffer.from(text)]), { isTTY }),
    json: false,
    notice: () => {},
  });

  it('reads files, and standard input for "-" or when something is piped in', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'klartext-')), 'a.txt');
    writeFileSync(file, 'from a file');
    const [first, second] = inputsOf([file, '-'], stdin('from a pipe'));
    expect([await first.read(), await second.read()]).toEqual(['from a file', 'from a pipe']);
    expect(await inputsOf([], stdin('piped'))[0].read()).toBe('piped');
  });

  it('asks for a file when nothing is piped in', () => {
    expect(() => inputsOf([], stdin('', true))).toThrow('There is no input.');
  });

  it('says what is wrong with a path', async () => {
    await expect(inputsOf(['/no/such'], stdin(''))[0].read()).rejects.toThrow('File not found');
    await expect(inputsOf([tmpdir()], stdin(''))[0].read()).rejects.toThrow('a folder');
  });
});
