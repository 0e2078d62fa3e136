import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../../language/index.ts';
import { openDocument, simplifyDocument } from '../../document/index.ts';
import type { Engine } from '../../engine.ts';
import type { Estimator } from './estimate.ts';
import { Estimates } from './estimates.ts';

const english = await loadLanguage('en');

const SOURCE = 'Visitors may purchase a ticket until 4 July.';
const LIKELY = 'Visitors may buy a ticket until 4 July.';
const UNLIKELY = 'Visitors may obtain a ticket until 4 July.';

/** An engine that writes these texts for any sentence, the first one first. */
const writing = (...texts: string[]): Engine => ({
  name: 'writing',
  language: english,
  simplify: () => texts.map((text) => ({ text, edits: [], engine: 'writing', checks: [] })),
});

/** Accepts what people buy, and remembers what it was asked. */
function buyer() {
  const asked: string[] = [];
  const estimator: Estimator = {
    threshold: 0.5,
    async estimate(_, candidates) {
      asked.push(...candidates);
      return candidates.map((text) => (text.includes('buy') ? 0.9 : 0.1));
    },
  };
  return { asked, estimates: new Estimates(estimator) };
}

async function written(engine: Engine, estimates: Estimates) {
  const read = await openDocument(SOURCE, 'text', english);
  for (;;) {
    const blocks = [...simplifyDocument(read, { engine, verify: { estimates } })];
    if (estimates.openSources === 0) return blocks.flatMap(({ sentences }) => sentences)[0];
    await estimates.answer();
  }
}

describe('an estimate is one more verdict', () => {
  it('refuses what an editor would hardly accept, and says so', async () => {
    const { text, left } = await written(writing(UNLIKELY), buyer().estimates);
    expect(text).toBe(SOURCE);
    expect(left).toBe('the new version did not pass: acceptable');
  });

  it('makes way for the next candidate', async () => {
    const { text, verdicts } = await written(writing(UNLIKELY, LIKELY), buyer().estimates);
    expect(text).toBe(LIKELY);
    expect(verdicts).toContainEqual(
      expect.objectContaining({ point: 'acceptable', state: 'kept', estimate: 0.9 }),
    );
  });

  it('is asked once about each change, and never about one that fails otherwise', async () => {
    const { asked, estimates } = buyer();
    const must = 'Visitors must buy a ticket until 4 July.';
    await written(writing(must, UNLIKELY, LIKELY), estimates);
    expect(asked).toEqual([UNLIKELY, LIKELY]);
  });
});
