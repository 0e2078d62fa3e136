import { pythonSplit } from './python-text.ts';
import type { Tokenizer } from './tokenizer.ts';
import { rewrite, type Step, TrackedText } from './tracked-text.ts';

/** A step that replaces every match of a pattern, code point by code point. */
export function step(pattern: string, template: string): Step {
  return { pattern: new RegExp(pattern, 'gu'), template };
}

/** A tokenizer of rewriting steps; white space in the result separates its tokens. */
export function steppedTokenizer(
  name: string,
  steps: readonly Step[],
  finish: (text: string) => string,
): Tokenizer {
  return {
    name,
    tokenize: (text) => finish(rewrite(text, steps)),
    split: (text) => pythonSplit(rewrite(text, steps)),
    tokens: (text) => TrackedText.of(text).rewrite(steps).words(),
  };
}
