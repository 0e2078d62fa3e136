import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import { failed } from './verdict.ts';
import { verify } from './verify.ts';

const [english, german] = await Promise.all(['en', 'de'].map((id) => loadLanguage(id)));
const refused = (language: typeof english, source: string, candidate: string) =>
  verify(source, candidate, { language })
    .verdicts.filter(failed)
    .map(({ point }) => point);

it('an English statement that begins with an auxiliary has lost its subject', () => {
  const source = 'The money is kept by the bank until May, and will be returned in June.';
  const lost = 'The money is kept by the bank until May. Will be returned in June.';
  expect(refused(english, source, lost)).toContain('well-formed');
  expect(refused(english, source, lost.replace('Will', 'It will'))).toEqual([]);
  const request = 'Do not pay yet, and wait for the letter.';
  expect(refused(english, request, 'Do not pay yet. Wait for the letter.')).toEqual([]);
});

describe('the form of German', () => {
  it('misses the auxiliary by which a passive became active', () => {
    const source = 'Ich möchte informiert werden, wenn sich etwas ändert.';
    const candidate = 'Wenn sich etwas ändert, möchte ich informieren.';
    expect(refused(german, source, candidate)).toContain('roles');
    const kept = 'Wenn sich etwas ändert, möchte ich informiert werden.';
    expect(refused(german, source, kept)).toEqual([]);
  });

  it('sees that a statement begins with its verb, or has two parts before it', () => {
    const source = 'Wir hoffen trotzdem, dass es klappt.';
    for (const candidate of [
      'Hoffen wir trotzdem, dass es klappt.',
      'Trotzdem wir hoffen, dass es klappt.',
    ]) {
      expect(refused(german, source, candidate)).toContain('well-formed');
    }
    expect(refused(german, source, 'Trotzdem hoffen wir, dass es klappt.')).toEqual([]);
  });

  it('lets questions, requests and conditions begin with a verb', () => {
    const may = 'Sie können das Formular ausfüllen.';
    expect(refused(german, may, 'Füllen Sie das Formular aus.')).not.toContain('well-formed');
    const late = 'Der Anspruch verfällt, wenn die Frist versäumt wird.';
    const inverted = 'Wird die Frist versäumt, verfällt der Anspruch.';
    expect(refused(german, late, inverted)).not.toContain('well-formed');
  });

  it('sees an infinitive with its mark behind a modal', () => {
    const source = 'Wir können den Keller aufräumen. Wir müssen die Rechnung bezahlen.';
    for (const candidate of [
      'Wir können den Keller aufzuräumen. Wir müssen die Rechnung bezahlen.',
      'Wir können den Keller aufräumen. Wir müssen die Rechnung zu bezahlen.',
    ]) {
      expect(refused(german, source, candidate)).toContain('well-formed');
    }
  });

  it('sees a subordinate clause that stands alone behind a lead-in', () => {
    const source = 'Eine Meldung ist nötig, z. B. wenn Du umgezogen bist und keine Post bekommst.';
    const candidate =
      'Eine Meldung ist nötig. Z. B. wenn Du umgezogen bist und keine Post bekommst.';
    expect(refused(german, source, candidate)).toContain('well-formed');
  });

  it('sees a determiner that fits no cell of its noun', () => {
    const source = 'Er zahlt mit dem Bankkonto.';
    expect(refused(german, source, 'Er zahlt mit dem Bankkontos.')).toContain('well-formed');
    expect(refused(german, source, 'Er zahlt mit seinem Bankkonto.')).not.toContain('well-formed');
  });

  it('sees a pronoun of another gender than the noun whose relative clause it took', () => {
    const source = 'Die Behörde, die den Antrag prüft, antwortet in zwei Wochen.';
    const [wrong, right] = ['Er', 'Sie'].map(
      (pronoun) => `Die Behörde antwortet in zwei Wochen. ${pronoun} prüft den Antrag.`,
    );
    expect(refused(german, source, wrong)).toContain('well-formed');
    expect(refused(german, source, right)).toEqual([]);
  });
});

describe('the form of English', () => {
  it('sees “it” in the place of several things', () => {
    const source = 'The offices, which give advice to families, are closed today.';
    const [wrong, right] = ['It gives', 'They give'].map(
      (clause) => `The offices are closed today. ${clause} advice to families.`,
    );
    expect(refused(english, source, wrong)).toContain('well-formed');
    expect(refused(english, source, right)).toEqual([]);
  });

  it('sees a mark behind a modal', () => {
    const source = 'You must pay the fee by card.';
    expect(refused(english, source, 'You must to pay the fee by card.')).toContain('well-formed');
  });

  it('misses a passive, but not of what may do a thing by itself', () => {
    const asked = 'I would like to be informed of changes.';
    expect(refused(english, asked, 'I would like to inform of changes.')).toContain('roles');
    const shut = 'The office is closed on Mondays.';
    expect(refused(english, shut, 'The office closes on Mondays.')).not.toContain('roles');
  });
});
