import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataPackages, licenceOf, manifestOf } from '../../scripts/data-packages.ts';
import { type DataLicences, readLicences } from '../../src/language/licences.ts';
import { klartext, ROOT } from './command.ts';

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const licencesOf = (folder: string): DataLicences => JSON.parse(read(`${folder}/licences.json`));
const packages = dataPackages();
const languages = packages
  .filter(({ name }) => name.startsWith('@klartext/language-'))
  .map(({ folder }) => folder.slice('languages/'.length));
const NON_COMMERCIAL = /-NC-/;
const notice = read('NOTICE');

/** Licences that ask nothing of other files in the same package. */
const UNDEMANDING =
  /^(?:MIT|BSD-[23]-Clause|Apache-2\.0|PDDL-1\.0|LPPL-1\.2|MPL-1\.1|LicenseRef-\w+)$/;
/** Licences whose works may be passed on under the GPL 3, too. */
const UNDER_GPL_3 = /^(?:GPL-2\.0-or-later|LGPL-[\d.]+-(?:only|or-later))$/;

/** May a file under these licences be part of a package under that one? */
function fits(file: string, whole: string): boolean {
  const named = whole.split(' AND ');
  const one = (licence: string) =>
    UNDEMANDING.test(licence) ||
    named.includes(licence) ||
    (UNDER_GPL_3.test(licence) && named.includes('GPL-3.0-or-later'));
  return file.includes(' OR ') ? file.split(' OR ').some(one) : file.split(' AND ').every(one);
}

interface Packed {
  readonly name: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

let packed: Map<string, Packed>;
beforeAll(() => {
  const call = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'];
  const output = execFileSync('npm', [...call, '--workspaces', '--include-workspace-root'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const all: Packed[] | Record<string, Packed> = JSON.parse(output);
  packed = new Map(Object.values(all).map((each) => [each.name, each]));
}, 120_000);

const filesOf = (name: string) => (packed.get(name)?.files ?? []).map(({ path }) => path);

describe.each(packages)('$name', (each) => {
  const { folder, name } = each;
  const { licence, files } = licencesOf(folder);

  it('is described by its licences.json: npm run packages', () => {
    expect(JSON.parse(read(`${folder}/package.json`))).toEqual(JSON.parse(manifestOf(each)));
    expect(read(`${folder}/LICENSE`)).toBe(licenceOf(each));
  });

  it('ships no file whose licence is not stated, or does not fit the package', () => {
    // The statements themselves and the cards.
    const data = filesOf(name).filter(
      (file) => !/^(?:package\.json|licences\.json|LICENSE|.*\.md)$/.test(file),
    );
    expect(data.length).toBeGreaterThan(0);
    for (const file of data) {
      // A folder is stated as a whole.
      const stated = files[file] ?? files[file.split('/')[0]] ?? 'not stated';
      expect([file, stated, fits(stated, licence)]).toEqual([file, stated, true]);
    }
    expect(filesOf(name)).toEqual(expect.arrayContaining(['LICENSE', 'licences.json']));
  });

  it('names no licence that none of its files has', () => {
    const parts = Object.values(files).flatMap((stated) => stated.split(' AND '));
    for (const part of licence.split(' AND ')) expect(parts).toContain(part);
  });
});

describe('which licence fits', () => {
  it.each([
    ['MIT', 'MIT', true],
    ['GPL-3.0-or-later', 'MIT', false],
    ['CC-BY-SA-4.0 AND GPL-3.0-or-later', 'CC-BY-SA-4.0', false],
    ['CC-BY-NC-SA-4.0', 'CC-BY-SA-4.0 AND GPL-3.0-or-later', false],
    ['LGPL-2.1-or-later', 'GPL-3.0-or-later', true],
    ['LGPL-2.1-or-later', 'CC-BY-SA-4.0', false],
    ['LGPL-3.0-only OR MPL-1.1', 'CC-BY-SA-4.0', true],
    ['not stated', 'GPL-3.0-or-later', false],
  ])('%s in a package under %s: %s', (file, whole, expected) => {
    expect(fits(file, whole)).toBe(expected);
  });
});

describe('the package klartext', () => {
  const manifest = JSON.parse(read('package.json'));

  it('is MIT and ships nothing of a package of data', () => {
    expect(manifest.license).toBe('MIT');
    expect(read('LICENSE')).toMatch(/^MIT License\n/);
    const files = filesOf('klartext');
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'bin/klartext.js']));
    const data = files.filter((file) => /^(?:languages|thesauri|models)\//.test(file));
    expect(data).toEqual([]);
    expect(files.filter((file) => /\.(?:gz|bin|gguf)$/.test(file))).toEqual([]);
  });

  it('depends on English, and installs nothing else of the data by itself', () => {
    const { dependencies, optionalDependencies = {}, peerDependencies } = manifest;
    const ours = (all: object) => Object.keys(all).filter((name) => name.startsWith('@klartext/'));
    expect(ours(dependencies)).toEqual(['@klartext/language-en', '@klartext/shared']);
    expect(ours(optionalDependencies)).toEqual([]);
    const optional = ours(peerDependencies);
    for (const name of optional) {
      expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true });
    }
    expect([...ours(dependencies), ...optional].sort()).toEqual(
      packages.map(({ name }) => name).sort(),
    );
  });
});

describe.each(languages)('the data of %s', (id) => {
  const { licence, files } = licencesOf(`languages/${id}`);
  const names = readdirSync(`${ROOT}languages/${id}`);
  const source = (part: string) =>
    names.includes(`SOURCES-${part}.md`) ? read(`languages/${id}/SOURCES-${part}.md`) : '';

  it('has a licence stated for each file', () => {
    const notData = /^(?:.*\.md|LICENSE|licences\.json|package\.json|rules\.json)$/;
    const data = names.filter((name) => !notData.test(name));
    const stated = Object.keys(files).filter((name) => name !== 'rules.json');
    expect(stated.sort()).toEqual(data.sort());
    for (const each of Object.values(files))
      expect(each).toMatch(/^[A-Z][\w.+-]+( (AND|OR) [A-Z][\w.+-]+)*$/i);
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

  it('joins nothing under the GPL with what is not for commercial use: nobody could keep to both', () => {
    for (const each of Object.values(files)) {
      expect([each, NON_COMMERCIAL.test(each) && /\bGPL/.test(each)]).toEqual([each, false]);
    }
  });

  it('is under the licences that its sources state', () => {
    // Tables with sources under the GPL are packs.
    expect(source('synonyms')).not.toMatch(/^- .*; L?GPL/m);
    expect(files['lexicon-synonyms.bin.gz'] ?? '').not.toContain('GPL');
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
    const gpl = Object.keys(files).filter((file) =>
      files[file].split(' AND ').includes('GPL-3.0-or-later'),
    );
    if (gpl.length > 0) expect(notice).toContain(`\n${id}  ${gpl.join(', ')}\n`);
  });
});

describe('what is said about licences', () => {
  it.each(['README.md', 'NOTICE'])('%s names what is GPL and what is not for commerce', (file) => {
    const text = read(file).replace(/\s+/g, ' ');
    expect(text).toMatch(/GPL|General Public License/);
    expect(text).toMatch(/version 3 or later/);
    expect(text).toMatch(/commercial/);
  });

  it('covers what all languages share', () => {
    const shared = readdirSync(`${ROOT}languages`).filter((name) => /\.(?:gz|json)$/.test(name));
    const stated = Object.keys(licencesOf('languages').files);
    const data = shared.filter((name) => !/^(?:licences|package)\.json$/.test(name));
    expect(stated.sort()).toEqual(data.sort());
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
    for (const { id, licence } of all) expect(licence).toBe(licencesOf(`languages/${id}`).licence);
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
