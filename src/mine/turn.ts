/** Gives other work of the process a turn (renewing a lease, say): long stages call it often. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
