import { describe, expect, it } from 'vitest';
import { type Token, UPOS } from '../../core/index.ts';
import { type Kernel, plainKernel, type Room } from './kernel.ts';
import { LONGEST_WINDOW } from './network.ts';
import { type NetworkFile, type PackedMatrix, readNetwork, writeNetwork } from './network-file.ts';
import { Parser, type SecondOpinion } from './parser.ts';
import { AFFIXES } from './word-input.ts';

const file = readNetwork(writeNetwork(toyNetwork()));
const quick: SecondOpinion = {
  partsOfSpeech: (forms) => forms.map(() => 'NOUN'),
  describe: (forms) =>
    forms.map((form) => ({ lemma: form.toLowerCase(), features: { Number: 'Plur' } })),
};
const parserWith = (kernel?: (room: Room) => Kernel) =>
  new Parser(file, { quick, ...(kernel && { kernel }) });
const parser = parserWith();

function parsed(forms: readonly string[], by = parser): Token[] {
  const tokens: Token[] = forms.map((form) => ({ form, start: 0, end: form.length }));
  by.analyse(tokens);
  return tokens;
}

const WORDS = 'the cat saw a Vitamin-B12 pill in 1999 , and left .'.split(' ');

describe('the accurate parser', () => {
  it('gives each word one head, and one word the root', () => {
    const tokens = parsed(WORDS);
    expect(tokens.filter(({ analysis }) => analysis?.head === -1)).toHaveLength(1);
    for (const start of tokens.keys()) {
      let at = start;
      for (let steps = 0; at >= 0; steps++) {
        expect(steps).toBeLessThan(tokens.length);
        at = tokens[at].analysis!.head;
      }
    }
  });

  it('says how likely heads and relations are, and names the next best head', () => {
    parsed(WORDS).forEach(({ analysis }, i) => {
      const { headProbability, secondHead, secondHeadProbability } = analysis!;
      expect(headProbability! + secondHeadProbability!).toBeLessThanOrEqual(1.0001);
      expect(analysis!.relationProbability).toBeGreaterThan(0);
      expect(secondHead).not.toBe(analysis!.head);
      expect(secondHead).not.toBe(i);
    });
  });

  it('calls the root "root" and nothing else', () => {
    for (const { analysis } of parsed(WORDS)) {
      expect(analysis!.relation === 'root').toBe(analysis!.head === -1);
    }
  });

  it('takes lemma and features from the quick analyser, and knows relative words itself', () => {
    for (const { form, analysis } of parsed(WORDS)) {
      expect(analysis!.lemma).toBe(form.toLowerCase());
      expect([{ Number: 'Plur' }, { Number: 'Plur', PronType: 'Rel' }]).toContainEqual(
        analysis!.features,
      );
    }
  });

  it('gives the same analysis with SIMD and without', () => {
    const long = Array.from({ length: 40 }, (_, i) => WORDS[(i * 7) % WORDS.length]);
    for (const forms of [WORDS, long, ['Alone']]) {
      expect(parsed(forms)).toEqual(parsed(forms, parserWith(plainKernel)));
    }
  });

  it('parses one word as the root, and nothing as nothing', () => {
    const [token] = parsed(['Yes']);
    expect(token.analysis).toMatchObject({ head: -1, relation: 'root' });
    expect(token.analysis).not.toHaveProperty('secondHead', 0);
    expect(parsed([])).toEqual([]);
  });

  it('parses the longest runs by windows, under one root', () => {
    const forms = Array.from({ length: 2 * LONGEST_WINDOW + 50 }, (_, i) => WORDS[i % 9]);
    const tokens = parsed(forms);
    const roots = tokens.flatMap(({ analysis }, i) => (analysis!.head === -1 ? [i] : []));
    expect(roots).toHaveLength(1);
    const added = tokens.filter(({ analysis }) => analysis!.relation === 'parataxis');
    expect(added.map(({ analysis }) => analysis!.head)).toEqual([roots[0], roots[0]]);
  });

  it('refuses word vectors that it was not trained with', () => {
    const other = { ...file, vectorDimensions: 4, vectorWords: 2 };
    expect(() => new Parser(other, { quick })).toThrow(/word vectors other than/);
  });

  it('refuses a file of another kind', () => {
    expect(() => readNetwork(new Uint8Array([3, 97, 98, 99]))).toThrow(/not a parser/);
  });
});

/** A small network with arbitrary weights, for tests: its trees mean nothing. */
function toyNetwork(): NetworkFile {
  const relations = ['nsubj', 'obj', 'punct', 'root'];
  const bundles = UPOS.flatMap((upos) => [upos, `${upos}|PronType=Rel`]);
  const words = ['the', 'cat'];
  const [hidden, arc, label, added, small] = [8, 12, 8, 4, 8];
  const states = 2 * hidden;
  return {
    words,
    bundles,
    relations,
    vectorDimensions: 0,
    vectorWords: 0,
    vectorEndings: 0,
    arcTemperature: 1,
    labelTemperature: 1,
    matrices: {
      words: matrix(words.length + 2, small),
      affixes: matrix(8 * AFFIXES, small),
      firstInput: matrix(8 * hidden, 2 * small),
      firstForward: matrix(4 * hidden, hidden),
      firstBackward: matrix(4 * hidden, hidden),
      tag: matrix(UPOS.length, states),
      secondInput: matrix(8 * hidden, states + added),
      secondForward: matrix(4 * hidden, hidden),
      secondBackward: matrix(4 * hidden, hidden),
      bundle: matrix(bundles.length, states),
      arcHead: matrix(arc, states),
      arcDependent: matrix(arc, states),
      arc: matrix(arc, arc),
      labelHead: matrix(label, states),
      labelDependent: matrix(label, states),
      label: matrix(relations.length * label, label),
      labelOfHead: matrix(relations.length, label),
      labelOfDependent: matrix(relations.length, label),
    },
    vectors: {
      firstBias: numbers(8 * hidden),
      tagBias: numbers(UPOS.length),
      tagVectors: numbers(UPOS.length * added),
      secondBias: numbers(8 * hidden),
      bundleBias: numbers(bundles.length),
      arcHeadBias: numbers(arc),
      arcDependentBias: numbers(arc),
      arcBias: numbers(arc),
      labelHeadBias: numbers(label),
      labelDependentBias: numbers(label),
      labelBias: numbers(relations.length),
    },
  };
}

function numbers(length: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => Math.sin(i * 12.9898 + length));
}

function matrix(rows: number, columns: number): PackedMatrix {
  const values = Int8Array.from(numbers(rows * columns), (value) => Math.round(value * 127));
  return { rows, columns, factors: new Float32Array(rows).fill(1 / 127), values };
}
