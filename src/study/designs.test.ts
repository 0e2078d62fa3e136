import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Design } from './design.ts';
import { formOf } from './forms.ts';
import { itemsFrom } from './item.ts';
import { shippedDesign } from './shipped.ts';
import { unitsOf } from './unit.ts';
import { loadWording } from './wording.ts';

const FOLDER = new URL('../../designs/', import.meta.url);
const namesIn = (folder: string) =>
  readdirSync(new URL(folder, FOLDER)).flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? []);
const LANGUAGES = ['de', 'es', 'fr', 'it', 'pt', 'ur', 'zh'];
const [item] = itemsFrom(
  [
    {
      id: '1',
      source: 'A sentence.',
      outputs: { x: 'Short.', y: 'Shorter.' },
      word: 'sentence',
      questions: [{ question: '1', options: ['a', 'b'] }],
    },
  ],
  'items',
);

/** All texts of a design that a participant reads, except the item. */
async function wordsOf(design: Design): Promise<string[]> {
  const [unit] = unitsOf(design, [item]).filter(({ part }) => part === 'item');
  const blocks = formOf(design, unit, unit.systems, await loadWording(design.language));
  const known = [...design.checks, ...design.fakes, ...(design.qualification?.items ?? [])];
  return [
    design.name,
    design.instructions,
    design.consent,
    design.requires ?? '',
    ...design.examples,
    ...known.flatMap(({ source, outputs }) => [source, ...Object.values(outputs)]),
    ...blocks.flatMap((block) => [
      ...('statement' in block ? [block.statement, ...Object.values(block.labels)] : []),
      ...('question' in block ? [block.question] : []),
      ...(block.type === 'words' ? [block.label] : []),
      ...(block.type === 'tags' ? block.options.map(({ label }) => label) : []),
    ]),
  ];
}

describe.each(namesIn('./'))('the design %s', (name) => {
  const own = shippedDesign(name);

  it.each(LANGUAGES)('is completely in %s', async (language) => {
    const translated = shippedDesign(name, language);
    const { kind, judgements } = own;
    expect(translated).toMatchObject({ kind, judgements, language });
    const [before, after] = [await wordsOf(own), await wordsOf(translated)];
    expect(after).toHaveLength(before.length);
    const left = before.filter((text) => after.includes(text) && !/^[\d\s]*$/.test(text));
    if (own.language !== language) expect(left).toEqual([]);
  });
});

describe('languages', () => {
  it('of designs and of pages are the same', () => {
    const pages = readdirSync(new URL('pages/', FOLDER)).map((file) => file.replace('.json', ''));
    expect(namesIn('languages/').sort()).toEqual(pages.sort());
  });

  it('that are missing, and unknown names, are reported with the available ones', () => {
    expect(() => shippedDesign('rate-asset', 'fi')).toThrow('not available in "fi"');
    expect(() => shippedDesign('rate-aset')).toThrow('"rate-aset" is neither a file nor a design');
  });

  it('do not change the expected answers of checks or the scale', () => {
    const [english, german] = [undefined, 'de'].map((id) => shippedDesign('rate-css', id));
    expect(german?.qualification?.items.map(({ expected }) => expected)).toEqual(
      english?.qualification?.items.map(({ expected }) => expected),
    );
  });
});
