import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { shippedGuideline } from '../../klartext/guidelines.ts';
import { Checker, formatFor } from './checker.ts';
import type { Settings } from './settings.ts';

const document = (text: string) => TextDocument.create('file:///a.txt', 'plaintext', 1, text);
const settings: Settings = { profile: shippedGuideline('plain'), problems: [] };

describe('a checker', () => {
  /** A checker whose checks end when the test says so. */
  function checking() {
    const published: number[] = [];
    const asked: { text: string; answer(error?: Error): void }[] = [];
    let chosen = Promise.resolve(settings);
    const checker = new Checker({
      lint: ({ text }) =>
        new Promise((resolve, reject) => {
          const answer = (error?: Error) =>
            error ? reject(error) : resolve({ language: 'en', findings: [], sentences: [] });
          asked.push({ text, answer });
        }),
      settings: () => chosen,
      publish: ({ version }) => published.push(version),
      fail: (error) => {
        throw error;
      },
    });
    const set = (value: Settings) => {
      chosen = Promise.resolve(value);
    };
    const waits = async (count: number) => {
      while (asked.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    return { checker, published, asked, set, waits };
  }

  it('publishes the newest version only, and answers with it', async () => {
    const { checker, published, asked, waits } = checking();
    const text = document('one');
    checker.open(text);
    await waits(1);
    const current = checker.current(text.uri);
    TextDocument.update(text, [{ text: 'two' }], 2);
    checker.changed(text);
    asked[0].answer();
    await waits(2);
    asked[1].answer();
    expect((await current)?.version).toBe(2);
    expect(asked.map((each) => each.text)).toEqual(['one', 'two']);
    expect(published).toEqual([2]);
  });

  it('says nothing of a document that was closed meanwhile', async () => {
    const { checker, published, asked, waits } = checking();
    const text = document('one');
    checker.open(text);
    await waits(1);
    const current = checker.current(text.uri);
    checker.close(text.uri);
    asked[0].answer();
    expect(await current).toBeUndefined();
    expect(published).toEqual([]);
    expect(await checker.current('file:///never-open')).toBeUndefined();
  });

  it('checks again with settings that came while it checked', async () => {
    const { checker, published, asked, set, waits } = checking();
    checker.open(document('one'));
    await waits(1);
    set({ ...settings, language: 'de' });
    checker.recheck();
    asked[0].answer();
    await waits(2);
    asked[1].answer();
    expect((await checker.current('file:///a.txt'))?.settings.language).toBe('de');
    expect(published).toEqual([1]);
  });

  it('publishes a failure, and asks again after the next change', async () => {
    const { checker, published, asked, waits } = checking();
    const text = document('one');
    checker.open(text);
    await waits(1);
    asked[0].answer(new Error('broken'));
    expect((await checker.current(text.uri))?.failure?.message).toContain('broken');
    expect(published).toEqual([1]);
    TextDocument.update(text, [{ text: 'two' }], 2);
    checker.changed(text);
    await waits(2);
  });

  it('reads a document as the editor says, or as its name ends', () => {
    const format = (languageId: string, uri: string) =>
      formatFor(TextDocument.create(uri, languageId, 1, ''));
    expect(format('markdown', 'untitled:1')).toBe('markdown');
    expect(format('plaintext', 'file:///a.md')).toBe('text');
    expect(format('gfm', 'file:///a.md')).toBe('markdown');
    expect(format('html', 'untitled:1')).toBe('html');
    expect(format('gitcommit', 'file:///COMMIT_EDITMSG')).toBe('text');
  });
});
