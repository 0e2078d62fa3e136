import { KlartextError } from '../core/index.ts';
import type { VerifyOptions as JudgeOptions, Verification } from '../simplify/verify/index.ts';
import { loaded, type TextOptions } from './loaded.ts';

export interface VerifyOptions extends TextOptions, Pick<JudgeOptions, 'glossary' | 'protected'> {}

/** What the judge says, and the language it read both texts in. */
export interface Verified extends Verification {
  readonly language: string;
}

/**
 * Tells, point by point, whether a rewritten text still says what its source says: numbers, names,
 * negation, duties, who does what … The judge shares no code with what rewrites.
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
      'There is no source to compare with.',
      'Give the text as it was before it was rewritten, and then the new text.',
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
