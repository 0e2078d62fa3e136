import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, loadLanguage } from '../../language/index.ts';
import { Text } from '../text.ts';
import { alignWords } from './align.ts';
import { operationsMetric } from './metric.ts';
import { wordOperations } from './operations.ts';
import { readWords } from './words.ts';

let english: Language;
beforeAll(async () => {
  english = await loadLanguage('en');
});

function labels(source: string, output: string): Record<string, string> {
  const { source: words } = wordOperations(source, output, english);
  return Object.fromEntries(words.map(({ form, operation }) => [form, operation]));
}

describe('the words of a source', () => {
  it('are copied, replaced, moved or deleted (EASSE, Figure 1)', () => {
    expect(
      labels(
        'Hershey left no heirs when he died in 1945, giving to charity most of his fortune.',
        'Hershey died in 1945 and gave most of his fortune to charity.',
      ),
    ).toMatchObject({
      Hershey: 'copy',
      heirs: 'delete',
      died: 'copy',
      giving: 'replace',
      charity: 'move',
      to: 'move',
      fortune: 'copy',
    });
  });

  it('are replaced by what stands in the same gap', () => {
    expect(labels('A big old cat sleeps.', 'A large cat sleeps.')).toMatchObject({
      big: 'replace',
      old: 'delete',
      cat: 'copy',
    });
  });

  it('are replaced by synonyms of a given lexicon wherever they stand', () => {
    const from = readWords('He purchased a house then.', english);
    const to = readWords('Then he found the home and bought it.', english);
    const pair = (a: string, b: string) => a === 'purchase' && b === 'buy';
    const verb = (links: (readonly [number, number])[]) => links.find(([i]) => i === 1)?.[1];
    expect(to[verb(alignWords(from, to, pair)) ?? 0].form).toBe('bought');
  });
});

describe('the words of an output', () => {
  it('are added where nothing stands for them', () => {
    const { output } = wordOperations('The cat sleeps.', 'The cat sleeps in bed now.', english);
    expect(output.filter(({ operation }) => operation === 'add').map(({ form }) => form)).toEqual([
      'in',
      'bed',
      'now',
    ]);
  });
});

describe('the score', () => {
  const score = (source: string, output: string, references: string[]) => {
    const metric = operationsMetric({ language: english });
    const row = new Float64Array(metric.width);
    metric.measure(
      {
        source: new Text(source),
        output: new Text(output),
        references: references.map((text) => new Text(text)),
      },
      row,
    );
    return metric.score(row).parts;
  };

  it('takes the best reference for each operation', () => {
    const parts = score('A big cat sleeps.', 'A large cat sleeps.', [
      'A cat sleeps.',
      'A huge cat sleeps.',
    ]);
    expect(parts).toMatchObject({ replace: 100, copy: 100, delete: 0, move: 0 });
  });

  it('does not depend on the order of references', () => {
    const texts = ['A cat sleeps.', 'A large cat sleeps here.', 'The big cat is asleep.'];
    expect(score('A big cat sleeps.', 'A large cat sleeps.', texts)).toEqual(
      score('A big cat sleeps.', 'A large cat sleeps.', [...texts].reverse()),
    );
  });
});

describe('long texts', () => {
  it('are aligned in linear time', () => {
    const word = (form: string) => ({
      form,
      lower: form,
      lemma: form,
      upos: 'NOUN',
      content: true,
    });
    const text = (forms: string) => Array.from({ length: 50_000 }, (_, i) => word(forms[i % 3]));
    expect(alignWords(text('abc'), text('cab').reverse()).length).toBeGreaterThan(49_000);
  });
});

describe('any two texts', () => {
  const words = fc.array(fc.constantFrom('a', 'the', 'cat', 'cats', 'ran', '.', 'big', '😀'), {
    maxLength: 15,
  });
  it('are aligned one to one, and a text with itself word by word', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [from, to] = [readWords(a.join(' '), english), readWords(b.join(' '), english)];
        const links = alignWords(from, to);
        expect(new Set(links.map(([i]) => i)).size).toBe(links.length);
        expect(new Set(links.map(([, j]) => j)).size).toBe(links.length);
        expect(alignWords(from, from)).toEqual(from.map((_, i) => [i, i]));
      }),
    );
  });
});
