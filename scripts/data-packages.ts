// `npm run packages`: writes package.json and LICENSE of every data package from its licences.json,
// with the version of the root. A contract test fails if one of them is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import texts from './licence-texts.json' with { type: 'json' };

/** A data package: its folder, its name, and a one-line description. */
export interface DataPackage {
  readonly folder: string;
  readonly name: string;
  readonly description: string;
}

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

/** The published files of a data folder: compiled rules instead of their sources, and no file list of a clone. */
const FILES = [
  ...['/*.gz', '/*.gguf', '/*.json', '/*.txt', '/lexicon/*.txt', '/*.md', '/LICENSES'],
  '!/files.txt',
];

/** All data packages in this repository. */
export function dataPackages(): DataPackage[] {
  const ids = readdirSync(`${ROOT}languages`).filter((id) =>
    existsSync(`${ROOT}languages/${id}/profile.json`),
  );
  const nameOf = (id: string): string => JSON.parse(read(`languages/${id}/profile.json`)).name;
  return [
    {
      folder: 'languages',
      name: '@klartext/shared',
      description: 'Models of Klartext for all languages: language identification, hard words.',
    },
    ...ids.map((id) => ({
      folder: `languages/${id}`,
      name: `@klartext/language-${id}`,
      description: `${nameOf(id)} for Klartext: models, word lists and rules.`,
    })),
    ...readdirSync(`${ROOT}thesauri`)
      .filter((id) => ids.includes(id))
      .map((id) => ({
        folder: `thesauri/${id}`,
        name: `@klartext/thesaurus-${id}`,
        description: `A ${nameOf(id)} thesaurus for Klartext, under the GPL; used only when you add it.`,
      })),
    {
      folder: 'models/taught',
      name: '@klartext/taught',
      description: 'Adapters for language models that were taught plain language for Klartext.',
    },
  ];
}

/** The package.json of a data package. */
export function manifestOf({ folder, name, description }: DataPackage): string {
  const { version, repository } = JSON.parse(read('package.json'));
  const manifest = {
    name,
    version,
    description,
    license: licencesOf(folder).licence,
    ...(repository && { repository: { ...repository, directory: folder } }),
    files: FILES,
    scripts: {
      prepack: `node ${up(folder)}scripts/licence-texts.js`,
      postpack: `node ${up(folder)}scripts/licence-texts.js --remove`,
    },
    publishConfig: { access: 'public' },
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** The LICENSE of a data package: its licences, which file lists them per file, and where to find the texts. */
export function licenceOf({ folder, name }: DataPackage): string {
  const { licence, files } = licencesOf(folder);
  const ids = new Set(Object.values(files).flatMap((each) => each.split(/ (?:AND|OR) /)));
  const addresses: Readonly<Record<string, string>> = texts.addresses;
  return `${[
    `${name} is data under several licences; whoever passes it on as a whole is bound by`,
    `${licence}.`,
    '',
    'licences.json states the licence of each file as an SPDX expression: where it names several joined',
    'by AND, keep to all of them. README.md and SOURCES-*.md say what each file was made from and who',
    'wrote it. These cards, licences.json and package.json are under the MIT License.',
    '',
    'Texts of the licences of the files, some of them in LICENSES/ of this package:',
    '',
    ...[...ids].sort().map((id) => `${id}  ${addresses[id]}`),
  ].join('\n')}\n`;
}

function licencesOf(folder: string): { licence: string; files: Record<string, string> } {
  return JSON.parse(read(`${folder}/licences.json`));
}

const up = (folder: string) => '../'.repeat(folder.split('/').length);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const each of dataPackages()) {
    writeFileSync(`${ROOT}${each.folder}/package.json`, manifestOf(each));
    writeFileSync(`${ROOT}${each.folder}/LICENSE`, licenceOf(each));
    console.log(each.name);
  }
}
