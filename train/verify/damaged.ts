import { readFileSync } from 'node:fs';
import { type Sentence, sentencesOf } from '../../src/core/index.ts';
import type { Language } from '../../src/language/index.ts';
import { Random } from '../random.ts';
import { DAMAGES, isNameAmong } from './damage.ts';
import type { DamageWords } from './damage-text.ts';
import type { Half } from './halves.ts';
import { annotatedNames, type Case, documentSentences, treebankSentences } from './sources.ts';

const words = JSON.parse(
  readFileSync(new URL('damage-words.json', import.meta.url), 'utf8'),
) as Record<string, DamageWords>;

/** So many sentences are read to find names and other words to put in. */
const OTHERS = 400;

/**
 * Damaged sentences, so many of each class and half: those of the documents first, those of the
 * treebanks where the documents have too few.
 */
export function damagedCases(
  language: Language,
  { each, seed, halves }: { each: number; seed: number; halves: readonly Half[] },
): Case[] {
  const { id } = language;
  const random = new Random(seed);
  const segment = (text: string) =>
    language.sentences(text).map(({ start, end }) => text.slice(start, end));
  const sources = [
    ...random.shuffled(documentSentences(id, segment)),
    ...random.shuffled(treebankSentences(id)),
  ];
  const foreign = documentSentences(id === 'en' ? 'de' : 'en', (text) => [text])
    .map(({ text }) => text)
    .filter((text) => text.length > 40 && text.length < 300);
  const analysed = new Map<string, Sentence | undefined>();
  const sentenceOf = (text: string) => {
    if (!analysed.has(text)) {
      const [sentence, second] = sentencesOf(language.analyse(text));
      analysed.set(text, second ? undefined : sentence);
    }
    return analysed.get(text);
  };
  const others = sources.slice(0, OTHERS).map(({ text }) => text);
  const annotated = annotatedNames(id);
  const names = [
    ...new Set(
      others.flatMap(
        (text) =>
          sentenceOf(text)
            ?.tokens.slice(1)
            .filter(isNameAmong(annotated))
            .map(({ form }) => form) ?? [],
      ),
    ),
  ];
  return Object.entries(DAMAGES).flatMap(([set, damage]) =>
    halves.flatMap((half) => {
      const cases: Case[] = [];
      for (const { text } of sources.filter((source) => source.half === half)) {
        if (cases.length >= each) break;
        const sentence = sentenceOf(text);
        if (!sentence) continue;
        const candidate = damage({
          text,
          sentence,
          language,
          words: words[id],
          random,
          others,
          foreign,
          names,
          annotated,
        });
        if (candidate === undefined || candidate === text) continue;
        cases.push({ set, half, source: text, candidate });
      }
      return cases;
    }),
  );
}
