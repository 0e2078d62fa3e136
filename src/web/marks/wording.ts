import type { Finding } from '../../contract/index.ts';
import type { Translate } from '../i18n/translate.ts';

/** Explains why a place is hard, in one sentence in the language of the page. */
export function whyOf(translate: Translate, { rule, text, message }: Finding): string {
  const key = `rule.${rule}`;
  if (!translate.has(key)) return message;
  // Numbers from the server's sentence ("This sentence has 41 words") are inserted into ours.
  const numbers = message.replace(text, '').match(/\d+/g) ?? [];
  const values = Object.fromEntries(numbers.map((number, at) => [String(at), number]));
  const short = text.length > 60 ? `${text.slice(0, 57)} …` : text;
  const sentence = translate(key, { text: short, ...values });
  return /\{\d\}/.test(sentence) ? message : sentence;
}
