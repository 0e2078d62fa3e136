import type { CorpusFiles } from '../files.ts';
import { readJson } from '../formats/json.ts';
import { badContent, readText } from '../formats/text.ts';
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

/** One record for each numbered passage with at least one proposed wording. */
export async function* readAbgb(files: CorpusFiles, corpus: string): AsyncGenerator<PairRecord> {
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
        provenance: { corpus, file: FILE, line: 1 },
      };
    }
  }
}
