import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { FROM_SOURCES, packageFile } from '../../core/package-file.ts';
import type { Job, Reply } from './worker.ts';

/** Runs tasks one by one: a thread or a process. */
export interface Runner {
  postMessage(job: Job): void;
  on(event: 'message', listener: (reply: Reply) => void): unknown;
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
  terminate(): Promise<unknown>;
}

/** The `error` code of a runner that exceeded its memory limit. */
export const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** A thread of this process; only its heap is limited, not memory outside it. */
export function threadRunner(megabytes: number): Runner {
  const options = { resourceLimits: { maxOldGenerationSizeMb: megabytes } };
  const worker = FROM_SOURCES
    ? new Worker(sourceCode('src/server/workers/worker.ts'), { ...options, eval: true })
    : new Worker(packageFile('dist/command/worker.js'), options);
  worker.unref();
  return worker;
}

/** From the sources (in tests), tsx reads TypeScript and must be registered again in each thread. */
function sourceCode(path: string): string {
  const { thread } = tsx();
  return `import(${JSON.stringify(thread)}).then(({ register }) => { register(); return import(${JSON.stringify(packageFile(path).href)}); })`;
}

/** The modules that let threads and processes read TypeScript. */
export function tsx(): { readonly thread: string; readonly process: string } {
  const { resolve } = createRequire(import.meta.url);
  const api = resolve('tsx/esm/api').replace(/cjs$/, 'mjs');
  return { thread: pathToFileURL(api).href, process: pathToFileURL(resolve('tsx')).href };
}
