import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files under a folder whose path passes the test, in a fixed order. */
export function filesUnder(folder: string, test: (path: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(test)
    .sort();
}

/** The visible text of an HTML or XML page. */
export function htmlText(html: string): string {
  return html
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x?[0-9a-f]+|\w+);/gi, ' ');
}

/** The translations of a gettext .mo file that differ from their originals. */
export function gettextText(bytes: Buffer): string {
  const little = bytes.readUInt32LE(0) === 0x950412de;
  const number = (at: number) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const count = number(8);
  const message = (table: number, i: number) => {
    const start = number(table + i * 8 + 4);
    return bytes.toString('utf8', start, start + number(table + i * 8));
  };
  const texts: string[] = [];
  for (let i = 0; i < count; i++) {
    const original = message(number(12), i);
    const translation = message(number(16), i);
    // The entry with no original is the header: names, addresses, dates.
    if (original !== '' && original !== translation) texts.push(bareMessage(translation));
  }
  return texts.join('\n');
}

/** The messages of a MediaWiki translation file. */
export function jsonMessages(json: string): string {
  const messages = JSON.parse(json) as Record<string, unknown>;
  return Object.entries(messages)
    .filter(([key, value]) => !key.startsWith('@') && typeof value === 'string')
    .map(([, value]) => bareMessage(value as string))
    .join('\n');
}

/** The messages of a Chromium .pak file of version 5: ids and places, then UTF-8. */
export function pakText(bytes: Buffer): string {
  const count = bytes.readUInt16LE(8);
  const start = (i: number) => bytes.readUInt32LE(12 + i * 6 + 2);
  return Array.from({ length: count }, (_, i) =>
    bareMessage(bytes.toString('utf8', start(i), start(i + 1))),
  ).join('\n');
}

/** Takes out what a program fills in, wiki and HTML markup, addresses and identifiers. */
export function bareMessage(message: string): string {
  return htmlText(message)
    .replace(/\b[a-z]+:\/\/\S+/g, ' ')
    .replace(/\{\{[A-Za-z]+:/g, ' ')
    .replace(/%[-+0-9.]*\w|\$\w+|\{[^{}]*\}|\\\w/g, ' ')
    .replace(/\S*[_@=/\\]\S*/g, ' ')
    .replaceAll('\0', '\n');
}

/** The forms of a CoNLL-U file, multiword tokens as they stand in the text. */
export function conlluText(conllu: string): string {
  const words: string[] = [];
  let inside = 0;
  for (const line of conllu.split('\n')) {
    const [id, form] = line.split('\t', 2);
    if (form === undefined) continue;
    const range = /^(\d+)-(\d+)$/.exec(id);
    if (range) inside = Number(range[2]) - Number(range[1]) + 2;
    if (id.includes('.')) continue;
    if (inside > 0 && --inside >= 0 && !range) continue;
    words.push(form);
  }
  return words.join(' ');
}

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Arabic vowel signs and the stretching stroke, which most texts leave out. */
const VOWEL_SIGNS = /[\u064b-\u0652\u0640\u0670]/g;

/** Counts the words of texts, lower case. `script` keeps foreign words out. */
export function countWords(
  texts: Iterable<string>,
  script: RegExp,
  cut: (text: string) => Iterable<string> = (text) => text.match(WORD) ?? [],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const form of cut(text)) {
      const word = form.toLowerCase().replaceAll('’', "'").replace(VOWEL_SIGNS, '');
      if (script.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

export const readUtf8 = (path: string): string => readFileSync(path, 'utf8');
