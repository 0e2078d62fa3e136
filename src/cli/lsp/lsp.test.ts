import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiagnosticSeverity, MarkupKind } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { shippedGuideline } from '../../klartext/guidelines.ts';
import type { LintTaskResult } from '../../server/texts/lint.ts';
import type { LintFinding } from '../../simplify/lint/index.ts';
import { isWanted, quickFixes, sentencesAt, textEdits } from './actions.ts';
import type { Checked } from './checker.ts';
import {
  diagnosticOf,
  failureDiagnostic,
  findingsAt,
  hoverOf,
  rangeOf,
  spanOf,
} from './diagnostics.ts';
import { readSettings, type Settings } from './settings.ts';

const document = (text: string, version = 1, languageId = 'plaintext') =>
  TextDocument.create('file:///a.txt', languageId, version, text);

function findingAt(text: string, words: string, more: Partial<LintFinding> = {}): LintFinding {
  const start = text.indexOf(words);
  return {
    span: { start, end: start + words.length },
    rule: 'wordy-phrase',
    message: `"${words}" can be said more plainly.`,
    suggestions: ['to'],
    severity: 'warning',
    text: words,
    ...more,
  };
}

const settings: Settings = { profile: shippedGuideline('plain'), problems: [] };
const checkedOf = (text: string, result: Partial<LintTaskResult> = {}): Checked => ({
  document: document(text),
  version: 1,
  settings,
  profile: settings.profile,
  format: 'text',
  language: 'en',
  findings: [],
  sentences: [],
  rewritten: new Map(),
  ...result,
});

describe('places', () => {
  it.each([
    ['a line', 'one\ntwo three', 'three', [1, 4, 1, 9]],
    ['letters of two UTF-16 units', '😀😀 two', 'two', [0, 5, 0, 8]],
    ['accents that are letters of their own', 'e\u0301e\u0301 two', 'two', [0, 5, 0, 8]],
    ['lines that end in two signs', 'one\r\n\r\ntwo', 'two', [2, 0, 2, 3]],
    ['a place over lines', 'one two\r\nthree', 'two\r\nthree', [0, 4, 1, 5]],
  ])('count lines and UTF-16 units: %s', (_, text, words, [line, from, lastLine, to]) => {
    const start = text.indexOf(words);
    const span = { start, end: start + words.length };
    const range = rangeOf(document(text), span);
    expect(range).toEqual({
      start: { line, character: from },
      end: { line: lastLine, character: to },
    });
    expect(spanOf(document(text), range)).toEqual(span);
  });

  it('end with the text, whatever an editor asks for', () => {
    const range = { start: { line: 0, character: 90 }, end: { line: 40, character: 1 } };
    expect(spanOf(document('ab\ncd'), range)).toEqual({ start: 2, end: 5 });
  });

  it('touch the sentence that they stand in or after, and all that a selection holds', () => {
    const sentences = [
      { start: 0, end: 4 },
      { start: 5, end: 9 },
      { start: 9, end: 12 },
    ];
    const at = (start: number, end = start) =>
      sentencesAt(checkedOf('', { sentences }), { start, end }).map((each) => each.start);
    expect([at(2), at(4), at(5), at(9), at(3, 6), at(20)]).toEqual([
      [0],
      [0],
      [5],
      [5],
      [0, 5],
      [],
    ]);
  });
});

describe('diagnostics', () => {
  it('carry place, severity, rule and advice', () => {
    const text = 'Go 😀 in order to win.';
    const finding = findingAt(text, 'in order to', { severity: 'note', advice: 'Be brief.' });
    expect(diagnosticOf(document(text), finding)).toEqual({
      range: { start: { line: 0, character: 6 }, end: { line: 0, character: 17 } },
      severity: DiagnosticSeverity.Information,
      source: 'klartext',
      code: 'wordy-phrase',
      message: '"in order to" can be said more plainly. Be brief.',
    });
  });

  it('say at the first line why a document is not checked', () => {
    const failure = { code: 'not-supported', message: 'Not known.', hint: 'Name it.' };
    expect(failureDiagnostic(document('first\nsecond'), failure)).toMatchObject({
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 5 } },
      severity: DiagnosticSeverity.Information,
      message: 'Not known. Name it.',
    });
  });
});

describe('an explanation', () => {
  const text = 'Go *in order to* win.';
  const finding = findingAt(text, 'in order to', { advice: 'Be <b>brief</b>.' });

  it('says what is found, what to write and which guideline asks for it', () => {
    const plain = hoverOf(document(text), [finding], settings.profile, MarkupKind.PlainText);
    expect(plain.contents).toEqual({
      kind: 'plaintext',
      value:
        '"in order to" can be said more plainly.\n\nBe <b>brief</b>.\n\nInstead: to\n\n' +
        'Plain language, wordy-phrase: phrases that have a shorter or plainer form',
    });
  });

  it('lets no markup of the text through', () => {
    const { contents } = hoverOf(
      document(text),
      [finding],
      settings.profile,
      MarkupKind.Markdown,
    ) as { contents: { value: string } };
    expect(contents.value).toContain('Be \\<b\\>brief\\</b\\>.');
  });

  it('is for every finding that the place touches', () => {
    const word = findingAt(text, 'order');
    const touching = (at: number) => findingsAt([finding, word], { start: at, end: at });
    expect(touching(8)).toEqual([finding, word]);
    expect(touching(4)).toEqual([finding]);
    expect(touching(20)).toEqual([]);
  });
});

describe('quick fixes', () => {
  it('are one for each suggestion, the first preferred', () => {
    const text = 'Go in order to win.';
    const finding = findingAt(text, 'in order to', { suggestions: ['to', ''] });
    const fixes = quickFixes(checkedOf(text), [finding]);
    expect(fixes.map(({ title, isPreferred }) => [title, isPreferred])).toEqual([
      ['Write "to"', true],
      ['Delete "in order to"', undefined],
    ]);
    expect(TextDocument.applyEdits(document(text), fixes[0].edits)).toBe('Go to win.');
  });

  it('are not offered where markup would be lost', () => {
    const text = 'Go in **order** to win.';
    const words = findingAt(text, 'in **order** to', { text: 'in order to' });
    expect(quickFixes(checkedOf(text), [words])).toEqual([]);
    const lines = 'Go in order\nto win.';
    const broken = findingAt(lines, 'in order\nto', { text: 'in order to' });
    expect(quickFixes(checkedOf(lines), [broken])).toHaveLength(1);
  });

  it('are edits at the places of the text', () => {
    const edit = { operation: 'substitute', reason: '', source: '', confidence: 1 } as const;
    const edits = textEdits(checkedOf('a\nbc d'), [
      { ...edit, span: { start: 2, end: 4 }, replacement: 'x' },
    ]);
    expect(TextDocument.applyEdits(document('a\nbc d'), edits)).toBe('a\nx d');
  });

  it('are wanted when their kind, or a wider one, is asked for', () => {
    expect(isWanted('refactor.rewrite', undefined)).toBe(true);
    expect(isWanted('refactor.rewrite', ['refactor'])).toBe(true);
    expect(isWanted('refactor.rewrite', ['quickfix', 'refactor.rew'])).toBe(false);
  });
});

describe('settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'klartext-lsp-'));
  writeFileSync(join(folder, 'mine.json'), '{"id":"mine","title":"Mine","rules":{"passive":true}}');

  it('are those of the workspace before those of the start; what is empty is not set', async () => {
    const read = await readSettings(
      [
        { klartext: { profile: 'falc', language: 'de' } },
        { language: null, level: 'a2', profile: '' },
      ],
      undefined,
    );
    expect([read.profile.id, read.language, read.level, read.problems]).toEqual([
      'falc',
      'de',
      'A2',
      [],
    ]);
    expect(read.profile.rules.get('hard-word')?.settings.level).toBe('A2');
  });

  it('take a profile from the folder that is open', async () => {
    expect((await readSettings([{ profile: 'mine.json' }], folder)).profile.id).toBe('mine');
  });

  it.each([
    [{ profile: 'plian' }, 'Did you mean "plain"?'],
    [{ profile: 'none.json' }, 'File not found'],
    [{ language: 'German' }, 'Did you mean "de"?'],
    [{ level: 'B7' }, 'Unknown level "B7"'],
    [{ level: ['B1', 'B2'] }, 'Unknown level "B1,B2"'],
  ])('that are wrong are told and left out: %j', async (sent, problem) => {
    const read = await readSettings([sent], folder);
    expect(read.problems).toEqual([expect.stringContaining(problem)]);
    expect([read.profile.id, read.language, read.level]).toEqual(['plain', undefined, undefined]);
  });

  it.each([[undefined], [null], ['text'], [[]]])('may be missing: %j', async (sent) => {
    expect((await readSettings([sent], undefined)).problems).toEqual([]);
  });
});
