import { commonPlaces } from '../edits/index.ts';
import type { AlignedWord } from './words.ts';

/** The indices of two aligned words. */
export type Link = readonly [source: number, output: number];

/** Whether two lemmas are synonyms, by a lexicon of the caller's choice. */
export type AreSynonyms = (a: string, b: string) => boolean;

/**
 * Aligns the words of an output with those of its source, one to one, most certain first: common
 * words in the same order, common words elsewhere, the same lemma, synonyms if a lexicon is given,
 * and finally words of the same part of speech in the same gap between aligned words.
 *
 * @example alignWords(readWords('He purchased it.', english), readWords('He bought it.', english))
 */
export function alignWords(
  source: readonly AlignedWord[],
  output: readonly AlignedWord[],
  areSynonyms?: AreSynonyms,
): Link[] {
  const links = new Links(source.length, output.length);
  linkInOrder(source, output, links);
  linkByKey(source, output, links, (word) => word.lower);
  linkByKey(source, output, links, (word) => `${word.lemma} ${word.upos}`);
  linkByKey(source, output, links, (word) => word.lemma);
  if (areSynonyms) linkSynonyms(source, output, links, areSynonyms);
  linkNeighbours(source, output, links);
  linkGaps(source, output, links);
  return links.sorted();
}

class Links {
  readonly toOutput: Int32Array;
  readonly toSource: Int32Array;

  constructor(source: number, output: number) {
    this.toOutput = new Int32Array(source).fill(-1);
    this.toSource = new Int32Array(output).fill(-1);
  }

  add(i: number, j: number): void {
    this.toOutput[i] = j;
    this.toSource[j] = i;
  }

  remove(i: number): void {
    this.toSource[this.toOutput[i]] = -1;
    this.toOutput[i] = -1;
  }

  sorted(): Link[] {
    const all: Link[] = [];
    this.toOutput.forEach((j, i) => {
      if (j >= 0) all.push([i, j]);
    });
    return all;
  }
}

/**
 * A longest common subsequence, without stop words and punctuation that have no aligned neighbour,
 * because these are probably common by chance.
 */
function linkInOrder(
  source: readonly AlignedWord[],
  output: readonly AlignedWord[],
  links: Links,
): void {
  const places = commonPlaces(
    source.map((word) => word.lower),
    output.map((word) => word.lower),
  );
  for (const [i, j] of places) links.add(i, j);
  const ends = (i: number, j: number) =>
    (i < 0 && j < 0) || (i >= source.length && j >= output.length);
  for (const [i, j] of places) {
    if (source[i].content) continue;
    const hasNeighbour = [-1, 1].some(
      (step) => ends(i + step, j + step) || links.toOutput[i + step] === j + step,
    );
    if (!hasNeighbour) links.remove(i);
  }
}

/** Content words with the same key, closest positions first. */
function linkByKey(
  source: readonly AlignedWord[],
  output: readonly AlignedWord[],
  links: Links,
  key: (word: AlignedWord) => string,
): void {
  const open = new Map<string, number[]>();
  output.forEach((word, j) => {
    if (!word.content || links.toSource[j] >= 0) return;
    const places = open.get(key(word)) ?? [];
    places.push(j);
    open.set(key(word), places);
  });
  const scale = output.length / source.length;
  source.forEach((word, i) => {
    if (!word.content || links.toOutput[i] >= 0) return;
    const places = open.get(key(word));
    if (!places?.length) return;
    const at = places.length > MOST_PLACES ? places.length - 1 : nearest(places, i * scale);
    links.add(i, places[at]);
    places.splice(at, 1);
  });
}

/** For words with more open positions than this, the last is used, so that time is linear. */
const MOST_PLACES = 256;

function nearest(places: readonly number[], wanted: number): number {
  let best = 0;
  places.forEach((place, at) => {
    if (Math.abs(place - wanted) < Math.abs(places[best] - wanted)) best = at;
  });
  return best;
}

/** Words further apart than this are not compared, so that time is linear in long texts. */
const SYNONYM_REACH = 60;

function linkSynonyms(
  source: readonly AlignedWord[],
  output: readonly AlignedWord[],
  links: Links,
  areSynonyms: AreSynonyms,
): void {
  const scale = output.length / source.length;
  source.forEach((word, i) => {
    if (!word.content || links.toOutput[i] >= 0) return;
    const middle = Math.round(i * scale);
    for (let distance = 0; distance <= SYNONYM_REACH; distance++) {
      for (const j of distance === 0 ? [middle] : [middle - distance, middle + distance]) {
        const other = output[j];
        if (!other?.content || links.toSource[j] >= 0) continue;
        if (areSynonyms(word.lemma, other.lemma) || areSynonyms(word.lower, other.lower)) {
          links.add(i, j);
          return;
        }
      }
    }
  });
}

/** Stop words whose neighbour is aligned: "to charity". */
function linkNeighbours(
  source: readonly AlignedWord[],
  output: readonly AlignedWord[],
  links: Links,
): void {
  for (const [i, j] of links.sorted()) {
    if (!source[i].content) continue;
    for (const step of [-1, 1]) {
      let [a, b] = [i + step, j + step];
      while (
        links.toOutput[a] === -1 &&
        links.toSource[b] === -1 &&
        source[a].lower === output[b].lower
      ) {
        links.add(a, b);
        a += step;
        b += step;
      }
    }
  }
}

/** Aligns remaining words between two aligned words (or the ends) by part of speech, in order. */
function linkGaps(
  source: readonly AlignedWord[],
  output: readonly AlignedWord[],
  links: Links,
): void {
  let i = 0;
  while (i < source.length) {
    if (links.toOutput[i] >= 0) {
      i++;
      continue;
    }
    let end = i;
    while (end < source.length && links.toOutput[end] < 0) end++;
    const from = i === 0 ? 0 : links.toOutput[i - 1] + 1;
    let to = from;
    while (to < output.length && links.toSource[to] < 0) to++;
    const closed = end === source.length ? to === output.length : links.toOutput[end] === to;
    if (closed) linkGap(source, output, links, [i, end], [from, to]);
    i = end;
  }
}

function linkGap(
  source: readonly AlignedWord[],
  output: readonly AlignedWord[],
  links: Links,
  [start, end]: readonly [number, number],
  [from, to]: readonly [number, number],
): void {
  let next = from;
  const [open, others] = [openWords(source, start, end), openWords(output, from, to)];
  if (open.length === 1 && others.length === 1) {
    links.add(open[0], others[0]);
    return;
  }
  for (const i of open) {
    const j = others.find((place) => place >= next && output[place].upos === source[i].upos);
    if (j === undefined) continue;
    links.add(i, j);
    next = j + 1;
  }
}

const OPEN_CLASSES = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'PROPN', 'NUM']);

/** Words of a gap that can replace another: nouns, verbs, but not articles or punctuation. */
function openWords(words: readonly AlignedWord[], start: number, end: number): number[] {
  const places: number[] = [];
  for (let at = start; at < end; at++) if (OPEN_CLASSES.has(words[at].upos ?? '')) places.push(at);
  return places;
}
