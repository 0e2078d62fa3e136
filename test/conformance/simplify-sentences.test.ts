import { beforeAll, expect, it } from 'vitest';
import { applyEdits, type Sample, sentencesOf } from '../../src/core/index.ts';
import { checkFaithfulness, evaluate } from '../../src/evaluate/index.ts';
import { type Language, loadLanguage } from '../../src/language/index.ts';
import type { Preset } from '../../src/simplify/engine.ts';
import { loadEngine } from '../../src/simplify/engines.ts';
import { describeConformance, referenceText } from './reference-data.ts';

const FOLDER = 'asset/dataset/asset.valid';
/** Every fifth sentence: the whole set takes too long for each build. */
const STEP = 5;
const lines = (path: string) =>
  referenceText(path)
    .trimEnd()
    .split('\n')
    .filter((_, i) => i % STEP === 0);

describeConformance('the default engine on ASSET valid', [`${FOLDER}.orig`], () => {
  let english: Language;
  let written: Sample[];
  beforeAll(async () => {
    english = await loadLanguage('en');
    const engine = await loadEngine('default', english);
    const references = Array.from({ length: 10 }, (_, i) => lines(`${FOLDER}.simp.${i}`));
    const output = (source: string, preset: Preset) => {
      const document = english.analyse(source);
      const edits = sentencesOf(document).flatMap(
        (sentence) => engine.simplify(document, sentence, {}, { preset })[0].edits,
      );
      return applyEdits(source, edits).text;
    };
    written = lines(`${FOLDER}.orig`).map((source, i) => ({
      id: String(i),
      source,
      references: references.map((each) => each[i]),
      outputs: {
        identity: source,
        careful: output(source, 'careful'),
        balanced: output(source, 'balanced'),
        strong: output(source, 'strong'),
      },
    }));
  }, 60_000);

  // SARI pays for any change; readings decide, and what they found harmful or pointless is off. The
  // presets are held to an order, not to a score.
  it('scores higher than the source, and no lower the more a preset dares', () => {
    const { systems } = evaluate(written, {
      metrics: ['sari', 'bleu'],
      settings: { language: english, tokenizer: '13a', lowercase: true },
      systems: ['identity', 'careful', 'balanced', 'strong'],
    });
    const score = (system: string, metric: string) =>
      systems.get(system)?.get(metric)?.score.value ?? 0;
    expect(score('careful', 'sari')).toBeGreaterThan(score('identity', 'sari'));
    expect(score('careful', 'bleu')).toBeGreaterThan(89);
    expect(score('balanced', 'sari')).toBeGreaterThanOrEqual(score('careful', 'sari'));
    expect(score('strong', 'sari')).toBeGreaterThanOrEqual(score('balanced', 'sari'));
    expect(score('strong', 'bleu')).toBeGreaterThan(89);
  });

  it('changes no number, invents no name and loses no negation', () => {
    for (const { source, outputs } of written) {
      for (const preset of ['careful', 'balanced', 'strong']) {
        const found = checkFaithfulness(source, outputs[preset], english);
        expect(found.numbers.invented, outputs[preset]).toEqual([]);
        expect(found.names?.invented, outputs[preset]).toEqual([]);
        expect(found.negation.lost, outputs[preset]).toEqual([]);
      }
    }
  }, 60_000);
});
