import { beforeAll, describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../core/index.ts';
import { folderFiles } from '../../../../language/files.ts';
import { type Language, loadLanguage } from '../../../../language/index.ts';
import { loadSentenceRules, type SentenceRules } from '../../language-file/rules-file.ts';
import { editsOf } from '../../render.ts';
import { Tree } from '../../tree.ts';
import { perfects } from './perfect.ts';

let language: Language;
let rules: SentenceRules;

beforeAll(async () => {
  language = await loadLanguage('de');
  rules = await loadSentenceRules(await folderFiles(), 'de');
});

function said(text: string): string {
  const document = language.analyse(text);
  const edits = document.paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => {
      const proposals = perfects(new Tree(sentence, false, sentences), rules, language);
      return editsOf(
        text,
        sentence,
        proposals.map((proposal) => ({ proposal, confidence: 1 })),
      );
    }),
  );
  return applyEdits(text, edits).text;
}

describe('the past as it is said', () => {
  it.each([
    ['Der Mann ging nach Hause.', 'Der Mann ist nach Hause gegangen.'],
    ['Die Frau lachte.', 'Die Frau hat gelacht.'],
    ['Das teilte die Leiterin am Dienstag mit.', 'Das hat die Leiterin am Dienstag mitgeteilt.'],
    ['Sie sah den Film »Nacht« im Kino.', 'Sie hat den Film »Nacht« im Kino gesehen.'],
    ['Er antwortete ihr nicht.', 'Er hat ihr nicht geantwortet.'],
    ['Die Kinder besuchten ihre Tante.', 'Die Kinder haben ihre Tante besucht.'],
  ])('puts the participle at the end of the clause: %s', (source, output) => {
    expect(said(source)).toBe(output);
  });

  it('knows the helping verb of the speaker', () => {
    expect(said('Ich kaufte Brot und lief zum Bus.')).toBe(
      'Ich habe Brot gekauft und bin zum Bus gelaufen.',
    );
  });

  it.each([
    ['Dort traf sie auf ihren Lehrer.', 'Dort ist sie auf ihren Lehrer getroffen.'],
    ['Das Geld ermöglichte den Bau.', 'Das Geld hat den Bau ermöglicht.'],
    ['Die Abholung erfolgte am Montag.', 'Die Abholung ist am Montag erfolgt.'],
  ])('knows how and with which helping verb it is said: %s', (source, output) => {
    expect(said(source)).toBe(output);
  });

  it.each([
    'Sie entwickelte und verbesserte die Methode.',
    'Er fuhr den Wagen selbst.',
    'Er brach mit Wunden an der Brust, am Bauch und am Arm zusammen.',
  ])('stays where two verbs share an object, or the place is not clear: %s', (source) => {
    expect(said(source)).toBe(source);
  });

  it('joins a prefix that stood apart, but not what tells how', () => {
    expect(said('Am Morgen stand sie früh auf.')).toBe('Am Morgen ist sie früh aufgestanden.');
    expect(said('Das Kind schlief tief und fest.')).toBe('Das Kind hat tief und fest geschlafen.');
    expect(said('Sie sagten es zueinander.')).toBe('Sie haben es zueinander gesagt.');
  });

  it('changes clauses whose verb is last', () => {
    expect(said('Die Katze lief weg, als der Hund kam.')).toBe(
      'Die Katze ist weggelaufen, als der Hund gekommen ist.',
    );
  });

  it('does not take what others do for a relative clause', () => {
    expect(said('Die einen lachten, die anderen weinten.')).not.toContain('geweint haben');
  });

  it('says "haben" of what is put on, and of what turns itself', () => {
    expect(said('Er zog den Mantel an.')).toBe('Er hat den Mantel angezogen.');
    expect(said('Sie kehrte sich um.')).toBe('Sie hat sich umgekehrt.');
  });

  it('lets a relative clause follow the participle', () => {
    expect(said('Er nahm das Brot, das auf dem Tisch lag, und aß es.')).toBe(
      'Er hat das Brot genommen, das auf dem Tisch gelegen hat, und hat es gegessen.',
    );
  });

  it('says infinitives beside "lassen" as they are said', () => {
    expect(said('Der König ließ den Boten rufen.')).toBe('Der König hat den Boten rufen lassen.');
  });

  it('has one helping verb for what moves and one for what is moved', () => {
    expect(said('Die Familie zog nach Köln.')).toBe('Die Familie ist nach Köln gezogen.');
    expect(said('Der Bauer zog den Wagen.')).toBe('Der Bauer hat den Wagen gezogen.');
  });

  it.each([
    'Er war müde und wollte schlafen.',
    'Es gab keinen Kuchen mehr.',
    'Das Schiff sank im Jahr 1912.',
    'Wenn er das machte, wäre sie froh.',
    'Sie sagt: „Er kam zu spät.“',
    'Wir warten auf den Bus.',
    'Sie kam, wie alle anderen, auf die Wiese.',
    'Die Gründer fordern etablierte Unternehmen heraus.',
    'Wir müssen auf neue und veränderte Regeln reagieren.',
    'Sie wollte, dass ich die Welt rette.',
    'Bei dem Brand kamen zwei Menschen ums Leben, drei erlitten einen Schock.',
  ])('leaves what is said so already, is dated, not real, quoted or unclear: %s', (source) => {
    expect(said(source)).toBe(source);
  });

  it('has one tense in a paragraph: none is said otherwise where another stays', () => {
    const report = 'Sie reiste nach Rom. Dort heiratete sie im Jahr 1840 einen Maler.';
    expect(said(report)).toBe(report);
    expect(said(`${report}\n\nDie Kinder lachten.`)).toBe(`${report}\n\nDie Kinder haben gelacht.`);
    expect(said('Sie reiste nach Rom. Sie war 1840 dort.')).toBe(
      'Sie ist nach Rom gereist. Sie war 1840 dort.',
    );
  });
});
