import type { Store } from '../state/store.ts';
import { CallError, isAbort } from '../wire/call.ts';

/** Says in the page what went wrong. A server that does not answer is said by the line of saving. */
export function reportFailure(store: Store, error: unknown): void {
  if (isAbort(error)) return;
  if (error instanceof CallError) {
    if (error.code === 'offline') {
      store.dispatch({ type: 'save', save: 'offline' });
      return;
    }
    const { message, hint } = error;
    store.dispatch({
      type: 'notice',
      notice: { kind: 'error', text: message, hint, code: error.code },
    });
    return;
  }
  console.error(error);
  const text = error instanceof Error ? error.message : String(error);
  store.dispatch({ type: 'notice', notice: { kind: 'error', text } });
}
