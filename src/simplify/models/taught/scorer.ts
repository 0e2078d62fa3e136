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
  /** How much likelier the model says, behind the candidate, that it is faithful than that it is not. */
  readonly judgement: number;
}

/** What a candidate is followed by, and the two answers. */
export interface Question {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

/** A language model that tells how likely changes are. */
export interface ChangeScorer {
  /** Each candidate by itself, beside the source, as the answer to the prompt. */
  score(
    prompt: string,
    source: string,
    candidates: readonly string[],
    question: Question,
  ): Promise<readonly ScoredChange[]>;
}

/** So many tokens behind a change are looked at. */
export const TOKENS_BEHIND = 8;
