import { createHash } from 'node:crypto';
import type { Identifier, Language } from '../../language/index.ts';
import type { SentenceEncoder } from '../encode/encoder.ts';
import type { InputStore, ShardStore } from '../store.ts';

/** Raise this when the same inputs would produce different bytes. */
const VERSION = 1;

/** One piece of work: a stage on a shard. */
export interface Unit {
  /** A hash of stage, inputs and parameters: equal names mean equal results. */
  readonly name: string;
  readonly stage: StageName;
  readonly input: object;
}

export const STAGES = ['read', 'model', 'encode', 'gather', 'search', 'filter', 'pairs'] as const;
export type StageName = (typeof STAGES)[number];

/** The resources that a stage works with. */
export interface StageContext {
  readonly store: ShardStore;
  readonly inputs: InputStore;
  readonly language: Language;
  readonly identifier: Identifier;
  /** Replaces the encoder that needs no training. */
  readonly encoder?: SentenceEncoder;
}

/** A unit of work, named by what it depends on; storage locations are not part of the name. */
export function unitOf(stage: StageName, input: object): Unit {
  return { name: `${stage}-${digest({ version: VERSION, stage, input })}`, stage, input };
}

/** A 128-bit hash of the JSON of a value. */
export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

/** Writes a long list once, so that units can name it instead of containing it. */
export async function writeList(store: ShardStore, list: readonly unknown[]): Promise<string> {
  const name = `list-${digest(list)}.json`;
  if (!(await store.has(name))) await store.write(name, Buffer.from(JSON.stringify(list)));
  return name;
}

export async function readList<T>(store: ShardStore, name: string): Promise<T[]> {
  return JSON.parse((await store.read(name)).toString());
}
