import { readFileSync } from 'node:fs';
import { sentencesOf } from '../../src/core/index.ts';
import type { Language } from '../../src/language/index.ts';
import { DATA } from '../analysis/paths.ts';
import { testSentences } from '../analysis/recipes.ts';
import { sameness } from '../fluency/held-out.ts';
import { conlluLines, TEXTS, type TextSource } from '../fluency/texts.ts';
import { isBinding } from './raw.ts';
import type { ParserRecipe } from './recipes.ts';

/** Shorter ones teach nothing, longer ones are lists. */
const SHORTEST = 4;
const LONGEST = 60;
const COMPLETE = /[.!?…。！？؟۔]["'”’»«)\]」]*\s*$/u;

/** The texts of a language whose licences bind the weights no further than its treebanks do. */
export function textSources(language: string): readonly TextSource[] {
  return (TEXTS[language] ?? []).filter(({ name }) => !isBinding(name) || name.startsWith('UD_'));
}

/** Sentences without trees, each once, of the texts that models of fluency learn from. */
export function plainSentences(language: Language, recipe: ParserRecipe): string[][] {
  const never = new Set(
    recipe.test.flatMap((set) =>
      conlluLines(readFileSync(DATA + testSentences(set).path, 'utf8'), ' ').map(sameness),
    ),
  );
  const sentences: string[][] = [];
  for (const { lines, most = Number.POSITIVE_INFINITY } of textSources(language.id)) {
    let words = 0;
    for (const line of lines()) {
      if (words > most) break;
      for (const { start, end, tokens } of sentencesOf(language.segment(line))) {
        const text = line.slice(start, end);
        const key = sameness(text);
        const { length } = tokens;
        if (length < SHORTEST || length > LONGEST || !COMPLETE.test(text) || never.has(key))
          continue;
        never.add(key);
        sentences.push(tokens.map(({ form }) => form));
        words += length;
      }
    }
  }
  return sentences;
}
