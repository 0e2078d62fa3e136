import { expect, it } from 'vitest';
import type { Block, Finding } from '../../contract/index.ts';
import { NO_MARKS } from '../state/state.ts';
import { findingsOfBlock } from './block-findings.ts';
import { countMarks, total } from './counts.ts';

const block = (id: string, original: string): Block => ({
  id,
  kind: 'paragraph',
  rows: [{ id: `${id}1`, original, state: 'open' }],
});
const finding = { rule: 'hard-word', mark: 'hard-words', start: 0, end: 3, text: 'Big' } as Finding;
const blocks = [block('a', 'Big one.'), block('b', 'Small one.')];
const work = { title: '', language: 'en', settings: {}, blocks };
const marks = { ...NO_MARKS, byText: new Map([['Big one.', [finding]]]) };

it('marks are counted on each side, without dismissed ones', () => {
  expect(total(countMarks(work, marks, 'original'))).toBe(1);
  expect(countMarks(work, marks, 'easy').get('hard-words')).toBe(1);
  const aside = { ...work, settings: { ignored: ['hard-word:big'] } };
  expect(total(countMarks(aside, marks, 'original'))).toBe(0);
});

it('a block without new findings remains the same object', () => {
  const nothing = new Set<string>();
  const before = blocks.map((each) => findingsOfBlock(each, marks, nothing));
  const more = { ...marks, byText: new Map([...marks.byText, ['Small one.', [finding]]]) };
  const after = blocks.map((each) => findingsOfBlock(each, more, nothing));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
