import { beforeAll, describe, expect, it } from 'vitest';
import { sentencesOf } from '../../core/index.ts';
import { type Language, loadLanguage } from '../../language/index.ts';
import { Text } from '../text.ts';
import { samsaLike, structureView } from './samsa-like.ts';
import { readScenes } from './scenes.ts';

let english: Language;
beforeAll(async () => {
  english = await loadLanguage('en');
});

function scenes(text: string): string[] {
  return sentencesOf(english.analyse(text)).flatMap((sentence) =>
    readScenes(sentence).map(({ relation, participants }) => {
      const form = (at: number) => sentence.tokens[at].form;
      const list = participants.map((heads) => heads.map(form).join('+')).join(', ');
      return `${form(relation)}(${list})`;
    }),
  );
}

function score(source: string, output: string): number {
  const structure = structureView(english);
  return samsaLike(new Text(source).through(structure), new Text(output).through(structure));
}

describe('Scenes', () => {
  it('are predicates with their arguments', () => {
    expect(scenes('John and Mary visited Paris when the war ended.')).toEqual([
      'visited(John+Mary, Paris)',
      'ended(war)',
    ]);
  });

  it('are also recognised by a copula, and by a relative clause with its noun', () => {
    expect(scenes('The city is old.')).toEqual(['old(city)']);
    expect(scenes('I saw the man who sold the house.')).toEqual([
      'saw(I, man)',
      'sold(who, house, man)',
    ]);
  });
});

describe('samsa-like', () => {
  const source = 'John sold the house and Mary bought the garden.';
  it('is 1 when every Scene has a sentence of its own', () => {
    expect(score(source, 'John sold the house. Mary bought the garden.')).toBe(1);
  });

  it('halves when two Scenes stay in one sentence, and falls with what is lost', () => {
    expect(score(source, source)).toBe(0.5);
    expect(score(source, 'John sold the house.')).toBeLessThan(0.4);
  });

  it('is 0 for more sentences than Scenes, and for nothing', () => {
    expect(score('John sold the house.', 'John sold. It was the house.')).toBe(0);
    expect(score(source, '')).toBe(0);
    expect(score('', source)).toBe(0);
  });
});
