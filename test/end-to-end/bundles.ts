import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { type Rolldown, build as vite } from 'vite';
import { ROOT } from '../contracts/command.ts';

export const ENTRIES = ['klartext', 'language', 'simplify', 'evaluate', 'verify'] as const;

/** What a bundler made of a project that uses klartext, and what it warned of. */
export interface Bundle {
  readonly scripts: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

/** A project outside of this repository, in which the package is installed without optional peers. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klartext-bundle-'));
  const { peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const link = (name: string) => {
    if (Object.hasOwn(peerDependencies, name)) return;
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(join(ROOT, name === 'klartext' ? '' : `node_modules/${name}`), path);
  };
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    if (!name.startsWith('@')) link(name);
    else for (const own of readdirSync(join(ROOT, 'node_modules', name))) link(`${name}/${own}`);
  }
  if (!existsSync(join(folder, 'node_modules/klartext'))) link('klartext');
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
    resolve: { preserveSymlinks: true },
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
    preserveSymlinks: true,
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
