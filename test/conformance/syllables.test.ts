import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { slice } from '../../src/core/index.ts';
import { folderFiles } from '../../src/language/files.ts';
import { loadPunkt } from '../../src/language/punkt/index.ts';
import { loadEasseSyllables } from '../../src/language/syllables/easse.ts';
import { pythonLower, pythonSplit, tokenizers } from '../../src/language/tokenizers/index.ts';
import { describeConformance, referencePath, referenceText } from './reference-data.ts';

const golden = 'golden/syllables-easse-en.json';
const scores = 'golden/easse-turkcorpus_test.json';
const parameters = 'punkt/punkt-params-english.json';
const outputs = 'easse/data/system_outputs/turkcorpus/test';

describeConformance('EASSE syllables', [golden], () => {
  it('counts all 7,045 words as EASSE does', async () => {
    const expected: Record<string, number> = JSON.parse(referenceText(golden));
    const count = await loadEasseSyllables(await folderFiles(), 'en');
    const words = Object.keys(expected);
    const wrong = words.filter((word) => count?.(word) !== expected[word]);
    expect(words.length).toBe(7045);
    expect(wrong).toEqual([]);
  });
});

interface Fkgl {
  system: string;
  metric: string;
  tokenizer: string;
  score: number;
}

describeConformance('Tokenizer, Punkt and syllables', [scores, parameters, outputs], () => {
  it('together give the FKGL that EASSE gives every system on TurkCorpus', async () => {
    const punkt = loadPunkt(JSON.parse(referenceText(parameters)));
    const count = (await loadEasseSyllables(await folderFiles(), 'en'))!;
    const rows: Fkgl[] = JSON.parse(referenceText(scores)).scores;
    const known = rows.filter(
      ({ metric, system }) =>
        metric === 'fkgl' && existsSync(referencePath(`${outputs}/${system}`)),
    );
    expect(known.length).toBeGreaterThan(0);
    for (const { system, tokenizer, score } of known) {
      let sentences = 0;
      let words = 0;
      let syllables = 0;
      for (const line of referenceText(`${outputs}/${system}`).trimEnd().split('\n')) {
        const text = tokenizers.get(tokenizer).tokenize(pythonLower(line));
        for (const span of punkt.spans(text)) {
          const tokens = pythonSplit(slice(text, span));
          sentences++;
          words += tokens.length;
          for (const token of tokens) syllables += count(token);
        }
      }
      const fkgl = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
      expect(Math.max(0, fkgl), `${system} ${tokenizer}`).toBeCloseTo(score, 10);
    }
  });
});
