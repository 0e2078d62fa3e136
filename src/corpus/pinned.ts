import type { CorpusFile } from './entry.ts';

/** A path in the corpus's folder, with the size and SHA-256 of the file if known. */
export type Pinned = readonly [path: string, bytes?: number, sha256?: string];

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function pinned(base: string, [path, bytes, sha256]: Pinned): CorpusFile {
  return {
    path,
    url: `${base}/${encodePath(path)}`,
    ...(bytes !== undefined && { bytes }),
    ...(sha256 !== undefined && { sha256 }),
  };
}

/** Files of a GitHub repository at one commit; `folder` is the corpus's folder in it. */
export function githubFiles(
  repository: string,
  commit: string,
  files: readonly Pinned[],
  folder = '',
): CorpusFile[] {
  const below = folder === '' ? '' : `/${encodePath(folder)}`;
  const base = `https://raw.githubusercontent.com/${repository}/${commit}${below}`;
  return files.map((file) => pinned(base, file));
}

/** Optional files, which some copies of a corpus lack. */
export function optional(files: readonly CorpusFile[]): CorpusFile[] {
  return files.map((file) => ({ ...file, optional: true }));
}

/** The CSV files of a corpus in MultiSim's repository, which stores them in Git LFS. */
export function multisimFiles(
  commit: string,
  language: string,
  files: readonly Pinned[],
): CorpusFile[] {
  const repository = 'https://media.githubusercontent.com/media/XenonMolecule/MultiSim';
  const base = `${repository}/${commit}/data/${encodePath(language)}`;
  return files.map((file) => pinned(base, file));
}
