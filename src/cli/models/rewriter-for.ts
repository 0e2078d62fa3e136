import type { Language } from '../../language/index.ts';
import type { SimplifyOptions } from '../simplify/options.ts';
import type { ModelOptions } from './options.ts';
import type { ModelRewriter, RewriterSetting } from './rewriter.ts';

/** The rewriter for the engine that a call names; only its own modules are loaded. */
export async function rewriterFor(
  options: SimplifyOptions & ModelOptions,
  language: Language,
  setting: RewriterSetting,
): Promise<ModelRewriter> {
  if (options.engine === 'seq2seq') {
    const { seq2seqRewriter } = await import('./seq2seq.ts');
    return seq2seqRewriter(options, language);
  }
  const { modelRewriter } = await import('./rewriter.ts');
  return modelRewriter(options, language, setting);
}
