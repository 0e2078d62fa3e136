import type { DocumentUnit, InputPart, Piece } from '../read/piece.ts';
import { piecesOf } from '../read/pieces.ts';
import type { Problem } from '../read/problem.ts';
import { normalised, type SequenceRules, sequencesOf } from '../sequences/sequences.ts';
import { SequenceShard } from '../sequences/shard.ts';
import type { StageContext } from './stage.ts';

export interface ReadInput {
  /** Each with a checksum of the file: its content is part of the unit's name. */
  readonly parts: readonly (InputPart & { readonly checksum: string })[];
  readonly unit: DocumentUnit;
  readonly rules: SequenceRules;
  readonly language: string;
  /** The minimum confidence of the identifier; 0 accepts every text. */
  readonly confidence: number;
  readonly shardSize: number;
}

export interface ReadResult {
  readonly shards: readonly { readonly name: string; readonly size: number }[];
  readonly documents: number;
  readonly refused: {
    readonly language: number;
    readonly short: number;
    readonly punctuation: number;
  };
  /** The first of them. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

const PROBLEMS = 20;
/** This much of a document suffices to identify its language. */
const ENOUGH = 600;

/** Reads files, keeps documents of the language, and cuts them into shards of sequences. */
export async function readStage(
  name: string,
  input: ReadInput,
  context: StageContext,
): Promise<ReadResult> {
  const shards: { name: string; size: number }[] = [];
  const problems: Problem[] = [];
  const refused = { language: 0, short: 0, punctuation: 0 };
  let problemCount = 0;
  let documents = 0;
  let shard = new SequenceShard();
  const close = async () => {
    if (shard.size === 0) return;
    const shardName = `${name}.${shards.length}.sequences`;
    await context.store.write(shardName, shard.pack());
    shards.push({ name: shardName, size: shard.size });
    shard = new SequenceShard();
  };
  const report = (problem: Problem) => {
    problemCount++;
    if (problems.length < PROBLEMS) problems.push(problem);
  };
  for (const part of input.parts) {
    const pieces = piecesOf(context.inputs, part, input.unit, report);
    for await (const piece of inLanguage(pieces, input, context, (isKept) => {
      if (isKept) documents++;
      else refused.language++;
    })) {
      const text = normalised(piece.text);
      const sentences = context.language
        .sentences(text)
        .map(({ start, end }) => text.slice(start, end).trim())
        .filter((sentence) => sentence !== '');
      for (const sequence of sequencesOf(sentences, input.rules, refused)) {
        shard.add(piece.document, sequence.text, sequence.sentences);
      }
      // A shard ends between pieces; it may be slightly larger than requested.
      if (shard.size >= input.shardSize) await close();
    }
  }
  await close();
  return { shards, documents, refused, problems, problemCount };
}

/** The pieces of documents in the language, identified by the beginning of each document. */
async function* inLanguage(
  pieces: AsyncIterable<Piece>,
  { language, confidence }: ReadInput,
  { identifier }: StageContext,
  count: (isKept: boolean) => void,
): AsyncGenerator<Piece> {
  let waiting: Piece[] = [];
  let isKept: boolean | undefined;
  let document: string | undefined;
  const judge = () => {
    if (waiting.length === 0 || isKept !== undefined) return;
    const found = identifier.identify(waiting.map(({ text }) => text).join('\n'));
    isKept = confidence === 0 || (found.language === language && found.confidence >= confidence);
    count(isKept);
  };
  for await (const piece of pieces) {
    if (piece.document !== document) {
      judge();
      if (isKept) yield* waiting;
      waiting = [];
      isKept = undefined;
      document = piece.document;
    }
    waiting.push(piece);
    if (isKept === undefined && waiting.reduce((sum, { text }) => sum + text.length, 0) < ENOUGH)
      continue;
    judge();
    if (isKept) yield* waiting;
    waiting = [];
  }
  judge();
  if (isKept) yield* waiting;
}
