import type { Span } from '../../../core/index.ts';
import { failed, type Verdict } from '../../verify/verdict.ts';
import { filled, oneLine } from './fill.ts';
import type { ChatPrompt } from './prompt-file.ts';

/** An answer that did not pass, and why. */
export interface FailedAnswer {
  readonly text: string;
  readonly verdicts: readonly Verdict[];
}

const MOST_FAULTS = 4;
const LONGEST_QUOTE = 80;

/** The faults of an answer, one per line, in the language of the prompt. */
export function faultsOf(
  source: string,
  { text, verdicts }: FailedAnswer,
  repair: NonNullable<ChatPrompt['repair']>,
): string {
  const faults = verdicts.filter(failed).slice(0, MOST_FAULTS);
  const told = faults.map((fault) => {
    const said = { source: quoted(source, fault.source), candidate: quoted(text, fault.candidate) };
    return `- ${filled(sayingOf(fault, said, repair), said)}`;
  });
  return [...new Set(told)].join('\n');
}

function sayingOf(
  { because }: Verdict,
  { source, candidate }: { readonly source: string; readonly candidate: string },
  repair: NonNullable<ChatPrompt['repair']>,
): string {
  if (source && candidate) return repair.changed;
  if (source) return repair.lost;
  return candidate ? repair.added : because;
}

/** The words at several places, on one line of limited length. */
function quoted(text: string, places: readonly Span[]): string {
  const words = places.map(({ start, end }) => oneLine(text.slice(start, end))).filter(Boolean);
  const all = [...new Set(words)].join(' … ');
  return all.length > LONGEST_QUOTE ? `${all.slice(0, LONGEST_QUOTE)}…` : all;
}
