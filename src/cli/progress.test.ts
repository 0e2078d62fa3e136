import { describe, expect, it } from 'vitest';
import { openProgress } from './progress.ts';

/** Advances ten times, 100 ms apart, and gives what was written. */
async function written(isTTY: boolean, total = 10): Promise<string> {
  let text = '';
  let time = 0;
  const stream = { isTTY, write: (part: string) => (text += part) };
  const progress = openProgress(stream, 'Parsing', total, () => time);
  for (let step = 0; step < 10; step++) {
    time += 100;
    await progress.advance(1);
  }
  progress.done();
  return text;
}

describe('progress', () => {
  it('draws a bar on a terminal and wipes it in the end', async () => {
    const text = await written(true);
    expect(text).toContain('Parsing ████████████░░░░░░░░░░░░ 50%');
    expect(text.endsWith('\r\u001b[K')).toBe(true);
  });

  it('counts where nobody knows how much there is', async () => {
    expect(await written(true, Number.POSITIVE_INFINITY)).toContain('Parsing: 5\u001b[K');
    expect(await written(true, 0)).not.toContain('%');
  });

  it('waits before it draws, so that short work stays quiet', async () => {
    expect(await written(true)).not.toContain('10%');
  });

  it('is silent where nobody watches', async () => {
    expect(await written(false)).toBe('');
  });
});
