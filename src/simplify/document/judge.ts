import type { Candidate } from '../../core/index.ts';
import type { Engine } from '../engine.ts';
import { type Verdict, type Verification, type VerifyOptions, verify } from '../verify/index.ts';

/** A candidate with what the judge says about it. */
export interface VerifiedCandidate extends Candidate {
  readonly verdicts: readonly Verdict[];
}

/** What the judge needs besides the language; false where nothing is to be verified. */
export type JudgeWishes =
  | (Omit<VerifyOptions, 'language'> & {
      /** What an estimator thinks of a change, asked where all other points are kept. */
      readonly estimates?: { of(source: string, candidate: string): Verdict | undefined };
    })
  | false;

/** Holds a new version against its source. */
export type Judge = (source: string, text: string) => Verification;

/** The judge of an engine's versions. Baselines, which only measure, are not judged. */
export function judgeOf(engine: Engine, wishes: JudgeWishes = {}): Judge {
  if (engine.isBaseline || wishes === false) return () => ({ passed: true, verdicts: [] });
  const { estimates, ...others } = wishes;
  const options = { ...others, language: engine.language };
  return (source, text) => {
    const verification = verify(source, text, options);
    const estimate = verification.passed ? estimates?.of(source, text) : undefined;
    if (!estimate) return verification;
    const verdicts = [...verification.verdicts, estimate];
    return { passed: estimate.state === 'kept', verdicts };
  };
}
