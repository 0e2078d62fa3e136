import { failed, type Verdict, type Verification } from '../verify/verdict.ts';
import { type VerifyOptions, verify } from '../verify/verify.ts';
import type { ExampleSelector } from './examples/example-index.ts';
import type { ModelAnswer, ModelRequest, TextModel } from './model.ts';
import { chatMessages, completionText, type PromptWishes } from './prompt/build.ts';
import type { ChatPrompt, CompletionPrompt } from './prompt/prompt-file.ts';
import { ended, type ReadAnswer, readAnswer } from './prompt/read-answer.ts';
import { acceptable } from './taught/acceptable.ts';
import type { Estimator } from './taught/estimate.ts';

export interface RewriteOptions {
  readonly model: TextModel;
  readonly prompt: ChatPrompt | CompletionPrompt;
  readonly wishes: PromptWishes;
  readonly examples?: ExampleSelector;
  /** The number of examples to show. */
  readonly shots: number;
  /** The maximum number of answers to draw … */
  readonly samples: number;
  /** … until this many different ones passed. */
  readonly wanted: number;
  /** The number of repair attempts after a failed first answer. */
  readonly repairs: number;
  /** The temperature of the first answer; further ones have a higher one. */
  readonly temperature: number;
  readonly maxTokens?: number;
  readonly verify: VerifyOptions;
  /** Estimates what an editor would accept; used if all other points pass. */
  readonly estimator?: Estimator;
  /** Accepts a failed answer if none passed. */
  readonly acceptFailed: boolean;
  readonly refusals?: readonly string[];
  /** Called before every request; false if the budget is used up. */
  readonly mayCall: () => boolean;
}

/** One answer with its verification. */
export interface Answered extends ReadAnswer, Partial<Verification> {
  /** The score of a beam; higher is better. */
  readonly score?: number;
}

/** The result for a text; a text without a passing answer is left unchanged, with the reason. */
export interface Rewritten {
  readonly text: string;
  readonly status: ReadAnswer['status'] | 'rejected' | 'unasked';
  readonly why?: string;
  /** All answers, the chosen one first. */
  readonly answers: readonly Answered[];
  readonly tokens: { readonly prompt: number; readonly answer: number };
}

const WARMER = 0.7;
/** The maximum number of continuations for a base model that does not close its answer. */
const MOST_CONTINUED = 4;
/** The default number of repair attempts. */
export const MOST_REPAIRS = 2;

/**
 * Requests an answer and verifies it; after a failure, reports the faults to the model and retries. The first
 * answer that passes is accepted; without one, the source is kept.
 *
 * @example const { text, why } = await rewrite('The measure is compulsory.', options);
 */
export async function rewrite(source: string, options: RewriteOptions): Promise<Rewritten> {
  const { prompt, wishes, examples, shots, samples } = options;
  const shown = examples && shots > 0 ? await examples.select(source, shots) : [];
  const asked =
    prompt.mode === 'chat'
      ? { messages: chatMessages(prompt, source, shown, wishes) }
      : { prompt: completionText(prompt, source, shown, wishes), stop: prompt.stop };
  const answers: Answered[] = [];
  const tokens = { prompt: 0, answer: 0 };
  const ask = async (request: ModelRequest): Promise<Answered> => {
    const answer = await finished(request, options);
    tokens.prompt += answer.tokens?.prompt ?? 0;
    tokens.answer += answer.tokens?.answer ?? 0;
    const { refusals } = options;
    const read = readAnswer(answer, prompt, { source, ...(refusals && { refusals }) });
    const known = answers.find(({ status, text }) => status === 'answered' && text === read.text);
    if (known) return known;
    const judged =
      read.status === 'answered' ? { ...read, ...(await judge(source, read.text, options)) } : read;
    answers.push(judged);
    return judged;
  };
  const isDone = () => answers.filter(({ passed }) => passed).length >= options.wanted;
  for (let sample = 0; sample < samples && !isDone() && options.mayCall(); sample++) {
    const request: ModelRequest = {
      ...asked,
      temperature: sample === 0 ? options.temperature : Math.max(WARMER, options.temperature),
      maxTokens: options.maxTokens ?? tokensFor(source),
      sample,
    };
    const first = await ask(request);
    if (sample > 0 || prompt.mode !== 'chat' || !prompt.repair) continue;
    await repaired(first, options, ({ text, verdicts = [] }) =>
      ask({
        ...request,
        messages: chatMessages(prompt, source, shown, wishes, { text, verdicts }),
      }),
    );
  }
  return { ...chosenAnswer(source, answers, options.acceptFailed), tokens };
}

/** The verification, and for a passing answer the estimate of an editor's acceptance. */
async function judge(
  source: string,
  text: string,
  { verify: options, estimator }: RewriteOptions,
): Promise<Verification> {
  const verification = verify(source, text, options);
  if (!verification.passed || !estimator || text === source) return verification;
  const [estimate] = await acceptable(estimator, source, [text]);
  return {
    passed: estimate.state === 'kept',
    verdicts: [...verification.verdicts, estimate],
  };
}

/** Retries with the faults, until an answer passes or the model only repeats itself. */
async function repaired(
  first: Answered,
  { repairs, mayCall }: RewriteOptions,
  askAgain: (failed: Answered) => Promise<Answered>,
): Promise<void> {
  let last = first;
  for (let times = 0; times < repairs; times++) {
    if (last.passed || last.status !== 'answered' || !mayCall()) return;
    const next = await askAgain(last);
    if (next === last) return;
    last = next;
  }
}

/** Twice the length of the text, in tokens that may be as short as one character. */
function tokensFor(source: string): number {
  return Math.min(4096, 64 + source.length);
}

/** MultiSim (appendix C): the output is added to the prompt until it is complete. */
async function finished(request: ModelRequest, options: RewriteOptions): Promise<ModelAnswer> {
  const { model, prompt, mayCall } = options;
  let answer = await model.generate(request);
  if (prompt.mode !== 'completion') return answer;
  for (let times = 0; times < MOST_CONTINUED; times++) {
    if (answer.ending !== 'length' || ended(answer.text, prompt) || !mayCall()) break;
    const next = await model.generate({ ...request, prompt: request.prompt + answer.text });
    const sum = (side: 'prompt' | 'answer') =>
      (answer.tokens?.[side] ?? 0) + (next.tokens?.[side] ?? 0);
    answer = {
      text: answer.text + next.text,
      ending: next.ending,
      tokens: { prompt: sum('prompt'), answer: sum('answer') },
    };
  }
  return answer;
}

/** The first answer that passed, or the source; the reason is that of the judge. */
export function chosenAnswer(
  source: string,
  answers: readonly Answered[],
  acceptFailed: boolean,
): Omit<Rewritten, 'tokens'> {
  if (answers.length === 0) {
    return { text: source, status: 'unasked', why: 'the budget of calls is spent', answers };
  }
  const usable = answers.filter(({ status }) => status === 'answered');
  const others = answers.filter(({ status }) => status !== 'answered');
  // A stable sort: of equal answers, the earlier one with the lower temperature.
  const sorted = [...usable].sort((a, b) => failures(a).length - failures(b).length);
  const all = [...sorted, ...others];
  const [best] = sorted;
  if (!best) {
    const { status, why } = answers[0];
    return { text: source, status, ...(why && { why }), answers };
  }
  if (best.passed || acceptFailed) return { text: best.text, status: 'answered', answers: all };
  const why = failures(best)
    .map(({ because }) => because)
    .join(' ');
  return { text: source, status: 'rejected', why, answers: all };
}

/** The points that an answer fails. */
export function failures({ verdicts = [] }: Pick<Answered, 'verdicts'>): readonly Verdict[] {
  return verdicts.filter(failed);
}
