import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useTranslate } from '../i18n/translate.ts';
import { Icon } from './icon.tsx';

interface DialogProperties {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

/** A window over the page: the browser keeps the focus in it, and Esc closes it. */
export function Dialog({ title, onClose, children, wide = false }: DialogProperties) {
  const translate = useTranslate();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    element.current?.showModal();
    return () => before?.focus();
  }, []);
  return (
    <dialog
      ref={element}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onClose={onClose}
      // A click beside the window closes it; keys have Esc.
      onPointerDown={(event) => {
        if (event.target === element.current) element.current?.close();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="quiet"
            aria-label={translate('app.close')}
            onClick={() => element.current?.close()}
          >
            <Icon name="cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
