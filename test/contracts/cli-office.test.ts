import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  content,
  docx,
  odt,
  PDF_FONT,
  PDF_PAGE,
  paragraph,
  pdf,
} from '../fixtures/office-files.ts';
import { klartext } from './command.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-office-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, bytes: Uint8Array | string): string {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

const SENTENCE = 'You must send the form in order to get the money.';
const LATER = 'You may send the form in order to get the money.';
const onPage = (text: string) =>
  pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    PDF_PAGE,
    content(`BT /F1 12 Tf 72 720 Td (${text}) Tj ET`),
    PDF_FONT,
  ]);
const FILES = {
  docx: file('letter.docx', docx(paragraph(SENTENCE))),
  odt: file('letter.odt', odt(`<text:p>${SENTENCE}</text:p>`)),
  pdf: file('letter.PDF', onPage(SENTENCE)),
};

describe.each(Object.entries(FILES))('a .%s file', (_, path) => {
  it('is checked by klartext lint', async () => {
    const { out } = await klartext(['lint', path, '-l', 'en', '--only', 'wordy-phrase']);
    expect(out).toContain('"in order to" can be said more plainly. → to');
  });

  it('is simplified', async () => {
    const { out, code } = await klartext(['simplify', path, '-l', 'en', '--level', 'A2']);
    expect([code, out.trim()]).toEqual([0, SENTENCE.replace('in order to', 'to')]);
  });
});

describe('office files', () => {
  it('are analysed', async () => {
    const { out } = await klartext(['analyse', FILES.pdf, '-l', 'en', '--json']);
    expect(JSON.parse(out).sentences.map(({ text }: { text: string }) => text)).toEqual([SENTENCE]);
  });

  it('are searched for hard words', async () => {
    const { code, error } = await klartext(['words', FILES.pdf, '-l', 'en']);
    expect([code, error.includes('klartext:')]).toEqual([0, false]);
  });

  it('are verified against other documents', async () => {
    const kept = await klartext([
      ...['verify', '--source', FILES.pdf, '--output', file('same.txt', SENTENCE)],
      ...['-l', 'en'],
    ]);
    expect([kept.code, kept.error]).toEqual([0, '0 of 1 failed\n']);
    const changed = await klartext([
      ...[
        'verify',
        '--source',
        FILES.pdf,
        '--output',
        file('changed.docx', docx(paragraph(LATER))),
      ],
      ...['-l', 'en'],
    ]);
    expect(changed.code).toBe(1);
    expect(changed.out).toContain('must');
  });

  it('keep headings, lists and stress as Markdown', async () => {
    const path = file(
      'parts.odt',
      odt(
        '<text:h text:outline-level="1">Notice</text:h><text:list><text:list-item><text:p>First point</text:p></text:list-item></text:list><text:p>The end.</text:p>',
      ),
    );
    const { out } = await klartext(['simplify', path, '-l', 'en', '--engine', 'identity']);
    expect(out).toBe('# Notice\n\n-  First point\n\nThe end.\n');
  });

  it.each([
    ['a damaged file', file('broken.docx', 'PK no archive'), 'broken.docx: '],
    ['a scan', file('scan.pdf', onPage(' ')), 'This PDF contains no text; it may be a scan.'],
    ['a bomb', file('bomb.pdf', bomb()), 'expands to more than 600 MB'],
  ])('%s is refused, with its name and the reason', async (_, path, message) => {
    const { code, out, error } = await klartext(['lint', path, FILES.docx, '-l', 'en', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(error).error).toMatchObject({ code: 'bad-input', file: path });
    expect(`${path}: ${JSON.parse(error).error.message}`).toContain(message);
    expect(JSON.parse(out).map((each: { file: string }) => each.file)).toEqual([FILES.docx]);
  });

  it('are no lines', async () => {
    const { code, error } = await klartext(['simplify', '--lines', FILES.docx, '-l', 'en']);
    expect([code, error]).toEqual([1, expect.stringContaining('not lines of plain text')]);
  });
});

/** A table of 500 million entries that take no room in the file. */
function bomb(): string {
  return '%PDF-1.5\n9 0 obj\n<< /Length 1 /Type /XRef /Root 1 0 R /Size 500000000 /W [0 0 0] >>\nstream\nx\nendstream\nendobj\nstartxref\n9\n%%EOF';
}
