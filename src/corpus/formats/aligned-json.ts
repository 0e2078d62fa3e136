import type { CorpusFiles } from '../files.ts';
import type { PairRecord } from '../record.ts';
import { alignedGroups } from './alignment.ts';
import { readJson } from './json.ts';
import { badContent, readText } from './text.ts';

type Sentences = Readonly<Record<string, string>>;

/** Two versions of an article with sentences by id, and pairs of aligned ids. */
export interface AlignedArticle {
  readonly document: string;
  readonly sources: Sentences;
  readonly targets: Sentences;
  readonly links: readonly (readonly [source: string, target: string])[];
  readonly level?: { readonly source: string; readonly target: string };
}

/**
 * Pairs from the JSON of Wiki-Auto and Newsela-Auto (Jiang et al., 2020): an object of articles.
 * `articlesOf` returns the pairs of versions of an article; links to unknown ids are an error.
 */
export async function* readAlignedJson(
  files: CorpusFiles,
  corpus: string,
  path: string,
  articlesOf: (key: string, article: unknown) => Iterable<AlignedArticle>,
): AsyncGenerator<PairRecord> {
  const articles = readJson(await readText(files, path), path) as Record<string, unknown>;
  let count = 0;
  for (const [key, article] of Object.entries(articles ?? {})) {
    for (const each of articlesOf(key, article)) {
      const [sourceIds, targetIds] = [Object.keys(each.sources), Object.keys(each.targets)];
      const placeOf = (ids: readonly string[]) => new Map(ids.map((id, at) => [id, at]));
      const [sourceAt, targetAt] = [placeOf(sourceIds), placeOf(targetIds)];
      const links = each.links.map(([source, target]): [number, number] => {
        const [from, to] = [sourceAt.get(source), targetAt.get(target)];
        if (from !== undefined && to !== undefined) return [from, to];
        throw badContent(
          path,
          1,
          `The article "${key}" links ${source} and ${target}, but does not contain both.`,
        );
      });
      const document = {
        sources: sourceIds.map((id) => each.sources[id]),
        targets: targetIds.map((id) => each.targets[id]),
        links,
      };
      for (const { source, target } of alignedGroups(document)) {
        yield {
          id: `${each.document}-${++count}`,
          source,
          references: [target],
          document: each.document,
          ...(each.level && { level: each.level }),
          provenance: { corpus, file: path, line: 1 },
        };
      }
    }
  }
}
