import { type Store, workOf } from '../state/store.ts';
import { placedText } from '../text/markdown.ts';
import { call } from '../wire/call.ts';
import { reportFailure } from './failure.ts';

const PAUSE = 700;
/** Long texts take longer to measure, so the figures wait until typing pauses. */
const PAUSE_PER_BLOCK = 10;

/** Updates the figures before and after, a moment after typing stops. */
export function keepComparison(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  async function compare() {
    const work = workOf(store.get());
    if (!work) return;
    running?.abort();
    running = new AbortController();
    try {
      const comparison = await call('compare', {
        body: {
          original: placedText(work.blocks, 'original').text,
          easy: placedText(work.blocks, 'easy').text,
          language: work.language,
          format: 'markdown',
        },
        signal: running.signal,
      });
      store.dispatch({ type: 'compared', comparison });
    } catch (error) {
      reportFailure(store, error);
    }
  }

  return store.watch((state, before) => {
    const work = workOf(state);
    const last = workOf(before);
    const isOther = state.document?.id !== before.document?.id;
    if (!work) return;
    if (!isOther && work.blocks === last?.blocks && work.language === last?.language) return;
    clearTimeout(timer);
    timer = setTimeout(compare, isOther ? 0 : PAUSE + work.blocks.length * PAUSE_PER_BLOCK);
  });
}
