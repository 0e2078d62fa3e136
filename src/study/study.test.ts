import { describe, expect, it } from 'vitest';
import { studyContract } from '../../test/contracts/study-contract.ts';
import { openSqlite } from '../store/index.ts';
import { readDesign } from './design.ts';

const frame = 'name: A\nlanguage: en\ninstructions: Read.\nconsent: Fine.\n';

studyContract('SQLite', () => openSqlite(':memory:'));

describe('a design', () => {
  it.each([
    ['kind: rat\n', 'kind'],
    [`kind: rate\n${frame}scale: likert-5\n`, 'dimensions'],
    ['a: [', 'not valid YAML'],
  ])('%j is refused by the place that is wrong', (text, place) => {
    expect(() => readDesign(text, 'x.yaml')).toThrow(place);
  });
});
