import type { Terminal } from '../terminal.ts';
import type { MineSummary } from './summary.ts';

const count = (value: number) => value.toLocaleString('en-US');

/** Draws what each step removed. */
export function drawSummary(summary: MineSummary, out: string, terminal: Terminal): void {
  const { write, colours } = terminal;
  const { documents, sequences, candidates, pairs, splits, removed, refused, bounds } = summary;
  write(`${count(documents)} documents, ${count(sequences)} sequences\n`);
  const outside = `not in the language −${count(refused.language)} documents`;
  write(
    `  ${outside}, too short −${count(refused.short)}, punctuation −${count(refused.punctuation)}, ` +
      `improbable −${count(refused.improbable)}\n`,
  );
  write(
    `${count(candidates)} candidates (distance < ${bounds.distance}, margin < ${bounds.margin})\n`,
  );
  for (const [name, value] of Object.entries(removed)) {
    write(`  ${name.padEnd(14)} −${count(value ?? 0)}\n`);
  }
  write(`${colours.bold(`${count(pairs)} pairs`)}, ${count(splits)} of them splits, in ${out}\n`);
  if (summary.problemCount > 0) {
    terminal.notice(`${count(summary.problemCount)} problems in the input:\n`);
    for (const { file, line, message } of summary.problems.slice(0, 10)) {
      terminal.notice(`  ${file}${line === undefined ? '' : `:${line}`}: ${message}\n`);
    }
  }
}
