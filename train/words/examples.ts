import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Language, loadLanguage } from '../../src/language/index.ts';
import type { RankingFeatures } from '../../src/simplify/words/features.ts';
import type { Lexicon } from '../../src/simplify/words/lexicon.ts';
import { suggestAt, tokenAt } from '../../src/simplify/words/suggest.ts';
import { type GoldItem, goldItems, goldWeight } from './gold.ts';

/** A gold item with its candidates as the ranker sees them. */
export interface RankingExample {
  readonly item: GoldItem;
  readonly candidates: readonly RankedCandidate[];
}

export interface RankedCandidate {
  readonly form: string;
  readonly features: RankingFeatures;
  /** Share of the gold votes; 0 when nobody gave it. */
  readonly votes: number;
}

/** Candidates for every gold item of a language, by one lexicon, in no order of worth. */
export async function rankingExamples(
  lexicon: Lexicon,
  items: readonly GoldItem[] = goldItems(lexicon.language),
  language?: Language,
): Promise<RankingExample[]> {
  const loaded = language ?? (await loadLanguage(lexicon.language));
  const examples: RankingExample[] = [];
  for (const item of items) {
    const document = loaded.analyse(item.sentence);
    const found = tokenAt(document, { start: item.start, end: item.start + item.word.length });
    const total = [...item.gold.values()].reduce((sum, value) => sum + value, 0);
    const suggestions = found
      ? suggestAt(document, found.sentence, found.index, { language: loaded, lexicon, most: 200 })
      : [];
    const candidates = suggestions.map(({ form, lemma, features }) => ({
      form,
      features,
      votes: goldWeight(item, form, lemma) / total,
    }));
    examples.push({ item, candidates });
  }
  return examples;
}

/** The examples kept in a file, or made and kept there: making them is nearly all of the work. */
export async function keptExamples(
  path: string | undefined,
  make: () => Promise<RankingExample[]>,
): Promise<RankingExample[]> {
  if (path !== undefined && existsSync(path)) {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as KeptExample[];
    return kept.map(({ item, candidates }) => ({
      item: { ...item, gold: new Map(item.gold) },
      candidates,
    }));
  }
  const examples = await make();
  if (path !== undefined) {
    const kept: KeptExample[] = examples.map(({ item, candidates }) => ({
      item: { ...item, gold: [...item.gold] },
      candidates,
    }));
    writeFileSync(path, JSON.stringify(kept));
  }
  return examples;
}

type KeptExample = Omit<RankingExample, 'item'> & {
  readonly item: Omit<GoldItem, 'gold'> & { readonly gold: [string, number][] };
};
