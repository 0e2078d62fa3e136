import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { KlartextError, type Sample } from '../core/index.ts';
import { type Language, loadLanguage } from '../language/index.ts';
import { evaluate, metrics, Scorer, type Settings } from './index.ts';

// Most metrics are for any language; a formula made for another one is tried with that.
const OTHERS = ['de', 'es', 'fr', 'it', 'pt', 'ru', 'da', 'ja', 'zh'];
const languages: Language[] = [];
beforeAll(async () => {
  languages.push(await loadLanguage('en', undefined, { without: ['inflection'] }));
  for (const id of OTHERS) {
    languages.push(await loadLanguage(id, undefined, { without: ['analysis', 'inflection'] }));
  }
});

/** The settings of the first language that has the metric. */
function settingsFor(name: string): Settings {
  for (const language of languages) {
    const settings = { language, tokenizer: '13a', lowercase: true };
    try {
      metrics.get(name).prepare(settings);
      return settings;
    } catch (error) {
      if (!(error instanceof KlartextError && error.code === 'not-supported')) throw error;
    }
  }
  throw new Error(`no language has ${name}`);
}

const sample = (source: string, output: string, ...references: string[]): Sample => ({
  id: source,
  source,
  references,
  outputs: { ours: output },
});

function score(name: string, samples: readonly Sample[]): number {
  const settings = settingsFor(name);
  const { systems } = evaluate(samples, { metrics: [name], settings, systems: ['ours'] });
  return systems.get('ours')!.get(name)!.score.value;
}

const WORDS = 'the a big small old cat dog house sat ran on , .'.split(' ');
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(' '));
const samples = fc.array(
  fc
    .tuple(text, text, fc.array(text, { minLength: 1, maxLength: 4 }))
    .map(([source, output, references]) => sample(source, output, ...references)),
  { minLength: 2, maxLength: 8 },
);

/** Those that need no model; BERTScore has a test of its own. */
const names = metrics.names().filter((name) => !metrics.get(name).needs.includes('encoder'));

describe.each(names)('%s', (name) => {
  const { needs } = metrics.get(name);

  it('merges shards to the whole', () => {
    fc.assert(
      fc.property(samples, fc.nat(), (all, cut) => {
        const at = cut % (all.length + 1);
        const options = { metrics: [name], settings: settingsFor(name), systems: ['ours'] };
        const [one, other] = [new Scorer(options), new Scorer(options)];
        for (const item of all.slice(0, at)) one.add(item);
        for (const item of all.slice(at)) other.add(item);
        one.merge(other);
        const merged = one.results().systems.get('ours')!.get(name)!.score;
        expect(merged.value).toBeCloseTo(score(name, all), 9);
      }),
      { numRuns: 4 },
    );
  });

  it('does not mind the order of samples and references', () => {
    fc.assert(
      fc.property(samples, (all) => {
        // Of references that tie, chrF takes the first, as sacreBLEU does.
        const turn = (list: readonly string[]) => (name === 'chrf' ? list : [...list].reverse());
        const turned = all
          .map((item) => ({ ...item, references: turn(item.references) }))
          .reverse();
        expect(score(name, turned)).toBeCloseTo(score(name, all), 9);
      }),
      { numRuns: 4 },
    );
  });

  it('gives a number for empty and odd texts', () => {
    const odd = ['', ' ', '\ud800', '👩‍👩‍👧 \u0000', '...', 'a'.repeat(2000)];
    const all = odd.map((one, at) => sample(one, odd[(at + 1) % odd.length], one, 'A cat.'));
    expect(Number.isFinite(score(name, all))).toBe(true);
  });

  it(`states what it needs: ${needs.join(', ') || 'nothing'}`, () => {
    if (needs.includes('references')) return;
    const [one] = [sample('A big cat sat.', 'A cat sat.', 'The cat sat.')];
    expect(score(name, [{ ...one, references: [] }])).toBe(score(name, [one]));
  });
});

describe('the laws of identity', () => {
  // Long enough that n-grams of every length are kept, added and deleted: EASSE's 0/0 is 0.
  const simple = 'An old dog and the cat sat near a small red house .';
  const pair = sample('An old dog and the cat ran up this big hill then .', simple, simple);

  it.each(['sari', 'sari-precision', 'sari-hf', 'bleu', 'chrf', 'rouge-l', 'token-f1'])(
    '%s is 100 for an output that is the only reference',
    (name) => {
      expect(score(name, [pair])).toBeCloseTo(100, 9);
    },
  );

  it('an output equal to its source adds and deletes nothing', () => {
    const { systems } = evaluate([sample('a b c d', 'a b c d', 'a b x')], {
      metrics: ['sari'],
      settings: settingsFor('sari'),
      systems: ['ours'],
    });
    const { parts } = systems.get('ours')!.get('sari')!.score;
    expect([parts.add, parts.delete]).toEqual([0, 0]);
  });

  it('an item weighs the same whether it has one reference or the same one three times', () => {
    const other = sample('x y z', 'x z', 'y z');
    const thrice = {
      ...pair,
      references: [...pair.references, ...pair.references, ...pair.references],
    };
    expect(score('sari', [thrice, other])).toBeCloseTo(score('sari', [pair, other]), 9);
  });
});

describe('a wrong call', () => {
  it('names the metric that was meant', () => {
    expect(() => score('sary', [])).toThrow('Unknown metric "sary".');
  });

  it('names the sample without an output', () => {
    const missing = { ...sample('one', 'two', 'three'), outputs: {} };
    expect(() => score('sari', [missing])).toThrow('no output for sample "one"');
  });
});
