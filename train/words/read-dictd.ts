import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { POS_BITS } from '../../src/simplify/words/evidence.ts';

/** An entry of a bilingual dictionary: each sense is a list of translations that go together. */
export interface DictionaryEntry {
  readonly heads: readonly string[];
  readonly pos: number;
  readonly senses: readonly (readonly string[])[];
  /** Synonyms of the head that the entry itself names. */
  readonly synonyms: readonly string[];
}

/** Reads a dictd dictionary (FreeDict): `path` without `.index` and `.dict.dz`. */
export function readDictd(path: string): DictionaryEntry[] {
  // The largest take half a minute to read: what was read is kept beside them.
  const kept = `${path}.read.json`;
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const entries = readEntries(path);
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify(entries));
  renameSync(`${kept}.${process.pid}`, kept);
  return entries;
}

function readEntries(path: string): DictionaryEntry[] {
  const bytes = gunzipSync(readFileSync(`${path}.dict.dz`));
  const heads = new Map<string, string[]>();
  for (const line of readFileSync(`${path}.index`, 'utf8').split('\n')) {
    const [word, offset, length] = line.split('\t');
    if (!length || word.startsWith('00database') || word.startsWith('00-database')) continue;
    const key = `${offset}\t${length}`;
    heads.set(key, [...(heads.get(key) ?? []), word]);
  }
  return [...heads].map(([key, words]) => {
    const [offset, length] = key.split('\t').map(base64);
    return readEntry(words, bytes.subarray(offset, offset + length).toString('utf8'));
  });
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64(text: string): number {
  let value = 0;
  for (const digit of text) value = value * 64 + DIGITS.indexOf(digit);
  return value;
}

function readEntry(indexed: readonly string[], text: string): DictionaryEntry {
  const [header, ...lines] = text.split('\n');
  const senses: string[][] = [];
  const synonyms: string[] = [];
  let expected = true;
  for (const raw of lines) {
    const line = raw.trim();
    const named = /^Synonyms?: (.*)$/.exec(line);
    if (named)
      synonyms.push(...named[1].split(',').map((part) => part.replace(/[{}]/g, '').trim()));
    if (line === '' || named || line.startsWith('see:') || line.startsWith('Note:')) continue;
    const numbered = /^\d+\.\s+(.*)$/.exec(line);
    // The first line of a sense has the translations, the next ones a definition or remarks.
    const remark = line.startsWith('(') && line.endsWith(')');
    if (numbered && !isRemark(numbered[1])) senses.push(itemsOf(numbered[1]));
    else if ((expected || numbered) && !remark && !numbered) senses.push(itemsOf(line));
    expected = (expected && remark) || (numbered !== null && isRemark(numbered[1]));
  }
  return { heads: headsOf(indexed, header), pos: posOf(header), senses, synonyms };
}

function isRemark(text: string): boolean {
  return text.startsWith('(') && text.endsWith(')');
}

/** The index folds case; the header has the word as it is written. */
function headsOf(indexed: readonly string[], header: string): string[] {
  const written = header
    .replace(/\/[^/]*\//g, ' ')
    .replace(/<[^>]*>|\[[^\]]*\]/g, ' ')
    .split(/[,;]/)
    .map((part) => part.trim());
  return indexed.map(
    (word) => written.find((part) => part.toLowerCase() === word.toLowerCase()) ?? word,
  );
}

/** Translations without their remarks: (formal), [Br.], <n>, {m}. */
export function itemsOf(line: string): string[] {
  return line
    .replace(/\([^()]*\)|\[[^\]]*\]|<[^>]*>|\{[^}]*\}/g, ' ')
    .replace(/\s\d+\.\s*$/, '')
    .split(/[,;、；]/)
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .filter((item) => item !== '' && item.split(' ').length <= 4);
}

function posOf(header: string): number {
  const tags = /<([^>]*)>/.exec(header)?.[1].split(/,\s*/) ?? [];
  let pos = 0;
  for (const tag of tags) {
    if (tag === 'n' || tag === 's') pos |= POS_BITS.NOUN;
    if (tag.startsWith('v')) pos |= POS_BITS.VERB;
    if (tag === 'adj') pos |= POS_BITS.ADJ;
    if (tag === 'adv') pos |= POS_BITS.ADV;
    if (tag === 'pn') pos |= PROPER;
  }
  return pos;
}

/** Names are no words to replace others. */
export const PROPER = 16;
