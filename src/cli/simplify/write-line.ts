import type { BlockResult, SentenceResult } from '../../simplify/document/index.ts';
import type { Terminal } from '../terminal.ts';
import type { SimplifyOptions } from './options.ts';
import { sentenceRecord } from './record.ts';

/** Writes the result of a line as one line; without blocks, writes the line unchanged. */
export function writeLine(
  line: string,
  blocks: readonly BlockResult[],
  { candidates }: Pick<SimplifyOptions, 'candidates'>,
  terminal: Pick<Terminal, 'json' | 'write'>,
): void {
  const text = blocks.length === 0 ? line : blocks.map(({ output }) => output).join('');
  const sentences = blocks.flatMap((block) => block.sentences);
  const several = Number(candidates) > 1;
  if (terminal.json) {
    const records = sentences.map(sentenceRecord);
    terminal.write(
      `${JSON.stringify({
        text,
        edits: records.flatMap(({ edits }) => edits),
        checks: records.flatMap(({ checks }) => checks),
        verdicts: records.flatMap(({ verdicts }) => verdicts),
        ...(several && { sentences: records }),
      })}\n`,
    );
    return;
  }
  // Keep one line per line and one column per column, whatever an engine writes.
  const all = several ? [text, ...otherLines(line, sentences)] : [text];
  const breaks = several ? /[\r\n\t]+/g : /[\r\n]+/g;
  terminal.write(`${all.map((each) => each.replace(breaks, ' ')).join('\t')}\n`);
}

/** The line with the second candidate of each sentence, then with the third, and so on. */
function otherLines(line: string, sentences: readonly SentenceResult[]): string[] {
  const most = sentences.reduce((so, { candidates = [] }) => Math.max(so, candidates.length), 1);
  return Array.from({ length: most - 1 }, (_, index) => {
    let text = '';
    let at = 0;
    for (const { span, text: first, candidates = [] } of sentences) {
      const other = candidates[Math.min(index + 1, candidates.length - 1)];
      text += line.slice(at, span.start) + (other?.text ?? first);
      at = span.end;
    }
    return text + line.slice(at);
  });
}
