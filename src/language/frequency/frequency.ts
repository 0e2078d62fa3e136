import { type LanguageFiles, readText } from '../files.ts';
import type { Frequency } from '../language.ts';

/**
 * Reads `frequency.tsv.gz` of a language. A language without one has an empty list.
 *
 * @example (await loadFrequency(files, 'en')).zipf('House') // about 5.6
 */
export async function loadFrequency(files: LanguageFiles, id: string): Promise<Frequency> {
  return readFrequency((await readText(files, `${id}/frequency.tsv.gz`)) ?? '');
}

/** Lines `word TAB zipf`, most frequent first. They are read at the first lookup. */
export function readFrequency(text: string): Frequency {
  let list: FrequencyList | undefined;
  const read = () => {
    list ??= parseList(text);
    return list;
  };
  const rank = (form: string) => {
    const { ranks } = read();
    const lower = form.toLowerCase();
    const known = ranks.get(lower);
    if (known !== undefined) return known;
    // Most unknown words have no other spelling.
    const plain = spelledPlainly(lower);
    for (const other of [form, plain, withoutApostrophe(plain)]) {
      const rank = other === lower ? undefined : ranks.get(other);
      if (rank !== undefined) return rank;
    }
    return undefined;
  };
  return {
    rank,
    zipf: (form) => read().values[rank(form) ?? 0],
    get size() {
      return read().ranks.size;
    },
  };
}

interface FrequencyList {
  readonly ranks: ReadonlyMap<string, number>;
  /** Zipf values by rank; 0 for unknown words. */
  readonly values: readonly number[];
}

function parseList(text: string): FrequencyList {
  const ranks = new Map<string, number>();
  const values: number[] = [0];
  let start = 0;
  while (start < text.length) {
    const tab = text.indexOf('\t', start);
    if (tab < 0) break;
    const newline = text.indexOf('\n', tab);
    const end = newline < 0 ? text.length : newline;
    ranks.set(text.slice(start, tab), values.length);
    values.push(Number(text.slice(tab + 1, end)));
    start = end + 1;
  }
  return { ranks, values };
}

/** As the lists spell it: composed accents, straight apostrophes, no Arabic vowel signs. */
function spelledPlainly(word: string): string {
  if (!/[^\0-\x7f]/.test(word)) return word;
  return word
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/[\u0640\u064b-\u0652\u0670]/g, '');
}

/** Lists that split at apostrophes contain `s` for `'s` and `dell` for `dell'`. */
function withoutApostrophe(word: string): string {
  const start = word.startsWith("'") ? 1 : 0;
  return word.slice(start, word.length > start && word.endsWith("'") ? -1 : undefined);
}
