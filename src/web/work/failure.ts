import type { Store } from '../state/store.ts';
import { CallError, isAbort } from '../wire/call.ts';

/** Shows an error in the page. The save status reports a server that does not respond. */
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
