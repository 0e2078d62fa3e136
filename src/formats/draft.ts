import type { Block } from '../contract/index.ts';
import { KlartextError } from '../core/index.ts';
import { type Run, readInline } from './inline.ts';

/** A block of a document during import or export: as in the contract, with its text as runs. */
export interface Draft extends Pick<Block, 'kind' | 'level' | 'depth' | 'ordered' | 'cell'> {
  readonly runs: readonly Run[];
}

/** The content of a file. */
export interface ReadFile {
  readonly title?: string;
  /** The language that the file declares, in its own notation: `de-AT`. */
  readonly language?: string;
  readonly drafts: readonly Draft[];
  /** What could not be imported, for the user. */
  readonly warnings: readonly string[];
  /** A plain text that has not been split into paragraphs yet. */
  readonly isPlain?: boolean;
}

/** More blocks than in any document that people rewrite by hand. */
export const MOST_BLOCKS = 20_000;

/** Rejects a longer document completely, because dropping its end would hide the loss. */
export const tooManyBlocks = () =>
  new KlartextError(
    'bad-input',
    `The document has more than ${MOST_BLOCKS.toLocaleString('en')} paragraphs.`,
    'Split it into several documents.',
  );

/** The easy version of a block; one line per sentence. */
export function easyDraft(block: Block): Draft {
  const { rows, id: _, ...shape } = block;
  const lines = rows
    .flatMap(({ easy, original }) => (easy ?? original).split('\n'))
    .filter((line) => line.trim() !== '');
  return { ...shape, runs: block.kind === 'code' ? plain(lines.join('\n')) : joined(lines, '\n') };
}

/** The original of a block, as running text. */
export function originalDraft(block: Block): Draft {
  const { rows, id: _, ...shape } = block;
  const lines = rows.map(({ original }) => original);
  return { ...shape, runs: block.kind === 'code' ? plain(lines.join('\n')) : joined(lines, ' ') };
}

const plain = (text: string): Run[] => [{ text }];

function joined(lines: readonly string[], between: string): Run[] {
  return lines.flatMap((line, at) => [...(at > 0 ? [{ text: between }] : []), ...readInline(line)]);
}
