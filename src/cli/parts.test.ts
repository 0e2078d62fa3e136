import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputsOf } from './input.ts';
import { type Part, partsOf } from './parts.ts';

function piped(...chunks: (string | Buffer)[]) {
  const stdin = Readable.from(chunks.map((chunk) => Buffer.from(chunk))) as Readable & {
    isTTY?: boolean;
  };
  return inputsOf(['-'], { stdin, notice() {}, json: false })[0];
}

async function all(parts: AsyncIterable<Part>): Promise<Part[]> {
  const found: Part[] = [];
  for await (const part of parts) found.push(part);
  return found;
}

async function partsIn(...chunks: (string | Buffer)[]): Promise<Part[]> {
  return await all(partsOf(piped(...chunks), 'text'));
}

const chunksOf = (text: string) => text.match(/[\s\S]{1,60000}/g) ?? [];

const PARAGRAPH = `${'A sentence of a text that is much longer than the others. '.repeat(20)}\n\n`;

describe('the parts of a text', () => {
  it('are one for a short text, and for none', async () => {
    expect(await partsIn('One.\n\nTwo.')).toMatchObject([
      { text: 'One.\n\nTwo.', offset: 0, line: 0, isLast: true },
    ]);
    expect(await partsIn()).toMatchObject([{ text: '', isLast: true }]);
  });

  it('end between paragraphs, and make up the text', async () => {
    const parts = await partsIn(...Array.from({ length: 300 }, () => PARAGRAPH));
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.map(({ text }) => text).join('')).toBe(PARAGRAPH.repeat(300));
    for (const { text, offset, line, isLast } of parts) {
      expect(text.endsWith('\n\n')).toBe(true);
      expect(offset % PARAGRAPH.length).toBe(0);
      expect(line).toBe((offset / PARAGRAPH.length) * 2);
      expect(isLast).toBe(offset === parts.at(-1)?.offset);
    }
  });

  it('never separate a line that may be a heading from what follows', async () => {
    const text = `${PARAGRAPH}A heading\n\n`.repeat(300);
    const parts = await partsIn(...chunksOf(text));
    expect(parts.length).toBeGreaterThan(3);
    for (const { text } of parts.slice(0, -1)) expect(text.trimEnd().endsWith('.')).toBe(true);
  });

  it.each([
    ['lines', 'One line of many.\n'],
    ['words', 'word '],
    ['letters', '読'],
  ])('stay small where a text has only %s', async (_, unit) => {
    const text = unit.repeat(3_000_000 / unit.length);
    const parts = await partsIn(...chunksOf(text));
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(Math.max(...parts.map((part) => part.text.length))).toBeLessThan(1_200_000);
  });

  it('are the same bytes for any chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: fc.constantFrom('é', '読', '\n', ' ', '.', '\n\n') })),
        async (chunks) => {
          const bytes = Buffer.from(chunks.join(''));
          const halves = [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)];
          const parts = await partsIn(...halves);
          expect(parts.map(({ text }) => text).join('')).toBe(chunks.join(''));
        },
      ),
    );
  });

  it('come before the error of a line that is not text', async () => {
    const found: string[] = [];
    const read = async () => {
      const text = [PARAGRAPH.repeat(100), Buffer.from([0x61, 0xff, 0x0a])];
      for await (const part of partsOf(piped(...text), 'text')) found.push(part.text);
    };
    await expect(read()).rejects.toThrow('Line 201 is not valid UTF-8.');
    expect(found.join('')).toBe(PARAGRAPH.repeat(100));
  });

  it('are one for Markdown, where a line concerns all that follows', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'klartext-parts-')), 'long.md');
    writeFileSync(file, PARAGRAPH.repeat(100));
    const [input] = inputsOf([file], { stdin: process.stdin, notice() {}, json: false });
    expect((await all(partsOf(input, 'markdown'))).length).toBe(1);
  });
});
