import type { Check } from '../../contract/index.ts';
import { type Translate, useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';

/** What was checked, in words; what failed comes first and says what is wrong. */
export function Checks({
  checks,
  kept,
}: {
  readonly checks: readonly Check[];
  readonly kept?: number;
}) {
  const translate = useTranslate();
  const failed = checks.filter(({ passed, message }) => !passed || message);
  const passed = checks.filter((check) => !failed.includes(check));
  return (
    <ul class="checks" aria-label={translate('panel.checks')}>
      {failed.map((check) => (
        <li key={check.name} class="check-failed">
          <Icon name="alert" size={14} /> {failureOf(translate, check)}
        </li>
      ))}
      {passed.length > 0 && (
        <li class="check-passed">
          <Icon name="check" size={14} />{' '}
          {passed.map(({ name }) => nameOf(translate, name)).join(' · ')}
        </li>
      )}
      {kept !== undefined && (
        <li class="check-kept">
          {translate('stand.meaning')}: {translate.number(Math.round(kept * 100))} %
        </li>
      )}
      {checks.length === 0 && <li class="check-none">{translate('panel.notChecked')}</li>}
    </ul>
  );
}

function nameOf(translate: Translate, name: string): string {
  const key = `check.${name}`;
  return translate.has(key) ? translate(key) : name;
}

/** `"12", "May" is left out.` in the words of the page. */
function failureOf(translate: Translate, { name, message = '' }: Check): string {
  const named = nameOf(translate, name);
  const quoted = (message.match(/"[^"]*"/g) ?? []).join(', ');
  if (quoted && message.includes('left out')) {
    return translate('check.lost', { name: named, text: quoted });
  }
  if (quoted && /not in the (?:source|original)/.test(message)) {
    return translate('check.invented', { name: named, text: quoted });
  }
  return translate('check.failed', { name: named });
}
