import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresQueue } from '../../src/run/queue/postgres-queue.ts';
import { describeQueue } from '../contracts/queue-contract.ts';
import { type PrivateServer, privatePostgres } from './mine-postgres.ts';

let server: PrivateServer;
beforeAll(async () => {
  server = await privatePostgres();
});
afterAll(() => server?.stop());

describeQueue('a queue on PostgreSQL with pg-boss', () => postgresQueue(server.url, 0.2));

describe('an address that leads nowhere', () => {
  it('is told in words, without the password', async () => {
    const wrong = server.url.replace('klartext@', 'klartext:secret@').replace(/:\d+\//, ':1/');
    await expect(postgresQueue(wrong)).rejects.toThrow(/:…@.*No server answers at this address/);
    const missing = server.url.replace(/\/postgres$/, '/nowhere');
    await expect(postgresQueue(missing)).rejects.toThrow(/There is no such database/);
  });

  it('is told when the password is wrong, or the user may create nothing', async () => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create role guarded login password 'right'`);
    const { rows } = await client.query('show hba_file');
    const rules = [
      'host all guarded 127.0.0.1/32 scram-sha-256',
      'host all all 127.0.0.1/32 trust',
    ];
    await client.query(
      `copy (select unnest(array['${rules.join("', '")}'])) to '${rows[0].hba_file}'`,
    );
    await client.query('select pg_reload_conf()');
    await client.query('create database empty');
    const as = (password: string) =>
      server.url.replace('klartext@', `guarded:${password}@`).replace(/postgres$/, 'empty');
    await expect(postgresQueue(as('wrong'))).rejects.toThrow(/guarded:…@.*The password is wrong/);
    await expect(postgresQueue(as('right'))).rejects.toThrow(/may not create the tables/);
    await client.end();
  });

  it('is told when the tables are of another version', async () => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('update klartext_queue.version set version = 99');
    await expect(postgresQueue(server.url)).rejects.toThrow(/version 99/);
    await client.query('update klartext_queue.version set version = 1');
    await client.end();
  });
});
