import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOfficeExtension } from '../../editors/libreoffice/build.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

const run = promisify(execFile);
const DRIVER = join(import.meta.dirname, 'office-driver.py');
/** The Python that has LibreOffice's module `uno`. */
const PYTHON = '/usr/bin/python3';
const PARTS = ['/usr/lib/libreoffice/program/pyuno.so', '/usr/bin/soffice', PYTHON];
const isHere = PARTS.every((path) => existsSync(path));

interface Steps {
  readonly menu: string[];
  readonly unreachable: string;
  readonly check: [string, [author: string, words: string, content: string][]];
  readonly again: Steps['check'];
  readonly clear: Steps['check'];
  readonly simplify: string;
  readonly tracking: boolean;
  readonly bold: number;
  readonly notes: number;
  readonly undone: boolean;
  readonly accepted: string[];
}

const [folder, remove] = temporaryFolder();
let server: ServerProcess;
let steps: Steps;

/** Installs the extension for all users of a folder, the only way that root may, and uses it. */
async function useExtension(): Promise<Steps> {
  const extension = join(folder, 'klartext.oxt');
  buildOfficeExtension(extension);
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  const places = [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
    `-env:UNO_SHARED_PACKAGES=${pathToFileURL(shared)}`,
    `-env:UNO_SHARED_PACKAGES_CACHE=${pathToFileURL(shared)}`,
  ];
  await run('unopkg', ['add', '--shared', ...places, extension], { timeout: 60_000 });
  const pipe = `klartext-${process.pid}`;
  const flags = ['--headless', '--norestore', '--nologo', `--accept=pipe,name=${pipe};urp`];
  const office = spawn('soffice', [...places, ...flags], { stdio: 'ignore', detached: true });
  const closed = new Promise((resolve) => office.once('close', resolve));
  try {
    const call = [DRIVER, pipe, server.address.replace(/\/$/, '')];
    const { stdout } = await run(PYTHON, call, { timeout: 120_000 });
    return JSON.parse(stdout);
  } finally {
    // The program is a child of a shell script.
    if (office.pid !== undefined && office.exitCode === null) process.kill(-office.pid, 'SIGTERM');
    await closed;
  }
}

const name = 'the extension in LibreOffice';
const described = isHere || process.env.CI ? describe : describe.skip;
described(isHere ? name : `${name} (skipped: run .ci/install-packages)`, () => {
  beforeAll(async () => {
    server = await startServer(join(folder, 'office.db'));
    steps = await useExtension();
  }, 240_000);
  afterAll(async () => {
    await server?.kill();
    remove();
  });

  it('adds its entries to the menu', () => {
    expect(steps.menu).toEqual([
      'Check with Klartext',
      'Remove the comments of Klartext',
      'Simplify selection',
    ]);
  });

  it('says how to start a server that does not answer', () => {
    expect(steps.unreachable).toContain('Klartext cannot be reached at http://127.0.0.1:1.');
    expect(steps.unreachable).toContain('"klartext serve"');
  });

  it('puts findings into comments on the words concerned, in tables, too', () => {
    const [said, comments] = steps.check;
    const own = comments.filter(([author]) => author === 'Klartext');
    expect(said).toBe(`${own.length} findings, each in a comment.`);
    const wordy = own.filter(([, , content]) => content.includes('can be said more plainly'));
    expect(wordy.map(([, words]) => words)).toEqual(['in order to', 'in order to', 'in order to']);
    expect(wordy[0][2]).toBe(
      '"in order to" can be said more plainly.\nLeave out words that add no meaning.\nInstead: to',
    );
    expect(own.map(([, words]) => words)).toContain('issued');
  });

  it('replaces its comments when it checks again, and leaves those of others', () => {
    expect(steps.again).toEqual(steps.check);
    expect(steps.clear[0]).toMatch(/^\d+ comments removed\.$/);
    expect(steps.clear[1]).toEqual([['Ann', '', 'Is this right?']]);
  });

  it('simplifies only the selection, as tracked changes that one step undoes', () => {
    expect(steps.simplify).toMatch(/^1 change\. Accept or reject/);
    expect(steps.tracking).toBe(false);
    expect(steps.undone).toBe(true);
    expect(steps.accepted).toEqual([
      'Permits',
      '😀 You must submit the form in order to obtain a permit.',
      expect.stringMatching(/^The permit.? is issued to protect the park\.$/),
      expect.any(String),
    ]);
  });

  it('keeps type and notes', () => {
    expect(steps.bold).toBe(150);
    expect(steps.notes).toBe(1);
  });
});
