import type { SentenceRules } from '../rules-file.ts';
import type { Tree } from '../tree.ts';
import { isPersonal } from './person.ts';

/** "through Don Sahlin, who": a name, and no other person that hangs beside it: "the son of Ann Lee, who". */
export function isSurelyWho(
  tree: Tree,
  noun: number,
  word: string,
  rules: SentenceRules,
): boolean {
  if (!rules.formsAlike || !rules.persons?.pronouns.includes(word)) return false;
  const { upos, head } = tree.at(noun);
  return upos === 'PROPN' && !isPersonal(tree.at(head).lemma, rules);
}

/** "of Tamara and William Swift, who first appeared": both of them. */
export function bothWho(
  tree: Tree,
  noun: number | undefined,
  verb: number,
  { repeatSubject }: SentenceRules,
): string | undefined {
  if (noun === undefined || tree.relation(noun) !== 'conj') return undefined;
  const { head, upos } = tree.at(noun);
  const others = tree.children(head).filter((each) => tree.relation(each) === 'conj');
  if (upos !== 'PROPN' || tree.at(head).upos !== 'PROPN' || others.length > 1) return undefined;
  const { features } = tree.at(verb);
  const one = features.Number === 'Sing' && (features.Tense === 'Pres' || tree.at(verb).upos === 'AUX');
  return one ? undefined : repeatSubject?.pronouns?.Plur;
}
