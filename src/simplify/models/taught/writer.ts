import type { VerifyOptions } from '../../verify/verify.ts';
import { verify } from '../../verify/verify.ts';
import type { TextModel } from '../model.ts';
import { completionText } from '../prompt/build.ts';
import { readAnswer } from '../prompt/read-answer.ts';
import { harmless, WRITING } from './prompt.ts';
import type { Writer } from './writings.ts';

export interface WriterSettings {
  readonly model: TextModel;
  /** The English name of the language, as the model was taught it. */
  readonly languageName: string;
  readonly verify: VerifyOptions;
  /** How many versions to draw until one passes; the first is the likeliest one. */
  readonly samples: number;
}

const WARMER = 0.5;

/** A taught model as a writer: what it writes passes the judge without any doubt, or is dropped. */
export function modelWriter(settings: WriterSettings): Writer {
  return {
    async write(source) {
      const seen = new Set([source]);
      for (let sample = 0; sample < settings.samples; sample++) {
        const text = await drawn(source, sample, settings);
        if (text === undefined || seen.has(text)) continue;
        seen.add(text);
        if (isCertain(source, text, settings)) return [text];
      }
      return [];
    },
  };
}

async function drawn(
  source: string,
  sample: number,
  { model, languageName }: WriterSettings,
): Promise<string | undefined> {
  const wishes = { language: languageName, controls: {} };
  const answer = await model.generate({
    prompt: completionText(WRITING, harmless(source), [], wishes),
    stop: WRITING.stop,
    temperature: sample === 0 ? 0 : WARMER,
    maxTokens: 64 + source.length,
    sample,
  });
  const { status, text } = readAnswer(answer, WRITING, { source });
  return status === 'answered' ? text.replace(/\s*\n\s*/gu, ' ') : undefined;
}

/** Where a small model writes, what the judge is unsure of is mostly wrong. */
const isCertain = (source: string, text: string, { verify: options }: WriterSettings): boolean =>
  verify(source, text, options).verdicts.every(({ state }) => state === 'kept');
