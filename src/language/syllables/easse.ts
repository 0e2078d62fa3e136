import { type LanguageFiles, readText } from '../files.ts';
import { pythonLower, pythonStrip } from '../tokenizers/python-text.ts';

/** The rules of a language in `syllables-easse.json`. */
export interface EasseSyllableRules {
  /** Patterns that add a syllable if they occur anywhere in the word. */
  readonly add: readonly string[];
  /** Patterns that subtract one. */
  readonly subtract: readonly string[];
  /** Exceptions to the rules, by their number of syllables. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** How many words a counter remembers; texts repeat themselves. */
const REMEMBERED = 100_000;

/**
 * EASSE's syllable counter, for FKGL equal to published numbers. It strips every final e, and
 * its result may be 0 or less, because published scores were computed with it.
 *
 * @example easseSyllables(rules)('simplification') // 5
 */
export function easseSyllables(rules: EasseSyllableRules): (word: string) => number {
  const known = new Map<string, number>();
  for (const [count, words] of Object.entries(rules.words)) {
    for (const word of words) known.set(word, Number(count));
  }
  const add = rules.add.map((pattern) => new RegExp(pattern, 'u'));
  const subtract = rules.subtract.map((pattern) => new RegExp(pattern, 'u'));
  const found = (patterns: readonly RegExp[], stem: string) =>
    patterns.reduce((count, pattern) => count + Number(pattern.test(stem)), 0);

  const count = (word: string) => {
    const clean = pythonStrip(pythonLower(word));
    const exception = known.get(clean);
    if (exception !== undefined) return exception;
    const stem = withoutFinalEs(clean);
    const vowelGroups = stem.match(/[aeiouy]+/g)?.length ?? 0;
    return vowelGroups + found(add, stem) - found(subtract, stem);
  };

  const remembered = new Map<string, number>();
  return (word) => {
    let syllables = remembered.get(word);
    if (syllables === undefined) {
      syllables = count(word);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(word, syllables);
    }
    return syllables;
  };
}

function withoutFinalEs(word: string): string {
  let end = word.length;
  while (end > 0 && word[end - 1] === 'e') end--;
  return word.slice(0, end);
}

/** EASSE's counter for a language that has its rules (English); undefined for others. */
export async function loadEasseSyllables(
  files: LanguageFiles,
  language: string,
): Promise<((word: string) => number) | undefined> {
  const text = await readText(files, `${language}/syllables-easse.json`);
  return text === undefined ? undefined : easseSyllables(JSON.parse(text) as EasseSyllableRules);
}
