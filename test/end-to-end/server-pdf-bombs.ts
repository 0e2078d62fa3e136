import { deflateSync } from 'node:zlib';
import { PDF_FONT, PDF_PAGE, pdf } from '../fixtures/office-files.ts';
import type { HostileFile } from './server-hostile-files.ts';

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
/** What each of these would take in memory. */
const GIGABYTE = 2 ** 30;

const flate = (bytes: Uint8Array) => deflateSync(bytes, { level: 9 });
const hex = (bytes: Uint8Array) => Buffer.from(`${Buffer.from(bytes).toString('hex')}>`);

/** A run of blanks under RunLength: two bytes for each 128. */
const runLength = (length: number) =>
  Buffer.concat([Buffer.alloc(Math.ceil(length / 128) * 2, Buffer.of(129, 32)), Buffer.of(128)]);

/** A run of blanks under LZW: each code stands for one blank more than the code before. */
function lzw(length: number): Buffer {
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  const write = (code: number, width: number) => {
    bits = (bits << width) | code;
    for (count += width; count >= 8; count -= 8) bytes.push((bits >> (count - 8)) & 0xff);
    bits &= (1 << count) - 1;
  };
  // As many codes as fill whole bytes: each round looks the same, and can be packed once more.
  const [clear, end, codes] = [256, 257, 3_801];
  for (let written = 0; written < length; written += (codes * (codes + 1)) / 2) {
    for (let at = 0; at < codes; at++) {
      const code = end + at;
      write(at === 0 ? 32 : code, Math.max(9, Math.ceil(Math.log2(code + 2))));
    }
    write(clear, 12);
  }
  write(end, 9);
  write(0, 8);
  return Buffer.from(bytes);
}

/** A stream object; `filters` in the order in which they are undone. */
function stream(bytes: Uint8Array, filters: readonly string[], more = ''): string {
  const chain = filters.map((name) => `/${name}`).join(' ');
  const text = Buffer.from(bytes).toString('latin1');
  return `<< /Length ${bytes.length} /Filter [${chain}] ${more} >>\nstream\n${text}\nendstream`;
}

/** One page whose content is this stream. */
const page = (content: string, font = PDF_FONT, ...more: string[]) =>
  pdf([CATALOG, PAGES, PDF_PAGE, content, font, ...more]);

const words = (text: string, more = '') => stream(Buffer.from(text), [], more);

/** Forms that draw each other, ten times each: 10^9 lines of text. */
function laughingForms(): Uint8Array {
  const form = (content: string, next: string) =>
    words(content, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${next} >>`);
  const forms = Array.from({ length: 9 }, (_, at) =>
    at === 8
      ? form('BT /F1 12 Tf (ha) Tj ET', '/Font << /F1 5 0 R >>')
      : form('/X Do '.repeat(10), `/XObject << /X ${at + 7} 0 R >>`),
  );
  const own = PDF_PAGE.replace('/Font', '/XObject << /X 6 0 R >> /Font');
  return pdf([CATALOG, PAGES, own, words('/X Do'), PDF_FONT, ...forms]);
}

/** A file whose objects are found by a stream: `objects` says what is in it, and after which. */
function withXrefStream(size: string, body: string, bytes: Uint8Array, filters: readonly string[]) {
  const start = '%PDF-1.5\n'.length + body.length;
  const table = stream(bytes, filters, `/Type /XRef /Root 1 0 R ${size}`);
  const text = `%PDF-1.5\n${body}9 0 obj\n${table}\nendobj\nstartxref\n${start}\n%%EOF`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

/** The catalogue stands in an object stream that grows. */
function objectStreamBomb(count: number, bytes: Uint8Array): Uint8Array {
  const body = `8 0 obj\n${stream(bytes, ['FlateDecode', 'FlateDecode'], `/Type /ObjStm /N ${count} /First 10`)}\nendobj\n`;
  const entries = Array.from({ length: 10 }, (_, at) =>
    at === 8
      ? [1, 0, 9, 0]
      : at === 9
        ? [1, (body.length + 9) >> 8, (body.length + 9) & 255, 0]
        : [2, 0, 8, 0],
  );
  return withXrefStream('/Size 10 /W [1 2 1]', body, Uint8Array.from(entries.flat()), []);
}

/** Small files of a format with filters and tables, made to fill memory or take for ever. */
export function pdfBombs(): HostileFile[] {
  const blanks = () => flate(Buffer.alloc(GIGABYTE, 32));
  const bomb = (
    what: string,
    bytes: () => Uint8Array,
    ends: HostileFile['ends'] = 'refused',
  ): HostileFile => ({ what: `a .pdf bomb: ${what}`, name: 'a.pdf', bytes, ends });
  const chain = ['FlateDecode', 'FlateDecode', 'ASCIIHexDecode'];
  return [
    bomb('Flate in Flate', () => page(stream(flate(blanks()), ['FlateDecode', 'FlateDecode']))),
    bomb('Flate in Flate in Flate', () =>
      page(stream(flate(flate(blanks())), ['FlateDecode', 'FlateDecode', 'FlateDecode'])),
    ),
    bomb('run lengths in hexadecimal digits in Flate', () =>
      page(stream(flate(flate(hex(runLength(GIGABYTE)))), [...chain, 'RunLengthDecode'])),
    ),
    bomb('LZW in hexadecimal digits in Flate', () =>
      page(stream(flate(flate(hex(lzw(GIGABYTE)))), [...chain, 'LZWDecode'])),
    ),
    bomb('run lengths in LZW in Flate', () =>
      page(stream(flate(lzw(GIGABYTE)), ['FlateDecode', 'LZWDecode', 'RunLengthDecode'])),
    ),
    bomb('an object stream that grows', () => objectStreamBomb(10, flate(blanks()))),
    bomb('an object stream of 10^8 objects', () =>
      objectStreamBomb(100_000_000, flate(flate(Buffer.alloc(GIGABYTE / 4, '1 0 ')))),
    ),
    bomb('a cross-reference stream that grows', () =>
      withXrefStream('/Size 99999999 /W [1 4 2]', '', flate(flate(Buffer.alloc(GIGABYTE, 1))), [
        'FlateDecode',
        'FlateDecode',
      ]),
    ),
    bomb('a cross-reference stream of entries without width', () =>
      withXrefStream('/Size 500000000 /W [0 0 0]', '', Buffer.of(1), []),
    ),
    bomb('forms that draw each other', laughingForms),
    bomb('a predictor with rows of 2 GB', () =>
      page(
        stream(
          flate(Buffer.from('x')),
          ['FlateDecode'],
          '/DecodeParms [<< /Predictor 12 /Columns 2000000000 >>]',
        ),
      ),
    ),
    bomb(
      'a font with widths for 2 · 10^9 letters',
      () =>
        page(
          words('BT /F1 12 Tf 72 720 Td (ab) Tj ET'),
          '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [0 2000000000 500] >>',
        ),
      'read',
    ),
    bomb('arrays 5 million deep', () => page(words(`${'['.repeat(5_000_000)} TJ`))),
  ];
}
