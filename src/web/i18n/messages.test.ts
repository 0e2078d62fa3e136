import { describe, expect, it } from 'vitest';
import { chooseLanguage, MESSAGE_FILES, type Message, UI_LANGUAGES } from './messages.ts';
import { translator } from './translate.ts';

const { default: english } = await MESSAGE_FILES.en();
const textsOf = (message: Message) =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(UI_LANGUAGES)('the interface in %s', async (language) => {
  const { default: messages } = await MESSAGE_FILES[language]();

  it('has every text and no extra ones', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english));
  });

  it('fills in the same values', () => {
    for (const [key, message] of Object.entries(messages) as [keyof typeof english, Message][]) {
      const expected = valuesOf(textsOf(english[key]).at(-1)!);
      expect(valuesOf(textsOf(message).at(-1)!), key).toEqual(expected);
    }
  });

  it('is calm, and certifies nothing', () => {
    for (const [key, message] of Object.entries(messages)) {
      for (const text of textsOf(message)) {
        expect(text, key).not.toMatch(/!/);
        expect(text, key).not.toMatch(/certifi|zertifi/i);
        expect(text.trim(), key).toBe(text);
        expect(text, key).not.toBe('');
      }
    }
  });

  it('counts', () => {
    const translate = translator(messages, language);
    expect(translate('marks.kind.passives', { count: 1 })).toMatch(/^1 /);
    expect(translate('marks.kind.passives', { count: 2 })).toMatch(/^2 /);
    expect(translate('marks.kind.passives', { count: 1 })).not.toBe(
      translate('marks.kind.passives', { count: 2 }).replace('2', '1'),
    );
  });
});

describe('the language of the page', () => {
  it('is the first available among the preferred ones', () => {
    expect(chooseLanguage(['ja-JP', 'pt-BR', 'en'])).toBe('pt');
    expect(chooseLanguage(['ja'])).toBe('en');
  });
});
