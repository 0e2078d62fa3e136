import { existsSync } from 'node:fs';
import type { Sample } from '../../src/core/index.ts';
import { BASELINE, baselines, spacedWordsOf } from '../../src/evaluate/index.ts';
import { referencePath, referenceText } from './reference-data.ts';

/** One expected score of a golden file. */
export interface GoldenRow {
  readonly test_set?: string;
  readonly system: string;
  readonly metric: string;
  readonly tokenizer: string;
  readonly lowercase: boolean;
  readonly score: number;
}

interface TestSet {
  readonly language: string;
  readonly source: string;
  readonly references: readonly string[];
  /** Folder of the outputs, which are called like their files. */
  readonly outputs?: string;
}

const easse = 'easse/data/test_sets';
const easseOutputs = 'easse/data/system_outputs';
const german = 'easse-de/test_sets/sentence_level';
const germanOutputs = 'easse-de/system_outputs/sentence_level';
const numbered = (path: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${path}.${at}`);

/** Where the texts of each golden test set are. */
const SETS: Readonly<Record<string, TestSet>> = {
  turkcorpus_test: {
    language: 'en',
    source: `${easse}/turkcorpus/test.truecase.detok.orig`,
    references: numbered(`${easse}/turkcorpus/test.truecase.detok.simp`, 8),
    outputs: `${easseOutputs}/turkcorpus/test`,
  },
  turkcorpus_test_legacy: {
    language: 'en',
    source: `${easse}/turkcorpus/legacy/test.8turkers.tok.norm`,
    references: numbered(`${easse}/turkcorpus/legacy/test.8turkers.tok.turk`, 8),
    outputs: `${easseOutputs}/turkcorpus/test/tok.low`,
  },
  turkcorpus_valid: {
    language: 'en',
    source: `${easse}/turkcorpus/tune.truecase.detok.orig`,
    references: numbered(`${easse}/turkcorpus/tune.truecase.detok.simp`, 8),
  },
  asset_valid: {
    language: 'en',
    source: `${easse}/asset/asset.valid.orig`,
    references: numbered(`${easse}/asset/asset.valid.simp`, 10),
  },
  pwkp_test: {
    language: 'en',
    source: `${easse}/pwkp/pwkp.test.orig`,
    references: [`${easse}/pwkp/pwkp.test.simp`],
    outputs: `${easseOutputs}/pwkp/test`,
  },
  qats_test: {
    language: 'en',
    source: `${easse}/qats/qats.test.orig`,
    references: [`${easse}/qats/qats.test.simp`],
  },
  'DEplain-web': {
    language: 'de',
    source: `${german}/DEplain-web/manual-public/DEplain-web-manual-public.test.org`,
    references: [`${german}/DEplain-web/manual-public/DEplain-web-manual-public.test.simp`],
    outputs: `${germanOutputs}/DEplain-web/test`,
  },
  TextComplexityDE: {
    language: 'de',
    source: `${german}/TextComplexityDE/TextComplexityDE_test.org`,
    references: [`${german}/TextComplexityDE/TextComplexityDE_test.simp`],
    outputs: `${germanOutputs}/TextComplexityDE/test`,
  },
  geolino: {
    language: 'de',
    source: `${german}/geolino/geolino.test.org`,
    references: [`${german}/geolino/geolino.test.simp`],
    outputs: `${germanOutputs}/geolino/test`,
  },
};

const BASELINES: Readonly<Record<string, string>> = {
  _identity: 'identity',
  _truncate80: 'truncation',
  _ref0: 'reference-first',
  _ref0_vs_rest: 'reference-against-rest',
};

export function goldenLanguage(testSet: string): string {
  return SETS[testSet].language;
}

/** The samples of a test set with one system's outputs, or a baseline's, under `BASELINE`. */
export function goldenSamples(testSet: string, system: string): readonly Sample[] {
  const set = SETS[testSet];
  const sources = lines(set.source);
  const references = set.references.map(lines);
  const samples = sources.map((source, at) => ({
    id: String(at + 1),
    source,
    references: references.map((reference) => reference[at]),
    outputs: {},
  }));
  if (BASELINES[system]) return baselines.get(BASELINES[system]).rounds(samples, spacedWordsOf)[0];
  const outputs = lines(`${set.outputs}/${system}`);
  return samples.map((sample, at) => ({ ...sample, outputs: { [BASELINE]: outputs[at] } }));
}

export function hasOutputs(testSet: string, system: string): boolean {
  return system in BASELINES || existsSync(referencePath(`${SETS[testSet].outputs}/${system}`));
}

/** The rows of a golden file, grouped by what one evaluation can answer. */
export function goldenGroups(file: string): Map<string, GoldenRow[]> {
  const { meta, scores } = JSON.parse(referenceText(`golden/${file}`)) as {
    meta: { test_set?: string };
    scores: GoldenRow[];
  };
  const groups = new Map<string, GoldenRow[]>();
  for (const row of scores) {
    const testSet = row.test_set ?? meta.test_set;
    const key = [testSet, row.system, row.tokenizer, row.lowercase].join('\t');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

function lines(path: string): string[] {
  return referenceText(path).replace(/\n$/, '').split('\n');
}
