/** Yields to other work of the process, such as renewing a lease: long stages call it often. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
