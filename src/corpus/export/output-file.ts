import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const CHUNK = 1 << 20;

/** A text file that gets its name only when it is complete. */
export class OutputFile {
  readonly path: string;
  readonly #growing: string;
  readonly #file: number;
  #pieces: string[] = [];
  #length = 0;

  constructor(path: string) {
    this.path = path;
    this.#growing = `${path}.writing`;
    mkdirSync(dirname(path), { recursive: true });
    this.#file = openSync(this.#growing, 'w');
  }

  write(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
    if (this.#length >= CHUNK) this.#flush();
  }

  /** Gives the file its name. */
  finish(): void {
    this.#flush();
    closeSync(this.#file);
    renameSync(this.#growing, this.path);
  }

  /** Removes the unfinished file. */
  discard(): void {
    closeSync(this.#file);
    rmSync(this.#growing, { force: true });
  }

  #flush(): void {
    const bytes = Buffer.from(this.#pieces.join(''));
    for (let from = 0; from < bytes.length; ) from += writeSync(this.#file, bytes, from);
    this.#pieces = [];
    this.#length = 0;
  }
}
