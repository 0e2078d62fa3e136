import type { Candidate } from '../../core/index.ts';
import type { Engine } from '../engine.ts';
import { type Verdict, type Verification, type VerifyOptions, verify } from '../verify/index.ts';

/** A candidate with its verification. */
export interface VerifiedCandidate extends Candidate {
  readonly verdicts: readonly Verdict[];
}

/** Data for verification besides the language; false to verify nothing. */
export type JudgeWishes =
  | (Omit<VerifyOptions, 'language'> & {
      /** The estimator's verdict on a change, requested if all other points pass. */
      readonly estimates?: { of(source: string, candidate: string): Verdict | undefined };
    })
  | false;

/** Verifies a new version against its source. */
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
