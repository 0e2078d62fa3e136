import { type EasyVersion, isProse, rowsOf, type Work } from '../state/document.ts';
import { type Store, workOf } from '../state/store.ts';
import { isAbort } from '../wire/call.ts';
import { askCandidates, questionFor } from './candidates.ts';
import { reportFailure } from './failure.ts';

/** Parallel calls: enough to keep the server busy, few enough that other requests need not wait. */
const AT_ONCE = 3;

/** Creates first drafts of undecided sentences. */
export interface Drafter {
  /** Drafts these rows; changes with the same `run` are one undo step. */
  draft(
    rows: readonly string[],
    run: string,
    options?: { readonly silent?: boolean },
  ): Promise<number>;
  stop(): void;
}

/** Headings and quotations are drafted only on request. */
const SKIPPED_KINDS: ReadonlySet<string> = new Set(['heading', 'quotation']);

/** Rows that may be drafted: undecided, with text. */
export function openRows(work: Work): string[] {
  return work.blocks
    .filter((block) => isProse(block) && !SKIPPED_KINDS.has(block.kind))
    .flatMap(({ rows }) => rows)
    .filter(({ state, original }) => state === 'open' && original.trim() !== '')
    .map(({ id }) => id);
}

export function createDrafter(store: Store): Drafter {
  let running: AbortController | undefined;

  async function draft(
    rows: readonly string[],
    run: string,
    { silent = false }: { readonly silent?: boolean } = {},
  ): Promise<number> {
    running?.abort();
    const control = new AbortController();
    running = control;
    const waiting = [...rows];
    let done = 0;
    let drafted = 0;
    const made = new Map<string, EasyVersion>();
    // Many small steps would each redraw the page.
    const deliver = () => {
      if (made.size > 0 && !control.signal.aborted) {
        store.dispatch({ type: 'drafts', versions: new Map(made), run });
        made.clear();
      }
      if (!silent && !control.signal.aborted) {
        store.dispatch({ type: 'drafting', progress: { done, all: rows.length } });
      }
    };
    const timer = setInterval(deliver, 200);
    const worker = async () => {
      for (let id = waiting.shift(); id && !control.signal.aborted; id = waiting.shift()) {
        const work = workOf(store.get());
        const row = work && rowsOf(work).find((each) => each.id === id);
        if (work && row && row.state === 'open') {
          const version = await bestFor(work, row.id, control.signal);
          if (version.text !== undefined) drafted++;
          made.set(id, version);
        }
        done++;
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      deliver();
    } catch (error) {
      control.abort();
      if (!isAbort(error)) reportFailure(store, error);
    } finally {
      clearInterval(timer);
      if (running === control) {
        running = undefined;
        store.dispatch({ type: 'drafting', progress: undefined });
      }
    }
    return drafted;
  }

  async function bestFor(work: Work, id: string, signal: AbortSignal): Promise<EasyVersion> {
    const row = rowsOf(work).find((each) => each.id === id)!;
    const { candidates } = await askCandidates(questionFor(work, row, 1), signal);
    const best = candidates[0];
    if (!best || best.text === row.original) return { text: undefined, state: 'open' };
    return { text: best.text, state: 'open', engine: best.engine };
  }

  return {
    draft,
    stop() {
      running?.abort();
      running = undefined;
      store.dispatch({ type: 'drafting', progress: undefined });
    },
  };
}
