import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document, Saved } from '../../src/contract/index.ts';
import { openSqlite } from '../../src/store/index.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

/** 100 is what the workbench promises; CI takes fewer for the time. */
const KILLS = Number(process.env.KLARTEXT_KILLS ?? 10);
const EDITORS = 3;
const LONGEST_TYPING = 600;

const [folder, remove] = temporaryFolder();
const database = join(folder, 'workbench.db');
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer(database);
});
afterAll(async () => {
  await server?.kill();
  remove();
});

/** Someone who types one letter after the other, and knows what was acknowledged. */
class Editor {
  readonly id: string;
  private readonly row: string;
  private revision: number;
  acknowledged: string;
  sent: string;
  saves = 0;

  constructor(document: Document) {
    this.id = document.id;
    const { id, original, easy } = document.blocks[0].rows[0];
    this.row = id;
    this.revision = document.revision;
    this.acknowledged = easy ?? original;
    this.sent = this.acknowledged;
  }

  /** Types until the server is gone. */
  async type(): Promise<void> {
    while (true) {
      const letter = String.fromCharCode(97 + (this.saves % 26));
      this.sent = this.acknowledged + letter;
      const at = this.acknowledged.length;
      try {
        const saved = await server.send<Saved>('PATCH', `/api/documents/${this.id}`, {
          revision: this.revision,
          key: `${this.id}-${this.saves}-${at}`,
          changes: [
            { type: 'splice', row: this.row, side: 'easy', start: at, end: at, insert: letter },
          ],
        });
        this.revision = saved.revision;
        this.acknowledged = this.sent;
        this.saves++;
      } catch (error) {
        if (/: \d{3} /.test(String(error))) throw error;
        return;
      }
    }
  }

  /** What the server has after it came back: all that was acknowledged, and at most one letter more. */
  async look(): Promise<void> {
    const document = await server.send<Document>('GET', `/api/documents/${this.id}`);
    const text = document.blocks[0].rows[0].easy ?? '';
    expect([this.acknowledged, this.sent]).toContain(text === '' ? this.acknowledged : text);
    if (text !== '') this.acknowledged = text;
    this.revision = document.revision;
  }
}

describe('a server that is killed while people type', () => {
  it(`loses no acknowledged change in ${KILLS} kills, and its database stays whole`, async () => {
    const editors = await Promise.all(
      Array.from({ length: EDITORS }, async () => {
        const text = 'A committee was convened.';
        return new Editor(
          await server.send<Document>('POST', '/api/documents', { text, language: 'en' }),
        );
      }),
    );
    for (let kill = 0; kill < KILLS; kill++) {
      const typing = Promise.all(editors.map((editor) => editor.type()));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_TYPING));
      await server.kill();
      await typing;
      server = await startServer(database);
      for (const editor of editors) await editor.look();
    }
    const saves = editors.reduce((sum, editor) => sum + editor.saves, 0);
    console.info(`${KILLS} kills, ${saves} acknowledged changes`);
    expect(saves).toBeGreaterThan(KILLS);
    await server.kill();
    const opened = await openSqlite(database);
    expect(await opened.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    await opened.close();
  });
});
