import { describe, expect, it } from 'vitest';
import { matcherOf } from './glob.ts';

describe('a pattern', () => {
  it.each([
    ['*.md', 'a.md', true],
    ['*.md', 'docs/deep/a.md', true],
    ['*.md', 'a.mdx', false],
    ['docs/*.md', 'docs/a.md', true],
    ['docs/*.md', 'docs/deep/a.md', false],
    ['docs/**/*.md', 'docs/a.md', true],
    ['docs/**/*.md', 'docs/deep/deeper/a.md', true],
    ['docs/**', 'docs/deep/a.txt', true],
    ['docs/**', 'other/docs/a.txt', false],
    ['./letters/?.{md,txt}', 'letters/a.txt', true],
    ['letters/?.{md,txt}', 'letters/ab.txt', false],
    ['a+(b).txt', 'a+(b).txt', true],
    ['a.txt', 'abtxt', false],
  ])('%s and %s: %s', (pattern, path, matches) => {
    expect(matcherOf(pattern)(path)).toBe(matches);
  });

  it('takes no time for a path that nearly matches', () => {
    expect(matcherOf('**/*a*a*.md')(`${'a/'.repeat(30)}${'a'.repeat(200)}`)).toBe(false);
  });
});
