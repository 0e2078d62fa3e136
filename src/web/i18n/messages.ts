import type en from './messages/en.json';

/** All texts of the interface; English defines the keys, and the type checker enforces them. */
export type Messages = Readonly<Record<keyof typeof en, Message>> & {
  // A text with plural forms in English has them in every language.
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : Plural;
};
export type Key = keyof typeof en;

/** Texts by plural category (Intl.PluralRules); `other` is the fallback. */
interface Plural {
  readonly one: string;
  readonly other: string;
}
export type Message = string | Plural;

export const UI_LANGUAGES = ['en', 'fr', 'de', 'es', 'pt', 'it'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];

/** One file for each language; only the one in use is loaded. */
export const MESSAGE_FILES: Readonly<Record<UiLanguage, () => Promise<{ default: Messages }>>> = {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
  de: () => import('./messages/de.json', { with: { type: 'json' } }),
  es: () => import('./messages/es.json', { with: { type: 'json' } }),
  pt: () => import('./messages/pt.json', { with: { type: 'json' } }),
  it: () => import('./messages/it.json', { with: { type: 'json' } }),
};

/** The first available language among the preferred ones; otherwise English. */
export function chooseLanguage(wished: readonly string[]): UiLanguage {
  for (const wish of wished) {
    const id = wish.toLowerCase().split('-')[0];
    if ((UI_LANGUAGES as readonly string[]).includes(id)) return id as UiLanguage;
  }
  return 'en';
}
