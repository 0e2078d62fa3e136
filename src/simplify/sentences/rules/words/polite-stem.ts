import type { Language } from '../../../../language/index.ts';
import type { PoliteStems } from '../../language-file/rewrite-rules.ts';
import type { Tree } from '../../tree.ts';

/** "行っ" of "行く" → "行き": the stem before polite endings, by the last sound of the dictionary form. */
export function stemOf(
  tree: Tree,
  index: number,
  kind: 'dictionary' | 'past' | 'negative',
  stems: PoliteStems,
  language: Language,
): string | undefined {
  if (!/^(?:VERB|AUX|ADJ)$/.test(tree.at(index).upos)) return undefined;
  const zipf = (word: string) => language.frequency.zipf(word);
  const form = tree.form(index);
  const sound = form[form.length - 1];
  const lemma = knownLemma(form, stems.lemmas[tree.at(index).lemma] ?? tree.at(index).lemma, kind);
  const row = stems.rows[lemma[lemma.length - 1]];
  if (row === undefined) return undefined;
  const changed = form.slice(0, -1) + row.stem;
  if (kind !== 'dictionary') {
    if (row[kind].includes(sound)) return changed;
    return lemma.endsWith(stems.one) || stems.kept.includes(sound) ? form : undefined;
  }
  const stem = (word: string) => language.inflect(word, 'VERB', { VerbForm: 'Conv' });
  // "言える" of "言う": what one can do.
  if (sound !== lemma[lemma.length - 1]) return sound === stems.one ? stem(form) : undefined;
  if (sound !== stems.one) return changed;
  return form !== lemma && stem(lemma)?.endsWith(row.stem) ? changed : stem(form);

  /** "奪っ" is of "奪う", not "奪る", which nobody writes. */
  function knownLemma(form: string, lemma: string, kind: 'dictionary' | 'past' | 'negative') {
    const sounds = Object.keys(stems.rows).filter((each) =>
      stems.rows[each].past.startsWith(sound),
    );
    if (kind !== 'past' || sounds.length < 2 || form.slice(0, -1) !== lemma.slice(0, -1))
      return lemma;
    // "学び" is known where "学ぶ" is not.
    const known = (word: string) => {
      const end = stems.rows[word[word.length - 1]]?.stem ?? '';
      return Math.max(zipf(word), zipf(word.slice(0, -1) + end) - 2);
    };
    const forms = sounds.map((each) => form.slice(0, -1) + each);
    const best = forms.reduce((one, each) => (known(each) > known(one) + 1 ? each : one), lemma);
    return known(best) > 0 ? best : '';
  }
}
