import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import type { Engine } from '../engine.ts';
import { loadEngine } from '../engines.ts';
import { loadWording } from '../lint/wording.ts';
import type { BlockResult, DocumentOptions } from './options.ts';
import { readDocument } from './read.ts';
import { simplifyDocument } from './simplify-document.ts';
import { FORMATS, type Format } from './structure.ts';
import { SummaryCounter } from './summary.ts';

const english = await loadLanguage('en');
const wording = await loadWording('en');
const identity = await loadEngine('identity', english);

/** An engine of no sense that replaces words by a list, in turn where there are several. */
function replacing(words: Readonly<Record<string, readonly string[]>>, source = 'test'): Engine {
  const turns = new Map<string, number>();
  return {
    name: 'replacing',
    language: english,
    simplify({ text }, { start, end, tokens }) {
      const edits: Edit[] = tokens.flatMap(({ form, ...token }) => {
        const list = words[form.toLowerCase()];
        if (!list) return [];
        const turn = turns.get(form) ?? 0;
        turns.set(form, turn + 1);
        const replacement = list[turn % list.length];
        if (replacement === form) return [];
        const span = { start: token.start, end: token.end };
        const reason = `${form} at ${token.start}`;
        return [{ span, replacement, operation: 'substitute', reason, source, confidence: 1 }];
      });
      const own = edits.map((edit) => ({
        ...edit,
        span: { start: edit.span.start - start, end: edit.span.end - start },
      }));
      return [
        {
          text: applyEdits(text.slice(start, end), own).text,
          edits,
          engine: 'replacing',
          checks: [],
        },
      ];
    },
  };
}

/** What a document does with edits, whatever they say: nothing is verified. */
function blocksOf(
  source: string,
  engine: Engine,
  options: Partial<DocumentOptions> & { format?: Format } = {},
): BlockResult[] {
  const { format = 'text', ...rest } = options;
  const blocks = [
    ...simplifyDocument(readDocument(source, format, english), { engine, verify: false, ...rest }),
  ];
  // Whatever the document, its changes make the output of the source.
  const changes = blocks.flatMap((block) => block.changes);
  expect(applyEdits(source, changes).text).toBe(blocks.map(({ output }) => output).join(''));
  return blocks;
}

const simplified = (...call: Parameters<typeof blocksOf>) =>
  blocksOf(...call)
    .map(({ output }) => output)
    .join('');

describe('a document', () => {
  it('comes back as it was when nothing is changed, whatever it is', () => {
    const parts = fc.constantFrom(
      'A word. ',
      '*b* ',
      '\n',
      '\n\n',
      '<p>',
      '</p>',
      '# ',
      '- ',
      '| a | b |\n|--|--|\n',
      '`c`',
      '&amp;',
      '> ',
      '<script>x</script>',
      '“q”',
      '\ud800',
      '\0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(parts).map((all) => all.join('')),
        ),
        fc.constantFrom(...FORMATS),
        (source, format) => {
          expect(simplified(source, identity, { format })).toBe(source);
        },
      ),
      { numRuns: 200 },
    );
  });
  it('keeps headings, lists, tables, quotations, links and code in their place', () => {
    const source =
      '# Big title\n\nA **big** [big dog](big).\n\n- A big cat.\n\n> A big one.\n\n| big | b |\n|---|---|\n| big | c |\n\n    big code\n\nSay `big` and “a big word”.\n';
    expect(simplified(source, replacing({ big: ['large'] }), { format: 'markdown' })).toBe(
      '# Big title\n\nA **large** [large dog](big).\n\n- A large cat.\n\n> A big one.\n\n| big | b |\n|---|---|\n| big | c |\n\n    big code\n\nSay `big` and “a big word”.\n',
    );
  });
  it('in HTML keeps scripts, styles and attributes', () => {
    const source =
      '<style>.big{}</style><p title="big">A big <b>big</b> cat.</p><script>"A big cat."</script>';
    expect(simplified(source, replacing({ big: ['large & wide'] }), { format: 'html' })).toBe(
      '<style>.big{}</style><p title="big">A large &amp; wide <b>large &amp; wide</b> cat.</p><script>"A big cat."</script>',
    );
  });
  it('changes what it can where markup forbids a part', () => {
    const engine = replacing({ big: ['large'], house: [''] });
    expect(simplified('A big [house](x) fell.', engine, { format: 'markdown' })).toBe(
      'A large [house](x) fell.',
    );
  });
  it('has its verse, addresses and code left alone', () => {
    const source =
      'Roses are big,\nViolets are big,\n\nfor (big of big) { big(); }\n\nThis is a big sentence.';
    expect(simplified(source, replacing({ big: ['large'] }))).toBe(
      source.replace('a big sentence', 'a large sentence'),
    );
    const verse =
      'I bring a big bowl\n  to where the kilns burn,\nand nothing big in the coal\n  stays;';
    expect(simplified(verse, replacing({ big: ['large'] }))).toBe(verse);
  });
  it('has blocks in another language left alone', () => {
    const [first] = blocksOf('A big cat.', replacing({ big: ['large'] }), {
      isForeign: () => true,
    });
    expect(first.sentences[0]).toMatchObject({ text: 'A big cat.', left: 'another language' });
  });
  it('uses the same word for a term throughout, in the form that the place needs', () => {
    const engine = replacing({
      physician: ['doctor', 'medic', 'physician'],
      physicians: ['medics'],
    });
    expect(
      simplified(
        'A physician came. The physician left. One physician sat down. Two physicians met.',
        engine,
      ),
    ).toBe('A doctor came. The doctor left. One doctor sat down. Two doctors met.');
  });
  it('does not say a noun again for one that has no form of one', () => {
    const engine = replacing({ persons: ['people'] });
    expect(simplified('Two persons came. Any person may pay.', engine)).toBe(
      'Two people came. Any person may pay.',
    );
  });
  it('does not take another spelling for another term', () => {
    const engine = replacing({ colour: ['color'] }, 'sentences/replace/spelling');
    expect(simplified('The colour is red. The colours are bright.', engine)).toBe(
      'The color is red. The colours are bright.',
    );
  });
  it.each([
    ['pt', 'O juiz fez uma solicitação.', 'A solicitação do morador será negada.', 'pedido'],
    ['es', 'Ana pagó la cuota.', 'La cuota mensual es alta y será revisada.', 'precio'],
    ['it', 'Anna usa la vettura.', 'La vettura è stata venduta.', 'treno'],
  ])(
    'keeps a term where one of another gender would break the sentence, %s',
    async (id, first, next, by) => {
      const language = await loadLanguage(id);
      const rules = await loadEngine('identity', language);
      const engine: Engine = {
        ...rules,
        simplify({ text }, sentence) {
          const { start, end, tokens } = sentence;
          const noun = tokens[tokens.length - 2];
          const span = { start: noun.start, end: noun.end };
          const shared = { reason: 'Test.', source: 'test', confidence: 1 };
          const edit: Edit = { span, replacement: by, operation: 'substitute', ...shared };
          const edits = start === 0 ? [edit] : [];
          return [{ text: text.slice(start, end), edits, engine: 'test', checks: [] }];
        },
      };
      const read = readDocument(`${first} ${next}`, 'text', language);
      const output = [...simplifyDocument(read, { engine })].map((block) => block.output).join('');
      expect(output).toContain(by);
      expect(output.endsWith(next)).toBe(true);
    },
  );
  it('leaves a term alone in a longer term', () => {
    const engine = replacing({ image: ['picture', 'image'] });
    expect(simplified('The image helps. She made an image macro.', engine)).toBe(
      'The picture helps. She made an image macro.',
    );
  });
  it('calls a noun that a split says again what it is called where it stands', async () => {
    const engine = await loadEngine('default', english);
    const later = 'The vessel, which was constructed in 1902, sank near the coast.';
    expect(simplified(`The vessel\u2019s crew met Ann. ${later}`, engine)).not.toMatch(
      /ship[^.]*\. The vessel|vessel sank[^.]*\. The ship/,
    );
  });
  it('keeps a term that was kept where it first stood', () => {
    const engine = replacing({ physician: ['physician', 'doctor'] });
    const source = 'A physician came. The physician left.';
    expect(simplified(source, engine)).toBe(source);
  });
  it('does not follow a term where it has lost its article', () => {
    const engine = replacing({ termination: ['end', 'termination'] });
    const source = 'The termination came. Upon termination, she left.';
    expect(simplified(source, engine)).toBe('The end came. Upon termination, she left.');
  });
  it('changes items that go on with a sentence, and no names or titles', () => {
    const engine = replacing({ big: ['large'] });
    const source = 'Bring:\n\n- a big bag,\n- Big Ben\n- A big cup,\n- the big map';
    expect(simplified(source, engine, { format: 'markdown' })).toBe(
      'Bring:\n\n- a large bag,\n- Big Ben\n- A large cup,\n- the large map',
    );
  });
  it('explains an abbreviation once, where it first stands', () => {
    const source = 'The WHO met. The World Health Organization (WHO) agreed. The WHO left.';
    expect(simplified(source, replacing({}), { wording })).toBe(
      'The WHO (World Health Organization) met. The World Health Organization (WHO) agreed. The WHO left.',
    );
  });
  it('explains no abbreviation inside brackets', () => {
    const source = 'Rule (WHO) 12 holds. The World Health Organization (WHO) agreed.';
    expect(simplified(source, replacing({}), { wording })).toBe(source);
  });
  it('never loses the explanation of an abbreviation that comes again', () => {
    const source = 'The World Health Organization (WHO) agreed. The WHO left.';
    expect(simplified(source, replacing({ world: ['Earth'] }), { wording })).toBe(source);
    const many = 'It sells anti-inflammatory drugs (ADs). Some ADs are cheap.';
    expect(simplified(many, replacing({ drugs: ['pills'] }), { wording })).toBe(many);
  });
  it('writes common abbreviations in full, with the stop that ends the sentence', () => {
    const written = (text: string) => simplified(text, replacing({}), { wording });
    expect(written('Bring fruit, e.g. pears or plums.')).toBe(
      'Bring fruit, for example pears or plums.',
    );
  });
  it.each([
    // What only the writer can resolve, and what is spoken of, stays.
    'Bring fruit, nuts, bread, etc.',
    'The score was clear: red vs. blue.',
    'Avoid abbreviations such as e.g., i.e. and the like.',
  ])('keeps the abbreviations of %s', (text) => {
    expect(simplified(text, replacing({}), { wording })).toBe(text);
  });
  it.each([
    'The Harbour Board WHB closed it. The Wexford Harbour Board (WHB) met.',
    'Ask the WHB (Wexford Harbour Board) first. The Wexford Harbour Board (WHB) met.',
  ])('explains no abbreviation inside a name or before a bracket: %s', (text) => {
    expect(simplified(text, replacing({}), { wording })).toBe(text);
  });
  it('is summed up in numbers', () => {
    const counter = new SummaryCounter();
    for (const block of blocksOf('A big cat. A dog.\n\nVerse\nhere', replacing({ big: ['large'] })))
      counter.add(block);
    expect(counter.summary()).toMatchObject({
      changed: 1,
      operations: { substitute: 1 },
      replaced: [{ from: 'big', to: 'large', count: 1 }],
    });
  });
  it('can have dials for each sentence', () => {
    const asked: (number | undefined)[] = [];
    const engine: Engine = {
      ...identity,
      simplify(document, sentence, controls) {
        asked.push(controls?.length);
        return identity.simplify(document, sentence);
      },
    };
    blocksOf('One two. Three.', engine, { controls: (text) => ({ length: text.length / 10 }) });
    expect(asked).toEqual([0.8, 0.6]);
  });
  it('of one long line takes a time that grows no faster than it', () => {
    for (const unit of ['word ', 'a. ', '(', '“', 'A big cat sat, ']) {
      const time = (letters: number) => {
        const source = unit.repeat(letters / unit.length);
        const start = performance.now();
        expect(simplified(source, identity).length).toBe(source.length);
        return performance.now() - start;
      };
      time(5_000);
      const [short, long] = [time(30_000), time(120_000)];
      expect(long).toBeLessThan(12 * short + 500);
    }
  });
});
