import type { ChangeSummary, SentenceResult } from '../../simplify/document/index.ts';
import type { Verdict } from '../../simplify/verify/index.ts';
import { printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

/** Writes the reasons for each change to standard error, separate from the text. */
export function drawReasons(sentences: readonly SentenceResult[], terminal: Terminal): void {
  for (const { source, text, edits, checks, verdicts, candidates } of sentences) {
    const isSame = text === source;
    const isHard = checks.some(({ passed }) => !passed);
    if (isSame && !isHard && (candidates?.length ?? 0) < 2) continue;
    terminal.notice(`\n${isSame ? '=' : '-'} ${printable(source)}\n`);
    if (!isSame) terminal.notice(`+ ${printable(text)}\n`);
    const reasons = new Set(edits.map(({ operation, reason }) => `${operation}: ${reason}`));
    for (const reason of reasons) terminal.notice(`    ${printable(reason)}\n`);
    for (const { name, passed, message } of checks) {
      if (!passed) terminal.notice(`    still hard: ${message ? printable(message) : name}\n`);
    }
    drawVerdicts(verdicts, terminal);
    for (const [i, other] of (candidates ?? []).entries()) {
      terminal.notice(`  ${i + 1}. ${printable(other.text)}\n`);
    }
  }
}

/** The verdicts of the judge, including uncertain ones. */
export function drawVerdicts(verdicts: readonly Verdict[], terminal: Terminal): void {
  for (const { point, state, because } of verdicts) {
    if (state !== 'kept') terminal.notice(`    ${point} ${state}: ${printable(because)}\n`);
  }
}

const MOST_SHOWN = 12;

export function drawSummary(summary: ChangeSummary, terminal: Terminal): void {
  const { sentences, changed, words, operations, replaced, left } = summary;
  terminal.notice(
    `\n${changed} of ${sentences} sentences changed; ${words.before} words before, ${words.after} after.\n`,
  );
  const counted = Object.entries(operations).sort(([, a], [, b]) => b - a);
  if (counted.length > 0) {
    terminal.notice(`Edits: ${counted.map(([name, count]) => `${count} ${name}`).join(', ')}.\n`);
  }
  if (replaced.length > 0) {
    const shown = replaced.slice(0, MOST_SHOWN).map(({ from, to, count }) => {
      const times = count > 1 ? ` (${count})` : '';
      return `${printable(from)} → ${printable(to) || '∅'}${times}`;
    });
    terminal.notice(`Words: ${shown.join(', ')}${replaced.length > MOST_SHOWN ? ' …' : ''}\n`);
  }
  const kept = Object.entries(left);
  if (kept.length > 0) {
    terminal.notice(
      `Left unchanged: ${kept.map(([why, count]) => `${count} (${why})`).join(', ')}.\n`,
    );
  }
}
