import { createHash } from 'node:crypto';
import type { Identifier, Language } from '../../language/index.ts';
import type { SentenceEncoder } from '../encode/encoder.ts';
import type { InputStore, ShardStore } from '../store.ts';

/** Raised when the same inputs would give other bytes than before. */
const VERSION = 1;

/** One piece of work: a stage on a shard. */
export interface Unit {
  /** A hash of stage, inputs and parameters: equal names, equal results. */
  readonly name: string;
  readonly stage: StageName;
  readonly input: object;
}

export const STAGES = ['read', 'model', 'encode', 'gather', 'search', 'filter', 'pairs'] as const;
export type StageName = (typeof STAGES)[number];

/** What a stage works with. */
export interface StageContext {
  readonly store: ShardStore;
  readonly inputs: InputStore;
  readonly language: Language;
  readonly identifier: Identifier;
  /** In place of the encoder that needs no training. */
  readonly encoder?: SentenceEncoder;
}

/** A unit of work by what it depends on; where things lie is no part of its name. */
export function unitOf(stage: StageName, input: object): Unit {
  return { name: `${stage}-${digest({ version: VERSION, stage, input })}`, stage, input };
}

/** 128 bits of a value's JSON. */
export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

/** Writes a long list once, so that units can name it instead of holding it. */
export async function writeList(store: ShardStore, list: readonly unknown[]): Promise<string> {
  const name = `list-${digest(list)}.json`;
  if (!(await store.has(name))) await store.write(name, Buffer.from(JSON.stringify(list)));
  return name;
}

export async function readList<T>(store: ShardStore, name: string): Promise<T[]> {
  return JSON.parse((await store.read(name)).toString());
}
