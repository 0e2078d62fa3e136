import { describe, expect, it } from 'vitest';
import { readEntries } from './entry.ts';

const read = (text: string) => readEntries(text, 'xx/lexicon/general.txt');

describe('a file of pairs', () => {
  it('says which word is inflected, and what the pair asks for', () => {
    const [entry] = read('obtain[VERB] -> get | with: obj, to | keep: visa | active | level: A2');
    expect(entry).toMatchObject({ head: 0, easier: 'get', isFixed: false, isActive: true });
    expect(entry.with).toEqual([
      { kind: 'relation', name: 'obj' },
      { kind: 'form', name: 'to' },
    ]);
    expect([entry.level, [...entry.keep]]).toEqual(['A2', ['visa']]);
  });
  it('has one entry for each spelling, and none for remarks', () => {
    const entries = read('# a remark\n\nutilise/utilize[VERB] -> use # as one word\n');
    expect(entries.map(({ id }) => id)).toEqual(['utilise → use', 'utilize → use']);
  });
  it('writes a phrase without brackets, and what follows "=", as they stand', () => {
    const entries = read('in the event that -> if\nindividual[NOUN Number=Plur] -> =people');
    expect(entries.map(({ isFixed, easier }) => [isFixed, easier])).toEqual([
      [true, 'if'],
      [true, 'people'],
    ]);
  });
  it.each([
    ['prior to -> before', 'needs a level'],
    ['obtain[VERB] get', 'hard -> easier'],
    ['obtain[VERBE] -> get', 'not a part of speech'],
    ['obtain[VERB] -> get | level: B9', 'not a level'],
    ['obtain[VERB] -> get | when: obj', '"when" is none of'],
    ['make[VERB] a decision[NOUN] -> decide', 'only one word'],
    ['obtain[VERB] -> get\nobtain[VERB] -> have', 'is already in line 1'],
  ])('has an error with file and line: %s', (text, problem) => {
    expect(() => read(text)).toThrow(problem);
    expect(() => read(text)).toThrow(/^xx\/lexicon\/general\.txt:\d+: /u);
  });
});
