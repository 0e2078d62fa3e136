import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Finding } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import type { Direction, Side } from '../state/state.ts';
import { useSession } from '../work/session.ts';
import { caretFor } from './caret.ts';
import { rowKeys } from './keys.ts';

interface WritingProperties {
  readonly row: string;
  readonly number: number;
  readonly side: Side;
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly language: string;
  readonly direction: Direction;
}

/** Letters typed within this time are undone together. */
const BURST = 900;

/**
 * The sentence being edited: a text field over a copy of its text that carries the marks. A plain
 * field works with spell checking, dictation, input methods and screen readers.
 */
export function Writing(properties: WritingProperties) {
  const { row, number, side, text, findings, language, direction } = properties;
  const translate = useTranslate();
  const { commands } = useSession();
  const field = useRef<HTMLTextAreaElement>(null);
  const burst = useRef({ at: 0, run: 0 });

  useLayoutEffect(() => {
    const element = field.current!;
    const at = caretFor(row, side) ?? element.value.length;
    element.focus({ preventScroll: true });
    element.setSelectionRange(at, at);
  }, [row, side]);

  // Applies undo and replacements from elsewhere; letters typed here are already present. This must
  // happen while drawing: later, the next letter would be lost.
  useLayoutEffect(() => {
    const element = field.current!;
    if (element.value === text) return;
    const at = Math.min(element.selectionStart, text.length);
    element.value = text;
    element.setSelectionRange(at, at);
  }, [text]);

  function onInput(event: InputEvent) {
    const now = performance.now();
    const endsWord = event.data !== null && /\s/.test(event.data ?? '');
    if (now - burst.current.at > BURST || endsWord) burst.current.run++;
    burst.current.at = now;
    commands.type(row, side, field.current!.value, `${row}-${side}-${burst.current.run}`);
  }

  return (
    <div class="writing" dir={direction} lang={language}>
      <div class="writing-marks" aria-hidden="true">
        <Underlines text={text} findings={findings} />{' '}
      </div>
      <textarea
        ref={field}
        rows={1}
        defaultValue={text}
        lang={language}
        dir={direction}
        spellcheck
        aria-label={translate(side === 'easy' ? 'pane.edit' : 'pane.editSource', { number })}
        aria-description={translate('pane.editHint')}
        onInput={onInput}
        onKeyDown={(event) => rowKeys.inField(event, row, commands)}
        onBlur={() => commands.doneWriting()}
      />
    </div>
  );
}

function Underlines({
  text,
  findings,
}: {
  readonly text: string;
  readonly findings: readonly Finding[];
}) {
  const sorted = findings
    .filter(({ start, end }) => end <= text.length && start < end)
    .sort((a, b) => a.start - b.start);
  const parts = [];
  let from = 0;
  for (const { start, end, mark } of sorted) {
    if (start < from) continue;
    parts.push(
      text.slice(from, start),
      <span key={start} class={`mark kind-${mark}`}>
        {text.slice(start, end)}
      </span>,
    );
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
