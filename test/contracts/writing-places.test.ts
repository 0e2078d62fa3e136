import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { serverCommand } from '../../editors/vscode/src/server-command.ts';
import { klartext, ROOT } from './command.ts';

vi.setConfig({ testTimeout: 120_000 });

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'klartext-places-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the extension for VS Code', () => {
  const manifest = JSON.parse(read('editors/vscode/package.json'));
  const source = read('editors/vscode/src/extension.js');

  it('has the version of the package and starts with the languages that the server checks', () => {
    expect(manifest.version).toBe(JSON.parse(read('package.json')).version);
    const languages = manifest.activationEvents.map((each: string) => each.replace(/^.*:/, ''));
    expect(source).toContain(
      `LANGUAGES = ${JSON.stringify(languages).replaceAll('"', "'").replaceAll(',', ', ')}`,
    );
  });

  it('registers every command that it contributes', () => {
    for (const { command } of manifest.contributes.commands) {
      expect(source).toContain(`registerCommand('${command}'`);
    }
  });

  it('has the settings of docs/editors.md, and its own server, which no untrusted folder sets', () => {
    const settings = Object.keys(manifest.contributes.configuration.properties);
    const documented = [...read('docs/editors.md').matchAll(/^\| `(klartext\.\w+)`/gm)];
    expect(settings).toEqual([...documented.map(([, name]) => name), 'klartext.server']);
    const { restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
    expect(restrictedConfigurations).toEqual(['klartext.server']);
  });

  it('starts the server that was set, that of a trusted folder, or the command', () => {
    const own = join('/work', 'node_modules/klartext/bin/klartext.js');
    const given = { setting: '', folders: ['/work'], isTrusted: true };
    const exists = (path: string) => path === own;
    expect(serverCommand({ ...given, exists })).toEqual({ module: own, args: ['lsp'] });
    const command = { command: 'klartext', args: ['lsp'] };
    expect(serverCommand({ ...given, exists: () => false })).toEqual(command);
    expect(serverCommand({ ...given, isTrusted: false, exists })).toEqual(command);
    expect(serverCommand({ ...given, setting: '/opt/klartext', exists })).toEqual({
      command: '/opt/klartext',
      args: ['lsp'],
    });
  });
});

describe('the extension for LibreOffice', () => {
  it('has the version of the package, and a command for every menu entry', () => {
    const { version } = JSON.parse(read('package.json'));
    expect(read('editors/libreoffice/src/description.xml')).toContain(
      `<version value="${version}"/>`,
    );
    const code = read('editors/libreoffice/src/klartext_office.py');
    const menus = read('editors/libreoffice/src/menus.xcu').matchAll(/org\.klartext:(\w+)</g);
    for (const [, command] of menus) expect(code).toContain(`    "${command}": (`);
  });
});

describe('the extension for browsers', () => {
  it('has the version of the package, and asks for no page but those it is opened on', () => {
    const manifest = JSON.parse(read('editors/browser/manifest.json'));
    expect(manifest.version).toBe(JSON.parse(read('package.json')).version);
    expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage']);
    expect(manifest.host_permissions).toEqual(['http://127.0.0.1/*', 'http://localhost/*']);
  });
});

describe('the hooks for pre-commit', () => {
  it.each(parse(read('.pre-commit-hooks.yaml')) as { id: string; entry: string }[])(
    '$id calls the command with a file',
    async ({ entry }) => {
      const path = join(folder, 'clear.md');
      writeFileSync(path, 'The cat sat.\n');
      const [, ...args] = entry.split(' ');
      const { code, error } = await klartext([...args, path, '-l', 'en']);
      expect([code, error]).toEqual([0, 'No findings.\n']);
    },
  );
});

describe('the GitHub action', () => {
  const { inputs, runs } = parse(read('action.yml'));
  const step = runs.steps.at(-1);

  function run(files: string, failOn = 'error') {
    const env = { ...process.env, ACTION_PATH: ROOT, FILES: files, PROFILE: 'plain' };
    return spawnSync('bash', ['-e', '-c', step.run], {
      cwd: folder,
      env: { ...env, TEXT_LANGUAGE: 'en', FAIL_ON: failOn },
      encoding: 'utf8',
    });
  }

  it('gives every input to its step as a variable, never as code', () => {
    const used = Object.values(step.env as Record<string, string>).join();
    for (const name of Object.keys(inputs)) expect(used).toContain(`inputs.${name} }}`);
    expect(step.run).not.toContain('${{');
  });

  it('marks findings in the files that match, and fails as it is told', () => {
    mkdirSync(join(folder, 'docs/deep'), { recursive: true });
    writeFileSync(join(folder, 'docs/deep/letter.md'), 'Run in order to win.\n');
    const { status, stdout } = run('docs/**/*.md');
    expect(stdout).toContain('::warning file=docs/deep/letter.md,line=1,');
    expect(status).toBe(0);
    expect(run('docs/**/*.md', 'warning').status).toBe(1);
  });

  it('says that nothing matches, and takes no file for an option', () => {
    const none = run('none/*.md');
    expect([none.status, none.stdout]).toEqual([
      2,
      expect.stringContaining('No file matches: none/*.md'),
    ]);
    writeFileSync(join(folder, '--rules.md'), 'Run in order to win.\n');
    expect(run('--*.md').stdout).toContain('file=--rules.md');
  });
});
