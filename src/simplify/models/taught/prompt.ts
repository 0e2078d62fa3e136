import type { Question } from './scorer.ts';

/** What a taught model reads; `train/taught/pairs.py` writes the same. */
export function taughtPrompt(languageName: string, source: string): string {
  return `<|im_start|>user\nPlain ${languageName}, level B1:\n${source}<|im_end|>\n<|im_start|>assistant\n`;
}

/** Ends every answer. */
export const ANSWER_END = '<|im_end|>';

/** What the model was taught to say behind a version. */
export const FAITHFUL: Question = { text: '\nFaithful:', yes: ' yes', no: ' no' };
