import type { Block } from '../contract/index.ts';
import { KlartextError } from '../core/index.ts';
import { type Run, readInline } from './inline.ts';

/** A block of a document on its way in or out: as in the contract, with its text as runs. */
export interface Draft extends Pick<Block, 'kind' | 'level' | 'depth' | 'ordered' | 'cell'> {
  readonly runs: readonly Run[];
}

/** What a file was read into. */
export interface ReadFile {
  readonly title?: string;
  /** The language that the file says it is in, as it says it: `de-AT`. */
  readonly language?: string;
  readonly drafts: readonly Draft[];
  /** What could not be taken over, for a person. */
  readonly warnings: readonly string[];
  /** One plain text that is not cut into paragraphs yet. */
  readonly isPlain?: boolean;
}

/** More blocks than any document has that people rewrite by hand. */
export const MOST_BLOCKS = 20_000;

/** A document that has more is refused whole: to leave out its end would hide what is missing. */
export const tooManyBlocks = () =>
  new KlartextError(
    'bad-input',
    `The document holds more than ${MOST_BLOCKS.toLocaleString('en')} paragraphs.`,
    'Cut it into several.',
  );

/** The easy version of a block; one line for each sentence. */
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
