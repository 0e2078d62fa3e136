export { type DocumentVerification, type VerifiedPart, verifyDocument } from './documents.ts';
export {
  failed,
  POINTS,
  type Point,
  type State,
  type Verdict,
  type Verification,
} from './verdict.ts';
export { type VerifyOptions, verify } from './verify.ts';
