import { describe, expect, it } from 'vitest';
import { applyEdits, sentencesOf } from '../../../../core/index.ts';
import { folderFiles } from '../../../../language/files.ts';
import { loadLanguage } from '../../../../language/index.ts';
import { loadSentenceRules } from '../../language-file/rules-file.ts';
import { propose } from '../../propose.ts';
import { editsOf } from '../../render.ts';
import { Tree } from '../../tree.ts';

async function split(text: string): Promise<string> {
  const language = await loadLanguage('de');
  const rules = await loadSentenceRules(await folderFiles(), 'de');
  const [sentence] = sentencesOf(language.analyse(text));
  const proposals = propose(new Tree(sentence), rules, language).filter(({ rule }) =>
    rule.startsWith('split/'),
  );
  const weighed = proposals.slice(0, 1).map((proposal) => ({ proposal, confidence: 1 }));
  return applyEdits(text, editsOf(text, sentence, weighed)).text;
}

describe('a sentence whose verb stands second', () => {
  it.each([
    'Was ist das Amt und wofür brauche ich es?',
    'Das Haus ist alt, sagte die Frau.',
    'Die einen hungern – und die anderen feiern.',
    'Der Streit zwischen dem Mieter und dem Vermieter dauert an.',
    'Der Zug ist voll, und der Bus fährt nicht, sagt er.',
    'Sie berichtete, der junge Mann und sein Bruder hätten das Haus gebaut.',
    'Wir werden die Beratung verbessern, die Mensen ausbauen und die Wege sanieren.',
    'Die Politik soll Menschenrechte und die Vielfalt der Menschen stärker berücksichtigen.',
    'Vielleicht ändert der Richter seine Meinung und wir werden frei sein.',
    'Sie haben diese drei Ziele: Das Land braucht Schulen.',
    'Wir sind überzeugt: Nur gemeinsam bringen wir unser Land voran.',
    'Wir wollen ein neues System, das auf einer gerechten Verteilung basiert.',
  ])('is not parted inside what is one: %s', async (text) => {
    expect(await split(text)).toBe(text);
  });

  it('names two that act by one word', async () => {
    const source = 'Anna und Paul sind sehr nett und kümmern sich um ihre Gäste.';
    expect(await split(source)).toBe(
      'Anna und Paul sind sehr nett. Sie kümmern sich um ihre Gäste.',
    );
  });
});
