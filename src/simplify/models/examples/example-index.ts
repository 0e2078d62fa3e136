import type { Random } from '../../../evaluate/index.ts';
import type { Example } from '../prompt/build.ts';

/** Finds examples for a text; the nearest last, next to the text. */
export interface ExampleSelector {
  readonly name: string;
  select(source: string, count: number): Example[] | Promise<Example[]>;
}

/** Random examples, the same for the same text and seed, regardless of earlier calls. */
export function randomExamples(
  examples: readonly Example[],
  randomFor: (text: string) => Random,
): ExampleSelector {
  return {
    name: 'random',
    select(source, count) {
      const random = randomFor(source);
      const chosen = new Set<number>();
      const most = Math.min(count, examples.length);
      for (let draws = 0; chosen.size < most && draws < 50 * most; draws++) {
        const at = random.below(examples.length);
        // An example of the same text would contain its solution.
        if (examples[at].source !== source) chosen.add(at);
      }
      return [...chosen].map((at) => examples[at]);
    },
  };
}

/** Words in lower case; in scripts without spaces, pairs of characters. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [run] of text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (!UNSPACED.test(run)) terms.push(run);
    else {
      const signs = [...run];
      if (signs.length === 1) terms.push(run);
      for (let i = 0; i + 1 < signs.length; i++) terms.push(signs[i] + signs[i + 1]);
    }
  }
  return terms;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;

const GRAM = 4;

/** Runs of four characters, for texts with varying spelling. */
export function gramsOf(text: string): string[] {
  const signs = [
    ...` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `,
  ];
  const grams: string[] = [];
  for (let i = 0; i + GRAM <= signs.length; i++) grams.push(signs.slice(i, i + GRAM).join(''));
  return grams;
}
