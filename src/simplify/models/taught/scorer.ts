/**
 * How likely the tokens around a change are (natural logarithms), each after the tokens before it,
 * under a model that writes the plain version of a source: what was there, what replaces it, and
 * the first tokens behind the change, after either.
 */
export interface ScoredChange {
  readonly old: readonly number[];
  readonly fresh: readonly number[];
  readonly afterOld: readonly number[];
  readonly afterFresh: readonly number[];
}

/** A language model that scores the likelihood of changes. */
export interface ChangeScorer {
  /** Scores each candidate separately, with the source, as the answer to the prompt. */
  score(
    prompt: string,
    source: string,
    candidates: readonly string[],
  ): Promise<readonly ScoredChange[]>;
}

/** The number of tokens after a change that are scored. */
export const TOKENS_BEHIND = 8;
