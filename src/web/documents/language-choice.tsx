import { useTranslate } from '../i18n/translate.ts';
import { ChoiceField } from '../parts/fields.tsx';
import { useChosen } from '../state/store.ts';

/** Selects the language of a text, or none for detection. */
export function LanguageChoice(field: {
  readonly label: string;
  readonly value: string;
  readonly onValue: (language: string) => void;
}) {
  const translate = useTranslate();
  const languages = useChosen((state) => state.catalogue.languages);
  return (
    <ChoiceField
      {...field}
      choices={[
        ['', translate('bring.languageAuto')],
        ...languages.map(({ id, endonym }) => [id, endonym] as const),
      ]}
    />
  );
}
