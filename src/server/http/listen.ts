import type { Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import { KlartextError } from '../../core/index.ts';

/** Listens at an address; resolves when ready. */
export function listening(
  fetch: Parameters<typeof listen>[0]['fetch'],
  hostname: string,
  port: number,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = listen({ fetch, hostname, port }, () => resolve(server)) as Server;
    // A body that arrives very slowly must not hold a connection forever.
    server.headersTimeout = 15_000;
    server.requestTimeout = 60_000;
    // Longer than proxies (nginx: 60 s), which might otherwise use a connection that is just closing.
    server.keepAliveTimeout = 65_000;
    // Each holds little memory; who finds no place in the queue gets an answer, not a closed door.
    server.maxConnections = 10_000;
    server.on('error', (error: NodeJS.ErrnoException) => {
      const [message, hint] =
        error.code === 'EADDRINUSE'
          ? [
              `Port ${port} is already in use.`,
              'Choose another port; --port 0 selects any free one.',
            ]
          : error.code === 'EACCES'
            ? [`You do not have permission to use port ${port}.`, 'Choose a port above 1024.']
            : [
                `The server cannot listen on ${hostname}:${port}: ${error.message}.`,
                'Check --host and --port.',
              ];
      reject(new KlartextError('bad-option', message, hint, { cause: error }));
    });
  });
}
