import type { Candidate, Dials, Finding, Row, Settings } from '../../contract/index.ts';
import type { Translate } from '../i18n/translate.ts';
import { ignoreKey } from '../marks/kinds.ts';
import { type EasyVersion, easyOf, rowsOf } from '../state/document.ts';
import type { Side } from '../state/state.ts';
import { type Store, workOf } from '../state/store.ts';
import { locate, replaced } from '../text/replace.ts';
import { type Drafter, openRows } from './drafting.ts';
import { recut } from './recut.ts';

/** The actions of an editor, each announced to screen readers. */
export interface Commands {
  select(row: string | undefined): void;
  move(by: number): string | undefined;
  write(row: string, side: Side): void;
  type(row: string, side: Side, text: string, run: string): void;
  doneWriting(): void;
  accept(row: string, candidate: Candidate, number: number): void;
  keep(row: string): void;
  remove(row: string): void;
  reopen(row: string): void;
  /** Writes a whole new easy version, from a suggestion for a word. */
  rewrite(row: string, text: string, from: string, to: string): void;
  /** Replaces the place of a finding in the easy version. */
  fix(row: string, side: Side, finding: Finding, replacement: string): boolean;
  explain(row: string, side: Side, finding: Finding, explanation: string): boolean;
  ignore(finding: Finding): void;
  protect(term: string): void;
  define(term: string, replacement: string): void;
  steer(settings: Partial<Settings>, run?: string): void;
  turn(dial: keyof Dials, value: number | undefined): void;
  draftAll(): Promise<void>;
  stopDrafting(): void;
  undo(): void;
  redo(): void;
}

interface Needs {
  readonly store: Store;
  readonly drafter: Drafter;
  readonly translate: Translate;
  say(text: string): void;
  /** Rows that are visible now; the dials act on them first. */
  visibleRows(): readonly string[];
}

export function createCommands({ store, drafter, translate, say, visibleRows }: Needs): Commands {
  const work = () => workOf(store.get());
  const rows = () => (work() ? rowsOf(work()!) : []);
  const rowOf = (id: string): Row | undefined => rows().find((row) => row.id === id);
  const numberOf = (id: string): number => rows().findIndex((row) => row.id === id) + 1;
  const settle = (row: string, version: EasyVersion) =>
    store.dispatch({ type: 'easy', row, version });

  let dialTimer: ReturnType<typeof setTimeout> | undefined;

  /** Updates visible drafts at once after a dial moves, then the others. */
  function redraft(run: string) {
    clearTimeout(dialTimer);
    dialTimer = setTimeout(async () => {
      const current = work();
      if (!current) return;
      const open = new Set(openRows(current));
      const visible = visibleRows().filter((id) => open.has(id));
      const drafts = rows()
        .filter(({ id, easy, state }) => state === 'open' && easy !== undefined && open.has(id))
        .map(({ id }) => id);
      const all = [...new Set([...visible, ...drafts])];
      if (all.length === 0) return;
      const count = await drafter.draft(all, run, { silent: all.length <= visible.length });
      say(translate('say.drafted', { count }));
    }, 120);
  }

  function steer(settings: Partial<Settings>, run = `steer-${Object.keys(settings)}`) {
    store.dispatch({ type: 'settings', settings, run });
    redraft(run);
  }

  const commands: Commands = {
    select: (row) => store.dispatch({ type: 'select', row }),
    move(by) {
      const list = rows();
      if (list.length === 0) return undefined;
      const at = list.findIndex(({ id }) => id === store.get().selected);
      const next = list[at < 0 ? 0 : Math.min(list.length - 1, Math.max(0, at + by))].id;
      store.dispatch({ type: 'select', row: next });
      return next;
    },
    write: (row, side) => store.dispatch({ type: 'write', writing: { row, side } }),
    type: (row, side, text, run) => store.dispatch({ type: 'typed', row, side, text, run }),
    doneWriting() {
      const { writing } = store.get();
      if (!writing) return;
      store.dispatch({ type: 'write', writing: undefined });
      if (writing.side === 'original') void recut(store, writing.row);
      else if (rowOf(writing.row)?.state === 'edited') {
        say(translate('say.edited', { number: numberOf(writing.row) }));
      }
    },
    accept(row, candidate, number) {
      const { text, engine } = candidate;
      settle(row, { text, state: 'accepted', engine });
      say(translate('say.accepted', { number: numberOf(row), candidate: number }));
    },
    keep(row) {
      settle(row, { text: undefined, state: 'kept' });
      say(translate('say.kept', { number: numberOf(row) }));
    },
    remove(row) {
      settle(row, { text: '', state: 'edited' });
      say(translate('say.removed', { number: numberOf(row) }));
    },
    reopen: (row) => settle(row, { text: undefined, state: 'open' }),
    rewrite(row, text, from, to) {
      settle(row, { text, state: 'edited' });
      say(translate('say.fixed', { from, to }));
    },
    fix(id, side, finding, replacement) {
      const row = rowOf(id);
      const place = row && locate(row, side, finding);
      if (!row || !place) return false;
      settle(id, { text: replaced(easyOf(row), place, replacement), state: 'edited' });
      say(translate('say.fixed', { from: finding.text, to: replacement }));
      return true;
    },
    explain(id, side, finding, explanation) {
      return commands.fix(id, side, finding, `${finding.text} (${explanation.trim()})`);
    },
    ignore(finding) {
      const ignored = work()?.settings.ignored ?? [];
      store.dispatch({
        type: 'settings',
        settings: { ignored: [...new Set([...ignored, ignoreKey(finding)])] },
      });
      store.dispatch({ type: 'mark', place: undefined });
    },
    protect(term) {
      const terms = work()?.settings.protected ?? [];
      steer({ protected: [...new Set([...terms, term])] });
    },
    define(term, replacement) {
      const others = (work()?.settings.glossary ?? []).filter((each) => each.term !== term);
      steer({ glossary: [...others, { term, replacement }] });
    },
    steer,
    turn(dial, value) {
      const { [dial]: _, ...others } = work()?.settings.controls ?? {};
      steer(
        { controls: value === undefined ? others : { ...others, [dial]: value } },
        `dial-${dial}`,
      );
    },
    async draftAll() {
      const current = work();
      if (!current) return;
      const count = await drafter.draft(openRows(current), `draft-${Math.random()}`);
      say(translate('say.drafted', { count }));
    },
    stopDrafting: () => drafter.stop(),
    undo() {
      const can = (store.get().document?.history.past.length ?? 0) > 0;
      drafter.stop();
      store.dispatch({ type: 'undo' });
      say(translate(can ? 'say.undone' : 'say.nothingToUndo'));
    },
    redo() {
      if (!store.get().document?.history.future.length) return;
      store.dispatch({ type: 'redo' });
      say(translate('say.redone'));
    },
  };
  return commands;
}
