import type { Key } from '../i18n/messages.ts';
import type { Translate } from '../i18n/translate.ts';

/** Maps reasons of the engines to messages; quoted words are passed on. */
const SENTENCES: readonly (readonly [RegExp, Key, swapped?: boolean])[] = [
  [/is a shorter or more common way to say|is a more common word than/, 'reason.common'],
  [/is hard .*is more common\.$/, 'reason.common', true],
  [/is hard .*says about the same\.$/, 'reason.about', true],
  [/adds little\.$/, 'reason.little'],
  [/only links to what came before\.$/, 'reason.link'],
  [/^It says the same again/, 'reason.again'],
  [/^What stands in brackets/, 'reason.brackets'],
  [/complete without it|is whole without|^It is extra/, 'reason.extra'],
  [/^A shorter text was asked for/, 'reason.shorter'],
  [/^It is said on the side/, 'reason.aside'],
  [/^What is told on the side/, 'reason.own'],
  [/^Two statements are two sentences/, 'reason.two'],
  [/^Each action has its own sentence/, 'reason.action'],
  [/^A contrast is clearer/, 'reason.contrast'],
  [/^Who acts comes first/, 'reason.actor'],
  [/is an abbreviation; it is written in full/, 'reason.full'],
  [/^Your glossary/, 'reason.glossary'],
  [/^Explained in brackets/, 'reason.explained'],
  [/^The sentence is rewritten/, 'reason.rewritten'],
];

export interface Reason {
  readonly text: string;
  /** The language of the text: untranslated reasons of engines are English. */
  readonly language: string;
}

/**
 * Translates the reason for an edit into the language of the page, if the reason is known.
 *
 * @example reasonIn(german, 'Who acts comes first.').text // 'Wer handelt, steht zuerst.'
 */
export function reasonIn(translate: Translate, sentence: string): Reason {
  const found = SENTENCES.find(([pattern]) => pattern.test(sentence));
  if (!found) return { text: sentence, language: 'en' };
  const [, key, isSwapped] = found;
  const quoted = (sentence.match(/"[^"]*"/g) ?? []).map((word) => word.slice(1, -1));
  const words = isSwapped ? quoted.reverse() : quoted;
  const values = Object.fromEntries(words.map((word, at) => [String(at), word]));
  const text = translate(key, values);
  return /\{\d\}/.test(text)
    ? { text: sentence, language: 'en' }
    : { text, language: translate.language };
}
