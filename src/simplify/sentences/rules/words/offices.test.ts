import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, danish] = await simplifier('da');
const [, basque] = await simplifier('eu');
const [, slovenian] = await simplifier('sl');
const [, urdu] = await simplifier('ur');

describe('Danish of offices', () => {
  it.each([
    [
      'I henhold til lejelovens § 19 er lejeren forpligtet til at vedligeholde lejligheden.',
      'Efter lejelovens § 19 skal lejeren vedligeholde lejligheden.',
    ],
    ['Efter fem år har du mulighed for at klage.', 'Efter fem år kan du klage.'],
    ['Efter loven er du berettiget til at få hjælp.', 'Efter loven har du ret til at få hjælp.'],
  ])('says duties and rights in one verb, also around the subject: %s', (source, wanted) => {
    expect(danish(source)).toBe(wanted);
  });

  it.each([
    ['Loven træder i kraft ultimo maj.', 'Loven begynder at gælde i slutningen af maj.'],
    [
      'Beløbet tilbagebetales ikke, men depositum tilbagebetales ved fraflytning.',
      'Beløbet tilbagebetales ikke. Men depositum betales tilbage ved fraflytning.',
    ],
    [
      'Et udvalg blev nedsat i maj, og skatten blev nedsat i juni.',
      'Et udvalg blev nedsat i maj. Skatten blev sænket i juni.',
    ],
  ])('becomes plain where the sense is sure: %s', (source, wanted) => {
    expect(danish(source)).toBe(wanted);
  });

  it.each([
    'Derfor er vi ikke forpligtet til at svare.',
    'Der er givet tilladelse til byggeriet.',
    'Han står yderst til højre på billedet.',
  ])('stays where another word would say something else: %s', (source) => {
    expect(danish(source)).toBe(source);
  });
});

describe('a second predicate in Danish', () => {
  it.each([
    [
      'Museet ligger midt i byen og har åbent hele sommeren.',
      'Museet ligger midt i byen. Museet har åbent hele sommeren.',
    ],
    [
      'To mænd blev anholdt i nat og sigtes nu for vold.',
      'To mænd blev anholdt i nat. De sigtes nu for vold.',
    ],
  ])('is told of its noun again: %s', (source, wanted) => {
    expect(danish(source)).toBe(wanted);
  });

  it('is not seen in what somebody owns', () => {
    const source = 'Han var hendes chef, og firmaets mest betroede medarbejder.';
    expect(danish(source)).toBe(source);
  });
});

describe('Basque of offices', () => {
  it.each([
    [
      'Sendagai hau hartu aurretik, irakurri prospektua.',
      'Botika hau hartu aurretik, irakurri prospektua.',
    ],
    ['Alabaina, bilera bihar egingo dute.', 'Baina bilera bihar egingo dute.'],
  ])('has plain words in the same case: %s', (source, wanted) => {
    expect(basque(source)).toBe(wanted);
  });

  it('keeps all that somebody says before who says it', () => {
    const source = 'Etxea erre da eta bi lagun zauritu dira, suhiltzaileek esan dutenez.';
    expect(basque(source)).toBe(source);
  });

  it('keeps the word that gives the reason', () => {
    const source = 'Epea luzatu egin da, izan ere, sistemak arazoak izan ditu.';
    expect(basque(source)).toBe(source);
  });
});

describe('Slovenian of offices', () => {
  it('keeps the case in which a noun is read', () => {
    expect(slovenian('Institucije so dolžne odgovoriti v petih dneh.')).toBe(
      'Ustanove morajo odgovoriti v petih dneh.',
    );
  });

  it('does not begin a sentence with a helping verb', () => {
    expect(
      slovenian('Stavba je bila zgrajena leta 1887 in je danes namenjena muzeju.'),
    ).not.toMatch(/\. Je /);
  });
});

describe('Urdu', () => {
  it.each([
    'چوہدری شجاعت حسین نے کہا کہ وہ لاہور جائیں گے۔',
    'مسرت شاہین اداکارہ ہیں۔',
    'مریض کو انتہائی نگہداشت کے وارڈ میں رکھا گیا ہے۔',
  ])('keeps names and terms: %s', (source) => {
    expect(urdu(source)).toBe(source);
  });
});
