import type {
  Document,
  DocumentSummary,
  Saved,
  SaveRequest,
  Version,
} from '../../contract/index.ts';
import { newId } from '../../formats/segment.ts';
import { type Database, migrate } from '../../store/index.ts';
import { CallError, notFound } from '../http/failure.ts';
import { Recent } from '../recent.ts';
import { applyChanges, type Content, checkBlocks, cleanTitle } from './apply.ts';
import {
  addVersion,
  type DocumentRow,
  type Opened,
  SNAPSHOT_EVERY,
  summaryOfRow,
  type VersionRow,
  versionOf,
  wire,
  writeHead,
  writeRow,
  writeSnapshot,
} from './document-rows.ts';
import { SCHEMA } from './schema.ts';

/** The number of documents kept open. */
const MOST_OPEN = 200;
/** The age of the last version, in milliseconds, after which a new one is made automatically. */
const VERSION_EVERY = 15 * 60_000;

/**
 * Documents in a database: a snapshot and the changes since. A change is on disk when `save`
 * resolves; for a keystroke, only the keystroke is written.
 */
export class DocumentStore {
  private readonly database: Database;
  private readonly now: () => Date;
  private readonly open = new Recent<string, Promise<Opened>>(MOST_OPEN);
  private readonly queues = new Map<string, Promise<unknown>>();

  private constructor(database: Database, now: () => Date) {
    this.database = database;
    this.now = now;
  }

  static async in(database: Database, now: () => Date = () => new Date()): Promise<DocumentStore> {
    await migrate(database, 'documents', SCHEMA);
    return new DocumentStore(database, now);
  }

  async list(): Promise<DocumentSummary[]> {
    const rows = await this.database.all<DocumentRow>(
      'SELECT * FROM documents ORDER BY saved_at DESC, id LIMIT 2000',
    );
    return rows.map(summaryOfRow);
  }

  async create(content: Content): Promise<Document> {
    checkBlocks(content.blocks);
    const at = this.now().toISOString();
    const document: Opened = {
      ...content,
      title: cleanTitle(content.title),
      id: newId(),
      revision: 1,
      snapshot: 1,
      createdAt: at,
      savedAt: at,
      versionAt: at,
    };
    await this.database.transaction(async (statements) => {
      await writeRow(statements, document);
      await writeSnapshot(statements, document);
    });
    this.open.set(document.id, Promise.resolve(document));
    return wire(document);
  }

  async get(id: string): Promise<Document> {
    return wire(await this.opened(id));
  }

  /** Applies changes made on the newest revision; a repeated key returns the earlier answer. */
  save(id: string, { revision, key, changes }: SaveRequest): Promise<Saved> {
    return this.inTurn(id, async () => {
      const before = await this.opened(id);
      const known = await this.database.get<{ revision: number; saved_at: string }>(
        'SELECT revision, saved_at FROM changes WHERE document = ? AND change_key = ?',
        id,
        key,
      );
      if (known) return { revision: Number(known.revision), savedAt: known.saved_at };
      if (revision !== before.revision) throw conflict(before.revision);
      const after = this.next(before, applyChanges(before, changes));
      const isDue = after.revision - before.snapshot >= SNAPSHOT_EVERY;
      const isOld = Date.parse(after.savedAt) - Date.parse(before.versionAt) >= VERSION_EVERY;
      await this.database.transaction(async (statements) => {
        if (isOld) await addVersion(statements, before, '', true, after.savedAt);
        await statements.run(
          'INSERT INTO changes (document, revision, change_key, saved_at, changes) VALUES (?, ?, ?, ?, ?)',
          id,
          after.revision,
          key,
          after.savedAt,
          JSON.stringify(changes),
        );
        await writeHead(statements, after);
        if (isDue) await writeSnapshot(statements, after);
      });
      const kept = {
        ...after,
        ...(isDue && { snapshot: after.revision }),
        ...(isOld && { versionAt: after.savedAt }),
      };
      this.open.set(id, Promise.resolve(kept));
      return { revision: after.revision, savedAt: after.savedAt };
    });
  }

  async delete(id: string): Promise<void> {
    await this.inTurn(id, async () => {
      await this.opened(id);
      await this.database.transaction(async (statements) => {
        for (const table of ['changes', 'versions', 'snapshots']) {
          await statements.run(`DELETE FROM ${table} WHERE document = ?`, id);
        }
        await statements.run('DELETE FROM documents WHERE id = ?', id);
      });
      this.open.delete(id);
    });
  }

  async versions(id: string): Promise<Version[]> {
    await this.opened(id);
    const rows = await this.database.all<VersionRow>(
      'SELECT version, name, revision, saved_at, automatic FROM versions WHERE document = ? ORDER BY version DESC',
      id,
    );
    return rows.map(versionOf);
  }

  nameVersion(id: string, name: string): Promise<Version> {
    return this.inTurn(id, async () => {
      const document = await this.opened(id);
      const at = this.now().toISOString();
      const version = await this.database.transaction((statements) =>
        addVersion(statements, document, cleanTitle(name), false, at),
      );
      this.open.set(id, Promise.resolve({ ...document, versionAt: at }));
      return version;
    });
  }

  async version(id: string, version: number): Promise<Document> {
    const document = await this.opened(id);
    const row = await this.database.get<VersionRow & { content: string }>(
      'SELECT * FROM versions WHERE document = ? AND version = ?',
      id,
      version,
    );
    if (!row) throw notFound(`version ${version} of this document`);
    const content = JSON.parse(row.content) as Content;
    const { revision, saved_at: savedAt } = row;
    return wire({ ...document, ...content, revision: Number(revision), savedAt });
  }

  /** Restores a version; saves the current content as a version first. */
  restore(id: string, version: number): Promise<Document> {
    return this.inTurn(id, async () => {
      const { title, language, settings, blocks } = await this.version(id, version);
      const before = await this.opened(id);
      const after = this.next(before, { title, language, settings, blocks });
      await this.database.transaction(async (statements) => {
        await addVersion(statements, before, '', true, after.savedAt);
        await writeHead(statements, after);
        await writeSnapshot(statements, after);
      });
      const kept = { ...after, snapshot: after.revision, versionAt: after.savedAt };
      this.open.set(id, Promise.resolve(kept));
      return wire(kept);
    });
  }

  private next(before: Opened, content: Content): Opened {
    const savedAt = this.now().toISOString();
    return { ...before, ...content, revision: before.revision + 1, savedAt };
  }

  private opened(id: string): Promise<Opened> {
    const known = this.open.peek(id);
    if (known) return known;
    const loading = this.load(id);
    this.open.set(id, loading);
    loading.catch(() => this.open.delete(id));
    return loading;
  }

  private async load(id: string): Promise<Opened> {
    const head = await this.database.get<DocumentRow>('SELECT * FROM documents WHERE id = ?', id);
    const snapshot = await this.database.get<{ revision: number; content: string }>(
      'SELECT revision, content FROM snapshots WHERE document = ?',
      id,
    );
    if (!head || !snapshot) throw notFound('such document');
    const changes = await this.database.all<{ changes: string }>(
      'SELECT changes FROM changes WHERE document = ? AND revision > ? ORDER BY revision',
      id,
      snapshot.revision,
    );
    const last = await this.database.get<{ saved_at: string }>(
      'SELECT saved_at FROM versions WHERE document = ? ORDER BY version DESC LIMIT 1',
      id,
    );
    const content = changes.reduce(
      (before, row) => applyChanges(before, JSON.parse(row.changes)),
      JSON.parse(snapshot.content) as Content,
    );
    return {
      ...content,
      id,
      revision: Number(head.revision),
      snapshot: Number(snapshot.revision),
      createdAt: head.created_at,
      savedAt: head.saved_at,
      versionAt: last?.saved_at ?? head.created_at,
    };
  }

  /** Changes of one document are applied one after another. */
  private inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const result = before.then(work);
    const settled = result.catch(() => {});
    this.queues.set(id, settled);
    void settled.then(() => this.queues.get(id) === settled && this.queues.delete(id));
    return result;
  }
}

const conflict = (revision: number) =>
  new CallError(
    409,
    'conflict',
    `The document was changed elsewhere in the meantime; its revision is now ${revision}.`,
    'Open it again and repeat the change.',
  );
