import type { ChangeSummary, SentenceResult } from '../../simplify/document/index.ts';
import { printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

/** Why each sentence was changed, on standard error: the text itself stays clean. */
export function drawReasons(sentences: readonly SentenceResult[], terminal: Terminal): void {
  for (const { source, text, edits, checks, candidates } of sentences) {
    if (text === source && (candidates?.length ?? 0) < 2) continue;
    terminal.notice(`\n- ${printable(source)}\n+ ${printable(text)}\n`);
    const reasons = new Set(edits.map(({ operation, reason }) => `${operation}: ${reason}`));
    for (const reason of reasons) terminal.notice(`    ${printable(reason)}\n`);
    for (const { name, passed, message } of checks) {
      if (!passed)
        terminal.notice(`    check failed: ${name}${message ? `: ${printable(message)}` : ''}\n`);
    }
    for (const [i, other] of (candidates ?? []).entries()) {
      terminal.notice(`  ${i + 1}. ${printable(other.text)}\n`);
    }
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
    terminal.notice(`Left alone: ${kept.map(([why, count]) => `${count} (${why})`).join(', ')}.\n`);
  }
}
