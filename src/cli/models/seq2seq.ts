import type { Controls } from '../../core/index.ts';
import { KlartextError } from '../../core/index.ts';
import { folderFiles, type Language, loadIdentifier } from '../../language/index.ts';
import { openSeq2SeqRewriter, type Seq2SeqRewriter } from '../../run/onnx/seq2seq-rewriter.ts';
import type { VerifyOptions } from '../../simplify/verify/index.ts';
import { type SimplifyOptions, wishesOf } from '../simplify/options.ts';
import { type ModelOptions, wholeIn } from './options.ts';
import type { ModelRewriter } from './rewriter.ts';

const BEAMS = '8';
const MOST_BEAMS = 64;
/** The number of lines in progress at once; the rewriter groups them into batches. */
const TOGETHER = 16;

/** A sequence-to-sequence model in a folder, with the options of a call. */
export async function openRewriter(
  options: ModelOptions & { readonly candidates?: string },
  verify?: VerifyOptions,
): Promise<Seq2SeqRewriter> {
  if (!options.model) {
    throw new KlartextError(
      'bad-option',
      'No model was named.',
      'Name its folder, or a pulled model: --engine seq2seq --model DIR',
    );
  }
  const beams = wholeIn('--beams', options.beams ?? BEAMS, 1, MOST_BEAMS);
  const pick = options.pick ?? 'best';
  const wanted = Math.max(Number(options.candidates ?? 1), pick === 'best' ? 1 : 2);
  return openSeq2SeqRewriter(options.model, {
    beams,
    best: pick === 'dissimilar' ? beams : Math.min(beams, wanted),
    pick,
    ...(verify && { verify }),
    acceptFailed: options.acceptFailed ?? false,
  });
}

export async function seq2seqRewriter(
  options: SimplifyOptions & ModelOptions,
  language: Language,
): Promise<ModelRewriter> {
  const terms = options.protect?.split(',').map((term) => term.trim());
  const verify = {
    language,
    identifier: await loadIdentifier(await folderFiles()),
    ...(terms && { protected: terms }),
  };
  const rewriter = await openRewriter(options, verify);
  const { controls } = wishesOf(options);
  return {
    rewrite: (source) => rewriter.rewrite(source, controls as Controls),
    verify: options.acceptFailed ? false : verify,
    concurrency: TOGETHER,
    header: {
      engine: 'seq2seq',
      model: rewriter.name,
      language: language.id,
      tokens: rewriter.tokens(controls),
      beams: options.beams ?? BEAMS,
      pick: options.pick ?? 'best',
      candidates: options.candidates,
      acceptFailed: options.acceptFailed ?? false,
    },
    counts: { calls: 0, cached: 0, retries: 0 },
  };
}
