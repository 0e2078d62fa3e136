import type { CompletionPrompt } from '../prompt/prompt-file.ts';

/** The input of a taught model, in the same format as in `train/taught/pairs.py`. */
export function taughtPrompt(languageName: string, source: string): string {
  return `<|im_start|>user\nPlain ${languageName}, level B1:\n${source}<|im_end|>\n<|im_start|>assistant\n`;
}

/** Ends every answer. */
export const ANSWER_END = '<|im_end|>';

/** The prompt of a taught model: as in its training, without instructions. */
export const WRITING: CompletionPrompt = {
  mode: 'completion',
  name: 'taught',
  summary: 'the answer format that the taught models learnt',
  languages: ['*'],
  example: '',
  between: '',
  query: taughtPrompt('{language}', '{source}'),
  stop: [ANSWER_END],
};

/** A text cannot end its own turn. */
export const harmless = (source: string): string => source.replaceAll('<|', '< |');
