import type { Place, Verdict } from '../../contract/index.ts';
import type { Key } from '../i18n/messages.ts';
import type { Translate } from '../i18n/translate.ts';

/** Points about the new text alone: nothing of the original stands for what is wrong. */
const OF_FORM: ReadonlySet<string> = new Set(['well-formed', 'preamble', 'language']);

const LONGEST = 90;

/** Did the new text fail by this? What is unsure is shown, and nothing more. */
export const isFailure = ({ state }: Verdict): boolean => state !== 'kept' && state !== 'unsure';

/**
 * What became of one point, in the language of the page and with the words of both texts.
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

/** The words at some places, each once, and not too long. */
function quoted(text: string, places: readonly Place[]): string {
  const words = places.map(({ start, end }) => text.slice(start, end).trim()).filter(Boolean);
  const all = [...new Set(words)].join(' … ');
  return all.length > LONGEST ? `${all.slice(0, LONGEST).trimEnd()}…` : all;
}
