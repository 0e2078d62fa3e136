import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderFiles, loadIdentifier, loadLanguage } from '../../src/language/index.ts';
import { verify } from '../../src/simplify/verify/index.ts';
import { damagedCases } from '../../train/verify/damaged.ts';
import { type Case, editedPairs, falseAnswers, ownPairs } from '../../train/verify/sources.ts';
import { describeConformance } from './reference-data.ts';

/** A sample, so that it takes seconds; docs/verify.md has the figures of the whole half. */
const EACH = 16;
const PAIRS = 150;
/** A sample of so few cases wavers. */
const SLACK = 20;
/** The languages whose recall is counted again here; `train/verify/measure.ts` counts all. */
const COUNTED = ['en', 'de'];

describeConformance('the judge', ['pairs', 'documents', 'judged', 'ud'], () => {
  it('refuses every false answer of the set but those that are known', async () => {
    const refuses = await refusing('en');
    const passed = falseAnswers('en').filter((each) => !refuses(each));
    // An invented sentence whose words are all near to what the source says of books and a library.
    expect(passed.length).toBeLessThanOrEqual(1);
  });

  it.each(COUNTED)(
    'keeps its recall and its false alarms: %s',
    async (id) => {
      const refuses = await refusing(id);
      const language = await loadLanguage(id);
      const measured = measuredOf(id);
      const damaged = damagedCases(language, { each: EACH, seed: 2, halves: ['even'] });
      for (const [set, count] of Object.entries(measured.damaged)) {
        const own = damaged.filter((each) => each.set === set);
        if (own.length < EACH) continue;
        expect(percent(own, refuses), `${id} ${set}`).toBeGreaterThanOrEqual(share(count) - SLACK);
      }
      const sound = editedPairs(id).filter(({ half }) => half === 'even');
      expect(percent(sound.slice(0, PAIRS), refuses), `${id} pairs`).toBeLessThanOrEqual(
        share(measured.sound.pairs) + 4,
      );
    },
    300_000,
  );

  it.each(['en', 'de', 'fr', 'es', 'it', 'pt'])(
    'lets active for passive and split sentences pass: %s',
    async (id) => {
      expect(percent(ownPairs(id), await refusing(id))).toBeLessThanOrEqual(3);
    },
  );
});

async function refusing(id: string): Promise<(each: Case) => boolean> {
  const language = await loadLanguage(id);
  const identifier = await loadIdentifier(await folderFiles());
  return ({ source, candidate }) => !verify(source, candidate, { language, identifier }).passed;
}

interface Count {
  readonly n: number;
  readonly refused: number;
}

/** What `train/verify/measure.ts` counted last. */
const measuredOf = (id: string): Record<'damaged' | 'sound', Record<string, Count>> =>
  JSON.parse(
    readFileSync(new URL(`../../train/verify/measured/${id}.json`, import.meta.url), 'utf8'),
  );

const share = ({ n, refused }: Count) => (100 * refused) / n;

const percent = (cases: readonly Case[], is: (each: Case) => boolean) =>
  (100 * cases.filter(is).length) / cases.length;
