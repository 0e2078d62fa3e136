import type { Sentence } from '../../src/core/index.ts';
import { applyEdits, sentencesOf } from '../../src/core/index.ts';
import { metrics, Text } from '../../src/evaluate/index.ts';
import type { Language } from '../../src/language/index.ts';
import { withArticle } from '../../src/simplify/sentences/article.ts';
import type { SentenceRules } from '../../src/simplify/sentences/language-file/rules-file.ts';
import type { Proposal } from '../../src/simplify/sentences/proposal.ts';
import { propose } from '../../src/simplify/sentences/propose.ts';
import { editsOf } from '../../src/simplify/sentences/render.ts';
import { modifiers } from '../../src/simplify/sentences/rules/leave-out/modifiers.ts';
import { Tree } from '../../src/simplify/sentences/tree.ts';
import { type Loss, lossOf } from '../../src/simplify/sentences/weigh.ts';
import type { WordSource } from '../../src/simplify/sentences/word-proposals.ts';

export interface Pair {
  readonly source: string;
  readonly references: readonly string[];
}

/** A proposal and what it alone is worth. */
export interface Example {
  readonly pair: number;
  readonly tree: Tree;
  readonly proposal: Proposal;
  readonly loss: Loss;
  gain: number;
}

/** Share of all edits that are made at the point where the slope of SARI is taken. */
const MADE = 0.8;

/**
 * What each proposal is worth: SARI over a corpus is a function of summed counts, so the worth of an
 * edit is the slope of SARI times what the edit adds to the counts, times the number of sentences.
 */
export function examples(
  pairs: readonly Pair[],
  rules: SentenceRules,
  language: Language,
  words?: WordSource,
): Example[] {
  const sari = metrics.get('sari').prepare({ language, tokenizer: '13a', lowercase: true });
  const sums = new Float64Array(sari.width);
  const found: (Example & { change: Float64Array })[] = [];
  pairs.forEach(({ source, references }, pair) => {
    const item = { source: new Text(source), references: references.map((each) => new Text(each)) };
    const count = (output: string) => {
      const row = new Float64Array(sari.width);
      sari.measure({ ...item, output: new Text(output) }, row);
      return row;
    };
    const same = count(source);
    same.forEach((value, k) => {
      sums[k] += value;
    });
    const document = language.analyse(source);
    sentencesOf(document).forEach((sentence, number) => {
      const tree = new Tree(sentence, rules.formsAlike);
      const plain = [
        ...propose(tree, rules, language),
        ...modifiers(tree, rules),
        ...(words?.of(document, number, {}) ?? []),
      ];
      for (const each of plain) {
        const proposal = withArticle(tree, each, language);
        const output = made(source, sentence, proposal);
        if (output === undefined) continue;
        const change = count(output).map((value, k) => value - same[k]);
        const loss = lossOf(tree, proposal, language.profile.facts, new Set());
        found.push({ pair, tree, proposal, loss, gain: 0, change });
      }
    });
  });
  const point = sums.slice();
  for (const { change, proposal } of found) {
    if (/^drop\/(?:modifier|detail|aside)/.test(proposal.rule)) continue;
    change.forEach((value, k) => {
      point[k] += MADE * value;
    });
  }
  const slope = slopeOf(point, (counts) => sari.score(counts).value);
  for (const example of found) {
    example.gain =
      pairs.length * example.change.reduce((sum, value, k) => sum + value * slope[k], 0);
  }
  return found;
}

function made(text: string, sentence: Sentence, proposal: Proposal): string | undefined {
  try {
    return applyEdits(text, editsOf(text, sentence, [{ proposal, confidence: 1 }])).text;
  } catch {
    return undefined;
  }
}

function slopeOf(point: Float64Array, score: (counts: Float64Array) => number): Float64Array {
  const base = score(point);
  return point.map((value, k) => {
    const step = Math.max(1, value * 1e-4);
    const moved = point.slice();
    moved[k] += step;
    return (score(moved) - base) / step;
  });
}
