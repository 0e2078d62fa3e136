import type { CorpusFile } from './entry.ts';

/** A path in the corpus's folder, with the size and SHA-256 of the file if known. */
export type Pinned = readonly [path: string, bytes?: number, sha256?: string];

/** Files of a GitHub repository at one commit. */
export interface PinnedFiles {
  /** OWNER/NAME. */
  readonly github: string;
  readonly commit: string;
  /** The corpus's folder in the repository. */
  readonly folder?: string;
  /** The repository stores the files in Git LFS. */
  readonly lfs?: boolean;
  /** Some copies of the corpus lack these files. */
  readonly optional?: boolean;
  readonly list: readonly Pinned[];
}

/** The files with their addresses. */
export function pinnedFiles({
  github,
  commit,
  folder,
  lfs,
  optional,
  list,
}: PinnedFiles): CorpusFile[] {
  const host = lfs
    ? 'https://media.githubusercontent.com/media'
    : 'https://raw.githubusercontent.com';
  const base = [host, github, commit, ...(folder ? [encodePath(folder)] : [])].join('/');
  return list.map(([path, bytes, sha256]) => ({
    path,
    url: `${base}/${encodePath(path)}`,
    ...(bytes !== undefined && { bytes }),
    ...(sha256 !== undefined && { sha256 }),
    ...(optional && { optional }),
  }));
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
