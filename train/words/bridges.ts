import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Link } from '../../src/simplify/words/evidence.ts';
import { addLink, type LinkMap } from '../../src/simplify/words/group-links.ts';
import type { LinkedSource } from '../../src/simplify/words/prune.ts';
import { SynonymTable } from '../../src/simplify/words/synonym-table.ts';
import { dot, type WordVectors } from './english-vectors.ts';
import type { Translations } from './translations.ts';

/** So many English synonyms of a translation are walked over. */
const MOST_SYNONYMS = 12;
/** Weaker paths than this are noise. */
const LEAST = 0.002;

/**
 * Words reached over the English thesauri: migrar – migrate – move – mudar. Synonyms that share no
 * translation are found this way, which is what a small thesaurus lacks.
 */
export function bridges(translations: Translations, english: WordVectors): LinkedSource {
  const table = new SynonymTable(gunzipSync(readFileSync('thesauri/en/synonyms.bin.gz')));
  const back = turned(translations);
  const links: LinkMap = new Map();
  for (const [word, into] of translations) {
    const total = sum(into);
    for (const [translation, weight] of into) {
      for (const [synonym, share] of synonymsOf(translation, table, english)) {
        const own = back.get(synonym);
        if (!own) continue;
        const all = sum(own);
        for (const [target, value] of own) {
          const probability = (weight / total) * share * (value / all);
          if (target !== word && probability >= LEAST) addLink(links, word, target, probability, 0);
        }
      }
    }
  }
  return { name: 'by English synonyms', kind: 'bridge', links };
}

const known = new Map<string, [string, number][]>();

/** The best synonyms of an English word, as shares of 1: how many sources agree, times likeness. */
function synonymsOf(word: string, table: SynonymTable, english: WordVectors): [string, number][] {
  const before = known.get(word);
  if (before) return before;
  const own = english.vectors.get(word);
  const found = table.linksOf(word).flatMap((link): [string, number][] => {
    const other = english.vectors.get(link.word.toLowerCase());
    const likeness = own && other ? dot(own, other) : 0.2;
    const share = agreementOf(link) * Math.max(0, likeness);
    return share > 0 ? [[link.word.toLowerCase(), share]] : [];
  });
  const best = found.sort((a, b) => b[1] - a[1]).slice(0, MOST_SYNONYMS);
  const total = best.reduce((all, [, share]) => all + share, 0) || 1;
  const shares = best.map(([synonym, share]): [string, number] => [synonym, share / total]);
  known.set(word, shares);
  return shares;
}

function agreementOf({ strengths }: Link): number {
  let doubt = 1;
  for (const [{ kind }, strength] of strengths) {
    if (kind === 'antonym') return 0;
    doubt *= 1 - (kind === 'broader' ? 0.3 : 0.6) * (strength / 15);
  }
  return 1 - doubt;
}

function turned(translations: Translations): Translations {
  const back: Translations = new Map();
  for (const [word, into] of translations) {
    for (const [translation, weight] of into) {
      const entry = back.get(translation) ?? new Map<string, number>();
      entry.set(word, (entry.get(word) ?? 0) + weight);
      back.set(translation, entry);
    }
  }
  return back;
}

function sum(weights: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return total;
}
