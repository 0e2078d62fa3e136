/** The migrations of the document tables; never change a step, only append new ones. */
export const SCHEMA = [
  `CREATE TABLE documents (
     id TEXT PRIMARY KEY,
     title TEXT NOT NULL,
     language TEXT NOT NULL,
     revision INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     saved_at TEXT NOT NULL,
     words INTEGER NOT NULL,
     rows INTEGER NOT NULL,
     done INTEGER NOT NULL
   );
   CREATE TABLE snapshots (document TEXT PRIMARY KEY, revision INTEGER NOT NULL, content TEXT NOT NULL);
   CREATE TABLE changes (
     document TEXT NOT NULL,
     revision INTEGER NOT NULL,
     change_key TEXT NOT NULL,
     saved_at TEXT NOT NULL,
     changes TEXT NOT NULL,
     PRIMARY KEY (document, revision),
     UNIQUE (document, change_key)
   );
   CREATE TABLE versions (
     document TEXT NOT NULL,
     version INTEGER NOT NULL,
     name TEXT NOT NULL,
     revision INTEGER NOT NULL,
     saved_at TEXT NOT NULL,
     automatic INTEGER NOT NULL,
     content TEXT NOT NULL,
     PRIMARY KEY (document, version)
   );`,
];
