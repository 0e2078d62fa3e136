import type { Message, TextModel } from './model.ts';
import { dataBlocks } from './prompt/data-block.ts';
import { filled } from './prompt/fill.ts';
import type { LexicalPrompt } from './prompt/prompt-file.ts';
import { plainText } from './prompt/read-answer.ts';

export interface SubstituteOptions {
  readonly model: TextModel;
  readonly prompt: LexicalPrompt;
  /** The language's name in the words of the prompt. */
  readonly language: string;
  readonly temperature: number;
  readonly most: number;
  /** How refusals begin, lower case. */
  readonly refusals?: readonly string[];
  readonly mayCall: () => boolean;
}

const MOST_TOKENS = 256;
/** A first place counts 5, the tenth 0.5 (after Aumiller and Gertz 2022). */
const FIRST = 5;
const STEP = 0.5;

/**
 * Substitutes for a word: every template asks differently, and the answers are merged by rank.
 */
export async function substitutesByModel(
  sentence: string,
  word: string,
  { model, prompt, language, temperature, most, refusals = [], mayCall }: SubstituteOptions,
): Promise<string[]> {
  const lists: string[][] = [];
  for (const [sample, template] of prompt.templates.entries()) {
    if (!mayCall()) break;
    const { text } = await model.generate({
      messages: lexicalMessages(prompt, template, sentence, word, language),
      temperature,
      maxTokens: MOST_TOKENS,
      sample,
    });
    const folded = text.trim().toLowerCase().replaceAll('’', "'");
    const isRefusal = refusals.some((start) => folded.startsWith(start));
    lists.push(isRefusal ? [] : wordsIn(text, word));
  }
  return mergedByRank(lists).slice(0, most);
}

export function lexicalMessages(
  prompt: LexicalPrompt,
  template: LexicalPrompt['templates'][number],
  sentence: string,
  word: string,
  language: string,
): Message[] {
  const shots = prompt.shots.slice(0, template.shots);
  const blocks = dataBlocks([
    sentence,
    word,
    ...shots.flatMap((shot) => [shot.sentence, shot.word]),
  ]);
  const ask = (context: string, target: string) =>
    [
      ...(template.context ? [blocks.wrap('sentence', context)] : []),
      blocks.wrap('word', target),
      filled(template.task, { language }),
    ].join('\n');
  const rules = [...prompt.rules, prompt.data];
  return [
    {
      role: 'system',
      content: rules.map((rule) => filled(rule, { language, label: blocks.label })).join('\n'),
    },
    ...shots.flatMap((shot): Message[] => [
      { role: 'user', content: ask(shot.sentence, shot.word) },
      { role: 'assistant', content: shot.answer.join(', ') },
    ]),
    { role: 'user', content: ask(sentence, word) },
  ];
}

const LONGEST_PHRASE = 4;

/** The words of a list, however it is written: numbered, with dashes, commas or line breaks. */
export function wordsIn(answer: string, word: string): string[] {
  const text = plainText(answer);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const listed = lines.filter((line) => /^\s*(?:\d{1,2}[.):]|[-*•])\s*/u.test(line));
  const cells = (listed.length > 1 ? listed : lines).flatMap((line) => line.split(/[,;、，]/u));
  const words = cells
    .map((cell) => cell.replace(/^\s*(?:\d{1,2}[.):]|[-*•])\s*/u, '').split(/[(:–—]| - /u)[0])
    .map((cell) => cell.replace(/^["'“”„«»\s]+|["'“”„«»\s.]+$/gu, ''))
    .filter((cell) => /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’ -]*$/u.test(cell))
    .filter((cell) => cell.split(' ').length <= LONGEST_PHRASE)
    .filter((cell) => cell.toLowerCase() !== word.toLowerCase());
  return [...new Set(words)];
}

/** Lists as one: each word gets points by its place in each list. */
export function mergedByRank(lists: readonly (readonly string[])[]): string[] {
  const points = new Map<string, number>();
  const spelled = new Map<string, string>();
  for (const list of lists) {
    for (const [at, word] of list.entries()) {
      const key = word.toLowerCase();
      if (!spelled.has(key)) spelled.set(key, word);
      points.set(key, (points.get(key) ?? 0) + Math.max(0, FIRST - STEP * at));
    }
  }
  return [...points]
    .filter(([, sum]) => sum > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([key]) => spelled.get(key) ?? key);
}
