import { KlartextError } from '../../core/index.ts';
import { pythonStrip } from '../../language/tokenizers/python-text.ts';

/** A sentence, a word in it, and its substitutes: gold annotations or predictions. */
export interface SubstitutionInstance {
  readonly sentence: string;
  readonly word: string;
  /** In file order: gold substitutes repeat for each annotator, predictions are ranked. */
  readonly substitutes: readonly string[];
  readonly line: number;
}

/**
 * Reads a file of the TSAR-2022 shared task: tab-separated sentence, complex word and
 * substitutes. `file` is its name in errors. An empty cell between others counts as a substitute, as
 * in the official evaluator; empty cells at the end of a line do not.
 *
 * @example
 * readSubstitutions('It is compulsory.\tcompulsory\tmandatory\trequired\n', 'gold.tsv')
 */
export function readSubstitutions(text: string, file: string): SubstitutionInstance[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|[\r\n]/);
  while (lines.length > 0 && pythonStrip(lines[lines.length - 1]) === '') lines.pop();
  if (lines.length === 0) {
    throw new KlartextError('bad-input', `${file}: there is nothing in it.`, FORMAT);
  }
  return lines.map((line, at) => {
    const cells = pythonStrip(line).split('\t').map(pythonStrip);
    const [sentence, word, ...substitutes] = cells;
    if (word) return { sentence, word, substitutes, line: at + 1 };
    const what = cells[0] === '' ? 'is empty' : 'has no tab with a word after it';
    throw new KlartextError('bad-input', `${file}: line ${at + 1} ${what}.`, FORMAT);
  });
}

const FORMAT = 'Each line is a sentence, the complex word and its substitutes, separated by tabs.';

/** Gold annotations and predictions of one word. */
export interface SubstitutionPair {
  readonly gold: SubstitutionInstance;
  readonly predicted: SubstitutionInstance;
}

export interface PairedSubstitutions {
  /** In the order of the predictions. */
  readonly pairs: readonly SubstitutionPair[];
  /** Warnings about the two files, with line numbers. */
  readonly warnings: readonly string[];
}

/**
 * Finds the gold annotations of each prediction by sentence and word. A prediction without annotations
 * is an error. It warns of what the official evaluator ignores silently: repeated keys, of which the
 * last line counts, and gold words without a prediction, which leave the denominator.
 *
 * @example
 * pairSubstitutions(gold, predictions, { gold: 'gold.tsv', predictions: 'mine.tsv' }).pairs
 */
export function pairSubstitutions(
  gold: readonly SubstitutionInstance[],
  predictions: readonly SubstitutionInstance[],
  files: { readonly gold: string; readonly predictions: string },
): PairedSubstitutions {
  const warnings: string[] = [];
  const goldByKey = byKey(gold, files.gold, warnings);
  const predictedByKey = byKey(predictions, files.predictions, warnings);
  const pairs: SubstitutionPair[] = [];
  for (const [key, predicted] of predictedByKey) {
    const found = goldByKey.get(key);
    if (!found) {
      throw new KlartextError(
        'bad-input',
        `${files.predictions}: line ${predicted.line} ("${predicted.word}") is not in ${files.gold}.`,
        'Sentence and word must be identical in both files.',
      );
    }
    if (found.substitutes.every((each) => each === found.word)) {
      warnings.push(`${files.gold}: line ${found.line} has no substitute: it counts as missed.`);
    }
    pairs.push({ gold: found, predicted });
  }
  const missing = [...goldByKey].filter(([key]) => !predictedByKey.has(key));
  if (missing.length > 0) {
    const [, first] = missing[0];
    warnings.push(
      `${files.predictions}: ${missing.length} of ${goldByKey.size} gold words have no prediction, ` +
        `the first on line ${first.line} of ${files.gold} ("${first.word}"); they do not count.`,
    );
  }
  return { pairs, warnings };
}

function byKey(instances: readonly SubstitutionInstance[], file: string, warnings: string[]) {
  const found = new Map<string, SubstitutionInstance>();
  for (const instance of instances) {
    const key = `${instance.sentence}\t${instance.word}`;
    const earlier = found.get(key);
    if (earlier) {
      warnings.push(
        `${file}: line ${instance.line} repeats the sentence and word of line ${earlier.line} ` +
          `("${instance.word}"); line ${instance.line} counts.`,
      );
    }
    found.set(key, instance);
  }
  return found;
}
