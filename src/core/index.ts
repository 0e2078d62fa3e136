export {
  type Analysis,
  type Document,
  type Features,
  type Paragraph,
  type Sentence,
  sentencesOf,
  type Token,
  UPOS,
  type Upos,
} from './document.ts';
export { type Applied, applyEdits, type Edit, OPERATIONS, type Operation } from './edit.ts';
export { type ErrorCode, KlartextError } from './error.ts';
export { nearestName } from './nearest-name.ts';
export {
  type Candidate,
  type Check,
  type Controls,
  type Finding,
  LEVELS,
  type Level,
  type Sample,
  type Score,
} from './records.ts';
export { type Registry, registry, unknownName } from './registry.ts';
export { overlaps, type Span, slice } from './span.ts';
