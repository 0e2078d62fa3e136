import { join } from 'node:path';

const SCRIPT = 'node_modules/klartext/bin/klartext.js';

interface Given {
  /** `klartext.server`, empty when it is not set. */
  readonly setting: string;
  readonly folders: readonly string[];
  readonly isTrusted: boolean;
  readonly exists: (path: string) => boolean;
}

/** The process that the client starts. */
type Server =
  | { readonly module: string; readonly args: string[] }
  | { readonly command: string; readonly args: string[] };

/**
 * Returns the command that starts the server: the one in the setting, the copy in a trusted folder,
 * or `klartext` from the path.
 */
export function serverCommand({ setting, folders, isTrusted, exists }: Given): Server {
  if (setting !== '') return started(setting);
  const scripts = isTrusted ? folders.map((folder) => join(folder, SCRIPT)) : [];
  return started(scripts.find(exists) ?? 'klartext');
}

/** VS Code runs scripts with its own Node; commands run directly. */
function started(path: string): Server {
  return /\.[cm]?js$/.test(path)
    ? { module: path, args: ['lsp'] }
    : { command: path, args: ['lsp'] };
}
