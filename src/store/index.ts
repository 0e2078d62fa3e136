export { type Database, migrate, type Statements, type Value } from './database.ts';
export { openDatabase } from './open.ts';
export { openSqlite } from './sqlite.ts';
