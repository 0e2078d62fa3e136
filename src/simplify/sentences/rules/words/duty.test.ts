import { beforeAll, describe, expect, it } from 'vitest';
import { applyEdits, sentencesOf } from '../../../../core/index.ts';
import { folderFiles } from '../../../../language/files.ts';
import { type Language, loadLanguage } from '../../../../language/index.ts';
import { loadSentenceRules, type SentenceRules } from '../../language-file/rules-file.ts';
import { editsOf } from '../../render.ts';
import { Tree } from '../../tree.ts';
import { duties } from './duty.ts';

let language: Language;
let rules: SentenceRules;

beforeAll(async () => {
  language = await loadLanguage('de');
  rules = await loadSentenceRules(await folderFiles(), 'de');
});

function said(text: string): string {
  const [sentence] = sentencesOf(language.analyse(text));
  const proposals = duties(new Tree(sentence), rules);
  const weighed = proposals.map((proposal) => ({ proposal, confidence: 1 }));
  return applyEdits(text, editsOf(text, sentence, weighed)).text;
}

describe('what must or may be done', () => {
  it.each([
    ['Die Gebühr ist im Voraus zu bezahlen.', 'Die Gebühr muss im Voraus bezahlt werden.'],
    ['Beim Amt ist der Ausweis vorzulegen.', 'Beim Amt muss der Ausweis vorgelegt werden.'],
    ['Eltern haben die Kosten zu tragen.', 'Eltern müssen die Kosten tragen.'],
    [
      'Hier liegt das Blatt, das jeder auszufüllen hat.',
      'Hier liegt das Blatt, das jeder ausfüllen muss.',
    ],
    ['Der Mieter ist verpflichtet, die Treppe zu putzen.', 'Der Mieter muss die Treppe putzen.'],
    ['Wir sind berechtigt, den Vertrag zu kündigen.', 'Wir dürfen den Vertrag kündigen.'],
    [
      'Er ist verpflichtet, die Treppe zu putzen und den Hof zu kehren.',
      'Er muss die Treppe putzen und den Hof kehren.',
    ],
    [
      'Der Käufer verpflichtet sich, den Verkäufer zu bitten, den Hof zu kehren.',
      'Der Käufer muss den Verkäufer bitten, den Hof zu kehren.',
    ],
    [
      'Bei Fieber ist die Behandlung zu beenden und ein Arzt aufzusuchen.',
      'Bei Fieber muss die Behandlung beendet und ein Arzt aufgesucht werden.',
    ],
    [
      'Der Beitrag ist jährlich im Januar, spätestens am 31. Januar, auf unser Konto zu überweisen.',
      'Der Beitrag muss jährlich im Januar, spätestens am 31. Januar, auf unser Konto überwiesen werden.',
    ],
  ])('is said by one verb: %s', (source, output) => {
    expect(said(source)).toBe(output);
  });

  it.each([
    'Die Gebühr ist nicht zu bezahlen.',
    'Der Antrag ist nur schriftlich zu stellen.',
    'Er ist bereit zu zahlen.',
    'Sie hat das Recht, den Vertrag zu kündigen.',
    'Es ist wichtig, die Frist einzuhalten.',
    'Er ist nicht verpflichtet, die Treppe zu putzen.',
    'Das Gerät ist bequem zu reinigen.',
  ])('stays where it is denied or bound to another word: %s', (source) => {
    expect(said(source)).toBe(source);
  });
});
