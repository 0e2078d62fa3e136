/** Work that a person waits for. */
export interface Progress {
  /** Counts steps done; gives the program's other work (Ctrl-C, say) a turn now and then. */
  advance(steps: number): Promise<void>;
  done(): void;
}

/** Where a bar is drawn. */
export interface Bar {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** What takes a bar away. */
export const ERASED_LINE = '\r\u001b[K';

const APPEARS_AFTER = 400;
const REDRAWN_EVERY = 80;
const WIDTH = 24;

/** A bar on a terminal, for work that takes longer than a blink; silent anywhere else. */
export function openProgress(
  stream: Bar,
  label: string,
  total: number,
  now: () => number = Date.now,
): Progress {
  const started = now();
  let drawn = started;
  let count = 0;
  let isShown = false;
  return {
    async advance(steps) {
      count += steps;
      const time = now();
      if (time - drawn < REDRAWN_EVERY) return;
      drawn = time;
      if (stream.isTTY && time - started >= APPEARS_AFTER) {
        isShown = true;
        stream.write(`\r${drawBar(label, count, total)}\u001b[K`);
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
    done() {
      if (isShown && stream.isTTY) stream.write(ERASED_LINE);
    },
  };
}

function drawBar(label: string, count: number, total: number): string {
  // Of a stream nobody knows how long it is.
  if (!(total > 0 && Number.isFinite(total))) return `${label}: ${count.toLocaleString('en')}`;
  const share = Math.min(1, count / total);
  const filled = Math.round(share * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${label} ${bar} ${Math.round(share * 100)}%`;
}
