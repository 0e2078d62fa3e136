import { readFileSync } from 'node:fs';
import { agreementOf, percentages, total } from '../../src/cli/accuracy/agreement.ts';
import type { Token } from '../../src/core/index.ts';
import { readConllu, tokensOf } from '../../src/language/conllu.ts';

export type Accuracy = ReturnType<typeof percentages>;

/** Per cent right on the gold words of a treebank, as the CoNLL 2018 evaluator counts. */
export function measure(
  analyse: (tokens: Token[]) => void,
  path: string,
  includes: (sentence: number) => boolean = () => true,
): Accuracy {
  const sentences = readConllu(readFileSync(path, 'utf8')).filter((_, i) => includes(i));
  const counts = sentences.map((sentence) => {
    const { tokens } = tokensOf(sentence);
    analyse(tokens);
    return agreementOf(sentence.words, tokens);
  });
  return percentages(total(counts));
}
