import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../node_modules/.cache/klartext', import.meta.url));

/** The folder of an unpacked npm package of one version, fetched once. */
export function npmPackage(name: string, version: string): string {
  return unpacked(`npm-${name.replace('@', '').replace('/', '-')}-${version}`, (folder) => {
    execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder });
    const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
    execFileSync('tar', ['xzf', String(archive), '--strip-components=1'], { cwd: folder });
  });
}

/** What a package of translated texts holds besides, as patterns of tar. */
export const NOT_TEXT: readonly string[] = 'png jpg ogg svg js php css webp so'
  .split(' ')
  .map((ending) => `*.${ending}`);

/**
 * The folder of an unpacked Debian package of one version, fetched once. `leaveOut` are tar
 * patterns of files not worth the disk.
 */
export function debianPackage(
  name: string,
  version: string,
  leaveOut: readonly string[] = [],
): string {
  return unpacked(`debian-${name}-${version.replace(/[^\w.+~-]/g, '_')}`, (folder) => {
    execFileSync('apt-get', ['download', `${name}=${version}`], { cwd: folder, stdio: 'ignore' });
    const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
    const exclude = leaveOut.map((pattern) => `--exclude='${pattern}'`).join(' ');
    execFileSync('sh', ['-c', `dpkg-deb --fsys-tarfile "$0" | tar x ${exclude}`, String(archive)], {
      cwd: folder,
    });
    rmSync(join(folder, String(archive)));
  });
}

function unpacked(name: string, fill: (folder: string) => void): string {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  // Filled beside its place, so that a broken download is not taken for a whole one.
  const half = `${folder}.part`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  fill(half);
  renameSync(half, folder);
  return folder;
}
