import { DICTIONARIES } from '../inflection/dictionaries.ts';
import { Usage } from '../inflection/usage.ts';
import { DATA } from './paths.ts';
import type { LemmaExample } from './train-lemmatiser.ts';

/** All forms of lemmas so frequent are worth knowing; of the others, forms that are frequent themselves. */
const FREQUENT_LEMMA = 3;
/** Of two lemmas of a form, one must be so much more frequent to be meant; else neither is taught. */
const CLEARLY_MORE = 1.5;

/** Form–lemma pairs of inflection dictionaries. They count less than a word of a treebank. */
export async function readDictionaryLemmas(
  names: readonly string[],
  language: string,
): Promise<LemmaExample[]> {
  if (names.length === 0) return [];
  const usage = new Usage(language);
  const lemmas = new Map<string, { form: string; upos: string; lemmas: Set<string> }>();
  for (const name of names) {
    const { examples: read } = await DICTIONARIES[name](DATA);
    for (const { lemma, form, upos } of read) {
      if (/\s/.test(lemma + form)) continue;
      const key = `${upos} ${form}`;
      const known = lemmas.get(key) ?? { form, upos, lemmas: new Set() };
      known.lemmas.add(lemma);
      lemmas.set(key, known);
    }
  }
  const examples: LemmaExample[] = [];
  for (const { form, upos, lemmas: found } of lemmas.values()) {
    const frequency = (lemma: string) => usage.frequency(lemma.toLowerCase());
    const [best, second] = [...found].sort((a, b) => frequency(b) - frequency(a));
    if (second !== undefined && frequency(best) - frequency(second) < CLEARLY_MORE) continue;
    const listed = usage.listed(form.toLowerCase());
    if (!listed && frequency(best) < FREQUENT_LEMMA) continue;
    examples.push({ form, upos, bundle: upos, lemma: best, count: listed ? 0.5 : 0.4 });
  }
  return examples;
}
