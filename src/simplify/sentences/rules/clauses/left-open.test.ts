import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('a split leaves nothing open', () => {
  it('a clause that was opened has its verb', () => {
    const text = 'The car is cheap since, as part of the plan, it needs little fuel.';
    expect(simplify(text)).not.toContain('. It');
    const list = 'The day came closer as towns, cities and then whole states had joined the army.';
    expect(simplify(list)).not.toContain('. Then');
  });
  it('what would have happened keeps all who could have acted', () => {
    const text =
      'The men could have been saved had the guards and the fire service done their jobs.';
    expect(simplify(text)).not.toContain('. ');
  });
  it('the last of a list stays in it, and the same word twice', () => {
    const text = 'The cashier was short, unfriendly and made me feel small.';
    expect(simplify(text)).not.toContain('. ');
    expect(simplify('The nights grew longer and longer, and so did the walks.')).not.toContain(
      '. Longer',
    );
  });
  it('who says it, at the end, says all of it', () => {
    const text = 'The storm killed ten people and cut the power of two towns, the police said.';
    expect(simplify(text)).not.toContain('. ');
  });
});

describe('what is told of a noun or time is', () => {
  it('no list of other things', () => {
    const text =
      'Harry told them about Dobby, the warning he had given and the end of the pudding.';
    expect(simplify(text)).not.toContain('was the warning');
  });
  it('not told after what happened then', () => {
    const text = 'The next morning, when we asked for the owner, he refused to come.';
    expect(simplify(text)).not.toContain('At that time');
  });
});
