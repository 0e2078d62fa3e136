import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('de');

describe('a German condition that is told by a noun', () => {
  it.each([
    [
      'Bei Nichteinhaltung der Frist wird eine Gebühr fällig.',
      'Wenn die Frist nicht eingehalten wird, wird eine Gebühr fällig.',
    ],
    [
      'Bei gleichzeitiger Einnahme von Aspirin kann das Risiko steigen.',
      'Wenn Aspirin gleichzeitig eingenommen wird, kann das Risiko steigen.',
    ],
    [
      'Bei gleichzeitiger Einnahme von starken Mitteln kann das Risiko steigen.',
      'Wenn starke Mittel gleichzeitig eingenommen werden, kann das Risiko steigen.',
    ],
    [
      'Bei Ablehnung des Antrags können Sie klagen.',
      'Wenn der Antrag abgelehnt wird, können Sie klagen.',
    ],
    [
      'Nach Abschluss der Prüfung bekommen Sie einen Brief.',
      'Wenn die Prüfung abgeschlossen ist, bekommen Sie einen Brief.',
    ],
    [
      'Vor Beginn der Behandlung müssen Sie den Arzt fragen.',
      'Bevor die Behandlung beginnt, müssen Sie den Arzt fragen.',
    ],
    [
      'Zur Vermeidung weiterer Kosten bitten wir Sie um Hilfe.',
      'Um weitere Kosten zu vermeiden, bitten wir Sie um Hilfe.',
    ],
  ])('is told by a verb: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    'Nach Abschluss der Schule geht er nach Wien.',
    'Nach Prüfung der Unterlagen hat das Amt den Antrag abgelehnt.',
    'Bei Verletzung der Pflichten ist der Vertrag beendet worden.',
  ])('stays where a story is told: %s', (source) => {
    expect(simplify(source)).toMatch(/^(?:Nach|Bei) /);
  });
});
