import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { KlartextError } from '../core/index.ts';
import type { ReadFile } from './draft.ts';
import { officeParts } from './parts.ts';
import { readHtml } from './read-html.ts';

/** The text parts of a .docx; pictures, macros and embedded files are ignored. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes)\.xml|word\/_rels\/[^/]+\.rels)$/;

/** Reads a Word file: mammoth converts the text parts to HTML, which is read like a page. */
export async function readDocx(bytes: Uint8Array): Promise<ReadFile> {
  const parts = officeParts(
    bytes,
    'The .docx file',
    (path) => WANTED.test(path) || MACROS.test(path),
  );
  if (!parts.has('word/document.xml')) {
    throw new KlartextError('bad-input', 'This is not a Word document.', 'Save it as .docx again.');
  }
  const hasMacros = [...parts.keys()].some((path) => MACROS.test(path));
  for (const path of parts.keys()) if (MACROS.test(path)) parts.delete(path);
  // Repack these parts in a new archive, so that mammoth opens nothing else.
  const clean = Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }));
  let page: string;
  try {
    const { value } = await mammoth.convertToHtml({ buffer: clean }, {
      includeDefaultStyleMap: true,
      styleMap: [
        "p[style-name='Title'] => h1:fresh",
        "p[style-name='Subtitle'] => h2:fresh",
        "p[style-name='Code'] => pre:separator('\\n')",
        "p[style-name='Quote'] => blockquote:fresh",
      ],
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      externalFileAccess: false,
    } as Parameters<typeof mammoth.convertToHtml>[1]);
    page = value;
  } catch (error) {
    throw new KlartextError(
      'bad-input',
      'This Word document is damaged.',
      'Save it as .docx again.',
      { cause: error },
    );
  }
  const read = readHtml(withHeads(page));
  return {
    ...read,
    warnings: [
      ...read.warnings,
      ...(hasMacros ? ['The file contains macros. They were left out.'] : []),
    ],
  };
}

const MACROS = /^word\/(?:vbaProject\.bin|vbaData\.xml)$/i;

/** mammoth marks footnotes with superscript links; they are kept as text. */
function withHeads(page: string): string {
  return page.replace(
    /<sup><a href="#(?:footnote|endnote)-[^"]*"[^>]*>\[(\d+)\]<\/a><\/sup>/g,
    ' [$1]',
  );
}
