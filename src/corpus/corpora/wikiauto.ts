import type { CorpusFiles } from '../files.ts';
import { readAlignedJson } from '../formats/aligned-json.ts';
import type { PairRecord } from '../record.ts';

interface Article {
  readonly normal: { readonly title: string; readonly content: Record<string, string> };
  readonly simple: { readonly content: Record<string, string> };
  readonly sentence_alignment: readonly (readonly [simple: string, normal: string])[];
}

export async function* readWikiAuto(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
  const parts = await files.list('wiki-auto-part-');
  for (const path of parts.filter((each) => each.endsWith('-data.json'))) {
    yield* readAlignedJson(files, corpus, path, function* (_, value) {
      const article = value as Article;
      yield {
        document: article.normal.title,
        sources: article.normal.content,
        targets: article.simple.content,
        links: article.sentence_alignment.map(([simple, normal]) => [normal, simple]),
      };
    });
  }
}
