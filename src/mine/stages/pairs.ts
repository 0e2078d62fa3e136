import { controlValues } from '../../corpus/index.ts';
import type { Language } from '../../language/index.ts';
import { Columns } from '../columns.ts';
import { type CandidatePair, pairKey } from '../filters/candidate.ts';
import { hash64 } from '../hash.ts';
import { turn } from '../turn.ts';
import { readList, type StageContext } from './stage.ts';

export interface PairsInput {
  /** A list of the files of candidates. */
  readonly candidates: string;
  readonly partition: number;
  readonly language: string;
}

export interface PairsResult {
  readonly pairs: string;
  readonly size: number;
  readonly splits: number;
  /** Duplicate pairs; those of splits separately, since no search counted them. */
  readonly duplicates: number;
}

/** A mined pair with its features: ratios of target to source, 1 when nothing changes. */
export interface MinedPair extends CandidatePair {
  readonly features: {
    readonly length: number;
    /** Similarity of the letters where nothing is removed or added. */
    readonly replaceOnly: number;
    readonly words?: number;
    readonly syntax?: number;
    /** The longest sentence, in characters. */
    readonly longestSentence: number;
  };
}

/** Drops duplicate pairs and measures the others: one partition, lines of JSON. */
export async function pairsStage(
  name: string,
  input: PairsInput,
  { store, language }: StageContext,
): Promise<PairsResult> {
  const seen = new Set<string>();
  const lines: string[] = [];
  let splits = 0;
  let duplicates = 0;
  for (const file of await readList<string>(store, input.candidates)) {
    const columns = await Columns.open(store, file);
    const [start, end] = await columns.counts('starts', input.partition, input.partition + 2);
    if (end === start) continue;
    const text = Buffer.from(await columns.bytes('lines', start, end)).toString();
    for (const line of text.split('\n')) {
      if (line === '') continue;
      const pair = JSON.parse(line) as CandidatePair;
      const key = hash64(pairKey(pair)).join(' ');
      if (seen.has(key)) {
        if (pair.documents.length === 2) duplicates++;
        continue;
      }
      seen.add(key);
      if (pair.kind === 'split') splits++;
      const values = controlValues(pair.source, pair.target, language);
      const features = {
        length: rounded(values.length),
        replaceOnly: rounded(values.replaceOnly),
        ...(values.words !== undefined && { words: rounded(values.words) }),
        ...(values.syntax !== undefined && { syntax: rounded(values.syntax) }),
        longestSentence: rounded(longest(pair.target, language) / longest(pair.source, language)),
      };
      lines.push(`${JSON.stringify({ ...pair, features })}\n`);
      if (lines.length % 64 === 0) await turn();
    }
  }
  const pairs = `${name}.pairs.jsonl`;
  await store.write(pairs, Buffer.from(lines.join('')));
  return { pairs, size: lines.length, splits, duplicates };
}

function longest(text: string, language: Language): number {
  return Math.max(1, ...language.sentences(text).map(({ start, end }) => end - start));
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
