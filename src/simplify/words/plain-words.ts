import type { EvidenceSource, Link, LinkTable } from './evidence.ts';

/** The strength of handwritten entries, which is the maximum. */
const SURE = 15;

/** Words of one sense with plain ones, which need no other evidence. */
export const PLAIN = 'plain words';
const LISTED: EvidenceSource = { name: PLAIN, kind: 'plain' };
const PHRASE: EvidenceSource = { name: 'plain phrases', kind: 'plain' };
/** A word that has further senses: its plain words are suggested first, but need support by other sources. */
const OFFERED: EvidenceSource = { name: 'plain words, offered', kind: 'plain' };
const MARK = '~';

/** The dictionary meaning of a technical term, which is not a replacement. */
export const TERM = 'meaning of the term';
const MEANING: EvidenceSource = { name: TERM, kind: 'plain' };

/** These sources rank a word first, but are not evidence that it fits this sentence. */
export const UNSURE: readonly string[] = [PHRASE.name, OFFERED.name, TERM];

/**
 * Reads `lexicon-plain.txt`: a formal word or an idiom, a tab, and its plain equivalents, the
 * best first, separated by commas. A word after ~ has further senses. Lines that begin with # are
 * comments. `phrases` are those of the sentence rules ("in order to" → "to"), which
 * check the sentence before they use one; here they are only suggested.
 */
export function plainTable(
  text: string,
  phrases: Readonly<Record<string, string>> = {},
): LinkTable {
  const listed = new Map<string, { readonly source: EvidenceSource; readonly plain: string }>();
  for (const [phrase, plain] of Object.entries(phrases)) {
    // A # stands for a number and _ing for a verb; they are not words of the phrase.
    if (plain !== '' && !/[#_]/.test(phrase)) listed.set(phrase, { source: PHRASE, plain });
  }
  for (const line of text.split(/\r?\n/)) {
    const [marked, plain] = line.split('\t');
    if (!plain || line.startsWith('#')) continue;
    const isOffered = marked.startsWith(MARK);
    const head = isOffered ? marked.slice(MARK.length) : marked;
    listed.set(head, { source: isOffered ? OFFERED : LISTED, plain });
  }
  return {
    sources: [LISTED, PHRASE, OFFERED],
    size: listed.size,
    has: (word) => listed.has(word),
    linksOf(word): Link[] {
      const entry = listed.get(word);
      if (!entry) return [];
      const { source, plain } = entry;
      const words = source === PHRASE ? [plain] : plain.split(/,\s*/);
      return words.map((each, at) => ({
        word: each,
        pos: 0,
        strengths: new Map([[source, Math.max(1, SURE - 4 * at)]]),
      }));
    },
    sourcesOf: (word) => (listed.has(word) ? 1 : 0),
    posOf: () => 0,
    headWords: () => [...listed.keys()],
    phrases: () => [...listed.keys()].filter((head) => head.includes(' ')),
  };
}

/** Reads `lexicon-terms.txt.gz`: a term of several words, a tab, and its meaning. */
export function termTable(text: string): LinkTable {
  const meanings = new Map(
    text.split('\n').flatMap((line) => {
      const [term, meaning] = line.split('\t');
      return meaning ? [[term, meaning] as const] : [];
    }),
  );
  return {
    sources: [MEANING],
    size: meanings.size,
    has: (word) => meanings.has(word),
    linksOf(word): Link[] {
      const meaning = meanings.get(word);
      return meaning ? [{ word: meaning, pos: 0, strengths: new Map([[MEANING, SURE]]) }] : [];
    },
    sourcesOf: (word) => (meanings.has(word) ? 1 : 0),
    posOf: () => 0,
    headWords: () => [...meanings.keys()],
    // Terms are looked up when hard ones are searched; they are not formal phrases.
    phrases: () => [],
  };
}
