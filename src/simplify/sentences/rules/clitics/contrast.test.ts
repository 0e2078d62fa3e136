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
    [
      'Gostje, ki so prišli zgodaj, so sedli k mizi, eden pa je ostal pri vratih.',
      'Gostje, ki so prišli zgodaj, so sedli k mizi. Eden je ostal pri vratih.',
    ],
    [
      'Policisti so opravili ogled, voznika pa so pridržali.',
      'Policisti so opravili ogled. Voznika so pridržali.',
    ],
    [
      'Ana je pospravila kuhinjo, potem pa je odšla na vrt.',
      'Ana je pospravila kuhinjo. Potem je odšla na vrt.',
    ],
  ])('is known after a clause that has ended, and by when: %s', (source, parted) => {
    expect(split(source)).toBe(parted);
  });

  it.each([
    'Pogledala me je, nato pa se spet obrnila k oknu.',
    'Če bo deževalo, otroci pa bodo doma, bomo igrali karte.',
    'Oče je kupil kruh, sin pa mleko.',
  ])('stays under a condition, or without a verb of its own: %s', (source) => {
    expect(split(source)).toBe(source);
  });
});
