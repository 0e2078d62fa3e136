import { expect } from 'vitest';
import type { Sample } from '../../src/core/index.ts';
import { BASELINE, evaluate, type Settings } from '../../src/evaluate/index.ts';
import {
  type Language,
  loadLanguage,
  type Tokenizer,
  tokenizersWith,
} from '../../src/language/index.ts';
import { goldenGroups, goldenLanguage, goldenSamples, hasOutputs } from './golden-sets.ts';

/** Names of the golden files, ours, and the part of ours that is meant. */
const METRICS: Readonly<Record<string, readonly [metric: string, part?: string]>> = {
  sari: ['sari'],
  sari_add: ['sari', 'add'],
  sari_keep: ['sari', 'keep'],
  sari_del: ['sari', 'delete'],
  sari_del_precision: ['sari-precision'],
  sari_paper_micro: ['sari-paper'],
  sari_paper_micro_del_precision: ['sari-paper-precision'],
  sari_legacy: ['sari-legacy'],
  bleu: ['bleu'],
  sent_bleu: ['bleu-sentence'],
  f1_token: ['token-f1'],
  // What EASSE-DE's command printed for SARI: the source was not tokenised, as in legacy scores.
  'sari_as_cli_evaluate(orig untokenised bug)': ['sari-legacy'],
};

const languages = new Map<string, Promise<Language>>();
export function languageOf(id: string): Promise<Language> {
  const without = ['analysis', 'inflection'] as const;
  if (!languages.has(id)) languages.set(id, loadLanguage(id, undefined, { without }));
  return languages.get(id)!;
}

/** The largest distance of our scores from the rows of a golden file, and how many rows there are. */
export async function compare(file: string) {
  let rows = 0;
  let worst = { distance: 0, row: '' };
  for (const [key, group] of goldenGroups(file)) {
    const [testSet, system, tokenizer, lowercase] = key.split('\t');
    const known = group.filter(({ metric }) => METRICS[metric]);
    if (known.length === 0) continue;
    expect(hasOutputs(testSet, system), `${testSet}: outputs of ${system}`).toBe(true);
    const language = await languageOf(goldenLanguage(testSet));
    const samples = goldenSamples(testSet, system);
    const scores = scored(
      samples,
      known.map(({ metric }) => METRICS[metric][0]),
      {
        language,
        tokenizer,
        lowercase: lowercase === 'true',
      },
    );
    // EASSE-DE's f1_token tokenises once more with 13a, and lowercases whatever is asked.
    if (file.startsWith('easse-de')) {
      const again = retokenised(samples, tokenizersWith(language).get(tokenizer));
      const f1 = scored(again, ['token-f1'], { language, tokenizer: '13a', lowercase: true });
      scores.set('token-f1', f1.get('token-f1')!);
    }
    for (const { metric, score } of known) {
      const [name, part] = METRICS[metric];
      const ours = scores.get(name);
      const value = part ? ours?.parts[part] : ours?.value;
      const distance = Math.abs((value ?? Number.NaN) - score);
      rows++;
      if (!(distance <= worst.distance)) worst = { distance, row: `${key} ${metric}` };
    }
  }
  console.log(`${file}: ${rows} rows, largest difference ${worst.distance} (${worst.row})`);
  return { rows, worst };
}

function scored(samples: readonly Sample[], names: readonly string[], settings: Settings) {
  const metrics = [...new Set(names)];
  const { systems } = evaluate(samples, { metrics, settings, systems: [BASELINE] });
  return new Map([...systems.get(BASELINE)!].map(([name, { score }]) => [name, score]));
}

function retokenised(samples: readonly Sample[], { tokenize }: Tokenizer): Sample[] {
  return samples.map((sample) => ({
    ...sample,
    references: sample.references.map(tokenize),
    outputs: { [BASELINE]: tokenize(sample.outputs[BASELINE]) },
  }));
}

/** What counts as equal to a score of EASSE. */
export const EQUAL = 1e-9;
