import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { KlartextError } from '../../core/index.ts';
import { type ChangeScorer, type ScoredChange, TOKENS_BEHIND } from '../../simplify/index.ts';
import { loadOptional } from '../optional.ts';

/** The part of node-llama-cpp that we use. */
interface LlamaModule {
  getLlama(options: Record<string, unknown>): Promise<{
    loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  }>;
}
interface LlamaModel {
  tokenize(text: string, specialTokens: boolean): number[];
  createContext(options: Record<string, unknown>): Promise<{ getSequence(): Sequence }>;
  dispose(): Promise<void>;
}
interface Sequence {
  readonly contextTokens: readonly number[];
  eraseContextTokenRanges(ranges: readonly { start: number; end: number }[]): Promise<void>;
  controlledEvaluate(input: readonly Input[]): Promise<readonly (Evaluated | undefined)[]>;
}
type Input = number | [token: number, options: Record<string, unknown>];
interface Evaluated {
  readonly next: { readonly logits?: Map<number, number>; readonly totalLogitWeight?: number };
}

export interface LlamaScorer extends ChangeScorer {
  dispose(): Promise<void>;
}

export interface LlamaScorerOptions {
  /** A GGUF file with an adapter. */
  readonly adapter?: string;
  readonly threads?: number;
}

const CONTEXT = 1024;

/** A GGUF file that estimates how likely texts are; evaluates shared prefixes once. */
export async function llamaScorer(
  path: string,
  { adapter, threads = 1 }: LlamaScorerOptions = {},
): Promise<LlamaScorer> {
  for (const file of [path, adapter]) {
    if (file !== undefined && !existsSync(file)) {
      throw new KlartextError(
        'missing-data',
        `${file}: the model does not exist.`,
        'Get the trained model: klartext model pull taught',
      );
    }
  }
  const llama = await loadOptional<LlamaModule>(
    'node-llama-cpp',
    'The trained model',
    '85 MB with --omit=optional, see docs/models.md; 725 MB without',
  );
  const most = Math.max(1, Math.min(threads, availableParallelism()));
  const engine = await llama.getLlama({
    build: 'never',
    gpu: false,
    maxThreads: most,
    logLevel: 'error',
  });
  const model = await engine.loadModel({ modelPath: path });
  const context = await model.createContext({
    contextSize: CONTEXT,
    threads: most,
    ...(adapter !== undefined && { lora: { adapters: [{ filePath: adapter }] } }),
  });
  const reader = new Reader(model, context.getSequence());
  let queue: Promise<unknown> = Promise.resolve();
  return {
    score(prompt, source, candidates) {
      const scored = queue.then(() => reader.score(prompt, source, candidates));
      queue = scored.catch(() => {});
      return scored;
    },
    dispose: () => model.dispose(),
  };
}

class Reader {
  /** The likelihood of each token of the sequence, as far as requested. */
  private logs: (number | undefined)[] = [];

  constructor(
    private readonly model: LlamaModel,
    private readonly sequence: Sequence,
  ) {}

  async score(
    prompt: string,
    source: string,
    candidates: readonly string[],
  ): Promise<ScoredChange[]> {
    const head = this.model.tokenize(prompt, true);
    const copy = [...head, ...this.model.tokenize(source, true)];
    const changes = candidates.map((candidate) =>
      change(copy, [...head, ...this.model.tokenize(candidate, true)]),
    );
    const longest = Math.max(copy.length, ...changes.map(({ tokens }) => tokens.length));
    if (longest > CONTEXT) {
      throw new KlartextError(
        'bad-input',
        `The text has ${longest} tokens; the trained model reads at most ${CONTEXT}.`,
        'Split it into sentences.',
      );
    }
    const first = Math.min(...changes.map((each) => each.first));
    const last = Math.max(...changes.map(({ oldEnd }) => oldEnd + TOKENS_BEHIND));
    const old = await this.read(copy, first, Math.min(last, copy.length));
    const at = (logs: readonly number[], base: number, from: number, to: number) =>
      logs.slice(from - base, Math.max(from, to) - base);
    const scored: ScoredChange[] = [];
    // Texts that share most with the source come first, so that least is evaluated again.
    for (const each of [...changes.keys()].sort((a, b) => changes[b].first - changes[a].first)) {
      const { tokens, first: start, oldEnd, freshEnd } = changes[each];
      const end = Math.min(freshEnd + TOKENS_BEHIND, tokens.length);
      const fresh = await this.read(tokens, start, end);
      scored[each] = {
        old: at(old, first, start, oldEnd),
        fresh: at(fresh, start, start, freshEnd),
        afterOld: at(old, first, oldEnd, oldEnd + TOKENS_BEHIND),
        afterFresh: at(fresh, start, freshEnd, end),
      };
    }
    return scored;
  }

  /** The log probabilities of the tokens in a range; tokens after it are not evaluated. */
  private async read(all: readonly number[], from: number, to: number): Promise<number[]> {
    const tokens = all.slice(0, to);
    const { sequence } = this;
    const same = commonLength(sequence.contextTokens, tokens);
    const unknown = this.logs.slice(from, same).indexOf(undefined);
    // A token is scored by the model's prediction after the previous token.
    const start = Math.max(0, Math.min(same, unknown < 0 ? same : from + unknown) - 1);
    const end = sequence.contextTokens.length;
    if (end > start) await sequence.eraseContextTokenRanges([{ start, end }]);
    this.logs = Array.from({ length: start + 1 }, (_, at) => this.logs[at]);
    const input = tokens.slice(start).map((token, at): Input => {
      const next = start + at + 1;
      return next < from || next >= to ? token : [token, asking(tokens[next])];
    });
    const read = await sequence.controlledEvaluate(input);
    read.forEach((each, at) => {
      const next = start + at + 1;
      if (each?.next.logits) this.logs[next] = logOf(tokens[next], each.next);
    });
    return tokens.slice(from).map((_, at) => this.logs[from + at] ?? 0);
  }
}

/** Where a candidate differs from the source: all tokens between the first and the last change. */
function change(copy: readonly number[], tokens: readonly number[]) {
  const first = commonLength(copy, tokens);
  const most = Math.min(copy.length, tokens.length) - first;
  let after = 0;
  while (after < most && copy.at(-1 - after) === tokens.at(-1 - after)) after++;
  return { tokens, first, oldEnd: copy.length - after, freshEnd: tokens.length - after };
}

/** Requests one token, the likeliest one and the sum over all: enough for a probability. */
const asking = (token: number) => ({
  generateNext: {
    logits: { filter: { tokens: [token], includeSelected: true } },
    totalLogitWeight: true,
    options: { temperature: 0 },
  },
});

function logOf(token: number, { logits, totalLogitWeight }: Evaluated['next']): number {
  const highest = Math.max(...(logits?.values() ?? []));
  return (logits?.get(token) ?? highest) - highest - Math.log(totalLogitWeight ?? 1);
}

function commonLength(a: readonly number[], b: readonly number[]): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a[at] === b[at]) at++;
  return at;
}
