import type { Check, Token } from '../../core/index.ts';
import { sentencesOf } from '../../core/index.ts';
import { onceFor } from '../../core/once-for.ts';
import type { Language } from '../../language/index.ts';
import { type Point, type Verdict, verify } from '../verify/index.ts';
import type { SentenceRules } from './language-file/rules-file.ts';
import { patternsOf } from './patterns.ts';
import { brokenSentence, losesFinite } from './whole.ts';

/** What an output may not do, and what it may when extras are left out. */
export interface CheckOptions {
  /** May names, numbers and dates of the source be missing? */
  readonly facts: boolean;
  /** Were only words exchanged or left out? Then its sentences are as whole as before. */
  readonly onlyWords?: boolean;
}

/**
 * Every check of an output against its source. `passed` tells whether the output may be used.
 *
 * @example checks('It has 20 rooms.', 'It has 30 rooms.', english, rules, { facts: false })
 */
export function checks(
  source: string,
  output: string,
  language: Language,
  rules: SentenceRules,
  { facts, onlyWords = false }: CheckOptions,
): Check[] {
  const found: Check[] = verdicts(source, output, language, facts);
  found.push(conditions(source, output, rules), marks(source, output));
  if (rules.never) found.push(wording(source, output, rules.never));
  if (language.offers.analysis) found.push(wellFormed(source, output, language, rules, onlyWords));
  return found;
}

export function isSafe(list: readonly Check[]): boolean {
  return list.every(({ passed }) => passed);
}

/** The points that are listed also where they passed. */
const ALWAYS: readonly Point[] = ['figures', 'dates', 'names', 'negation'];

/** What a text may lose where a ratio asks for a shorter one. */
const LOSABLE: ReadonlySet<Point> = new Set([
  'figures',
  'dates',
  'units',
  'names',
  'references',
  'quotations',
  'omitted',
]);

/** The verdicts of the judge, which shares no code with the rules. */
function verdicts(source: string, output: string, language: Language, facts: boolean): Check[] {
  const mayBe = ({ point, state }: Verdict) =>
    state === 'kept' || state === 'unsure' || (facts && state === 'lost' && LOSABLE.has(point));
  const failed = verify(source, output, { language }).verdicts.filter((each) => !mayBe(each));
  const listed = [...new Set([...ALWAYS, ...failed.map(({ point }) => point)])];
  return listed.map((name) => {
    const message = failed.find(({ point }) => point === name)?.because;
    return message === undefined ? { name, passed: true } : { name, passed: false, message };
  });
}

/**
 * Words of condition and modality must be as many as before. Hedges that are also among the words
 * that stay may stand for each other: "perhaps" → "maybe".
 */
function conditions(source: string, output: string, rules: SentenceRules): Check {
  const { groups, words: asked } = conditionsOf(rules);
  const before = countWords(source, asked);
  if (before.size === 0) return { name: 'conditions', passed: true };
  const after = countWords(output, asked);
  const all = (counts: ReadonlyMap<string, number>, words: readonly string[]) =>
    words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  const gone = (words: readonly string[]) => all(before, words) - all(after, words);
  // "Should he come" → "If he comes": the word that says it instead is there once more.
  const instead = ([word]: readonly string[]) => {
    const { if: plain = '', doubt = {} } = rules.verbFirst ?? {};
    const first = Object.hasOwn(doubt, word) ? plain.toLowerCase() : undefined;
    const by = first;
    return by === undefined ? 0 : Math.max(0, -gone([by]));
  };
  const lost = groups.find((words) => gone(words) > instead(words))?.[0];
  return lost === undefined
    ? { name: 'conditions', passed: true }
    : { name: 'conditions', passed: false, message: `"${lost}" is left out.` };
}

interface Conditions {
  /** Words that may stand for each other. */
  readonly groups: readonly (readonly string[])[];
  /** All words that are counted. */
  readonly words: ReadonlySet<string>;
}

const conditionsOf = onceFor((rules: SentenceRules): Conditions => {
  const { conditions = [], modals = [], kept = [], phrases = {}, plainIf } = rules;
  const hedges = modals.filter((word) => kept.includes(word));
  // "qualora" → "se"
  const ifs = plainIf ? [plainIf.by, ...plainIf.phrases] : [];
  const groups = [...conditions, ...modals].map((word) => {
    const alike = [hedges, ifs].find((words) => words.includes(word));
    if (alike) return alike;
    // "sofern" → "wenn": one word of condition for another.
    const plain = Object.hasOwn(phrases, word) ? phrases[word] : word;
    return conditions.includes(plain) && plain !== word ? [word, plain] : [word];
  });
  const { verbFirst } = rules;
  const instead = [verbFirst?.if.toLowerCase() ?? ''];
  return { groups, words: new Set([...groups.flat(), ...instead]) };
});

/** How often each of the words asked for stands in a text. */
function countWords(text: string, asked: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  const all = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  // Most texts have none of them.
  if (!all.some((word) => asked.has(word))) return counts;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (!asked.has(word.toLowerCase())) continue;
    // A capital inside a sentence makes it a name: May.
    const name =
      index > 1 && /^\p{Lu}/u.test(word) && !/[.!?:"“„]\s?$/u.test(text.slice(index - 2, index));
    // "encontra-se": a part of another word.
    if (name || /\p{L}-$/u.test(text.slice(Math.max(0, index - 2), index))) continue;
    const key = word.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Words that never stand side by side: "an book". */
function wording(source: string, output: string, never: readonly string[]): Check {
  const name = 'wording';
  const wrong = patternsOf(never).find(
    // Mostly the output has none, and the source need not be asked.
    (each) => timesIn(output, each) > 0 && timesIn(output, each) > timesIn(source, each),
  );
  return wrong
    ? { name, passed: false, message: `"${output.match(wrong)?.[0]}" is not said.` }
    : { name, passed: true };
}

function timesIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const MARKS = /[()[\]«»「」（）„“”"]/;
const PAIRS = ['()', '[]', '«»', '「」', '（）'];

/** Brackets and quotation marks that were balanced still are. */
function marks(source: string, output: string): Check {
  const odd = (text: string) =>
    MARKS.test(text) &&
    // „so“, “so”
    ([...PAIRS, text.includes('„') ? '„“' : '“”'].some(
      ([open, close]) => text.split(open).length !== text.split(close).length,
    ) ||
      text.split('"').length % 2 === 0);
  if (odd(output) && !odd(source))
    return { name: 'marks', passed: false, message: 'A bracket or quotation mark stands alone.' };
  // "… aus Einwanderern. deren Kinder": what was cut off begins as no sentence does.
  const small = timesIn(output, SMALL_START);
  if (small > 0 && small > timesIn(source, SMALL_START))
    return { name: 'marks', passed: false, message: 'A sentence begins with a small letter.' };
  return { name: 'marks', passed: true };
}

/** After a word, not an abbreviation: "z. B. die". */
const SMALL_START = /\p{Ll}{4}[.!?]\s+\p{Ll}/gu;

const SIDE_BY_SIDE = /[,;:]\s*[.!?]|,\s*,|\.\s*\.(?!\.)|\(\s*\)/u;
const SPACED_MARK = /\s[,.;:]/u;
const SPACED_COMMA = /\s[,.]/u;

/** Each sentence starts as one, has a root with a verb where the source's had, and is no fragment. */
function wellFormed(
  source: string,
  output: string,
  language: Language,
  rules: SentenceRules,
  onlyWords: boolean,
): Check {
  const name = 'sentences';
  // "Город — важный центр", "Это врач": where nouns have cases, "is" is not said.
  const isDash = ({ form }: Token) => rules.cases && (form === '—' || form === rules.cases.told);
  const hasVerb = (text: string) =>
    sentencesOf(language.analyse(text)).every(({ tokens }) =>
      tokens.some(
        (token) =>
          token.analysis?.upos === 'VERB' || token.analysis?.upos === 'AUX' || isDash(token),
      ),
    );
  if (output.trim() === '') return { name, passed: false, message: 'Nothing is left.' };
  if (/[,;]\s*$/u.test(output) && !/[,;]\s*$/u.test(source)) {
    return { name, passed: false, message: 'It ends with a comma.' };
  }
  const spaced = rules.spacedMarks ? SPACED_COMMA : SPACED_MARK;
  if (
    (spaced.test(output) || SIDE_BY_SIDE.test(output)) &&
    !(SPACED_MARK.test(source) || /,\s*,|\.\./u.test(source))
  ) {
    return { name, passed: false, message: 'Two marks stand side by side.' };
  }
  if (
    !onlyWords &&
    ((hasVerb(source) && !hasVerb(output)) || losesFinite(source, output, language, rules))
  ) {
    return { name, passed: false, message: 'A sentence has no verb.' };
  }
  const message = onlyWords ? undefined : brokenSentence(source, output, language, rules);
  if (message) return { name, passed: false, message };
  return { name, passed: true };
}
