import type { Change } from '../../contract/index.ts';
import { changesBetween } from '../state/changes.ts';
import type { Work } from '../state/document.ts';
import { type Store, workOf } from '../state/store.ts';
import { CallError, call } from '../wire/call.ts';
import { reportFailure } from './failure.ts';

/** Letters of a word go together; nobody loses more than this. */
const PAUSE = 250;
const RETRY = 1500;
/** As many changes as one call may bring. */
const MOST = 1000;

/** What is on its way: sent again under the same key until it is answered. */
interface Parcel {
  readonly key: string;
  readonly changes: readonly Change[];
  readonly work: Work;
}

/** Saves as one types: the difference to what is on the disk, one parcel at a time. */
export interface Saver {
  /** From here on this is what the disk holds. */
  start(id: string, revision: number, work: Work): void;
  /** Resolves when all is on the disk, or cannot be for now. */
  flush(): Promise<void>;
  stop(): void;
}

export function createSaver(store: Store): Saver {
  let saved: { id: string; revision: number; work: Work } | undefined;
  let parcel: Parcel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const isCurrent = (id: string) => saved?.id === id && store.get().document?.id === id;

  function wake(wait: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  }

  async function send() {
    while (saved) {
      const current = saved;
      const work = workOf(store.get());
      if (!work || !isCurrent(current.id)) return;
      if (!parcel) {
        const changes = changesBetween(current.work, work);
        if (changes.length === 0) {
          store.dispatch({ type: 'save', save: 'saved' });
          return;
        }
        // All or nothing for small ones; a large one is a state of its own.
        parcel = {
          key: crypto.randomUUID(),
          changes: changes.length > MOST ? [wholeChange(current.work, work)] : changes,
          work,
        };
      }
      const { key, changes, work: sent } = parcel;
      store.dispatch({ type: 'save', save: 'saving' });
      try {
        const { revision } = await call('saveDocument', {
          path: { id: current.id },
          body: { revision: current.revision, key, changes: [...changes] },
          // Browsers send at most 64 kB after the page is gone.
          keepalive: JSON.stringify(changes).length < 30_000,
        });
        if (saved !== current) return;
        saved = { id: current.id, revision, work: sent };
        parcel = undefined;
      } catch (error) {
        if (!isCurrent(current.id)) return;
        if (!(error instanceof CallError)) throw error;
        if (error.code === 'conflict') {
          store.dispatch({ type: 'save', save: 'conflict' });
          return;
        }
        const isOffline = error.code === 'offline' || error.code.startsWith('status-5');
        store.dispatch({ type: 'save', save: isOffline ? 'offline' : 'unsaved' });
        if (isOffline) wake(RETRY);
        else {
          // Refused for good: the next change is tried with a new parcel.
          parcel = undefined;
          reportFailure(store, error);
        }
        return;
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    sending ??= send().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  const unwatch = store.watch((state, before) => {
    const work = workOf(state);
    if (!saved || !work || work === workOf(before) || state.document?.id !== saved.id) return;
    if (state.save === 'conflict') return;
    if (state.save !== 'offline') store.dispatch({ type: 'save', save: 'saving' });
    wake(PAUSE);
  });
  const leave = () => void flush();
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leave);

  return {
    start(id, revision, work) {
      saved = { id, revision, work };
      parcel = undefined;
    },
    async flush() {
      await flush();
      // Something may have been typed while the last parcel was under way.
      await flush();
    },
    stop() {
      unwatch();
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    },
  };
}

function wholeChange(before: Work, after: Work): Change {
  return { type: 'blocks', index: 0, remove: before.blocks.length, insert: [...after.blocks] };
}
