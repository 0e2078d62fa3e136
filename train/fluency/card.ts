const DATE = '2026-11-16';

/** The card of a model of fluency. */
export function card(
  id: string,
  sources: readonly { readonly name: string; readonly words: number }[],
  size: number,
): string {
  const noncommercial = sources.some(({ name }) => name.includes('-NC-'));
  return `# Fluency (fluency.bin.gz)

How likely words are beside each other: trigrams of words and of word classes (interpolated Kneser–Ney, pruned; ${Math.round(size / 1000)} kB). Fingerprints and probabilities in tenths of log10 only: no word or sentence can be read from it. Trained ${DATE} by \`npx tsx train/fluency/train.ts ${id}\` on

${sources.map(({ name, words }) => `- ${name}: ${words} words`).join('\n')}

No sentence of the set it is measured on, of PUD, ASSET or TurkCorpus, or of a test half of a simplification corpus is among them. ${
    noncommercial
      ? '**Not for commercial use:** there is no other good treebank for this language, so the model is trained on one under an NC licence and inherits it.'
      : 'Learned from share-alike texts: treat the file as CC BY-SA 4.0 and GPL-3.'
  } Measured by \`npx tsx train/fluency/measure.ts\`: notes/fluency.md.
`;
}
