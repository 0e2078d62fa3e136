import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { type Database, openDatabase } from '../../store/index.ts';
import { StudyStore } from '../../study/index.ts';
import { Guard } from '../http/guard.ts';
import { listening } from '../http/listen.ts';
import { makeStudyApp } from './app.ts';

export interface ServeStudiesOptions {
  /** A file, or `postgres://…`. */
  readonly database: string;
  readonly port: number;
  readonly host: string;
  readonly allowHosts?: readonly string[];
}

/** A running server for the studies of a database. */
export interface ServingStudies {
  readonly address: string;
  readonly store: StudyStore;
  close(): Promise<void>;
}

/** Serves the studies of a database; resolves when ready. */
export async function serveStudies(options: ServeStudiesOptions): Promise<ServingStudies> {
  const { port, host, allowHosts = [] } = options;
  const database: Database = await openDatabase(options.database);
  try {
    const store = await StudyStore.open(database);
    const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(host);
    const guard = new Guard({ isLoopback, hosts: [host, hostname(), ...allowHosts] });
    const server = await listening(makeStudyApp({ store, guard }).fetch, host, port);
    const { port: bound } = server.address() as AddressInfo;
    return {
      address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
      store,
      async close() {
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        });
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
