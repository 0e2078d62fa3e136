import { bench, describe } from 'vitest';
import { folderFiles } from '../src/language/files.ts';
import { readProfile } from '../src/language/profile.ts';
import { readSegmentRules, segmentDocument, spacedWords } from '../src/language/segment/index.ts';

const files = await folderFiles();
const rules = await readSegmentRules(files, await readProfile(files, 'en'));
const words = spacedWords(rules);

/** Twice the text must take about twice the time: compare the rows of one piece. */
const PIECES = {
  prose: 'Dr. Roe came at 5 p.m. and didn’t stay. “Why?” they asked, e.g. on 3 May. ',
  'letters without a space': 'a',
  dots: '.',
  'forgotten spaces': 'aaa.Bbb',
  initials: 'A. ',
  'short lines': 'a\n',
};

for (const [name, piece] of Object.entries(PIECES)) {
  describe(`segmentDocument: ${name}`, () => {
    for (const kilobytes of [64, 128, 256]) {
      const text = piece.repeat((kilobytes * 1024) / piece.length);
      bench(`${kilobytes} KB`, () => void segmentDocument(text, rules, words));
    }
  });
}
