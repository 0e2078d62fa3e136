import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../../language/index.ts';
import { Rewriter } from '../driver.ts';
import { loadRules } from '../load.ts';
import { parallelSeries } from './index.ts';

const rewriter = new Rewriter(await loadLanguage('en'), await loadRules('en'));
const members = (text: string) => {
  const [tree] = rewriter.read(text);
  return parallelSeries(tree)?.members.map((member) =>
    member.map((at) => tree.at(at).form).join(' '),
  );
};

describe('members that begin alike', () => {
  it('are actions, questions and things', () => {
    expect(members('You can open the box, read the letter, and call us.')).toEqual([
      'open the box',
      'read the letter',
      'and call us',
    ]);
    expect(members('Tell us who you are, where you live, and what you need.')).toHaveLength(3);
    expect(members('The school needs the old keys, a new door, and the red chairs.')).toHaveLength(
      3,
    );
  });
  it('are no series where the first or the last of them may begin elsewhere', () => {
    expect(members('We help people to find work, learn a trade and keep a job.')).toBeUndefined();
    expect(
      members('You must call the office, ask for help to find a job and write a letter.'),
    ).toBeUndefined();
  });
  it('are requests behind a condition', () => {
    const text = 'If the lamp is red, close the door, call the office, and leave the house.';
    expect(members(text)?.[0]).toBe('close the door');
  });
  it('are no statements and no single words', () => {
    expect(members('The doors are red, the walls are white, and the roof is old.')).toBeUndefined();
    expect(members('You can write, sign, and send the letter.')).toBeUndefined();
  });
});
