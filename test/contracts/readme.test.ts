import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from './command.ts';

const README = readFileSync(`${ROOT}README.md`, 'utf8');

describe('the README', () => {
  it('has a library example that runs', () => {
    const code = README.split('```js\n')[1].split('```')[0];
    const args = ['--input-type=module', '--eval', code];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('casas NOUN casa');
    expect(stdout).toContain('\nviviendas\n');
    expect(stdout).toContain('Las viviendas antiguas fueron derribadas. true');
  }, 60_000);

  it('points to files that exist', () => {
    for (const [, target] of README.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
      expect(() => readFileSync(`${ROOT}${target.replace(/\/$/, '/README.md')}`)).not.toThrow();
    }
  });
});

describe('the rooms', () => {
  it('each open with a README', () => {
    const rooms = readdirSync(`${ROOT}src`).map((room) => `src/${room}`);
    for (const folder of [...rooms, 'languages', 'train', 'bench', 'examples']) {
      expect(readdirSync(`${ROOT}${folder}`)).toContain('README.md');
    }
  });
});
