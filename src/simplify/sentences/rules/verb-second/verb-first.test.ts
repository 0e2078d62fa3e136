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
  it.each([
    [
      'de',
      'Sollte der Bus ausfallen, rufen Sie uns an.',
      'Wenn der Bus ausfällt, rufen Sie uns an.',
    ],
    [
      'de',
      'Nehmen Sie das Angebot nicht an, so kann der Preis steigen.',
      'Wenn Sie das Angebot nicht annehmen, kann der Preis steigen.',
    ],
    [
      'de',
      'Wird der Brief nicht abgeholt, geht er zurück.',
      'Wenn der Brief nicht abgeholt wird, geht er zurück.',
    ],
    [
      'de',
      'Sollten Fehler auftreten, die hier nicht stehen, rufen Sie uns an.',
      'Wenn Fehler auftreten, die hier nicht stehen, rufen Sie uns an.',
    ],
    ['da', 'Betaler du ikke, skal du flytte.', 'Hvis du ikke betaler, skal du flytte.'],
  ])('gets the word for it and its verb another place (%s): %s', async (id, source, output) => {
    expect(await said(id, source)).toBe(output);
  });

  it.each([
    'War der Sommer noch trocken, ist der Herbst nass.',
    'Sollte ich krank sein, rufe ich an.',
    'Wenn Sie nicht kommen, wird der Platz frei.',
    'Damit die Tür schließt, muss man sie ziehen.',
    'Nehmen Sie die Tablette ein, trinken Sie viel Wasser.',
    'Schreiben Sie deutlich, so dass man alles lesen kann.',
    'Können Sie mir helfen, wird es schneller gehen?',
  ])(
    'stays where it sets two things side by side, tells to do them, or asks: %s',
    async (source) => {
      expect(await said('de', source)).toBe(source);
    },
  );
});
