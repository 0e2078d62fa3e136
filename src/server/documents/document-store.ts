import type {
  Document,
  DocumentSummary,
  Saved,
  SaveRequest,
  Version,
} from '../../contract/index.ts';
import { type Database, migrate, type Statements } from '../../store/index.ts';
import { newId } from '../formats/segment.ts';
import { CallError, notFound } from '../http/failure.ts';
import { Recent } from '../recent.ts';
import { applyChanges, type Content, checkBlocks, cleanTitle } from './apply.ts';
import { SCHEMA } from './schema.ts';
import { countsOf } from './summary.ts';

/** After so many changes the whole document is written again, so that opening it stays quick. */
const SNAPSHOT_EVERY = 200;
/** Documents that are kept open. */
const MOST_OPEN = 200;
/** A version is made by itself when the last one is older, in milliseconds. */
const VERSION_EVERY = 15 * 60_000;
const MOST_AUTOMATIC = 50;

interface Opened extends Content {
  readonly id: string;
  readonly revision: number;
  readonly snapshot: number;
  readonly createdAt: string;
  readonly savedAt: string;
  /** When the last version was made. */
  readonly versionAt: string;
}

interface DocumentRow {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly revision: number;
  readonly created_at: string;
  readonly saved_at: string;
  readonly words: number;
  readonly rows: number;
  readonly done: number;
}

/**
 * Documents in a database: a snapshot and the changes since. A change is on the disk when `save`
 * resolves; what is written for a keystroke is the keystroke.
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

  /** Applies changes made on the newest revision; the same key again is answered as before. */
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

  /** Goes back to a version; what is there now becomes a version itself. */
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

  /** Changes of one document wait for one another. */
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
    `The document was changed elsewhere meanwhile; its revision is ${revision}.`,
    'Open it again and repeat the change.',
  );

async function writeRow(statements: Statements, document: Opened): Promise<void> {
  const { words, rows, done } = countsOf(document.blocks);
  await statements.run(
    'INSERT INTO documents (id, title, language, revision, created_at, saved_at, words, rows, done) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    document.id,
    document.title,
    document.language,
    document.revision,
    document.createdAt,
    document.savedAt,
    words,
    rows,
    done,
  );
}

async function writeHead(statements: Statements, document: Opened): Promise<void> {
  const { words, rows, done } = countsOf(document.blocks);
  await statements.run(
    'UPDATE documents SET title = ?, language = ?, revision = ?, saved_at = ?, words = ?, rows = ?, done = ? WHERE id = ?',
    document.title,
    document.language,
    document.revision,
    document.savedAt,
    words,
    rows,
    done,
    document.id,
  );
}

const contentOf = ({ title, language, settings, blocks }: Content): string =>
  JSON.stringify({ title, language, settings, blocks });

async function writeSnapshot(statements: Statements, document: Opened): Promise<void> {
  await statements.run('DELETE FROM snapshots WHERE document = ?', document.id);
  await statements.run(
    'INSERT INTO snapshots (document, revision, content) VALUES (?, ?, ?)',
    document.id,
    document.revision,
    contentOf(document),
  );
  // Older changes are in the snapshot; their keys are needed a while for calls that are repeated.
  await statements.run(
    'DELETE FROM changes WHERE document = ? AND revision <= ?',
    document.id,
    document.revision - 2 * SNAPSHOT_EVERY,
  );
}

interface VersionRow {
  readonly version: number;
  readonly name: string;
  readonly revision: number;
  readonly saved_at: string;
  readonly automatic: number;
}

const versionOf = ({ version, name, revision, saved_at, automatic }: VersionRow): Version => ({
  version: Number(version),
  name,
  revision: Number(revision),
  savedAt: saved_at,
  automatic: Number(automatic) === 1,
});

async function addVersion(
  statements: Statements,
  document: Opened,
  name: string,
  isAutomatic: boolean,
  at: string,
): Promise<Version> {
  const last = await statements.get<{ last: number | null }>(
    'SELECT MAX(version) AS last FROM versions WHERE document = ?',
    document.id,
  );
  const version = Number(last?.last ?? 0) + 1;
  const automatic = isAutomatic ? 1 : 0;
  await statements.run(
    'INSERT INTO versions (document, version, name, revision, saved_at, automatic, content) VALUES (?, ?, ?, ?, ?, ?, ?)',
    document.id,
    version,
    name,
    document.revision,
    at,
    automatic,
    contentOf(document),
  );
  await statements.run(
    `DELETE FROM versions WHERE document = ? AND automatic = 1 AND version NOT IN
       (SELECT version FROM versions WHERE document = ? AND automatic = 1 ORDER BY version DESC LIMIT ${MOST_AUTOMATIC})`,
    document.id,
    document.id,
  );
  return versionOf({ version, name, revision: document.revision, saved_at: at, automatic });
}

function summaryOfRow(row: DocumentRow): DocumentSummary {
  const { id, title, language, created_at: createdAt, saved_at: savedAt } = row;
  const { revision, words, rows, done } = row;
  return {
    id,
    title,
    language,
    revision: Number(revision),
    createdAt,
    savedAt,
    words: Number(words),
    rows: Number(rows),
    done: Number(done),
  };
}

function wire({
  id,
  title,
  language,
  revision,
  createdAt,
  savedAt,
  settings,
  blocks,
}: Opened): Document {
  const counts = countsOf(blocks);
  return {
    id,
    title,
    language,
    revision,
    createdAt,
    savedAt,
    ...counts,
    settings,
    blocks: [...blocks],
  };
}
