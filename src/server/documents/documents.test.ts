import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../contract/index.ts';
import { openSqlite } from '../../store/index.ts';
import { applyChanges, type Content } from './apply.ts';
import { DocumentStore } from './document-store.ts';

const block = (id: string, ...texts: string[]): Block => ({
  id,
  kind: 'paragraph',
  rows: texts.map((original, at) => ({ id: `${id}-${at}`, original, state: 'open' })),
});
const content: Content = {
  title: 'Notice',
  language: 'en',
  settings: {},
  blocks: [block('a', 'One.', 'Two.'), block('b', 'Three.')],
};

describe('changes of a document', () => {
  it('are splices of a row, as a text is typed', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ start: fc.nat(30), length: fc.nat(5), insert: fc.string({ maxLength: 4 }) }),
          { maxLength: 8 },
        ),
        (typed) => {
          let text = 'One.';
          let document = content;
          for (const { start, length, insert } of typed) {
            const from = Math.min(start, text.length);
            const to = Math.min(from + length, text.length);
            text = text.slice(0, from) + insert + text.slice(to);
            document = applyChanges(document, [
              { type: 'splice', row: 'a-0', side: 'easy', start: from, end: to, insert },
            ]);
          }
          const [row] = document.blocks[0].rows;
          expect(row.easy ?? row.original).toBe(text);
          expect(row.original).toBe('One.');
        },
      ),
    );
  });

  it('leave the document before as it was', () => {
    const before = structuredClone(content);
    applyChanges(content, [
      { type: 'easy', row: 'b-0', text: 'Easy.', state: 'accepted', engine: 'default' },
      { type: 'blocks', index: 0, remove: 1, insert: [block('c', 'New.')] },
      { type: 'title', title: 'Other' },
    ]);
    expect(content).toEqual(before);
  });

  it('are refused where they do not fit', () => {
    const refused = (change: Parameters<typeof applyChanges>[1][number]) => () =>
      applyChanges(content, [change]);
    expect(
      refused({ type: 'splice', row: 'a-0', side: 'easy', start: 2, end: 9, insert: '' }),
    ).toThrow('outside');
    expect(refused({ type: 'easy', row: 'x', text: '', state: 'edited' })).toThrow('no row');
    expect(refused({ type: 'blocks', index: 2, remove: 1, insert: [] })).toThrow('no blocks');
    expect(
      refused({ type: 'blocks', index: 0, remove: 0, insert: [block('a', 'Twice.')] }),
    ).toThrow('twice');
  });
});

describe('the store of documents', () => {
  const opened = async () => {
    const database = await openSqlite(':memory:');
    let minutes = 0;
    const clock = () => new Date(Date.UTC(2026, 0, 1, 0, minutes++));
    return {
      database,
      store: await DocumentStore.in(database, clock),
      pass: (more: number) => {
        minutes += more;
      },
    };
  };
  const typed = (letter: string, at: number) => ({
    type: 'splice' as const,
    row: 'a-0',
    side: 'easy' as const,
    start: at,
    end: at,
    insert: letter,
  });

  it('has after hundreds of changes what was typed, also when it is opened anew', async () => {
    const { database, store } = await opened();
    const { id } = await store.create(content);
    for (let at = 0; at < 450; at++) {
      await store.save(id, { revision: at + 1, key: `key-${at}-12345`, changes: [typed('x', 0)] });
    }
    const again = await (await DocumentStore.in(database)).get(id);
    expect(again).toEqual(await store.get(id));
    expect(again.revision).toBe(451);
    expect(again.blocks[0].rows[0].easy).toBe(`${'x'.repeat(450)}One.`);
  });

  it('applies a change once, however often it is sent, and refuses one made on an old revision', async () => {
    const { store } = await opened();
    const { id } = await store.create(content);
    const first = await store.save(id, {
      revision: 1,
      key: 'a-key-of-mine',
      changes: [typed('x', 0)],
    });
    expect(
      await store.save(id, { revision: 1, key: 'a-key-of-mine', changes: [typed('x', 0)] }),
    ).toEqual(first);
    await expect(
      store.save(id, { revision: 1, key: 'another-key', changes: [typed('y', 0)] }),
    ).rejects.toMatchObject({ failure: { status: 409, code: 'conflict' } });
    expect((await store.get(id)).blocks[0].rows[0].easy).toBe('xOne.');
  });

  it('keeps none of a save that fails', async () => {
    const { store } = await opened();
    const { id } = await store.create(content);
    await expect(
      store.save(id, {
        revision: 1,
        key: 'key-number-1',
        changes: [typed('x', 0), typed('y', 99)],
      }),
    ).rejects.toThrow('outside');
    expect(await store.get(id)).toMatchObject({ revision: 1, blocks: content.blocks });
  });

  it('lets two editors save at once: one of them is told', async () => {
    const { store } = await opened();
    const { id } = await store.create(content);
    const results = await Promise.allSettled(
      ['one', 'two', 'three'].map((name) =>
        store.save(id, { revision: 1, key: `key-of-${name}`, changes: [typed(name, 0)] }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await store.get(id)).revision).toBe(2);
  });

  it('makes versions by name and by itself, and goes back to them', async () => {
    const { store, pass } = await opened();
    const { id } = await store.create(content);
    await store.nameVersion(id, 'First draft');
    pass(60);
    await store.save(id, {
      revision: 1,
      key: 'key-number-1',
      changes: [{ type: 'title', title: 'Changed' }],
    });
    expect((await store.versions(id)).map(({ name, automatic }) => [name, automatic])).toEqual([
      ['', true],
      ['First draft', false],
    ]);
    const back = await store.restore(id, 1);
    expect(back).toMatchObject({ title: 'Notice', revision: 3 });
    expect(await store.versions(id)).toHaveLength(3);
    await expect(store.version(id, 99)).rejects.toMatchObject({ failure: { status: 404 } });
  });

  it('lists and deletes', async () => {
    const { database, store } = await opened();
    const { id } = await store.create(content);
    expect(await store.list()).toMatchObject([{ id, title: 'Notice', words: 3, rows: 3, done: 0 }]);
    await store.delete(id);
    expect(await store.list()).toEqual([]);
    await expect(store.get(id)).rejects.toMatchObject({ failure: { status: 404 } });
    for (const table of ['documents', 'snapshots', 'changes', 'versions']) {
      expect(await database.all(`SELECT * FROM ${table}`)).toEqual([]);
    }
  });
});
