import { describe, expect, it } from 'vitest';
import { applyEdits, sentencesOf } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { loadEngine } from '../engine.ts';

const russian = await loadLanguage('ru');
const engine = await loadEngine('rules', russian);

function simplify(text: string): string {
  const document = russian.analyse(text);
  const edits = sentencesOf(document).flatMap((each) => engine.simplify(document, each)[0].edits);
  return applyEdits(text, edits).text;
}

describe('a Russian relative pronoun that acts', () => {
  it.each([
    ['Он купил дом, который стоит на горе.', 'Он купил дом. Этот дом стоит на горе.'],
    [
      'Учёные нашли бактерии, которые живут в горячей воде.',
      'Учёные нашли бактерии. Эти бактерии живут в горячей воде.',
    ],
  ])('gives way to its noun: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('stays where it says which one is meant', () => {
    expect(simplify('Он знает всех людей, которые живут в этом доме.')).toContain(', которые');
  });
});
