import { cellKey } from '../../src/language/inflection/cells.ts';
import { LONGEST_INHERENT_ENDING } from '../../src/language/inflection/model.ts';
import { type InherentExample, isWord } from './example.ts';

/**
 * A decision list from endings to gender (and animacy): an ending is kept only when it says
 * something else than the next shorter one; words that no ending gets right are kept whole.
 */
export function inherentEndings(examples: readonly InherentExample[]): {
  labels: string[];
  lines: string[];
} {
  const labels: string[] = [];
  const labelIds = new Map<string, number>();
  const words = new Map<string, number>();
  for (const { lemma, features } of examples) {
    const word = lemma.toLowerCase();
    if (words.has(word) || !isWord(word)) continue;
    const key = cellKey(new Map(Object.entries(features)));
    if (!labelIds.has(key)) {
      labelIds.set(key, labels.length);
      labels.push(key);
    }
    words.set(word, labelIds.get(key)!);
  }
  if (words.size === 0) return { labels, lines: [] };
  const counts = new Map<string, number[]>();
  for (const [word, label] of words) {
    const marked = `^${word}`;
    for (let length = 0; length <= Math.min(marked.length, LONGEST_INHERENT_ENDING); length++) {
      const ending = marked.slice(marked.length - length);
      const row = counts.get(ending) ?? new Array(labels.length).fill(0);
      row[label] = (row[label] ?? 0) + 1;
      counts.set(ending, row);
    }
  }
  const majority = (row: readonly number[]) => {
    let best = 0;
    for (let i = 1; i < labels.length; i++) if ((row[i] ?? 0) > (row[best] ?? 0)) best = i;
    return best;
  };
  const kept = new Map<string, number>();
  const sorted = [...counts.keys()].sort((a, b) => a.length - b.length);
  for (const ending of sorted) {
    const row = counts.get(ending)!;
    const sum = row.reduce((a, b) => a + (b ?? 0), 0);
    const best = majority(row);
    if (ending === '') {
      kept.set('', best);
      continue;
    }
    // Rare endings are chance, and would be stored as whole words anyway.
    if (sum < 3) continue;
    if (lookUp(kept, ending.slice(1)) !== best) kept.set(ending, best);
  }
  for (const [word, label] of words) {
    const marked = `^${word}`;
    if (lookUp(kept, marked) !== label) kept.set(marked, label);
  }
  const lines = [...kept]
    .map(([ending, label]) => `${ending}\t${label.toString(36)}`)
    .sort((a, b) => (a < b ? -1 : 1));
  return { labels, lines };
}

function lookUp(kept: ReadonlyMap<string, number>, word: string): number | undefined {
  for (let length = Math.min(word.length, LONGEST_INHERENT_ENDING); length >= 0; length--) {
    const label = kept.get(word.slice(word.length - length));
    if (label !== undefined) return label;
  }
  return undefined;
}
