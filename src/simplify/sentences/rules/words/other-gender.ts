import type { Sentence, Token } from '../../../../core/index.ts';
import type { Agreement, Language } from '../../../../language/index.ts';
import type { Tree } from '../../tree.ts';

/**
 * Is an easier noun of another gender than the old one, where something else than its own article and
 * adjectives shows the old gender? "As solicitações devem ser feitas. Elas …" → "Os pedidos devem ser
 * feitas. Elas …".
 */
export function breaksGender(
  tree: Tree,
  noun: number,
  easier: string,
  language: Language,
  agreement: readonly Agreement[],
): boolean {
  const { lemma, features } = tree.at(noun);
  const own = language.gender(lemma) ?? features.Gender;
  const other = language.gender(easier.split(' ')[0]);
  if (own === undefined || other === undefined || own === other) return false;
  if (features.Gender !== undefined && features.Gender !== own) return true;
  const isLeft = (each: number) => isUnchanged(tree, each, noun, language, [own, other], agreement);
  return (
    tree.children(noun).some(isLeft) ||
    isJoined(tree, noun) ||
    tree.tokens.some((_, i) => isToldOf(tree, i, noun, own)) ||
    isMeantNext(tree, own, features.Number)
  );
}

/** "le diverse esigenze" → "i diverse bisogni": a word beside the noun that shows the old gender and would not follow. */
function isUnchanged(
  tree: Tree,
  index: number,
  noun: number,
  language: Language,
  genders: readonly string[],
  agreement: readonly Agreement[],
): boolean {
  const { upos, lemma } = tree.at(index);
  if (!/^(?:DET|ADJ)$/.test(upos) || agreement.some(({ tokenIndex }) => tokenIndex === index))
    return false;
  const { Number: number } = tree.at(noun).features;
  const [own, other] = genders.map((Gender) =>
    language.inflect(lemma, 'ADJ', { Gender, ...(number && { Number: number }) }),
  );
  return own !== other && own?.toLowerCase() === tree.lower(index);
}

/** A subject, or one of several nouns: what agrees with it agrees with others, too. */
function isJoined(tree: Tree, noun: number): boolean {
  const { relation } = tree.at(noun);
  if (/^(?:nsubj|conj|csubj|appos)/.test(relation)) return true;
  return tree.children(noun).some((each) => /^(?:conj|acl)/.test(tree.relation(each)));
}

/** Does a word that is no part of its phrase have the gender and number of a noun, and tell of no other noun? */
function isToldOf(tree: Tree, index: number, noun: number, gender: string): boolean {
  const { upos, features, head } = tree.at(index);
  const { Number: number } = tree.at(noun).features;
  if (index === noun || head === noun) return false;
  // "superior à do diurno", "las que": an article that stands for the noun.
  const next = tree.at(index + 1);
  const isBare = /^(?:ADP|PRON)$/.test(next.upos) && index > noun;
  if (upos === 'DET' && isBare && features.Gender === gender) return true;
  if (upos === 'ADP' && isBare && next.upos === 'ADP' && head < index) return true;
  if (features.Gender !== gender || (number && features.Number && features.Number !== number))
    return false;
  if (upos === 'PRON') return true;
  const isPredicate = upos === 'ADJ' || features.VerbForm === 'Part';
  return isPredicate && !hasOther(tree, index, noun, gender);
}

/** Is there another noun that an adjective or participle tells of? */
function hasOther(tree: Tree, index: number, noun: number, gender: string): boolean {
  const { head, relation } = tree.at(index);
  const isOther = (each: number | undefined) =>
    each !== undefined &&
    each !== noun &&
    /^(?:NOUN|PROPN|PRON)$/.test(tree.at(each).upos) &&
    (tree.at(each).features.Gender ?? gender) === gender;
  const subject = tree.subjectOf(index);
  if (isOther(subject)) return true;
  if (/^(?:amod|acl|nmod|appos|det)/.test(relation)) return isOther(head);
  return relation === 'conj' && head !== noun && hasOther(tree, head, noun, gender);
}

/** "Elas devem …": does the next sentence begin with what stands for it? */
function isMeantNext(tree: Tree, gender: string, number: string | undefined): boolean {
  const { paragraph = [], sentence } = tree;
  const at = paragraph.findIndex(({ start }) => start === sentence.start);
  const next: Sentence | undefined = at < 0 ? undefined : paragraph[at + 1];
  const stands = ({ analysis }: Token) =>
    analysis?.upos === 'PRON' &&
    analysis.features.Gender === gender &&
    (!number || !analysis.features.Number || analysis.features.Number === number);
  return next?.tokens.some(stands) === true;
}
