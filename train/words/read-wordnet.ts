import { readFileSync } from 'node:fs';
import { POS_BITS, type SynonymGroup } from '../../src/simplify/words/evidence.ts';
import { addLink, type LinkMap } from '../../src/simplify/words/group-links.ts';

/** WordNet's relations between words, each as links. */
export interface WordNet {
  readonly synonyms: LinkMap;
  /** Words of the nearest broader synsets, and of similar adjectives. */
  readonly broader: LinkMap;
  readonly antonyms: SynonymGroup[];
}

interface Synset {
  readonly words: string[];
  readonly pos: number;
  readonly broader: string[];
  readonly opposite: { readonly word: number; readonly synset: string; readonly target: number }[];
}

const FILES = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;
const POS = { n: POS_BITS.NOUN, v: POS_BITS.VERB, a: POS_BITS.ADJ, r: POS_BITS.ADV } as const;
type Part = keyof typeof FILES;

/** Reads WordNet's `dict` folder. A word's synsets count by how often they were tagged. */
export function readWordNet(folder: string): WordNet {
  const counts = senseCounts(`${folder}/index.sense`);
  const synsets = new Map<string, Synset>();
  for (const part of Object.keys(FILES) as Part[]) {
    for (const line of readFileSync(`${folder}/data.${FILES[part]}`, 'utf8').split('\n')) {
      if (/^\d{8} /.test(line)) synsets.set(part + line.slice(0, 8), readSynset(line, part));
    }
  }
  const totals = new Map<string, number>();
  const share = (word: string, id: string) => (counts.get(`${word}\t${id}`) ?? 0) + 0.5;
  for (const [id, { words }] of synsets) {
    for (const word of words) totals.set(word, (totals.get(word) ?? 0) + share(word, id));
  }
  const synonyms: LinkMap = new Map();
  const broader: LinkMap = new Map();
  const antonyms: SynonymGroup[] = [];
  for (const [id, { words, pos, broader: above, opposite }] of synsets) {
    const wider = [...new Set(above.flatMap((other) => synsets.get(other)?.words ?? []))];
    for (const word of words) {
      const sense = share(word, id) / totals.get(word)!;
      for (const other of words) {
        if (other !== word) addLink(synonyms, word, other, sense / (words.length - 1), pos);
      }
      for (const other of wider) {
        if (other !== word) addLink(broader, word, other, sense / wider.length, pos);
      }
    }
    for (const { word, synset, target } of opposite) {
      const other = synsets.get(synset)?.words[target];
      if (other) antonyms.push({ head: words[word], members: [other], pos });
    }
  }
  return { synonyms, broader, antonyms };
}

/** `lemma TAB part+offset` → how often that sense was tagged. */
function senseCounts(path: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [key, offset, , count] = line.split(' ');
    if (!count || count === '0') continue;
    const [lemma, rest] = key.split('%');
    const part = 'nvara'[Number(rest[0]) - 1];
    counts.set(`${lemma.replaceAll('_', ' ')}\t${part}${offset}`, Number(count));
  }
  return counts;
}

function readSynset(line: string, part: Part): Synset {
  const fields = line.split(' | ')[0].trim().split(' ');
  const size = Number.parseInt(fields[3], 16);
  const words = Array.from({ length: size }, (_, k) =>
    fields[4 + 2 * k].replace(/\([a-z]+\)$/, '').replaceAll('_', ' '),
  );
  const pointers = Number(fields[4 + 2 * size]);
  const broader: string[] = [];
  const opposite: { word: number; synset: string; target: number }[] = [];
  for (let k = 0; k < pointers; k++) {
    const [symbol, offset, pos, places] = fields.slice(5 + 2 * size + 4 * k, 9 + 2 * size + 4 * k);
    const id = (pos === 's' ? 'a' : pos) + offset;
    if (symbol === '@' || symbol === '&') broader.push(id);
    if (symbol === '!') {
      const word = Number.parseInt(places.slice(0, 2), 16) - 1;
      const target = Number.parseInt(places.slice(2), 16) - 1;
      opposite.push({ word, synset: id, target });
    }
  }
  return { words, pos: POS[part], broader, opposite };
}
