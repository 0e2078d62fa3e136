import { describe, expect, it } from 'vitest';
import { applyEdits, sentencesOf } from '../../../../core/index.ts';
import { folderFiles } from '../../../../language/files.ts';
import { loadLanguage } from '../../../../language/index.ts';
import { loadSentenceRules } from '../../language-file/rules-file.ts';
import { editsOf } from '../../render.ts';
import { Tree } from '../../tree.ts';
import { verbFirst } from './verb-first.ts';

async function said(id: string, text: string): Promise<string> {
  const language = await loadLanguage(id);
  const rules = await loadSentenceRules(await folderFiles(), id);
  const [sentence] = sentencesOf(language.analyse(text));
  const proposals = verbFirst(new Tree(sentence), rules, language);
  const weighed = proposals.map((proposal) => ({ proposal, confidence: 1 }));
  return applyEdits(text, editsOf(text, sentence, weighed)).text;
}

describe('a condition that only its first verb tells', () => {
  it('gets the word for it and its verb another place', async () => {
    const source = 'Betaler du ikke, skal du flytte.';
    expect(await said('da', source)).toBe('Hvis du ikke betaler, skal du flytte.');
  });

  it('stays where the word is there already', async () => {
    const source = 'Hvis du ikke betaler, skal du flytte.';
    expect(await said('da', source)).toBe(source);
  });
});
