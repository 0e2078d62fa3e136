import { folderFiles } from '../../src/language/index.ts';
import { loadLexicon } from '../../src/simplify/words/lexicon.ts';
import { rankingExamples } from './examples.ts';
import { goldItems } from './gold.ts';
import { figuresOf } from './learn.ts';
import { thesaurusOf } from './thesaurus.ts';

/**
 * `npx tsx train/words/measure.ts en es pt`: the development sets ranked by the shipped weights, with
 * what a language has of its own and with its thesaurus. The weights have seen the sets: the figures
 * compare the two, and say nothing about new text.
 */
const EVERY: Readonly<Record<string, number>> = { EASIER: 3 };

for (const id of process.argv.slice(2)) {
  const items = goldItems(id).filter(({ set }, at) => at % (EVERY[set] ?? 1) === 0);
  for (const packs of [[], thesaurusOf(id)]) {
    const lexicon = await loadLexicon(id, await folderFiles(undefined, { packs }));
    const examples = await rankingExamples(lexicon, items);
    for (const set of new Set(items.map((item) => item.set))) {
      const of = examples.filter(({ item }) => item.set === set);
      const figures = figuresOf(of, () => lexicon.settings.weights);
      const shares = [figures.covered, figures.accuracy, figures.potential3, figures.potential10];
      const cells = shares.map((share) => share.toFixed(3)).join(' | ');
      console.log(`| ${set} | ${id} | ${packs[0] ?? 'own'} | ${figures.items} | ${cells} |`);
    }
  }
}
