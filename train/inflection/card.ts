import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { SOURCES } from './collect.ts';
import { accuracyOf, heldOutSets, modernPairs, percent } from './evaluate.ts';
import disjoint from './lemma-disjoint.json' with { type: 'json' };
import licences from './licences.json' with { type: 'json' };

const LICENCES: Readonly<Record<string, string>> = licences;
const DISJOINT: Readonly<Record<string, string>> = disjoint;

/** `npx tsx train/inflection/card.ts` writes languages/xx/SOURCES-inflection.md for every model. */
function card(language: string, packed: Uint8Array): string {
  const source = SOURCES[language];
  const names = new Set([
    ...source.shared.map((path) => path.split('/')[0]),
    ...source.unimorph.map((path) => path.split('/')[0]),
    ...source.dictionaries,
    ...source.treebanks.map((path) => path.split('/').at(-1)!.split('-')[0]),
  ]);
  const lines = [...names].map((name) => {
    if (!LICENCES[name]) throw new Error(`No licence on record for ${name}.`);
    return `- ${LICENCES[name]}`;
  });
  const nonCommercial = lines.some((line) => line.includes('-NC-'));
  const copyleft = lines.some((line) => line.includes(', GPL 2 or later'));
  const bytes = gunzipSync(packed);
  const modern = modernPairs(language);
  const rows: string[] = [];
  for (const [name, examples] of heldOutSets(language)) {
    rows.push(
      `| SIGMORPHON ${name}, ${examples.length} pairs | ${percent(accuracyOf(bytes, examples))} |`,
    );
    if (!modern) continue;
    const kept = examples.filter(modern);
    rows.push(
      `| … of it verbs of today (the rest is mostly Old French), ${kept.length} pairs | ${percent(accuracyOf(bytes, kept))} |`,
    );
  }
  if (DISJOINT[language])
    rows.push(`| trained without any lemma of the test sets | ${DISJOINT[language]} |`);
  return `# Inflection: sources and accuracy

\`inflection.bin.gz\` (${(packed.length / 1000).toFixed(0)} kB) holds weights, edit scripts and irregular forms that \`train/inflection\` learned from:
${lines.join('\n')}
${
  nonCommercial
    ? '\n**NC**: a treebank it learned from is licensed for non-commercial use only; so is this file.\n'
    : ''
}
Its share-alike sources make the file available under ${copyleft ? 'GPL 3 or later (which CC BY-SA 4.0 allows)' : 'CC BY-SA 4.0'}${nonCommercial ? ' for non-commercial use (CC BY-NC-SA 4.0)' : ''}. \`agreement.json\` was written for this project (MIT)${language === 'en' ? '; its table of onsets was learned from CMUdict (BSD-2-Clause)' : ''}.

The file has two parts. The model was trained without the pairs of the test and development sets and is measured so. Beside it stand additions: these pairs, and, where sources give several forms (found, fand), the one in use by our frequency list, dictionaries and treebanks. Who uses the file uses both; measuring leaves the additions out.

Exact matches on pairs never trained on, in per cent:

| test | right |
|---|---|
${rows.join('\n')}

2026-11-16. Rebuild: \`npx tsx train/inflection/train.ts ${language}\` (\`--additions\` for these alone), measure: \`npx tsx train/inflection/measure.ts ${language}\`.
`;
}

for (const language of Object.keys(SOURCES)) {
  const folder = fileURLToPath(new URL(`../../languages/${language}`, import.meta.url));
  const path = `${folder}/inflection.bin.gz`;
  if (!existsSync(path)) continue;
  writeFileSync(`${folder}/SOURCES-inflection.md`, card(language, readFileSync(path)));
}
