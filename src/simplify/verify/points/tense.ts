import { verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Verdict } from '../verdict.ts';

/** Tense of statements: present stays present, past stays past. */
export function tense(source: Reading, candidate: Reading): Verdict[] {
  const [before, after] = [tensesOf(source), tensesOf(candidate)];
  const only = (tenses: ReadonlySet<string>, name: string) => tenses.size === 1 && tenses.has(name);
  const isTurned =
    (only(before, 'Past') && only(after, 'Pres')) || (only(before, 'Pres') && only(after, 'Past'));
  if (!isTurned) return [];
  const because = only(before, 'Past')
    ? 'The source is in the past tense; the new text is in the present.'
    : 'The source is in the present tense; the new text is in the past.';
  return [verdict('tense', 'unsure', because)];
}

/** The tenses of the finite verbs of a text. */
function tensesOf(reading: Reading): ReadonlySet<string> {
  const tenses = reading.tokens.flatMap(({ analysis }) => {
    if (!/^(?:VERB|AUX)$/.test(analysis?.upos ?? '')) return [];
    const { Tense, VerbForm } = analysis?.features ?? {};
    return Tense !== undefined && (VerbForm === 'Fin' || VerbForm === undefined) ? [Tense] : [];
  });
  return new Set(tenses);
}
