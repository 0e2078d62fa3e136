import type { WordRecord } from '../record.ts';
import { badContent } from './text.ts';

type Substitute = WordRecord['substitutes'][number];

/**
 * Annotations in the cells of a row, one per annotator: repeats are votes (TSAR, LexMTurk). Most
 * votes first, as in the gold lists; ties keep their order.
 */
export function readVotes(cells: readonly string[]): Substitute[] {
  const votes = new Map<string, number>();
  for (const cell of cells) {
    const word = cell.trim();
    if (word !== '') votes.set(word, (votes.get(word) ?? 0) + 1);
  }
  return [...votes]
    .map(([word, count]) => ({ word, votes: count }))
    .sort((one, other) => other.votes - one.votes);
}

/** Cells of the form `rank:word` (BenchLS, NNSeval, SIMPLEX-PB); the word may contain a colon. */
export function readRanked(cells: readonly string[], file: string, line: number): Substitute[] {
  return cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .map((cell) => {
      const colon = cell.indexOf(':');
      const rank = Number(cell.slice(0, colon));
      if (colon < 1 || !Number.isInteger(rank)) {
        throw badContent(file, line, `"${cell}" is not of the form rank:word.`);
      }
      return { word: cell.slice(colon + 1), rank };
    });
}

/** The start of the n-th token of a sentence with spaces between tokens. */
export function tokenStart(sentence: string, index: number): number | undefined {
  let at = 0;
  for (let token = 0; token < index; token++) {
    at = sentence.indexOf(' ', at) + 1;
    if (at === 0) return undefined;
  }
  return at;
}
