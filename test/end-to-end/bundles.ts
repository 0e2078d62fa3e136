import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { type Rolldown, build as vite } from 'vite';
import { ROOT } from '../contracts/command.ts';

export const ENTRIES = ['klartext', 'language', 'simplify', 'evaluate', 'verify'] as const;

/** What a bundler made of a project that uses klartext, and what it warned of. */
export interface Bundle {
  readonly scripts: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

/** A project outside of this repository, in which the package is installed. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klartext-bundle-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules/klartext'));
  const imports = ENTRIES.map((name) => {
    const path = name === 'klartext' ? name : `klartext/${name}`;
    return `import * as ${name} from '${path}';\n`;
  });
  writeFileSync(
    join(folder, 'main.js'),
    `${imports.join('')}window.entries = { ${ENTRIES.join(', ')} };\n`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><script type="module" src="./main.js"></script>',
  );
  return folder;
}

/** As `vite build` bundles an app, without any configuration. */
export async function byVite(): Promise<Bundle> {
  const root = project();
  const warnings: string[] = [];
  const result = (await vite({
    root,
    configFile: false,
    logLevel: 'warn',
    customLogger: {
      ...{ info() {}, clearScreen() {}, hasErrorLogged: () => false, hasWarned: false },
      warn: (message) => warnings.push(message),
      warnOnce: (message) => warnings.push(message),
      error: (message) => warnings.push(message),
    },
    build: { write: false, chunkSizeWarningLimit: 100_000, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((each) => each.type === 'chunk');
  const scripts = new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code]));
  return { scripts: withMain(scripts, chunks.find(({ isEntry }) => isEntry)?.fileName), warnings };
}

/** As `esbuild --bundle --format=esm --splitting` does for browsers. */
export async function byEsbuild(): Promise<Bundle> {
  const root = project();
  const { outputFiles, warnings } = await esbuild({
    entryPoints: [join(root, 'main.js')],
    bundle: true,
    format: 'esm',
    splitting: true,
    platform: 'browser',
    outdir: join(root, 'out'),
    write: false,
    logLevel: 'silent',
  });
  const scripts = new Map(
    outputFiles.map(({ path, text }) => [path.slice(join(root, 'out').length), text]),
  );
  return { scripts: withMain(scripts, 'main.js'), warnings: warnings.map(({ text }) => text) };
}

function withMain(scripts: Map<string, string>, name = ''): Map<string, string> {
  return scripts.set('/start.js', `import './${name}';\n`);
}
