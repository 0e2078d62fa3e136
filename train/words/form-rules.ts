import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ParadigmModel } from '../../src/language/inflection/inflector.ts';
import { unpackModel } from '../../src/language/inflection/model.ts';
import { POS_BITS } from '../../src/simplify/words/evidence.ts';
import type { FormRule } from '../../src/simplify/words/readings.ts';
import type { SynonymTable } from '../../src/simplify/words/synonym-table.ts';
import { LANGUAGES } from './evidence-sources.ts';

/** Rules that hold for fewer words are left out. */
const FEWEST = 3;
const MOST_RULES = 2500;

/**
 * How forms lead back to lemmas, learned from the language's own inflection model: it inflects
 * every word of the lexicon, and what differs is counted. `-ieran` → `-erir` (requieran).
 */
function formRules(
  id: string,
  heads: Iterable<readonly [word: string, pos: readonly string[]]>,
): FormRule[] {
  const model = new ParadigmModel(
    unpackModel(gunzipSync(readFileSync(`languages/${id}/inflection.bin.gz`))),
  );
  const counts = new Map<string, number>();
  for (const [word, parts] of heads) {
    if (word.includes(' ')) continue;
    for (const upos of parts) {
      for (const cell of model.cellsOf(upos)) {
        const form = model.formIn(cell, word)?.toLowerCase();
        if (!form || form === word.toLowerCase() || form.includes(' ')) continue;
        let shared = 0;
        while (shared < form.length && form[shared] === word[shared]?.toLowerCase()) shared++;
        if (shared < 2) continue;
        const rule = [form.slice(shared), word.slice(shared), upos, cell.key].join('\t');
        counts.set(rule, (counts.get(rule) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .filter(([, count]) => count >= FEWEST)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_RULES)
    .map(([rule]) => rule.split('\t') as unknown as FormRule);
}

/** Writes `lexicon-forms.json.gz` of a language that has an inflection model. */
export function writeFormRules(id: string, table: SynonymTable, folder: string): void {
  if (!existsSync(`languages/${id}/inflection.bin.gz`)) return;
  const rules = formRules(id, headsByPart(table, LANGUAGES[id].verbEndings));
  const lines = rules.map((rule) => JSON.stringify(rule)).join(',\n');
  writeFileSync(`${folder}/lexicon-forms.json.gz`, gzipSync(`[\n${lines}\n]\n`, { level: 9 }));
}

/** Heads with the parts of speech they may have; where the sources do not say, by their ending. */
function* headsByPart(
  table: SynonymTable,
  verbEndings: readonly string[] = [],
): Generator<[string, string[]]> {
  for (const word of table.headWords()) {
    const pos = table.posOf(word);
    const verb = verbEndings.some((ending) => word.endsWith(ending));
    if (verb || pos & POS_BITS.VERB) yield [word, ['VERB']];
    if (!verb)
      yield [word, pos & POS_BITS.ADJ ? ['NOUN', 'ADJ'] : pos === 0 ? ['NOUN', 'ADJ'] : ['NOUN']];
  }
}
