import { useState } from 'preact/hooks';
import { DocumentMenu } from '../documents/document-menu.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import type { UiLanguage } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';
import { KeysDialog } from '../settings/keys-dialog.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import type { SaveState } from '../state/state.ts';
import { useChosen } from '../state/store.ts';
import { useSession } from '../work/session.ts';
import type { Page } from './route.ts';

const PAGES = ['workbench', 'evaluate', 'corpora'] as const satisfies Page[];

interface HeaderProperties {
  readonly page: Page;
  readonly onLanguage: (language: UiLanguage) => void;
}

/** The bar at the top: pages, the text, undo, settings and export. */
export function Header({ page, onLanguage }: HeaderProperties) {
  const translate = useTranslate();
  const { commands } = useSession();
  const history = useChosen((state) => state.document?.history);
  const [shown, setShown] = useState<'settings' | 'keys' | undefined>();
  const isWorkbench = page === 'workbench';
  return (
    <header class="top">
      <a class="logo" href="#/" aria-label="Klartext">
        <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false">
          <rect width="32" height="32" rx="7" fill="currentColor" />
          <path
            d="M8 9h16M8 16h11M8 23h6"
            stroke="var(--surface)"
            stroke-width="3"
            stroke-linecap="round"
          />
        </svg>
        <span>Klartext</span>
      </a>
      <nav aria-label={translate('app.pages')}>
        {PAGES.map((name) => (
          <a
            key={name}
            href={name === 'workbench' ? '#/' : `#/${name}`}
            aria-current={name === page ? 'page' : undefined}
          >
            {translate(`app.${name}`)}
          </a>
        ))}
      </nav>
      {isWorkbench && <DocumentMenu />}
      {isWorkbench && history && <SaveLine />}
      <span class="spring" />
      {isWorkbench && history && (
        <>
          <button
            type="button"
            class="quiet"
            disabled={history.past.length === 0}
            aria-label={translate('keys.undo')}
            title={`${translate('keys.undo')} (Ctrl Z)`}
            onClick={() => commands.undo()}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            class="quiet"
            disabled={history.future.length === 0}
            aria-label={translate('keys.redo')}
            title={`${translate('keys.redo')} (Ctrl Y)`}
            onClick={() => commands.redo()}
          >
            <Icon name="redo" />
          </button>
          <button
            type="button"
            class="quiet keys-button"
            aria-label={translate('keys.title')}
            title={`${translate('keys.title')} (?)`}
            onClick={() => setShown('keys')}
          >
            <Icon name="keyboard" />
          </button>
        </>
      )}
      <button
        type="button"
        class="quiet"
        aria-label={translate('settings.title')}
        title={translate('settings.title')}
        onClick={() => setShown('settings')}
      >
        <Icon name="settings" />
      </button>
      {isWorkbench && history && <ExportMenu />}
      {shown === 'settings' && (
        <SettingsDialog onClose={() => setShown(undefined)} onLanguage={onLanguage} />
      )}
      {shown === 'keys' && <KeysDialog onClose={() => setShown(undefined)} />}
    </header>
  );
}

const SAVE_TEXTS = {
  saved: 'doc.saved',
  saving: 'doc.saving',
  unsaved: 'doc.unsaved',
  offline: 'doc.unsaved',
  conflict: 'doc.unsaved',
} as const satisfies Record<SaveState, string>;

/** Whether everything is saved. */
function SaveLine() {
  const translate = useTranslate();
  const save = useChosen((state) => state.save);
  return (
    <span class={`save save-${save}`}>
      <span class="save-state">
        <Icon name={save === 'saved' || save === 'saving' ? 'check' : 'alert'} size={14} />
        <span class="save-text">{translate(SAVE_TEXTS[save])}</span>
      </span>
    </span>
  );
}
