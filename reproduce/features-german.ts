import { assetFeatures } from '../src/evaluate/features/asset.ts';
import { ratio } from '../src/evaluate/features/pairs.ts';
import { textstatCounts } from '../src/evaluate/readability/textstat-counts.ts';
import { textstatScore } from '../src/evaluate/readability/textstat-formulas.ts';
import { type Language, loadLanguage, tokenizersWith } from '../src/language/index.ts';
import { FRE_BY_TOKENIZER, GERMAN_TABLES } from './features-german-published.ts';
import { isCalled, markdown, type Reproduced, readLines, scorePairs } from './features-table.ts';
import { GERMAN_SETS, germanOutputs } from './german-sets.ts';

// Tables 3, 5, 9, 11 and 12 of EASSE-DE (Stodden 2024), as far as readability and features are concerned: FRE
// as textstat 0.7.3 computes it for the joined text; sentences by our splitter instead of spaCy's.
// `npx tsx reproduce/features-german.ts` prints them.

function joinedFre(german: Language, tokenizer: string, outputs: readonly string[]): number {
  const { tokenize } = tokenizersWith(german).get(tokenizer);
  const text = outputs.map((output) => tokenize(output)).join(' ');
  const counts = textstatCounts(text, '0.7.3', { syllablesOf: german.syllablesLike.pyphen! });
  return textstatScore('fre', counts, '0.7.3', 'de');
}

/** Tables 9, 11 and 12: FRE, compression ratio, sentence splits. */
export function reproduceGermanTable(german: Language, testSet: string): Reproduced[] {
  const settings = { language: german, tokenizer: 'spacy', lowercase: false };
  const sources = readLines(`${GERMAN_SETS[testSet]}.org`);
  const counted = new Map<string, number>();
  const sentences = (text: string) => {
    const count = counted.get(text) ?? german.sentences(text).length;
    counted.set(text, count);
    return count;
  };
  return Object.entries(GERMAN_TABLES[testSet].rows).flatMap(([row, [system, ...published]]) => {
    const outputs = germanOutputs(testSet, system);
    const pairs = sources.map((source, at) => [source, outputs[at]] as const);
    const splits = pairs.map(([source, output]) => ratio(sentences(output), sentences(source)));
    const ours = [
      joinedFre(german, 'spacy', outputs),
      scorePairs(assetFeatures, 'asset-compression', settings, pairs),
      splits.reduce((sum, value) => sum + value, 0) / splits.length,
    ];
    return ['FRE', 'compression', 'splits'].map((column, at) => ({
      row,
      column,
      ours: ours[at],
      published: published[at],
    }));
  });
}

/** Tables 3 and 5: FRE under three tokenizers. */
export function reproduceFreByTokenizer(german: Language): Reproduced[] {
  return FRE_BY_TOKENIZER.flatMap(([table, testSet, system, fre]) =>
    Object.entries(fre).map(([column, published]) => ({
      row: `Table ${table}, ${testSet}`,
      column,
      ours: joinedFre(german, column, germanOutputs(testSet, system)),
      published,
    })),
  );
}

if (isCalled(import.meta.url)) {
  const german = await loadLanguage('de', undefined, { without: ['analysis', 'inflection'] });
  console.log(markdown('EASSE-DE, FRE by tokenizer', reproduceFreByTokenizer(german)));
  for (const [testSet, { table }] of Object.entries(GERMAN_TABLES)) {
    const results = reproduceGermanTable(german, testSet);
    console.log(markdown(`EASSE-DE, Table ${table}: ${testSet}`, results));
  }
}
