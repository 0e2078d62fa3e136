import { expect, it } from 'vitest';
import { loadLanguage } from '../../src/language/index.ts';
import { completeSentences } from './raw.ts';

const english = await loadLanguage('en', undefined, { without: ['analysis', 'inflection'] });

it('keeps sentences, and leaves out headings, items and what is too short', async () => {
  const page = [
    '# How to ask for a new card',
    'Write to the office before the old card runs out. Thank you!',
    '- a photo of your face without a hat',
  ].join('\n\n');
  expect(await completeSentences(page, 'markdown', english)).toEqual([
    ['Write', 'to', 'the', 'office', 'before', 'the', 'old', 'card', 'runs', 'out', '.'],
  ]);
});

it('knows the end of a sentence before a closing quotation mark', async () => {
  const text = 'She said: “The office is closed on Mondays.”';
  expect(await completeSentences(text, 'text', english)).toHaveLength(1);
});
