import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';

/** A finite verb, or what looks like a participle and has no helping verb: "gehört". */
export function endsAsVerb(tree: Tree, index: number, { perfect }: SentenceRules): boolean {
  if (tree.isFinite(index)) return true;
  const { upos, features } = tree.at(index);
  if (upos !== 'VERB' && upos !== 'ADJ') return false;
  if (features.VerbForm === 'Part')
    return perfect !== undefined && tree.form(index).endsWith(perfect.participle.end);
  // "die den Verkehr sicherer machen": the plural looks like an infinitive.
  return features.VerbForm === 'Inf' && tree.relation(index - 1) !== 'mark';
}

/** The verb in second place, with a prefix that then stands last. */
export function placed(
  tree: Tree,
  verb: number,
  { verbLast }: SentenceRules,
  { frequency }: Language,
): { readonly form: string; readonly prefix: string } | undefined {
  const form = tree.form(verb);
  if (tree.at(verb).upos === 'AUX') return { form, prefix: '' };
  const lower = form.toLowerCase();
  const begins = (start: string) => lower.startsWith(start);
  if (verbLast?.whole.some(begins)) return { form, prefix: '' };
  if (verbLast?.unsure.some(begins)) return undefined;
  const prefix = verbLast?.prefixes.find(
    (each) =>
      lower.startsWith(each) &&
      lower.length > each.length + 2 &&
      tree.at(verb).lemma.startsWith(each),
  );
  if (prefix === undefined) return { form, prefix: '' };
  const rest = form.slice(prefix.length);
  return frequency.zipf(rest) > 2.5 ? { form: rest, prefix } : undefined;
}
