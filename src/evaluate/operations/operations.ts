import type { Language } from '../../language/index.ts';
import { type AreSynonyms, alignWords, type Link } from './align.ts';
import { type AlignedWord, readWords } from './words.ts';

/** The operation on a word of the source. Words of the output may also be added. */
export const WORD_OPERATIONS = ['delete', 'move', 'replace', 'copy', 'add'] as const;
export type WordOperation = (typeof WORD_OPERATIONS)[number];

export interface AnnotatedWord {
  readonly form: string;
  readonly operation: WordOperation;
  /** The index of its counterpart in the other text. */
  readonly counterpart?: number;
}

/** The words of source and output, each with its operation. */
export interface WordOperations {
  readonly source: readonly AnnotatedWord[];
  readonly output: readonly AnnotatedWord[];
}

/**
 * Labels the words of a source and an output (EASSE, Alva-Manchego et al. 2019, §2.2): aligned to
 * the same form `copy`, to another `replace`, in another order `move`; without a counterpart
 * `delete` or `add`.
 *
 * @example wordOperations('A big old cat.', 'A large cat.', english).source // big: replace, old: delete
 */
export function wordOperations(
  source: string,
  output: string,
  language: Language,
  areSynonyms?: AreSynonyms,
): WordOperations {
  const [from, to] = [readWords(source, language), readWords(output, language)];
  const links = alignWords(from, to, areSynonyms);
  const labels = operationsOf(from, to, links);
  const backward = new Map(links.map(([i, j]) => [j, i]));
  const forward = new Map(links);
  return {
    source: from.map(({ form }, i) => annotated(form, labels[i], forward.get(i))),
    output: to.map(({ form }, j) => {
      const i = backward.get(j);
      return annotated(form, i === undefined ? 'add' : labels[i], i);
    }),
  };
}

function annotated(form: string, operation: WordOperation, counterpart?: number): AnnotatedWord {
  return counterpart === undefined ? { form, operation } : { form, operation, counterpart };
}

/** The operation on each word of the source. */
export function operationsOf(
  source: readonly AlignedWord[],
  output: readonly AlignedWord[],
  links: readonly Link[],
): WordOperation[] {
  const labels: WordOperation[] = source.map(() => 'delete');
  const inOrder = longestRise(links.map(([, j]) => j));
  links.forEach(([i, j], at) => {
    if (source[i].lower !== output[j].lower) labels[i] = 'replace';
    else labels[i] = inOrder.has(at) ? 'copy' : 'move';
  });
  return labels;
}

/**
 * The indices in a longest increasing subsequence: these words kept their order, the others moved.
 * EASSE compares shifted indices instead, so that one moved word also moves all words it passes.
 */
function longestRise(places: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before = new Int32Array(places.length).fill(-1);
  places.forEach((place, at) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[tails[middle]] < place) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[at] = tails[low - 1];
    tails[low] = at;
  });
  const rise = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at]) rise.add(at);
  return rise;
}
