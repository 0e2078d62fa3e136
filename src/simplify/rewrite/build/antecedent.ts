import type { Node, Tree } from '../tree.ts';
import { isPlural, numberOf } from '../verbs.ts';

const NAME_PARTS = /^(?:flat|flat:name|goeswith)$/;

/** The word that a name is built around. */
export function headOfName(tree: Tree, at: number): number {
  let head = at;
  while (NAME_PARTS.test(tree.at(head).relation)) head = tree.at(head).head;
  return head;
}

const ASIDES = /^(?:acl|acl:relcl|appos|parataxis|advcl|list)$/;
const QUOTE = /^["“”„«»]$/u;

/** A noun phrase without its preposition and without its dependent clauses and asides. */
export function nounPhrase(tree: Tree, noun: number): readonly number[] {
  const out = new Set(tree.span(noun));
  for (const at of tree.subtree(noun)) {
    if (at === noun) continue;
    const { relation, head, form } = tree.at(at);
    const isOwnMark = head === noun && relation === 'punct' && !QUOTE.test(form);
    const isOwnFunction = head === noun && /^(?:case|cc|mark)$/.test(relation);
    if (ASIDES.test(relation) || isOwnMark || isOwnFunction) {
      for (const each of tree.subtree(at)) out.delete(each);
    }
  }
  return [...out].sort((a, b) => a - b);
}

export type Animacy = 'person' | 'thing' | 'unknown';

/** The kind of thing that a noun or name denotes, as far as word lists show. */
export function animacyOf(tree: Tree, at: number): Animacy {
  const noun = headOfName(tree, at);
  const node = tree.at(noun);
  if (node.upos === 'PROPN') {
    const words = nounPhrase(tree, noun).map((each) => tree.at(each));
    if (words.some(({ lower }) => isPersonal(tree, lower))) return 'person';
    const isThing = words.some(({ lower }) => tree.rules.isIn('thing', lower));
    return isThing || hasArticle(tree, noun) ? 'thing' : 'unknown';
  }
  if (tree.is(noun, 'person')) return 'person';
  if (tree.is(noun, 'thing')) return 'thing';
  const endsLike = (list: string) =>
    tree.rules.list(list).some((ending) => node.lemma.endsWith(ending));
  if (endsLike('thing-ending')) return 'thing';
  return endsLike('person-ending') ? 'unknown' : 'thing';
}

export function isAnimate(tree: Tree, at: number): boolean {
  return animacyOf(tree, at) === 'person';
}

const isPersonal = (tree: Tree, word: string) =>
  ['title', 'man', 'woman', 'person'].some((list) => tree.rules.isIn(list, word));

const hasArticle = (tree: Tree, noun: number) =>
  tree.childNodes(noun).some(({ relation }) => relation === 'det');

/** "man" or "woman" where a name or title shows it. */
export function sexOf(tree: Tree, noun: number): 'man' | 'woman' | undefined {
  const words = nounPhrase(tree, noun).map((at) => tree.at(at).lower);
  const said = (list: string) => words.some((word) => tree.rules.isIn(list, word));
  const [isMan, isWoman] = [said('man'), said('woman')];
  if (isMan === isWoman) return undefined;
  return isMan ? 'man' : 'woman';
}

/** The gender of a noun, where the language has gender. */
export function genderOf(tree: Tree, noun: number): string | undefined {
  const { features, upos, written } = tree.at(noun);
  const known = upos === 'NOUN' ? tree.language.gender(written) : undefined;
  const shown = shownGender(tree, noun);
  // Where article and lexicon disagree, one of them is misread.
  if (shown !== undefined && known !== undefined && shown !== known) return undefined;
  return shown ?? known ?? features.Gender;
}

/** The gender that the article of a subject shows: "der Samen", whatever a lexicon says. */
function shownGender(tree: Tree, noun: number): string | undefined {
  const { relation, features } = tree.at(noun);
  const article = tree.child(noun, 'det');
  if (!/^nsubj/.test(relation) || !article || features.Number === 'Plur') return undefined;
  return ['Masc', 'Fem', 'Neut'].find(
    (gender) => tree.rules.map('article', gender) === article.lower,
  );
}

const CORE = /^(?:nsubj|nsubj:pass|obj|iobj|nsubj:outer)$/;

/**
 * Nouns that a pronoun for this one could also be taken for: arguments of a verb with the same
 * number and, as the language has it, the same gender or animacy.
 */
export function competitors(tree: Tree, noun: number, within: readonly number[]): Node[] {
  const own = new Set(tree.subtree(noun));
  return within
    .map((at) => tree.at(at))
    .filter(
      ({ index, upos, relation }) =>
        (upos === 'NOUN' || upos === 'PROPN') &&
        CORE.test(relation) &&
        index !== noun &&
        !own.has(index) &&
        mayBeMistaken(tree, noun, index),
    );
}

function mayBeMistaken(tree: Tree, a: number, b: number): boolean {
  if (numberOf(tree, a) !== numberOf(tree, b)) return false;
  if (isPlural(tree, a)) return true;
  if (pronounsFollowGender(tree)) {
    const [one, other] = [genderOf(tree, a), genderOf(tree, b)];
    return one === undefined || other === undefined || one === other;
  }
  const [one, other] = [animacyOf(tree, a), animacyOf(tree, b)];
  return one === 'unknown' || other === 'unknown' || one === other;
}

/** Does a pronoun agree with the grammatical gender of its noun: er, sie, es? */
export function pronounsFollowGender(tree: Tree): boolean {
  return tree.rules.map('pronoun', 'Masc') !== undefined;
}
