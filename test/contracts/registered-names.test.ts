import { readdirSync } from 'node:fs';
import { languageIds, tokenizers } from 'klartext/language';
import { describe, expect, it } from 'vitest';
import { ROOT } from './command.ts';

// Names that users write in their calls and papers: adding one is news, losing one breaks them.
describe('the registered names', () => {
  it('of languages', () => {
    expect(languageIds().join(' ')).toBe('ar da de en es eu fr it ja pt ru sl ur zh');
  });

  it('of tokenizers', () => {
    expect(tokenizers.names().join(' ')).toBe('13a char intl moses nist none penn toktok');
  });
});

describe('a language', () => {
  const folders = readdirSync(`${ROOT}languages`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  it('is a folder, and every folder is one', () => {
    expect(folders.sort()).toEqual(languageIds());
  });

  it.each(folders)('%s has a profile, a card and an example', (id) => {
    const files = readdirSync(`${ROOT}languages/${id}`);
    expect(files).toContain('profile.json');
    expect(files).toContain('README.md');
    expect(readdirSync(`${ROOT}examples`)).toContain(`${id}.txt`);
  });
});
