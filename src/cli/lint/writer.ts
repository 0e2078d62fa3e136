import type { Terminal } from '../terminal.ts';
import { drawnFindings } from './drawing.ts';
import { annotations } from './github.ts';
import { jsonFindings, jsonLines } from './json.ts';
import type { FindingsWriter } from './result.ts';
import { sarifFindings } from './sarif.ts';
import type { Summary } from './summed.ts';

const WRITERS = {
  text: drawnFindings,
  json: jsonFindings,
  jsonl: jsonLines,
  sarif: sarifFindings,
  github: annotations,
};

export type OutputFormat = keyof typeof WRITERS;

/** Writes findings in a format, and counts them. */
export function findingsWriter(
  format: OutputFormat,
  terminal: Terminal,
  summary: Summary,
): FindingsWriter {
  const writer = WRITERS[format](terminal, summary);
  return {
    ...writer,
    startFile(file) {
      summary.startFile(file);
      writer.startFile(file);
    },
    write(finding) {
      summary.add(finding);
      writer.write(finding);
    },
    endFile(end) {
      summary.endFile(end);
      writer.endFile(end);
    },
  };
}
