import { Parser } from 'htmlparser2';
import { paragraphsOf } from './json-lines.ts';
import type { Piece } from './piece.ts';
import type { Tell } from './problem.ts';

/** A longer record is skipped: pages of that size are not prose. */
const LONGEST = 4 << 20;
const BLANK = Buffer.from('\r\n\r\n');

/** Records of a WARC file: text of WET (conversion), visible text of HTML (response). */
export async function* warcPieces(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  report: Tell,
): AsyncGenerator<Piece> {
  let number = 0;
  for await (const { head, body, isLong } of recordsOf(bytes)) {
    number++;
    const at = { file: path, line: number };
    const type = field(head, 'WARC-Type');
    if (type !== 'conversion' && type !== 'response') continue;
    if (isLong) {
      report({ ...at, message: 'a record of more than 4 MB: skipped' });
      continue;
    }
    const document = field(head, 'WARC-Target-URI') ?? `${path}:${number}`;
    const content = type === 'conversion' ? decoded(body) : htmlText(body);
    if (content === undefined) report({ ...at, message: 'not UTF-8: skipped' });
    else yield* paragraphsOf(document, content);
  }
}

interface WarcRecord {
  readonly head: string;
  readonly body: Buffer;
  readonly isLong: boolean;
}

async function* recordsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<WarcRecord> {
  let rest = Buffer.alloc(0);
  let head: string | undefined;
  /** Bytes of the body still to come; those of an overlong body are discarded. */
  let missing = 0;
  let isLong = false;
  for await (const chunk of bytes) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    for (;;) {
      if (head === undefined) {
        // Empty lines separate records.
        let start = 0;
        while (rest[start] === 13 || rest[start] === 10) start++;
        const end = rest.indexOf(BLANK, start);
        if (end < 0) {
          if (rest.length > LONGEST) throw new Error('not a WARC record');
          break;
        }
        head = rest.toString('latin1', start, end);
        if (!head.startsWith('WARC/')) throw new Error('not a WARC record');
        missing = Number(field(head, 'Content-Length') ?? 0);
        if (!(missing >= 0)) throw new Error('WARC record without a length');
        isLong = missing > LONGEST;
        rest = rest.subarray(end + BLANK.length);
      }
      if (isLong) {
        const skipped = Math.min(missing, rest.length);
        missing -= skipped;
        rest = rest.subarray(skipped);
        if (missing > 0) break;
        yield { head, body: Buffer.alloc(0), isLong };
      } else {
        if (rest.length < missing) break;
        yield { head, body: rest.subarray(0, missing), isLong };
        rest = rest.subarray(missing);
      }
      head = undefined;
    }
  }
  const isBlank = rest.every((byte) => byte === 13 || byte === 10);
  if (head !== undefined || !isBlank) throw new Error('unexpected end of file');
}

function field(head: string, name: string): string | undefined {
  const wanted = `${name.toLowerCase()}:`;
  const line = head.split('\r\n').find((each) => each.toLowerCase().startsWith(wanted));
  return line?.slice(wanted.length).trim();
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'nav', 'footer', 'form']);
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'q', 's', 'small', 'span']);
for (const name of ['strong', 'sub', 'sup', 'time', 'u', 'cite', 'bdi', 'font']) INLINE.add(name);

/** The visible text of a page, one block per line; empty if the content is not HTML. */
function htmlText(body: Buffer): string | undefined {
  const end = body.indexOf(BLANK);
  if (end < 0) return '';
  const head = body.toString('latin1', 0, end);
  if (!/^content-type:[^\r\n]*html/im.test(head)) return '';
  const text = decoded(body.subarray(end + BLANK.length));
  if (text === undefined) return undefined;
  const blocks: string[] = [];
  let block = '';
  let unseen = 0;
  const close = () => {
    const line = block.replace(/\s+/g, ' ').trim();
    if (line !== '') blocks.push(line);
    block = '';
  };
  const parser = new Parser({
    onopentag(name) {
      if (UNSEEN.has(name)) unseen++;
      if (!INLINE.has(name)) close();
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen--;
      if (!INLINE.has(name)) close();
    },
    ontext(data) {
      if (unseen === 0) block += data;
    },
  });
  parser.end(text);
  close();
  return blocks.join('\n');
}
