import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('of a sentence that "strong" shortens, what is left holds together:', () => {
  it.each([
    ['a verb keeps what follows it', 'The engines are used in small aircraft.', 'used in'],
    ['a date keeps its month', 'The match was held on April 12, 2014, in Nevada.', 'April 12'],
    ['a noun keeps whose it is', 'The metal is extracted from its mineral ores.', 'its'],
    ['a place keeps its direction', 'The village lies about 7 miles west of Reeth.', 'west of'],
    ['a hyphen keeps both sides', 'He hit 372 homers as a left-handed batter.', 'left-handed'],
    ['a date keeps its month between numbers', 'The war lasted to 1 April 1939.', '1 April 1939'],
    ['a record keeps its rank', 'They are the longest snakes and the heaviest birds.', 'longest'],
    ['a number keeps what is counted', 'Fewer old users came in March this year.', 'Fewer'],
    ['an infinitive stays with "too"', 'The table is too large to fit on one page.', 'to fit'],
    ['"refer to" keeps its name', 'They refer to the shoal, a rich ground, as Panatag.', 'Panatag'],
    ['a name keeps its comma', 'Rivail, however, after one day, left the house.', 'Rivail, after'],
    ['what is done stays', 'It is any method of engaging military aircraft.', 'of engaging'],
    ['a noun keeps its verb', 'The graph, called a function, is set by two values.', 'is set'],
  ])('%s', (_, text, kept) => {
    expect(simplify(text, 'strong')).toContain(kept);
  });
});

describe('what something else hangs on stays:', () => {
  it.each([
    [
      'He almost crushed her arm, telling her, just as others did, that she was mad.',
      'her, just as others did, that she was mad',
    ],
    ['They won ten games, not good enough, however, to stay in the league.', 'to stay in'],
    [
      'We will have more in terms of energy saving, reducing air pollution and water saving.',
      'air',
    ],
    ['He made a film, and Ayer later, in 2014, signed to direct the series.', 'signed'],
    ['The name is used by men, and is now also used by women.', 'also'],
    ['Very rare cases of serious skin reactions have been reported.', 'Very rare'],
    ['They met a rival named Rovers however the real match was with Town.', 'however'],
  ])('%s', (text, kept) => {
    expect(simplify(text)).toContain(kept);
  });
});

describe('who somebody is, and what comes of it, stays:', () => {
  it.each([
    ['es', 'El señor Campos, que lleva su caso, le llamará mañana.', 'que lleva su caso'],
    ['pt', 'O senhor Freitas, que trata do seu processo, vai ligar amanhã.', 'processo'],
    ['pt', 'A câmara comprou 12 ambulâncias, reforçando o transporte de doentes.', 'reforçando'],
  ])('%s: %s', async (id, text, kept) => {
    const [, rewrite] = await simplifier(id);
    expect(rewrite(text)).toContain(kept);
  });
});
