/** How long a queue may be out of reach, and who is told that it is. */
export interface Reach {
  readonly seconds: number;
  /** Told why once, not at every try. */
  readonly tell?: (reason: string) => void;
}

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2000;

/** Asks a queue or a store again and again while it is out of reach: its server restarts. */
export async function reached<T>(ask: () => Promise<T>, reach: Reach): Promise<T> {
  const { seconds, tell } = reach;
  let told = '';
  const until = performance.now() + seconds * 1000;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error) || performance.now() > until) throw error;
      const reason = String((error as Error).message);
      if (reason !== told) tell?.(reason);
      told = reason;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
]);

/** Whether an error says that a server is away, shutting down or starting. */
function isPassing(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = (each as NodeJS.ErrnoException).code ?? '';
    // Class 08: connection; 57P: shutdown, crash, starting up.
    if (PASSING.has(code) || /^(?:08...|57P..|25P02|40...)$/.test(code)) return true;
    if (/connection (?:terminated|ended|closed)|timeout exceeded/i.test(each.message)) return true;
  }
  return false;
}
