import type { Change } from '../../contract/index.ts';
import { changesBetween } from '../state/changes.ts';
import type { Work } from '../state/document.ts';
import { type Store, workOf } from '../state/store.ts';
import { CallError, call } from '../wire/call.ts';
import { reportFailure } from './failure.ts';

/** Delay that groups the letters of a word; no more than this is ever lost. */
const PAUSE = 250;
const RETRY = 1500;
/** Maximum number of changes per call. */
const MOST = 1000;

/** Changes in transit: sent again with the same key until the server answers. */
interface Parcel {
  readonly key: string;
  readonly changes: readonly Change[];
  readonly work: Work;
}

/** Saves while the user types: sends the difference to the saved state, one parcel at a time. */
export interface Saver {
  /** Sets the state that is saved on disk. */
  start(id: string, revision: number, work: Work): void;
  /** Resolves when everything is saved, or cannot be saved for now. */
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
        // Small parcels are saved completely or not at all; a large one sends the whole state.
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
          // Browsers send at most 64 kB after the page is closed.
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
          // Rejected permanently: the next change starts a new parcel.
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
      // Something may have been typed while the last parcel was in transit.
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
