import { describe, expect, it } from 'vitest';
import { workbook, zip } from '../../../test/fixtures/workbook.ts';
import { readXlsx } from './xlsx.ts';

describe('an Excel workbook', () => {
  it('has sheets of rows: shared, inline and plain cells, and gaps', () => {
    const bytes = workbook({
      Daten: [
        ['原文', 'easy & short', '<b>'],
        ['a', '', 'c'],
      ],
      Leer: [],
    });
    expect(readXlsx(bytes, 'a.xlsx')).toEqual([
      {
        name: 'Daten',
        rows: [
          { row: 1, cells: ['原文', 'easy & short', '<b>'] },
          { row: 2, cells: ['a', '', 'c'] },
        ],
      },
      { name: 'Leer', rows: [] },
    ]);
  });

  it('has texts in runs, without the reading aids above them', () => {
    const strings =
      '<sst><si><r><t>東</t></r><r><t xml:space="preserve">京 </t></r><rPh sb="0"><t>とう</t></rPh></si></sst>';
    const sheet =
      '<worksheet><sheetData><row r="3"><c r="B3" t="s"><v>0</v></c><c r="C3" t="inlineStr"><is><t>x_x000D_</t></is></c><c r="D3"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>';
    const [{ rows }] = readXlsx(workbook({}, { strings, sheet }), 'a.xlsx');
    expect(rows).toEqual([{ row: 3, cells: ['', '東京 ', 'x\r', '2'] }]);
  });

  it('that is none, or cut off, is an error that names the file', () => {
    expect(() => readXlsx(zip({ 'a.txt': Buffer.from('a') }), 'dir/a.xlsx')).toThrow(
      'dir/a.xlsx, line 1: This is not an Excel workbook',
    );
    const whole = workbook({ A: [['a']] });
    expect(() => readXlsx(whole.subarray(0, whole.length >> 1), 'a.xlsx')).toThrow(
      'a.xlsx is damaged',
    );
    expect(() => readXlsx(Buffer.from('<html>'), 'a.xlsx')).toThrow('a.xlsx is damaged');
  });

  it('that is a bomb is refused before it is unpacked', () => {
    const bomb = zip({ 'xl/workbook.xml': Buffer.alloc(6 << 20, ' ') });
    expect(bomb.length).toBeLessThan(200_000);
    expect(() => readXlsx(bomb, 'a.xlsx')).toThrow('unpacks to more than the limit');
  });

  it('with a cell far to the right is refused, not filled up', () => {
    const sheet = '<worksheet><row r="1"><c r="ZZZ1"><v>1</v></c></row></worksheet>';
    expect(() => readXlsx(workbook({}, { sheet }), 'a.xlsx')).toThrow('too many columns');
  });
});
