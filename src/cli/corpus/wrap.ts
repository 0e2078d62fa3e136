import { displayWidth } from '../columns.ts';

/** Wraps a text to lines of at most `width` columns; overlong words and CJK break anywhere. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const end = () => {
    lines.push(line.trimEnd());
    [line, used] = ['', 0];
  };
  for (const word of text.split(' ')) {
    const wide = displayWidth(word);
    if (used > 0 && used + wide > width) end();
    if (wide <= width) {
      line += `${word} `;
      used += wide + 1;
      continue;
    }
    for (const char of word) {
      const each = displayWidth(char);
      if (used + each > width) end();
      line += char;
      used += each;
    }
    line += ' ';
    used += 1;
  }
  if (line !== '' || lines.length === 0) end();
  return lines;
}

/** Two texts side by side with a line between them; the right one is aligned. */
export function besides(left: string, right: string, width: number): string[] {
  const half = Math.max(10, Math.floor((width - 3) / 2));
  const [one, other] = [wrap(left, half), wrap(right, half)];
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => {
    const start = one[at] ?? '';
    return `${start}${' '.repeat(half - displayWidth(start))} │ ${other[at] ?? ''}`.trimEnd();
  });
}
