import { beforeAll, describe, expect, it } from 'vitest';
import { sentencesOf } from '../../core/index.ts';
import { folderFiles, type Language, loadFluency, loadLanguage } from '../../language/index.ts';
import type { Piece, Proposal } from './proposal.ts';
import { NO_SEAMS, type Seams, seamsReader } from './seams.ts';
import { Tree } from './tree.ts';
import { isUnlikely } from './weigh.ts';

describe('the seams of an edit', () => {
  let english: Language;
  let read: (tree: Tree, proposal: Proposal) => Seams;
  beforeAll(async () => {
    english = await loadLanguage('en');
    read = seamsReader(await loadFluency(await folderFiles(), 'en'), english);
  });

  /** The seams of writing something else for a part of a sentence. */
  const seams = (text: string, old: string, parts: Piece['parts'], capital = false): Seams => {
    const start = text.indexOf(old);
    const piece = { start, end: start + old.length, parts, ...(capital && { capital }) };
    const proposal: Proposal = {
      rule: 'replace/phrase',
      operation: 'substitute',
      reason: '',
      key: old,
      pieces: [piece],
      dropped: [],
    };
    return read(new Tree(sentencesOf(english.analyse(text))[0]), proposal);
  };

  it('are far less likely where the words do not go together', () => {
    const text = 'It studies the approximately eighty species of whales.';
    expect(isUnlikely(seams(text, 'approximately', ['about']))).toBe(true);
    const other = 'It is approximately eighty miles long.';
    expect(isUnlikely(seams(other, 'approximately', ['about']))).toBe(false);
  });

  it('know a sentence that begins in the middle', () => {
    const text = 'The company is in the UK, and is a part of Universal.';
    const wrong = seams(text, ', and', ['. They'], true);
    const right = seams(text, ', and', ['. It'], true);
    expect(isUnlikely(wrong)).toBe(true);
    expect(isUnlikely(right)).toBe(false);
    expect(right.gain).toBeGreaterThan(wrong.gain);
  });

  it('take a word whose first letter is written anew for the same word', () => {
    const text = 'Launched in 1994, it has a million readers.';
    expect(seams(text, 'L', ['It was l']).after).toBe(0);
  });

  it('are even where nothing is changed, and without a model', () => {
    const text = 'He went abroad to work.';
    expect(seams(text, 'abroad', ['abroad']).gain).toBeCloseTo(0, 9);
    const tree = new Tree(sentencesOf(english.analyse(text))[0]);
    const none = { rule: '', operation: 'delete', reason: '', key: '', pieces: [], dropped: [] };
    expect(seamsReader(undefined, english)(tree, none as Proposal)).toEqual(NO_SEAMS);
  });
});
