import type { Candidate } from '../../contract/index.ts';
import type { State } from '../state/state.ts';
import type { Commands } from '../work/commands.ts';
import { focusRow, rowElement } from './places.ts';

/** Marks of a row that keys can reach. */
const marksIn = (row: string): HTMLElement[] => [
  ...(rowElement(row)?.querySelectorAll<HTMLElement>('.mark[role=button]') ?? []),
];

function next(commands: Commands, by: number): void {
  const id = commands.move(by);
  if (id) focusRow(id);
}

/** Uses the candidate with a number, if there is one. */
function use(row: string, list: readonly Candidate[], number: number, commands: Commands): boolean {
  const candidate = list[number - 1];
  if (candidate) commands.accept(row, candidate, number);
  return candidate !== undefined;
}

function walkMarks(row: string, by: number): void {
  const marks = marksIn(row);
  const at = marks.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 && by < 0 ? marks.length - 1 : (at + by + marks.length) % marks.length;
  marks[to]?.focus();
}

/** Handles keys while a sentence is selected; true if the key was handled. */
function onRow(
  event: KeyboardEvent,
  row: string,
  state: State,
  commands: Commands,
  fixMark: (mark: HTMLElement) => void,
): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const candidates = state.candidates?.candidates ?? [];
  const mark = (document.activeElement as HTMLElement).closest<HTMLElement>('.mark');
  if (key === 'Enter' && (ctrlKey || metaKey)) {
    if (!event.shiftKey && use(row, candidates, 1, commands)) next(commands, 1);
    return !event.shiftKey;
  }
  if (ctrlKey || metaKey || altKey) return false;
  if (/^[1-9]$/.test(key)) return use(row, candidates, Number(key), commands);
  const actions: Record<string, () => void> = {
    ArrowDown: () => next(commands, 1),
    ArrowUp: () => next(commands, -1),
    PageDown: () => next(commands, 10),
    PageUp: () => next(commands, -10),
    Home: () => next(commands, -Infinity),
    End: () => next(commands, Infinity),
    Enter: () => (mark ? mark.click() : commands.write(row, 'easy')),
    ' ': () => (mark ? mark.click() : commands.write(row, 'easy')),
    e: () => commands.write(row, 'easy'),
    o: () => commands.write(row, 'original'),
    k: () => commands.keep(row),
    Delete: () => commands.remove(row),
    m: () => walkMarks(row, shiftKey ? -1 : 1),
    M: () => walkMarks(row, -1),
    f: () => {
      if (mark) fixMark(mark);
    },
    Escape: () => (mark ? focusRow(row) : commands.select(undefined)),
  };
  if (!Object.hasOwn(actions, key)) return false;
  actions[key]();
  return true;
}

/** Handles keys inside the field of a sentence. */
function inField(event: KeyboardEvent, row: string, commands: Commands): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  // A key that completes a word in an input method is ignored.
  if (event.isComposing) return;
  if (key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey))) {
    event.preventDefault();
    event.stopPropagation();
    commands.doneWriting();
    focusRow(row);
    if (key === 'Enter') next(commands, 1);
  } else if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault();
    commands.doneWriting();
    next(commands, key === 'ArrowDown' ? 1 : -1);
  } else if (!(ctrlKey || metaKey)) event.stopPropagation();
}

export const rowKeys = { onRow, inField };
