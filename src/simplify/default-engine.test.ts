import { describe, expect, it } from 'vitest';
import { simplifier } from '../../test/simplifier.ts';

const [, english] = await simplifier('en', 'default');
const [, german] = await simplifier('de', 'default');

describe('a replacement that readers found harmful or pointless is not made', () => {
  it.each([
    // The reach of a word.
    'The owner is solely responsible for the roof.',
    'Under the lease you alone are solely responsible.',
    // Another sense.
    'The schedule hangs on the door.',
    'The fall in prices was gradual.',
    'The court may evict the tenant.',
    'It is the responsibility of the parents.',
    'Several localities or states have such a rule.',
    'The word occurs twice in the text.',
    'They conduct their business from home.',
    'Courts protect fundamental rights.',
    'If you are an individual, use form B.',
    'An error appears when the file is missing.',
    // The same level.
    'The club currently has forty members.',
    'Additional chairs are in the hall.',
    'The sea is extremely cold.',
    'She had the opportunity to speak.',
  ])('%s', (text) => {
    expect(english(text)).toBe(text);
  });

  it.each([
    'Die Kosten ausschließlich der Steuer trägt der Mieter.',
    'Der Preis gilt ausschließlich des Pfandes.',
    'Sie halfen in der Stadt und darüber hinaus.',
    'Auf Grund des § 3 des Gesetzes wird verordnet:',
    'Der Verein erhält sich durch Spenden.',
    'Der Zug ist bereits abgefahren.',
    'Sie erhält häufig Post.',
    'Heutzutage gibt es dort ebenfalls Busse.',
    'Alte Berufe sind durch andere Geräte und dafür benötigte Werkstätten gekennzeichnet.',
  ])('German: %s', (text) => {
    expect(german(text)).toBe(text);
  });
});

describe('a duty stays a duty', () => {
  it.each([
    [
      'All drivers are required to carry a first-aid kit.',
      'All drivers must carry a first-aid kit.',
    ],
    ['Guests are required to show a ticket.', 'Guests must show a ticket.'],
  ])('in English: %s', (text, wanted) => {
    expect(english(text)).toBe(wanted);
  });
});

describe('a replacement that helps is made in its own frame only', () => {
  it.each([
    ['They will discontinue the service.', 'They will stop the service.'],
    ['The rules may be amended by the club.', 'The rules may be changed by the club.'],
    ['They utilised the results.', 'They used the results.'],
    ['Make sure to abide by the rules.', 'Make sure to follow the rules.'],
  ])('%s', (text, wanted) => {
    expect(english(text)).toBe(wanted);
  });

  it.each([
    'The rent due to the owner is paid in May.',
    'The tax due to the town is small.',
    'Trains were late due to snow.',
    'Ask at all participating shops.',
    'The Pensions Act, as amended, applies.',
    'This is an IT purchase.',
    // Nouns and attributes that the quick analyser takes for verbs.
    'We collect details about the order, such as the size, purchase price, and the date.',
    'When you join, we keep data on it, such as your name, purchase price, and the date of the visit.',
  ])('not in %s', (text) => {
    expect(english(text)).toBe(text);
  });
});

describe('what must or may be done in German', () => {
  it.each([
    ['Die Mieterin hat den Schaden zu melden.', 'Die Mieterin muss den Schaden melden.'],
    [
      'Wir sind berechtigt, mit Partnern zusammenzuarbeiten, um den Dienst zu ermöglichen.',
      'Wir dürfen mit Partnern zusammenarbeiten, um den Dienst zu ermöglichen.',
    ],
  ])('is said by one verb: %s', (text, wanted) => {
    expect(german(text)).toBe(wanted);
  });

  it.each([
    'Sie sind selbst dafür verantwortlich, Ihr Konto durch ein Passwort, einen Code und eine App zu schützen.',
    'Wir sind stolz darauf, mit Partnern zusammenzuarbeiten, um den Dienst zu ermöglichen.',
    'Wir sind nicht berechtigt, mit Partnern zusammenzuarbeiten.',
    'Der Antrag ist nicht zu prüfen.',
    'Der Turm ist von hier aus zu sehen.',
  ])('or stays where another word rules the infinitive: %s', (text) => {
    expect(german(text)).toBe(text);
  });
});
