import { useMemo } from 'preact/hooks';
import { useTranslate } from '../i18n/translate.ts';
import { useChosen } from '../state/store.ts';
import { difference } from '../text/difference.ts';

interface DifferenceProperties {
  readonly before: string;
  readonly after: string;
  readonly language: string;
}

/** Shows removed text struck out and new text underlined, with labels for screen readers. */
export function MarkedDifference({ before, after, language }: DifferenceProperties) {
  const translate = useTranslate();
  const languages = useChosen((state) => state.catalogue.languages);
  const stretches = useMemo(() => difference(before, after), [before, after]);
  const direction = languages.find(({ id }) => id === language)?.direction ?? 'auto';
  return (
    <>
      <p class="difference" lang={language} dir={direction} aria-hidden="true">
        {stretches.map(({ kind, text }, at) => {
          if (kind === 'same') return text;
          return kind === 'gone' ? <del key={at}>{text}</del> : <ins key={at}>{text}</ins>;
        })}
      </p>
      <p class="unseen">
        <span lang={language}>{after}</span>{' '}
        {stretches
          .filter(({ kind, text }) => kind !== 'same' && text.trim() !== '')
          .map(({ kind, text }) =>
            translate(kind === 'gone' ? 'panel.deleted' : 'panel.inserted', { text: text.trim() }),
          )
          .join('; ')}
      </p>
    </>
  );
}
