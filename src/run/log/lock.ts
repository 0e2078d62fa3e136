import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { KlartextError } from '../../core/index.ts';

interface Owner {
  readonly pid: number;
  readonly host: string;
  /** The start time of the process, to detect a reused process id. */
  readonly began: string;
}

/** A released lock keeps its number: numbers only grow. */
const NAME = /^lock\.(\d+)(\.released)?$/;
const MOST_TRIES = 20;

/**
 * Locks a folder for this process, and returns the function that releases it. Locks are numbered: a
 * process that takes over from a dead one links the next number. Only one process can do so, so two
 * that find the same dead owner never both win. A `kill -9` leaves nothing to clean up.
 */
export function lockFolder(folder: string): () => void {
  const own = join(folder, `lock-${randomUUID()}`);
  const owner: Owner = { pid: process.pid, host: hostname(), began: beginOf(process.pid) };
  try {
    writeFileSync(own, JSON.stringify(owner));
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const number = tryLock(folder, own);
      if (number !== undefined) return () => release(folder, number);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw inUse(folder, undefined);
}

function tryLock(folder: string, own: string): number | undefined {
  const last = locks(folder).at(-1);
  const holder = last && !last.isReleased ? ownerOf(join(folder, last.name)) : undefined;
  if (holder && isAlive(holder)) throw inUse(folder, holder);
  const number = (last?.number ?? 0) + 1;
  try {
    linkSync(own, join(folder, `lock.${number}`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
  const all = locks(folder);
  if (all.at(-1)?.number !== number) {
    // Others acquired and released the lock in the meantime: theirs is newer.
    rmSync(join(folder, `lock.${number}`), { force: true });
    return undefined;
  }
  for (const old of all.slice(0, -1)) rmSync(join(folder, old.name), { force: true });
  return number;
}

/** Renaming needs no space, so it works even on a full disk. */
function release(folder: string, number: number): void {
  const path = join(folder, `lock.${number}`);
  renameSync(path, `${path}.released`);
}

interface Lock {
  readonly name: string;
  readonly number: number;
  readonly isReleased: boolean;
}

function locks(folder: string): Lock[] {
  return readdirSync(folder)
    .flatMap((name): Lock[] => {
      const found = NAME.exec(name);
      return found ? [{ name, number: Number(found[1]), isReleased: found[2] !== undefined }] : [];
    })
    .sort((a, b) => a.number - b.number || Number(a.isReleased) - Number(b.isReleased));
}

function ownerOf(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, host, began }: Owner): boolean {
  // A process on another machine cannot be checked; refuse rather than overwrite its work.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return beginOf(pid) === began;
}

/** Field 22 of /proc/PID/stat, and whether it still runs; empty where there is no /proc. */
function beginOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : fields[19];
  } catch {
    return '';
  }
}

function inUse(folder: string, owner: Owner | undefined): KlartextError {
  const who = owner ? ` (process ${owner.pid} on ${owner.host})` : '';
  return new KlartextError(
    'in-use',
    `Another run is using ${folder}${who}.`,
    'Wait for it, or name another folder: --run DIR',
  );
}
