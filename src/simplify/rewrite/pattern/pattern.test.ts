import { describe, expect, it } from 'vitest';
import { writtenTree } from '../../../../test/written-tree.ts';
import { loadLanguage } from '../../../language/index.ts';
import type { Grammar } from '../rule.ts';
import { RuleSet } from '../rule.ts';
import { compilePattern, type Fail } from './grammar.ts';
import { fits, matches } from './match.ts';

const english = await loadLanguage('en', undefined, { without: ['analysis', 'vectors'] });
const grammar: Grammar = {
  relations: { subject: ['nsubj', 'nsubj:pass'] },
  lists: { report: ['say', 'tell'] },
  maps: {},
  words: {},
  correlatives: [],
};
const rules = new RuleSet({ grammar, rules: [] });
const fail: Fail = (problem) => {
  throw new Error(problem);
};
const compile = (...lines: string[]) => compilePattern(lines, grammar, fail);
const tree = writtenTree(
  english,
  rules,
  `The DET 2 det
  dog NOUN 3 nsubj Number=Sing
  barks VERB 0 root Lemma=bark|VerbForm=Fin|Tense=Pres
  , PUNCT 6 punct
  and CCONJ 6 cc
  sleeps VERB 3 conj Lemma=sleep|VerbForm=Fin|Tense=Pres
  here ADV 6 advmod
  . PUNCT 3 punct`,
);
const found = (...lines: string[]) => [...matches(compile(...lines).steps, tree)];

describe('a pattern', () => {
  it('binds all words of a kind together', () => {
    expect(found('*V[upos=VERB]')).toEqual([{ V: [2, 5] }]);
    expect(() => compile('*V[upos=VERB] >obj O')).toThrow('alone');
  });

  it('follows edges and binds what they lead to', () => {
    expect(found('V[rel=root] >@subject S')).toEqual([{ V: 2, S: 1 }]);
    expect(found('S[upos=NOUN] <nsubj V')).toEqual([{ V: 2, S: 1 }]);
    expect(found('V[rel=root] >>advmod A')).toEqual([{ V: 2, A: 6 }]);
  });
  it('asks for order: right after, and later', () => {
    expect(found('C[upos=CCONJ] . W')).toEqual([{ C: 4, W: 5 }]);
    expect(found('C[upos=CCONJ] .. W[upos=ADV]')).toEqual([{ C: 4, W: 6 }]);
    expect(found('C[upos=CCONJ]', 'C . W[upos=ADV]')).toEqual([]);
  });
  it('asks for what is not there', () => {
    expect(found('V[upos=VERB] !>nsubj _')).toEqual([{ V: 5 }]);
  });
  it('binds what may be there, and asks nothing of it where it is not', () => {
    expect(found('V[rel=root] ?>obj O', 'words(O) >= 3')).toEqual([{ V: 2 }]);
  });
  it('does not let a guard hold for what is not there', () => {
    const { steps, names } = compile('V[rel=root] ?>obj O');
    const guard = compilePattern(['O[upos=NOUN]'], grammar, fail, names).steps;
    const [binding] = [...matches(steps, tree)];
    expect(fits(guard, tree, binding)).toBe(false);
  });
  it('gathers all that an edge leads to', () => {
    expect(found('V[rel=root] *>conj|nsubj X')).toEqual([{ V: 2, X: [1, 5] }]);
  });
  it('knows places: comma before, final, number of words', () => {
    expect(found('W[rel=conj]', 'comma-before(W)', 'final(W)', 'words(W) = 3')).toEqual([{ W: 5 }]);
    expect(found('W[rel=conj]', 'words(W) >= 4')).toEqual([]);
    expect(found('S[rel=nsubj]', 'comma-before(S)')).toEqual([]);
  });
  it('holds with flags, values and lists, and their opposites', () => {
    expect(found('V[finite, clause, lemma!=@report]')).toEqual([{ V: 2 }]);
    expect(found('V[upos=VERB, !clause]')).toEqual([{ V: 5 }]);
    expect(found('V[Tense!=Pres, upos=VERB]')).toEqual([]);
  });
});

describe('a pattern that cannot be read', () => {
  it.each([
    ['V >nsuj S', 'unknown relation "nsuj"'],
    ['V[upos=VRB]', 'unknown upos "VRB"'],
    ['V[tense=Past]', 'unknown attribute "tense"'],
    ['V[finit]', 'unknown flag "finit"'],
    ['V[lemma=@sayings]', 'unknown list "@sayings"'],
    ['V >@objects O', 'unknown name of relations "@objects"'],
    ['fianl(V)', '"V" in "fianl(V)" is not bound'],
    ['V S', 'cannot read "S"'],
    ['_ >obj O', 'must begin with a named node'],
  ])('%s says why', (line, problem) => {
    expect(() => compile(line)).toThrow(problem);
  });
  it('names the predicates there are', () => {
    expect(() => compile('V', 'fianl(V)')).toThrow(/unknown predicate "fianl"; known: .*final/);
    expect(() => compile('V', 'adjacent(V)')).toThrow('"adjacent" takes 2 nodes, not 1');
  });
});
