import { strToU8, zipSync } from 'fflate';
import { docx, odt, paragraph } from '../fixtures/office-files.ts';
import type { HostileFile } from './server-hostile-files.ts';

/** As much as the server takes of a file. */
const MOST = 24_900_000;
/** As much XML as an office file may hold. */
const MOST_XML = 39_000_000;

const filled = (piece: string, length = MOST) => piece.repeat(Math.floor(length / piece.length));

/** Pieces that do not pack well: an archive of them passes for an ordinary one. */
function varied(piece: (word: string) => string, length: number): string {
  const pieces: string[] = [];
  let seed = 7;
  for (let written = 0; written < length; written += pieces[pieces.length - 1].length) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    pieces.push(piece(seed.toString(36)));
  }
  return pieces.join('');
}

/** A .docx in which each of many parts is small enough, and all of them are not. */
function manyParts(): Uint8Array {
  const part = strToU8(filled('<w:p/>', 3_900_000));
  const parts = Array.from({ length: 60 }, (_, at) => [`word/media/${at}.xml`, part] as const);
  return zipSync(
    { 'word/document.xml': strToU8('<x/>'), ...Object.fromEntries(parts) },
    { level: 9 },
  );
}

/** Archives and texts that are small or ordinary to look at, and large when they are read. */
export function bombs(): HostileFile[] {
  const bomb = (name: string, what: string, bytes: () => Uint8Array): HostileFile => ({
    what: `a ${name.slice(1)} bomb: ${what}`,
    name,
    bytes,
    ends: 'refused',
  });
  const text = (name: string, what: string, piece: string) =>
    bomb(name, what, () => strToU8(filled(piece)));
  const run = (word: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t>${word}</w:t></w:r>`;
  return [
    bomb('a.docx', '60 parts of 4 MB each', manyParts),
    bomb('a.docx', '39 MB of short paragraphs', () => docx(varied(paragraph, MOST_XML))),
    bomb('a.docx', '39 MB of runs in one paragraph', () =>
      docx(`<w:p>${varied(run, MOST_XML)}</w:p>`),
    ),
    bomb('a.docx', '39 MB of empty tables in tables', () =>
      docx(varied((word) => `<w:tbl><w:tr><w:tc><!--${word}--></w:tc></w:tr></w:tbl>`, MOST_XML)),
    ),
    bomb('a.odt', '39 MB of short paragraphs', () =>
      odt(varied((word) => `<text:p>${word}</text:p>`, MOST_XML)),
    ),
    bomb('a.odt', '39 MB of spans in one paragraph', () =>
      odt(`<text:p>${varied((word) => `<text:span>${word}</text:span>`, MOST_XML)}</text:p>`),
    ),
    bomb('a.odt', '39 MB of attributes', () =>
      odt(`<text:p ${varied((word) => `a${word}="" `, MOST_XML)}/>`),
    ),
    text('a.html', 'short paragraphs', '<p>a.'),
    text('a.html', 'stress', '<b>a</b> '),
    text('a.html', 'empty cells', '<td>'),
    text('a.html', 'line breaks', '<br>'),
    text('a.html', 'references', '&#97;&#10;'),
    text('a.html', 'a tag without an end', '<a b='),
    text('a.md', 'stress', '*a* '),
    text('a.md', 'quotations in quotations', '> '),
    text('a.md', 'items', '- a\n'),
    text('a.md', 'a table', '|a|b\n|-|-\n'),
    text('a.md', 'definitions', '[a]: b\n\n[a] '),
    text('a.txt', 'short paragraphs', 'a.\n\n'),
    text('a.txt', 'short sentences', 'Aa bb. '),
    text('a.txt', 'one word', 'a'),
    bomb('a.txt', 'ideographs', () => strToU8(filled('好。', MOST / 3))),
    {
      what: 'a .txt as long as may be',
      name: 'a.txt',
      bytes: () => strToU8(filled('Words of a row, as many as may be. ', 2_000_000)),
      ends: 'read',
    },
  ];
}
