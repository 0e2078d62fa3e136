import type { Controls } from '../../core/index.ts';
import { type ControlValues, controlStyle, controlTokens } from '../../corpus/index.ts';
import {
  type Answered,
  type BeamPick,
  picked,
  type Rewritten,
} from '../../simplify/models/index.ts';
import { chosenAnswer } from '../../simplify/models/rewrite.ts';
import { type VerifyOptions, verify } from '../../simplify/verify/index.ts';
import { openSeq2Seq } from './seq2seq.ts';

export interface Seq2SeqOptions {
  readonly beams: number;
  readonly best: number;
  readonly pick: BeamPick;
  readonly lengthPenalty?: number;
  /** The input of the judge; without it, nothing is verified (for evaluation). */
  readonly verify?: VerifyOptions;
  /** Accepts a failed text if none passed. */
  readonly acceptFailed?: boolean;
}

/** Rewrites texts with a model and control tokens; texts that arrive together form a batch. */
export interface Seq2SeqRewriter {
  readonly name: string;
  /** The control tokens before every source. */
  tokens(controls: Controls): string;
  rewrite(source: string, controls: Controls): Promise<Rewritten>;
}

const BATCH = 8;

/**
 * Opens a model folder whose klartext.json describes its training: `{"controls": {"style":
 * "access", "measures": ["length", "words"], "values": {"length": 0.95}}}`.
 */
export async function openSeq2SeqRewriter(
  name: string,
  options: Seq2SeqOptions,
): Promise<Seq2SeqRewriter> {
  const model = await openSeq2Seq(name);
  const { controls: trained } = model.folder.notes;
  const style = trained && controlStyle(trained.style);
  const tokens = (controls: Controls): string => {
    if (!style || !trained) return '';
    const asked = { ...trained.values, ...valuesOf(controls) };
    const measures = trained.measures ?? style.tokens.map(([measure]) => measure);
    const kept = Object.entries(asked).filter(([measure]) => measures.includes(measure));
    return controlTokens(Object.fromEntries(kept) as Partial<ControlValues>, style);
  };
  const generate = batched((sources: readonly string[]) => model.generate(sources, options), BATCH);
  return {
    name: model.name,
    tokens,
    async rewrite(source, controls) {
      const found = await generate(`${tokens(controls)} ${source}`.trim());
      const texts = picked(
        source,
        found.map(({ text }) => text),
        options.pick,
      );
      const answers = texts.map((text): Answered => {
        const score = found.find((each) => each.text === text)?.score ?? 0;
        if (text === '') {
          return { status: 'garbled', text, score, why: 'the model wrote nothing' };
        }
        const judged = options.verify && verify(source, text, options.verify);
        return { status: 'answered', text, score, ...(judged ?? { passed: true }) };
      });
      const acceptFailed = options.acceptFailed ?? false;
      return { ...chosenAnswer(source, answers, acceptFailed), tokens: { prompt: 0, answer: 0 } };
    },
  };
}

/** Dials by the names of their measures; MUSS measures similarity by replacements only. */
function valuesOf({ length, paraphrase, words, syntax }: Controls): Partial<ControlValues> {
  return {
    ...(length !== undefined && { length }),
    ...(paraphrase !== undefined && { similarity: paraphrase, replaceOnly: paraphrase }),
    ...(words !== undefined && { words }),
    ...(syntax !== undefined && { syntax }),
  };
}

/** Combines simultaneous calls into one, up to a maximum. */
export function batched<A, B>(
  work: (all: readonly A[]) => Promise<readonly B[]>,
  most: number,
): (one: A) => Promise<B> {
  let waiting: { one: A; done: (result: B) => void; failed: (error: unknown) => void }[] = [];
  let running: Promise<void> = Promise.resolve();
  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const results = await work(batch.map(({ one }) => one));
        for (const [at, { done }] of batch.entries()) done(results[at]);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
  };
  return (one) =>
    new Promise((done, failed) => {
      if (waiting.length === 0) {
        // After other calls in the same tick.
        running = running.then(() => new Promise((resolve) => setImmediate(resolve))).then(flush);
      }
      waiting.push({ one, done, failed });
    });
}
