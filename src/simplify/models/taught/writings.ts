/** Writes plain versions of a sentence, the best first; none where it finds no good one. */
export interface Writer {
  write(source: string): Promise<readonly string[]>;
}

/**
 * What a model writes for the sentences of a document, for an engine that cannot wait: what is not
 * written yet is recorded, and written before the next round.
 */
export class Writings {
  private readonly known = new Map<string, readonly string[]>();
  private readonly open = new Set<string>();
  private readonly writer: Writer;

  constructor(writer: Writer) {
    this.writer = writer;
  }

  /** The versions of a sentence; none while they are not written. */
  of(source: string): readonly string[] {
    const versions = this.known.get(source);
    if (!versions) this.open.add(source);
    return versions ?? [];
  }

  /** How many sentences are not written yet. */
  get openSources(): number {
    return this.open.size;
  }

  /** Writes the pending sentences. */
  async answer(onSource: () => void | Promise<void> = () => {}): Promise<void> {
    for (const source of [...this.open]) {
      this.known.set(source, await this.writer.write(source));
      this.open.delete(source);
      await onSource();
    }
  }
}
