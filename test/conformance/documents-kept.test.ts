import { expect, it } from 'vitest';
import { languageIds } from '../../src/language/index.ts';
import { documentsOf, keepsDocuments } from './kept.ts';
import { HERE, THERE } from './kept-languages.ts';
import { describeConformance } from './reference-data.ts';

keepsDocuments(HERE);

/** Two files, so that two processes share the work. */
describeConformance('the documents', ['documents'], () => {
  it('are all walked', () => {
    expect([...HERE, ...THERE].sort()).toEqual([...languageIds()].sort());
    expect([...HERE, ...THERE].flatMap(documentsOf)).toHaveLength(615);
  });
});
