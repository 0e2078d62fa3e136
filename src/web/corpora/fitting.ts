import type { CorpusSummary } from '../../contract/index.ts';

interface Wishes {
  readonly search: string;
  readonly language: string;
  readonly onlyHere: boolean;
}

/** Corpora that hold every word looked for, in any of what is said of them. */
export function fitting(
  corpora: readonly CorpusSummary[],
  { search, language, onlyHere }: Wishes,
): CorpusSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return corpora.filter((corpus) => {
    if (language && corpus.language !== language) return false;
    if (onlyHere && !corpus.here) return false;
    const { id, name, domain, task, licence } = corpus;
    const said = [id, name, domain, task, licence].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
