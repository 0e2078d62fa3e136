// After an install in a clone: lets npx find the clone's own command at once (npm links the
// commands of dependencies only, and npx would set up a copy of the package to run it).
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';

const link = 'node_modules/.bin/klartext';
try {
  mkdirSync('node_modules/.bin', { recursive: true });
  rmSync(link, { force: true });
  symlinkSync('../../bin/klartext.js', link);
} catch {
  // No permission for symbolic links (on Windows, for example): npx falls back to the slow way.
}
