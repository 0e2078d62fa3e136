import type { Terminal } from '../terminal.ts';
import type { CheckedFile, FindingsWriter, PlacedFinding } from './result.ts';

/** A list of files, each with its findings, one to a line. */
export function jsonFindings(terminal: Terminal): FindingsWriter {
  let files = 0;
  let findings = 0;
  return {
    startFile(file) {
      const head = JSON.stringify(headOf(file)).slice(0, -1);
      terminal.write(`${files++ === 0 ? '[' : ',\n'}${head},"findings":[`);
      findings = 0;
    },
    write(finding) {
      terminal.write(`${findings++ === 0 ? '\n' : ',\n'}${JSON.stringify(recordOf(finding))}`);
    },
    endFile(end) {
      const rest = JSON.stringify(end).slice(1);
      terminal.write(`]${rest === '}' ? '' : ','}${rest}`);
    },
    end() {
      terminal.write(files === 0 ? '[]\n' : ']\n');
    },
  };
}

/** Each finding as a line of JSON, with its file. */
export function jsonLines(terminal: Terminal): FindingsWriter {
  let head = {};
  return {
    startFile(file) {
      head = headOf(file);
    },
    write(finding) {
      terminal.write(`${JSON.stringify({ ...head, ...recordOf(finding) })}\n`);
    },
    endFile() {},
    end() {},
  };
}

function headOf({ file, language, profile }: CheckedFile) {
  return { file, language, profile: profile.id };
}

function recordOf({ span, from, to, ...finding }: PlacedFinding) {
  return { ...finding, start: span.start, end: span.end, ...from };
}
