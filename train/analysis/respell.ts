import { readFileSync } from 'node:fs';
import { DATA } from './paths.ts';
import noDa from './respelling/no-da.json' with { type: 'json' };
import svDa from './respelling/sv-da.json' with { type: 'json' };
import type { GoldSentence } from './treebank.ts';
import { readUnimorphLemmas } from './unimorph.ts';

/** How the words of one language are written in a neighbour's: *etter* → *efter*, *inte* → *ikke*. */
interface Respelling {
  /** Words that no change of letters turns into their counterpart. */
  readonly words: Readonly<Record<string, string>>;
  /** Changes that always hold: ä is æ. */
  readonly always: readonly (readonly string[])[];
  /** Changes that hold where they lead to a known word; `$` is the end of the word. */
  readonly letters: readonly (readonly string[])[];
  /** Endings of words that have no known counterpart. */
  readonly endings: readonly (readonly string[])[];
}

export const RESPELLINGS: Readonly<Record<string, Respelling>> = {
  'no-da': noDa as unknown as Respelling,
  'sv-da': svDa as unknown as Respelling,
};

export type RespellingName = 'no-da' | 'sv-da';

/** Beyond this rank a list of words from subtitles also holds words of the neighbours. */
const TRUSTED_RANK = 20_000;

/**
 * Writes the sentences of a relative with the words of the language itself, so that what the tagger
 * and the parser learn about *efter* they also learn from *etter* and *after*.
 */
export function respell(
  sentences: readonly GoldSentence[],
  name: RespellingName,
  own: readonly GoldSentence[],
  lexicons: readonly string[],
): GoldSentence[] {
  const ranks = ranksOf(name.split('-')[1], own, lexicons);
  const respelling = RESPELLINGS[name];
  const known = new Map<string, string>();
  const write = (form: string) => {
    const lower = form.toLowerCase();
    let written = known.get(lower);
    if (written === undefined) {
      written = counterpart(lower, respelling, ranks);
      known.set(lower, written);
    }
    if (written === lower) return form;
    return form === lower ? written : written[0].toUpperCase() + written.slice(1);
  };
  return sentences.map((sentence) => ({
    ...sentence,
    forms: sentence.forms.map((form, i) =>
      sentence.upos[i] === 'PROPN' || !/^\p{L}+$/u.test(form) ? form : write(form),
    ),
  }));
}

/** Rank of each known word: words of the treebank first, then by frequency, then UniMorph's. */
function ranksOf(
  language: string,
  own: readonly GoldSentence[],
  lexicons: readonly string[],
): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { forms } of own) for (const form of forms) ranks.set(form.toLowerCase(), 0);
  readFileSync(`${DATA}frequencywords/content/2018/${language}/${language}_50k.txt`, 'utf8')
    .split('\n')
    .slice(0, TRUSTED_RANK)
    .forEach((line, rank) => {
      const word = line.split(' ')[0];
      if (word && !ranks.has(word)) ranks.set(word, rank + 1);
    });
  for (const { form } of lexicons.flatMap((path) => readUnimorphLemmas(DATA + path))) {
    const lower = form.toLowerCase();
    if (!ranks.has(lower)) ranks.set(lower, TRUSTED_RANK);
  }
  return ranks;
}

/** The known word nearest to a foreign one; the word itself where there is none. */
export function counterpart(
  word: string,
  { words, always, letters, endings }: Respelling,
  ranks: ReadonlyMap<string, number>,
): string {
  if (Object.hasOwn(words, word)) return words[word];
  let start = word;
  for (const [from, to] of always) start = start.replaceAll(from, to);
  if (ranks.has(start)) return start;
  const steps = word.length < 4 ? 1 : word.length < 7 ? 2 : 3;
  const seen = new Set([start]);
  let front = [start];
  for (let step = 0; step < steps; step++) {
    const next: string[] = [];
    for (const candidate of front) {
      for (const [from, to] of letters) {
        for (const changed of changes(candidate, from, to)) {
          if (seen.has(changed)) continue;
          seen.add(changed);
          next.push(changed);
        }
      }
    }
    const best = next
      .filter((candidate) => ranks.has(candidate))
      .sort((a, b) => ranks.get(a)! - ranks.get(b)!)[0];
    if (best) return best;
    front = next;
  }
  const ending = endings.find(([from]) => start.length > from.length + 2 && start.endsWith(from));
  return ending ? start.slice(0, start.length - ending[0].length) + ending[1] : start;
}

/** The word with one change made, at each place where it can be. */
function changes(word: string, from: string, to: string): string[] {
  if (from.endsWith('$')) {
    const ending = from.slice(0, -1);
    return word.endsWith(ending) ? [word.slice(0, word.length - ending.length) + to] : [];
  }
  const found: string[] = [];
  for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
    found.push(word.slice(0, at) + to + word.slice(at + from.length));
  }
  return found;
}
