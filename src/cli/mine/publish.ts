import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  densityPage,
  isSimpler,
  type MinedPair,
  type ShardStore,
  simplificationScorer,
  trainingLines,
} from '../../mine/index.ts';
import { writeWhole } from '../write-whole.ts';

/** Pairs plotted on the page and shown as samples. */
const DRAWN = 20_000;
const SAMPLES = 50;

export interface Published {
  readonly pairs: number;
  readonly splits: number;
  /** Pairs dropped because they simplify nothing. */
  readonly notSimpler: number;
}

/**
 * Writes the files for people and for training: pairs.jsonl, train.source and train.target with control
 * tokens, samples.txt and density.html. Each appears only when it is complete.
 */
export async function publish(
  out: string,
  files: readonly string[],
  store: ShardStore,
  language: string,
  choices: {
    readonly simplest?: number;
    readonly reference?: Parameters<typeof densityPage>[2];
  },
): Promise<Published> {
  await mkdir(out, { recursive: true });
  const isKept =
    choices.simplest === undefined ? () => true : await simplest(files, store, choices.simplest);
  const writers = ['pairs.jsonl', 'train.source', 'train.target'].map((name) =>
    growing(join(out, name)),
  );
  const [pairs, sources, targets] = writers;
  const counts = { pairs: 0, splits: 0, notSimpler: 0 };
  const drawn: MinedPair[] = [];
  try {
    for await (const { line, pair } of pairsOf(files, store)) {
      if (!isKept(pair)) {
        counts.notSimpler++;
        continue;
      }
      counts.pairs++;
      if (pair.kind === 'split') counts.splits++;
      const training = trainingLines(pair);
      pairs.write(`${line}\n`);
      sources.write(`${training.source}\n`);
      targets.write(`${training.target}\n`);
      if (drawn.length < DRAWN) drawn.push(pair);
    }
    for (const writer of writers) writer.finish();
  } catch (error) {
    for (const writer of writers) writer.discard();
    throw error;
  }
  writeWhole(join(out, 'samples.txt'), samples(drawn));
  writeWhole(join(out, 'density.html'), densityPage(language, drawn, choices.reference));
  return counts;
}

async function* pairsOf(files: readonly string[], store: ShardStore) {
  for (const file of files) {
    for (const line of (await store.read(file)).toString().split('\n')) {
      if (line !== '') yield { line, pair: JSON.parse(line) as MinedPair };
    }
  }
}

/** Of the pairs that simplify at all, keeps the share that simplifies most. */
async function simplest(files: readonly string[], store: ShardStore, share: number) {
  const fitted: MinedPair[] = [];
  for await (const { pair } of pairsOf(files, store)) {
    if (fitted.length < 10_000) fitted.push(pair);
  }
  const score = simplificationScorer(fitted);
  const scores = fitted
    .filter(isSimpler)
    .map(score)
    .sort((a, b) => b - a);
  const least = scores[Math.max(0, Math.ceil(share * scores.length) - 1)] ?? 0;
  return (pair: MinedPair) => isSimpler(pair) && score(pair) >= least;
}

/** Some pairs, evenly sampled, for people to read. */
function samples(pairs: readonly MinedPair[]): string {
  const step = Math.max(1, Math.floor(pairs.length / SAMPLES));
  return pairs
    .filter((_, at) => at % step === 0)
    .slice(0, SAMPLES)
    .map(
      ({ source, target, distance, kind, documents }) =>
        `${kind}, distance ${distance}, ${documents.join(' | ')}\n- ${source}\n+ ${target}\n`,
    )
    .join('\n');
}

/** A file that receives its final name when it is complete and on disk. */
function growing(path: string) {
  const temporary = `${path}.${process.pid}.part`;
  const file = openSync(temporary, 'w');
  let waiting: string[] = [];
  let length = 0;
  const flush = () => {
    const bytes = Buffer.from(waiting.join(''));
    for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from);
    waiting = [];
    length = 0;
  };
  return {
    write(text: string) {
      waiting.push(text);
      length += text.length;
      if (length > 1 << 20) flush();
    },
    finish() {
      flush();
      fsyncSync(file);
      closeSync(file);
      renameSync(temporary, path);
    },
    discard() {
      rmSync(temporary, { force: true });
    },
  };
}
