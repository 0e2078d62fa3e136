import { beforeAll, describe, expect, it } from 'vitest';
import { applyEdits, sentencesOf } from '../../../../core/index.ts';
import { folderFiles } from '../../../../language/files.ts';
import { type Language, loadLanguage } from '../../../../language/index.ts';
import { loadSentenceRules, type SentenceRules } from '../../language-file/rules-file.ts';
import { editsOf } from '../../render.ts';
import { Tree } from '../../tree.ts';
import { contrastSplits } from './contrast.ts';

let language: Language;
let rules: SentenceRules;

beforeAll(async () => {
  language = await loadLanguage('sl');
  rules = await loadSentenceRules(await folderFiles(), 'sl');
});

function split(text: string): string {
  const [sentence] = sentencesOf(language.analyse(text));
  const proposals = contrastSplits(new Tree(sentence), rules);
  const weighed = proposals.map((proposal) => ({ proposal, confidence: 1 }));
  return applyEdits(text, editsOf(text, sentence, weighed)).text;
}

describe('what another one does', () => {
  it('is a sentence of its own', () => {
    expect(split('Otroci so se igrali na vrtu, mama pa je pripravljala kosilo.')).toBe(
      'Otroci so se igrali na vrtu. Mama je pripravljala kosilo.',
    );
  });

  it.each([
    'Če bo deževalo, otroci pa bodo doma, bomo igrali karte.',
    'Oče je kupil kruh, sin pa mleko.',
  ])('stays under a condition, or without a verb: %s', (source) => {
    expect(split(source)).toBe(source);
  });
});
