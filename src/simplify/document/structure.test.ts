import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { readHtml } from './html.ts';
import { changed, layEdits } from './lay.ts';
import { readMarkdown } from './markdown.ts';
import { readDocument } from './read.ts';
import { FORMATS, type Structure, sourceSpan } from './structure.ts';

const english = await loadLanguage('en', undefined, { without: ['analysis', 'inflection'] });

const edit = (start: number, end: number, replacement: string): Edit => ({
  span: { start, end },
  replacement,
  operation: 'substitute',
  reason: '',
  source: 'test',
  confidence: 1,
});

/** Replaces words of the text, and gives the source that comes of it. */
function rewritten(structure: Structure, ...pairs: [from: string, to: string][]) {
  const edits = pairs.map(([from, to]) => {
    const start = structure.text.indexOf(from);
    return edit(start, start + from.length, to);
  });
  const changes = layEdits(structure, edits);
  return changes && changed(structure.source, changes, { start: 0, end: structure.source.length });
}

const kindsOf = ({ text, blocks }: Structure) =>
  blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('Markdown', () => {
  it('keeps new lines inside the item of a list, and out of cells', () => {
    const list = readMarkdown('1. Bring a tent, a lamp.\n\n   Bring a rope, a map.\n');
    expect(rewritten(list, ['a rope, a map', 'these:\n- a rope\n- a map'])).toBe(
      '1. Bring a tent, a lamp.\n\n   Bring these:\n   - a rope\n   - a map.\n',
    );
    const item = readMarkdown('* Bring a rope, a map.\n');
    expect(rewritten(item, ['a rope, a map', 'these:\n- a rope'])).toContain('\n  - a rope');
    const cell = readMarkdown('| h | i |\n|---|---|\n| c | a rope, a map |\n');
    expect(rewritten(cell, ['a rope, a map', 'these:\n- a rope'])).toBeUndefined();
  });

  it('is headings, paragraphs, items, cells and quotations', () => {
    const source =
      '---\ntitle: x\n---\n# A *title*\n\nText over\ntwo lines &amp; more.\n\n- one\n  goes on\n- two\n\n> said\n> someone\n\n| h | i |\n|---|---|\n| c | `d` |\n\n```js\nlet x;\n```\n\n<div>raw</div>\n';
    expect(kindsOf(readMarkdown(source))).toEqual([
      ['heading', 'A title'],
      ['paragraph', 'Text over two lines & more.'],
      ['item', 'one goes on'],
      ['item', 'two'],
      ['quotation', 'said someone'],
      ['cell', 'h'],
      ['cell', 'i'],
      ['cell', 'c'],
      ['cell', 'd'],
    ]);
  });
  it('keeps its markup when words change', () => {
    const structure = readMarkdown(
      'A **very big** [house of\nstone](http://x.y "t") stood *here*.',
    );
    expect(structure.text).toBe('A very big house of stone stood here.');
    expect(rewritten(structure, ['big', 'large'], ['stone', 'rock'])).toBe(
      'A **very large** [house of\nrock](http://x.y "t") stood *here*.',
    );
  });
  it('loses emphasis of words that are gone, and never a link', () => {
    const structure = readMarkdown('A **very** big [house](x) stood.');
    expect(rewritten(structure, ['very ', ''])).toBe('A big [house](x) stood.');
    expect(rewritten(structure, [' big house', ''])).toBeUndefined();
  });
  it('lays a change that crosses the end of emphasis on both sides', () => {
    const structure = readMarkdown('the *very old* house');
    expect(rewritten(structure, ['old house', 'ruin'])).toBe('the *very ruin*');
  });
  it('keeps inside a link the letters that only change their case', () => {
    const structure = readMarkdown('It rained, and [residents must wait](x).');
    expect(rewritten(structure, [', and r', '. R'])).toBe('It rained. [Residents must wait](x).');
    const html = readHtml('<p>It rained, and <b>residents</b> must wait.</p>');
    expect(rewritten(html, [', and residents', '. Residents'])).toBe(
      '<p>It rained. <b>Residents</b> must wait.</p>',
    );
  });
  it('never turns new words into markup', () => {
    expect(rewritten(readMarkdown('One word.'), ['One', '1. *a*'])).toBe('1\\. \\*a\\* word.');
    expect(rewritten(readHtml('<p>One</p>'), ['One', '<b> & c'])).toBe('<p>&lt;b&gt; &amp; c</p>');
  });
  it('that is a thicket of signs is left alone, and read in no time', () => {
    const thicket = '*a* [b](c) `d` '.repeat(40_000);
    const { blocks, text } = readMarkdown(`One *word*.\n\n${thicket}\n\nTwo.`);
    expect(blocks.map(({ isFixed }) => isFixed)).toEqual([false, true, false]);
    expect(text.startsWith('One word.\n\n*a* [b](c)')).toBe(true);
  });
  it('is no thicket because it is long, however its lines end', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { blocks } = readMarkdown(`A *word* [b](c).${end}${end}`.repeat(2500));
      expect(blocks.some(({ isFixed }) => isFixed)).toBe(false);
    }
  });
  it('nested in itself without end is left alone, and read in no time', () => {
    for (const unit of ['> ', '1. ', '- + ']) {
      const source = `One.\n\n${unit.repeat(50_000)}a\n\nTwo.`;
      expect(readMarkdown(source).blocks.map(({ isFixed }) => isFixed)).toEqual([
        false,
        true,
        false,
      ]);
    }
    expect(readMarkdown(`${'|a'.repeat(50_000)}\n${'|-'.repeat(50_000)}`).blocks).toHaveLength(1);
  });
  it('that is a thicket opens no code that goes on', () => {
    const source = `\`\`\`\n${'*a '.repeat(9000)}\n\nb\n\`\`\`\n\nTwo.`;
    expect(kindsOf(readMarkdown(source))).toEqual([['paragraph', 'Two.']]);
  });
  it('never changes code or addresses', () => {
    expect(rewritten(readMarkdown('Run `npm test` now.'), ['npm', 'x'])).toBeUndefined();
    expect(rewritten(readMarkdown('See <http://a.b> now.'), ['http', 'x'])).toBeUndefined();
  });
  it('inserts after closing marks and before opening ones', () => {
    const structure = readMarkdown('A **house** *stood*.');
    const at = (start: number) =>
      changed(structure.source, layEdits(structure, [edit(start, start, '!')])!, {
        start: 0,
        end: structure.source.length,
      });
    expect(at(7)).toBe('A **house**! *stood*.');
    expect(at(0)).toBe('!A **house** *stood*.');
  });
});

describe('HTML', () => {
  const source =
    '<!doctype html><title>t</title><style>p{}</style><h1>A <em>title</em></h1>\n<p>F&uuml;r\n   alle <b>gro&szlig;en</b> <code>x = 1</code>.<script>alert("no")</script></p><ul><li>one<li>two</ul><table><tr><td>cell</table><blockquote>said</blockquote><pre>as is</pre>';
  it('is the prose between the tags', () => {
    expect(kindsOf(readHtml(source))).toEqual([
      ['heading', 'A title'],
      ['paragraph', 'Für alle großen x = 1.'],
      ['item', 'one'],
      ['item', 'two'],
      ['cell', 'cell'],
      ['quotation', 'said'],
    ]);
  });
  it('keeps tags when words change, but no empty emphasis', () => {
    expect(rewritten(readHtml(source), ['alle großen', 'die'])).toContain(
      '<p>F&uuml;r\n   die <code>x = 1</code>',
    );
    expect(rewritten(readHtml(source), ['Für', 'An'])).toContain('<p>An\n   alle <b>');
  });
});

describe('plain text', () => {
  it('leaves tables and code alone', () => {
    const { structure } = readDocument(
      'A sentence.\n\na\tb\tc\n\nfor (let i = 0; i < n; i++) {\n\nA | b | c',
      'text',
      english,
    );
    expect(structure.blocks.map(({ isFixed }) => isFixed)).toEqual([false, true, true, true]);
  });
});

describe('every format', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          'a ',
          '*',
          '**',
          '[x]',
          '(y)',
          '\n',
          '\n\n',
          '<b>',
          '</b>',
          '<p>',
          '&amp;',
          '`',
          '> ',
          '- ',
          '|',
          '\ud800',
          '😀',
          '#',
          '\\',
          '\t',
        ),
      )
      .map((parts) => parts.join('')),
  );
  it('knows for every letter of the text where it stands', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...FORMATS), (source, format) => {
        const { structure, document } = readDocument(source, format, english);
        expect(document.paragraphs).toHaveLength(structure.blocks.length);
        let before = 0;
        for (const { start, end } of structure.blocks) {
          for (let at = start; at < end; at++) {
            const place = sourceSpan(structure, { start: at, end: at + 1 });
            expect(place.start).toBeGreaterThanOrEqual(before);
            before = place.start;
            const char = structure.text[at];
            const raw = source.slice(place.start, place.end);
            if (raw !== char) expect(raw).toMatch(/^[\s>]|^&|^\\/);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
  it('gives the source back when nothing changes', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...FORMATS), (source, format) => {
        const { structure } = readDocument(source, format, english);
        expect(changed(source, layEdits(structure, [])!, { start: 0, end: source.length })).toBe(
          source,
        );
      }),
    );
  });
});

describe('a comment of the author', () => {
  const ignoredIn = ({ text, blocks }: Structure) =>
    blocks.map(({ start, end, isFixed, ignored }) => [text.slice(start, end), isFixed, ignored]);

  it('leaves the next block alone, or the one it stands in', () => {
    const source =
      'One.\n\n<!-- klartext-ignore -->\nTwo.\n\nThree. <!-- klartext-ignore passive, hard-word -->\n\nFour.\n';
    expect(ignoredIn(readMarkdown(source))).toEqual([
      ['One.', false, undefined],
      ['Two.', true, 'all'],
      ['Three. ', false, ['passive', 'hard-word']],
      ['Four.', false, undefined],
    ]);
    const page =
      '<p>One.</p><!-- klartext-ignore --><p>Two.</p><p>Three. <!--klartext-ignore--></p>';
    expect(ignoredIn(readHtml(page)).map(([, , ignored]) => ignored)).toEqual([
      undefined,
      'all',
      'all',
    ]);
  });

  it('leaves a file alone, wherever it stands', () => {
    const source = 'One.\n\nTwo.\n\n<!-- klartext-ignore-file -->\n';
    expect(ignoredIn(readMarkdown(source)).map(([, isFixed]) => isFixed)).toEqual([true, true]);
  });

  it('says nothing inside code, and nothing when it says something else', () => {
    const source =
      '```html\n<!-- klartext-ignore -->\n```\n\nOne `<!-- klartext-ignore -->` two.\n\n<!-- klartext-ignored -->\n\nThree.\n';
    expect(ignoredIn(readMarkdown(source)).map(([, , ignored]) => ignored)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
