import { readFileSync } from 'node:fs';
import { sentencesOf } from '../../src/core/index.ts';
import { loadLanguage } from '../../src/language/index.ts';

/**
 * Counts which words and phrases editors replace in `.data/pairs`, and by what: evidence for
 * `languages/xx/lexicon`, to be read line by line. Prints lemmas and counts, no sentence.
 *
 *     npx tsx train/lexicon/count-pairs.ts de
 */
const id = process.argv[2] ?? 'en';
const MOST_WORDS = 4;
const LEAST_LOST = 2;
const LEAST_SHARE = 0.4;
const language = await loadLanguage(id);

interface Counts {
  seen: number;
  lost: number;
  readonly gained: Map<string, number>;
}
const counts = new Map<string, Counts>();
const gainedAnywhere = new Map<string, number>();
let changed = 0;

/** The lemmas of a text; a phrase does not reach over a mark. */
function phrasesOf(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { tokens } of sentencesOf(language.analyse(text, { accurate: true }))) {
    for (let first = 0; first < tokens.length; first++) {
      const lemmas: string[] = [];
      for (const { form, analysis } of tokens.slice(first, first + MOST_WORDS)) {
        if (!/^\p{L}/u.test(form)) break;
        lemmas.push((analysis?.lemma ?? form).toLowerCase());
        const isWord = lemmas.length === 1;
        const key = isWord ? `${lemmas[0]}[${analysis?.upos}]` : lemmas.join(' ');
        found.set(key, (found.get(key) ?? 0) + 1);
      }
    }
  }
  return found;
}

for (const line of readFileSync(`.data/pairs/${id}.jsonl`, 'utf8').trimEnd().split('\n')) {
  const { source, plain } = JSON.parse(line) as { source: string; plain: string };
  const [before, after] = [phrasesOf(source), phrasesOf(plain)];
  const gained = [...after.keys()].filter((key) => !before.has(key));
  if (source !== plain) changed++;
  for (const key of gained) gainedAnywhere.set(key, (gainedAnywhere.get(key) ?? 0) + 1);
  for (const key of before.keys()) {
    const entry = counts.get(key) ?? { seen: 0, lost: 0, gained: new Map<string, number>() };
    counts.set(key, entry);
    entry.seen++;
    if (after.has(key)) continue;
    entry.lost++;
    for (const other of gained) entry.gained.set(other, (entry.gained.get(other) ?? 0) + 1);
  }
}

/** How much more often than by chance something stands in the plain version where a word was lost. */
function association({ lost }: Counts, other: string, together: number): number {
  const expected = (lost * (gainedAnywhere.get(other) ?? 1)) / changed;
  return together * Math.log2(together / expected);
}

const rows = [...counts]
  .filter(([, { lost, seen }]) => lost >= LEAST_LOST && lost / seen >= LEAST_SHARE)
  .sort((a, b) => b[1].lost - a[1].lost);
for (const [key, entry] of rows) {
  const best = [...entry.gained]
    .filter(([, together]) => together >= 2)
    .map(([other, together]) => ({ other, together, by: association(entry, other, together) }))
    .sort((a, b) => b.by - a.by)
    .slice(0, 4);
  if (best.length === 0) continue;
  const told = best.map(({ other, together }) => `${other} ${together}`).join(', ');
  console.log(`${key}\t${entry.lost}/${entry.seen}\t${told}`);
}
