import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('who or what a second sentence is about', () => {
  it('two people are both said again', () => {
    const text = 'Sara and Greta left the prison at night and went to the church in the village.';
    expect(simplify(text)).toContain('They went to the church');
  });
  it('a place after a comma is not what is told of', () => {
    const text = 'His house in Windsor, Vermont was sold to a doctor and passed to his daughter.';
    expect(simplify(text)).not.toContain('. Vermont');
  });
  it('what has no name is said again by a pronoun', () => {
    const text = 'Enlargement raised wages in the new member states and gave the economy a push.';
    expect(simplify(text)).toContain('It gave');
  });
  it('a title shows who is meant', () => {
    const text = 'Mrs Hall opened the shop at nine and closed it again after an hour.';
    expect(simplify(text)).toContain('She closed it');
  });
  it('a village with a name of a person is a thing', () => {
    const text = 'Leonard Stanley is a small village in the hills, located east of the river.';
    expect(simplify(text)).toContain('It is');
  });
  it('no "It" for somebody, and no "who" of a thing', () => {
    const hunter = 'Tex Miller is a desert hunter that uses only a bow and arrows.';
    expect(simplify(hunter)).not.toContain('It uses');
    const story = 'The story is a new take on a modern sailor who is forced to leave his ship.';
    expect(simplify(story)).not.toContain('The story is forced');
  });
  it('what all that did is told of all that', () => {
    const wall = 'Over the years the town has sunk by four metres, rendering its old wall useless.';
    expect(simplify(wall)).toMatch(/This (?:rendered|made)/);
    const winner =
      'In 2014 Anna Keller was given the prize for the best novel, making her the youngest winner.';
    expect(simplify(winner)).toContain('This made her');
    const liver =
      'The protein E2f3 is also present in the liver, implying that it has more than one role.';
    expect(simplify(liver)).toContain('This implies');
  });
  it('who was only acted on did not set it up, and nobody gives himself a chance', () => {
    const walk = 'Anna Keller was walked on purpose, setting up a double play for her team.';
    expect(simplify(walk)).toContain('This set up');
    const right = 'Relatives will have a right of objection, giving them the chance to say no.';
    expect(simplify(right)).toContain('This will give them');
  });
  it('what somebody is besides the name makes nobody many', () => {
    const text =
      'Peter Stone, founder and president of the firm, started a shop in 1986 and sold it later.';
    expect(simplify(text)).not.toContain('They');
  });
  it('games of a year are many, as the verb tells', () => {
    const text =
      'The 1936 Winter Olympics, officially known as the fourth games, were a sports event.';
    expect(simplify(text)).not.toContain('It was');
  });
  it('what the figures suggest they do not say themselves', () => {
    const text = 'They are only a tenth of all eggs, suggesting that most of them had died before.';
    expect(simplify(text)).toContain('This suggests');
  });
  it('who leads a group leads it, and what leads to something is all that', () => {
    const tune = 'They ate their cake when Allen came in, leading the group through a lively tune.';
    expect(simplify(tune)).not.toContain('This led');
    const floods = 'The river rose in May, leading to floods in the south of the country.';
    expect(simplify(floods)).toContain('This led to floods');
  });
});
