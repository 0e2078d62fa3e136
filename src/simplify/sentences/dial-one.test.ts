import { beforeAll, describe, expect, it } from 'vitest';
import { type Controls, sentencesOf } from '../../core/index.ts';
import { type Language, loadLanguage } from '../../language/index.ts';
import type { Engine } from '../engine.ts';
import { loadEngine } from '../engines.ts';

let english: Language;
let engine: Engine;
beforeAll(async () => {
  english = await loadLanguage('en');
  engine = await loadEngine('default', english);
});

const TEXTS = [
  'Members who require assistance must contact the office, and they should bring a passport.',
  'The board, which had convened on 9 July, endeavoured to commence the repair prior to winter.',
  'The old hall in the park was rather cold yesterday, and the singers went home early.',
];

function edits(text: string, controls: Controls) {
  const document = english.analyse(text);
  return engine.simplify(document, sentencesOf(document)[0], controls)[0].edits;
}

describe.each(TEXTS)('a ratio of 1 means as it is: %s', (text) => {
  const operations = (controls: Controls) => edits(text, controls).map((each) => each.operation);

  it('all four leave the sentence alone', () => {
    expect(edits(text, { length: 1, paraphrase: 1, words: 1, syntax: 1 })).toEqual([]);
    expect(edits(text, { paraphrase: 1 })).toEqual([]);
  });

  it('the words stay, or the build', () => {
    expect(operations({ words: 1 })).not.toContain('substitute');
    expect(operations({ syntax: 1 })).not.toContain('split');
  });

  it.each([{ words: 0.7 }, { syntax: 0.5 }, { paraphrase: 0.5 }, { length: 1 }, { length: 1.2 }])(
    'only a length below 1 leaves words out, not %o',
    (controls) => {
      expect(operations(controls)).not.toContain('delete');
    },
  );
});
