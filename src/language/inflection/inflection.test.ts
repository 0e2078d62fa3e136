import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UPOS, type Upos } from '../../core/index.ts';
import { folderFiles } from '../files.ts';
import { analysedSentence, replaced } from './analysed-sentence.ts';
import { type Inflector, loadInflection, reshapedEdits } from './index.ts';

const files = await folderFiles();
const LANGUAGES = ['en', 'es', 'pt', 'de', 'fr', 'it', 'da', 'sl', 'ru', 'eu', 'ur', 'ja', 'zh'];
const inflectors = new Map<string, Inflector>();
for (const id of LANGUAGES) inflectors.set(id, (await loadInflection(files, id))!);

function form(language: string, lemma: string, upos: Upos, features: string): string | undefined {
  const pairs = features === '' ? [] : features.split('|').map((part) => part.split('='));
  return inflectors.get(language)!.inflect(lemma, upos, Object.fromEntries(pairs));
}

/** The sentence after its word at `index` (from 1) became the lemma. */
function swapped(language: string, lines: string, index: number, lemma: string): string {
  const { text, sentence } = analysedSentence(lines);
  const reshaped = inflectors.get(language)!.reshape(lemma, sentence, index - 1)!;
  return replaced(text, reshapedEdits(text, sentence, index - 1, reshaped));
}

describe('inflect', () => {
  it('knows regular and irregular forms', () => {
    expect(form('en', 'buy', 'VERB', 'Tense=Past')).toBe('bought');
    expect(form('en', 'city', 'NOUN', 'Number=Plur')).toBe('cities');
    expect(form('en', 'child', 'NOUN', 'Number=Plur')).toBe('children');
    expect(form('en', 'big', 'ADJ', 'Degree=Cmp')).toBe('bigger');
    expect(form('es', 'vivienda', 'NOUN', 'Number=Plur')).toBe('viviendas');
    expect(form('es', 'luz', 'NOUN', 'Number=Plur')).toBe('luces');
    expect(form('fr', 'cheval', 'NOUN', 'Number=Plur')).toBe('chevaux');
    expect(form('fr', 'heureux', 'ADJ', 'Gender=Fem|Number=Plur')).toBe('heureuses');
    expect(form('it', 'amica', 'NOUN', 'Number=Plur')).toBe('amiche');
    expect(form('pt', 'nação', 'NOUN', 'Number=Plur')).toBe('nações');
    expect(form('de', 'Haus', 'NOUN', 'Case=Dat|Number=Plur')).toBe('Häusern');
    expect(form('de', 'abholen', 'VERB', 'Tense=Past|VerbForm=Part')).toBe('abgeholt');
    expect(form('ru', 'книга', 'NOUN', 'Case=Ins|Number=Plur')).toBe('книгами');
    expect(form('sl', 'miza', 'NOUN', 'Case=Ins|Number=Sing')).toBe('mizo');
    expect(form('da', 'hus', 'NOUN', 'Definite=Def|Number=Sing')).toBe('huset');
    expect(form('eu', 'etxe', 'NOUN', 'Case=Ine|Definite=Def|Number=Sing')).toBe('etxean');
    expect(form('zh', '房子', 'NOUN', 'Number=Plur')).toBe('房子');
  });

  it('answers the nearest cell when a treebank says less or more', () => {
    const full = 'Mood=Ind|Number=Sing|Person=3|Tense=Past|VerbForm=Fin|Voice=Act|Foo=Bar';
    expect(form('en', 'go', 'VERB', full)).toBe('went');
    expect(form('es', 'comprar', 'VERB', full)).toBe('compró');
    expect(form('es', 'bueno', 'ADJ', 'Number=Plur')).toMatch(/^buen[oa]s$/);
    expect(form('de', 'Kind', 'NOUN', 'Number=Plur')).toBe('Kinder');
  });

  it('gives acronyms a plain plural', () => {
    expect(form('en', 'NGO', 'NOUN', 'Number=Plur')).toBe('NGOs');
  });

  it('follows the case of the lemma and leaves words that do not inflect', () => {
    expect(form('de', 'Apfel', 'NOUN', 'Case=Nom|Number=Plur')).toBe('Äpfel');
    expect(form('es', 'muy', 'ADV', '')).toBe('muy');
    expect(form('en', 'of', 'ADP', '')).toBe('of');
  });

  it('knows or guesses the gender of nouns', () => {
    expect(inflectors.get('es')!.gender('vivienda')).toBe('Fem');
    expect(inflectors.get('fr')!.gender('maison')).toBe('Fem');
    expect(inflectors.get('de')!.gender('Gebäude')).toBe('Neut');
    expect(inflectors.get('de')!.gender('Umweltverschmutzungsverordnung')).toBe('Fem');
    expect(inflectors.get('it')!.gender('problema')).toBe('Masc');
    expect(inflectors.get('ru')!.gender('книга')).toBe('Fem');
  });

  it('never crashes on odd lemmas', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '',
        ' ',
        '\ud800',
        '👩‍👩‍👧',
        "'",
        '-',
        'İ',
        'ß',
        '\u0000',
        'a'.repeat(200),
        'a b c',
      ),
    );
    const features = fc.dictionary(
      fc.constantFrom('Number', 'Case', 'Tense', 'Gender', '__proto__', 'toString'),
      fc.constantFrom('Plur', 'Dat', 'Past', 'Fem', ''),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        odd,
        fc.constantFrom(...UPOS),
        features,
        (language, lemma, upos, asked) => {
          const inflector = inflectors.get(language)!;
          const made = inflector.inflect(lemma, upos, asked);
          expect(made === undefined || typeof made === 'string').toBe(true);
          const { sentence } = analysedSentence('words word NOUN Number=Plur 0 root');
          expect(() => inflector.reshape(lemma, sentence, 0)).not.toThrow();
          expect(inflector.reshape(lemma, sentence, 5)).toBeUndefined();
          inflector.gender(lemma);
        },
      ),
      { numRuns: 150 },
    );
  }, 30_000);
});

describe('reshape', () => {
  it('gives a lemma number, tense and agreement of the word it replaces', () => {
    const reshaped = (language: string, line: string, lemma: string) =>
      inflectors.get(language)!.reshape(lemma, analysedSentence(line).sentence, 0)!.form;
    expect(reshaped('es', 'casas casa NOUN Gender=Fem|Number=Plur 0 root', 'vivienda')).toBe(
      'viviendas',
    );
    const past = 'Gender=Masc|Number=Plur|Tense=Past|VerbForm=Part';
    expect(reshaped('fr', `utilisés utiliser VERB ${past} 0 root`, 'employer')).toBe('employés');
    const built = 'Aspect=Perf|Mood=Ind|Number=Plur|Tense=Past|VerbForm=Fin|Voice=Act';
    expect(reshaped('ru', `построили построить VERB ${built} 0 root`, 'создать')).toBe('создали');
    expect(reshaped('en', 'purchased purchase VERB Tense=Past|VerbForm=Fin 0 root', 'buy')).toBe(
      'bought',
    );
    expect(reshaped('en', 'PURCHASED purchase VERB Tense=Past 0 root', 'buy')).toBe('BOUGHT');
    expect(reshaped('en', 'Purchased purchase VERB Tense=Past 0 root', 'buy')).toBe('Bought');
    expect(reshaped('en', 'performed perform VERB Tense=Past 0 root', 'carry out')).toBe(
      'carried out',
    );
    const dative = 'Case=Dat|Gender=Neut|Number=Plur';
    expect(reshaped('de', `Häusern Haus NOUN ${dative} 0 root`, 'Gebäude')).toBe('Gebäuden');
  });

  it('trusts the form in the text more than a wrong tag', () => {
    const { sentence } = analysedSentence('houses house NOUN Number=Sing 0 root');
    expect(inflectors.get('en')!.reshape('building', sentence, 0)!.form).toBe('buildings');
  });

  it('English: a huge car, an enormous car', () => {
    const car = `
      She she PRON _ 2 nsubj
      bought buy VERB Tense=Past 0 root
      a a DET Definite=Ind 5 det
      huge huge ADJ Degree=Pos 5 amod
      car car NOUN Number=Sing 2 obj`;
    expect(swapped('en', car, 4, 'enormous')).toBe('She bought an enormous car');
    expect(swapped('en', car, 5, 'automobile')).toBe('She bought a huge automobile');
  });

  it('Spanish: article and adjective follow the gender', () => {
    const house = `
      Compró comprar VERB Mood=Ind|Number=Sing|Person=3|Tense=Past 0 root
      el el DET Definite=Def|Gender=Masc|Number=Sing 3 det
      edificio edificio NOUN Gender=Masc|Number=Sing 1 obj
      blanco blanco ADJ Gender=Masc|Number=Sing 3 amod`;
    expect(swapped('es', house, 3, 'casa')).toBe('Compró la casa blanca');
    const of = `
      techo techo NOUN Gender=Masc|Number=Sing 0 root
      de de ADP _ 4 case
      la el DET Definite=Def|Gender=Fem|Number=Sing 4 det
      casa casa NOUN Gender=Fem|Number=Sing 1 nmod`;
    expect(swapped('es', of, 4, 'edificio')).toBe('techo del edificio');
  });

  it('French: elision and contraction', () => {
    const house = `
      Le le DET Definite=Def|Gender=Masc|Number=Sing 2 det
      toit toit NOUN Gender=Masc|Number=Sing 0 root
      de de ADP _ 5 case
      la le DET Definite=Def|Gender=Fem|Number=Sing 5 det
      maison maison NOUN Gender=Fem|Number=Sing 2 nmod`;
    expect(swapped('fr', house, 5, 'école')).toBe("Le toit de l'école");
    expect(swapped('fr', house, 5, 'bâtiment')).toBe('Le toit du bâtiment');
    const school = `
      l'~ le DET Definite=Def|Number=Sing 2 det
      école école NOUN Gender=Fem|Number=Sing 0 root`;
    expect(swapped('fr', school, 2, 'maison')).toBe('la maison');
  });

  it('Italian and Portuguese: articles by sound and gender', () => {
    const boy = `
      il il DET Definite=Def|Gender=Masc|Number=Sing 2 det
      ragazzo ragazzo NOUN Gender=Masc|Number=Sing 0 root`;
    expect(swapped('it', boy, 2, 'studente')).toBe('lo studente');
    expect(swapped('it', boy, 2, 'amico')).toBe("l'amico");
    expect(swapped('it', boy, 2, 'casa')).toBe('la casa');
    const work = `
      no no ADP Gender=Masc|Number=Sing 2 case
      edifício edifício NOUN Gender=Masc|Number=Sing 0 root
      novo novo ADJ Gender=Masc|Number=Sing 2 amod`;
    expect(swapped('pt', work, 2, 'casa')).toBe('na casa nova');
  });

  it('German: article, adjective and contraction follow gender and keep case', () => {
    const house = `
      im im ADP Case=Dat|Gender=Neut|Number=Sing 3 case
      großen groß ADJ Case=Dat|Gender=Neut|Number=Sing 3 amod
      Haus Haus NOUN Case=Dat|Gender=Neut|Number=Sing 0 root`;
    expect(swapped('de', house, 3, 'Wohnung')).toBe('in der großen Wohnung');
    const one = `
      ein ein DET Case=Nom|Gender=Neut|Number=Sing 3 det
      großes groß ADJ Case=Nom|Gender=Neut|Number=Sing 3 amod
      Haus Haus NOUN Case=Nom|Gender=Neut|Number=Sing 0 root`;
    expect(swapped('de', one, 3, 'Wohnung')).toBe('eine große Wohnung');
    expect(swapped('de', one, 2, 'schön')).toBe('ein schönes Haus');
  });

  it('German: the particle of a separable verb goes with it', () => {
    const takes = `
      Er er PRON _ 2 nsubj
      nimmt annehmen VERB Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin 0 root
      das der DET Case=Acc|Gender=Neut|Number=Sing 4 det
      Paket Paket NOUN Case=Acc|Gender=Neut|Number=Sing 2 obj
      an an ADP _ 2 compound:prt`;
    expect(swapped('de', takes, 2, 'abholen')).toBe('Er holt das Paket ab');
    expect(swapped('de', takes, 2, 'holen').trim()).toBe('Er holt das Paket');
  });

  it('Danish: en or et', () => {
    const house = `
      et en DET Gender=Neut|Number=Sing 3 det
      stort stor ADJ Definite=Ind|Gender=Neut|Number=Sing 3 amod
      hus hus NOUN Definite=Ind|Gender=Neut|Number=Sing 0 root`;
    expect(swapped('da', house, 3, 'bil')).toBe('en stor bil');
  });

  it('Russian: adjective and past tense follow the noun', () => {
    const stood = `
      Старый старый ADJ Case=Nom|Degree=Pos|Gender=Masc|Number=Sing 2 amod
      дом дом NOUN Animacy=Inan|Case=Nom|Gender=Masc|Number=Sing 3 nsubj
      стоял стоять VERB Aspect=Imp|Gender=Masc|Mood=Ind|Number=Sing|Tense=Past|VerbForm=Fin 0 root`;
    expect(swapped('ru', stood, 2, 'школа')).toBe('Старая школа стояла');
  });

  it('says that a neighbour must change even if it cannot say how', () => {
    const { sentence } = analysedSentence(`
      el el DET Gender=Masc|Number=Sing 2 det
      edificio edificio NOUN Gender=Masc|Number=Sing 0 root
      xyzzyt xyzzo ADJ Gender=Masc|Number=Sing 2 amod`);
    const reshaped = inflectors.get('es')!.reshape('casa', sentence, 1)!;
    expect(reshaped.agreement.map(({ tokenIndex, form: text }) => [tokenIndex, text])).toEqual([
      [0, 'la'],
      [2, undefined],
    ]);
  });

  it('leaves a sentence without analysis to the caller', () => {
    const tokens = [{ start: 0, end: 6, form: 'Houses' }];
    const sentence = { start: 0, end: 6, tokens };
    expect(inflectors.get('en')!.reshape('building', sentence, 0)).toEqual({
      form: 'Building',
      agreement: [],
    });
  });
});
