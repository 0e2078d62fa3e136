import { describe, expect, it } from 'vitest';
import { cut, displayWidth, drawTable, printable } from './columns.ts';

describe('displayWidth', () => {
  it.each([
    ['plain', 5],
    ['市役所', 6],
    ['naïve', 5],
    ['nai\u0308ve', 5],
    ['ﾊﾝｶｸ', 4],
    ['🙂', 2],
    ['اردو', 4],
    ['', 0],
  ])('%s takes %i columns', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('printable', () => {
  it('shows control characters instead of sending them to the terminal', () => {
    expect(printable('a\u001b[31mred\u0007\u009b1m')).toBe('a␛[31mred␇�1m');
  });

  it('keeps a line on one line', () => {
    expect(printable('one\r\ntwo\tthree')).toBe('one  two three');
  });
});

describe('cut', () => {
  it('says with … that something is missing, and never splits a wide character', () => {
    expect(cut('features', 8)).toBe('features');
    expect(cut('features', 5)).toBe('feat…');
    expect(cut('市役所の人', 6)).toBe('市役…');
  });
});

describe('drawTable', () => {
  it('leaves the last one whole when it says so', () => {
    const columns = [{ title: 'rule' }, { title: 'finds', whole: true }];
    const rows = [[{ text: 'passive' }, { text: 'verbs that hide who does it' }]];
    expect(drawTable(columns, rows, 20)[1]).toBe('passive  verbs that hide who does it');
  });
  it('aligns columns by display width and cuts the last one to fit', () => {
    const rows = [
      [{ text: '市' }, { text: '7' }, { text: 'Case=Nom|Number=Sing|Person=3' }],
      [{ text: 'word' }, { text: '12' }, { text: '–' }],
    ];
    const columns = [{ title: 'form' }, { title: 'n', align: 'right' as const }, { title: 'rest' }];
    expect(drawTable(columns, rows, 26)).toEqual([
      'form   n  rest',
      '市     7  Case=Nom|Number…',
      'word  12  –',
    ]);
  });
});
