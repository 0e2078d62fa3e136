import type { Candidates, CandidatesRequest, Row } from '../../contract/index.ts';
import { rowsOf, type Work } from '../state/document.ts';
import { type Store, workOf } from '../state/store.ts';
import { call, isAbort } from '../wire/call.ts';
import { reportFailure } from './failure.ts';
import { steeringOf } from './steering.ts';

/** The number of versions offered for a sentence. */
const OFFERED = 4;
const REMEMBERED = 400;
const remembered = new Map<string, Candidates>();

/** The request for a row; neighbouring sentences resolve pronouns. */
export function questionFor(work: Work, row: Row, most: number): CandidatesRequest {
  const rows = rowsOf(work);
  const at = rows.indexOf(row);
  const before = rows[at - 1]?.original.slice(0, 5000);
  const after = rows[at + 1]?.original.slice(0, 5000);
  return {
    sentence: row.original.replace(/\n/g, ' ').slice(0, 5000),
    ...(before && { before }),
    ...(after && { after }),
    language: work.language,
    most,
    ...steeringOf(work),
  };
}

/** Candidates from the server or from the cache. */
export async function askCandidates(
  question: CandidatesRequest,
  signal: AbortSignal,
): Promise<Candidates> {
  const key = JSON.stringify(question);
  const known = remembered.get(key);
  if (known) return known;
  const answer = await call('candidates', { body: question, signal });
  remembered.set(key, answer);
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
  return answer;
}

/** Keeps the candidates of the selected sentence up to date. */
export function keepCandidates(store: Store): () => void {
  let running: AbortController | undefined;
  let asked = '';

  async function look() {
    const state = store.get();
    const work = workOf(state);
    const row = work && rowsOf(work).find(({ id }) => id === state.selected);
    if (!work || !row || row.original.trim() === '' || isCode(work, row)) {
      asked = '';
      running?.abort();
      if (state.candidates) store.dispatch({ type: 'candidates', list: undefined });
      return;
    }
    const question = questionFor(work, row, OFFERED);
    const key = JSON.stringify([row.id, question]);
    if (key === asked) return;
    asked = key;
    running?.abort();
    running = new AbortController();
    // The old list stays until the new one arrives, so that nothing jumps while a dial moves.
    const shown = state.candidates?.key.startsWith(`["${row.id}"`) ? state.candidates : undefined;
    const candidates = shown?.candidates ?? [];
    store.dispatch({ type: 'candidates', list: { key, status: 'loading', candidates } });
    try {
      const { candidates, left } = await askCandidates(question, running.signal);
      if (asked !== key) return;
      store.dispatch({
        type: 'candidates',
        list: { key, status: 'ready', candidates, ...(left !== undefined && { left }) },
      });
    } catch (error) {
      if (isAbort(error) || asked !== key) return;
      asked = '';
      store.dispatch({ type: 'candidates', list: { key, status: 'failed', candidates: [] } });
      reportFailure(store, error);
    }
  }

  return store.watch((state, before) => {
    if (state.selected === before.selected && workOf(state) === workOf(before)) return;
    void look();
  });
}

const isCode = (work: Work, row: Row): boolean =>
  work.blocks.some(({ kind, rows }) => kind === 'code' && rows.includes(row));
