import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Sense } from '../../language-file/senses-file.ts';
import type { Tree } from '../../tree.ts';

/** Letters of adjectives that are mostly compared by an ending: "faster". */
const SHORT = 8;

/**
 * "was launched" → "was sent up", but "was attended" not "was gone to"; "a man accompanying her" not "going
 * with her", unless the sense is known.
 */
export function maySayInSeveral(
  tree: Tree,
  index: number,
  isDone: boolean | undefined,
  sense: Sense | undefined,
  { particles = [] }: SentenceRules,
): boolean {
  const { VerbForm, Tense } = tree.at(index).features;
  const isAfterNoun =
    tree.relation(index) === 'acl' && VerbForm === 'Part' && (Tense === 'Past' || !sense);
  if (!isDone && !isAfterNoun) return true;
  return sense !== undefined && particles.includes(sense.easier.replace(/^\S+ /, ''));
}

/** "Anrufe sind untersagt" → "verbietet": read as finite, though its clause has another such verb. */
export function isHelped(tree: Tree, index: number): boolean {
  if (!tree.isFinite(index)) return false;
  for (const step of [-1, 1])
    for (let at = index + step; at >= 0 && at <= tree.lastWord; at += step) {
      if (/^(?:PUNCT|CCONJ|SCONJ)$/.test(tree.at(at).upos)) break;
      if (tree.at(at).upos === 'AUX' && tree.isFinite(at)) return true;
    }
  return false;
}

/** "you see the gardens which was nice": told of one, after a noun of many, it means all that was said. */
export function tellsOfAll(tree: Tree, index: number): boolean {
  const [before, { upos, features }] = [tree.at(index - 1), tree.at(index + 1)];
  const isOne = /^(?:AUX|VERB)$/.test(upos) && features.Number === 'Sing';
  return tree.formsAlike && isOne && before.features.Number === 'Plur';
}

/** "took apart it": the pronoun would have to stand between the words of the verb. */
export function partsFromPronoun(
  tree: Tree,
  index: number,
  easier: string,
  { particles = [] }: SentenceRules,
): boolean {
  const particle = easier.slice(easier.indexOf(' ') + 1);
  // "put out their album" parts nothing.
  const { upos, relation } = tree.at(index + 1);
  return upos === 'PRON' && relation !== 'nmod:poss' && particles.includes(particle);
}

/** "a formerly independent state": a phrase cannot stand where one word could. */
export function isBeforeWhatItModifies(tree: Tree, index: number): boolean {
  const { head } = tree.at(index);
  const { upos } = tree.at(head);
  return head > index && (upos !== 'VERB' || head > tree.root || tree.at(index - 1).upos === 'DET');
}

/** "memory location", "victory parade": two nouns together are a term, if not "film director". */
export function isTerm(
  tree: Tree,
  index: number,
  lemma: string,
  { inTerms = [] }: SentenceRules,
): boolean {
  const isFirst = (at: number) =>
    tree.relation(at) === 'compound' && tree.at(at + 1).upos === 'NOUN';
  if (tree.at(index - 1).upos === 'NOUN' && isFirst(index - 1)) return true;
  return isFirst(index) && !inTerms.includes(lemma);
}

/** "is called a hazard", "is known as a hazard": how something is called, in this very word. */
export function isName(tree: Tree, index: number, { namedBy }: SentenceRules): boolean {
  const { head, relation } = tree.at(index);
  if (head > index || head < 0 || !namedBy?.verbs.includes(tree.at(head).lemma)) return false;
  const as = tree.child(index, ['case']);
  return /^(?:xcomp|obj)/.test(relation) || (as !== undefined && tree.lower(as) === namedBy.as);
}

/** Before its noun, or the predicate; "B major", "the deceased" are something else. */
export function isPlain(tree: Tree, index: number): boolean {
  const relation = tree.relation(index);
  if (/^(?:compound|flat|nsubj|obj|obl|nmod|appos)$/.test(relation)) return false;
  return relation !== 'amod' || tree.at(index).head > index;
}

/** "more rapid" → "more fast", "so exhausted" → "so very tired". */
export function isCompared(
  tree: Tree,
  index: number,
  easier: string,
  { comparing = [] }: SentenceRules,
): boolean {
  if (comparing.length === 0) return false;
  if (easier.includes(' ') && tree.at(index - 1).upos === 'ADV') return true;
  return comparing.includes(tree.lower(index - 1)) && easier.length < SHORT;
}

/** A capital inside the sentence, or a name beside it: part of a title or name. */
export function isInName(tree: Tree, index: number): boolean {
  const capital = (at: number) => /^\p{Lu}/u.test(tree.form(at));
  if (capital(index) && index > 0) return true;
  const { head } = tree.at(index);
  if (/^(?:flat|compound)$/.test(tree.relation(index)) && tree.at(head).upos === 'PROPN')
    return true;
  if (tree.form(index - 1) === '-' || tree.form(index + 1) === '-') return true;
  // "Interim Trade Agreement with …": a title.
  const isTitle = tree.at(1).upos === 'PROPN' || /^(?:ADJ|NOUN)$/.test(tree.at(1).upos);
  return index === 0 && capital(1) && isTitle && tree.at(0).upos !== 'ADV';
}
