import { describe, expect, it } from 'vitest';
import { type Language, loadLanguage } from '../../language/index.ts';
import { loadEngine } from '../engines.ts';
import { readDocument, simplifyDocument } from './index.ts';

async function simplifier(id: string): Promise<(text: string) => string> {
  const language: Language = await loadLanguage(id);
  const engine = await loadEngine('default', language, undefined, { ratios: false });
  return (text) =>
    [...simplifyDocument(readDocument(text, 'markdown', language), { engine })]
      .map(({ output }) => output)
      .join('');
}

const english = await simplifier('en');
const german = await simplifier('de');

describe('a quotation is not changed', () => {
  it.each([
    ['over two sentences', '“Leave at once. Notify us prior to the sale.” He left.'],
    [
      'over three sentences',
      '“I sat down. I had obtained sufficient food. Then I participated,” he said.',
    ],
    ['with straight marks', 'She wrote: "We wait. You must submit the report in order to win."'],
    ['over two paragraphs', '“We must notify them.\n\n“We obtain sufficient food.” He left.'],
    [
      'over three paragraphs',
      'She read on: “We wait.\n\n“We ensure that they modify it.\n\n“We purchase bread.”',
    ],
    ['over two lines', '“We wait\nprior to the sale and obtain\nsufficient food.” He left.'],
    ['set apart as a block', '> Notify us prior to the sale.\n'],
    ['set apart over two paragraphs', '> We wait.\n>\n> You must obtain sufficient food.\n'],
  ])('%s', (_, text) => {
    expect(english(text)).toBe(text);
  });

  it.each([
    'Er sagte: „Wir warten. Wir benötigen sämtliche Blätter.“ Dann ging er.',
    '„Wir warten.\n\n„Der Antrag ist zu prüfen.“\n',
    '> Der Antrag ist spätestens im Mai einzureichen.\n',
  ])('German: %s', (text) => {
    expect(german(text)).toBe(text);
  });
});

describe('a name is not changed', () => {
  it.each([
    ['the title of an act', 'It is in the Sufficient Notice Act.'],
    ['the title of an act', 'They cite the Purchase and Modification of Homes Act 1974.'],
    ['a firm', 'We work for Sufficient Food Ltd.'],
    ['a firm', 'The flat was sold by Purchase & Obtain Inc. in May.'],
    ['a product', 'He paints with Primary Blue on Sufficient Paper.'],
    ['a programme', 'She runs the Assist and Participate Scheme.'],
    ['a disease', 'He has Primary Biliary Cholangitis.'],
    ['a disease', 'Her mother has Rapid Cycling Disorder with a Primary Component.'],
    ['a capitalised term', 'The Initial Modification binds the Individuals of the Board.'],
  ])('%s: %s', (_, text) => {
    expect(english(text)).toBe(text);
  });

  it.each([
    'Wir arbeiten für die Sämtliche Waren GmbH.',
    'Es gilt die Verordnung (EG) Nr. 12/2003.',
    'Siehe § 4 Abs. 2 Satz 1 Nr. 3 des Gesetzes.',
  ])('German: %s', (text) => {
    expect(german(text)).toBe(text);
  });
});

describe('a term that the document defines is not changed', () => {
  it.each([
    'The “sufficient amount” means 5 euros. Pay the sufficient amount.',
    'The council (the “primary buyer”) pays. Ask the primary buyer.',
    'Rent paid late (“remaining portion”) counts. Add up each remaining portion.',
    'The term “component” means a new roof. Ask for each component.',
  ])('%s', (text) => {
    expect(english(text)).toBe(text);
  });

  it.each([
    'Die Stadt (im Folgenden „sämtliche Träger“) zahlt. Dann haften sämtliche Träger.',
    '„Erforderliche Daten“ sind Name und Ort. Wir speichern nur Erforderliche Daten.',
  ])('German: %s', (text) => {
    expect(german(text)).toBe(text);
  });
});

describe('the same words elsewhere', () => {
  it.each([
    ['Notify us prior to the sale.', 'Notify us before the sale.'],
    ['Bring sufficient food.', 'Bring enough food.'],
    ['He purchased a bicycle.', 'He bought a bicycle.'],
    ['It is a component of the roof.', 'It is a part of the roof.'],
  ])('change: %s', (text, wanted) => {
    expect(english(text)).toBe(wanted);
  });

  it('change in German', () => {
    expect(german('Wir erläutern sämtliche Blätter.')).toBe('Wir erklären alle Blätter.');
    expect(german('Die Mieterin hat den Schaden zu melden.')).toBe(
      'Die Mieterin muss den Schaden melden.',
    );
  });
});
