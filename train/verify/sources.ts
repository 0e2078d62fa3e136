import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { filesUnder, readLines } from '../reading/files.ts';
import { type Half, halfOf } from './halves.ts';

/** A pair of sentences and where it is from. */
export interface Case {
  readonly set: string;
  readonly half: Half;
  readonly source: string;
  readonly candidate: string;
}

/** A sentence to damage. */
export interface SourceSentence {
  readonly half: Half;
  readonly text: string;
}

interface Pair {
  readonly file: string;
  readonly source: string;
  readonly plain: string;
}

const pairsOf = (id: string) => readLines<Pair>(`.data/pairs/${id}.jsonl`);

/** The set `pairs`: what editors changed. */
export function editedPairs(id: string): Case[] {
  return pairsOf(id)
    .filter(({ source, plain }) => source !== plain)
    .map(({ file, source, plain }) => ({
      set: 'pairs',
      half: halfOf(file),
      source,
      candidate: plain,
    }));
}

interface Edit {
  readonly lang: string;
  readonly doc: string;
  readonly sentence: string;
  readonly label: string;
  readonly sure: boolean;
}

/** Edits of the set `judged`: [[before→after]] in their sentences. */
export function judgedEdits(id: string, label: 'good' | 'harmful'): Case[] {
  return readLines<Edit>('.data/judged/edits.jsonl')
    .filter((edit) => edit.lang === id && edit.label === label)
    .map(({ doc, sentence }) => ({
      set: label === 'good' ? 'good edits' : 'harmful edits',
      half: halfOf(doc),
      source: sentence.replace(/\[\[(.*?)→(.*?)\]\]/gsu, '$1'),
      candidate: sentence.replace(/\[\[(.*?)→(.*?)\]\]/gsu, '$2'),
    }));
}

interface Answer {
  readonly lang: string;
  readonly source: string;
  readonly answer: string;
}

/** Made-up answers of a model, all of them false. */
export function falseAnswers(id: string): Case[] {
  return readLines<Answer>('.data/judged/false-answers.jsonl')
    .filter(({ lang }) => lang === id)
    .map(({ source, answer }) => ({
      set: 'false answers',
      half: 'even',
      source,
      candidate: answer,
    }));
}

const WORDINESS = '.data/plainlanguage-gov/_pages/examples/before-and-after/wordiness.md';

/** Rows of the tables of plainlanguage.gov, before and after. */
export function plainLanguageGov(): Case[] {
  if (!existsSync(WORDINESS)) return [];
  const bare = (cell: string) =>
    cell
      .replace(/\{[^{}]*\}/gu, '')
      .replace(/<[^<>]*>/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
  return readFileSync(WORDINESS, 'utf8')
    .split('\n')
    .map((line) => line.split(' | ').map(bare))
    .filter((cells) => cells.length === 2 && cells.every((cell) => / .* /u.test(cell)))
    .map(([source, candidate]) => ({
      set: 'plainlanguage.gov',
      half: halfOf(source),
      source,
      candidate,
    }));
}

/** Sentences of our own: a passive and its active, a sentence and its parts, sound answers. */
export function ownPairs(id: string): Case[] {
  const all = JSON.parse(
    readFileSync(new URL('sound-pairs.json', import.meta.url), 'utf8'),
  ) as Record<string, Record<string, [string, string][]>>;
  return Object.entries(all[id] ?? {}).flatMap(([set, pairs]) =>
    pairs.map(([source, candidate]) => ({ set, half: halfOf(source), source, candidate })),
  );
}

/** The sources of the set `pairs`, and the sentences of the documents as they stand in Markdown and HTML without markup. */
export function documentSentences(
  id: string,
  segment: (text: string) => readonly string[],
): SourceSentence[] {
  const found = new Map<string, SourceSentence>();
  const add = (text: string, half: Half) => found.set(text, { text, half });
  for (const file of filesUnder(`.data/documents/${id}`)) {
    const half = halfOf(file.replace('.data/documents/', ''));
    const plain = readFileSync(file, 'utf8')
      .replace(/<[^>]+>/gu, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
      .replace(/[*_#`|>]+/gu, ' ');
    for (const paragraph of plain.split(/\n{2,}/u)) {
      for (const text of segment(paragraph.replace(/\s+/gu, ' ').trim())) {
        if (isSentence(text)) add(text, half);
      }
    }
  }
  for (const { file, source } of pairsOf(id)) add(source, halfOf(file));
  return [...found.values()];
}

const isSentence = (text: string) =>
  /[.。！？!?۔؟]$/u.test(text) && text.length > 15 && text.length < 400;

const TREEBANKS: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  da: 'Danish',
  de: 'German',
  en: 'English',
  es: 'Spanish',
  eu: 'Basque',
  fr: 'French',
  it: 'Italian',
  ja: 'Japanese',
  pt: 'Portuguese',
  ru: 'Russian',
  sl: 'Slovenian',
  ur: 'Urdu',
  zh: 'Chinese-GSDSimp',
};

function treebanksOf(id: string): string[] {
  const folders = existsSync('.data/ud') ? readdirSync('.data/ud') : [];
  const own = folders.filter((name) => name.startsWith(TREEBANKS[id]));
  return own
    .flatMap((name) =>
      filesUnder(`.data/ud/${name}`).filter((file) => /-(?:dev|test)\.conllu$/.test(file)),
    )
    .map((file) => readFileSync(file, 'utf8'));
}

/** The words that the annotators of the treebanks of a language marked as names, and as nothing else. */
export function annotatedNames(id: string): ReadonlySet<string> {
  const [names, others] = [new Set<string>(), new Set<string>()];
  for (const treebank of treebanksOf(id)) {
    for (const [, form, upos] of treebank.matchAll(/^\d+\t([^\t]+)\t[^\t]*\t(\w+)\t/gmu)) {
      (upos === 'PROPN' ? names : others).add(form);
    }
  }
  return new Set([...names].filter((name) => !others.has(name)));
}

/** Sentences of the treebanks of a language, for what documents seldom have. */
export function treebankSentences(id: string): SourceSentence[] {
  return treebanksOf(id).flatMap((treebank) =>
    [...treebank.matchAll(/^# text = (.+)$/gmu)]
      .map(([, text]) => text)
      .filter(isSentence)
      .map((text) => ({ text, half: halfOf(text) })),
  );
}
