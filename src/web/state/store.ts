import { createContext } from 'preact';
import { useContext, useEffect, useReducer, useRef } from 'preact/hooks';
import type { Action } from './actions.ts';
import type { Work } from './document.ts';
import { reduce } from './reducer.ts';
import { START, type State } from './state.ts';

/** The only place that keeps the state; components watch the part that they show. */
export interface Store {
  get(): State;
  dispatch(action: Action): void;
  watch(listener: (state: State, before: State, action: Action) => void): () => void;
}

export function createStore(start: State = START): Store {
  let state = start;
  const listeners = new Set<(state: State, before: State, action: Action) => void>();
  return {
    get: () => state,
    dispatch(action) {
      const before = state;
      state = reduce(state, action);
      if (state === before) return;
      for (const listener of [...listeners]) listener(state, before, action);
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const StoreContext = createContext<Store | undefined>(undefined);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('There is no store.');
  return store;
}

/** A part of the state; the component is redrawn when it becomes another object. */
export function useChosen<Piece>(choose: (state: State) => Piece): Piece {
  const store = useStore();
  const [, redraw] = useReducer<number, undefined>((count) => count + 1, 0);
  const piece = choose(store.get());
  const latest = useRef({ choose, piece });
  latest.current = { choose, piece };
  useEffect(() => {
    const check = () => {
      if (latest.current.choose(store.get()) !== latest.current.piece) redraw(undefined);
    };
    // Catches changes between drawing and subscribing.
    check();
    return store.watch(check);
  }, [store]);
  return piece;
}

/** The current work, while a document is open. */
export const workOf = (state: State): Work | undefined => state.document?.history.present;

export const useWork = (): Work | undefined => useChosen(workOf);
