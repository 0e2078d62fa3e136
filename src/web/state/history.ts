/** A state with its undo and redo history. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** Consecutive changes with the same name (letters of a word, moves of a dial) are one step. */
  readonly run?: string;
}

const LONGEST = 1000;

export const historyOf = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
});

/**
 * Adds a change to the history; returns the same history if nothing changed.
 *
 * @example recorded(historyOf(1), 2).past // [1]
 */
export function recorded<State>(
  history: History<State>,
  next: State,
  run?: string,
): History<State> {
  if (next === history.present) return history;
  const continues = run !== undefined && run === history.run;
  return {
    past: continues ? history.past : [...history.past.slice(1 - LONGEST), history.present],
    present: next,
    future: [],
    ...(run !== undefined && { run }),
  };
}

/** Replaces the present without an undo step, for changes such as filters. */
export function amended<State>(history: History<State>, next: State): History<State> {
  return next === history.present ? history : { ...history, present: next };
}

export function undone<State>({ past, present, future }: History<State>): History<State> {
  if (past.length === 0) return { past, present, future };
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redone<State>({ past, present, future }: History<State>): History<State> {
  if (future.length === 0) return { past, present, future };
  return { past: [...past, present], present: future[0], future: future.slice(1) };
}
