import type { Action, WorkAction } from './actions.ts';
import { mapRows, rowsOf, type Work, withEasy } from './document.ts';
import { amended, type History, historyOf, recorded, redone, undone } from './history.ts';
import { NO_MARKS, type State } from './state.ts';

/** Maximum number of announcements queued for the screen reader. */
const SAID = 3;

/** The state after an action; pure, so that everything can be undone and tested. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'easy':
    case 'drafts':
    case 'typed':
    case 'recut':
    case 'title':
    case 'language':
    case 'settings':
      return withHistory(state, (history) =>
        recorded(history, changed(history.present, action), runOf(action)),
      );
    case 'undo':
      return withHistory(state, undone);
    case 'redo':
      return withHistory(state, redone);
    case 'quiet-settings':
      return withHistory(state, (history) =>
        amended(history, withSettings(history.present, action.settings)),
      );
    case 'restored':
      return withHistory(state, (history) => recorded(history, workOf(action.document)));
    case 'opened':
      return {
        ...state,
        document: {
          id: action.document.id,
          history: historyOf(workOf(action.document)),
          warnings: action.document.warnings ?? [],
        },
        selected: undefined,
        mark: undefined,
        writing: undefined,
        candidates: undefined,
        comparison: undefined,
        verdicts: new Map(),
        drafting: undefined,
        marks: NO_MARKS,
        save: 'saved',
        notice: undefined,
      };
    case 'closed':
      return { ...state, document: undefined, selected: undefined, writing: undefined };
    case 'catalogue':
      return { ...state, catalogue: action.catalogue };
    case 'select':
      if (action.row === state.selected && !state.writing && !state.mark) return state;
      return { ...state, selected: action.row, mark: undefined, writing: undefined };
    case 'mark':
      return {
        ...state,
        mark: action.place,
        ...(action.place && { selected: action.place.row }),
      };
    case 'write':
      return {
        ...state,
        writing: action.writing,
        ...(action.writing && { selected: action.writing.row, mark: undefined }),
      };
    case 'pane':
      return { ...state, pane: action.pane };
    case 'marks-start':
      return {
        ...state,
        marks:
          action.profile === state.marks.profile
            ? { ...state.marks, isWorking: true }
            : { ...NO_MARKS, profile: action.profile, isWorking: true },
      };
    case 'marks-done':
      return { ...state, marks: { ...state.marks, isWorking: false } };
    case 'marks-found':
      return {
        ...state,
        marks: { ...state.marks, byText: new Map([...state.marks.byText, ...action.found]) },
      };
    case 'marks-whole':
      return {
        ...state,
        marks: { ...state.marks, whole: { ...state.marks.whole, [action.side]: action.found } },
      };
    case 'candidates':
      return { ...state, candidates: action.list };
    case 'compared':
      return { ...state, comparison: action.comparison };
    case 'verified':
      return {
        ...state,
        verdicts: new Map([...state.verdicts, [action.key, action.verdicts] as const]),
      };
    case 'drafting':
      return { ...state, drafting: action.progress };
    case 'save':
      return state.save === action.save ? state : { ...state, save: action.save };
    case 'notice':
      return { ...state, notice: action.notice };
    case 'say':
      return { ...state, said: [...state.said, next(state, action.text)].slice(-SAID) };
  }
}

function withHistory(state: State, change: (history: History<Work>) => History<Work>): State {
  if (!state.document) return state;
  const history = change(state.document.history);
  if (history === state.document.history) return state;
  const next = { ...state, document: { ...state.document, history } };
  return history.present.blocks === state.document.history.present.blocks ? next : settled(next);
}

/** Clears the selection if its row was removed, and the mark, which may have moved. */
function settled(state: State): State {
  const { document, selected, writing } = state;
  if (!document || selected === undefined) return state;
  const isThere = rowsOf(document.history.present).some(({ id }) => id === selected);
  if (isThere) return writing ? state : { ...state, mark: undefined };
  return { ...state, selected: undefined, writing: undefined, mark: undefined };
}

function workOf({ title, language, settings, blocks }: Work): Work {
  return { title, language, settings, blocks };
}

function runOf(action: WorkAction): string | undefined {
  return 'run' in action ? action.run : undefined;
}

function withSettings(work: Work, settings: Partial<Work['settings']>): Work {
  return { ...work, settings: { ...work.settings, ...settings } };
}

function changed(work: Work, action: WorkAction): Work {
  switch (action.type) {
    case 'easy':
      return mapRows(work, (row) => (row.id === action.row ? withEasy(row, action.version) : row));
    case 'drafts':
      return mapRows(work, (row) => {
        const version = action.versions.get(row.id);
        return version && row.state === 'open' ? withEasy(row, version) : row;
      });
    case 'typed':
      return mapRows(work, (row) => {
        if (row.id !== action.row) return row;
        if (action.side === 'original') {
          return row.original === action.text ? row : { ...row, original: action.text };
        }
        if (row.easy === action.text) return row;
        return withEasy(row, { text: action.text, state: 'edited' });
      });
    case 'recut': {
      const at = work.blocks.findIndex(({ id }) => id === action.block);
      if (at < 0) return work;
      return { ...work, blocks: work.blocks.toSpliced(at, 1, ...action.blocks) };
    }
    case 'title':
      return work.title === action.title ? work : { ...work, title: action.title };
    case 'language':
      return work.language === action.language ? work : { ...work, language: action.language };
    case 'settings':
      return withSettings(work, action.settings);
  }
}

/** The number lets the same announcement be repeated. */
const next = ({ said }: State, text: string) => ({ text, count: (said.at(-1)?.count ?? 0) + 1 });
