import type { Span, Token } from '../../core/index.ts';
import type { Classes } from './closed-class.ts';

/** A place where a word of a class occurs. */
export interface Mention extends Span {
  readonly name: string;
  /** Its loss does not count, because the word has other meanings too. */
  readonly isWeak: boolean;
  /** The tokens from the first word to the last. */
  readonly first: number;
  readonly last: number;
}

interface Entry {
  readonly name: string;
  readonly isWeak: boolean;
  readonly words: readonly string[];
}

/** The classes of a group, indexed for lookup. */
export interface ClassReader {
  /** The places in a sentence where a class occurs; where entries overlap, the longest counts. */
  read(tokens: readonly Token[], text: string): Mention[];
}

/** The maximum number of words in an ellipsis. */
const LONGEST_GAP = 12;

/** A reader of classes; in scripts without spaces, entries are searched letter by letter. */
export function classReader(classes: Classes, isSpaced: boolean): ClassReader {
  const entries = Object.entries(classes).flatMap(([name, list]) =>
    list.map((entry) => {
      const isWeak = entry.startsWith('~');
      const words = (isWeak ? entry.slice(1) : entry).split(' ');
      return { name, isWeak, words };
    }),
  );
  return isSpaced ? wordReader(entries) : letterReader(entries);
}

function wordReader(entries: readonly Entry[]): ClassReader {
  const byFirst = new Map<string, Entry[]>();
  for (const entry of entries) {
    const list = byFirst.get(entry.words[0]) ?? [];
    list.push(entry);
    byFirst.set(entry.words[0], list);
  }
  const signs = [...byFirst.keys()].filter((word) => word.startsWith('<'));
  return {
    read(tokens) {
      const found: Mention[] = [];
      tokens.forEach((token, first) => {
        for (const word of [...wordsOf(token), ...signs.filter((sign) => matches(token, sign))]) {
          for (const { name, isWeak, words } of byFirst.get(word) ?? []) {
            const last = lastOf(words, tokens, first);
            if (last === undefined) continue;
            found.push({ name, isWeak, first, last, start: token.start, end: tokens[last].end });
          }
        }
      });
      return longest(found);
    },
  };
}

function wordsOf({ form, analysis }: Token): ReadonlySet<string> {
  const lower = form.toLowerCase().replaceAll('’', "'");
  return new Set(analysis ? [lower, analysis.lemma.toLowerCase()] : [lower]);
}

/** The end of a sequence of words that begins here, if it matches. */
function lastOf(
  words: readonly string[],
  tokens: readonly Token[],
  first: number,
): number | undefined {
  let at = first;
  for (let i = 1; i < words.length; i++) {
    if (words[i] !== '…') {
      at++;
      if (!tokens[at] || !matches(tokens[at], words[i])) return undefined;
      continue;
    }
    i++;
    const from = at + 1;
    at = -1;
    for (let next = from; next <= from + LONGEST_GAP && next < tokens.length; next++) {
      if (matches(tokens[next], words[i])) {
        at = next;
        break;
      }
      // Words set off by punctuation belong to something else.
      if (/^[,;:.!?]$/.test(tokens[next].form)) return undefined;
    }
    if (at < 0) return undefined;
  }
  return at;
}

function matches(token: Token, word: string): boolean {
  if (!word.startsWith('<')) return wordsOf(token).has(word);
  const { upos, features } = token.analysis ?? { upos: 'X', features: {} as Token['analysis'] };
  const has = (name: string, value: string) =>
    (features as Readonly<Record<string, string>>)?.[name] === value;
  if (word === '<num>') return upos === 'NUM' || /\p{N}/u.test(token.form);
  if (word === '<inf>') return has('VerbForm', 'Inf');
  if (word === '<part>') return has('VerbForm', 'Part');
  return word === '<cmp>' && has('Degree', 'Cmp');
}

function letterReader(entries: readonly Entry[]): ClassReader {
  const plain = entries.map(({ name, isWeak, words }) => ({ name, isWeak, parts: words }));
  return {
    read(tokens, text) {
      const found: Mention[] = [];
      const at = (place: number) => tokens.findIndex(({ end }) => end > place);
      for (const { name, isWeak, parts } of plain) {
        const [head] = parts;
        for (let start = text.indexOf(head); start >= 0; start = text.indexOf(head, start + 1)) {
          const end = endOf(parts, text, start + head.length);
          if (end === undefined) continue;
          found.push({ name, isWeak, start, end, first: at(start), last: at(end - 1) });
        }
      }
      return longest(found);
    },
  };
}

/** The maximum number of letters in an ellipsis, in scripts without spaces. */
const LONGEST_LETTERS = 12;

function endOf(parts: readonly string[], text: string, from: number): number | undefined {
  let end = from;
  for (let i = 1; i < parts.length; i++) {
    if (parts[i] === '…') continue;
    const next = text.indexOf(parts[i], end);
    const most = parts[i - 1] === '…' ? LONGEST_LETTERS : 0;
    if (next < 0 || next - end > most) return undefined;
    end = next + parts[i].length;
  }
  return end;
}

/** Of mentions that overlap, the longest; of equally long ones the strong, then the first. */
function longest(found: Mention[]): Mention[] {
  if (found.length < 2) return found;
  const ordered = found
    .map((mention, order) => ({ mention, order }))
    .sort(
      (a, b) =>
        b.mention.end - b.mention.start - (a.mention.end - a.mention.start) ||
        Number(a.mention.isWeak) - Number(b.mention.isWeak) ||
        a.order - b.order,
    );
  const kept: Mention[] = [];
  for (const { mention } of ordered) {
    const clash = kept.some(
      (each) =>
        each.start < mention.end &&
        mention.start < each.end &&
        // A weak word may belong to several classes at once.
        !(
          each.isWeak &&
          mention.isWeak &&
          each.start === mention.start &&
          each.name !== mention.name
        ),
    );
    if (!clash) kept.push(mention);
  }
  return kept.sort((a, b) => a.start - b.start);
}
