import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as library from 'klartext';
import { describe, expect, it } from 'vitest';
import { klartext, ROOT } from './command.ts';

const README = readFileSync(`${ROOT}README.md`, 'utf8');

const examplesIn = (page: string) =>
  page
    .split('```js\n')
    .slice(1)
    .map((part) => part.split('```')[0]);

/** What an example prints when a user runs it. */
function printed(code: string): string {
  const args = ['--input-type=module', '--eval', code];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

describe('the README', () => {
  it('has a library example that runs', () => {
    const [shown] = examplesIn(README).map(printed);
    expect(shown).toContain('You must send in the form to get a permit.\n"to" is a shorter');
    expect(shown).toContain('\ntrue\nfalse\n');
  }, 60_000);

  it('shows what simplify makes of sentences in six languages', async () => {
    const rows = [...README.matchAll(/^\| (\w\w) \| ([^|]+\.) \| ([^|]+\.) \|$/gm)];
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const [, language, before, after] of rows) {
      const { out } = await klartext(['simplify', '--lines', '-l', language], `${before}\n`);
      expect(out).toBe(`${after}\n`);
    }
  }, 60_000);

  it('shows what its evaluation prints', () => {
    const [, call] = README.split('## Evaluate simplifications')[1].split('```');
    const command = call.replace(/^sh\n/, '').replaceAll('npx klartext', 'node bin/klartext.js');
    const { stdout } = spawnSync('bash', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
    expect(README).toContain(stdout);
  }, 60_000);
});

describe('the pages', () => {
  const docs = readdirSync(`${ROOT}docs`).filter((name) => name.endsWith('.md'));
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'ARCHITECTURE.md',
    ...docs.map((name) => `docs/${name}`),
  ];

  it.each(pages)('%s points to files that exist', (page) => {
    const folder = new URL(page, `file://${ROOT}`);
    for (const [, target] of readFileSync(folder, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
      const file = new URL(target, folder);
      expect(existsSync(file), target).toBe(true);
    }
  });
});

describe('docs/library.md', () => {
  const page = readFileSync(`${ROOT}docs/library.md`, 'utf8');

  it('has an example of the layers below that runs', () => {
    const [stdout] = examplesIn(page).map(printed);
    expect(stdout).toContain('casas NOUN casa');
    expect(stdout).toContain('\nviviendas\n');
    expect(stdout).toContain('Las viviendas antiguas fueron derribadas. true');
  }, 60_000);

  it('names every call of the root', () => {
    const calls = Object.entries(library).filter(
      ([, value]) => typeof value === 'function' && value.constructor.name === 'AsyncFunction',
    );
    expect(calls.length).toBeGreaterThan(8);
    for (const [name] of calls) expect(page).toContain(`| \`await ${name}(`);
  });
});

describe('the rooms', () => {
  it('have examples that run', () => {
    const text = readFileSync(`${ROOT}src/evaluate/README.md`, 'utf8');
    const [stdout] = examplesIn(text).map(printed);
    expect(stdout).toContain('sari|del:f1|agg:easse|tok:13a|case:lc|lang:en|refs:2|v:1');
  }, 60_000);

  it('each open with a README', () => {
    const rooms = readdirSync(`${ROOT}src`).map((room) => `src/${room}`);
    for (const folder of [...rooms, 'languages', 'train', 'bench', 'examples']) {
      expect(readdirSync(`${ROOT}${folder}`)).toContain('README.md');
    }
  });
});
