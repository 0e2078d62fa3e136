import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DATA } from './collect.ts';

/**
 * `npx tsx train/inflection/onsets.ts` learns from CMUdict's pronunciations which English words
 * begin with a vowel sound (an hour, a unit) and writes the starts that decide into
 * languages/en/agreement.json.
 */
const VOWEL_SOUND = /^[AEIOU]/;
const LONGEST_START = 8;
const WORD = /^[a-z]+$/;

function vowelStarts(): Record<string, boolean> {
  const frequencies = new Map<string, number>();
  const list = readFileSync(`${DATA}/frequencywords/content/2018/en/en_50k.txt`, 'utf8');
  for (const line of list.split('\n')) {
    const [word, count] = line.split(' ');
    frequencies.set(word, Number(count));
  }
  const words = new Map<string, boolean>();
  for (const line of readFileSync(`${DATA}/cmudict/cmudict.dict`, 'utf8').split('\n')) {
    const [word, first] = line.split(' ');
    // The first pronunciation counts; others are marked word(2).
    if (first && WORD.test(word) && frequencies.has(word)) words.set(word, VOWEL_SOUND.test(first));
  }
  const counts = new Map<string, [no: number, yes: number]>();
  for (const [word, vowel] of words) {
    const marked = `${word} `;
    for (let length = 1; length <= Math.min(LONGEST_START, marked.length); length++) {
      const start = marked.slice(0, length);
      const row = counts.get(start) ?? [0, 0];
      row[vowel ? 1 : 0] += 1;
      counts.set(start, row);
    }
  }
  const starts: Record<string, boolean> = {};
  for (const start of [...counts.keys()].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const [no, yes] = counts.get(start)!;
    const vowel = yes > no;
    if (vowel !== lookUp(starts, start)) starts[start] = vowel;
  }
  return starts;
}

function lookUp(starts: Readonly<Record<string, boolean>>, word: string): boolean {
  for (let length = word.length - 1; length > 0; length--) {
    const answer = starts[word.slice(0, length)];
    if (answer !== undefined) return answer;
  }
  return false;
}

const path = fileURLToPath(new URL('../../languages/en/agreement.json', import.meta.url));
const rules = JSON.parse(readFileSync(path, 'utf8'));
rules.onsets = { ...rules.onsets, vowel: vowelStarts() };
writeFileSync(path, `${JSON.stringify(rules, null, 1)}\n`);
