import { describe, expect, it } from 'vitest';
import { MESSAGE_FILES } from '../i18n/messages.ts';
import { translator } from '../i18n/translate.ts';
import { reasonIn } from './reasons.ts';

const { default: messages } = await MESSAGE_FILES.de();
const german = translator(messages, 'de');
const said = (sentence: string) => reasonIn(german, sentence);

describe('a reason of an engine', () => {
  it('is translated into the language of the page, with its words', () => {
    expect(said('"Amt" is a more common word than "Behörde".').text).toBe(
      '„Amt“ ist häufiger als „Behörde“.',
    );
    expect(said('"Behörde" is hard (rare: Zipf 3.2); "Amt" is more common.').text).toBe(
      '„Amt“ ist häufiger als „Behörde“.',
    );
    expect(said('Who acts comes first.')).toEqual({
      text: 'Wer handelt, steht zuerst.',
      language: 'de',
    });
  });

  it('that is unknown is left unchanged and marked as English', () => {
    expect(said('A model wrote this.')).toEqual({ text: 'A model wrote this.', language: 'en' });
    expect(said('adds little.').language).toBe('en');
  });
});
