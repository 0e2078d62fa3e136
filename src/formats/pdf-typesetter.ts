import bidiFactory from 'bidi-js';
import { safeAddress } from './addresses.ts';
import { type Run, textOf } from './inline.ts';
import { breaksOf } from './pdf-breaks.ts';
import { type FamilyName, familyOf, fontsFor } from './pdf-fonts.ts';

// The package's types describe its other build: in Node, the factory is the default itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const INK = '#111111';
const LINK = '#0b4a8f';
/** Share of a line's height above its baseline. */
const ASCENT = 0.8;

/** Typesetting options. */
export interface TypeStyle {
  readonly size: number;
  readonly width: number;
  /** Added between lines. */
  readonly gap: number;
  readonly isBold?: boolean;
}

/** A run with one font and one direction. */
interface Piece {
  readonly text: string;
  readonly font: string;
  readonly level: number;
  readonly href: string | undefined;
  readonly width: number;
}

/** A line that fits its width, with its pieces in visual order from left to right. */
export interface SetLine {
  /** In reading order. */
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly height: number;
}

/** A text with the properties of each of its characters. */
interface Letters {
  readonly text: string;
  readonly fonts: readonly string[];
  readonly hrefs: readonly (string | undefined)[];
  readonly levels: Uint8Array;
  readonly size: number;
}

/**
 * Breaks text into lines and draws them: each script in its font, right-to-left text by the Unicode
 * algorithm, line breaks in Chinese and Japanese between words. pdfkit's own layout supports only one
 * font and one direction.
 */
export class Typesetter {
  private readonly pdf: PDFKit.PDFDocument;
  readonly direction: 'ltr' | 'rtl';

  constructor(pdf: PDFKit.PDFDocument, direction: 'ltr' | 'rtl', wholeText: string) {
    this.pdf = pdf;
    this.direction = direction;
    for (const [family, { regular, bold }] of fontsFor(wholeText)) {
      pdf.registerFont(family, regular.path, regular.name);
      pdf.registerFont(`${family}-bold`, bold.path, bold.name);
    }
  }

  /** The lines of one paragraph. */
  set(runs: readonly Run[], style: TypeStyle): SetLine[] {
    const letters = this.lettersOf(runs, style);
    const { text } = letters;
    const lines: SetLine[] = [];
    let start = 0;
    let used = 0;
    const endLine = (end: number) => {
      lines.push(this.lineOf(letters, start, end, style));
      start = end;
      used = 0;
    };
    let from = 0;
    for (const to of breaksOf(text)) {
      const seen = this.widthOf(letters, from, from + text.slice(from, to).trimEnd().length);
      if (used + seen > style.width && from > start) endLine(from);
      for (let at = from; seen > style.width && at < to; at++) {
        // A word wider than the page, such as an address: break it where necessary.
        if (this.widthOf(letters, start, at + 1) > style.width && at > start) endLine(at);
      }
      used = this.widthOf(letters, Math.max(from, start), to) + (from >= start ? used : 0);
      from = to;
    }
    endLine(text.length);
    return lines;
  }

  /** Draws a line into a column. */
  draw(line: SetLine, left: number, top: number, { size, width }: TypeStyle): void {
    const { pdf } = this;
    let x = this.direction === 'rtl' ? left + width - line.width : left;
    for (const { text, font, level, href, width: wide } of line.pieces) {
      pdf
        .font(font)
        .fontSize(size)
        .fillColor(href === undefined ? INK : LINK);
      pdf.text(text, x, top + line.height * ASCENT, {
        lineBreak: false,
        baseline: 'alphabetic',
        // With a feature list, even an empty one, pdfkit shapes a whole piece instead of single words.
        ...(isRightToLeft(level) && { features: [] }),
      });
      if (href !== undefined) {
        const y = top + line.height * ASCENT + size / 8;
        pdf.link(x, top, wide, line.height, href);
        pdf
          .moveTo(x, y)
          .lineTo(x + wide, y)
          .lineWidth(size / 16)
          .strokeColor(LINK)
          .stroke();
      }
      x += wide;
    }
  }

  private lettersOf(runs: readonly Run[], { size, isBold }: TypeStyle): Letters {
    const text = textOf(runs);
    const fonts: string[] = [];
    const hrefs: (string | undefined)[] = [];
    let family: FamilyName = 'latin';
    for (const run of runs) {
      const address = safeAddress(run.href);
      const href = address?.startsWith('#') ? undefined : address;
      for (const letter of run.text) {
        // Spaces and marks belong to the letter before them.
        if (!/[\s\p{M}\u200c\u200d]/u.test(letter)) family = familyOf(letter);
        const font = isBold || run.strong ? `${family}-bold` : family;
        for (let unit = 0; unit < letter.length; unit++) {
          fonts.push(font);
          hrefs.push(href);
        }
      }
    }
    return {
      text,
      fonts,
      hrefs,
      size,
      levels: bidi.getEmbeddingLevels(text, this.direction).levels,
    };
  }

  private lineOf(letters: Letters, start: number, end: number, { gap }: TypeStyle): SetLine {
    const { pdf } = this;
    const shown = start + letters.text.slice(start, end).trimEnd().length;
    const pieces = this.piecesOf(letters, start, shown);
    const fonts = pieces.length === 0 ? ['latin'] : pieces.map(({ font }) => font);
    const heights = fonts.map((font) => pdf.font(font).fontSize(letters.size).currentLineHeight());
    return {
      text: letters.text.slice(start, shown),
      pieces: asSeen(pieces),
      width: pieces.reduce((sum, { width }) => sum + width, 0),
      height: Math.max(...heights) + gap,
    };
  }

  private widthOf(letters: Letters, start: number, end: number): number {
    return this.piecesOf(letters, start, end).reduce((sum, { width }) => sum + width, 0);
  }

  /** The text between two places, in reading order. */
  private piecesOf(
    { text, fonts, hrefs, levels, size }: Letters,
    start: number,
    end: number,
  ): Piece[] {
    const pieces: Piece[] = [];
    for (let from = start, at = start + 1; at <= end; at++) {
      const isSame =
        at < end &&
        fonts[at] === fonts[from] &&
        levels[at] === levels[from] &&
        hrefs[at] === hrefs[from];
      if (isSame) continue;
      const [font, level] = [fonts[from], levels[from]];
      const shown = isRightToLeft(level)
        ? mirrored(text.slice(from, at), font)
        : text.slice(from, at);
      this.pdf.font(font).fontSize(size);
      const width = this.pdf.widthOfString(shown, isRightToLeft(level) ? { features: [] } : {});
      pieces.push({ text: shown, font, level, href: hrefs[from], width });
      from = at;
    }
    return pieces;
  }
}

const isRightToLeft = (level: number) => level % 2 === 1;

/** Mirrors brackets, and other characters that the font does not mirror. */
function mirrored(text: string, font: string): string {
  const letters = [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter);
  return (font.startsWith('arabic') ? letters : letters.reverse()).join('');
}

/** Rule L2 of the Unicode bidirectional algorithm: reverse runs from the deepest level up. */
function asSeen(pieces: readonly Piece[]): Piece[] {
  const seen = [...pieces];
  const deepest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = deepest; level >= 1; level--) {
    for (let at = 0; at < seen.length; at++) {
      let end = at;
      while (end < seen.length && seen[end].level >= level) end++;
      if (end > at) seen.splice(at, end - at, ...seen.slice(at, end).reverse());
      at = Math.max(at, end);
    }
  }
  return seen;
}
