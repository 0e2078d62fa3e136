import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { readJson } from '../formats/json.ts';
import { readParallelPairs } from '../formats/parallel.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';
import type { PairRecord } from '../record.ts';

const FILE = 'dataset/abgbv2.json';

interface Passage {
  readonly subparagraphNumber: number;
  readonly sentences: readonly string[];
}

interface Paragraph {
  readonly paragraphNumber: string;
  readonly originaltext: readonly Passage[];
  readonly textvorschlag: readonly Passage[];
  readonly alternative: readonly Passage[];
}

export const abgb: CorpusEntry = {
  id: 'abgb',
  name: 'ABGB',
  language: 'de',
  task: 'sentence',
  domain: 'law',
  readers: 'laypeople',
  simplifiedBy: 'authors of a proposed new wording, with an alternative for some paragraphs',
  strategy: 'manual',
  alignment: 'paragraph of the law',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/MeisterFa/ABGB-TextSimplification-Datasets',
  citation: 'Meister 2023, ABGB-TextSimplification-Datasets, GitHub',
  published: { all: 896, test: 896, from: 'EASSE-DE, Table 1 (448 sources, 2 references)' },
  note: 'Not compared: no copy at hand. `pull` takes the paragraphs of the Austrian civil code with their proposed wordings; the 448 sentences that EASSE-DE chose of them are read from abgb.test.org, abgb.test.simp.0 and abgb.test.simp.1, one sentence a line.',
  files: githubFiles(
    'MeisterFa/ABGB-TextSimplification-Datasets',
    'bfc6bcd30cc2ed69ad8553adce5c99a111fd2433',
    [[FILE]],
  ),
  async *load(files) {
    if (await files.read('abgb.test.org')) {
      yield* readParallelPairs(files, 'abgb', [
        {
          prefix: 'test',
          split: 'test',
          source: 'abgb.test.org',
          references: ['abgb.test.simp.0', 'abgb.test.simp.1'],
        },
      ]);
    } else yield* readParagraphs(files);
  },
};

/** One record for each numbered passage with at least one proposed wording. */
async function* readParagraphs(files: CorpusFiles): AsyncGenerator<PairRecord> {
  const paragraphs = readJson(await readText(files, FILE), FILE);
  if (!Array.isArray(paragraphs)) throw badContent(FILE, 1, 'This is not a list of paragraphs.');
  for (const {
    paragraphNumber,
    originaltext,
    textvorschlag,
    alternative,
  } of paragraphs as Paragraph[]) {
    for (const { subparagraphNumber: number, sentences } of originaltext ?? []) {
      const references = [textvorschlag, alternative]
        .map((version) => version?.find((passage) => passage.subparagraphNumber === number))
        .map((passage) => passage?.sentences.join(' ').trim() ?? '')
        .filter((text) => text !== '');
      const source = sentences.join(' ').trim();
      if (source === '' || references.length === 0) continue;
      yield {
        id: `${paragraphNumber}-${number}`,
        source,
        references,
        document: paragraphNumber,
        provenance: { corpus: 'abgb', file: FILE, line: 1 },
      };
    }
  }
}
