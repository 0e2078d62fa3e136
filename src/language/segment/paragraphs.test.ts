import { describe, expect, it } from 'vitest';
import { segmentRules, splitParagraphs } from './index.ts';

const rules = segmentRules({
  id: 'xx',
  name: 'Test',
  endonym: 'Test',
  script: 'Latn',
  direction: 'ltr',
  words: 'spaced',
  sentences: { stops: '.', terminators: '!?…', starters: [], ordinalDots: true },
});

function blocks(text: string): [kind: string, text: string][] {
  return splitParagraphs(text, rules).map(({ kind, start, end }) => [kind, text.slice(start, end)]);
}

describe('splitParagraphs', () => {
  it('parts paragraphs at blank lines and at single line breaks', () => {
    expect(blocks('One here.\nTwo here.\r\n \r\nThree here.')).toEqual([
      ['text', 'One here.'],
      ['text', 'Two here.'],
      ['text', 'Three here.'],
    ]);
  });

  it('joins a line that goes on in lower case, when the sentence is finished later', () => {
    expect(blocks('This is a sentence\ncut off in the middle.')).toEqual([
      ['text', 'This is a sentence\ncut off in the middle.'],
    ]);
  });

  it('keeps lower-case lines apart when none of them ends with a stop', () => {
    expect(blocks('features\ncontact manager\nevents, activities').length).toBe(3);
  });

  it('joins hard-wrapped lines, even where a capital or a number starts the next one', () => {
    const wrapped =
      'The municipal office in the old town hall is closed on\nMonday and on public holidays, as is the library in\n1st Street.';
    expect(blocks(`${wrapped}\n\nNext.`)[0]).toEqual(['text', wrapped]);
  });

  it('does not take a paragraph per line for wrapped text', () => {
    const long = 'A paragraph that a word processor keeps on one line is long and has many words. '
      .repeat(3)
      .trim();
    expect(blocks(`${long}\n${long}`).length).toBe(2);
  });

  it('makes every list item a paragraph of its own', () => {
    expect(blocks('You need:\n- a pen\n* paper\n• ink\n1. Time\n2) money\nb) luck')).toEqual([
      ['text', 'You need:'],
      ['list', '- a pen'],
      ['list', '* paper'],
      ['list', '• ink'],
      ['list', '1. Time'],
      ['list', '2) money'],
      ['list', 'b) luck'],
    ]);
  });

  it('joins the wrapped end of a list item to it', () => {
    expect(blocks('- bring the letter that we\n  sent you.\n- come')).toEqual([
      ['list', '- bring the letter that we\n  sent you.'],
      ['list', '- come'],
    ]);
  });

  it('reads "3. oktober" at the start of a line as a date, where dots make ordinals', () => {
    expect(blocks('3. oktober er vi lukket.\n3. Kom igen.')).toEqual([
      ['text', '3. oktober er vi lukket.'],
      ['list', '3. Kom igen.'],
    ]);
  });

  it('finds headings: marked with #, or short, without a stop, before running text', () => {
    expect(blocks('# Rules\nOpening hours\n\nWe open at nine.\nThe end')).toEqual([
      ['heading', '# Rules'],
      ['heading', 'Opening hours'],
      ['text', 'We open at nine.'],
      ['text', 'The end'],
    ]);
  });
});
