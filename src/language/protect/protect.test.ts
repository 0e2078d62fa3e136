import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../core/index.ts';
import { loadLanguage } from '../load.ts';
import { definedTerms, names, occurrences, quotations } from './index.ts';

const blocksOf = (text: string) => {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length };
  });
};
const quoted = (text: string) =>
  quotations(text, blocksOf(text)).map(({ start, end }) => text.slice(start, end));

describe('a quotation', () => {
  it.each([
    ['She said “we wait” and left.', ['“we wait”']],
    ['Er sagte: „Wir warten.“ Dann ging er.', ['„Wir warten.“']],
    ['Il dit « non » hier.', ['« non »']],
    ['Er rief »halt« und lief.', ['»halt«']],
    ['彼は「行く」と言った。', ['「行く」']],
    ['The "red" and the "blue" door', ['"red"', '"blue"']],
    ["'We will not start,' he said.", ["'We will not start,'"]],
  ])('is found with its marks: %s', (text, wanted) => {
    expect(quoted(text)).toEqual(wanted);
  });

  it('runs over sentences of a block', () => {
    expect(quoted('He wrote: “It is late. We must go. Come.” I read it.')).toEqual([
      '“It is late. We must go. Come.”',
    ]);
  });

  it('runs over blocks that open with the mark again, up to the one that closes', () => {
    expect(quoted('She said: “We waited.\n“Nobody came.\n“We left.”\nThen it rained.')).toEqual([
      '“We waited.\n“Nobody came.\n“We left.”',
    ]);
  });

  it('ends with its block where nothing closes it', () => {
    expect(quoted('She said: “We waited.\nThen it rained.')).toEqual(['“We waited.']);
  });

  it.each(["The girls' school and the '90s are gone.", 'A 5" screen and a 12" one.', "Don't go."])(
    'is neither an apostrophe nor an inch: %s',
    (text) => {
      expect(quoted(text)).toEqual([]);
    },
  );
});

describe('a term that a text defines', () => {
  const terms = (text: string, defining: readonly string[]) =>
    definedTerms(text, quotations(text, blocksOf(text)), defining);

  it.each([
    ['Acme Ltd (the “Supplier”) delivers the goods.', ['Supplier']],
    ['“Working day” means a day on which banks are open.', ['Working day']],
    ['die Muster GmbH, im Folgenden „Anbieter“ genannt', ['Anbieter']],
    ['He said “no” and left.', []],
    ['“We all know what that means,” she said.', []],
  ])('is found: %s', (text, wanted) => {
    expect(terms(text, ['means', 'im folgenden'])).toEqual(wanted);
  });

  it('is found again with an ending, not inside another word', () => {
    const text = 'Der Anbieter und des Anbieters Vertrag; Anbieterwechsel.';
    const found = occurrences(text, ['Anbieter']).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['Anbieter', 'Anbieters']);
  });
});

describe('a name', async () => {
  const english = await loadLanguage('en');
  const namesIn = (text: string) =>
    sentencesOf(english.analyse(text)).flatMap((sentence) =>
      names(sentence, false).map(({ start, end }) => text.slice(start, end)),
    );

  it.each([
    ['You may rely on the Data Protection Act here.', ['Data Protection Act']],
    ['They asked the Bank of England for help.', ['Bank of England']],
    ['The Supplier shall pay.', ['Supplier']],
    ['Children may enter.', []],
  ])('has capitals: %s', (text, wanted) => {
    expect(namesIn(text)).toEqual(wanted);
  });
});
