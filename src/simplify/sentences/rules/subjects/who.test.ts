import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('who is meant', () => {
  it('is a thing where the subject is somebody', () => {
    expect(simplified('He lived in a small house, which was built in 1910.')).toBe(
      'He lived in a small house. It was built in 1910.',
    );
  });
  it('is named in full where the name of the family comes first', () => {
    expect(simplified('The film was made by Zhang Yimou, who had studied in Beijing.')).toContain(
      '. Zhang Yimou had studied',
    );
  });
  it('is not another name before it', () => {
    expect(simplified('He met Ann through Don Sahlin, who told him to go.')).not.toContain(
      'Ann told',
    );
  });
  it('is he or she where only others are named later', () => {
    expect(
      simplified('Angela Hall is an English actress known for her role as Mary Smith in the play.'),
    ).toBe(
      'Angela Hall is an English actress. She is famous for her part as Mary Smith in the play.',
    );
  });
  it('keeps both names where another has the last one', () => {
    expect(simplified('Frank Hall was the brother of Georg Hall, a famous writer.')).toBe(
      'Frank Hall was the brother of Georg Hall. Georg Hall was a famous writer.',
    );
  });
  it('is not he who only found it', () => {
    expect(simplified('He came across a string of beads, worn by the old king.')).not.toContain(
      'He was worn',
    );
  });
});

describe('who or what is said again', () => {
  it.each([
    ['The strike began on 3 March, which has led to long queues.', 'March has'],
    ['A Leeds dad was beaten by robbers and is now in hospital.', 'It is'],
    ['A local man was hit by a car and is now in hospital.', 'A local man is'],
    ['Slave Labour, a mural by a street artist, was taken from a wall.', '. Labour'],
    ['The tablet has the active substance amlodipine, which acts on the heart.', 'This substance'],
    ['Partners in Crime was praised by the media, gaining a score of 86.', 'They'],
    ['It was a rare crime, where the victim was also the killer.', 'There,'],
    ['They think the average age is 56, when it is only 31.', 'At that time'],
    ['He was moved to villages in Kent and Essex, which became slums.', 'It'],
    ['An old couple sit on one of the benches, smiling at the sun.', 'It smiles'],
  ])('is not another one: %s', (text, wrong) => {
    expect(simplified(text)).not.toContain(wrong);
  });
  it('is the person who left', () => {
    expect(simplified('He retired in May, leaving the club as its top scorer.')).toContain(
      'He left the club',
    );
  });
  it.each([
    ['She learned it by observing farmers, reading books and making notes.', 'She read'],
    ['Many people risk losing their homes, or worse, succumbing to disease.', 'They succumb'],
    ['The court voted, finding her guilty of lying and removing her from office.', 'found'],
  ])('does not do what belongs to a larger whole: %s', (text, wrong) => {
    expect(simplified(text)).not.toContain(wrong);
  });
});

describe('the last clause with who or which, known by its words', () => {
  it.each([
    [
      'The label was bought by Green Hill Records, which ran it from 2005 to 2010.',
      'The label was bought by Green Hill Records. Green Hill Records ran it from 2005 to 2010.',
    ],
    [
      'She gave all her books to her younger sister, Briana, who sold them.',
      'She gave all her books to her younger sister, Briana. Briana sold them.',
    ],
  ])('%s', (source, told) => expect(simplified(source)).toBe(told));

  it('does not take what the main clause goes on with', () => {
    const source =
      'The mayor said that he would meet the unions, which have asked for more since May, in order to stop the strike.';
    expect(simplified(source)).not.toMatch(/unions have/);
  });

  it('is not told of one of two', () => {
    expect(
      simplified('He is the son of the singer Ann Lee of York, who died in 1990.'),
    ).not.toContain('York died');
  });
});

describe('who is named', () => {
  it.each([
    [
      'it',
      'La signora Marini, che gestisce gli appuntamenti, risponde la mattina.',
      'La signora Marini risponde la mattina. La signora Marini gestisce gli appuntamenti.',
    ],
    [
      'en',
      'Ms Patel, who is responsible for your case, is available on Monday.',
      'Ms Patel is available on Monday. She is responsible for your case.',
    ],
    [
      'en',
      'The town will buy ten cars from a Spanish maker, which also sold the buses.',
      'The town will buy ten cars from a Spanish maker. This maker also sold the buses.',
    ],
  ])('%s: %s', async (id, text, easier) => {
    const [, rewrite] = await simplifier(id);
    expect(rewrite(text)).toBe(easier);
  });
  it('is not called by half of a name', async () => {
    const [, rewrite] = await simplifier('en');
    const text = 'Councillor Olive Burke welcomed the plan but criticised the short notice.';
    expect(rewrite(text)).not.toContain('But Councillor');
  });
});
