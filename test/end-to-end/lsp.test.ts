import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { CancellationTokenSource } from 'vscode-languageserver/node';
import { klartext, ROOT } from '../contracts/command.ts';
import { Client } from './lsp-client.ts';

const URI = 'file:///letters/notice.md';
const TEXT = `# Notice 😀

😀 You must submit the form *in order to* obtain a permit. The cat sat.

Approximately 200 residents will commence repairs in May. We purchased it.
`;

const clients: Client[] = [];
function editor(): Client {
  const client = new Client();
  clients.push(client);
  return client;
}
afterEach(() => {
  for (const { child } of clients.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});

const codesOf = (diagnostics: { code?: unknown }[]) => diagnostics.map(({ code }) => code);

describe('klartext lsp', () => {
  it('checks what an editor opens and edits, fixes, explains, simplifies and ends', async () => {
    const client = editor();
    const { capabilities, serverInfo } = await client.initialize();
    expect(serverInfo.name).toBe('klartext');
    expect(capabilities).toMatchObject({ hoverProvider: true, positionEncoding: 'utf-16' });

    await client.open(URI, 'markdown', TEXT);
    const found = await client.diagnostics(URI);
    expect(found[0]).toMatchObject({
      code: 'wordy-phrase',
      source: 'klartext',
      severity: 2,
      range: client.range(URI, 'in order to'),
    });
    expect(codesOf(found)).toContain('hard-word');

    expect(await client.hover(URI, 'order')).toMatch(/Instead: to\n\nPlain language/);
    expect(await client.hover(URI, 'cat')).toBeUndefined();

    const [fix] = await client.actions(URI, 'order', ['quickfix']);
    expect(fix).toMatchObject({ title: 'Write "to"', isPreferred: true });
    expect(client.applied(fix)).toBe(TEXT.replace('in order to', 'to'));

    const [simplify] = await client.actions(URI, '200', ['refactor']);
    expect(simplify.title).toBe('Simplify this sentence');
    expect(client.applied(simplify)).toBe(
      TEXT.replace('Approximately', 'About').replace('commence', 'start'),
    );
    expect(await client.actions(URI, 'cat', ['refactor'])).toEqual([]);

    const [selection] = await client.actions(URI, 'May. We', ['refactor']);
    expect(selection.title).toBe('Simplify the selection');
    const both = client.applied(await client.resolve(selection));
    expect(both).toContain('About 200 residents will start repairs in May. We bought it.');
    expect(both).toContain('*in order to*');
    const [whole] = await client.actions(URI, 'cat', ['source']);
    expect(client.applied(await client.resolve(whole))).toContain('*to* obtain a permit');

    await client.replace(URI, 'in order to', 'to');
    const after = await client.diagnostics(URI);
    expect(codesOf(after)).not.toContain('wordy-phrase');
    expect(after).toHaveLength(found.length - 1);
    await expect(client.resolve(whole)).rejects.toThrow('changed in the meantime');

    expect(await client.end()).toBe(0);
    expect([client.errors, client.shown]).toEqual(['', []]);
  });

  it('takes profile, language and level from the editor, and tells what is wrong in them', async () => {
    const client = editor();
    let now: object = { profile: 'falc', level: 'C1', language: '' };
    await client.initialize({
      settings: { profile: 'sew', language: 'en' },
      capabilities: { workspace: { configuration: true } },
      configuration: () => now,
    });
    await client.open('file:///a.txt', 'plaintext', 'They commence on *10/12/2025 (all).');
    const codes = codesOf(await client.diagnostics('file:///a.txt'));
    expect(codes).toContain('numeric-date');
    expect(codes).not.toContain('hard-word');
    now = { profile: 'flac', level: 'A1' };
    await client.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: null,
    });
    await client.next();
    expect(codesOf(await client.diagnostics('file:///a.txt'))).toContain('hard-word');
    expect(client.shown).toEqual([expect.stringContaining('Did you mean "falc"?')]);
    expect(await client.end()).toBe(0);
  });

  it('reads text, Markdown and HTML, in the language of each', async () => {
    const client = editor();
    await client.initialize();
    const german = 'Der Antrag ist schriftlich einzureichen, und alle Unterlagen sind beizufügen.';
    await client.open('file:///a.html', 'html', `<p title="in order to">Hello</p>\r\n<p>${german}`);
    const html = await client.diagnostics('file:///a.html');
    expect(codesOf(html)).not.toContain('wordy-phrase');
    expect(html.map(({ range }) => range.start.line)).toContain(1);
    const spanish = 'Los pacientes deberán presentar la solicitud con anterioridad a esa fecha.';
    await client.open('untitled:2', 'plaintext', `${spanish}\r\n`);
    expect((await client.diagnostics('untitled:2')).length).toBeGreaterThan(0);
    expect(await client.end()).toBe(0);
  });

  it('says once of a document that its language is not known, and serves the others', async () => {
    const client = editor();
    await client.initialize();
    const finnish =
      'Hakemus on jätettävä kirjallisesti, ja kaikki asiakirjat on liitettävä mukaan.';
    const documents = { 'file:///fi.txt': finnish, 'file:///short.txt': 'Notes' };
    for (const [uri, text] of Object.entries(documents)) {
      await client.open(uri, 'plaintext', text);
      expect(await client.diagnostics(uri)).toEqual([
        expect.objectContaining({ severity: 3, message: expect.stringContaining('language') }),
      ]);
      expect(await client.actions(uri, text.slice(0, 4))).toEqual([]);
      expect(await client.hover(uri, text)).toBeUndefined();
    }
    await client.open('file:///empty.txt', 'plaintext', '');
    expect(await client.diagnostics('file:///empty.txt')).toEqual([]);
    await client.open(
      'file:///ar.txt',
      'plaintext',
      readFileSync(`${ROOT}examples/ar.txt`, 'utf8'),
    );
    await client.diagnostics('file:///ar.txt');
    expect(await client.actions('file:///ar.txt', ' ', ['refactor'])).toEqual([]);
    await client.open(URI, 'markdown', TEXT);
    expect((await client.diagnostics(URI)).length).toBeGreaterThan(1);
    expect(await client.end()).toBe(0);
  });

  it('bears cancelled requests, closed documents and places beyond the text', async () => {
    const client = editor();
    await client.initialize();
    await client.open(URI, 'markdown', TEXT);
    const textDocument = { uri: URI };
    const range = client.range(URI, '200');
    const cancelled = [...Array(5).keys()].map(() => {
      const source = new CancellationTokenSource();
      const params = { textDocument, range, context: { diagnostics: [] } };
      const asked = client.connection.sendRequest('textDocument/codeAction', params, source.token);
      source.cancel();
      return asked.then(
        () => 'answered',
        () => 'refused',
      );
    });
    expect(await Promise.all(cancelled)).toHaveLength(5);
    const far = { line: 900, character: 900 };
    expect(
      await client.connection.sendRequest('textDocument/hover', { textDocument, position: far }),
    ).toBeNull();
    await client.replace(URI, 'in order to', 'to');
    await client.close(URI);
    const gone = { textDocument, range, context: { diagnostics: [] } };
    expect(await client.connection.sendRequest('textDocument/codeAction', gone)).toEqual([]);
    await client.open(URI, 'markdown', TEXT);
    expect(codesOf(await client.diagnostics(URI))).toContain('wordy-phrase');
    expect(await client.end()).toBe(0);
  });

  it.each([
    ['no message', 'hello\n', 'Standard input is not a message'],
    ['a message that is not JSON', 'Content-Length: 5\r\n\r\nhello', 'is not valid JSON'],
    ['a message without length', 'Content-Type: x\r\n\r\n{}', 'Content-Length'],
    ['nothing', '', 'ended before the client said "shutdown"'],
  ])('ends with a clear error for %s', async (_, input, message) => {
    const { code, out, error } = await klartext(['lsp'], input);
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain(message);
    expect(error).toContain('hint: Editors start this command');
    expect(error.split('\n')).toHaveLength(3);
  });

  it('ends with 1 when its editor goes without a word', async () => {
    const client = editor();
    await client.initialize();
    const exited = once(client.child, 'exit');
    client.child.stdin.end();
    expect((await exited)[0]).toBe(1);
  });
});
