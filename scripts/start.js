// npm start: builds missing parts, then starts the workbench and opens it in the browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isBuilt = ['dist/command/main.js', 'dist/web/index.html'].every((file) =>
  existsSync(root + file),
);
if (!isBuilt) {
  console.error('Building Klartext, once …');
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
const { main } = await import('../dist/command/main.js');
process.exitCode = await main(['serve', '--open', ...process.argv.slice(2)]);
