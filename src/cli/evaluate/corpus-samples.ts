import { KlartextError } from '../../core/index.ts';
import {
  corpora,
  corpusFiles,
  isPair,
  loadCorpus,
  openStore,
  storeFolder,
} from '../../corpus/index.ts';
import type { SampleFiles } from './samples.ts';

export interface CorpusChoice {
  readonly corpus?: string;
  readonly split?: string;
  readonly mirror?: string;
}

/** The sources, references and language of a corpus, or of one of its splits. */
export async function corpusSamples(
  id: string,
  { split, mirror }: CorpusChoice,
): Promise<{ language: string; given: NonNullable<SampleFiles['given']> }> {
  const entry = corpora.get(id);
  const store = openStore(storeFolder(process.env));
  const files = corpusFiles(entry, { store, ...(mirror !== undefined && { mirror }) });
  const given: { id: string; source: string; references: readonly string[] }[] = [];
  for await (const record of loadCorpus(entry, files)) {
    if (isPair(record) && (split === undefined || record.split === split)) given.push(record);
  }
  if (given.length > 0) return { language: entry.language, given };
  throw new KlartextError(
    'missing-data',
    `${entry.name} has no pairs of source and reference${split ? ` in ${split}` : ''}.`,
    `To see its contents: klartext corpus info ${id}`,
  );
}
