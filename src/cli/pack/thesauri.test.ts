import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTerminal } from '../terminal.ts';
import { addedPacks, useAddedPacks } from './added.ts';
import { addPack, listPacks, removePack } from './thesauri.ts';

const before = process.env.KLARTEXT_CONFIG;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-config-'));
  process.env.KLARTEXT_CONFIG = join(folder, 'new');
});
afterEach(() => {
  process.env.KLARTEXT_CONFIG = before;
  rmSync(folder, { recursive: true });
});

const file = () => join(folder, 'new/packs.txt');

async function written(run: (terminal: ReturnType<typeof openTerminal>) => Promise<number>) {
  const stdout = new PassThrough();
  const streams = { stdin: new PassThrough(), stdout, stderr: new PassThrough(), env: {} };
  const terminal = openTerminal(streams, { json: false, noColor: true });
  expect(await run(terminal)).toBe(0);
  terminal.close();
  return String(stdout.read() ?? '');
}

describe('adding a thesaurus', () => {
  it('writes a line into the configuration, says the licence, and is done once', async () => {
    const said = await written((terminal) => addPack('thesaurus-de', terminal));
    expect(said).toContain('GPL-3.0-or-later');
    await written((terminal) => addPack('thesaurus-ar', terminal));
    await written((terminal) => addPack('thesaurus-de', terminal));
    expect(readFileSync(file(), 'utf8')).toBe('thesaurus-ar\nthesaurus-de\n');
  });

  it('refuses what is no pack', async () => {
    for (const name of ['thesaurus-zh', 'thesaurus-de/..', 'language-de']) {
      await expect(addPack(name, undefined as never)).rejects.toMatchObject({
        code: 'unknown-name',
      });
    }
    expect(existsSync(file())).toBe(false);
  });

  it('lasts until it is removed', async () => {
    await written((terminal) => addPack('thesaurus-de', terminal));
    expect(addedPacks()).toEqual(['thesaurus-de']);
    await written((terminal) => removePack('thesaurus-de', terminal));
    expect(addedPacks()).toEqual([]);
    await expect(removePack('thesaurus-de', undefined as never)).rejects.toThrow();
  });

  it('holds for the process and those it starts, unless its caller names others', async () => {
    await written((terminal) => addPack('thesaurus-de', terminal));
    const env: Record<string, string | undefined> = { ...process.env };
    delete env.KLARTEXT_ENABLED_PACKS;
    useAddedPacks(env);
    expect(env.KLARTEXT_ENABLED_PACKS).toBe('thesaurus-de');
    const others = { ...env, KLARTEXT_ENABLED_PACKS: '' };
    useAddedPacks(others);
    expect(others.KLARTEXT_ENABLED_PACKS).toBe('');
  });
});

describe('the list of packs', () => {
  it('names each with its licence, and what is used', async () => {
    const table = await written(listPacks);
    expect(table).toMatch(/^thesaurus-de +GPL-3\.0-or-later +no +klartext pack add thesaurus-de$/m);
    expect(table.match(/^thesaurus-/gm)).toHaveLength(13);
  });
});
