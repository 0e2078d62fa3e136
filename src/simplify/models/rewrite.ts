import type { ExampleSelector } from './examples/example-index.ts';
import { type Judgement, type JudgeOptions, judge } from './judge.ts';
import type { ModelAnswer, ModelRequest, TextModel } from './model.ts';
import { chatMessages, completionText, type PromptWishes } from './prompt/build.ts';
import type { ChatPrompt, CompletionPrompt } from './prompt/prompt-file.ts';
import { ended, type ReadAnswer, readAnswer } from './prompt/read-answer.ts';

export interface RewriteOptions {
  readonly model: TextModel;
  readonly prompt: ChatPrompt | CompletionPrompt;
  readonly wishes: PromptWishes;
  readonly examples?: ExampleSelector;
  /** How many examples to show. */
  readonly shots: number;
  /** How many answers to choose from. */
  readonly samples: number;
  /** Ask no further once an answer passes all checks. */
  readonly isEager?: boolean;
  /** Of the first answer; further ones are drawn warmer. */
  readonly temperature: number;
  readonly maxTokens?: number;
  /** Only an answer that passes every check is taken. */
  readonly strict: boolean;
  readonly judge: JudgeOptions;
  readonly refusals?: readonly string[];
  /** Asked before every call: false when the budget is spent. */
  readonly mayCall: () => boolean;
}

/** One answer and what was found about it. */
export interface Answered extends ReadAnswer, Partial<Judgement> {}

/** What became of a text; a text without a usable answer stays as it is, and says why. */
export interface Rewritten {
  readonly text: string;
  readonly status: ReadAnswer['status'] | 'checked-out' | 'unasked';
  readonly why?: string;
  /** All answers, the chosen one first. */
  readonly answers: readonly Answered[];
  readonly tokens: { readonly prompt: number; readonly answer: number };
}

const WARMER = 0.7;
/** A base model that neither closes its answer nor goes on to a new block is asked so often. */
const MOST_CONTINUED = 4;

/**
 * Generate → check → select: asks for some answers, checks each, keeps the best.
 *
 * @example const { text, why } = await rewrite('The measure is compulsory.', options);
 */
export async function rewrite(source: string, options: RewriteOptions): Promise<Rewritten> {
  const { prompt, wishes, examples, shots, samples } = options;
  const shown = examples && shots > 0 ? await examples.select(source, shots) : [];
  const answers: Answered[] = [];
  const tokens = { prompt: 0, answer: 0 };
  for (let sample = 0; sample < samples; sample++) {
    if (!options.mayCall()) break;
    const request: ModelRequest = {
      ...(prompt.mode === 'chat'
        ? { messages: chatMessages(prompt, source, shown, wishes) }
        : { prompt: completionText(prompt, source, shown, wishes), stop: prompt.stop }),
      temperature: sample === 0 ? options.temperature : Math.max(WARMER, options.temperature),
      maxTokens: options.maxTokens ?? tokensFor(source),
      sample,
    };
    const answer = await finished(request, options);
    tokens.prompt += answer.tokens?.prompt ?? 0;
    tokens.answer += answer.tokens?.answer ?? 0;
    const { refusals } = options;
    const read = readAnswer(answer, prompt, { source, ...(refusals && { refusals }) });
    answers.push(
      read.status === 'answered'
        ? { ...read, ...(await judge(source, read.text, options.judge)) }
        : read,
    );
    if (options.isEager && answers.at(-1)?.checks?.every(({ passed }) => passed)) break;
  }
  return { ...chosen(source, answers, options.strict), tokens };
}

/** Twice the length of the text, in tokens that may be as short as one sign. */
function tokensFor(source: string): number {
  return Math.min(4096, 64 + source.length);
}

/** MultiSim (appendix C): the output goes back into the prompt until it is whole. */
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

function chosen(
  source: string,
  answers: readonly Answered[],
  strict: boolean,
): Omit<Rewritten, 'tokens'> {
  if (answers.length === 0) {
    return { text: source, status: 'unasked', why: 'the budget of calls is spent', answers };
  }
  const usable = answers.filter(({ status }) => status === 'answered');
  // A stable sort: of equals the earlier, cooler answer.
  const sorted = [...usable].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const [best] = sorted;
  const others = answers.filter(({ status }) => status !== 'answered');
  if (!best) {
    const { status, why } = answers[0];
    return { text: source, status, ...(why && { why }), answers };
  }
  const failed = best.checks?.filter(({ passed }) => !passed) ?? [];
  const all = [...sorted, ...others];
  if (strict && failed.length > 0) {
    const why = failed.map(({ message, name }) => message ?? name).join(' ');
    return { text: source, status: 'checked-out', why, answers: all };
  }
  return { text: best.text, status: 'answered', answers: all };
}
