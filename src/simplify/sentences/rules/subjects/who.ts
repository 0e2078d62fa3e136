import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';
import { lastName } from '../told-of-nouns/predicate.ts';
import { heOrShe, isPersonal, isThing } from './person.ts';

/** "through Don Sahlin, who": a name, and no other person that hangs beside it: "the son of Ann Lee, who". */
export function isSurelyWho(tree: Tree, noun: number, word: string, rules: SentenceRules): boolean {
  if (!rules.formsAlike || !rules.persons?.pronouns.includes(word)) return false;
  const { upos, head } = tree.at(noun);
  // The name ends at the comma: "through Don Sahlin, who", however it hangs on other names.
  let last = noun;
  while (tree.at(last + 1).upos === 'PROPN') last++;
  const hangs = tree.relation(noun) === 'nmod' && tree.at(noun - 1).upos === 'ADP';
  return (
    upos === 'PROPN' &&
    hangs &&
    tree.form(last + 1) === ',' &&
    !isPersonal(tree.at(head).lemma, rules)
  );
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
  const one =
    features.Number === 'Sing' && (features.Tense === 'Pres' || tree.at(verb).upos === 'AUX');
  return one ? undefined : repeatSubject?.pronouns?.Plur;
}

/** Is somebody the subject, so that "It" can only be a thing that was told of: "He wrote a book. It …"? */
export function isOfSomebody(tree: Tree, rules: SentenceRules): boolean {
  const subject = tree.subjectOf(tree.root);
  if (subject === undefined || !rules.formsAlike || !rules.persons) return false;
  const { upos, features, lemma } = tree.at(subject);
  const it = rules.repeatSubject?.pronouns?.Sing?.toLowerCase();
  if (upos === 'PRON') return features.PronType === 'Prs' && tree.lower(subject) !== it;
  if (upos === 'NOUN') return isPersonal(lemma, rules);
  const stretch = tree.stretch(subject);
  return upos === 'PROPN' && stretch !== undefined && heOrShe(tree, stretch, rules) !== undefined;
}

/** Somebody by "He" or "She" once named, when nobody else of that kind is told of; else by the last name. */
export function namedAgain(
  tree: Tree,
  noun: number,
  name: string,
  isLast: boolean,
  rules: SentenceRules,
): string {
  const stretch = tree.stretch(noun);
  const pronoun = stretch && rules.formsAlike ? heOrShe(tree, stretch, rules) : undefined;
  const own = pronoun === undefined ? undefined : rules.persons?.genders?.[pronoun].pronouns;
  const others = own && tree.tokens.some((_, i) => own.includes(tree.lower(i)));
  const subject = tree.subjectOf(tree.root);
  // What is told after all the rest is told of the subject.
  const alone = subject === noun || (isLast && !isOfSomebody(tree, rules));
  const free = subject !== undefined && (subject === noun || tree.at(subject).upos !== 'PROPN');
  if (pronoun !== undefined && !others && alone && free) return pronoun;
  // "Jim Novak was the son of William Novak, who": both have that name.
  const last = lastName(name);
  const twice = tree.tokens.filter(({ form }) => form === last).length > 1;
  return twice && rules.formsAlike ? name : last;
}

/** A thing by "It" where nothing else can be meant: it is the subject, what that is, or somebody is. */
export function thingAgain(
  tree: Tree,
  noun: number,
  name: string,
  isLast: boolean,
  rules: SentenceRules,
): string {
  const it = rules.repeatSubject?.pronouns?.Sing;
  const { root } = tree;
  const told = noun === root && tree.child(root, ['cop']) !== undefined;
  const subject = tree.subjectOf(root);
  const sure = subject === noun || (isLast && (told || isOfSomebody(tree, rules)));
  const one = tree.at(noun).features.Number !== 'Plur';
  // "Mew, a stubborn kid": without an article it may be somebody.
  const thing = tree.child(noun, ['det']) !== undefined || isThing(tree, noun, rules);
  return rules.formsAlike && it !== undefined && sure && one && thing ? it : name;
}
