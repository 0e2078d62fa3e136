import { controlValues, corpora, corpusFiles, isPair, loadCorpus } from '../../corpus/index.ts';
import type { Language } from '../../language/index.ts';
import { userStore } from '../corpus/read-records.ts';

const PAIRS = 2000;

/** Features of a corpus, for comparison with the mined pairs. */
export async function referenceFeatures(
  id: string,
  mirror: string | undefined,
  language: Language,
) {
  const entry = corpora.get(id);
  const files = corpusFiles(entry, {
    store: userStore(),
    ...(mirror !== undefined && { mirror }),
  });
  const features: object[] = [];
  for await (const record of loadCorpus(entry, files)) {
    if (!isPair(record)) continue;
    for (const target of record.references.slice(0, 1)) {
      features.push(controlValues(record.source, target, language));
    }
    if (features.length >= PAIRS) break;
  }
  return { name: entry.name, features };
}
