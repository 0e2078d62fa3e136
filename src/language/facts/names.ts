import type { Sentence, Span, Token } from '../../core/index.ts';
import { onceFor } from '../../core/once-for.ts';
import type { Language } from '../language.ts';
import type { FactsProfile } from '../profile.ts';

/** A name as the analysis finds it: neighbouring proper nouns. */
export interface NameFact extends Span {
  readonly tokens: readonly Token[];
}

/** The words of a text, as an index in which names of another text are looked up. */
export class KnownWords {
  private readonly words = new Set<string>();
  private readonly byStart = new Map<string, string[]>();
  private initials = '';
  private text = '';
  /** Computed when the first name is looked up: many texts have none. */
  private unread: (() => void) | undefined;

  constructor(text: string, sentences: readonly Sentence[]) {
    this.unread = () => this.read(text, sentences);
  }

  private read(text: string, sentences: readonly Sentence[]): void {
    this.unread = undefined;
    this.text = text.length <= LONGEST_SEARCHED ? text.toLowerCase() : '';
    let initials = '';
    for (const { tokens } of sentences) {
      for (const token of tokens) {
        this.add(token.form.toLowerCase());
        if (token.analysis) this.add(token.analysis.lemma.toLowerCase());
        if (/^\p{Lu}/u.test(token.form)) initials += token.form[0];
      }
      initials += ' ';
    }
    this.initials = initials;
  }

  /** The word itself, an inflection or relative of it (German, Germany), or its first letters. */
  has(token: Token): boolean {
    this.unread?.();
    const lower = token.form.toLowerCase();
    // "CA." where a sentence ends is "CA".
    if (this.words.has(lower) || this.words.has(lower.replace(/\.$/, ''))) return true;
    const lemma = token.analysis?.lemma.toLowerCase() ?? lower;
    if (this.words.has(lemma) || this.text.includes(lower)) return true;
    if (IDEOGRAPHS.test(lower)) return pairsOf(lower).some((pair) => this.text.includes(pair));
    const bare = bareForm(lower);
    const likes = this.byStart.get(bare.slice(0, 3)) ?? [];
    if (likes.some((word) => areRelated(word, bare))) return true;
    const acronym = token.form.replaceAll('.', '');
    return /^\p{Lu}{2,6}$/u.test(acronym) && this.initials.includes(acronym);
  }

  /** Is this an acronym of the name: UN for United Nations? */
  hasInitials(tokens: readonly Token[]): boolean {
    if (tokens.length < 2) return false;
    this.unread?.();
    return this.words.has(tokens.map((token) => token.form[0].toLowerCase()).join(''));
  }

  private add(word: string): void {
    if (this.words.has(word)) return;
    this.words.add(word);
    const bare = bareForm(word);
    if (bare.length < 3) return;
    const start = bare.slice(0, 3);
    const list = this.byStart.get(start) ?? [];
    if (list.length < MOST_RELATIVES) list.push(bare);
    this.byStart.set(start, list);
  }
}

const IDEOGRAPHS = /^\p{Script=Han}{2,}$/u;

/** Longer tokens of Chinese characters are mostly set phrases unknown to the tagger. */
const LONGEST_IDEOGRAPHIC_NAME = 3;

/** Two shared characters make a related name: 俄罗斯 of 俄罗斯联邦. */
function pairsOf(word: string): string[] {
  const signs = [...word];
  return signs.slice(1).map((sign, i) => signs[i] + sign);
}

const LONGEST_SEARCHED = 20_000;
const MOST_RELATIVES = 64;

/** Without accents and dots, so that "Malmö" is found in "Malmo" and "U.S." in "US". */
function bareForm(word: string): string {
  if (!/[^a-z]/.test(word)) return word;
  return word.normalize('NFD').replace(/[\p{M}.'’]/gu, '');
}

function areRelated(a: string, b: string): boolean {
  const shortest = Math.min(a.length, b.length);
  let same = 0;
  while (same < shortest && a[same] === b[same]) same++;
  return same === shortest ? shortest >= 3 : same >= 4 && same >= 0.6 * shortest;
}

/** What may look like a name but is not one. */
interface NotNames {
  readonly calendar: ReadonlySet<string>;
  readonly numeral?: RegExp | undefined;
}

const NO_CALENDAR: NotNames = { calendar: new Set() };

const notNamesOf = onceFor(
  ({ calendar = [], months, ideographs: signs }: FactsProfile): NotNames => ({
    calendar: new Set([...calendar, ...months.flat()]),
    numeral: signs && new RegExp(`^[${Object.keys({ ...signs.digits, ...signs.units }).join('')}]`),
  }),
);

/** Names in the order of the text. */
export function readNames(sentences: readonly Sentence[], language: Language): NameFact[] {
  const facts = language.profile.facts;
  const cased = !facts?.ideographs && /^(?:Latn|Cyrl)$/.test(language.profile.script);
  const { calendar, numeral } = facts ? notNamesOf(facts) : NO_CALENDAR;
  const names: NameFact[] = [];
  for (const { tokens } of sentences) {
    let run: Token[] = [];
    const close = () => {
      if (run.length > 0) {
        names.push({ tokens: run, start: run[0].start, end: run[run.length - 1].end });
      }
      run = [];
    };
    tokens.forEach((token, i) => {
      if (
        !isName(token, cased) ||
        calendar.has(token.form.toLowerCase()) ||
        numeral?.test(token.form)
      ) {
        close();
      } else if (i === firstWord(tokens) && !isSureAtStart(token, tokens[i + 1], language, cased)) {
        close();
      } else {
        const before = tokens[i - 1];
        // "Most South Indians": a common word at the start of the sentence is not part of the name.
        const opens = i - 1 === firstWord(tokens) && language.isStopWord(before.form.toLowerCase());
        if (run.length === 0 && cased && !opens && isNamePart(before)) run.push(before);
        run.push(token);
      }
    });
    close();
  }
  return names;
}

function isName(token: Token, cased: boolean): boolean {
  if (token.analysis?.upos !== 'PROPN' || /\d/.test(token.form)) return false;
  if (!/\p{L}/u.test(token.form)) return false;
  if (IDEOGRAPHS.test(token.form) && token.form.length > LONGEST_IDEOGRAPHIC_NAME) return false;
  return cased ? /^\p{Lu}/u.test(token.form) && token.form.length > 1 : token.form.length > 1;
}

/** United States, Eastern Europe: an adjective or participle with a capital belongs to the name. */
function isNamePart(token: Token | undefined): token is Token {
  if (!token?.analysis || !/^\p{Lu}\p{Ll}/u.test(token.form)) return false;
  const { upos, relation } = token.analysis;
  return upos === 'ADJ' || (upos === 'VERB' && relation === 'amod');
}

function firstWord(tokens: readonly Token[]): number {
  return tokens.findIndex((token) => /\p{L}/u.test(token.form));
}

/** Every word is capitalised at the start of a sentence: common words there are not names. */
function isSureAtStart(
  token: Token,
  next: Token | undefined,
  language: Language,
  cased: boolean,
): boolean {
  if (!cased) return true;
  if (next?.analysis?.upos === 'PROPN' && /^\p{Lu}/u.test(next.form)) return true;
  const lower = token.form.toLowerCase();
  return !language.isStopWord(lower) && language.frequency.zipf(lower) < 4.5;
}

/** Does the other text contain a name: its rarest word, half of its words, its initials? */
export function isKept(name: NameFact, words: KnownWords, language: Language): boolean {
  const present = name.tokens.filter((token) => words.has(token));
  if (present.length * 2 >= name.tokens.length) {
    const rarest = name.tokens.reduce((a, b) =>
      language.frequency.zipf(b.form.toLowerCase()) < language.frequency.zipf(a.form.toLowerCase())
        ? b
        : a,
    );
    if (present.includes(rarest)) return true;
  }
  return words.hasInitials(name.tokens);
}
