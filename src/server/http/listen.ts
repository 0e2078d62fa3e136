import type { Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import { KlartextError } from '../../core/index.ts';

/** Answers at an address; resolves when it does. */
export function listening(
  fetch: Parameters<typeof listen>[0]['fetch'],
  hostname: string,
  port: number,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = listen({ fetch, hostname, port }, () => resolve(server)) as Server;
    // A body that trickles in must not hold a connection for ever.
    server.headersTimeout = 15_000;
    server.requestTimeout = 60_000;
    // Longer than proxies keep theirs (nginx: 60 s): else they send into one that is just closing.
    server.keepAliveTimeout = 65_000;
    server.maxConnections = 1_000;
    server.on('error', (error: NodeJS.ErrnoException) => {
      const [message, hint] =
        error.code === 'EADDRINUSE'
          ? [`Port ${port} is taken.`, 'Choose another one: --port 0 takes any that is free.']
          : error.code === 'EACCES'
            ? [`Port ${port} may not be used.`, 'Choose one above 1024.']
            : [
                `${hostname}:${port} cannot be listened on: ${error.message}.`,
                'Check --host and --port.',
              ];
      reject(new KlartextError('bad-option', message, hint, { cause: error }));
    });
  });
}
