// Learns how likely words are beside each other: `npx tsx train/fluency/train.ts [LANGUAGE …]`.
// Writes languages/xx/fluency.bin.gz and its SOURCES-fluency.md (with `--to FOLDER` there); then
// `npx tsx train/fluency/measure.ts` and `npm run cards`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sentencesOf } from '../../src/core/index.ts';
import { fluencyOf } from '../../src/language/fluency/fluency.ts';
import { CLASSES, looksLikeName, plainForm } from '../../src/language/fluency/units.ts';
import { type Language, loadLanguage } from '../../src/language/index.ts';
import { card } from './card.ts';
import { type Classes, classesOf, tagCounts } from './classes.ts';
import { heldOut, sameness } from './held-out.ts';
import { kneserNey } from './kneser-ney.ts';
import { conlluLines, TESTS, TEXTS } from './texts.ts';
import { packed, zipped } from './write.ts';

/**
 * Most groups of words that are kept, and forms; pairs seen so often are always; words that are tagged
 * to find classes. What fits 260 kB, and 2 MB for English.
 */
const USUAL = {
  grams: 52_000,
  classGrams: 12_000,
  words: 9_000,
  attested: Number.POSITIVE_INFINITY,
  tagged: 150_000,
};
const SIZES: Readonly<Record<string, typeof USUAL>> = {
  en: { grams: 500_000, classGrams: 50_000, words: 36_000, attested: 3, tagged: 1_000_000 },
};
/** Every so manieth sentence is kept to set the weights of words against classes. */
const KEPT_EVERY = 20;
/** A name is a word of its own only when it is frequent. */
const LEAST_NAME = 25;

const at = process.argv.indexOf('--to');
const folder = at < 0 ? 'languages' : process.argv[at + 1];
const asked = process.argv.slice(2).filter((_, i) => at < 0 || (i + 2 !== at && i + 2 !== at + 1));
for (const id of asked.length > 0 ? asked : Object.keys(TEXTS)) await train(id);

interface Read {
  readonly name: string;
  readonly sentences: string[][];
  readonly words: number;
  readonly program: boolean;
}

async function train(id: string): Promise<void> {
  const language = await loadLanguage(id);
  const never = await heldOut(language);
  for (const line of conlluLines(readFileSync(`.data/${TESTS[id]}`, 'utf8'), ' '))
    never.add(sameness(line));
  const read = TEXTS[id].map(({ name, lines, most }): Read => {
    const sentences = sentencesIn(lines(), language, never, most ?? Number.POSITIVE_INFINITY);
    const words = sentences.reduce((sum, { length }) => sum + length, 0);
    console.log(`${id} ${String(words).padStart(8)} ${name}`);
    return { name, sentences, words, program: most !== undefined };
  });
  const all = read.flatMap(({ sentences }) => sentences);
  // Texts of programs repeat themselves: they would say that words need no classes.
  const plain = new Set(
    read.filter(({ program }) => !program).flatMap(({ sentences }) => sentences),
  );
  const kept = [...plain].filter((_, i) => i % KEPT_EVERY === 0);
  const held = new Set(kept);
  const seen = all.filter((sentence) => !held.has(sentence));

  const { grams, classGrams, words, attested, tagged } = SIZES[id] ?? USUAL;
  const capitalNouns = language.profile.capitalNouns === true;
  const { counts, names } = formCounts(seen, capitalNouns);
  const vocabulary = [...counts]
    .filter(
      ([form, count]) => count >= 2 && (count >= LEAST_NAME || (names.get(form) ?? 0) < count / 2),
    )
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, words)
    .map(([form]) => form);
  // Every so manieth sentence, so that all texts are in what is tagged.
  const step = Math.max(1, Math.floor(all.reduce((sum, { length }) => sum + length, 0) / tagged));
  const tags = tagCounts(
    seen.filter((_, i) => i % step === 0),
    plainForm,
    language,
    tagged,
  );
  const classes = classesOf(counts, tags, vocabulary);

  const { wordIds, classIds, unknown } = numbered(seen, classes, capitalNouns);
  const byWord = kneserNey(wordIds, classes.size + vocabulary.length, grams, { attested });
  const byClass = kneserNey(classIds, classes.size, classGrams, { raw: true });
  const header = {
    unknown,
    other: classes.other,
    weights: [0.5, 0.3, 0.6, 0.8],
    capitalNouns,
    words: read.reduce((sum, { words }) => sum + words, 0),
  };
  const weights = mixtureWeights(kept, (weights) =>
    fluencyOf(packed(byWord, byClass, classes, { ...header, weights })),
  );
  const file = zipped(packed(byWord, byClass, classes, { ...header, weights }));
  mkdirSync(`${folder}/${id}`, { recursive: true });
  writeFileSync(`${folder}/${id}/fluency.bin.gz`, file);
  writeFileSync(`${folder}/${id}/SOURCES-fluency.md`, card(id, read, file.length));
  const size = `${vocabulary.length} forms, ${classes.size} classes, ${classes.endings.size} endings`;
  const groups = [byWord, byClass]
    .map(({ two, three }) => `${two.size} + ${three.size}`)
    .join(', ');
  console.log(
    `${id} ${file.length} bytes: ${size}; pairs + triples ${groups}; weights ${weights.map((each) => each.toFixed(2))}`,
  );
}

/** Sentences of tokens that look like sentences, each once. */
function sentencesIn(
  lines: readonly string[],
  language: Language,
  never: Set<string>,
  most: number,
): string[][] {
  const found: string[][] = [];
  let words = 0;
  for (const line of lines) {
    if (words > most) break;
    if (line.length > 1_000_000) continue;
    for (const { start, end, tokens } of sentencesOf(language.segment(line))) {
      const text = line.slice(start, end);
      if (tokens.length < 4 || tokens.length > 90 || !/[.!?。！？۔…]["”»)]?\s*$/u.test(text))
        continue;
      const key = sameness(text);
      if (never.has(key)) continue;
      never.add(key);
      found.push(tokens.map(({ form }) => form));
      words += tokens.length;
    }
  }
  return found;
}

function formCounts(sentences: readonly string[][], capitalNouns: boolean) {
  const counts = new Map<string, number>();
  const names = new Map<string, number>();
  for (const forms of sentences) {
    forms.forEach((form, i) => {
      const plain = plainForm(form);
      counts.set(plain, (counts.get(plain) ?? 0) + 1);
      if (looksLikeName(form, i === 0, capitalNouns)) names.set(plain, (names.get(plain) ?? 0) + 1);
    });
  }
  return { counts, names };
}

/** Sentences as numbers of words and of classes; unknown words are their class. */
function numbered(sentences: readonly string[][], classes: Classes, capitalNouns: boolean) {
  const { vocabulary, groupOf, endings, other, size, logInGroup } = classes;
  const ids = new Map(vocabulary.map((word, i) => [word, i]));
  const inGroup = new Float64Array(size);
  const perWord = new Float64Array(vocabulary.length);
  const rare = new Set<string>();
  const wordIds: Uint32Array[] = [];
  const classIds: Uint32Array[] = [];
  for (const forms of sentences) {
    const [words, groups] = [new Uint32Array(forms.length + 1), new Uint32Array(forms.length + 1)];
    forms.forEach((form, i) => {
      const plain = plainForm(form);
      const id = ids.get(plain);
      let group = id === undefined ? CLASSES.name : groupOf[id];
      if (id === undefined) {
        rare.add(plain);
        if (!looksLikeName(form, i === 0, capitalNouns)) {
          group = other;
          for (let length = 4; length > 0; length--) {
            const own = plain.length >= length ? endings.get(plain.slice(-length)) : undefined;
            if (own === undefined) continue;
            group = own;
            break;
          }
        }
      } else perWord[id]++;
      inGroup[group]++;
      words[i] = id === undefined ? group : id + size;
      groups[i] = group;
    });
    words[forms.length] = CLASSES.end;
    groups[forms.length] = CLASSES.end;
    wordIds.push(words);
    classIds.push(groups);
  }
  vocabulary.forEach((_, i) => {
    logInGroup[i] = Math.log10(perWord[i] / inGroup[groupOf[i]]);
  });
  // One unknown word among all there may be: twice as many as were seen.
  return { wordIds, classIds, unknown: -Math.log10(2 * rare.size + 1) };
}

type Fluent = ReturnType<typeof fluencyOf>;

/** Words against classes by expectation–maximisation on sentences that were not counted. */
function mixtureWeights(
  sentences: readonly string[][],
  model: (weights: number[]) => Fluent,
): number[] {
  const [words, classes] = [model([1, 1, 1, 1]), model([0, 0, 0, 0])];
  const kinds = [0, 1, 2, 3].map((k) => model([0, 1, 2, 3].map((n) => (n === k ? 1 : 0))));
  const seen: { order: number; word: number; group: number }[] = [];
  for (const forms of sentences.slice(0, 4000)) {
    const line = [...forms, ''];
    const [byWord, byClass, ...byKind] = [words, classes, ...kinds].map((each) => each.read(line));
    for (let i = 0; i < line.length; i++) {
      const [word, group] = [byWord.log(i), byClass.log(i)];
      const order = byKind.findIndex((each) => Math.abs(each.log(i) - word) < 1e-9);
      seen.push({ order: Math.max(0, order), word: 10 ** word, group: 10 ** group });
    }
  }
  let weights = [0.5, 0.3, 0.6, 0.8];
  for (let round = 0; round < 20; round++) {
    const [sums, counts] = [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    for (const { order, word, group } of seen) {
      const share = weights[order] * word;
      sums[order] += share / (share + (1 - weights[order]) * group);
      counts[order]++;
    }
    weights = weights.map((old, k) => (counts[k] > 50 ? sums[k] / counts[k] : old));
  }
  return weights.map((each) => Number(Math.min(0.98, Math.max(0.02, each)).toFixed(3)));
}
