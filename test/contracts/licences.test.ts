import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DataLicences, readLicences } from '../../src/language/licences.ts';
import { klartext, ROOT } from './command.ts';

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const licencesOf = (folder: string): DataLicences =>
  JSON.parse(read(`languages/${folder}licences.json`));
const folders = readdirSync(`${ROOT}languages`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);
/** The statement itself, and what is compiled from the rules. */
const NOT_DATA = new Set(['licences.json', 'rules.json']);
const NON_COMMERCIAL = /-NC-/;
const notice = read('NOTICE');

describe.each(folders)('the data of %s', (id) => {
  const { licence, files } = licencesOf(`${id}/`);
  const names = readdirSync(`${ROOT}languages/${id}`);
  const source = (part: string) =>
    names.includes(`SOURCES-${part}.md`) ? read(`languages/${id}/SOURCES-${part}.md`) : '';

  it('has a licence stated for each file', () => {
    const data = names.filter((name) => !name.endsWith('.md') && !NOT_DATA.has(name));
    expect(Object.keys(files).sort()).toEqual(data.sort());
    for (const each of Object.values(files))
      expect(each).toMatch(/^[A-Z][\w.+-]+( (AND|OR) [A-Z][\w.+-]+)*$/);
  });

  it('may be used commercially where its card says so, and only there', () => {
    const [card] = /^## Analysis[\s\S]*?(?=^## (?!Analysis))/m.exec(
      read(`languages/${id}/README.md`),
    ) ?? [''];
    const forbids = (text: string) => /not for commercial use|\*\*NC\*\*/i.test(text);
    for (const [file, text] of [
      ['analysis.bin.gz', card],
      ['fluency.bin.gz', source('fluency')],
      ['parser.bin.gz', source('parser')],
      ['inflection.bin.gz', source('inflection')],
    ] as const) {
      if (files[file] !== undefined)
        expect([file, NON_COMMERCIAL.test(files[file])]).toEqual([file, forbids(text)]);
    }
  });

  it('is under the licences that its sources state', () => {
    const wanted = /use it under GPL 3/.test(source('synonyms'))
      ? 'GPL-3.0-or-later'
      : 'CC-BY-SA-4.0';
    expect(files['synonyms.bin.gz']).toBe(wanted);
    const [, list = ''] =
      /Licence of the list: (MIT|GPL-3\+|CC BY-SA 4\.0)/.exec(source('frequency')) ?? [];
    const SPDX: Record<string, string> = {
      'GPL-3+': 'GPL-3.0-or-later',
      'CC BY-SA 4.0': 'CC-BY-SA-4.0',
    };
    expect(files['frequency.tsv.gz']).toBe(SPDX[list] ?? list);
  });

  it('binds whoever passes it on by the strictest of them', () => {
    const parts = Object.values(files)
      .filter((each) => !each.includes(' OR '))
      .flatMap((each) => each.split(' AND '));
    const binding = parts.filter((each) => /^(?:CC-BY-(?:NC-)?SA|GPL-3)/.test(each));
    expect(licence.split(' AND ').sort()).toEqual([...new Set(binding)].sort());
  });

  it('is in NOTICE', () => {
    expect(notice).toContain(`\n${id}  ${licence}\n`);
    const restricted = Object.keys(files).filter((file) => NON_COMMERCIAL.test(files[file]));
    if (restricted.length > 0) expect(notice).toContain(`\n${id}  ${restricted.join(', ')}\n`);
  });
});

describe('the licence of the package', () => {
  const { license, files } = JSON.parse(read('package.json')) as {
    license: string;
    files: string[];
  };

  it('is not said to be MIT alone', () => {
    expect(license).toBe('SEE LICENSE IN LICENSE');
    expect(files).toContain('NOTICE');
  });

  it.each(['LICENSE', 'README.md', 'NOTICE'])(
    '%s names what is GPL and what is not for commerce',
    (file) => {
      const text = read(file).replace(/\s+/g, ' ');
      expect(text).toMatch(/GPL|General Public License/);
      expect(text).toMatch(/version 3 or later/);
      expect(text).toMatch(/commercial/);
    },
  );

  it('counts the languages right', () => {
    const all = folders.map((id) => [id, licencesOf(`${id}/`).files] as const);
    const withGpl = all.filter(([, each]) => each['synonyms.bin.gz'].startsWith('GPL'));
    const restricted = all.filter(([, each]) =>
      Object.values(each).some((one) => NON_COMMERCIAL.test(one)),
    );
    expect(read('LICENSE').replace(/\s+/g, ' ')).toContain(
      `${withGpl.length} languages (${withGpl.map(([id]) => id).join(', ')})`,
    );
    expect(read('LICENSE')).toContain(
      `four languages (${restricted.map(([id]) => id).join(', ')})`,
    );
    expect(read('README.md')).toContain(`the synonyms of ${withGpl.length} languages`);
  });

  it('covers what all languages share', () => {
    const shared = readdirSync(`${ROOT}languages`).filter((name) => /\.(?:gz|json)$/.test(name));
    const stated = Object.keys(licencesOf('').files);
    expect(stated.sort()).toEqual(shared.filter((name) => name !== 'licences.json').sort());
  });
});

describe('klartext languages', () => {
  it('has a column with the licence, and says what is not for commercial use', async () => {
    const { out } = await klartext(['languages']);
    expect(out.split('\n')[0]).toMatch(/ licence of the data$/);
    expect(out).toMatch(/^de .* CC BY-SA 4\.0, GPL-3\.0\+$/m);
    expect(out).toMatch(/^it .* CC BY-NC-SA 4\.0, CC BY-SA 4\.0, GPL-3\.0\+$/m);
    expect(out).toMatch(/^it: not for commercial use: analysis\.bin\.gz, parser\.bin\.gz$/m);
    expect(out).not.toMatch(/^de: not for commercial use/m);
  });

  it('states them in JSON', async () => {
    const { out } = await klartext(['languages', '--json']);
    const all: { id: string; licence: string; nonCommercial: string[] }[] = JSON.parse(out);
    for (const { id, licence } of all) expect(licence).toBe(licencesOf(`${id}/`).licence);
    const restricted = all.filter(({ nonCommercial }) => nonCommercial.length > 0);
    expect(restricted.map(({ id }) => id)).toEqual(['eu', 'it', 'ur', 'zh']);
  });

  it('says "not stated" of a language that states none, and refuses a damaged statement', async () => {
    const files = (text?: string) => ({
      read: async () => (text === undefined ? undefined : new TextEncoder().encode(text)),
    });
    expect(await readLicences(files(), 'xx')).toBeUndefined();
    for (const text of ['{', '{}', '[]', '{"licence":1,"files":{}}']) {
      await expect(readLicences(files(text), 'xx')).rejects.toThrow('xx/licences.json is damaged');
    }
  });
});
