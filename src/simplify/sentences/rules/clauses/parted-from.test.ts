import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('a split tells nothing of somebody else', () => {
  it('a place is not who is told of, nor a person which', () => {
    const prince = 'They asked for help against Karl, Prince of Norden, who threatened the town.';
    expect(simplify(prince)).not.toContain('Norden threatened');
    const claim = 'The park was part of a land claim of Joseph Hill, which was sold to his widow.';
    expect(simplify(claim)).not.toContain('Hill was sold');
  });
  it('one of two names is not the whole', () => {
    const text =
      'The channel is a venture between Fox Media and the broadcaster Radio Norte, which opened in May.';
    expect(simplify(text)).not.toContain('Norte opened');
  });
  it('what is planned or told by a clause goes on in it', () => {
    const wish = 'A series was announced, to be written by Ann Lee and drawn by Bo Hall.';
    expect(simplify(wish)).not.toContain('It was drawn');
    const clause = 'The 2040s is the decade that will begin in 2040 and will end in 2049.';
    expect(simplify(clause)).not.toContain('. ');
  });
  it('one of several actions was done by who did the others', () => {
    const text = 'Low bred each strain, assisted with the tests and wrote the paper.';
    expect(simplify(text)).not.toContain('was helped');
  });
  it.each([
    ['She played a game, making 40 jumps and two runs.', 'This made'],
    ['From 1915 to 1923, he played for the village, taking 904 wickets.', 'This took'],
    ['The judges were angry with the board, giving them ten days to answer.', 'This gave'],
    ['He died in May, leaving behind his wife and three sons.', 'This left'],
  ])('who acts does so: "%s"', (source, wrong) => {
    expect(simplify(source)).not.toContain(wrong);
  });
  it('what was told makes somebody the first', () => {
    const text = 'In 1958, she was named minister of the island, making her the first woman there.';
    expect(simplify(text)).toContain('This made her the first');
    const shown = 'These cells lack a part needed for the work, suggesting that they are young.';
    expect(simplify(shown)).toContain('This suggests that they are young');
  });
});

describe('a split keeps whole', () => {
  it('a series, and a noun with its adjectives', () => {
    const series = 'Ann leaned back on the sofa, smiled with some pleasure, and lit a pipe.';
    expect(simplify(series)).toBe(series);
    const sound = 'The ball gave off a soft, whistling sound as it came down.';
    expect(simplify(sound)).not.toContain('soft. ');
  });
  it('what is between two, and what many are', () => {
    const two = 'The line is halfway between the line you drew and the line below the picture.';
    expect(simplify(two)).toBe(two);
    const many = 'There are other sites, such as Alphabooks, which are better for all of us.';
    expect(simplify(many)).not.toContain('Alphabooks are');
  });
  it('questions', () => {
    const text = 'Who is this man, and how did he find the house?';
    expect(simplify(text)).toBe(text);
  });
  it('a sentence that goes on after its examples', () => {
    const text = 'All this was seen by several bodies, such as the Red Cross, and by the police.';
    expect(simplify(text)).not.toContain('These include');
  });
  it('what is said, and what is put in', () => {
    const said = 'He saw the clay and the swamps and he concluded, it is the worst land of all.';
    expect(simplify(said)).not.toContain('concluded. ');
    const aside = 'She saw it, and then, for the first time he could remember, she cried.';
    expect(simplify(aside)).not.toContain('remember. ');
    const therefore = 'The terms were met and, therefore, the work was begun.';
    expect(simplify(therefore)).not.toContain('and. ');
  });
});

describe('the tense of a split', () => {
  it('what is so today is told of today', () => {
    const cause = 'I voted for the plan, because it makes sense for all of us.';
    expect(simplify(cause)).toContain('This is because it makes sense');
    const now = 'Ann Lee, the current head of the school, taught there for many years.';
    expect(simplify(now)).not.toContain('was the current');
    const kind = 'Geysers are springs of hot water, driven by the heat of the rock.';
    expect(simplify(kind)).not.toContain('were driven');
  });
});
