import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteReader, ByteWriter } from './bytes.ts';

it('reads rising numbers, blocks and texts as they were written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(2 ** 20)),
      fc.uint8Array(),
      fc.string({ unit: 'grapheme' }),
      (steps, block, text) => {
        const writer = new ByteWriter();
        for (const step of steps) writer.varint(step);
        for (const byte of block) writer.int8(byte);
        writer.text(text);
        const reader = new ByteReader(writer.finish());
        let sum = 0;
        expect([...reader.rising(steps.length)]).toEqual(steps.map((step) => (sum += step)));
        expect([...reader.block(block.length)]).toEqual([...block]);
        expect(reader.text()).toBe(text);
      },
    ),
  );
});

it('says that a short file is damaged', () => {
  const bytes = Uint8Array.of(1, 2, 0x83);
  expect(() => new ByteReader(bytes).rising(3)).toThrow('is truncated');
  expect(() => new ByteReader(bytes).rising(1_000_000_000)).toThrow('is truncated');
  expect(() => new ByteReader(bytes).block(4)).toThrow('is truncated');
});
