import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate, openSqlite } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([['sqlite', () => openSqlite(':memory:')]])('%s', (_, open) => {
  it('runs each step of a schema once', async () => {
    const database = await open();
    await migrate(database, 'a', ['CREATE TABLE a (x INTEGER)']);
    await migrate(database, 'a', ['CREATE TABLE a (x INTEGER)', 'CREATE TABLE b (x INTEGER)']);
    expect(await database.run('INSERT INTO b VALUES (?)', 1)).toBe(1);
    await database.close();
  });

  it('keeps all of a transaction or nothing', async () => {
    const database = await open();
    await database.run('CREATE TABLE a (x INTEGER)');
    await expect(
      database.transaction(async (statements) => {
        await statements.run('INSERT INTO a VALUES (?)', 1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await database.all('SELECT x FROM a')).toEqual([]);
    await database.close();
  });

  it('lets nothing in between the statements of a transaction', async () => {
    const database = await open();
    await database.run('CREATE TABLE a (x INTEGER)');
    await database.run('INSERT INTO a VALUES (0)');
    const addOne = () =>
      database.transaction(async (statements) => {
        const row = await statements.get<{ x: number }>('SELECT x FROM a');
        await new Promise((resolve) => setTimeout(resolve, 1));
        await statements.run('UPDATE a SET x = ?', (row?.x ?? 0) + 1);
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    expect(await database.get('SELECT x FROM a')).toEqual({ x: 20 });
    await database.close();
  });

  it('takes every value, also none and signs of SQL', async () => {
    const database = await open();
    await database.run('CREATE TABLE a (t TEXT, n REAL, z TEXT)');
    await database.run('INSERT INTO a VALUES (?, ?, ?)', "';--😀", 1.5, null);
    expect(await database.get('SELECT * FROM a')).toEqual({ t: "';--😀", n: 1.5, z: null });
    await database.close();
  });
});

describe('an SQLite file', () => {
  it('holds what was written when it is opened again', async () => {
    const path = join(folder, 'new', 'a.db');
    const first = await openSqlite(path);
    await first.run('CREATE TABLE a (x INTEGER)');
    await first.run('INSERT INTO a VALUES (7)');
    await first.close();
    const second = await openSqlite(path);
    expect(await second.all('SELECT x FROM a')).toEqual([{ x: 7 }]);
    await second.close();
  });

  it('is refused with a hint when it is no database', async () => {
    const path = join(folder, 'text.db');
    writeFileSync(path, 'This is no database at all. '.repeat(100));
    await expect(openSqlite(path)).rejects.toMatchObject({ code: 'bad-input' });
  });
});

describe('a database that is checked', () => {
  it('is refused with advice when a page of it is damaged', async () => {
    const path = join(folder, 'damaged.db');
    const made = await openSqlite(path);
    await made.run('CREATE TABLE a (x TEXT)');
    await made.run('CREATE INDEX i ON a (x)');
    for (let row = 0; row < 200; row++) {
      await made.run('INSERT INTO a VALUES (?)', `${row} ${'x'.repeat(200)}`);
    }
    await made.run('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => {});
    await made.close();
    const bytes = readFileSync(path);
    bytes.fill(0x5a, bytes.length - 8192, bytes.length - 4096);
    writeFileSync(path, bytes);
    await expect(openSqlite(path, { check: true })).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('damaged'),
      hint: expect.stringContaining('.recover'),
    });
  });

  it('opens when it is whole', async () => {
    const database = await openSqlite(join(folder, 'whole.db'), { check: true });
    expect(await database.all('SELECT 1 AS x')).toEqual([{ x: 1 }]);
    await database.close();
  });

  it('is refused with advice where there can be no file', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(openSqlite(join(folder, 'file/a.db'))).rejects.toMatchObject({
      hint: expect.stringContaining('Name a file in'),
    });
  });
});
