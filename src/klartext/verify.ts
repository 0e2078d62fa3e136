import { KlartextError } from '../core/index.ts';
import type { VerifyOptions as JudgeOptions, Verification } from '../simplify/verify/index.ts';
import { loaded, type TextOptions } from './loaded.ts';

export interface VerifyOptions extends TextOptions, Pick<JudgeOptions, 'glossary' | 'protected'> {}

/** The verdicts of the judge, and the language in which it read both texts. */
export interface Verified extends Verification {
  readonly language: string;
}

/**
 * Checks, point by point, whether a rewritten text keeps the meaning of its source: numbers, names,
 * negation, duties, who does what … The judge shares no code with the engines that rewrite.
 *
 * @example
 * import { verify } from 'klartext';
 *
 * const { passed, verdicts } = await verify('You may stay until 5 May.', 'You must stay until 6 May.');
 * console.log(passed); // false
 * const { point, state, because } = verdicts[0];
 * console.log(point, state, because); // figures changed “5” became “6”.
 */
export async function verify(
  source: string,
  output: string,
  { language: asked, glossary, protected: terms, files }: VerifyOptions = {},
): Promise<Verified> {
  if (source.trim() === '') {
    throw new KlartextError(
      'bad-input',
      'The source is empty.',
      'Pass the original text first, and then the new text.',
    );
  }
  const { verify: judge } = await import('../simplify/verify/index.ts');
  const from = await loaded(files);
  const parts = await from.partsFor(source, asked);
  const verification = judge(source, output, {
    language: await parts.language(),
    identifier: await from.identifier(),
    ...(glossary && { glossary }),
    ...(terms && { protected: terms }),
  });
  return { ...verification, language: parts.id };
}
