import { said, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Verdict } from '../verdict.ts';

/** Comments of a model on its answer, and apologies, are not part of the answer. */
export function preamble(source: Reading, candidate: Reading): Verdict[] {
  const phrases = candidate.language.closedClasses?.preambles ?? [];
  const before = plain(source.text);
  const after = plain(candidate.text);
  const found = phrases.find((phrase) => after.includes(phrase) && !before.includes(phrase));
  if (found === undefined) return [];
  const start = after.indexOf(found);
  const place = [{ start, end: start + found.length }];
  const because = `${said(candidate, place)} is a comment by the model, not part of the text.`;
  return [verdict('preamble', 'added', because, [], place)];
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");
