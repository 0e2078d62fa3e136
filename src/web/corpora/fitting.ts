import type { CorpusSummary } from '../../contract/index.ts';

interface Criteria {
  readonly search: string;
  readonly language: string;
  readonly onlyHere: boolean;
}

/** Corpora whose descriptions contain every search word. */
export function fitting(
  corpora: readonly CorpusSummary[],
  { search, language, onlyHere }: Criteria,
): CorpusSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return corpora.filter((corpus) => {
    if (language && corpus.language !== language) return false;
    if (onlyHere && !corpus.here) return false;
    const { id, name, domain, task, licence } = corpus;
    const description = [id, name, domain, task, licence].join(' ').toLowerCase();
    return words.every((word) => description.includes(word));
  });
}
