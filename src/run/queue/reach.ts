/** How long a queue may be unreachable, and who is notified. */
export interface Reach {
  readonly seconds: number;
  /** Called once with the reason, not at every attempt. */
  readonly report?: (reason: string) => void;
}

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2000;

/** Retries calls to a queue or store while it is unreachable, for example during a restart. */
export async function reached<T>(ask: () => Promise<T>, reach: Reach): Promise<T> {
  const { seconds, report } = reach;
  let lastReason = '';
  const until = performance.now() + seconds * 1000;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error) || performance.now() > until) throw error;
      const reason = String((error as Error).message);
      if (reason !== lastReason) report?.(reason);
      lastReason = reason;
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

/** Whether an error means that a server is unreachable, shutting down or starting. */
function isPassing(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = (each as NodeJS.ErrnoException).code ?? '';
    // Class 08: connection; 57P: shutdown, crash, starting up.
    if (PASSING.has(code) || /^(?:08...|57P..|25P02|40...)$/.test(code)) return true;
    if (/connection (?:terminated|ended|closed)|timeout exceeded/i.test(each.message)) return true;
  }
  return false;
}
