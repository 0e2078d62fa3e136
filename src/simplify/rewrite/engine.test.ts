import { describe, expect, it } from 'vitest';
import { applyEdits, sentencesOf } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { loadRuleEngine } from './engine.ts';

const english = await loadLanguage('en');
const engine = await loadRuleEngine(english);
const TEXT =
  'Hello. The council of the town closed the old bridge near the school in May, and the police sent the cars to another road in the north. Bye now.';

function candidates(text: string) {
  const document = english.analyse(text);
  return sentencesOf(document).map((sentence) => engine.simplify(document, sentence)[0]);
}

describe('the engine of rules', () => {
  it('gives edits that make the text of its candidate', () => {
    const all = candidates(TEXT);
    const { text } = applyEdits(
      TEXT,
      all.flatMap(({ edits }) => [...edits]),
    );
    expect(text).toBe(TEXT.replace(', and the police', '. The police'));
  });
  it('changes a sentence as a whole or not at all, and names rules and reasons', () => {
    const [, { edits }] = candidates(TEXT);
    expect(edits).toHaveLength(1);
    expect(edits[0].operation).toBe('split');
    expect(edits[0].source).toMatch(/^rules\/coordination\./u);
    expect(edits[0].reason).toMatch(/\.$/u);
  });
  it('reports the limits that are still broken as checks', () => {
    const [{ checks }] = candidates(
      'The main office of the council of the old town in the north of the large country near the sea is open on all days.',
    );
    expect(checks.map(({ name, passed }) => [name, passed])).toContainEqual(['words', false]);
  });
  it('has an error for a language without rules', async () => {
    await expect(loadRuleEngine({ ...english, id: 'eu' })).rejects.toThrow('no rules for "eu"');
  });
});
