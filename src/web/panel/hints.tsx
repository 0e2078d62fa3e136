import { useState } from 'preact/hooks';
import { useTranslate } from '../i18n/translate.ts';

const KEY = 'klartext.hints';

/** Three things to try, shown until they are dismissed. */
export function Hints() {
  const translate = useTranslate();
  const [isShown, setShown] = useState(() => localStorage.getItem(KEY) !== 'seen');
  if (!isShown) return null;
  return (
    <section class="hints" aria-label={translate('hint.title')}>
      <h3>{translate('hint.title')}</h3>
      <ol>
        <li>{translate('hint.1')}</li>
        <li>{translate('hint.2')}</li>
        <li>{translate('hint.3')}</li>
      </ol>
      <button
        type="button"
        onClick={() => {
          localStorage.setItem(KEY, 'seen');
          setShown(false);
        }}
      >
        {translate('hint.done')}
      </button>
    </section>
  );
}
