import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Key, Message, Messages, UiLanguage } from './messages.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Texts of the interface in one language. */
export interface Translate {
  (key: Key, values?: Values): string;
  readonly language: UiLanguage;
  /** Formats a number for this language. */
  number(value: number, digits?: number): string;
  /** Whether a text exists for a name from the server. */
  has(key: string): key is Key;
}

/**
 * Fills values into texts; `{count}` selects singular or plural.
 *
 * @example translator(messages, 'en')('marks.kind.passives', { count: 2 }) // '2 passives'
 */
export function translator(messages: Messages, language: UiLanguage): Translate {
  const plurals = new Intl.PluralRules(language);
  // Creating one takes longer than using it a hundred times.
  const formats = [0, 1, 2].map(
    (digits) => new Intl.NumberFormat(language, { maximumFractionDigits: digits }),
  );
  const number = (value: number, digits = 0) => formats[Math.min(2, digits)].format(value);
  const chosen = (message: Message, count: number): string => {
    if (typeof message === 'string') return message;
    return plurals.select(count) === 'one' ? message.one : message.other;
  };
  const translate = (key: Key, values: Values = {}): string =>
    chosen(messages[key], Number(values.count ?? 1)).replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? number(value, 1) : value;
    });
  return Object.assign(translate, {
    language,
    number,
    has: (key: string): key is Key => Object.hasOwn(messages, key),
  });
}

export const TranslateContext = createContext<Translate | undefined>(undefined);

/** The texts in the current language of the page. */
export function useTranslate(): Translate {
  const translate = useContext(TranslateContext);
  if (!translate) throw new Error('No language is chosen.');
  return translate;
}
