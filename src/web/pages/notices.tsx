import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';
import { useChosen, useStore } from '../state/store.ts';

/** Error messages, and a line that only screen readers read. */
export function Notices() {
  const translate = useTranslate();
  const store = useStore();
  const notice = useChosen((state) => state.notice);
  const save = useChosen((state) => state.save);
  const said = useChosen((state) => state.said);
  return (
    <>
      <div class="unseen" aria-live="polite" aria-atomic="false" role="status">
        {/* A new element for each sentence, so that the same one is read again. */}
        {said.map(({ text, count }) => (
          <p key={count}>{text}</p>
        ))}
      </div>
      {save === 'offline' && (
        <div class="notice notice-offline" role="alert">
          <Icon name="alert" />
          <p>{translate('app.offline')}</p>
        </div>
      )}
      {save === 'conflict' && (
        <div class="notice notice-error" role="alert">
          <Icon name="alert" />
          <p>{translate('doc.conflict')}</p>
          <button type="button" onClick={() => location.reload()}>
            {translate('app.tryAgain')}
          </button>
        </div>
      )}
      {notice && (
        <div class={`notice notice-${notice.kind}`} role="alert">
          <Icon name="alert" />
          <p>
            {notice.kind === 'error' && <strong>{translate('app.failed')} </strong>}
            {notice.code === 'no-token' ? (
              translate('app.refused')
            ) : (
              <>
                <span>{notice.text}</span> {notice.hint && <span>{notice.hint}</span>}
              </>
            )}
          </p>
          <button
            type="button"
            class="quiet"
            aria-label={translate('app.close')}
            onClick={() => store.dispatch({ type: 'notice', notice: undefined })}
          >
            <Icon name="cross" />
          </button>
        </div>
      )}
    </>
  );
}
