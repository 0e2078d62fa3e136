import type { Token } from '../../src/core/index.ts';
import { CLASSES, LONGEST_ENDING } from '../../src/language/fluency/units.ts';
import type { Language } from '../../src/language/index.ts';

/** Which class each word of the vocabulary is in. Classes are numbers below `size`. */
export interface Classes {
  readonly size: number;
  readonly vocabulary: readonly string[];
  readonly groupOf: Uint8Array;
  /** log10 of a word's probability in its class. */
  readonly logInGroup: Float64Array;
  readonly endings: ReadonlyMap<string, number>;
  readonly other: number;
}

/** Words so frequent that each is a class of its own. */
const OWN = 110;
const MOST_CLASSES = 250;
/** Tokens that a class must have, of a million. */
const LEAST_SHARE = 60e-6;
const FEATURES = 'VerbForm Mood Tense Number Person Case Gender Definite'.split(' ');

/** The tag of a word with what may have to agree. */
function tagOf({ analysis }: Token): string {
  if (!analysis) return 'X';
  const { upos, features } = analysis;
  const shown = FEATURES.map((name) => features[name] ?? '').join('.');
  return `${upos} ${shown}`;
}

/** Counts which tags the forms have, by the analyser, in sentences of tokens. */
export function tagCounts(
  sentences: Iterable<readonly string[]>,
  plain: (form: string) => string,
  language: Language,
  most: number,
): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  let seen = 0;
  for (const forms of sentences) {
    seen += forms.length;
    if (seen > most) break;
    const tokens: Token[] = forms.map((form) => ({ form, start: 0, end: 0 }));
    language.analyseTokens(tokens);
    for (const token of tokens) {
      const form = plain(token.form);
      const own = counts.get(form) ?? new Map<string, number>();
      const tag = tagOf(token);
      own.set(tag, (own.get(tag) ?? 0) + 1);
      counts.set(form, own);
    }
  }
  return counts;
}

/** A word that is often one thing and often another is in a class of such words. */
function nameOf(tags: ReadonlyMap<string, number> | undefined): string {
  if (!tags) return 'X ';
  const sorted = [...tags].sort((a, b) => b[1] - a[1]);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const [[first, count], second] = sorted;
  if (count >= 0.8 * total || !second) return first;
  return [first, second[0]].sort().join('|');
}

export function classesOf(
  counts: ReadonlyMap<string, number>,
  tags: ReadonlyMap<string, ReadonlyMap<string, number>>,
  vocabulary: readonly string[],
): Classes {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const own = new Set(vocabulary.slice(0, OWN));
  const names = vocabulary.map((word) => (own.has(word) ? `=${word}` : nameOf(tags.get(word))));
  // Small classes join their first tag's, then those of its part of speech.
  for (const shorten of [
    (name: string) => name.split('|')[0],
    (name: string) => name.split(/[ .]/)[0],
  ]) {
    const sums = new Map<string, number>();
    names.forEach((name, i) => {
      sums.set(name, (sums.get(name) ?? 0) + counts.get(vocabulary[i])!);
    });
    const kept = new Set(
      [...sums]
        .filter(([name, sum]) => name.startsWith('=') || sum >= LEAST_SHARE * total)
        .sort((a, b) => Number(b[0].startsWith('=')) - Number(a[0].startsWith('=')) || b[1] - a[1])
        .slice(0, MOST_CLASSES - 30)
        .map(([name]) => name),
    );
    names.forEach((name, i) => {
      if (!kept.has(name)) names[i] = shorten(name);
    });
  }
  const ids = new Map<string, number>([['PROPN', CLASSES.name]]);
  for (const name of names) if (!ids.has(name)) ids.set(name, ids.size + 2);
  const size = ids.size + 2;
  if (size > 256) throw new Error(`${size} classes are more than a byte can name.`);
  const groupOf = Uint8Array.from(names, (name) => ids.get(name)!);
  const endings = endingsOf(vocabulary, groupOf, own.size);
  const other = endings.get('') ?? CLASSES.name;
  endings.delete('');
  const logInGroup = new Float64Array(vocabulary.length);
  return { size, vocabulary, groupOf, logInGroup, endings, other };
}

/** The most frequent class of rare words by their ending. */
function endingsOf(
  vocabulary: readonly string[],
  groupOf: Uint8Array,
  from: number,
): Map<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (let i = Math.max(from, Math.floor(vocabulary.length / 4)); i < vocabulary.length; i++) {
    if (groupOf[i] === CLASSES.name || /[^\p{L}\p{M}'-]/u.test(vocabulary[i])) continue;
    for (let length = 0; length <= LONGEST_ENDING; length++) {
      const ending = length === 0 ? '' : vocabulary[i].slice(-length);
      const own = counts.get(ending) ?? new Map<number, number>();
      own.set(groupOf[i], (own.get(groupOf[i]) ?? 0) + 1);
      counts.set(ending, own);
    }
  }
  const best = new Map<string, number>();
  for (const [ending, own] of counts) {
    const sum = [...own.values()].reduce((a, b) => a + b, 0);
    const [group] = [...own].sort((a, b) => b[1] - a[1])[0];
    if (sum >= 10 || ending === '') best.set(ending, group);
  }
  // An ending that says what a shorter one says is not needed.
  for (const [ending, group] of [...best].sort((a, b) => b[0].length - a[0].length)) {
    for (let cut = 1; cut < ending.length; cut++) {
      const shorter = best.get(ending.slice(cut));
      if (shorter === undefined) continue;
      if (shorter === group) best.delete(ending);
      break;
    }
  }
  return best;
}
