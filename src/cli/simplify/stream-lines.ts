import { decodeText } from '../input.ts';

const NEWLINE = 0x0a;

/**
 * The lines of a stream as they come in, so that a program that waits for an answer gets one. A line
 * break at the end starts no line.
 */
export async function* streamLines(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let line = 0;
  const text = (bytes: Buffer) => {
    const read = decodeText(bytes, line);
    line++;
    return read.endsWith('\r') ? read.slice(0, -1) : read;
  };
  for await (const chunk of stream) {
    let rest = Buffer.from(chunk as Buffer);
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      yield text(Buffer.concat([...parts, rest.subarray(0, at)]));
      parts = [];
      rest = rest.subarray(at + 1);
    }
    if (rest.length > 0) parts.push(rest);
  }
  if (parts.length > 0) yield text(Buffer.concat(parts));
}
