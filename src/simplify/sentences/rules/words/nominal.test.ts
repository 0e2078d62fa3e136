import { describe, expect, it } from 'vitest';
import { applyEdits, sentencesOf } from '../../../../core/index.ts';
import { folderFiles } from '../../../../language/files.ts';
import { loadLanguage } from '../../../../language/index.ts';
import { loadSentenceRules } from '../../language-file/rules-file.ts';
import { editsOf } from '../../render.ts';
import { Tree } from '../../tree.ts';
import { nominals } from './nominal.ts';

async function said(text: string): Promise<string> {
  const language = await loadLanguage('de');
  const rules = await loadSentenceRules(await folderFiles(), 'de');
  const [sentence] = sentencesOf(language.analyse(text));
  const proposals = nominals(new Tree(sentence), rules, language);
  const weighed = proposals.map((proposal) => ({ proposal, confidence: 1 }));
  return applyEdits(text, editsOf(text, sentence, weighed)).text;
}

describe('what is done, told by a noun', () => {
  it.each([
    [
      'Zur Prüfung Ihrer Angaben brauchen wir einen Beleg.',
      'Um Ihre Angaben zu prüfen, brauchen wir einen Beleg.',
    ],
    [
      'Zur Einhaltung der Frist müssen Sie heute schreiben.',
      'Um die Frist einzuhalten, müssen Sie heute schreiben.',
    ],
    ['Die Rückzahlung der Kaution erfolgt im Mai.', 'Die Kaution wird im Mai zurückgezahlt.'],
    ['Danach erfolgt die Auszahlung der Beihilfe.', 'Danach wird die Beihilfe ausgezahlt.'],
    ['Die Vergabe von Plätzen erfolgt nach Alter.', 'Plätze werden nach Alter vergeben.'],
  ])('is told by a verb: %s', async (source, output) => {
    expect(await said(source)).toBe(output);
  });

  it.each([
    'Zur Verbesserung der Luft trägt der Park bei.',
    'Zur Prüfung der Angaben und Belege brauchen wir Zeit.',
    'Die Lieferung der Möbel erfolgt am Montag.',
    'Die Auszahlung erfolgt im Mai.',
  ])('stays where a verb would say something else, or more hangs on it: %s', async (source) => {
    expect(await said(source)).toBe(source);
  });
});
