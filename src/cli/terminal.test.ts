import { describe, expect, it } from 'vitest';
import { openTerminal, type Streams } from './terminal.ts';

/** Streams that remember what was written. */
function streams(isTTY: boolean, env: Streams['env'] = {}) {
  const written = { out: '', error: '' };
  const stream = (key: 'out' | 'error') => ({
    isTTY,
    on: () => {},
    write: (text: string) => {
      written[key] += text;
      return true;
    },
  });
  const fake = { stdin: {}, stdout: stream('out'), stderr: stream('error'), env };
  return { written, streams: fake as unknown as Streams };
}

const FAILURE = { code: 'missing-data', message: 'No such file.', hint: 'Look.', file: 'a.txt' };

function failOn(isTTY: boolean, env: Streams['env'], choices = { json: false, noColor: false }) {
  const { written, streams: fake } = streams(isTTY, env);
  const terminal = openTerminal(fake, choices);
  terminal.fail(FAILURE);
  terminal.close();
  return { error: written.error, hasColours: terminal.hasColours };
}

describe('a terminal', () => {
  it('has colours only when it is one, and nobody asked for none', () => {
    expect(failOn(true, {}).hasColours).toBe(true);
    expect(failOn(false, {}).hasColours).toBe(false);
    expect(failOn(true, { NO_COLOR: '1' }).hasColours).toBe(false);
    expect(failOn(true, { TERM: 'dumb' }).hasColours).toBe(false);
    expect(failOn(true, {}, { json: false, noColor: true }).hasColours).toBe(false);
  });

  it('tells an error with its file and a hint', () => {
    expect(failOn(false, {}).error).toBe('klartext: a.txt: No such file.\nhint: Look.\n');
  });

  it('tells an error as JSON to a script', () => {
    const { error } = failOn(false, {}, { json: true, noColor: false });
    expect(JSON.parse(error)).toEqual({ error: FAILURE });
  });

  it('never draws a bar over text', async () => {
    const { written, streams: fake } = streams(true);
    const terminal = openTerminal(fake, { json: false, noColor: true });
    const progress = terminal.progress('Reading', 3);
    const wait = () => new Promise((resolve) => setTimeout(resolve, 450));
    await wait();
    await progress.advance(1);
    terminal.write('A result.');
    await wait();
    await progress.advance(1);
    progress.done();
    terminal.close();
    expect(written.error).toMatch(/^\rReading .* 33%\u001b\[K\r\u001b\[K$/);
  });

  it('writes JSON on one line for a script, indented for a person', () => {
    for (const [isTTY, text] of [
      [false, '{"a":1}\n'],
      [true, '{\n  "a": 1\n}\n'],
    ] as const) {
      const { written, streams: fake } = streams(isTTY);
      const terminal = openTerminal(fake, { json: true, noColor: false });
      terminal.writeJson({ a: 1 });
      terminal.close();
      expect(written.out).toBe(text);
    }
  });
});
