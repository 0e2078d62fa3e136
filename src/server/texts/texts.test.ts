import { describe, expect, it } from 'vitest';
import type { Edit } from '../../contract/index.ts';
import { applyEdits } from '../../core/index.ts';
import { analyse } from './analyse.ts';
import { candidates } from './candidates.ts';
import { compare } from './compare.ts';
import { importFile } from './import-file.ts';
import { segment } from './segment.ts';
import { simplify } from './simplify.ts';
import { verifyTexts } from './verify.ts';
import { words } from './words.ts';

const SENTENCE =
  'The committee met on *Tuesday* in order to [terminate](https://a.b) the agreement with its 12 members, and it utilised the sufficient rooms of the club in the town.';
const PAGE = `# Notice\n\n${SENTENCE} It is compulsory for the WHO.\n\n- Do not pay.\n`;

const applied = (text: string, edits: readonly Edit[]) =>
  applyEdits(
    text,
    edits.map(({ start, end, ...edit }) => ({ ...edit, span: { start, end } })),
  ).text;

describe('analysing', () => {
  it('marks places of the text as given, markup and all', async () => {
    const { findings, counts, sentences } = await analyse({
      text: PAGE,
      format: 'markdown',
      profile: 'falc',
    });
    const marked = findings.map(({ mark, start, end }) => `${mark}: ${PAGE.slice(start, end)}`);
    expect(marked).toContain('hard-words: terminate');
    expect(marked).toContain('abbreviations: WHO');
    expect(marked).toContain('layout: Tuesday');
    expect(counts.negations).toBe(1);
    expect(sentences.map(({ start, end }) => PAGE.slice(start, end))).toEqual([
      'Notice',
      SENTENCE,
      'It is compulsory for the WHO.',
      'Do not pay.',
    ]);
  });

  it('says of a part what it says of it in the whole, but for rules about the whole', async () => {
    const whole = await analyse({ text: PAGE, format: 'markdown', profile: 'falc' });
    const part = await analyse({
      text: SENTENCE,
      format: 'markdown',
      language: 'en',
      profile: 'falc',
      part: true,
    });
    const start = PAGE.indexOf(SENTENCE);
    const inside = whole.findings.filter(({ end }) => end <= start + SENTENCE.length);
    const rules = part.findings.map(({ rule, start: at }) => `${rule} ${at + start}`);
    expect(inside.map(({ rule, start: at }) => `${rule} ${at}`)).toEqual(
      expect.arrayContaining(rules),
    );
    expect(rules.length).toBeGreaterThan(2);
  });

  it('marks the same places without looking up simpler words', async () => {
    const request = { text: SENTENCE, language: 'en', format: 'markdown' } as const;
    const full = await analyse(request);
    const bare = await analyse({ ...request, suggestions: false });
    const hard = ({ findings }: typeof full) => findings.filter(({ rule }) => rule === 'hard-word');
    expect(hard(full).some(({ suggestions }) => suggestions.length > 0)).toBe(true);
    expect(hard(bare)).toEqual(hard(full).map((finding) => ({ ...finding, suggestions: [] })));
  });

  it('takes a profile of one’s own, and says what is wrong with one', async () => {
    const profile = { id: 'mine', rules: { 'sentence-length': { most: 3 } } };
    const { findings } = await analyse({ text: 'This has five words.', language: 'en', profile });
    expect(findings.map(({ rule }) => rule)).toEqual(['sentence-length']);
    const wrong = { id: 'mine', rules: { 'sentence-size': true } };
    await expect(analyse({ text: 'A.', language: 'en', profile: wrong })).rejects.toMatchObject({
      code: 'unknown-name',
    });
  });

  it('bears any text', async () => {
    for (const text of [
      '',
      ' ',
      '\ud83d',
      '😀',
      '\u0000',
      '#'.repeat(500),
      '[](',
      '> > > |',
      '中文。',
    ]) {
      for (const format of ['text', 'markdown', 'html'] as const) {
        await expect(analyse({ text, format, language: 'en' })).resolves.toBeDefined();
      }
    }
  });
});

describe('candidates', () => {
  it('writes common abbreviations in full, as in a whole document', async () => {
    const { candidates: list } = await candidates({
      sentence: 'The office is closed from approx. noon until 4 p.m.',
      language: 'en',
    });
    expect(list[0]?.text).toBe('The office is closed from about noon until 4 p.m.');
  });

  it('are the sentence with their edits applied, each different, links kept', async () => {
    const { candidates: list } = await candidates({ sentence: SENTENCE, language: 'en' });
    expect(list.length).toBeGreaterThan(1);
    expect(new Set(list.map(({ text }) => text)).size).toBe(list.length);
    for (const { text, edits, verdicts, operations } of list) {
      expect(applied(SENTENCE, edits)).toBe(text);
      expect(text).toContain('](https://a.b)');
      expect(operations.length).toBeGreaterThan(0);
      expect(verdicts.filter(({ state }) => state !== 'unsure' && state !== 'kept')).toEqual([]);
    }
  });

  it('follow the glossary and leave protected terms', async () => {
    const { candidates: list } = await candidates({
      sentence: SENTENCE,
      language: 'en',
      glossary: [{ term: 'committee', replacement: 'group' }],
      protected: ['terminate'],
    });
    for (const { text } of list) {
      expect(text).toContain('The group');
      expect(text).toContain('[terminate]');
    }
  });
});

describe('words', () => {
  it('are simpler and fit, and come with an explanation in brackets', async () => {
    const sentence = 'It is *compulsory* for all.';
    const found = await words({ sentence, span: { start: 7, end: 17 }, language: 'en' });
    expect(found).toMatchObject({ word: 'compulsory', hard: true, span: { start: 7, end: 17 } });
    expect(found.suggestions.length).toBeGreaterThan(0);
    for (const { text, edits, gain } of found.suggestions) {
      expect(applied(sentence, edits)).toBe(text);
      expect(gain).toBeGreaterThan(0);
    }
    expect(found.explanation?.text).toMatch(
      /^It is \*compulsory\* \(\w+\) for all\.$|^It is \*compulsory \(\w+\)\* for all\.$/,
    );
  });

  it('are none for a protected term, and the glossary’s first', async () => {
    const call = { sentence: 'It is compulsory.', span: { start: 6, end: 16 }, language: 'en' };
    expect(await words({ ...call, protected: ['compulsory'] })).toMatchObject({
      suggestions: [],
      advice: 'leave',
    });
    const { suggestions } = await words({
      ...call,
      glossary: [{ term: 'compulsory', replacement: 'a must' }],
    });
    expect(suggestions[0].text).toBe('It is a must.');
  });

  it('are refused where there is no word', async () => {
    await expect(
      words({ sentence: 'A.', span: { start: 50, end: 60 }, language: 'en' }),
    ).rejects.toMatchObject({ code: 'bad-input' });
  });
});

describe('simplifying', () => {
  it('gives edits that lead from the text to the result, and tells of blocks as they are done', async () => {
    const events: string[] = [];
    let output = '';
    const result = await simplify(
      { text: PAGE, format: 'markdown', language: 'en', preset: 'balanced' },
      (event) => {
        events.push(event.type);
        if (event.type === 'block') output += event.output;
      },
    );
    expect(result.edits.length).toBeGreaterThan(0);
    expect(applied(PAGE, result.edits)).toBe(result.text);
    expect(output).toBe(result.text);
    expect([events[0], events.at(-1)]).toEqual(['start', 'end']);
  });

  it('leaves an empty text empty', async () => {
    expect(await simplify({ text: ' \n' })).toMatchObject({ text: ' \n', edits: [] });
  });
});

describe('comparing', () => {
  it('measures both texts', async () => {
    const texts = { original: 'It has 20 rooms, and it is big.', easy: 'It has 20 rooms.' };
    const { original, easy } = await compare({ ...texts, language: 'en' });
    expect([original.words, easy.words]).toEqual([8, 4]);
  });
});

describe('verifying', () => {
  const failed = async (source: string, output: string, more: object = {}) => {
    const { passed, parts } = await verifyTexts({ source, output, language: 'en', ...more });
    const states = parts.flatMap(({ verdicts }) => verdicts);
    return {
      passed,
      points: states.filter(({ state }) => !/kept|unsure/.test(state)).map(({ point }) => point),
    };
  };

  it('names numbers that are missing or new, with their places', async () => {
    const { passed, points } = await failed('It has 20 rooms.', 'It has 30 rooms.');
    expect({ passed, points: points.includes('figures') }).toEqual({ passed: false, points: true });
  });

  it.each([
    ['an empty output', 'Pay the fee.', ''],
    ['only blanks', 'Pay the fee.', ' \n\t '],
    ['markup in one side', 'Pay the fee.', '<script>alert(1)</script> **Pay** the [fee](x:y).'],
    ['another language', 'You must pay the fee before Monday.', 'Sie müssen die Gebühr zahlen.'],
  ])('answers %s', async (_, source, output) => {
    for (const documents of [false, true]) {
      const { passed } = await failed(source, output, { documents });
      expect(passed).toBe(false);
    }
  });

  it.each(['', ' \n'])('without a source says what to send: %j', async (source) => {
    await expect(verifyTexts({ source, output: 'Pay.', language: 'en' })).rejects.toMatchObject({
      code: 'bad-input',
      hint: expect.stringContaining('"source"'),
    });
  });

  it('answers what is no text', async () => {
    const odd = ['… !!! 😀', '\u0000 \ud83d', '#'.repeat(300), '[]('];
    for (const [at, source] of odd.entries()) {
      const output = odd[(at + 1) % odd.length];
      await expect(verifyTexts({ source, output, language: 'en' })).resolves.toBeDefined();
    }
  });

  it('heeds the terms that must stay', async () => {
    const { points } = await failed('The fee is due.', 'The cost is due.', { protected: ['fee'] });
    expect(points).toContain('terms');
  });
});

describe('cutting into rows', () => {
  it('keeps headings, items, tables, links and stress over the ends of sentences', async () => {
    const text =
      '# One\n\n**First. Second.** [Third. Fourth.](https://a.b)\n\n1. item\n\n| a | b |\n| - | - |\n| c |  |\n';
    const { blocks } = await segment({ text, format: 'markdown', language: 'en' });
    expect(blocks.map(({ kind, rows }) => [kind, ...rows.map(({ original }) => original)])).toEqual(
      [
        ['heading', 'One'],
        [
          'paragraph',
          '**First.**',
          '**Second.**',
          '[Third.](https://a.b)',
          '[Fourth.](https://a.b)',
        ],
        ['item', 'item'],
        ['cell', 'a'],
        ['cell', 'b'],
        ['cell', 'c'],
        ['cell', ''],
      ],
    );
  });

  it('joins lines that were wrapped, and takes the marks from list items', async () => {
    const text =
      'A heading\n\nThis is a paragraph that was wrapped by the program that\nwrote it, at some seventy signs, as mail programs do it.\n\n- one\n- two\n';
    const { blocks, title } = await segment({ text, format: 'text', language: 'en' });
    expect(title).toBe('A heading');
    expect(blocks.map(({ kind, rows }) => [kind, rows.length])).toEqual([
      ['heading', 1],
      ['paragraph', 1],
      ['item', 1],
      ['item', 1],
    ]);
    expect(blocks[3].rows[0].original).toBe('two');
  });

  it.each([
    ['a text', 'text', 'One.\n\n'.repeat(20_001), '20,000 paragraphs'],
    ['a page', 'html', '<p>One.'.repeat(20_001), '20,000 paragraphs'],
    ['Markdown', 'markdown', '- One.\n'.repeat(20_001), '20,000 paragraphs'],
    ['a long text', 'text', 'One word. '.repeat(200_001), '2,000,000 characters'],
  ] as const)(
    'refuses %s that is too long; it does not leave out the end',
    async (_, format, text, most) => {
      await expect(segment({ text, format, language: 'en' })).rejects.toThrow(most);
    },
  );

  const style = '.button-primary:hover { background-color: white }'.repeat(60);
  const german = (lang = '') =>
    `<html${lang}><head><style>${style}</style></head><body class="page with-sidebar"><p class="the-first-paragraph">Die Bücherei ist am Montag geschlossen.</p></body></html>`;

  it('finds the language of a page from its text', async () => {
    const text = german();
    expect((await segment({ text, format: 'html' })).language).toBe('de');
    expect((await analyse({ text, format: 'html' })).language).toBe('de');
    expect((await simplify({ text, format: 'html', engine: 'identity' })).language).toBe('de');
    const page = { original: text, easy: text, format: 'html' as const };
    expect((await compare(page)).language).toBe('de');
    const file = { name: 'a.html', bytes: new TextEncoder().encode(text) };
    expect((await importFile(file)).language).toBe('de');
  });

  it('believes a page that names its language, and the caller before it', async () => {
    const text = german(' lang="fr-CA"');
    expect((await segment({ text, format: 'html' })).language).toBe('fr');
    expect((await analyse({ text, format: 'html' })).language).toBe('fr');
    expect((await segment({ text, format: 'html', language: 'en' })).language).toBe('en');
    const file = { name: 'a.html', bytes: new TextEncoder().encode(text) };
    expect((await importFile(file)).language).toBe('fr');
    expect((await segment({ text: german(' lang="nl"'), format: 'html' })).language).toBe('de');
  });
});
