import { readFileSync } from 'node:fs';
import type { DictionaryData } from './dictionary-data.ts';
import type { Example } from './example.ts';
import { readTreebank } from './treebank.ts';

const TREEBANK = 'ud-train-from-docs/en_ewt-train.fromdocs.conllu';

/**
 * Which English adjectives take -er and which take more: an adjective of the treebank whose
 * comparative and superlative are words of the frequency list has them (happier), the others are
 * compared with more and most (more beautiful).
 */
export function englishDegrees(data: string): DictionaryData {
  const list = readFileSync(`${data}/frequencywords/content/2018/en/en_50k.txt`, 'utf8');
  const words = new Set(list.split('\n').map((line) => line.split(' ')[0]));
  const examples: Example[] = [];
  const seen = new Set<string>();
  for (const { lemma: written, upos, features } of readTreebank(`${data}/${TREEBANK}`).examples) {
    const lemma = written.toLowerCase();
    if (upos !== 'ADJ' || features.Degree !== 'Pos' || features.NumType) continue;
    if (seen.has(lemma) || !/^[a-z]+$/.test(lemma)) continue;
    seen.add(lemma);
    const stem = stems(lemma).find((one) => words.has(`${one}er`) && words.has(`${one}est`));
    const forms = stem ? [`${stem}er`, `${stem}est`] : [`more ${lemma}`, `most ${lemma}`];
    examples.push({ lemma, upos, features: { Degree: 'Cmp' }, form: forms[0] });
    examples.push({ lemma, upos, features: { Degree: 'Sup' }, form: forms[1] });
  }
  return { examples, inherent: [] };
}

/** What -er may be added to: happi-, nic-, bigg-, cheap-. */
function stems(lemma: string): string[] {
  const last = lemma.slice(-1);
  if (last === 'y') return [`${lemma.slice(0, -1)}i`, lemma];
  if (last === 'e') return [lemma.slice(0, -1)];
  return [lemma, lemma + last];
}
