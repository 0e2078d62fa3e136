/** Progress of long work. */
export interface Progress {
  /** Counts completed steps, and regularly yields to other events such as Ctrl-C. */
  advance(steps: number): Promise<void>;
  done(): void;
}

/** The stream on which a bar is drawn. */
export interface Bar {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** Removes a bar. */
export const ERASED_LINE = '\r\u001b[K';

const APPEARS_AFTER = 400;
const REDRAWN_EVERY = 80;
const WIDTH = 24;

/** A progress bar for work that takes noticeable time; silent unless on a terminal. */
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
  // The length of a stream is unknown.
  if (!(total > 0 && Number.isFinite(total))) return `${label}: ${count.toLocaleString('en')}`;
  const share = Math.min(1, count / total);
  const filled = Math.round(share * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${label} ${bar} ${Math.round(share * 100)}%`;
}
