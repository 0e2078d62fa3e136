import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV, QUOTED_TSV, readRows, readTable, TSV } from './delimited.ts';

const rows = (text: string, how = CSV) => [...readRows(text, 'a.csv', how)];
const cells = (text: string, how = CSV) => rows(text, how).map((row) => row.cells);

describe('a delimited file', () => {
  it('has quoted cells with separators, quotes and line breaks', () => {
    expect(cells('a,"b, ""c""\r\nd",e\r\nf,g,h\r\n')).toEqual([
      ['a', 'b, "c"\r\nd', 'e'],
      ['f', 'g', 'h'],
    ]);
  });

  it('gives the line on which a row starts', () => {
    expect(rows('a,"b\nc"\n\nd,e\n').map((row) => row.line)).toEqual([1, 4]);
  });

  it('may take quotes for letters', () => {
    expect(cells('"a\tb"\t"\n', TSV)).toEqual([['"a', 'b"', '"']]);
    expect(cells('5" disk\t"a\tb"\n', QUOTED_TSV)).toEqual([['5" disk', 'a\tb']]);
  });

  it('needs no line break at its end, and keeps empty cells', () => {
    expect(cells('a,,\n,b')).toEqual([
      ['a', '', ''],
      ['', 'b'],
    ]);
  });

  it('with a quote that never closes is an error at the line where it opens', () => {
    expect(() => rows('a,b\nc,"d\ne,f\n')).toThrow('a.csv, line 2: A quoted cell starts here');
  });

  it('names the column that is missing, and the nearest one', () => {
    const table = () => [...readTable('Source,target\n', 'a.csv', CSV, ['source'])];
    expect(table).toThrow('a.csv, line 1: There is no column "source".');
    expect(table).toThrow(expect.objectContaining({ hint: expect.stringContaining('Source') }));
  });

  it('names the row that ends too early', () => {
    const table = () => [...readTable('a,b\n1,2\n3\n', 'a.csv', CSV, ['a', 'b'])];
    expect(table).toThrow('a.csv, line 3: This row ends before its column "b".');
  });

  it('reads back what was written (property)', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', 'ß', ' ') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (table) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = table.map((row) => `${row.map(quote).join(',')}\n`).join('');
        expect(cells(text)).toEqual(table);
      }),
    );
  });

  it('takes one line of a megabyte in linear time', () => {
    // Quadratic time would outlast the time limit of a test, here and in the tests named likewise.
    expect(cells(`${'"'.repeat(1 << 20)}\n`)).toHaveLength(1);
    expect(cells(`${','.repeat(1 << 18)}\n`)[0]).toHaveLength((1 << 18) + 1);
  });
});
