import { expect, it } from 'vitest';
import { folderFiles } from '../../language/index.ts';
import { loadLexicon } from './lexicon.ts';

it('takes the thesaurus that was asked for in place of the table of open sources', async () => {
  const sources = async (packs: string[]) => {
    const { tables } = await loadLexicon('en', await folderFiles(undefined, { packs }));
    return tables[0].sources.map(({ name }) => name);
  };
  expect(await sources([])).toContain('WordNet');
  expect(await sources([])).not.toContain('freedict deu');
  expect(await sources(['thesaurus-en'])).toEqual(
    expect.arrayContaining(['WordNet', 'freedict deu']),
  );
});
