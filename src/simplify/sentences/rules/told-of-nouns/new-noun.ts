import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { isWholeSentence, wholeSentence } from '../clauses/reread.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { isPersonal } from '../subjects/person.ts';
import { antecedentAgain } from '../subjects/subject.ts';
import { isOfSomebody } from '../subjects/who.ts';

const LEAST_BEFORE = 5;
const LEAST_TOLD = 3;

/**
 * "He bought a house in Rome which burned down in 1990." → "It burned down in 1990.": what happened to
 * something new can be told after it; no other one is picked out.
 */
export function newNounSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { newNouns, relativeSubjects = [], indefinite, formsAlike } = rules;
  if (!formsAlike || !newNouns || !indefinite || isConditional(tree, rules)) return [];
  const pronoun = range({ first: LEAST_BEFORE, last: tree.lastWord - LEAST_TOLD }).findLast(
    (i) => relativeSubjects.includes(tree.lower(i)) && !tree.enclosed[i],
  );
  if (pronoun === undefined || startsOf(known).has(tree.tokens[pronoun - 1].end)) return [];
  const clause = tree.at(pronoun).head;
  const verb = tree.at(pronoun + 1).upos === 'ADV' ? pronoun + 2 : pronoun + 1;
  if (!/^nsubj/.test(tree.relation(pronoun)) || !tree.isFinite(verb) || clause < pronoun) return [];
  const noun = tree.at(clause).head;
  if (!tree.relation(clause).startsWith('acl') || !isNew(tree, noun, pronoun, rules)) return [];
  if (!happened(tree, noun, rules) || goesOn(tree, pronoun, verb, rules)) return [];
  const again = saidAgain(tree, noun, pronoun, rules);
  const rest = { first: pronoun + 1, last: tree.lastWord };
  if (!again || !tree.isBalanced(rest)) return [];
  if (!wholeSentence(tree, [{ first: 0, last: pronoun - 1 }], language)) return [];
  if (!isWholeSentence(tree, [again, rest], language)) return [];
  const reason = 'Two statements are two sentences.';
  const cutting = { first: pronoun, last: pronoun };
  const split = stopAt(tree, cutting, rules, 'split/relative', reason, [`${again} `]);
  return [{ ...split, dropped: [pronoun], key: tree.lower(pronoun) }];
}

/** One thing or person with "a", and nothing but what belongs to it before the pronoun. */
function isNew(
  tree: Tree,
  noun: number,
  pronoun: number,
  { indefinite = [], newNouns }: SentenceRules,
): boolean {
  const { upos, features, lemma } = tree.at(noun);
  if (upos !== 'NOUN' || features.Number === 'Plur' || noun >= pronoun) return false;
  const article = tree.child(noun, ['det']);
  if (article === undefined || !indefinite.includes(tree.lower(article))) return false;
  if (newNouns?.vague.includes(lemma)) return false;
  // "He gave up, a move that": not something new, but all that was said.
  const start = tree.stretch(noun)?.first ?? noun;
  if (tree.form(start) === ',' || tree.form(start - 1) === ',') return false;
  // "a house in Rome which": Rome may be meant, or what was done there.
  const between = range({ first: noun + 1, last: pronoun - 1 });
  const plain = between.every((i) => /^(?:ADP|DET|ADJ|PROPN|NUM)$/.test(tree.at(i).upos));
  const held = between.length === 0 || tree.at(pronoun - 1).upos === 'PROPN';
  return plain && held && between.length <= LEAST_BEFORE;
}

/** Something that was done once or is there, and is not denied, wished for or compared. */
function happened(
  tree: Tree,
  noun: number,
  { newNouns, participles, littleWords }: SentenceRules,
): boolean {
  const { root } = tree;
  const finite = tree.finiteOf(root);
  const { upos, lemma } = tree.at(root);
  if (finite === undefined || newNouns?.seeking.includes(lemma)) return false;
  const { Tense } = tree.at(finite).features;
  const perfect = finite !== root && participles?.perfect?.includes(tree.at(finite).lemma);
  const has = newNouns?.having.includes(lemma) && tree.child(root, ['aux']) === undefined;
  // "There is a museum which …"
  const exists = root === noun && tree.lower(finite - 1) === littleWords?.existential;
  const isObject = tree.at(noun).head === root && /^(?:obj|obl)/.test(tree.relation(noun));
  if (!exists && (upos !== 'VERB' || !isObject || (Tense !== 'Past' && !perfect && !has)))
    return false;
  const before = range({ first: 0, last: noun });
  if (before.some((i) => newNouns?.scopes.includes(tree.lower(i)))) return false;
  // "said he found a house that": what is said.
  return before.every((i) => i === finite || !tree.isFinite(i) || tree.at(finite).head === i);
}

/** More than the clause follows: "…, and he sold it". */
function goesOn(tree: Tree, pronoun: number, verb: number, { passive }: SentenceRules): boolean {
  return range({ first: verb + 1, last: tree.lastWord }).some((i) => {
    const { upos } = tree.at(i);
    if (/^(?:[;:]|--|[–—])$/.test(tree.form(i))) return true;
    if (tree.relation(i) === 'conj' && tree.at(i).head === tree.root) return true;
    if (tree.form(i) === ',') return true;
    // "set a record that still stands by pitching": it goes on with the main verb.
    if (passive?.by.includes(tree.lower(i)) && tree.at(i + 1).upos === 'VERB') return true;
    return upos === 'CCONJ' && tree.lower(i + 1) === tree.lower(pronoun);
  });
}

function saidAgain(
  tree: Tree,
  noun: number,
  pronoun: number,
  rules: SentenceRules,
): string | undefined {
  const isWho = rules.persons?.pronouns.includes(tree.lower(pronoun));
  const personal = isPersonal(tree.at(noun).lemma, rules);
  if (isWho && !personal && !rules.called?.bodies.includes(tree.at(noun).lemma)) return undefined;
  if (!personal && isOfSomebody(tree, rules)) return rules.repeatSubject?.pronouns?.Sing;
  return antecedentAgain(tree, noun, rules);
}
