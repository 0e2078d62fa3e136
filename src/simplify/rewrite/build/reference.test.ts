import { describe, expect, it } from 'vitest';
import { grammarOnly, writtenTree } from '../../../../test/written-tree.ts';
import { loadLanguage } from '../../../language/index.ts';
import { textOf } from './piece.ts';
import { refer } from './reference.ts';

const english = await loadLanguage('en', undefined, { without: ['analysis', 'vectors'] });
const rules = grammarOnly(
  {
    person: ['landlord', 'doctor'],
    man: ['peter'],
    woman: ['anna'],
    thing: [],
    'person-ending': ['er', 'lord'],
    'thing-ending': [],
    quantifier: ['no', 'each'],
    'indefinite-article': ['a'],
    and: ['and'],
    'personal-pronoun': ['we'],
    'plural-pronoun': ['we'],
  },
  {
    pronoun: { Sing: 'it', Plur: 'they', man: 'he', woman: 'she' },
    article: { Sing: 'the', Plur: 'the' },
    demonstrative: { Sing: 'this', Plur: 'these' },
    nominative: { us: 'we' },
  },
);
function again(lines: string, at: number, way: 'again' | 'noun' = 'again'): string | undefined {
  const pieces = refer(writtenTree(english, rules, lines), at, way);
  return pieces && textOf(pieces);
}
const subject = (phrase: string, rest = '') => `${phrase}\nfell VERB 0 root VerbForm=Fin\n${rest}`;

describe('what is named again', () => {
  it('is "it" for a thing that is the subject', () => {
    expect(again(subject('The DET 2 det Definite=Def\nbridge NOUN 3 nsubj Number=Sing'), 1)).toBe(
      'it',
    );
  });
  it('is never "it" for a person, nor for what may be one', () => {
    const landlord = 'The DET 2 det Definite=Def\nlandlord NOUN 3 nsubj Number=Sing';
    expect(again(subject(landlord), 1)).toBe('the landlord');
    expect(again(subject(landlord.replace('landlord', 'polisher')), 1)).toBe('the polisher');
  });
  it('is "he" or "she" only for a name that shows it', () => {
    expect(again(subject('Peter PROPN 2 nsubj Number=Sing'), 0)).toBe('he');
    expect(again(subject('Robin PROPN 2 nsubj Number=Sing'), 0)).toBe('Robin');
  });
  it('is a name with its article, whatever relation the parser gave that', () => {
    for (const relation of ['det', 'dep']) {
      expect(
        again(
          subject(`The DET 2 ${relation} Definite=Def\nFSFE PROPN 3 nsubj Number=Sing`),
          1,
          'noun',
        ),
      ).toBe('the FSFE');
    }
  });
  it('is nothing where the noun is tagged as one thing and its verb is plural', () => {
    const verb = 'fall VERB 0 root VerbForm=Fin|Number=';
    const logs = 'The DET 2 det Definite=Def\nlogs NOUN 3 nsubj Number=Sing';
    expect(again(`${logs}\n${verb}Plur\n`, 1)).toBeUndefined();
    expect(again(`${logs}\n${verb}Sing\n`, 1)).toBe('it');
  });
  it('is the noun where two antecedents compete', () => {
    const object = 'the DET 5 det Definite=Def\nroad NOUN 3 obj Number=Sing';
    const text = subject('The DET 2 det Definite=Def\nbridge NOUN 3 nsubj Number=Sing', object);
    expect(again(text, 1)).toBe('the bridge');
    expect(again(text, 4)).toBe('this road');
  });
  it('is "this" and the noun for what was new', () => {
    expect(
      again(subject('A DET 2 det Definite=Ind\nbridge NOUN 3 nsubj Number=Sing'), 1, 'noun'),
    ).toBe('this bridge');
  });
  it('is nothing for what is quantified, and for several that are joined', () => {
    expect(again(subject('No DET 2 det\nbridge NOUN 3 nsubj Number=Sing'), 1)).toBeUndefined();
    const joined =
      'Peter PROPN 4 nsubj Number=Sing\nand CCONJ 3 cc\nAnna PROPN 1 conj Number=Sing\nfell VERB 0 root VerbForm=Fin';
    expect(again(joined, 0, 'noun')).toBeUndefined();
  });
});
