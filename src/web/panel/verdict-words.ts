import type { Place, Verdict } from '../../contract/index.ts';
import type { Key } from '../i18n/messages.ts';
import type { Translate } from '../i18n/translate.ts';

/** Points about the new text alone: no place in the original corresponds to them. */
const OF_FORM: ReadonlySet<string> = new Set(['well-formed', 'preamble', 'language']);

const LONGEST = 90;

/** Whether a verdict is a failure; unsure ones are only shown. */
export const isFailure = ({ state }: Verdict): boolean => state !== 'kept' && state !== 'unsure';

/**
 * Explains a verdict in the language of the page, quoting both texts.
 *
 * @example verdictIn(english, verdict, 'You may go.', 'You must go.') // 'Must, may and should: “may” became “must”.'
 */
export function verdictIn(
  translate: Translate,
  verdict: Verdict,
  original: string,
  easy: string,
): string {
  const source = quoted(original, verdict.source);
  const candidate = quoted(easy, verdict.candidate);
  const name = translate(`verdict.point.${verdict.point}`);
  return translate(sayingOf(verdict, source, candidate), { name, source, candidate });
}

function sayingOf(verdict: Verdict, source: string, candidate: string): Key {
  const failed = isFailure(verdict);
  if (source && candidate) return failed ? 'verdict.changed' : 'verdict.compare';
  if (source) return failed ? 'verdict.lost' : 'verdict.said';
  if (!candidate) return 'verdict.look';
  if (OF_FORM.has(verdict.point)) return 'verdict.form';
  return failed ? 'verdict.added' : 'verdict.supported';
}

/** Quotes the words at some places, each once, up to a maximum length. */
function quoted(text: string, places: readonly Place[]): string {
  const words = places.map(({ start, end }) => text.slice(start, end).trim()).filter(Boolean);
  const all = [...new Set(words)].join(' … ');
  return all.length > LONGEST ? `${all.slice(0, LONGEST).trimEnd()}…` : all;
}
