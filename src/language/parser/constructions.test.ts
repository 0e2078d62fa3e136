import { expect, it } from 'vitest';
import type { Token, Upos } from '../../core/index.ts';
import { constructionsOf } from './constructions.ts';

/** `form UPOS head relation [features]` a line, heads counted from 1, every arc `p` likely. */
function sentence(lines: string, p = 0.9): Token[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [form, upos, head, relation, feature] = line.trim().split(/\s+/);
      const [name, value] = feature?.split('=') ?? [];
      const features = name ? { [name]: value } : {};
      return {
        form,
        start: 0,
        end: form.length,
        analysis: {
          upos: upos as Upos,
          lemma: form,
          features,
          head: Number(head) - 1,
          relation,
          headProbability: p,
          relationProbability: 1,
        },
      };
    });
}

const kinds = (tokens: readonly Token[]) => constructionsOf(tokens).map(({ kind }) => kind);

it('finds a relative clause by its word, as likely as the less likely of the two', () => {
  const tokens = sentence(`
    Tenants NOUN 5 nsubj
    who PRON 3 nsubj PronType=Rel
    pay VERB 1 acl:relcl
    late ADV 3 advmod
    leave VERB 0 root`);
  tokens[1].analysis!.headProbability = 0.6;
  const [clause, verb] = constructionsOf(tokens);
  expect(clause).toMatchObject({ kind: 'relative-clause', head: 0, dependent: 2, tokens: [2, 1] });
  expect(clause.probability).toBeCloseTo(0.6);
  expect(verb).toMatchObject({ kind: 'relative-verb', dependent: 2 });
  expect(verb.probability).toBeCloseTo(0.9);
});

it('tells coordinated clauses from coordinated verbs', () => {
  const clauses = `
    She PRON 2 nsubj
    sings VERB 0 root
    and CCONJ 5 cc
    he PRON 5 nsubj
    plays VERB 2 conj`;
  expect(kinds(sentence(clauses))).toEqual(['coordinated-clauses']);
  const verbs = `
    She PRON 2 nsubj
    sings VERB 0 root
    and CCONJ 4 cc
    plays VERB 2 conj`;
  expect(kinds(sentence(verbs))).toEqual(['coordinated-verbs']);
});

it('finds adverbial clauses with a subject, and participles without', () => {
  const tokens = sentence(`
    If SCONJ 3 mark
    you PRON 3 nsubj
    agree VERB 4 advcl
    sign VERB 0 root
    using VERB 4 advcl VerbForm=Ger`);
  expect(kinds(tokens)).toEqual(['adverbial-clause', 'participial-clause']);
});

it('finds who acts in a passive', () => {
  const tokens = sentence(`
    Letters NOUN 3 nsubj:pass
    are AUX 3 aux:pass
    sent VERB 0 root
    by ADP 5 case
    staff NOUN 3 obl:agent`);
  expect(constructionsOf(tokens)).toMatchObject([
    { kind: 'passive-agent', head: 2, dependent: 4, tokens: [4, 0, 1] },
  ]);
});

it('takes quick analyses, which do not say how likely they are, as certain', () => {
  const tokens = sentence('Anna PROPN 0 root\nbaker NOUN 1 appos');
  const plain = tokens.map(({ analysis, ...token }) => {
    const { headProbability: _, relationProbability: __, ...rest } = analysis!;
    return { ...token, analysis: rest };
  });
  expect(constructionsOf(plain)).toMatchObject([{ kind: 'apposition', probability: 1 }]);
});
