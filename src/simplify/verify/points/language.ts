import type { Identifier } from '../../../language/index.ts';
import { verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Verdict } from '../verdict.ts';

/** Shorter texts may be in any language. */
const LEAST_LETTERS = 24;
const SURE = 0.85;

/** The candidate is in the language of the source. */
export function language(
  source: Reading,
  candidate: Reading,
  identifier: Pick<Identifier, 'identify'> | undefined,
): Verdict[] {
  if (!identifier || candidate.text.trim().length < LEAST_LETTERS) return [];
  const guess = identifier.identify(candidate.text);
  if (guess.language === source.language.id || guess.confidence < SURE) return [];
  if (identifier.identify(source.text).language === guess.language) return [];
  const whole = [{ start: 0, end: candidate.text.length }];
  return [
    verdict(
      'language',
      'changed',
      `The new text is in another language (${guess.language}).`,
      [],
      whole,
    ),
  ];
}
