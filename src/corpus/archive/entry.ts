/** A plain file of an archive. */
export interface ArchiveEntry {
  /** Checked: inside the folder it is unpacked to. */
  readonly path: string;
  readonly bytes: Uint8Array;
}
