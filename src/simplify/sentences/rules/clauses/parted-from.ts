import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';

/** "Who came, and why did they stay?", "Who is it but Ann, the owner?": it would end as a statement. */
export function isAsked(tree: Tree): boolean {
  return tree.formsAlike && tree.endMark.startsWith('?');
}

/** "a series to be written by Ann and drawn by Bo", "that will begin in May and will end in June": of the same. */
export function isOfWish(tree: Tree, from: number): boolean {
  const verb = range({ first: from, last: tree.lastWord }).find((i) => tree.at(i).upos === 'VERB');
  if (!tree.formsAlike || verb === undefined || tree.relation(verb) !== 'conj') return false;
  const { head } = tree.at(verb);
  const { relation } = tree.at(head);
  if (head === tree.root || head >= from || !/^(?:acl|advcl|xcomp)/.test(relation)) return false;
  const helps = (of: number) =>
    tree.children(of).filter((i) => i < of && /^(?:aux|mark)/.test(tree.at(i).relation));
  const [first] = helps(head).map((i) => tree.at(i).upos);
  const [own] = helps(verb).map((i) => tree.lower(i));
  const isSame = own !== undefined && helps(head).some((i) => tree.lower(i) === own);
  return first === 'PART' || (/^acl/.test(relation) && isSame);
}

/** "She built it, helped with the texts and wrote the rest": one of several actions. */
export function isOneAction(tree: Tree, from: number): boolean {
  const verb = tree.at(from).upos === 'ADV' ? from + 1 : from;
  return tree.formsAlike && tree.at(verb).upos === 'VERB' && tree.relation(verb) === 'conj';
}

/** "He sat down, smiled at her, and lit a pipe": without "and" the first two would stand side by side. */
export function leavesSeries(tree: Tree, { first }: Stretch): boolean {
  if (!tree.formsAlike) return false;
  const { root } = tree;
  return tree.children(root).some((i) => {
    const { upos, features } = tree.at(i);
    if (upos !== 'VERB' || i < root || i > first || !COMMAS.has(tree.form(i - 1))) return false;
    if (tree.relation(i) === 'conj') return true;
    // "leaned back, smiled, and": read as a participle.
    const isPast = tree.relation(i) === 'advcl' && features.Tense === 'Past';
    return isPast && COMMAS.has(tree.form(first + 1)) && tree.at(root).features.Tense === 'Past';
  });
}

/** "a soft, whistling sound" → "a soft. It whistled sound" */
export function endsInAdjective(tree: Tree, { first }: Stretch, rules: SentenceRules): boolean {
  const { upos } = tree.at(first);
  if (!tree.formsAlike || !/^(?:ADJ|VERB)$/.test(upos)) return false;
  return rules.indefinite?.includes(tree.lower(first - 1)) === true;
}

/** "by bodies such as A and B, and by C", "proteins, such as A, to the cell": after the list the sentence goes on. */
export function goesBackToList(
  tree: Tree,
  from: number,
  { coordinators = {} }: SentenceRules,
): boolean {
  if (!tree.formsAlike || tree.at(from).upos === 'ADP') return false;
  return range({ first: from + 1, last: tree.lastWord - 1 }).some((comma) => {
    if (!COMMAS.has(tree.form(comma))) return false;
    const next = tree.at(comma + 1).upos === 'CCONJ' ? comma + 2 : comma + 1;
    return tree.at(next).upos === 'ADP' || Boolean(coordinators[tree.lower(comma + 1)]);
  });
}

/** "Prince of Wales, who fell": not Wales; "a claim of Joe Lee, which was": not Joe. */
export function isOfOther(
  tree: Tree,
  { rule, pieces }: Proposal,
  { first, last }: Stretch,
  rules: SentenceRules,
): boolean {
  const { relativePronouns = {}, sameAs, persons, littleWords, kinds = [] } = rules;
  if (!tree.formsAlike) return false;
  const said = pieces[0].parts.slice(1).join('').trim();
  // "an old-timer who said": no timer did.
  if (tree.form(first - 1) === '-' && said.endsWith(` ${tree.form(first)}`)) return true;
  const pronoun = relativePronouns[tree.lower(last - 1)];
  if (rule !== 'split/relative' || pronoun === undefined || said === '') return false;
  const { upos, lemma } = tree.at(first);
  // "lost to Ann in the primary, who then won": no primary did.
  const isWho = Object.keys(pronoun).length === 0;
  if (upos === 'NOUN' && isWho && said.endsWith(` ${tree.form(first)}`))
    return !isPersonal(lemma, rules) && !kinds.includes(lemma);
  if (upos !== 'PROPN') return false;
  // "other sites, notably Alpha, which are": all of them.
  const isMany = littleWords?.many?.includes(tree.lower(last));
  if (isMany && said.toLowerCase().endsWith(tree.lower(first))) return true;
  // "Ann Lee, head of the European Parliament, who": no parliament is a "who".
  const isBody =
    persons?.things?.includes(tree.lower(first)) && tree.at(first).features.Number !== 'Plur';
  if (isWho && isBody && said.endsWith(tree.form(first))) return true;
  if (isWho) return said === tree.form(first) && tree.lower(first - 1) === sameAs;
  // "a venture between A and B, which was begun in May": the venture.
  let noun = first;
  while (/^(?:flat|compound)$/.test(tree.relation(noun)) && tree.at(noun).head < noun)
    noun = tree.at(noun).head;
  if (tree.relation(noun) === 'conj') return true;
  const [name] = said.split(' ');
  return Object.values(persons?.genders ?? {}).some(({ names }) => names.includes(name));
}
