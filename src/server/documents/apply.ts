import type { Block, Change, Row, Settings } from '../../contract/index.ts';
import { KlartextError } from '../../core/index.ts';

/** The content of a document; the store adds revision and times. */
export interface Content {
  readonly title: string;
  readonly language: string;
  readonly settings: Settings;
  readonly blocks: readonly Block[];
}

/** More than in any document that people rewrite by hand. */
const MOST_ROWS = 100_000;
const MOST_CHARACTERS = 8_000_000;

/**
 * Returns the changed document without modifying the original. Applies all changes or throws.
 *
 * @example applyChanges(content, [{ type: 'title', title: 'Notice' }]).title // 'Notice'
 */
export function applyChanges(content: Content, changes: readonly Change[]): Content {
  return changes.reduce(applyChange, content);
}

function applyChange(content: Content, change: Change): Content {
  switch (change.type) {
    case 'title':
      return { ...content, title: cleanTitle(change.title) };
    case 'language':
      return { ...content, language: change.language };
    case 'settings':
      return { ...content, settings: change.settings };
    case 'blocks':
      return withBlocks(content, change);
    case 'easy':
      return withRow(content, change.row, (row) => {
        const { easy: _, engine: __, ...rest } = row;
        return {
          ...rest,
          ...(change.text !== null && { easy: change.text }),
          state: change.state,
          ...(change.engine !== undefined && { engine: change.engine }),
        };
      });
    case 'splice':
      return withRow(content, change.row, (row) => spliced(row, change));
  }
}

/** A title on one line, without control characters. */
export function cleanTitle(title: string): string {
  const clean = title.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  return clean === '' ? '–' : clean;
}

function spliced(row: Row, { side, start, end, insert }: Change & { type: 'splice' }): Row {
  const text = side === 'original' ? row.original : (row.easy ?? row.original);
  if (start > end || end > text.length) {
    throw bad(`The change at ${start}–${end} is outside the text of row ${row.id}.`);
  }
  const next = text.slice(0, start) + insert + text.slice(end);
  return side === 'original' ? { ...row, original: next } : { ...row, easy: next, state: 'edited' };
}

function withRow(content: Content, id: string, change: (row: Row) => Row): Content {
  for (const [index, block] of content.blocks.entries()) {
    const at = block.rows.findIndex((row) => row.id === id);
    if (at < 0) continue;
    const rows = block.rows.with(at, change(block.rows[at]));
    return { ...content, blocks: content.blocks.with(index, { ...block, rows }) };
  }
  throw bad(`There is no row ${id}.`);
}

function withBlocks(
  content: Content,
  { index, remove, insert }: Change & { type: 'blocks' },
): Content {
  if (index + remove > content.blocks.length) {
    throw bad(`There are no blocks ${index} to ${index + remove}.`);
  }
  const blocks = content.blocks.toSpliced(index, remove, ...insert);
  checkBlocks(blocks);
  return { ...content, blocks };
}

/** Checks that ids are unique and the document is not too long. */
export function checkBlocks(blocks: readonly Block[]): void {
  const ids = new Set<string>();
  let characters = 0;
  for (const block of blocks) {
    for (const { id } of [block, ...block.rows]) {
      if (ids.has(id)) throw bad(`The id ${id} occurs twice.`);
      ids.add(id);
    }
    for (const { original, easy } of block.rows)
      characters += original.length + (easy?.length ?? 0);
  }
  if (ids.size > 2 * MOST_ROWS || characters > MOST_CHARACTERS) {
    throw new KlartextError(
      'bad-input',
      'The document is too long.',
      'Split it into several documents.',
    );
  }
}

function bad(message: string): KlartextError {
  return new KlartextError('bad-input', message, 'Open the document again and repeat the change.');
}
