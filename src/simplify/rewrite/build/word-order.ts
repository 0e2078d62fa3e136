import type { Tree } from '../tree.ts';
import { finiteOf, hasFiniteForm } from '../verbs.ts';
import { made, type Piece } from './piece.ts';

/**
 * The prefix of a verb that stands apart in a main clause. The participle shows it: of "abgeben" it is
 * "ab-ge-geben"; "abonnieren" begins with the same letters. Where it does not show it, the prefix is unsure.
 */
function prefixOf(tree: Tree, lemma: string): string | undefined | 'unsure' {
  const { rules, language } = tree;
  const starts = (list: string, word = lemma) =>
    rules.list(list).find((prefix) => word.startsWith(prefix) && word.length > prefix.length + 3);
  if (rules.isIn('inseparable-verb', lemma)) return undefined;
  if (starts('unsure-prefix')) return 'unsure';
  const known = starts('separable-prefix');
  if (known === undefined) return undefined;
  const participle = language.inflect(lemma, 'VERB', { VerbForm: 'Part', Tense: 'Past' }) ?? '';
  const [marker] = rules.list('participle-marker');
  if (marker === undefined) return known;
  if (participle.startsWith(marker)) return undefined;
  for (let at = participle.indexOf(marker, 1); at > 0; at = participle.indexOf(marker, at + 1)) {
    const prefix = participle.slice(0, at);
    const isKnown = rules.list('separable-prefix').some((each) => prefix.startsWith(each));
    if (isKnown && lemma.startsWith(prefix)) return prefix;
  }
  // "vorbereiten": the rest has a prefix of its own, which takes the place of the marker.
  return starts('inseparable-prefix', lemma.slice(known.length)) ? known : 'unsure';
}

/** The finite verb of a subordinate clause as a main clause has it, and the prefix that it leaves. */
function parted(
  tree: Tree,
  verb: number,
): { readonly at: number; readonly form: string; readonly prefix?: string } | undefined {
  // Taggers take the finite plural of an auxiliary for its infinitive.
  const isAuxiliary = tree.at(verb).upos === 'AUX' && hasFiniteForm(tree, verb);
  const finite = finiteOf(tree, verb) ?? (isAuxiliary ? tree.at(verb) : undefined);
  if (!finite) return undefined;
  const { index, lower, lemma, upos } = finite;
  if (upos !== 'VERB') return { at: index, form: lower };
  const prefix = prefixOf(tree, lemma);
  if (prefix === 'unsure') return undefined;
  if (prefix === undefined) return { at: index, form: lower };
  // What does not begin with the prefix is parted already.
  if (!lower.startsWith(prefix)) return { at: index, form: lower };
  return { at: index, form: lower.slice(prefix.length), prefix };
}

/** The finite verb for the second place of a main clause. */
export function secondPlace(tree: Tree, verb: number): Piece[] | undefined {
  const found = parted(tree, verb);
  return found && [made(found.form, found.at)];
}

/** The prefix for the end of a main clause; nothing where the verb has none. */
export function lastPlace(tree: Tree, verb: number): Piece[] | undefined {
  const found = parted(tree, verb);
  if (!found) return undefined;
  return found.prefix === undefined ? [] : [made(found.prefix)];
}
