// How well the models of fluency know a real sentence from a damaged one, and their perplexity:
// `npx tsx train/fluency/measure.ts [LANGUAGE …]` prints the table of notes/fluency.md. `--from FOLDER`
// reads models from there.
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type ConlluSentence, type ConlluWord, readConllu } from '../../src/language/conllu.ts';
import { fluencyOf } from '../../src/language/fluency/fluency.ts';
import { Random } from '../random.ts';
import { damages } from './damage.ts';
import { TESTS } from './texts.ts';

const at = process.argv.indexOf('--from');
const folder = at < 0 ? 'languages' : process.argv[at + 1];
const only = process.argv.slice(2).filter((each) => each in TESTS);
const MOST = 1000;

const kinds = Object.keys(damages([]));
console.log(`| language | kB | perplexity | of single words | ${kinds.join(' | ')} |`);
console.log(`|---|---:|---:|---:|${kinds.map(() => '---:|').join('')}`);
for (const id of only.length > 0 ? only : Object.keys(TESTS)) console.log(rowOf(id));

function rowOf(id: string): string {
  const path = `${folder}/${id}/fluency.bin.gz`;
  const fluency = fluencyOf(gunzipSync(readFileSync(path)));
  const sentences = readConllu(readFileSync(`.data/${TESTS[id]}`, 'utf8'))
    .slice(0, MOST)
    .map(asWritten);
  let [log, alone, count] = [0, 0, 0];
  /** How much closer the words belong together than by chance: long and short can be compared. */
  const tie = (forms: readonly string[]): number => {
    const text = fluency.read([...forms, '']);
    let sum = 0;
    for (let i = 0; i <= forms.length; i++) sum += text.log(i) - text.alone(i);
    return sum;
  };
  for (const { words } of sentences) {
    const forms = [...words.map(({ form }) => form), ''];
    const text = fluency.read(forms);
    for (let i = 0; i < forms.length; i++) {
      log += text.log(i);
      alone += text.alone(i);
      count++;
    }
  }
  const ways = damages(sentences);
  const cells = kinds.map((kind) => {
    const chance = new Random(7);
    const draw = () => chance.next();
    let [right, all] = [0, 0];
    for (const sentence of sentences) {
      const spoilt = ways[kind](sentence, draw);
      if (!spoilt) continue;
      all++;
      if (tie(sentence.words.map(({ form }) => form)) > tie(spoilt)) right++;
    }
    return all < 50 ? '–' : ((100 * right) / all).toFixed(1);
  });
  const size = (statSync(path).size / 1000).toFixed(0);
  const perplexity = (sum: number) => (10 ** (-sum / count)).toFixed(0);
  return `| ${id} | ${size} | ${perplexity(log)} | ${perplexity(alone)} | ${cells.join(' | ')} |`;
}

/** Words that are written as one are one: "del". */
function asWritten(sentence: ConlluSentence): ConlluSentence {
  const starts = new Map(sentence.ranges.map((range) => [range.first, range]));
  const words: ConlluWord[] = [];
  for (let w = 0; w < sentence.words.length; w++) {
    const range = starts.get(w);
    const word = sentence.words[w];
    words.push(range ? { ...word, form: range.form, lemma: range.form } : word);
    if (range) w = range.last;
  }
  return { ...sentence, words };
}
