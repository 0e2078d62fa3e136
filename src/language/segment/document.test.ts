import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Document, type Span, sentencesOf } from '../../core/index.ts';
import { folderFiles } from '../files.ts';
import { readProfile } from '../profile.ts';
import { isSpaceAt } from './characters.ts';
import { readSegmentRules, type SegmentRules, segmentDocument, spacedWords } from './index.ts';

const LANGUAGES = 'en es pt de fr it da sl ru eu ur ar ja zh'.split(' ');
const files = await folderFiles();
const all = await Promise.all(
  LANGUAGES.map(async (id) => readSegmentRules(files, await readProfile(files, id))),
);

/** Pieces that have broken tokenizers and splitters before. */
const PIECES = [
  ...[
    '.',
    '!',
    '?',
    '…',
    '...',
    '. . .',
    '。',
    '！',
    '۔',
    '؟',
    '"',
    "'",
    '’',
    '(',
    ')',
    '「',
    '」',
  ],
  ...[' ', '\n', '\n\n', '\r\n', '\t', '\u00a0', '\u2028', '-', '/', ',', ':', '#', '@', '&', '%'],
  ...['Dr', 'U.S', 'z. B', 'a', 'I', 'Word', 'word', '1', '3.5', '80 000', "l'eau", "don't"],
  ...['https://a.b/c', 'x@y.org', '- ', '1. ', '• ', '漢字', 'かな', 'اردو', 'ёж', '&#39;', ':-)'],
  ...['👩‍👩‍👧', '🇩🇰', '👍🏽', '\ud83d', '\udc4d', '\u200d', '\u202a', '\u0301', '\u0000', '\ufffd'],
];
const messy = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((list) => list.join(''));
const texts = fc.oneof(messy, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

/** In order, never overlapping, inside, and covering each character that is not a space once. */
function covers(text: string, spans: readonly Span[], within: Span): boolean {
  let position = within.start;
  for (const { start, end } of [...spans, { start: within.end, end: within.end + 1 }]) {
    if (start < position || end <= start) return false;
    for (; position < start; position++) if (!isSpaceAt(text, position)) return false;
    position = end;
  }
  return true;
}

function isWhole({ text, paragraphs }: Document): boolean {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  return (
    covers(text, paragraphs, { start: 0, end: text.length }) &&
    paragraphs.every((paragraph) => covers(text, paragraph.sentences, paragraph)) &&
    sentences.every((sentence) => covers(text, sentence.tokens, sentence)) &&
    sentences
      .flatMap((sentence) => sentence.tokens)
      .every(({ start, end, form }) => form === text.slice(start, end))
  );
}

describe('segmentDocument', () => {
  it.each(all)('never loses a character, whatever the text ($language)', (rules) => {
    const words = spacedWords(rules);
    fc.assert(
      fc.property(texts, (text) => isWhole(segmentDocument(text, rules, words))),
      { numRuns: 150 },
    );
  });

  it('keeps paragraphs, sentences and tokens as offsets into the text', () => {
    const text = '  Opening hours\n\nWe open at 9 a.m. Please ring.\n- Bring a pen.\n';
    const document = segmentDocument(text, all[0], spacedWords(all[0]));
    expect(document.paragraphs.map(({ kind }) => kind)).toEqual(['heading', 'text', 'list']);
    expect(sentencesOf(document).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Opening hours',
      'We open at 9 a.m.',
      'Please ring.',
      '- Bring a pen.',
    ]);
    expect(sentencesOf(document)[1].tokens.map(({ form }) => form)).toEqual(
      'We open at 9 a.m.'.split(' '),
    );
  });

  it('has nothing to say about an empty text', () => {
    for (const text of ['', '   ', '\n\n\t']) {
      expect(segmentDocument(text, all[0], spacedWords(all[0])).paragraphs).toEqual([]);
    }
  });

  it.each([
    ['letters without a space', 'a'],
    ['dots', '.'],
    ['emoji', '👩‍👩‍👧'],
    ['zeros', '\0'],
  ])(
    'takes a megabyte of %s on one line',
    (_, piece) => {
      segmentAll(piece, 1 << 20, all[0]);
    },
    30_000,
  );

  it.each([
    ['spaced dots', '. '],
    ['letters and dots', 'a.'],
    ['forgotten spaces', 'aaa.Bbb'],
    ['letters and hyphens', 'a-'],
    ['letters and apostrophes', "l'"],
    ['digits', '1,'],
    ['groups of digits', ' 000'],
    ['closing quotations', '."'],
    ['opened brackets', '(「'],
    ['stops in quotations', '「。」'],
    ['nested quotations', '「'],
    ['lone surrogates', '\ud83d'],
    ['ampersands', '&a'],
    ['addresses', 'www.a'],
    ['at signs', 'a@'],
    ['line breaks', '\n'],
    ['short lines', 'a\n'],
    ['list marks', '1. A '],
    ['bullets', '• '],
    ['initials', 'A. '],
    ['spaces', ' '],
    ['abbreviations', 'z. B. '],
  ])(
    'does not slow down on many %s',
    (_, piece) => {
      // A quadratic step would look 10¹⁰ times at a character and run into the time limit.
      segmentAll(piece, 1 << 16, piece.includes('「') ? all[12] : all[0]);
    },
    30_000,
  );
});

function segmentAll(piece: string, length: number, rules: SegmentRules): void {
  const text = piece.repeat(Math.ceil(length / piece.length));
  expectEnds(text, sentencesOf(segmentDocument(text, rules, spacedWords(rules))));
}

function expectEnds(text: string, spans: readonly Span[]): void {
  if (text.trim() === '') expect(spans).toEqual([]);
  else expect(text.slice((spans.at(-1) as Span).end).trim()).toBe('');
}
