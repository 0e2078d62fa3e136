import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Store } from './store.ts';

/** A folder that all workers can reach. */
export function folderStore(url: string): Store {
  const folder = resolve(url.startsWith('file:') ? fileURLToPath(url) : url);
  const place = (name: string) => join(folder, ...name.split('/'));
  return {
    url: folder,
    has: async (name) => existsSync(place(name)),
    read: (name) => readFile(place(name)),
    async readRange(name, start, end) {
      const file = await open(place(name));
      try {
        return await bytesOf(file, start, end);
      } finally {
        await file.close();
      }
    },
    write: (name, bytes) => writeDurably(place(name), bytes),
    async list() {
      const files: { path: string; bytes: number }[] = [];
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || entry.name.startsWith('.')) continue;
        const path = join(entry.parentPath, entry.name);
        const { size } = await stat(path);
        files.push({ path: relative(folder, path).split(sep).join('/'), bytes: size });
      }
      return files.sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    stream: (path, start = 0, end) =>
      createReadStream(place(path), { start, ...(end !== undefined && { end: end - 1 }) }),
  };
}

async function bytesOf(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(Math.max(0, end - start));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

/** Temporary name, sync, rename, sync of the folder: after a crash the file is whole or absent. */
export async function writeDurably(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${randomUUID()}.part`);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
