import { sentencesOf } from '../../../core/index.ts';
import type { Language } from '../../../language/index.ts';
import type { MaskedModel } from './masked-model.ts';
import type { LsBertOptions } from './options.ts';

const SHARE = 0.5;
const CANDIDATES = 10;
/** The maximum number of candidates to try until enough pass the filters. */
const LOOKED_AT = 8;
/** First pieces of words of two pieces that are tried. */
const STARTS = 4;

/** The words that the model predicts in place of a word, the most probable first, without the word and related ones. */
export async function candidatesFor(
  sentence: string,
  place: { readonly start: number; readonly end: number },
  { model, language, random, share = SHARE, candidates = CANDIDATES }: LsBertOptions,
): Promise<string[]> {
  const word = sentence.slice(place.start, place.end);
  const room = Math.floor((model.longest - 6) / 2);
  const [before, after] = around(sentence, place, model, room - model.pieces(word).length);
  const hidden = masked([before, model.pieces(word), after], share, model.mask, random);
  const ask = async (middle: readonly number[], at: number) => {
    const row = model.pair(hidden, [...before, ...middle, ...after]);
    const [[found]] = await model.predict([{ ...row, at: [row.second + before.length + at] }]);
    return found;
  };
  const isKin = kinOf(word, language);
  const scored = new Map<string, number>();
  const offer = (ids: readonly number[], score: number) => {
    const spelled = model.word(ids)?.trim();
    if (!spelled || !/^[\p{L}\p{M}][\p{L}\p{M}'’-]*$/u.test(spelled)) return;
    const shaped = sameCase(spelled, word);
    if (isKin(shaped) || (language.isStopWord(shaped) && !language.isStopWord(word))) return;
    scored.set(shaped, Math.max(scored.get(shaped) ?? Number.NEGATIVE_INFINITY, score));
  };
  const single = await ask([model.mask], 0);
  for (const id of highest(single, LOOKED_AT * candidates)) offer([id], single[id]);
  // Words of two pieces: their most probable beginnings, each with its best continuation.
  const first = await ask([model.mask, model.mask], 0);
  for (const start of highest(first, STARTS)) {
    const rest = await ask([start, model.mask], 1);
    const on = highest(rest, 2 * STARTS).filter((id) => model.continues(id));
    for (const id of on.slice(0, 2)) {
      const joined = model.word([start, id]);
      if (joined && language.frequency.zipf(joined) > 0) {
        offer([start, id], (first[start] + rest[id]) / 2);
      }
    }
  }
  return [...scored]
    .sort(([, a], [, b]) => b - a)
    .slice(0, candidates)
    .map(([candidate]) => candidate);
}

/** The tokens on both sides of a word; distant ones are omitted if the maximum is reached. */
export function around(
  sentence: string,
  { start, end }: { readonly start: number; readonly end: number },
  model: MaskedModel,
  room: number,
): [before: number[], after: number[]] {
  const before = model.pieces(sentence.slice(0, start).trimEnd());
  const after = model.pieces(sentence.slice(end));
  const half = Math.max(1, Math.floor(room / 2));
  const keptBefore = before.slice(Math.max(0, before.length - Math.max(half, room - after.length)));
  return [keptBefore, after.slice(0, Math.max(half, room - keptBefore.length))];
}

/** Masks a share of the tokens on both sides of the word, but never the word. */
function masked(
  [before, word, after]: readonly (readonly number[])[],
  share: number,
  mask: number,
  random: LsBertOptions['random'],
): number[] {
  const others = [...before, ...after];
  const places = others.map((_, at) => at);
  for (let left = Math.floor(share * others.length); left > 0; left--) {
    const at = random.below(places.length);
    others[places[at]] = mask;
    places[at] = places[places.length - 1];
    places.pop();
  }
  return [...others.slice(0, before.length), ...word, ...others.slice(before.length)];
}

const SHORTEST_STEM = 4;
const STEM_SHARE = 0.75;

/** The word itself, its other forms (one lemma) and its derivations (one stem). */
function kinOf(word: string, language: Language): (candidate: string) => boolean {
  const folded = word.toLowerCase();
  const lemma = lemmaOf(word, language);
  return (candidate) => {
    const other = candidate.toLowerCase();
    if (other === folded || lemmaOf(candidate, language) === lemma) return true;
    let same = 0;
    while (same < folded.length && folded[same] === other[same]) same++;
    const least = Math.min(folded.length, other.length);
    return same >= Math.max(SHORTEST_STEM, STEM_SHARE * least);
  };
}

function lemmaOf(word: string, language: Language): string {
  if (!language.offers.analysis) return word.toLowerCase();
  const token = sentencesOf(language.analyse(word))[0]?.tokens[0];
  return (token?.analysis?.lemma ?? word).toLowerCase();
}

function sameCase(candidate: string, word: string): string {
  const [initial] = word;
  const isCapital = initial !== initial.toLowerCase();
  return isCapital ? candidate[0].toUpperCase() + candidate.slice(1) : candidate;
}

function highest(row: Float32Array, count: number): number[] {
  const ids = Array.from(row.keys());
  return ids.sort((a, b) => row[b] - row[a] || a - b).slice(0, count);
}
