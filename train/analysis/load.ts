import { convert } from './convert.ts';
import { modernise } from './modernise.ts';
import { DATA } from './paths.ts';
import type { Recipe } from './recipes.ts';
import { type GoldSentence, readTreebank } from './treebank.ts';

/** The training sentences of a recipe, none of which is in one of its test files. */
export function loadTraining(
  recipe: Recipe,
  language: string,
): { own: GoldSentence[]; relatives: GoldSentence[] } {
  const forbidden = new Set<string>();
  for (const path of recipe.test)
    for (const sentence of read(path, language, 'split')) forbidden.add(keyOf(sentence));
  const own: GoldSentence[] = [];
  for (const path of recipe.train) {
    const split = read(path, language, 'split');
    const collapsed = recipe.collapseContractions ? read(path, language, 'collapse') : split;
    split.forEach((sentence, i) => {
      if (forbidden.has(keyOf(sentence))) return;
      // A third of the sentences show contractions as one token, as running text does.
      own.push(i % 3 === 0 ? collapsed[i] : sentence);
    });
  }
  const old = (recipe.old ?? []).flatMap(({ path, version }) =>
    read(path, language, 'split', version === 1),
  );
  const fresh = old.filter((sentence) => !forbidden.has(keyOf(sentence)));
  fillFromOwnTags([...own, ...fresh]);
  own.push(...modernise(fresh, own));
  const relatives = (recipe.relatives ?? []).flatMap(({ path, language: other, shareWords }) => {
    const contractions = recipe.collapseContractions ? 'collapse' : 'split';
    const sentences = read(path, shareWords ? language : other, contractions);
    // A close relative tags the words it shares in its own way: "som" is PRON here, SCONJ there.
    return shareWords ? modernise(sentences, own) : sentences;
  });
  return { own, relatives };
}

function read(
  path: string,
  language: string,
  contractions: 'split' | 'collapse',
  isVersion1 = false,
): GoldSentence[] {
  return readTreebank(DATA + path, language, contractions).map((sentence) =>
    convert(sentence, isVersion1),
  );
}

function keyOf(sentence: GoldSentence): string {
  return sentence.forms.join(' ');
}

/**
 * The old Slovenian file has only the treebank's own tags (Ncmsn): they say what the universal tag and
 * the features are, as the newer files show.
 */
function fillFromOwnTags(sentences: readonly GoldSentence[]): void {
  const known = new Map<string, Map<string, number>>();
  for (const sentence of sentences) {
    sentence.xpos.forEach((xpos, i) => {
      if (sentence.upos[i] === '_') return;
      const value = `${sentence.upos[i]}\t${sentence.features[i]}`;
      const values = known.get(xpos) ?? new Map<string, number>();
      values.set(value, (values.get(value) ?? 0) + 1);
      known.set(xpos, values);
    });
  }
  for (const sentence of sentences) {
    sentence.upos.forEach((upos, i) => {
      if (upos !== '_') return;
      const values = known.get(sentence.xpos[i]);
      const best =
        sentence.xpos[i] === '_' || !values
          ? 'PUNCT\t_'
          : [...values].sort((a, b) => b[1] - a[1])[0][0];
      [sentence.upos[i], sentence.features[i]] = best.split('\t');
    });
  }
}
