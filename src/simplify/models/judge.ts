import { type Check, type Controls, type Level, sentencesOf } from '../../core/index.ts';
import {
  checkFaithfulness,
  compressionRatio,
  type Difference,
  textWordRank,
} from '../../evaluate/index.ts';
import type { Identifier, Language } from '../../language/index.ts';

/** A candidate with what speaks for and against it. */
export interface Judgement {
  readonly checks: readonly Check[];
  /** Without references: more is better. Comparable between candidates for one source only. */
  readonly score: number;
  readonly parts: Readonly<Record<'checks' | 'meaning' | 'words' | 'sentences', number>>;
}

export interface JudgeOptions {
  readonly language: Language;
  readonly identifier?: Pick<Identifier, 'identify'>;
  readonly controls?: Controls;
  /** Terms that must stay where the source has them. */
  readonly protected?: readonly string[];
  /** Least length beside the source when no dial says it; 0.4 when not given. */
  readonly shortest?: number;
  /** How alike two texts are, from 0 to 1, where a model can tell. */
  readonly meaning?: (source: string, output: string) => Promise<number>;
}

/** Lengths beside the source that are suspect: below is a summary, above an essay. */
const SHORTEST = 0.4;
const LONGEST = 1.8;
const LENGTH_SLACK = 0.35;
const LEAST_SHARED = 0.25;
const SURE_FROM = 40;
const SURE = 0.8;

/** Longest sentence a level bears, in words; chosen by hand, with room above what courses teach. */
const SENTENCE_WORDS: Readonly<Record<Level, number>> = { A1: 12, A2: 16, B1: 22, B2: 30, C1: 45 };

/**
 * Checks an answer against its source: language, length, numbers, dates, names, negation, shared
 * words, level, protected terms. None needs a reference.
 */
export async function judge(
  source: string,
  output: string,
  options: JudgeOptions,
): Promise<Judgement> {
  const { language, identifier, controls = {} } = options;
  const checks: Check[] = [];
  if (identifier) checks.push(languageCheck(output, language, identifier));
  checks.push(lengthCheck(source, output, controls.length, options.shortest));
  if (language.profile.facts) {
    const { numbers, dates, names, negation } = checkFaithfulness(source, output, language);
    checks.push(kept('numbers', numbers), kept('dates', dates), kept('negation', negation));
    if (names) checks.push(kept('names', names));
  }
  const shared = sharedWords(source, output, language);
  checks.push(
    shared >= LEAST_SHARED
      ? { name: 'overlap', passed: true }
      : { name: 'overlap', passed: false, message: 'It shares hardly a word with the source.' },
  );
  if (controls.level) checks.push(levelCheck(output, language, controls.level));
  const missing = (options.protected ?? []).filter(
    (term) => source.includes(term) && !output.includes(term),
  );
  if (options.protected) {
    checks.push({
      name: 'terms',
      passed: missing.length === 0,
      ...(missing.length > 0 && { message: `"${missing.join('", "')}" is gone.` }),
    });
  }
  const parts = {
    checks: checks.filter(({ passed }) => passed).length / checks.length,
    meaning: options.meaning ? await options.meaning(source, output) : Math.min(1, shared),
    words: gain(textWordRank(source, language), textWordRank(output, language)),
    sentences: gain(longestSentence(source, language), longestSentence(output, language)),
  };
  // Checks weigh most: an easy text that says something else is no simplification.
  const score = 3 * parts.checks + parts.meaning + 2 * parts.words + 0.5 * parts.sentences;
  return { checks, score: Number(score.toFixed(6)), parts };
}

/** How much smaller, from −1 to 1. */
function gain(before: number, after: number): number {
  return before > 0 ? Math.max(-1, Math.min(1, (before - after) / before)) : 0;
}

function languageCheck(
  output: string,
  language: Language,
  identifier: Pick<Identifier, 'identify'>,
): Check {
  const name = 'language';
  if (output.length < SURE_FROM) return { name, passed: true };
  const guess = identifier.identify(output);
  const isOther =
    guess.language !== language.id && guess.language !== 'und' && guess.confidence > SURE;
  return isOther
    ? { name, passed: false, message: `It is in another language (${guess.language}).` }
    : { name, passed: true };
}

function lengthCheck(
  source: string,
  output: string,
  wanted: number | undefined,
  shortest = SHORTEST,
): Check {
  const ratio = compressionRatio(source, output);
  const [low, high] =
    wanted === undefined ? [shortest, LONGEST] : [wanted - LENGTH_SLACK, wanted + LENGTH_SLACK];
  const passed = ratio >= low && ratio <= high;
  const message = `It is ${Math.round(ratio * 100)}% as long as the source.`;
  return { name: 'length', passed, ...(!passed && { message }) };
}

function kept(name: string, { lost, invented }: Difference): Check {
  const say = (mentions: readonly { readonly text: string }[]) =>
    mentions.map(({ text }) => `"${text}"`).join(', ');
  const wrong = [
    ...(invented.length > 0 ? [`${say(invented)} is not in the source.`] : []),
    ...(lost.length > 0 ? [`${say(lost)} is left out.`] : []),
  ];
  return {
    name,
    passed: wrong.length === 0,
    ...(wrong.length > 0 && { message: wrong.join(' ') }),
  };
}

const STEM = 4;

/** Of the output's content words, the share that the source has too, by their first letters. */
function sharedWords(source: string, output: string, language: Language): number {
  const stems = (text: string) =>
    language
      .words(text)
      .map(({ start, end }) => text.slice(start, end).toLowerCase())
      .filter((word) => /\p{L}/u.test(word) && !language.isStopWord(word))
      .map((word) => [...word].slice(0, STEM).join(''));
  const known = new Set(stems(source));
  const said = stems(output);
  if (said.length === 0 || known.size === 0) return 1;
  return said.filter((stem) => known.has(stem)).length / said.length;
}

function longestSentence(text: string, language: Language): number {
  return sentencesOf(language.segment(text)).reduce(
    (most, { tokens }) =>
      Math.max(most, tokens.filter(({ form }) => /[\p{L}\p{N}]/u.test(form)).length),
    0,
  );
}

function levelCheck(output: string, language: Language, level: Level): Check {
  const words = longestSentence(output, language);
  const passed = words <= SENTENCE_WORDS[level];
  const message = `A sentence of ${words} words is long for level ${level}.`;
  return { name: 'level', passed, ...(!passed && { message }) };
}
