import { join } from 'node:path';

const SCRIPT = 'node_modules/klartext/bin/klartext.js';

interface Given {
  /** `klartext.server`, empty when it is not set. */
  readonly setting: string;
  readonly folders: readonly string[];
  readonly isTrusted: boolean;
  readonly exists: (path: string) => boolean;
}

/** What the client starts. */
type Server =
  | { readonly module: string; readonly args: string[] }
  | { readonly command: string; readonly args: string[] };

/**
 * The command that starts the server: the one that was set, the copy of a trusted folder, or
 * `klartext` from the path.
 */
export function serverCommand({ setting, folders, isTrusted, exists }: Given): Server {
  if (setting !== '') return started(setting);
  const scripts = isTrusted ? folders.map((folder) => join(folder, SCRIPT)) : [];
  return started(scripts.find(exists) ?? 'klartext');
}

/** Scripts are run by the Node of VS Code, commands by themselves. */
function started(path: string): Server {
  return /\.[cm]?js$/.test(path)
    ? { module: path, args: ['lsp'] }
    : { command: path, args: ['lsp'] };
}
