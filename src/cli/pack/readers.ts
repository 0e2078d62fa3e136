import { KlartextError } from '../../core/index.ts';
import { POS_BITS, type SynonymGroup } from '../../simplify/words/evidence.ts';

/** Reads a file of a pack into groups of synonyms. */
type GroupReader = (text: string) => SynonymGroup[];

/** The reader for each synonym format, by name. */
export const READERS: Readonly<Record<string, GroupReader>> = {
  /** Open Multilingual Wordnet: `00001740-n TAB lemma TAB word`. */
  omw(text) {
    const synsets = new Map<string, string[]>();
    for (const line of text.split('\n')) {
      const [id, type, word] = line.trim().split('\t');
      if (!word || !type.endsWith('lemma')) continue;
      const plain = word.replaceAll('_', ' ').replaceAll('+', '').trim();
      synsets.set(id, [...(synsets.get(id) ?? []), plain]);
    }
    return [...synsets].map(([id, members]) => ({ members, pos: OMW_PARTS[id.slice(-1)] ?? 0 }));
  },
  /** Pairs: `word TAB word`, both ways. */
  pairs: (text) =>
    text.split('\n').flatMap((line) => {
      const members = line.trim().split('\t');
      return members.length === 2 && /^[\p{L}' -]+$/u.test(members.join(' '))
        ? [{ members, pos: 0 }]
        : [];
    }),
  /** OpenThesaurus: `word;word (mark);word`. Marked words are left out. */
  semicolons: (text) =>
    text
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => ({
        members: line
          .trim()
          .split(';')
          .filter((word) => word !== '' && !/[()]/.test(word)),
        pos: 0,
      })),
  /** Cilin: `Aa01A01= word word`; signs other than = mark looser groups. */
  cilin: (text) =>
    text.split('\n').flatMap((line) => {
      const [code, ...members] = line.trim().split(' ');
      return code.endsWith('=') ? [{ members, pos: 0 }] : [];
    }),
  /** `1. [VERB] {word, word}`; antonyms in <…> are left out. */
  braces: (text) =>
    text.split('\n').flatMap((line) => {
      const found = /\[(\w+)\]\s*\{([^}]*)\}/u.exec(line);
      if (!found) return [];
      const members = found[2].split(',').map((word) => word.trim());
      return [{ members, pos: BRACE_PARTS[found[1].toLowerCase().slice(0, 4)] ?? 0 }];
    }),
};

const OMW_PARTS: Readonly<Record<string, number>> = {
  n: POS_BITS.NOUN,
  v: POS_BITS.VERB,
  a: POS_BITS.ADJ,
  s: POS_BITS.ADJ,
  r: POS_BITS.ADV,
};

const BRACE_PARTS: Readonly<Record<string, number>> = {
  verb: POS_BITS.VERB,
  noun: POS_BITS.NOUN,
  subs: POS_BITS.NOUN,
  adje: POS_BITS.ADJ,
  adve: POS_BITS.ADV,
};

/** wordfreq: msgpack of a header, then the words at each hundredth of a Zipf unit down from 9. */
export function readWordfreq(bytes: Buffer): [word: string, zipf: number][] {
  const [, ...buckets] = readMsgpack(bytes) as [unknown, ...string[][]];
  return buckets.flatMap((words, step) =>
    words.map((word): [string, number] => [word, Number((9 - step / 100).toFixed(2))]),
  );
}

function readMsgpack(bytes: Buffer): unknown {
  let at = 0;
  const sized = (width: number) => {
    at += width;
    return bytes.readUIntBE(at - width, width);
  };
  const list = (length: number): unknown[] => Array.from({ length }, () => read());
  const text = (length: number) => {
    at += length;
    return bytes.toString('utf8', at - length, at);
  };
  const read = (): unknown => {
    const kind = bytes[at++];
    if (kind < 0x80) return kind;
    if (kind < 0x90) return list((kind & 15) * 2);
    if (kind < 0xa0) return list(kind & 15);
    if (kind < 0xc0) return text(kind & 31);
    if (kind === 0xd9) return text(sized(1));
    if (kind === 0xda) return text(sized(2));
    if (kind === 0xdc) return list(sized(2));
    if (kind === 0xdd) return list(sized(4));
    throw new KlartextError(
      'bad-input',
      'The file is not a word list in wordfreq format.',
      'Pull the pack again.',
    );
  };
  return read();
}

const UNIMORPH_PARTS: Readonly<Record<string, string>> = { N: 'NOUN', V: 'VERB', ADJ: 'ADJ' };

/** UniMorph: `lemma TAB form TAB N;ACC;SG`. Also removes stress marks that are not used in writing. */
export function* readUniMorph(
  text: string,
): Generator<readonly [form: string, lemma: string, upos: string]> {
  for (const line of text.split('\n')) {
    const [lemma, form, tags] = line.trim().split('\t');
    const upos = UNIMORPH_PARTS[tags?.split(';')[0].split('.')[0] ?? ''];
    if (!upos || !form || form.includes(' ')) continue;
    for (const each of new Set([form, unmarked(form)])) {
      if (each !== lemma) yield [each.toLowerCase(), lemma, upos];
    }
  }
}

function unmarked(form: string): string {
  return form
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u030f\u0311\u0323]/g, '')
    .normalize('NFC');
}
