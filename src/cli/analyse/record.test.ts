import picocolors from 'picocolors';
import { describe, expect, it } from 'vitest';
import type { Analysis, Document, Token } from '../../core/index.ts';
import type { Language } from '../../language/language.ts';
import { drawSentence, drawSummary } from './drawing.ts';
import { type Hardness, sentenceRecords, Totals } from './record.ts';

const ZIPF: Record<string, number> = { the: 7.7, board: 4.9, rescind: 2.3, rescinded: 2.6 };

const language = {
  frequency: {
    size: 4,
    zipf: (form: string) => ZIPF[form.toLowerCase()] ?? 0,
    rank: (form: string) => (form in ZIPF ? 7 : undefined),
  },
  syllables: (word: string) => Math.ceil(word.length / 3),
  isAbbreviation: (word: string) => word.endsWith('.'),
  isContentWord: (token: Token) => !['DET', 'PUNCT'].includes(token.analysis?.upos ?? ''),
} as Language;

function documentOf(words: [form: string, analysis?: Analysis][]): Document {
  const text = words.map(([form]) => form).join(' ');
  let start = 0;
  const tokens = words.map(([form, analysis]): Token => {
    const token = { form, start, end: start + form.length, ...(analysis && { analysis }) };
    start += form.length + 1;
    return token;
  });
  const span = { start: 0, end: text.length };
  return {
    text,
    language: 'en',
    paragraphs: [{ ...span, kind: 'text', sentences: [{ ...span, tokens }] }],
  };
}

const DOCUMENT = documentOf([
  ['The', { upos: 'DET', lemma: 'the', features: {}, head: 1, relation: 'det' }],
  [
    'board',
    { upos: 'NOUN', lemma: 'board', features: { Number: 'Sing' }, head: 2, relation: 'nsubj' },
  ],
  [
    'rescinded',
    { upos: 'VERB', lemma: 'rescind', features: { Tense: 'Past' }, head: -1, relation: 'root' },
  ],
  ['Xanthippe', { upos: 'PROPN', lemma: 'Xanthippe', features: {}, head: 2, relation: 'obj' }],
  ['.', { upos: 'PUNCT', lemma: '.', features: {}, head: 2, relation: 'punct' }],
]);

function recordOf(document: Document, hardness: Hardness, offset?: number) {
  const sentences = [...sentenceRecords(document, language, hardness, offset)];
  const totals = new Totals();
  for (const sentence of sentences) totals.add(sentence);
  return { sentences, summary: totals.summary };
}

describe('the record of a sentence', () => {
  const { sentences, summary } = recordOf(DOCUMENT, 3.5);

  it('calls rare content words hard, but no names', () => {
    expect(sentences[0].tokens.filter((token) => token.hard).map(({ form }) => form)).toEqual([
      'rescinded',
    ]);
  });

  it('does not call a rare form of a frequent lemma hard', () => {
    const analysis: Analysis = {
      upos: 'NOUN',
      lemma: 'board',
      features: {},
      head: -1,
      relation: 'root',
    };
    const record = recordOf(documentOf([['boardes', analysis]]), 3.5);
    expect(record.sentences[0].tokens[0]).toMatchObject({ zipf: 0, rank: null, hard: false });
  });

  it('does not call abbreviations and numbers hard', () => {
    const analysis: Analysis = {
      upos: 'NOUN',
      lemma: '?',
      features: {},
      head: -1,
      relation: 'root',
    };
    const record = recordOf(
      documentOf([
        ['approx.', analysis],
        ['5th', analysis],
      ]),
      3.5,
    );
    expect(record.summary.hardWords).toBe(0);
  });

  it('gives places in the whole text of which the document is a part', () => {
    const [sentence] = recordOf(DOCUMENT, 3.5, 100).sentences;
    expect([sentence.start, sentence.text]).toEqual([100, DOCUMENT.text]);
    expect(sentence.tokens[1]).toMatchObject({ form: 'board', start: 104, end: 109 });
  });

  it('takes the border it is given', () => {
    expect(recordOf(DOCUMENT, 2).summary.hardWords).toBe(0);
    expect(recordOf(DOCUMENT, 8).summary.hardWords).toBe(2);
  });

  it('sums up words, not punctuation', () => {
    expect(summary).toEqual({
      sentences: 1,
      words: 4,
      wordsPerSentence: 4,
      syllablesPerWord: 2.25,
      hardWords: 1,
      hardShare: 0.25,
    });
  });

  it('has no numbers that are not numbers for an empty text', () => {
    const empty = recordOf({ text: '', language: 'en', paragraphs: [] }, 3.5);
    expect(JSON.stringify(empty.summary)).not.toContain('null');
  });
});

describe('the drawing', () => {
  const colours = picocolors.createColors(false);
  const draw = (document: Document, only?: 'tokens' | 'tree' | 'summary') => {
    const { sentences, summary } = recordOf(document, 3.5);
    const options = { only, columns: 100, colours };
    const drawn = sentences.flatMap((sentence, at) => [...drawSentence(sentence, at + 1, options)]);
    return drawn.join('') + drawSummary(summary, options);
  };

  it('shows the sentence, its words, its tree, its hard words and a summary', () => {
    expect(`\n${draw(DOCUMENT)}`).toMatchInlineSnapshot(`
      "
      1. The board rescinded Xanthippe .

         #     form       lemma      UPOS   head  relation  Zipf  syl  features
         1     The        the        DET       2  det        7.7    1  –
         2     board      board      NOUN      3  nsubj      4.9    2  Number=Sing
         3  ◆  rescinded  rescind    VERB      0  root       2.6    3  Tense=Past
         4     Xanthippe  Xanthippe  PROPN     3  obj          –    3  –
         5     .          .          PUNCT     3  punct        –    –  –

              ╭─── The DET det
           ╭──╯ board NOUN nsubj
         ──┤ rescinded VERB root
           ├─── Xanthippe PROPN obj
           ╰─── . PUNCT punct

         ◆ hard words (Zipf): rescinded 2.6

      1 sentence · 4 words · 4.0 words/sentence · 2.25 syllables/word · 1 hard word (25.0%)
      "
    `);
  });

  it('shows one part when asked', () => {
    expect(draw(DOCUMENT, 'summary')).toBe(
      '1 sentence · 4 words · 4.0 words/sentence · 2.25 syllables/word · 1 hard word (25.0%)\n',
    );
    expect(draw(DOCUMENT, 'tree')).not.toContain('features');
    expect(draw(DOCUMENT, 'tokens')).not.toContain('╰');
  });

  it('leaves the tree out where the language has no analysis', () => {
    expect(draw(documentOf([['مرحبا'], ['بك']]))).not.toContain('─');
  });
});
