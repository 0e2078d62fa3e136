import type { CorpusEntry } from '../entry.ts';
import { alignedGroups } from '../formats/alignment.ts';
import { readLines, readParallel } from '../formats/parallel.ts';
import { badContent } from '../formats/text.ts';

/** Words have part-of-speech suffixes: "Danmark/NP er/V". */
const withoutTags = (line: string) => line.replace(/\/[A-Z]{1,2}(?=\s|$)/g, '').trim();

export const dsim: CorpusEntry = {
  id: 'dsim',
  name: 'DSim',
  language: 'da',
  task: 'sentence',
  domain: 'news',
  readers: 'adults with reading difficulties, learners of Danish',
  simplifiedBy: 'journalists',
  strategy: 'target audience resource',
  alignment: 'sentence',
  licence: { name: 'on request', permits: 'research only' },
  access: 'on request',
  home: 'mailto:sk@eyejustread.com',
  citation: 'Klerke and Søgaard 2012, DSim, a Danish Parallel Corpus for Text Simplification, LREC',
  published: { all: 47887, train: 45885, dev: 1005, test: 997, from: 'MultiSim, Table 2' },
  multisim: { all: 47887, train: 45885, dev: 1005, test: 997 },
  note: 'Not compared: no copy at hand. Expects bitext_fin_s_new, bitext_fin_t_new_split and bitext_fin_t_new_mapping (for each simple sentence the number of its source).',
  files: [],
  async *load(files) {
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
        provenance: { corpus: 'dsim', file: 'bitext_fin_s_new', line: group.sources[0] + 1 },
      };
    }
  },
};
