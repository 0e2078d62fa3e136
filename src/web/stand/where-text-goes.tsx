import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';
import { useChosen, useWork } from '../state/store.ts';

/** States that the text stays on this computer, or which remote engine receives it. */
export function WhereTextGoes() {
  const translate = useTranslate();
  const engines = useChosen((state) => state.catalogue.engines);
  const chosen = useWork()?.settings.engines ?? [];
  const outside = engines.find((engine) => engine.outside && chosen.includes(engine.name));
  return (
    <p class={outside ? 'goes outside' : 'goes local'}>
      <Icon name={outside ? 'globe' : 'lock'} size={14} />{' '}
      {outside ? translate('app.outside', { engine: outside.name }) : translate('app.local')}
    </p>
  );
}
