import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { thirdPerson } from '../subjects/third-person.ts';

/** How the active verb is written, and which tokens of the passive go. */
export interface Helped {
  readonly text: string;
  readonly dropped: readonly number[];
}

/**
 * The active form of a passive by what stands between its subject and its verb: "was [first] described"
 * → "[first] described", "has been played" → "have played", "can be reached" → "can reach".
 */
export function helpOf(
  tree: Tree,
  { after, verb }: { readonly after: number; readonly verb: number },
  plural: boolean | undefined,
  { passive, active }: SentenceRules,
  language: Language,
): Helped | undefined {
  const { auxiliaries = {} } = passive ?? {};
  const { been, be, have = {}, modals = [], focus = [] } = active ?? {};
  const words = range({ first: after + 1, last: verb - 1 });
  const helps = words.filter((i) => tree.at(i).upos === 'AUX');
  const adverbs = words.filter((i) => tree.at(i).upos === 'ADV');
  // "was not seen by", "was, it seems, seen by"
  if (helps.length + adverbs.length !== words.length || adverbs.length > 1) return undefined;
  // "was also seen by the king": the word is about who did it.
  if (adverbs.some((i) => focus.includes(tree.lower(i)) || i < helps[0])) return undefined;
  if (words.some((i) => tree.at(i).features.Polarity === 'Neg')) return undefined;
  const [first, second] = helps.map((i) => tree.lower(i));
  const { lemma } = tree.at(verb);
  const how = adverbs.map((i) => `${tree.lower(i)} `).join('');
  if (helps.length === 1 && Object.hasOwn(auxiliaries, first)) {
    const tense = auxiliaries[first];
    if (plural === undefined && tense === 'Pres') return undefined;
    const form = thirdPerson(language, lemma, tense, plural ?? false);
    return form ? { text: `${how}${form}`, dropped: helps } : undefined;
  }
  if (helps.length !== 2) return undefined;
  if (second === been && Object.hasOwn(have, first)) {
    const [one, many] = have[first];
    if (plural === undefined && one !== many) return undefined;
    const help = plural ? many : one;
    return { text: `${help} ${how}${tree.lower(verb)}`, dropped: helps };
  }
  if (second !== be || !modals.includes(first)) return undefined;
  return { text: `${first} ${how}${lemma}`, dropped: [helps[1]] };
}
