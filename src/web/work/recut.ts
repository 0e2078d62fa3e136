import type { Block, Row } from '../../contract/index.ts';
import { type Store, workOf } from '../state/store.ts';
import { placedText } from '../text/markdown.ts';
import { call } from '../wire/call.ts';
import { reportFailure } from './failure.ts';

/** Splits a block again after its original changed: it may have more sentences now, or fewer. */
export async function recut(store: Store, rowId: string): Promise<void> {
  const work = workOf(store.get());
  const block = work?.blocks.find(({ rows }) => rows.some(({ id }) => id === rowId));
  if (!work || !block || block.kind === 'code') return;
  const { text } = placedText([block], 'original');
  try {
    const { blocks } = await call('segment', {
      body: { text, language: work.language, format: 'markdown' },
    });
    const cut = followers(block, blocks);
    const now = workOf(store.get())?.blocks.find(({ id }) => id === block.id);
    // The text changed meanwhile: the next call handles it.
    if (!cut || now !== block) return;
    store.dispatch({ type: 'recut', block: block.id, blocks: cut });
  } catch (error) {
    reportFailure(store, error);
  }
}

/** The new blocks, in which sentences that are still there keep their id and easy version. */
export function followers(old: Block, fresh: readonly Block[]): Block[] | undefined {
  const sentences = fresh.flatMap(({ rows }) => rows.map(({ original }) => original));
  const before = old.rows.map(({ original }) => original);
  if (sentences.length === before.length && fresh.length === 1) return undefined;
  const left = [...old.rows];
  const taken = (original: string): Row | undefined => {
    const at = left.findIndex((row) => row.original === original);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  return fresh.map((block, at) => ({
    ...(at === 0 ? { ...block, ...shapeOf(old) } : block),
    rows: block.rows.map((row) => taken(row.original) ?? row),
  }));
}

function shapeOf({ rows: _, ...shape }: Block): Omit<Block, 'rows'> {
  return shape;
}
