import type { Edit, Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { numbersIn, roundedOf } from '../lint/rules/numbers.ts';
import type { Wording } from '../lint/wording.ts';

/** The treatment of large numbers: `round` writes "about 37,000", `explain` adds it in brackets. */
export type NumberWish = 'round' | 'explain';

/** Readers can imagine smaller ones. */
const BIG = 10_000;
/** Digits with the marks between their groups, and nothing else; a telephone number starts with 0. */
const FIGURES = /^[1-9]\d{0,2}(?:[.,'’\u00a0\u202f ]?\d{3})+$/u;

/** Edits with large numbers rounded, only on request. */
export function withNumbers(
  text: string,
  sentence: Sentence,
  edits: readonly Edit[],
  { language, wording, wish }: { language: Language; wording: Wording; wish: NumberWish },
): Edit[] {
  const added: Edit[] = [];
  for (const { value, span, text: figures } of numbersIn(text, sentence, language)) {
    if (!(value >= BIG) || !FIGURES.test(figures) || isPartOfMore(text, span)) continue;
    const [rounded] = roundedOf(value, language.id);
    const taken = edits.some((each) => each.span.start < span.end && each.span.end > span.start);
    if (rounded === undefined || taken) continue;
    const before = ` ${text.slice(Math.max(sentence.start, span.start - 30), span.start)}`;
    const isSaid = wording.notExact.some((word) => endsWithWord(before, word));
    const about = wish === 'explain' || !isSaid ? wording.about : '';
    added.push({
      span,
      replacement: wish === 'round' ? about + rounded : `${figures} (${about}${rounded})`,
      operation: wish === 'round' ? 'substitute' : 'explain',
      reason: `${figures} is a large number; rounding was requested.`,
      source: 'document/numbers',
      confidence: 0.9,
    });
  }
  return added.length === 0
    ? [...edits]
    : [...edits, ...added].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** "§ 12345", "12345-678", "BC12345": a name, not an amount. */
function isPartOfMore(text: string, { start, end }: Edit['span']): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  const after = text.slice(end, end + 2);
  return /[\p{L}\p{N}/_§#№+-]$|[\p{N}§#№] $/u.test(before) || /^[/_ -]?\p{N}|^[/_]/u.test(after);
}

function endsWithWord(before: string, word: string): boolean {
  const said = before.trimEnd().toLowerCase();
  return (
    said.endsWith(word) &&
    !/\p{Script=Latin}$|\p{Script=Cyrillic}$/u.test(said.slice(0, -word.length))
  );
}
