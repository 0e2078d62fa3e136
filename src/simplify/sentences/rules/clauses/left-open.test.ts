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
  it('what follows the second verb may belong to both', () => {
    const text = 'The owner agrees to let and the guest agrees to take the house.';
    expect(simplify(text)).not.toContain('. ');
    const noun = 'The letter was sent in the Spanish and French languages and was read by all.';
    expect(simplify(noun)).not.toContain('Spanish.');
    const help = 'One man has been murdered and another man seriously injured.';
    expect(simplify(help)).not.toContain('. ');
  });
  it('what only opens a sentence is none', () => {
    const text = "Mr Low added: 'Our thoughts and prayers are with the family.";
    expect(simplify(text)).not.toContain('thoughts.');
    const when = 'So when he opened up on that, and she told about her husband, you know?';
    expect(simplify(when)).not.toContain('. ');
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
  it('how something was done, not what somebody has', () => {
    const text = 'He defended the woman, who has one child, pro bono.';
    expect(simplify(text)).toBe(text);
  });
  it('what the one who was named did', () => {
    const text = 'Bush named Ann Kramer as a judge of the court for ten years, replacing Bo Day.';
    expect(simplify(text)).not.toContain('Bush replaced');
  });
  it('not told after what happened then', () => {
    const text = 'The next morning, when we asked for the owner, he refused to come.';
    expect(simplify(text)).not.toContain('At that time');
  });
});
