import { attachPunctuation } from '../../src/language/analysis/punctuation.ts';
import { likeOtherChinese } from './chinese.ts';
import { convert } from './convert.ts';
import { freeDocuments } from './free-documents.ts';
import { modernise } from './modernise.ts';
import { DATA } from './paths.ts';
import { type Recipe, testSentences } from './recipes.ts';
import { respell } from './respell.ts';
import { type GoldSentence, goldSentences, readTreebank } from './treebank.ts';

const ADAPTATIONS = { chinese: likeOtherChinese };

/** The training sentences of a recipe, none of which is in one of its test files. */
export function loadTraining(
  recipe: Recipe,
  language: string,
): { own: GoldSentence[]; relatives: GoldSentence[] } {
  const forbidden = new Set<string>();
  for (const set of recipe.test) {
    const { path, includes } = testSentences(set);
    read(path, language, 'split').forEach((sentence, i) => {
      if (includes(i)) forbidden.add(keyOf(sentence));
    });
  }
  const own: GoldSentence[] = [];
  const adapt = recipe.adapt ? ADAPTATIONS[recipe.adapt] : (sentence: GoldSentence) => sentence;
  for (const path of recipe.train) {
    const split = read(path, language, 'split').map(adapt);
    const collapsed = recipe.collapseContractions ? readCollapsed(path, language) : split;
    split.forEach((sentence, i) => {
      if (forbidden.has(keyOf(sentence))) return;
      // A third of the sentences show contractions as one token, as running text does.
      own.push(i % 3 === 0 ? collapsed[i] : sentence);
    });
  }
  for (const path of recipe.free ?? []) {
    const documents = freeDocuments(DATA + path, { written: true }).join('');
    own.push(...goldSentences(documents, language, 'split').map((each) => convert(each, false)));
  }
  const old = (recipe.old ?? []).flatMap(({ path, version }) =>
    read(path, language, 'split', version === 1).map(adapt),
  );
  const fresh = old.filter((sentence) => !forbidden.has(keyOf(sentence)));
  fillFromOwnTags([...own, ...fresh]);
  own.push(...modernise(fresh, own));
  const relatives = (recipe.relatives ?? []).flatMap((relative) => {
    const { path, respelling } = relative;
    const shareWords = relative.shareWords || respelling;
    const name = shareWords ? language : relative.language;
    const sentences = recipe.collapseContractions
      ? readCollapsed(path, name)
      : read(path, name, 'split');
    // A close relative tags the words it shares in its own way: "som" is PRON here, SCONJ there.
    if (respelling) {
      const respelled = respell(sentences, respelling, own, recipe.lexicons ?? []);
      return modernise(respelled.map(punctuated), own);
    }
    return shareWords ? modernise(sentences, own) : sentences;
  });
  return { own, relatives };
}

/** Swedish marks hang where they did before UD; by the rules of UD they teach something. */
function punctuated(sentence: GoldSentence): GoldSentence {
  const { forms, heads, relations } = sentence;
  return heads
    ? { ...sentence, heads: attachPunctuation(forms, heads, (i) => relations[i] === 'punct') }
    : sentence;
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

/** As one token each, contractions can close a circle; such a sentence keeps its words apart. */
function readCollapsed(path: string, language: string): GoldSentence[] {
  const split = read(path, language, 'split');
  return read(path, language, 'collapse').map((sentence, i) =>
    sentence.heads && !isTree(sentence.heads) ? split[i] : sentence,
  );
}

/** Does every word lead to the one root? */
function isTree(heads: readonly number[]): boolean {
  if (heads.filter((head) => head < 0).length !== 1) return false;
  return heads.every((_, word) => {
    let steps = 0;
    for (let at = word; at >= 0; at = heads[at]) if (++steps > heads.length) return false;
    return true;
  });
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
