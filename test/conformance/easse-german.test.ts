import { expect, it } from 'vitest';
import { compare, EQUAL } from './easse-rows.ts';
import { describeConformance } from './reference-data.ts';

const exact = 'easse-de-ts0711-no-spacy.json';
describeConformance(`SARI, BLEU and token F1 of ${exact}`, [`golden/${exact}`], () => {
  it('are equal to the reference in every row', { timeout: 600_000 }, async () => {
    const { rows, worst } = await compare(exact);
    expect(worst.distance, worst.row).toBeLessThan(EQUAL);
    expect(rows).toBe(2880);
  });
});

for (const file of ['easse-de-ts0711-spacy-blank-de.json', 'easse-de-ts073-spacy-blank-de.json']) {
  describeConformance(`${file}, the tokenizer of spaCy`, [`golden/${file}`], () => {
    // The two differ in rare abbreviations and web addresses.
    it('is within 0.1 in every row', { timeout: 600_000 }, async () => {
      const { rows, worst } = await compare(file);
      expect(worst.distance, worst.row).toBeLessThan(0.1);
      expect(rows).toBe(720);
    });
  });
}
