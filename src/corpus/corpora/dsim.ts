import type { CorpusFiles } from '../files.ts';
import { alignedGroups } from '../formats/alignment.ts';
import { readLines, readParallel } from '../formats/parallel.ts';
import { badContent } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

/** Words have part-of-speech suffixes: "Danmark/NP er/V". */
const withoutTags = (line: string) => line.replace(/\/[A-Z]{1,2}(?=\s|$)/g, '').trim();

export async function* readDsim(files: CorpusFiles, corpus: string): AsyncGenerator<PairRecord> {
  const sources = await readLines(files, 'bitext_fin_s_new');
  const mapping = 'bitext_fin_t_new_mapping';
  const [targets, numbers] = await readParallel(files, ['bitext_fin_t_new_split', mapping]);
  const links = numbers.map((number, at): [number, number] => {
    const source = Number(number) - 1;
    if (Number.isInteger(source) && source >= 0 && source < sources.length) return [source, at];
    throw badContent(mapping, at + 1, `"${number}" is not the number of a source sentence.`);
  });
  const document = {
    sources: sources.map(withoutTags),
    targets: targets.map(withoutTags),
    links,
  };
  for (const group of alignedGroups(document)) {
    yield {
      id: `pair-${group.sources[0] + 1}`,
      source: group.source,
      references: [group.target],
      provenance: { corpus, file: 'bitext_fin_s_new', line: group.sources[0] + 1 },
    };
  }
}
