import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Change, Document } from '../../contract/index.ts';
import type { Action, WorkAction } from './actions.ts';
import { changesBetween, splice } from './changes.ts';
import { labelOf, rowsOf, type Work } from './document.ts';
import { reduce } from './reducer.ts';
import { START, type State } from './state.ts';
import { workOf } from './store.ts';

const block = (id: string, ...sentences: string[]): Block => ({
  id,
  kind: 'paragraph',
  rows: sentences.map((original, at) => ({ id: `${id}-${at}`, original, state: 'open' })),
});

const DOCUMENT = {
  id: 'd',
  title: 'Notice',
  language: 'en',
  settings: {},
  blocks: [block('a', 'One is here.', 'Two is here.'), block('b', 'Three is here.')],
} as unknown as Document;

const opened = reduce(START, { type: 'opened', document: DOCUMENT });
const done = (actions: readonly Action[]): State => actions.reduce(reduce, opened);
const work = (state: State): Work => workOf(state)!;

const row = fc.constantFrom('a-0', 'a-1', 'b-0');
const action: fc.Arbitrary<WorkAction> = fc.oneof(
  fc.record({
    type: fc.constant('easy' as const),
    row,
    version: fc.record({
      text: fc.option(fc.string(), { nil: undefined }),
      state: fc.constantFrom('open' as const, 'accepted' as const, 'kept' as const),
    }),
  }),
  fc.record({
    type: fc.constant('typed' as const),
    row,
    side: fc.constantFrom('original' as const, 'easy' as const),
    text: fc.string({ unit: 'binary' }),
  }),
  fc.record({
    type: fc.constant('recut' as const),
    block: fc.constant('a'),
    blocks: fc.constantFrom([block('n', 'New.')], [block('n', 'X.'), block('m', 'Y.')], []),
  }),
  fc.record({ type: fc.constant('title' as const), title: fc.string({ minLength: 1 }) }),
  fc.record({
    type: fc.constant('settings' as const),
    settings: fc.record({ preset: fc.constantFrom('careful' as const, 'strong' as const) }),
  }),
);
const actions = fc.array(action, { maxLength: 12 });

/** A simple model of how the server applies changes. */
function applied(before: Work, changes: readonly Change[]): Work {
  let { title, language, settings } = before;
  let blocks = structuredClone(before.blocks) as Block[];
  for (const change of changes) {
    if (change.type === 'title') title = change.title;
    else if (change.type === 'language') language = change.language;
    else if (change.type === 'settings') settings = change.settings;
    else if (change.type === 'blocks')
      blocks = blocks.toSpliced(change.index, change.remove, ...change.insert);
    else {
      const found = blocks.flatMap(({ rows }) => rows).find(({ id }) => id === change.row)!;
      if (change.type === 'splice') {
        const { start, end, insert } = change;
        found.original = found.original.slice(0, start) + insert + found.original.slice(end);
      } else {
        delete found.easy;
        delete found.engine;
        if (change.text !== null) found.easy = change.text;
        if (change.engine !== undefined) found.engine = change.engine;
        found.state = change.state;
      }
    }
  }
  return { title, language, settings, blocks };
}

describe('the work', () => {
  it('returns to its start when everything is undone, and to its end when all is redone', () => {
    fc.assert(
      fc.property(actions, (list) => {
        const end = done(list);
        const steps = end.document!.history.past.length;
        const undo = Array.from({ length: steps }, () => ({ type: 'undo' }) as const);
        const redo = undo.map(() => ({ type: 'redo' }) as const);
        expect(work(undo.reduce(reduce, end))).toBe(work(opened));
        expect(work([...undo, ...redo].reduce<State>(reduce, end))).toBe(work(end));
      }),
    );
  });

  it('is saved by small changes that lead to exactly this state', () => {
    fc.assert(
      fc.property(actions, actions, (first, second) => {
        const before = work(done(first));
        const now = work(second.reduce<State>(reduce, done(first)));
        expect(applied(before, changesBetween(before, now))).toEqual(structuredClone(now));
        expect(changesBetween(now, now)).toEqual([]);
      }),
    );
  });

  it('keeps what a person decided when drafts come in', () => {
    const versions = new Map([
      ['a-0', { text: 'Draft.', state: 'open' as const, engine: 'default' }],
      ['a-1', { text: 'Draft.', state: 'open' as const, engine: 'default' }],
    ]);
    const end = done([
      { type: 'typed', row: 'a-1', side: 'easy', text: 'Mine.' },
      { type: 'drafts', versions },
    ]);
    expect(rowsOf(work(end)).map(labelOf)).toEqual(['draft', 'edited', 'original']);
    expect(rowsOf(work(end))[1].easy).toBe('Mine.');
  });

  it('groups letters typed in a row into one step', () => {
    const typed = (text: string, run: string): Action => ({
      type: 'typed',
      row: 'a-0',
      side: 'easy',
      text,
      run,
    });
    const end = done([typed('I', '1'), typed('It', '1'), typed('It w', '2')]);
    expect(rowsOf(work(reduce(end, { type: 'undo' })))[0].easy).toBe('It');
    expect(end.document!.history.past).toHaveLength(2);
  });

  it('does not record filters as undo steps', () => {
    const end = done([{ type: 'quiet-settings', settings: { hiddenMarks: ['numbers'] } }]);
    expect(end.document!.history.past).toHaveLength(0);
    expect(work(end).settings.hiddenMarks).toEqual(['numbers']);
  });
});

describe('the page', () => {
  it('leaves a sentence that was removed', () => {
    const end = done([
      { type: 'select', row: 'a-0' },
      { type: 'recut', block: 'a', blocks: [] },
    ]);
    expect(end.selected).toBeUndefined();
  });

  it('goes to the sentence of a mark, and stops editing when another is selected', () => {
    const place = { row: 'b-0', side: 'easy', start: 0, end: 5, rule: 'hard-word' } as const;
    expect(done([{ type: 'mark', place }]).selected).toBe('b-0');
    const end = done([
      { type: 'write', writing: { row: 'a-0', side: 'easy' } },
      { type: 'select', row: 'a-1' },
    ]);
    expect(end.writing).toBeUndefined();
  });
});

describe('a splice', () => {
  it('is the stretch in which two texts differ, and cuts no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const { start, end, insert } = splice(a, b);
        expect(a.slice(0, start) + insert + a.slice(end)).toBe(b);
        expect(insert).toBe(Buffer.from(insert).toString());
      }),
    );
  });
});
