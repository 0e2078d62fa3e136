import { withPackages } from '../../core/optional-packages.ts';
import { numberBetween } from '../option-values.ts';
import { SERVER, stopped } from '../serve/serve.ts';
import type { Terminal } from '../terminal.ts';
import type { DatabaseChoice } from './open-study.ts';

export interface ServeOptions extends DatabaseChoice {
  readonly port: string;
  readonly host: string;
  readonly allowHost?: readonly string[];
}

/** `klartext study serve`: the pages of the studies, until it is stopped. */
export async function serve(options: ServeOptions, terminal: Terminal): Promise<number> {
  const { serveStudies } = await withPackages(
    SERVER,
    'Serving studies',
    () => import('../../server/study/serve.ts'),
  );
  const { address, store, close } = await serveStudies({
    database: options.db ?? 'studies.db',
    port: numberBetween('--port', options.port, 0, 65_535),
    host: options.host,
    ...(options.allowHost && { allowHosts: options.allowHost }),
  });
  const studies = (await store.list()).map(({ id, design }) => ({
    name: design.name,
    participants: `${address}/study/${id}`,
    researcher: `${address}/study/${id}/researcher`,
  }));
  if (terminal.json) terminal.writeJson({ address, studies });
  else {
    terminal.write(`Studies are ready: ${address}\n`);
    for (const { name, participants, researcher } of studies)
      terminal.write(`\n${name}\n  participants: ${participants}\n  researcher:   ${researcher}\n`);
  }
  await stopped();
  await close();
  return 0;
}
