import { existsSync } from 'node:fs';
import { KlartextError } from '../../core/index.ts';
import { seededRandom } from '../../evaluate/index.ts';
import {
  type Example,
  type ExampleSelector,
  nearestByWords,
  randomExamples,
} from '../../simplify/models/index.ts';
import { linesOf } from '../lines.ts';
import { type ModelOptions, wholeIn } from './options.ts';

const MOST_SHOTS = 20;

/** The examples for the prompt, how they are selected, and how many are shown. */
export interface ChosenExamples {
  readonly shots: number;
  readonly examples: readonly Example[];
  readonly selector?: ExampleSelector;
}

export async function chosenExamples(options: ModelOptions): Promise<ChosenExamples> {
  const given = options.shots ?? (options.examples === undefined ? '0' : '5');
  const shots = wholeIn('--shots', given, 0, MOST_SHOTS);
  if (shots === 0) return { shots, examples: [] };
  if (options.examples === undefined) {
    throw new KlartextError(
      'bad-option',
      'No examples were given.',
      'Name them: --examples CORPUS, or --examples FILE.tsv with lines of source, tab, simplification.',
    );
  }
  const examples = await examplesFrom(options.examples, options);
  if (options.select === 'random') {
    const seed = wholeIn('--seed', options.seed ?? '1', 0, 2 ** 31);
    const selector = randomExamples(examples, (text) => seededRandom(seed ^ hashed(text)));
    return { shots, examples, selector };
  }
  if (options.encoder !== undefined) {
    const { encodedExamples } = await import('../../run/onnx/encoded-examples.ts');
    return { shots, examples, selector: await encodedExamples(examples, options.encoder) };
  }
  return { shots, examples, selector: nearestByWords(examples) };
}

async function examplesFrom(name: string, options: ModelOptions): Promise<Example[]> {
  if (existsSync(name) || /[./\\]/.test(name)) return examplesIn(name);
  const { corpusSamples } = await import('../evaluate/corpus-samples.ts');
  const { given } = await corpusSamples(name, {
    corpus: name,
    split: 'train',
    ...(options.mirror !== undefined && { mirror: options.mirror }),
  });
  return given.flatMap(({ source, references }) =>
    references.length > 0 ? [{ source, target: references[0] }] : [],
  );
}

function examplesIn(file: string): Example[] {
  const examples: Example[] = [];
  let line = 0;
  for (const text of linesOf(file)) {
    line++;
    if (text.trim() === '') continue;
    const [source, target] = text.split('\t');
    if (!source?.trim() || !target?.trim()) {
      throw new KlartextError(
        'bad-input',
        `${file}: line ${line} has no simplification after a tab.`,
        'Each line is a source, a tab and its simplification.',
      );
    }
    examples.push({ source, target });
  }
  if (examples.length > 0) return examples;
  throw new KlartextError(
    'bad-input',
    `${file}: the file is empty.`,
    'Each line is a source, a tab and its simplification.',
  );
}

function hashed(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
