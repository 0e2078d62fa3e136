/** Longer lines are not prose: they are skipped and never kept in memory. */
const LONGEST = 8 << 20;
const NEWLINE = 10;

export interface Line {
  /** Undefined for a line that is too long or is not UTF-8. */
  readonly text: string | undefined;
  readonly why?: 'long' | 'encoding';
}

/** Splits a stream of bytes into lines, without line ends, keeping one line in memory. */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pieces: Uint8Array[] = [];
  let length = 0;
  const take = (piece: Uint8Array) => {
    length += piece.length;
    if (length <= LONGEST) pieces.push(piece);
    else pieces = [];
  };
  const line = (): Line => {
    const bytes = pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
    const isLong = length > LONGEST;
    pieces = [];
    length = 0;
    if (isLong) return { text: undefined, why: 'long' };
    try {
      const end = bytes.at(-1) === 13 ? bytes.length - 1 : bytes.length;
      return { text: decoder.decode(bytes.subarray(0, end)) };
    } catch {
      return { text: undefined, why: 'encoding' };
    }
  };
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      take(chunk.subarray(start, end));
      yield line();
      start = end + 1;
    }
    if (start < chunk.length) take(chunk.slice(start));
  }
  if (length > 0) yield line();
}

/** The message about a line that cannot be read. */
export function lineProblem(why: 'long' | 'encoding'): string {
  return why === 'long' ? 'longer than 8 MB: skipped' : 'not UTF-8: skipped';
}
