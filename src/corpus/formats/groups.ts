import { linesOf } from './text.ts';

/** Lines between two separator lines. */
export interface LineGroup {
  /** The line of its first one, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/**
 * Groups of lines: SimplifyUR separates them by `--`, OneStopEnglish by asterisks. Empty groups
 * count, so that two files stay parallel; nothing after the last separator is not a group.
 */
export function readGroups(text: string, isSeparator: (line: string) => boolean): LineGroup[] {
  const groups: LineGroup[] = [];
  let lines: string[] = [];
  let start = 1;
  let number = 0;
  for (const line of linesOf(text)) {
    number++;
    const content = line.trim();
    if (isSeparator(content)) {
      groups.push({ line: start, lines });
      lines = [];
    } else if (content !== '') {
      if (lines.length === 0) start = number;
      lines.push(content);
    }
  }
  if (lines.length > 0) groups.push({ line: start, lines });
  return groups;
}
