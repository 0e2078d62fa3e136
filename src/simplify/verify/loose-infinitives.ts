import type { Token } from '../../core/index.ts';
import { wordsOf } from './cut-clauses.ts';
import type { Fault } from './fault.ts';
import type { Reading } from './reading.ts';
import { lemmaOf } from './scope.ts';

/**
 * Infinitives that are joined are marked alike: "is required to keep it clean and to mend it" →
 * "must keep it clean and to mend it" left the second behind.
 */
export function looseInfinitives(source: Reading, candidate: Reading): Fault[] {
  const series = seriesIn(source);
  if (series.length === 0) return [];
  return candidate.sentences.flatMap((sentence) => {
    const words = wordsOf(sentence);
    const place = (lemma: string, isMarked: boolean, from = 0) =>
      words.findIndex(
        (word, at) => at >= from && lemmaOf(word) === lemma && isMarked === markedAt(words, at),
      );
    return series.flatMap(({ first, next }) => {
      const bare = place(first, false);
      const left = bare < 0 ? -1 : place(next, true, bare + 1);
      if (left < 0) return [];
      const { start } = words[bare];
      const { end } = words[left];
      const because = `“${candidate.text.slice(start, end)}” joins infinitives with and without their marker.`;
      return [{ kind: 'loose infinitive', start, end, because }];
    });
  });
}

/** Two infinitives with marks, the second behind a comma, "and" or "or". */
function seriesIn({ sentences }: Reading): { readonly first: string; readonly next: string }[] {
  return sentences.flatMap((sentence) => {
    const words = wordsOf(sentence);
    const marked = words.flatMap((_, at) => (markedAt(words, at) ? [at] : []));
    return marked.slice(1).flatMap((at, i) => {
      const [before, mark] = [words[at - 2], words[at - 1]];
      const isJoined =
        before?.analysis?.upos === 'CCONJ' ||
        sentence.tokens.some(
          ({ form, start, end }) => form === ',' && end <= mark.start && start >= before?.end,
        );
      if (!isJoined) return [];
      return [{ first: lemmaOf(words[marked[i]]), next: lemmaOf(words[at]) }];
    });
  });
}

/** Has a verb its mark before it: "to keep", "zu halten"? */
function markedAt(words: readonly Token[], at: number): boolean {
  const { analysis } = words[at];
  const mark = words[at - 1]?.analysis;
  return analysis?.upos === 'VERB' && mark?.upos === 'PART' && mark.relation === 'mark';
}
