import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../src/contract/index.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

/** What a program writes; others go on meanwhile. */
const run = async (program: string, ...args: string[]) =>
  (await promisify(execFile)(program, args, { timeout: 120_000 })).stdout;

const [folder, remove] = temporaryFolder();
let server: ServerProcess;
let document: Document;

const SOURCE = `# Notice of assessment

The committee, which had **convened** on Tuesday, resolved to [terminate](https://example.org/a?b=c&d=1) the agreement. It applies from 1 June.

## What you must do

1. Fill in the form. Sign it.
2. Send it back.
   - by post
   - by mail

| Item | Price |
| --- | --- |
| Bread & butter | 3 € |
| Milk | 1 € |

> A quotation stays.
`;

beforeAll(async () => {
  server = await startServer(join(folder, 'workbench.db'));
  document = await server.send<Document>('POST', '/api/documents', {
    text: SOURCE,
    format: 'markdown',
    language: 'en',
  });
  const row = document.blocks[1].rows[0].id;
  await server.send('PATCH', `/api/documents/${document.id}`, {
    revision: document.revision,
    key: 'first-change',
    changes: [
      {
        type: 'easy',
        row,
        text: 'The group met on Tuesday.\nIt *ended* the [agreement](https://example.org).',
        state: 'accepted',
      },
    ],
  });
});
afterAll(async () => {
  await server?.kill();
  remove();
});

const exported = async (query: string) => {
  const response = await server.get(`/api/documents/${document.id}/export?${query}`);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

const imported = async (name: string, bytes: Uint8Array) => {
  const response = await server.get(`/api/documents/import?name=${name}&language=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Document;
};

/** What stands where, without ids. */
const shapeOf = ({ blocks }: Document) =>
  blocks.map(({ kind, level, depth, ordered, cell, rows }) => ({
    kind,
    ...(level && { level }),
    ...(depth && { depth, ordered: ordered ?? false }),
    ...(cell && { place: [cell.row, cell.column] }),
    text: rows
      .flatMap(({ original, easy }) => (easy ?? original).split('\n'))
      .map((line) => line.replace(/(?<!\*)\*(?!\*)/g, '')),
  }));

describe('what a document is exported to', () => {
  it('.docx opens in LibreOffice: made to PDF, its structure is there', async () => {
    const path = join(folder, 'easy.docx');
    writeFileSync(path, await exported('format=docx'));
    await run(
      'soffice',
      `-env:UserInstallation=file://${folder}/office`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      path,
    );
    const text = await run('pdftotext', '-layout', join(folder, 'easy.pdf'), '-');
    expect(text).toMatch(
      /Notice of assessment\s+The group met on Tuesday\.\s+It ended the agreement\.\s+It applies from 1 June\./,
    );
    expect(text).toMatch(
      /1\.\s+Fill in the form\.\s+Sign it\.\s+2\.\s+Send it back\.\s+•\s+by post\s+•\s+by mail/,
    );
    expect(text).toMatch(/Item\s+Price\s+Bread & butter\s+3\s*€\s+Milk\s+1\s*€/);
    const fonts = await run('pdffonts', join(folder, 'easy.pdf'));
    expect(fonts).not.toMatch(/italic|oblique/i);
  });

  it('comes back from .docx, .html and .md with the same structure', async () => {
    const easy = await server.send<Document>('GET', `/api/documents/${document.id}`);
    for (const format of ['docx', 'html', 'md']) {
      const again = await imported(`a.${format}`, await exported(`format=${format}`));
      const expected = shapeOf(easy).map((block) => ({ ...block, text: block.text.join(' ') }));
      const found = shapeOf(again).map((block) => ({
        ...block,
        text: block.text.join(' ').replace(/^\*\*(Item|Price)\*\*$/, '$1'),
      }));
      expect(found, format).toEqual(expected);
    }
  });

  it('an .odt made by LibreOffice of it has the same structure, too', async () => {
    const path = join(folder, 'again.docx');
    writeFileSync(path, await exported('format=docx&layout=original'));
    await run(
      'soffice',
      `-env:UserInstallation=file://${folder}/office`,
      '--headless',
      '--convert-to',
      'odt',
      '--outdir',
      folder,
      path,
    );
    const again = await imported('again.odt', readFileSync(join(folder, 'again.odt')));
    const kinds = shapeOf(again).map(
      ({ kind, level, place }) => `${kind}${level ?? ''}${place ?? ''}`,
    );
    expect(kinds).toEqual(
      shapeOf(document).map(({ kind, level, place }) => `${kind}${level ?? ''}${place ?? ''}`),
    );
    expect(again.blocks[1].rows[0].original).toContain(
      '[terminate](https://example.org/a?b=c&d=1)',
    );
  });

  it('.pdf holds the text, tagged and without slanted letters', async () => {
    const path = join(folder, 'own.pdf');
    writeFileSync(path, await exported('format=pdf'));
    const text = await run('pdftotext', '-layout', path, '-');
    expect(text).toContain('The group met on Tuesday.');
    const info = await run('pdfinfo', path);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Title:\s+Notice of assessment/);
    expect(await run('pdffonts', path)).not.toMatch(/italic|oblique/i);
    const again = await imported('own.pdf', await exported('format=pdf'));
    expect(again.blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
    expect(again.blocks[1].rows.map(({ original }) => original)).toContain(
      'The group met on Tuesday.',
    );
  });

  it('lists the changes as JSON, and both columns for review', async () => {
    const list = JSON.parse(new TextDecoder().decode(await exported('format=json')));
    expect(list.changes).toHaveLength(1);
    expect(list.changes[0]).toMatchObject({ row: 2, state: 'accepted' });
    for (const format of ['docx', 'html', 'pdf', 'md', 'txt']) {
      expect((await exported(`format=${format}&layout=columns`)).length).toBeGreaterThan(200);
    }
  });

  it('.pdf holds Chinese and Urdu, too, with letters that can be copied out again', async () => {
    const { zh, ur } = { zh: '医疗保险缴费标准', ur: 'بجلی' };
    for (const [example, words] of Object.entries({ zh, ur })) {
      const { id } = await server.send<Document>('POST', '/api/documents', { example });
      const path = join(folder, `${example}.pdf`);
      const response = await server.get(`/api/documents/${id}/export?format=pdf`);
      expect(response.status, example).toBe(200);
      writeFileSync(path, new Uint8Array(await response.arrayBuffer()));
      // Compared without the marks of direction and with Arabic letters in their plain shape.
      const text = (await run('pdftotext', path, '-'))
        .normalize('NFKC')
        .replace(/[\u202a-\u202e]/g, '');
      expect(text).toContain(words);
    }
  });

  it('refuses a .pdf of a script that it cannot draw, and says what to do', async () => {
    const thai = await server.send<Document>('POST', '/api/documents', {
      text: 'ประกาศเรื่องไฟฟ้า',
      language: 'en',
    });
    const response = await server.get(`/api/documents/${thai.id}/export?format=pdf`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: { hint: expect.stringContaining('.docx') },
    });
    expect((await server.get(`/api/documents/${thai.id}/export?format=docx`)).status).toBe(200);
  });
});
