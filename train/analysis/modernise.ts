import { bundleName } from './train-tagger.ts';
import type { GoldSentence } from './treebank.ts';

/**
 * Brings the tags and features of an old release of a treebank to the habits of the newest one. What
 * the newer sentences never do is replaced by what they do with the same form, or, for forms they do
 * not have, with other forms of the same old bundle.
 */
export function modernise(
  old: readonly GoldSentence[],
  modern: readonly GoldSentence[],
): GoldSentence[] {
  const tagsOf = countBy(
    modern,
    (s, i) => s.forms[i].toLowerCase(),
    (s, i) => s.upos[i],
  );
  const bundlesOf = countBy(modern, formAndTag, bundleName);
  const known = new Set(modern.flatMap((s) => s.forms.map((_, i) => bundleName(s, i))));
  const retagged = old.map((sentence) => ({
    ...sentence,
    upos: sentence.upos.map((upos, i) => {
      const relation = sentence.relations[i] ?? '';
      if (/^cop/.test(relation)) return 'AUX';
      const tag = upos === 'VERB' && /^aux/.test(relation) ? 'AUX' : upos;
      return likeModern(tag, tagsOf.get(sentence.forms[i].toLowerCase()));
    }),
    features: sentence.features.map((features) =>
      features
        .replace('Negative=Neg', 'Polarity=Neg')
        .replace(/Aspect=Pro(?=\||$)/, 'Aspect=Prosp'),
    ),
  }));
  const renamed = renamedBundles(retagged, bundlesOf);
  const lemmasOf = countBy(modern, formAndTag, (s, i) => s.lemmas[i]);
  const relationsOf = countBy(modern, formAndTag, (s, i) => s.relations[i]);
  const originalTags = old.map((sentence) => sentence.upos);
  return retagged.map((sentence, s) => {
    const features = sentence.features.map((_, i) => {
      let bundle = likeModern(bundleName(sentence, i), bundlesOf.get(formAndTag(sentence, i)));
      if (!known.has(bundle)) bundle = renamed.get(bundle) ?? bundle;
      const bar = bundle.indexOf('|');
      return bar < 0 ? '_' : bundle.slice(bar + 1);
    });
    // Old Basque lemmas mark reconstructed verbs: *edun.
    const lemmas = sentence.lemmas.map((lemma, i) =>
      likeModern(lemma.replace(/^\*(?=.)/, ''), lemmasOf.get(formAndTag(sentence, i))),
    );
    // A word with a new tag also gets a relation that goes with it: 也, SCONJ and mark → ADV and advmod.
    const relations = sentence.relations.map((relation, i) =>
      sentence.upos[i] === originalTags[s][i]
        ? relation
        : likeModern(relation, relationsOf.get(formAndTag(sentence, i))),
    );
    return { ...sentence, features, lemmas, relations, converted: true };
  });
}

const LEAST_SEEN = 3;

type Counts = Map<string, Map<string, number>>;

function formAndTag(sentence: GoldSentence, i: number): string {
  return `${sentence.upos[i]} ${sentence.forms[i].toLowerCase()}`;
}

/** Keeps a value the newer sentences use for this form, else takes their usual one. */
function likeModern(value: string, seen: Map<string, number> | undefined): string {
  if (!seen || seen.has(value)) return value;
  const [best, count] = [...seen].sort((a, b) => b[1] - a[1])[0];
  return count >= LEAST_SEEN ? best : value;
}

/** For each old bundle, the bundle that newer sentences give to the same forms most often. */
function renamedBundles(old: readonly GoldSentence[], bundlesOf: Counts): Map<string, string> {
  const votes: Counts = new Map();
  for (const sentence of old) {
    sentence.forms.forEach((_, i) => {
      const seen = bundlesOf.get(formAndTag(sentence, i));
      if (!seen || seen.size > 1) return;
      const from = bundleName(sentence, i);
      const to = [...seen.keys()][0];
      const row = votes.get(from) ?? new Map<string, number>();
      row.set(to, (row.get(to) ?? 0) + 1);
      votes.set(from, row);
    });
  }
  return new Map(
    [...votes].map(([from, row]) => [from, [...row].sort((a, b) => b[1] - a[1])[0][0]]),
  );
}

function countBy(
  sentences: readonly GoldSentence[],
  keyOf: (sentence: GoldSentence, i: number) => string,
  readValue: (sentence: GoldSentence, i: number) => string,
): Counts {
  const counts: Counts = new Map();
  for (const sentence of sentences) {
    sentence.forms.forEach((_, i) => {
      const row = counts.get(keyOf(sentence, i)) ?? new Map<string, number>();
      const value = readValue(sentence, i);
      row.set(value, (row.get(value) ?? 0) + 1);
      counts.set(keyOf(sentence, i), row);
    });
  }
  return counts;
}
