import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Random, seededRandom } from '../../src/evaluate/index.ts';

/** A planted pair: two texts in two documents, and whether they may be found. */
export interface Planted {
  readonly kind: 'paraphrase' | 'split' | 'near-copy' | 'same-document' | 'contained' | 'leak';
  readonly texts: readonly [string, string];
  readonly documents: readonly [string, string];
}

const FUNCTION_WORDS = 'the of and in to was for with on as by at from that which a an its'.split(
  ' ',
);
const ONSETS = 'b br c ch cl d dr f fl g gr h j k l m n p pl pr qu r s sh sl st t th tr v w'.split(
  ' ',
);
const NUCLEI = 'a e i o u ai ea ou'.split(' ');
const CODAS = ['', 'n', 'r', 's', 't', 'l', 'nd', 'st', 'm', 'ck'];
const WORDS = 20_000;
const TOPIC_WORDS = 40;
const SENTENCES_PER_DOCUMENT = 7;
/** The number of sequences per sentence, as measured on this generator. */
const SEQUENCES_PER_SENTENCE = 1.955;

/**
 * Writes a corpus of documents about topics, with pairs planted in it, as files of JSON lines, the
 * evaluation set (one text per line) and the truth. The same seed writes the same bytes.
 */
export function generateCorpus(folder: string, sequences: number, seed: number): Planted[] {
  const random = seededRandom(seed);
  const words = vocabulary(random);
  const sentences = Math.round(sequences / SEQUENCES_PER_SENTENCE);
  const topics = Array.from({ length: Math.max(40, Math.round(sentences / 150)) }, () =>
    Array.from({ length: TOPIC_WORDS }, () => words[random.below(WORDS)]),
  );
  const documents = Math.round(sentences / SENTENCES_PER_DOCUMENT);
  const extra = new Map<number, string[]>();
  const plantIn = (document: number, ...texts: string[]) =>
    extra.set(document, [...(extra.get(document) ?? []), ...texts]);
  const nameOf = (document: number) => `d${document}`;
  const planted: Planted[] = [];
  const protectedTexts: string[] = [];
  for (let at = 0; at < Math.max(60, sentences / 60); at++) {
    const topic = topics[random.below(topics.length)];
    const [a, b] = [random.below(documents), random.below(documents)];
    if (a === b) continue;
    const content = contentWords(topic, words, 10 + random.below(5), random);
    const text = sentence(content, random);
    const other = sentence(reworded(content, words, random, 0.2 * random.fraction()), random);
    const both = (kind: Planted['kind'], second: string, places: [number, number] = [a, b]) => {
      plantIn(places[0], text);
      plantIn(places[1], second);
      planted.push({
        kind,
        texts: [text, second],
        documents: [nameOf(places[0]), nameOf(places[1])],
      });
    };
    const choice = at % 10;
    if (choice < 4) both('paraphrase', other);
    else if (choice === 4) both('near-copy', nearCopy(text, words, random));
    else if (choice === 5) both('same-document', other, [a, a]);
    else if (choice === 6) {
      both('contained', `${sentence(contentWords(topic, words, 4, random), random)} ${text}`);
    } else if (choice === 7) {
      both('leak', other);
      protectedTexts.push(random.fraction() < 0.5 ? text.toUpperCase() : text, other);
    } else {
      const half = Math.ceil(content.length / 2);
      const parts = [content.slice(0, half), content.slice(half)].map((part) =>
        sentence(reworded(part, words, random, 0.1), random),
      );
      both('split', parts.join(' '));
    }
  }
  mkdirSync(folder, { recursive: true });
  const perFile = Math.ceil(documents / 16);
  for (let first = 0, number = 0; first < documents; first += perFile, number++) {
    const file = openSync(join(folder, `part-${String(number).padStart(2, '0')}.jsonl`), 'w');
    for (let document = first; document < Math.min(documents, first + perFile); document++) {
      const topic = topics[random.below(topics.length)];
      const body = Array.from({ length: SENTENCES_PER_DOCUMENT }, () =>
        sentence(contentWords(topic, words, 6 + random.below(8), random), random),
      );
      // Planted texts are separate paragraphs.
      const text = [body.join(' '), ...(extra.get(document) ?? [])].join('\n');
      writeSync(file, `${JSON.stringify({ id: nameOf(document), text })}\n`);
    }
    closeSync(file);
  }
  writeFileSync(join(folder, '..', 'evaluation-set.lines'), `${protectedTexts.join('\n')}\n`);
  writeFileSync(join(folder, '..', 'planted.json'), JSON.stringify(planted));
  return planted;
}

/** Texts that come in groups of rewordings, as sources with ten references do. */
export function generateRewordings(groups: number, each: number, seed: number): string[] {
  const random = seededRandom(seed);
  const words = vocabulary(random);
  return Array.from({ length: groups }, () => {
    const content = contentWords(words, words, 10 + random.below(5), random);
    return Array.from({ length: each }, () =>
      sentence(reworded(content, words, random, 0.2 * random.fraction()), random),
    );
  }).flat();
}

function vocabulary(random: Random): string[] {
  const words = new Set<string>();
  const pick = (list: readonly string[]) => list[random.below(list.length)];
  while (words.size < WORDS) {
    const syllables = 2 + random.below(2);
    let word = '';
    for (let at = 0; at < syllables; at++)
      word += pick(ONSETS) + pick(NUCLEI) + (at > 0 ? pick(CODAS) : '');
    words.add(word);
  }
  return [...words];
}

/** Half of the topic, half of all words, frequent ones more often (Zipf). */
function contentWords(
  topic: readonly string[],
  words: readonly string[],
  count: number,
  random: Random,
): string[] {
  return Array.from({ length: count }, () =>
    random.fraction() < 0.5
      ? topic[random.below(topic.length)]
      : words[Math.min(WORDS - 1, Math.floor(WORDS ** random.fraction()))],
  );
}

/** Words in another order, some lost, some replaced. */
function reworded(
  content: readonly string[],
  words: readonly string[],
  random: Random,
  replaced: number,
): string[] {
  const turn = 1 + random.below(Math.max(1, content.length - 2));
  return [...content.slice(turn), ...content.slice(0, turn)].flatMap((word) => {
    const chance = random.fraction();
    if (chance < replaced / 2) return [];
    return chance < replaced * 1.5 ? [words[random.below(WORDS)]] : [word];
  });
}

function nearCopy(text: string, words: readonly string[], random: Random): string {
  const parts = text.split(' ');
  parts[1 + random.below(parts.length - 2)] = words[random.below(WORDS)];
  return parts.join(' ');
}

function sentence(content: readonly string[], random: Random): string {
  const parts = content.flatMap((word) =>
    random.fraction() < 0.6 ? [FUNCTION_WORDS[random.below(FUNCTION_WORDS.length)], word] : [word],
  );
  const text = parts.join(' ');
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}
