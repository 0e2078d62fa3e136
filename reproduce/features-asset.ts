import { assetFeatures } from '../src/evaluate/features/asset.ts';
import { type Language, loadLanguage } from '../src/language/index.ts';
import {
  isCalled,
  markdown,
  type Reproduced,
  readJson,
  readLines,
  scorePairs,
} from './features-table.ts';

/**
 * Table 7.3 of the thesis (Table 4 of ASSET) and Table 4 of CSS: how many references split,
 * compress, reorder, copy, or only delete. ASSET's test set is not available: its validation set
 * replaces it. `npx tsx reproduce/features-asset.ts` prints both.
 */
const FEATURES: Readonly<Record<string, string>> = {
  'Sentence splitting': 'asset-split-share',
  'Compression (< 75%)': 'asset-compressed-share',
  'Word reordering': 'asset-reordered-share',
  'Exact match': 'asset-copies',
  'Word deletion only': 'asset-deletion-only',
};

const easse = 'easse/data/test_sets';
const SETS: Readonly<
  Record<string, { readonly paths: readonly string[]; readonly references: number }>
> = {
  'ASSET (valid)': { paths: [`${easse}/asset/asset.valid`], references: 10 },
  TurkCorpus: {
    paths: [`${easse}/turkcorpus/tune.truecase.detok`, `${easse}/turkcorpus/test.truecase.detok`],
    references: 8,
  },
};
const PUBLISHED: Readonly<Record<string, readonly number[]>> = {
  'ASSET (valid)': [20.2, 31.2, 28.3, 0.4, 4.5],
  TurkCorpus: [4.6, 9.9, 19.4, 16.3, 3.9],
};
/** CSS has no row for copies. */
const PUBLISHED_CSS: Readonly<Record<string, number>> = {
  'Sentence splitting': 11.8,
  'Compression (< 75%)': 9.1,
  'Word reordering': 17.6,
  'Word deletion only': 5.6,
};

function* pairsOf(set: string): Generator<readonly [string, string]> {
  const { paths, references } = SETS[set];
  for (const path of paths) {
    const sources = readLines(`${path}.orig`);
    for (let reference = 0; reference < references; reference++) {
      const outputs = readLines(`${path}.simp.${reference}`);
      for (const [at, source] of sources.entries()) yield [source, outputs[at]];
    }
  }
}

/** Table 7.3 in percent. */
export function reproduceAsset(english: Language): Reproduced[] {
  // As in tseval: words are separated by spaces and keep punctuation and capitals.
  const settings = { language: english, tokenizer: 'none', lowercase: false };
  return Object.keys(SETS).flatMap((column) =>
    Object.entries(FEATURES).map(([row, name], at) => ({
      row,
      column,
      ours: 100 * scorePairs(assetFeatures, name, settings, pairsOf(column)),
      published: PUBLISHED[column][at],
    })),
  );
}

/** Table 4 of CSS in percent. */
export function reproduceCss(chinese: Language): Reproduced[] {
  const settings = { language: chinese, tokenizer: 'words', lowercase: false };
  const items = readJson<{ source: string; target: string[] }[][]>('css/test.json').flat();
  const pairs = items.map(({ source, target }) => [source, target.join('')] as const);
  return Object.entries(PUBLISHED_CSS).map(([row, published]) => ({
    row,
    column: 'CSS',
    ours: 100 * scorePairs(assetFeatures, FEATURES[row], settings, pairs),
    published,
  }));
}

if (isCalled(import.meta.url)) {
  const without = ['analysis', 'inflection'] as const;
  const english = await loadLanguage('en', undefined, { without });
  console.log(markdown('Thesis, Table 7.3, % of references', reproduceAsset(english), 1));
  const chinese = await loadLanguage('zh', undefined, { without });
  console.log(markdown('CSS, Table 4, % of references', reproduceCss(chinese), 1));
}
