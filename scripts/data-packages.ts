// `npm run packages`: writes package.json and LICENSE of every package of data from its licences.json,
// under the version of the root. A contract test fails when one of them is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import texts from './licence-texts.json' with { type: 'json' };

/** A package of data: its folder, its name, and what it holds in a line. */
export interface DataPackage {
  readonly folder: string;
  readonly name: string;
  readonly description: string;
}

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

/** What is shipped of a folder of data: rules as they were compiled, not as they are written. */
const FILES = ['/*.gz', '/*.gguf', '/*.json', '/*.txt', '/lexicon/*.txt', '/*.md', '/LICENSES'];

/** Every package of data in this repository. */
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

/** The package.json of a package of data. */
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

/** The LICENSE of a package of data: which file is under what, and where the texts are. */
export function licenceOf({ folder, name }: DataPackage): string {
  const { licence, files } = licencesOf(folder);
  const byLicence = new Map<string, string[]>();
  for (const [file, each] of Object.entries(files)) {
    byLicence.set(each, [...(byLicence.get(each) ?? []), file]);
  }
  const ids = [...byLicence.keys()].flatMap((each) => each.split(/ (?:AND|OR) /));
  const addresses: Readonly<Record<string, string>> = texts.addresses;
  return `${[
    `${name} is data under the licences below; whoever passes it on as a whole is bound by`,
    `${licence}.`,
    '',
    ...[...byLicence].map(([each, names]) => `${each}\n  ${names.sort().join('\n  ')}\n`),
    'Where a file names several licences joined by AND, keep to all of them. README.md and SOURCES-*.md',
    'say what each file was made from and who wrote it. Cards (*.md) and the file licences.json, which',
    'states the same for programs, are under the MIT License.',
    '',
    'Texts of the licences, some of them in LICENSES/ of this package:',
    '',
    ...[...new Set(ids)].sort().map((id) => `${id}  ${addresses[id]}`),
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
