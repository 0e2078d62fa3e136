import { KlartextError } from '../../core/index.ts';

/** The maximum size of an unpacked archive. */
export interface ArchiveLimits {
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
  /** Unpacked over packed size; deflate itself reaches 1032, text rarely 20. */
  readonly ratio: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 200_000,
  entryBytes: 1 << 30,
  totalBytes: 4 * (1 << 30),
  ratio: 200,
};

/** Small files of one repeated line compress beyond any sensible ratio and are harmless. */
const RATIO_COUNTS_FROM = 4 * (1 << 20);

/** The limits for files packed together: the ratio applies to all of them together. */
export function withinRatio(limits: ArchiveLimits, packed: number): ArchiveLimits {
  const most = Math.max(RATIO_COUNTS_FROM, packed * limits.ratio);
  return { ...limits, totalBytes: Math.min(limits.totalBytes, most) };
}

/** Counts the unpacked bytes of an archive and stops before they fill the disk. */
export class Allowance {
  readonly #archive: string;
  readonly #limits: ArchiveLimits;
  #entries = 0;
  #total = 0;

  constructor(archive: string, limits: ArchiveLimits) {
    this.#archive = archive;
    this.#limits = limits;
  }

  /** The bytes that an entry of this packed size may still unpack to. */
  #roomFor(packed: number): number {
    const byRatio = Math.max(RATIO_COUNTS_FROM, packed * this.#limits.ratio);
    return Math.min(byRatio, this.#limits.entryBytes, this.#limits.totalBytes - this.#total);
  }

  /** Counts an entry of a stated or actual size. */
  take(entry: string, size: number, packed: number): void {
    this.#entries += 1;
    if (this.#entries > this.#limits.entries) {
      throw bomb(this.#archive, entry, `it contains more than ${this.#limits.entries} entries`);
    }
    const room = this.#roomFor(packed);
    if (size > room) {
      const most = Math.max(0, Math.floor(room / 1e6));
      throw bomb(this.#archive, entry, `it unpacks to more than the limit of ${most} MB`);
    }
    this.#total += size;
  }
}

function bomb(archive: string, entry: string, why: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `${archive}: rejected at "${entry}": ${why}.`,
    'This may be a decompression bomb. Nothing was unpacked; check the origin of the archive.',
  );
}
