import type { Sentence, Span, Token } from '../../core/index.ts';
import { onceFor } from '../../core/once-for.ts';
import type { FactsProfile } from '../profile.ts';

/** One negation: all its words (ne … pas) and the lemma they negate. */
export interface Negation extends Span {
  readonly head: string;
  readonly text: string;
  /** All its words as they are written, in lower case. */
  readonly words: readonly string[];
}

export interface Negations {
  readonly cues: readonly Negation[];
  /** Words that say no without one: unable, lack. */
  readonly denials: readonly string[];
  /** Lemmas joined to what is negated: "no moons or rings" negates rings too. */
  readonly joined: ReadonlySet<string>;
}

/** The negations of a text. "Not only" is none; several words for one (ne … pas) are one. */
export function readNegations(sentences: readonly Sentence[], facts: FactsProfile): Negations {
  const cues: Negation[] = [];
  const denials: string[] = [];
  const joined = new Set<string>();
  for (const { tokens } of sentences) {
    const heads = new Map<number, Negation>();
    tokens.forEach((token, i) => {
      const lower = plain(token.form);
      if (!isNegation(token, facts)) {
        if (denies(token, lower, facts)) denials.push(token.analysis?.lemma.toLowerCase() ?? lower);
        return;
      }
      if (isAffirmed(tokens, i, facts)) return;
      const at = headOf(tokens, i);
      const head = tokens[at];
      const before = heads.get(at);
      const cue = {
        start: before?.start ?? token.start,
        end: token.end,
        head: (head.analysis?.lemma ?? head.form).toLowerCase(),
        text: before ? before.text : phrase(token, head),
        words: [...(before?.words ?? []), lower],
      };
      heads.set(at, cue);
    });
    if (heads.size === 0) continue;
    for (const [at, cue] of heads) {
      const above = tokens[at].analysis?.head ?? -1;
      if (!(facts.concord && heads.has(above))) cues.push(cue);
    }
    for (const { analysis } of tokens) {
      if (analysis?.relation.startsWith('conj') && heads.has(analysis.head)) {
        joined.add(analysis.lemma.toLowerCase());
      }
    }
  }
  return { cues, denials, joined };
}

/** Does a word say no: not, n't, keine? */
export function isNegation(token: Token, facts: FactsProfile): boolean {
  const lower = plain(token.form);
  if (denialsOf(facts).negations.has(lower)) return true;
  if (facts.negationEndings?.some((ending) => lower.endsWith(ending))) return true;
  return token.analysis?.features.Polarity === 'Neg' && token.analysis.upos !== 'INTJ';
}

function denies(token: Token, lower: string, facts: FactsProfile): boolean {
  const lemma = token.analysis?.lemma.toLowerCase() ?? lower;
  const { denials, affixes } = denialsOf(facts);
  if (denials.has(lower) || denials.has(lemma)) return true;
  return affixes.some(({ bare, isEnding }) => {
    if (lower.length < bare.length + 3) return false;
    return isEnding ? lower.endsWith(bare) : lower.startsWith(bare);
  });
}

/** A language's negative words as a table, because every word is checked. */
interface Denials {
  readonly negations: ReadonlySet<string>;
  readonly denials: ReadonlySet<string>;
  readonly affixes: readonly { readonly bare: string; readonly isEnding: boolean }[];
  /** The words of each phrase that denies nothing. */
  readonly affirmed: readonly (readonly string[])[];
}

const denialsOf = onceFor((facts: FactsProfile): Denials => {
  const { negation, denials, denialAffixes = [], affirmed = [], doubleNegations = {} } = facts;
  return {
    negations: new Set(negation),
    denials: new Set(denials),
    affixes: denialAffixes.map((affix) => ({
      bare: affix.replace('-', ''),
      isEnding: affix.startsWith('-'),
    })),
    affirmed: [...affirmed, ...Object.keys(doubleNegations)].map((each) => each.split(' ')),
  };
});

/** Is a word that says no part of a phrase that denies nothing: "not only"? */
export function isAffirmed(tokens: readonly Token[], at: number, facts: FactsProfile): boolean {
  const next = tokens[at + 1]?.form ?? '';
  if (/^\p{Lu}?\p{L}+\.$/u.test(tokens[at].form) && /^\d/.test(next)) return true;
  const own = plain(tokens[at].form);
  return denialsOf(facts).affirmed.some((words) =>
    words.some((said, before) => {
      if (said !== '_' && said !== own) return false;
      const first = at - before;
      return words.every(
        (word, i) => word === '_' || word === plain(tokens[first + i]?.form ?? ''),
      );
    }),
  );
}

function plain(form: string): string {
  const lower = form.toLowerCase();
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower;
}

/** The scope of a negation: the predicate, or the word after it. */
function headOf(tokens: readonly Token[], at: number): number {
  const { head = -1, upos = '' } = tokens[at].analysis ?? {};
  // "エラーがない", "没有错误": an adjective or a verb that says no is the predicate itself.
  if (head < 0 || upos === 'ADJ' || upos === 'VERB') return at;
  return tokens[head].analysis?.upos === 'AUX' && (tokens[head].analysis?.head ?? -1) >= 0
    ? (tokens[head].analysis?.head as number)
    : head;
}

function phrase(token: Token, head: Token): string {
  if (token === head) return token.form;
  return token.start < head.start ? `${token.form} … ${head.form}` : `${head.form} … ${token.form}`;
}

/** A text with what it denies. */
interface Denying {
  readonly text: string;
  readonly negations: Negations;
}

/** Which negations of one text have none to answer them in the other. */
export function unanswered(
  { text, negations: here }: Denying,
  { text: other, negations: there }: Denying,
): { missing: Negation[]; answered: number } {
  const open = new Map<string, number>();
  for (const { head } of there.cues) open.set(head, (open.get(head) ?? 0) + 1);
  const unmatched: Negation[] = [];
  let matched = 0;
  for (const cue of here.cues) {
    const same = open.get(cue.head) ?? 0;
    if (same > 0) {
      open.set(cue.head, same - 1);
      matched++;
    } else if (!there.joined.has(cue.head)) {
      unmatched.push(cue);
    }
  }
  const others = there.cues.length - matched;
  // Said with another verb, or by a word such as "unable" that was not there before.
  const known = new Set(here.denials);
  const fresh = there.denials.filter((word) => !known.has(word)).length;
  // Words that are all still written were only read otherwise: "plus", "N'", "未" of "未就学児".
  const fewer = new Map<string, boolean>();
  const isFewer = (word: string) => {
    const found = fewer.get(word) ?? timesIn(text, word) > timesIn(other, word);
    fewer.set(word, found);
    return found;
  };
  const missing = unmatched.slice(others + fresh).filter(({ words }) => words.some(isFewer));
  return { missing, answered: here.cues.length - missing.length };
}

/** How often a word occurs in a text; parts of words (n't) and words without spaces count anywhere. */
function timesIn(text: string, word: string): number {
  const isPart = /['\p{Script=Han}\p{Script=Hiragana}]/u.test(word);
  if (isPart) return plain(text).split(word).length - 1;
  return (plain(text).match(/[\p{L}\p{M}]+/gu) ?? []).filter((each) => each === word).length;
}
