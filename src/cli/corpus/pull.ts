import { KlartextError } from '../../core/index.ts';
import type { CorpusEntry } from '../../corpus/entry.ts';
import { pull } from '../../corpus/pull/pull.ts';
import { corpora } from '../../corpus/registry.ts';
import { type CorpusStore, type Manifest, sha256Of } from '../../corpus/store.ts';
import { printable } from '../columns.ts';
import { exitCodeOf, failureOf } from '../failure.ts';
import type { Terminal } from '../terminal.ts';
import { userStore } from './read-records.ts';

interface PullOptions {
  readonly mirror?: string;
  readonly again?: boolean;
}

/** `klartext corpus pull`: downloads corpora into the user's store. A failure does not stop the others. */
export async function corpusPull(
  ids: readonly string[],
  options: PullOptions,
  terminal: Terminal,
): Promise<number> {
  const entries = ids.map((id) => corpora.get(id));
  const store = userStore();
  let exitCode = 0;
  const done: unknown[] = [];
  for (const entry of entries) {
    try {
      const manifest = await pullOne(entry, store, options, terminal);
      const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
      const folder = `${store.folder}/${entry.id}`;
      done.push({ id: entry.id, files: manifest.files.length, bytes, folder });
      if (!terminal.json) {
        terminal.write(
          `${entry.id}: ${manifest.files.length} files, ${size(bytes)} in ${printable(folder)}\n` +
            `  licence: ${entry.licence.name} (${entry.licence.permits})\n`,
        );
      }
    } catch (error) {
      const failure = failureOf(error, entry.id);
      terminal.fail(failure);
      exitCode = Math.max(exitCode, exitCodeOf(failure));
    }
  }
  if (terminal.json) terminal.writeJson(done);
  return exitCode;
}

async function pullOne(
  entry: CorpusEntry,
  store: CorpusStore,
  options: PullOptions,
  terminal: Terminal,
): Promise<Manifest> {
  const there = options.again ? undefined : await store.manifest(entry.id);
  if (there) {
    await verify(there, entry, store);
    if (!terminal.json) terminal.notice(`${entry.id} is already stored and complete.\n`);
    return there;
  }
  const whole = entry.files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  const progress = terminal.progress(entry.id, whole);
  let last = 0;
  try {
    return await pull(entry, store, {
      ...(options.mirror !== undefined && { mirror: options.mirror }),
      onFile: () => {
        last = 0;
      },
      onProgress: (bytes) => {
        const step = bytes - last;
        last = bytes;
        void progress.advance(step);
      },
      onRetry: (why) => terminal.notice(`${entry.id}: ${printable(why)}; trying again …\n`),
    });
  } finally {
    progress.done();
  }
}

/** Checks that the stored files are unchanged. */
async function verify(manifest: Manifest, entry: CorpusEntry, store: CorpusStore): Promise<void> {
  for (const { path, sha256 } of manifest.files) {
    const file = `${store.folder}/${entry.id}/files/${path}`;
    const found = await sha256Of(file).catch(() => undefined);
    if (found === sha256) continue;
    throw new KlartextError(
      'bad-input',
      `${file} was ${found === undefined ? 'deleted' : 'changed'} after the download.`,
      `Download it again: klartext corpus pull ${entry.id} --again`,
    );
  }
}

function size(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
