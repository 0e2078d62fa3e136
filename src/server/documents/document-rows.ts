import type { Document, DocumentSummary, Version } from '../../contract/index.ts';
import type { Statements } from '../../store/index.ts';
import type { Content } from './apply.ts';
import { countsOf } from './summary.ts';

/** The number of changes after which the whole document is written again, so that it opens quickly. */
export const SNAPSHOT_EVERY = 200;
/** The number of automatic versions to keep. */
const MOST_AUTOMATIC = 50;

/** An open document: its content and its row in the database. */
export interface Opened extends Content {
  readonly id: string;
  readonly revision: number;
  readonly snapshot: number;
  readonly createdAt: string;
  readonly savedAt: string;
  /** The time of the last version. */
  readonly versionAt: string;
}

export interface DocumentRow {
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

export async function writeRow(statements: Statements, document: Opened): Promise<void> {
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

export async function writeHead(statements: Statements, document: Opened): Promise<void> {
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

export async function writeSnapshot(statements: Statements, document: Opened): Promise<void> {
  await statements.run('DELETE FROM snapshots WHERE document = ?', document.id);
  await statements.run(
    'INSERT INTO snapshots (document, revision, content) VALUES (?, ?, ?)',
    document.id,
    document.revision,
    contentOf(document),
  );
  // Older changes are in the snapshot; their keys are kept for a while, for repeated calls.
  await statements.run(
    'DELETE FROM changes WHERE document = ? AND revision <= ?',
    document.id,
    document.revision - 2 * SNAPSHOT_EVERY,
  );
}

export interface VersionRow {
  readonly version: number;
  readonly name: string;
  readonly revision: number;
  readonly saved_at: string;
  readonly automatic: number;
}

export const versionOf = ({
  version,
  name,
  revision,
  saved_at,
  automatic,
}: VersionRow): Version => ({
  version: Number(version),
  name,
  revision: Number(revision),
  savedAt: saved_at,
  automatic: Number(automatic) === 1,
});

export async function addVersion(
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

export function summaryOfRow(row: DocumentRow): DocumentSummary {
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

export function wire({
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
