/**
 * Where a reader gets the files of one corpus: a folder (`folderCorpusFiles`), or a Map in a test.
 * Paths are relative to the corpus's own folder, with `/` between names.
 */
export interface CorpusFiles {
  /** The bytes of a file, or undefined if it does not exist. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** The paths of all files that start with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
}

/** Files in memory: text or bytes by path. */
export function memoryCorpusFiles(
  content: Readonly<Record<string, string | Uint8Array>>,
): CorpusFiles {
  return {
    async read(path) {
      if (!Object.hasOwn(content, path)) return undefined;
      const file = content[path];
      return typeof file === 'string' ? new TextEncoder().encode(file) : file;
    },
    list: async (prefix) =>
      Object.keys(content)
        .filter((path) => path.startsWith(prefix))
        .sort(),
  };
}

/**
 * The files of a corpus in a folder.
 *
 * @example folderCorpusFiles('.data/geolino').read('geolino.test.src')
 */
export function folderCorpusFiles(folder: string): CorpusFiles {
  return {
    async read(path) {
      const { readFile } = await import('node:fs/promises');
      try {
        return await readFile(`${folder}/${path}`);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
        throw error;
      }
    },
    list: async (prefix) => (await pathsIn(folder)).filter((path) => path.startsWith(prefix)),
  };
}

/** All files below a folder, as sorted relative paths; links are not followed. */
export async function pathsIn(folder: string): Promise<string[]> {
  const { readdir } = await import('node:fs/promises');
  const paths: string[] = [];
  const waiting = [''];
  while (waiting.length > 0) {
    const below = waiting.pop() as string;
    for (const item of await readdir(`${folder}/${below}`, { withFileTypes: true })) {
      if (item.isDirectory()) waiting.push(`${below}${item.name}/`);
      else if (item.isFile()) paths.push(`${below}${item.name}`);
    }
  }
  return paths.sort();
}
