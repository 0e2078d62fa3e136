import { useEffect, useLayoutEffect } from 'preact/hooks';
import { BringForm } from '../documents/bring-form.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { MarkCounts } from '../marks/mark-counts.tsx';
import { Panel } from '../panel/panel.tsx';
import { Grid } from '../panes/grid.tsx';
import { switchSides } from '../panes/places.ts';
import { StandBar } from '../stand/stand-bar.tsx';
import type { Pane } from '../state/state.ts';
import { useChosen, useStore } from '../state/store.ts';
import { useSession } from '../work/session.ts';

const PANES = ['original', 'easy', 'help'] as const satisfies Pane[];

/** Original and easy version side by side, and the panel that helps. */
export function Workbench({ isReady }: { readonly isReady: boolean }) {
  const translate = useTranslate();
  const store = useStore();
  const { commands, documents } = useSession();
  const isOpen = useChosen((state) => state.document !== undefined);
  const pane = useChosen((state) => state.pane);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const isField = (event.target as HTMLElement).closest?.('input, select, .bring textarea');
      const key = event.key.toLowerCase();
      if (event.key === 'F6') switchSides(store.get().selected);
      else if (!(event.ctrlKey || event.metaKey)) return;
      else if (key === 'enter' && event.shiftKey) void commands.draftAll();
      else if (key === 's') {
        const name = new Date().toLocaleString(translate.language);
        if (store.get().document) void documents.keepVersion(name);
      } else if (isField) return;
      else if (key === 'z' && !event.shiftKey) commands.undo();
      else if (key === 'y' || key === 'z') commands.redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [commands, documents, store, translate]);

  // The workbench fills the window and its panes scroll; other pages scroll as a whole.
  useLayoutEffect(() => {
    if (!isOpen) return;
    document.documentElement.dataset.view = 'workbench';
    return () => {
      delete document.documentElement.dataset.view;
    };
  }, [isOpen]);

  if (!isReady && !isOpen) return <Waiting />;
  if (!isOpen) {
    return (
      <main class="page start" id="main" tabIndex={-1}>
        <h1>{translate('bring.title')}</h1>
        <BringForm />
      </main>
    );
  }
  return (
    <main class={`workbench shows-${pane}`} id="main" tabIndex={-1}>
      <h1 class="unseen">{translate('app.workbench')}</h1>
      <div class="tabs" role="tablist" aria-label={translate('app.workbench')}>
        {PANES.map((name) => (
          <button
            type="button"
            role="tab"
            key={name}
            aria-selected={name === pane}
            tabIndex={name === pane ? 0 : -1}
            onClick={() => store.dispatch({ type: 'pane', pane: name })}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              if (by === 0) return;
              const next = PANES[(PANES.indexOf(pane) + by + PANES.length) % PANES.length];
              store.dispatch({ type: 'pane', pane: next });
              const tabs = event.currentTarget.parentElement!.children;
              (tabs[PANES.indexOf(next)] as HTMLElement).focus();
            }}
          >
            {translate(`pane.${name}`)}
          </button>
        ))}
      </div>
      <div class="panes">
        <MarkCounts />
        <Grid />
      </div>
      <Panel />
      <StandBar />
    </main>
  );
}

/** A placeholder shown while the text is loading. */
function Waiting() {
  const translate = useTranslate();
  return (
    <main class="waiting" id="main" aria-busy="true">
      <p role="status">{translate('app.loading')}</p>
      <div class="waiting-lines" aria-hidden="true">
        {[92, 78, 85, 60, 88, 40].map((width) => (
          <span key={width} class={`w${width}`} />
        ))}
      </div>
    </main>
  );
}
