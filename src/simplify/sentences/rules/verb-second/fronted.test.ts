import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('de');

describe('a German clause before its main clause', () => {
  it.each([
    [
      'Als der König nach Hause kam, ging die Tochter in den Garten.',
      'Der König ist nach Hause gekommen. Da ist die Tochter in den Garten gegangen.',
    ],
    ['Als es Abend war, gingen sie nach Hause.', 'Es war Abend. Da sind sie nach Hause gegangen.'],
    [
      'Weil der Mann krank war, blieb er zu Hause.',
      'Der Mann war krank. Deshalb ist er zu Hause geblieben.',
    ],
    [
      'Nachdem die Frau das gesagt hatte, lachte sie laut.',
      'Die Frau hat das gesagt. Danach hat sie laut gelacht.',
    ],
  ])('is a sentence before it: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    ['is a rule', 'Nachdem der Mieter gekündigt hat, muss er die Wohnung streichen.'],
    ['names with "er" who comes later', 'Als er nach Hause kam, sah Hans den Hund.'],
    ['hangs on a condition', 'Als ob er krank wäre, lag er im Bett.'],
    ['tells how', 'Wie der Antrag gestellt werden muss, regelt das Gesetz.'],
  ])('stays where it %s', (_, source) => {
    expect(simplify(source)).not.toContain('. ');
  });
});

describe('German main clauses with a comma between', () => {
  it.each([
    [
      'Der Hund bellte laut, die Katze lief in den Garten.',
      'Der Hund hat laut gebellt. Die Katze ist in den Garten gelaufen.',
    ],
    [
      'Die meisten Besucher kommen im Sommer, im Winter ist das Museum leer.',
      'Die meisten Besucher kommen im Sommer. Im Winter ist das Museum leer.',
    ],
  ])('are two sentences: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    ['somebody says or thinks', 'Die Frau meint, der Zug kommt heute später.'],
    ['somebody else has said', 'Der Minister versprach, die Steuer werde nicht steigen.'],
    ['answers the first', 'Je länger man wartet, desto teurer wird die Reise.'],
  ])('stay one where the second is what %s', (_, source) => {
    expect(simplify(source)).not.toContain('. ');
  });
});
