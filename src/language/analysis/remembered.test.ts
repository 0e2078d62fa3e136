import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Remembered } from './remembered.ts';

describe('what is remembered', () => {
  it('is what was kept for the same numbers, however few places there are', () => {
    const rows = fc.array(
      fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 3, maxLength: 3 }),
    );
    fc.assert(
      fc.property(rows, (asked) => {
        const table = new Remembered(3, 4);
        const values: string[] = [];
        for (const row of asked) {
          table.key.set(row);
          const place = table.look();
          if (table.isNew) values[place] = row.join();
          expect(values[place]).toBe(row.join());
        }
      }),
    );
  });

  it('is found again until it is forgotten', () => {
    const table = new Remembered(2, 8);
    table.key.set([3, 4]);
    const place = table.look();
    expect([table.look(), table.isNew]).toEqual([place, false]);
    table.forget();
    expect([table.look(), table.isNew]).toEqual([place, true]);
  });
});
