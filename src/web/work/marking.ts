import type { Block, Finding } from '../../contract/index.ts';
import { isProse, type Work } from '../state/document.ts';
import type { Side, State } from '../state/state.ts';
import { type Store, workOf } from '../state/store.ts';
import { lineOf, placedText, rowAt } from '../text/markdown.ts';
import { call, isAbort } from '../wire/call.ts';
import { reportFailure } from './failure.ts';

/** Delay of marks while the user types: not every keystroke is analysed. */
const PAUSE = 250;
/** Delay of rules about the whole text after typing stops; it grows with the text. */
const WHOLE_PAUSE = 2500;
const WHOLE_PAUSE_PER_BLOCK = 50;
/**
 * Letters per call: the first marks appear before the last are found, and the server accepts calls
 * of this length at any time.
 */
const PART = 4_000;
const AT_ONCE = 2;
/** In a longer text, simpler words are looked up when a mark is opened, not in advance. */
const SUGGESTED_UP_TO = 30_000;

const profileOf = ({ settings, language }: Work): string =>
  JSON.stringify([settings.profile ?? 'plain', language]);

const sides: readonly Side[] = ['original', 'easy'];

/** Keeps the marks up to date: analyses only texts that have not been analysed yet. */
export function keepMarks(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wholeTimer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let profile = '';

  const wake = (state: State, before: State) => {
    const work = workOf(state);
    if (!work) return;
    const last = workOf(before);
    const isOther = state.document?.id !== before.document?.id || profileOf(work) !== profile;
    if (!isOther && last && work.blocks === last.blocks) return;
    if (isOther) {
      running?.abort();
      running = undefined;
      profile = profileOf(work);
      store.dispatch({ type: 'marks-start', profile });
    }
    clearTimeout(timer);
    clearTimeout(wholeTimer);
    timer = setTimeout(analyseMissing, isOther ? 0 : PAUSE);
    wholeTimer = setTimeout(
      analyseWhole,
      isOther ? PAUSE : WHOLE_PAUSE + work.blocks.length * WHOLE_PAUSE_PER_BLOCK,
    );
  };

  async function analyseMissing() {
    // The running call checks again at its end.
    if (running) return;
    const control = new AbortController();
    running = control;
    const asked = new Set<string>();
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, () => worker(control.signal, asked)));
      if (!control.signal.aborted) store.dispatch({ type: 'marks-done' });
    } catch (error) {
      control.abort();
      if (isAbort(error)) return;
      store.dispatch({ type: 'marks-done' });
      reportFailure(store, error);
    } finally {
      if (running === control) running = undefined;
    }
  }

  async function worker(signal: AbortSignal, asked: Set<string>) {
    while (!signal.aborted) {
      const work = workOf(store.get());
      const blocks = work ? missingBlocks(work, store.get(), asked) : [];
      if (!work || blocks.length === 0) return;
      const placed = placedText(blocks, 'original');
      const { findings } = await call('analyse', {
        body: {
          text: placed.text,
          language: work.language,
          format: 'markdown',
          profile: work.settings.profile ?? 'plain',
          part: true,
          suggestions: lettersIn(work) <= SUGGESTED_UP_TO,
        },
        signal,
      });
      const whole = wholeRules(store.get());
      const found = new Map<string, Finding[]>(placed.places.map(({ row }) => [row.original, []]));
      for (const finding of findings) {
        if (whole.has(finding.rule)) continue;
        const place = rowAt(placed.places, finding.start);
        if (place) found.get(place.row.original)!.push(within(finding, place.start, place.end));
      }
      store.dispatch({ type: 'marks-found', found });
    }
  }

  async function analyseWhole() {
    const work = workOf(store.get());
    const asked = profile;
    const rules = wholeRules(store.get());
    if (!work) return;
    for (const side of sides) {
      const placed = placedText(work.blocks, side);
      try {
        const { findings } = await call('analyse', {
          body: {
            text: placed.text,
            language: work.language,
            format: 'markdown',
            profile: work.settings.profile ?? 'plain',
          },
        });
        if (asked !== profile) return;
        const found = new Map<string, Finding[]>();
        for (const finding of findings) {
          const place = rules.has(finding.rule) && rowAt(placed.places, finding.start);
          if (!place) continue;
          const list = found.get(place.row.id) ?? [];
          list.push(within(finding, place.start, place.end));
          found.set(place.row.id, list);
        }
        store.dispatch({ type: 'marks-whole', side, found });
      } catch (error) {
        return reportFailure(store, error);
      }
    }
  }

  return store.watch(wake);
}

const lettersIn = ({ blocks }: Work): number =>
  blocks.reduce(
    (sum, { rows }) => rows.reduce((own, { original }) => own + original.length, sum),
    0,
  );

function within(finding: Finding, start: number, end: number): Finding {
  return { ...finding, start: finding.start - start, end: Math.min(finding.end, end) - start };
}

/** Rules about the whole document: their findings depend on more than one text. */
function wholeRules({ catalogue }: State): Set<string> {
  return new Set(
    catalogue.guidelines.flatMap(({ rules }) =>
      rules.filter(({ wholeDocument }) => wholeDocument).map(({ name }) => name),
    ),
  );
}

/** Texts without marks as separate blocks, as many as fit into one call. */
function missingBlocks(work: Work, { marks }: State, asked: Set<string>): Block[] {
  const blocks: Block[] = [];
  let letters = 0;
  for (const block of work.blocks.filter(isProse)) {
    for (const row of block.rows) {
      for (const side of sides) {
        const text = lineOf(row, side);
        if (text.trim() === '' || asked.has(text) || marks.byText.has(text)) continue;
        asked.add(text);
        letters += text.length;
        blocks.push({
          ...block,
          id: String(blocks.length),
          rows: [{ id: row.id, original: text, state: 'open' }],
        });
      }
    }
    if (letters > PART) break;
  }
  return blocks;
}
