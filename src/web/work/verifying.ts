import type { Row, Verdict, VerifyRequest } from '../../contract/index.ts';
import { rowsOf, type Work } from '../state/document.ts';
import type { State } from '../state/state.ts';
import { type Store, workOf } from '../state/store.ts';
import { plainText } from '../text/inline.ts';
import { call } from '../wire/call.ts';
import { reportFailure } from './failure.ts';
import { steeringOf } from './steering.ts';

/** A delay, so that half a sentence is not verified. */
const PAUSE = 700;

/** The pair of texts of a row to verify; undefined if there is nothing to compare. */
function questionOf(work: Work, { original, easy }: Row): VerifyRequest | undefined {
  if (easy === undefined || easy.trim() === '' || easy === original) return undefined;
  const { glossary, protected: terms } = steeringOf(work);
  return {
    source: plainText(original),
    output: plainText(easy),
    language: work.language,
    ...(glossary && { glossary }),
    ...(terms && { protected: terms }),
  };
}

/** The verdicts on the easy version of a row, once it has been verified. */
export function verdictsOf(state: State, row: Row): readonly Verdict[] | undefined {
  const work = workOf(state);
  const question = work && questionOf(work, row);
  return question && state.verdicts.get(JSON.stringify(question));
}

/** Whether the row has an easy version to verify. */
export const isVerified = (work: Work, row: Row): boolean => questionOf(work, row) !== undefined;

/**
 * Verifies what a person wrote and the selected sentence. Verdicts are shown and never block. The
 * output of engines was verified when it was created.
 */
export function keepVerdicts(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  function next(): VerifyRequest | undefined {
    const state = store.get();
    const work = workOf(state);
    if (!work) return undefined;
    const rows = rowsOf(work).filter(
      ({ id, state: done }) => done === 'edited' || id === state.selected,
    );
    const first = rows.findIndex(({ id }) => id === state.selected);
    for (const row of [...rows.slice(Math.max(0, first)), ...rows]) {
      const question = questionOf(work, row);
      if (question && !state.verdicts.has(JSON.stringify(question))) return question;
    }
    return undefined;
  }

  async function look() {
    if (isRunning) return;
    isRunning = true;
    try {
      for (let question = next(); question; question = next()) {
        const { parts } = await call('verify', { body: question });
        const verdicts = parts.flatMap((part) => part.verdicts);
        store.dispatch({ type: 'verified', key: JSON.stringify(question), verdicts });
      }
    } catch (error) {
      reportFailure(store, error);
    } finally {
      isRunning = false;
    }
  }

  return store.watch((state, before) => {
    if (state.selected === before.selected && workOf(state) === workOf(before)) return;
    clearTimeout(timer);
    timer = setTimeout(look, state.selected === before.selected ? PAUSE : 0);
  });
}
