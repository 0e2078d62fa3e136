import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('sl');

describe('a Slovenian clause that becomes a sentence has its clitics second', () => {
  it.each([
    // A participle gets the helping verb that was said once for all.
    ['Mama je spekla kruh in ga nesla sosedi.', 'Mama je spekla kruh. Nesla ga je sosedi.'],
    [
      'Otroci so se igrali na dvorišču in potem odšli domov.',
      'Otroci so se igrali na dvorišču. Potem so odšli domov.',
    ],
    [
      'Vstal sem zgodaj, skuhal kavo in sedel k oknu.',
      'Vstal sem zgodaj. Skuhal sem kavo. Sedel sem k oknu.',
    ],
    ['Strel je počil, ljudje so zbežali.', 'Strel je počil. Ljudje so zbežali.'],
    ['Oče je odšel, mama pa je ostala doma.', 'Oče je odšel. Mama je ostala doma.'],
    ['Stekel je do vrat, a bila so zaprta.', 'Stekel je do vrat. Ampak bila so zaprta.'],
    [
      'Hotel je oditi, ker je bil bolan, vendar so ga zadržali.',
      'Hotel je oditi, ker je bil bolan. Ampak so ga zadržali.',
    ],
    // What came first is told first.
    ['Ko je prišel domov, je prižgal luč.', 'Prišel je domov. Takrat je prižgal luč.'],

    ['Ker je bila cesta zaprta, smo se vrnili.', 'Cesta je bila zaprta. Zato smo se vrnili.'],
    [
      'Otroci so dolgo hodili po gozdu, kjer so ves dan nabirali gobe.',
      'Otroci so dolgo hodili po gozdu. Tam so ves dan nabirali gobe.',
    ],
    [
      'Na dvorišču je stal avto, ki je bil zelo star.',
      'Na dvorišču je stal avto. Ta avto je bil zelo star.',
    ],
  ])('%s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });
});

describe('a Slovenian sentence', () => {
  it.each([
    ['Zvečer je oče sedel pri peči.', 'Oče je zvečer sedel pri peči.'],
    ['Potem je rekel oče, da je čas.', 'Potem je oče rekel, da je čas.'],
    ['»Pridi domov!« je rekla mama.', 'Mama je rekla: »Pridi domov!«'],
    ['Ostal je doma, kajti bil je bolan.', 'Ostal je doma, ker je bil bolan.'],

    ['To je hiša, katero so kupili lani.', 'To je hiša, ki so jo kupili lani.'],
  ])('is said more plainly: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('has numbers as digits only where strong asks for it', () => {
    expect(simplify('Čakali so dve uri.')).toBe('Čakali so dve uri.');
    expect(simplify('Čakali so dve uri.', 'strong')).toBe('Čakali so 2 uri.');
  });

  it.each([
    // "Not" and "every day" belong to both verbs, "se" may.
    'Nihče ni vstal in povedal resnice.',
    'Vsak dan je vstal ob šestih in šel v službo.',
    'Ana se je umila in oblekla.',
    // What follows belongs to both verbs; the clause hangs on another one.
    'Ves dan je kuhala in pekla kruh.',
    'Rekla je, da bo prišla in prinesla torto.',
    // A condition; a report of what was said; what is said in place of something else.
    'Če pride in prinese denar, mu dam ključ.',
    'Ni odšel, ampak je ostal doma.',
    // A question, and the hour of the day.
    'Vprašal je, zakaj je odšla.',
    'Prišel je ob petih popoldne.',
    // What somebody becomes is not who becomes it.
    'Po vojni je postal zdravnik.',
    'Policisti so ga ujeli in odpeljali v zapor.',
    'Vpis lahko zamudite in izgubite mesto.',
  ])('stays whole: %s', (source) => {
    expect(simplify(source)).toBe(source);
  });
});

describe('Slovenian words', () => {
  it.each([
    ['Videl je množico otročajev.', 'Videl je množico otrok.'],
    ['Prišla je s soprogom.', 'Prišla je z možem.'],
    ['Bila je zbegana.', 'Bila je zmedena.'],
    ['Nekaj časa so ihteli.', 'Nekaj časa so jokali.'],
  ])('keep gender, number and case: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    'Sodišče je zaključilo, da je pogodba veljavna.',
    'Zaužijte eno tableto.',
    'Kompleksna števila so zanimiva.',
    'Vsak gre v svojo smer.',
  ])('stay in another sense: %s', (source) => {
    expect(simplify(source)).toBe(source);
  });
});
