import { describe, expect, it } from 'vitest';
import type { GoldSentence } from '../analysis/treebank.ts';
import { harmonise } from './harmonise.ts';

/** `form UPOS head relation [features]` a line, heads counted from 1. */
function sentence(lines: string): GoldSentence {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return {
    forms: rows.map(([form]) => form),
    lemmas: rows.map(([form]) => form),
    upos: rows.map(([, upos]) => upos),
    xpos: rows.map(() => '_'),
    features: rows.map(([, , , , features]) => features ?? '_'),
    heads: rows.map(([, , head]) => Number(head) - 1),
    relations: rows.map(([, , , relation]) => relation),
    language: 'xx',
  };
}

describe('relative clauses', () => {
  it('are told apart where the treebank has only clauses of nouns', () => {
    const [{ relations, features }] = harmonise(
      [
        sentence(`
          Mieter NOUN 0 root
          , PUNCT 4 punct
          die PRON 4 nsubj Case=Nom|PronType=Dem,Rel
          zahlen VERB 1 acl`),
      ],
      [],
    );
    expect(relations[3]).toBe('acl:relcl');
    expect(features[2]).toBe('Case=Nom|PronType=Rel');
  });

  it('keep other clauses of nouns as they are', () => {
    const [{ relations }] = harmonise(
      [sentence('Versuch NOUN 0 root\nzu PART 3 mark\nzahlen VERB 1 acl')],
      [],
    );
    expect(relations[2]).toBe('acl');
  });

  it('have a relative word with a part in the clause, not a conjunction', () => {
    const known = sentence('lo PRON 0 root\nque PRON 1 nmod PronType=Rel');
    const [, { upos, relations, features }] = harmonise(
      [known, sentence('casa NOUN 0 root\nque SCONJ 3 mark\narde VERB 1 acl:relcl')],
      [],
    );
    expect([upos[1], relations[1], features[1]]).toEqual(['PRON', 'nsubj', 'PronType=Rel']);
  });

  it('make no relative word of a demonstrative elsewhere', () => {
    const [{ features }] = harmonise(
      [sentence('Das PRON 2 nsubj PronType=Dem,Rel\nstimmt VERB 0 root')],
      [],
    );
    expect(features[0]).toBe('PronType=Dem');
  });
});

describe('agents', () => {
  const passive = sentence(`
    Letters NOUN 3 nsubj:pass
    are AUX 3 aux:pass
    sent VERB 0 root
    by ADP 5 case
    staff NOUN 3 obl`);

  it('are told apart where the treebank does not', () => {
    expect(harmonise([passive], ['by'])[0].relations[4]).toBe('obl:agent');
  });

  it('need a passive and their preposition', () => {
    const active = sentence('Come VERB 0 root\nby ADP 3 case\nbus NOUN 1 obl');
    const [first, second] = harmonise([active, passive], ['von']);
    expect([first.relations[2], second.relations[4]]).toEqual(['obl', 'obl']);
  });

  it('stay as they are where the treebank tells them apart', () => {
    const named = { ...passive, relations: [...passive.relations.slice(0, 4), 'obl:agent'] };
    expect(harmonise([named, passive], ['by'])[1].relations[4]).toBe('obl');
  });
});
