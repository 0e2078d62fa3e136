import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { tellsOfSome } from '../clauses/one-clause.ts';
import { isExample } from '../leave-out/tails.ts';
import { isPersonal, isTitleOf } from '../subjects/person.ts';
import { antecedentAgain, pronounFor } from '../subjects/subject.ts';
import { isOfSomebody } from '../subjects/who.ts';
import { isPerson, lastName } from './predicate.ts';
import { headOf, type Tail, toldOf } from './told-of.ts';

const LONGEST_OPENING = 9;
const NEAR = 3;

/** "…, a script of native origin" → "This is a script of native origin." */
export function named(tree: Tree, comma: number, rules: SentenceRules): Tail | undefined {
  const { copula, demonstratives } = rules;
  const first = comma + 1;
  const noun = headOf(tree, first, tree.lastWord);
  const finite = tree.finiteOf(tree.root);
  if (!copula || !demonstratives || noun === undefined || finite === undefined) return undefined;
  const { upos, features, relation, head } = tree.at(noun);
  if (tree.at(first).upos !== 'DET' || upos !== 'NOUN' || head >= comma) return undefined;
  if (!tree.at(first).features.Definite) return undefined;
  // "the E. 164 country codes": more than one, whatever the parser took for the noun.
  if (tree.at(tree.lastWord).features.Number === 'Plur' && tree.lastWord - noun < 3)
    return undefined;
  if (tellsOfSome(tree, first, tree.lastWord)) return undefined;
  // "released it in May, the same year": when.
  const isTime = rules.passive?.notAgents?.includes(tree.at(noun).lemma);
  if (rules.formsAlike && isTime && tree.at(noun + 1).features.PronType !== 'Rel') return undefined;
  // "the 50 qapik are bicolor": a clause.
  if (tree.finiteOf(noun) !== undefined) return undefined;
  // "a puff of smoke came out": the same, where the parser hangs its verb elsewhere.
  const told = range({ first: noun + 1, last: tree.lastWord }).find((i) => tree.isFinite(i));
  const opens = (i: number) => tree.isWhWord(i);
  if (told !== undefined && tree.subjectOf(told) === undefined) {
    if (!range({ first: noun + 1, last: told }).some(opens)) return undefined;
  }
  const beings = Object.values(rules.absolutes ?? {});
  if (range({ first, last: tree.lastWord }).some((i) => beings.includes(tree.lower(i))))
    return undefined;
  // A title, "The American Journal", or what stands between two commas: "and, by some, the largest".
  if (tree.form(first) !== tree.lower(first)) return undefined;
  if (range({ first: comma - 4, last: comma - 1 }).some((i) => tree.form(i) === ','))
    return undefined;
  if (!/^(?:appos|parataxis|nmod|dep)$/.test(relation) || features.Number === 'Plur')
    return undefined;
  // "a dog, a cat and a bird", "London, the Thames and …": lists.
  if (tree.children(head).some((each) => tree.relation(each) === 'conj')) return undefined;
  if (isListed(tree, first) || closesOpening(tree, comma)) return undefined;
  if (rules.tails && isExample(tree, comma, rules.tails)) return undefined;
  if (!/^(?:NOUN|PROPN|NUM|PUNCT)$/.test(tree.at(comma - 1).upos)) return undefined;
  // "They showed that signals reach the cortex, the part that …": what stands nearest may be so still.
  const near = range({ first: finite, last: comma }).findLast((i) => tree.isFinite(i)) ?? finite;
  const isNow = [finite, near, told ?? finite].some((i) => tree.at(i).features.Tense === 'Pres');
  // "can be extracted": what can be is told of today.
  const is = copula[`${isNow ? 'Pres' : (tree.at(finite).features.Tense ?? 'Pres')}.Sing`];
  const personal = isPersonal(tree.at(noun).lemma, rules);
  const text = personal
    ? personNamed(tree, comma, head, rules)
    : thingNamed(tree, comma, head, noun, rules);
  if (!is || !text) return undefined;
  // "his wife Bananas, a schizophrenic": somebody, of whom "This" is not said.
  const isSomebody = range({ first: comma - NEAR, last: comma - 1 }).some(
    (i) =>
      tree.isUnder(i, head) &&
      (rules.persons?.nouns.includes(tree.form(i)) || isTitleOf(tree, i, rules)),
  );
  if (!personal && isSomebody && rules.formsAlike) return undefined;
  // "by the Peronists, the left wing": many, of whom "This" is not said.
  if (text === demonstratives.Sing && tree.at(head).features.Number === 'Plur') return undefined;
  // "is named after Hamilton, the only member": who is no more what he was.
  const then = tree.at(finite).features.Tense === 'Pres' && !isSubject(tree, head);
  if (personal && then) return undefined;
  const reason = 'What is told on the side gets its own sentence.';
  return { kind: 'named', reason, begin: `${text} ${is}`, from: first, key: tree.lower(first) };
}

/** Is a noun the subject, or what the subject is said to be? */
function isSubject(tree: Tree, noun: number): boolean {
  const called = noun === tree.root && tree.child(noun, ['cop']) !== undefined;
  return called || tree.relation(noun) === 'nsubj';
}

/** "the size, the shape and the colour": more follows before anything is told. */
function isListed(tree: Tree, first: number): boolean {
  for (let i = first; i <= tree.lastWord; i++) {
    const { upos, features } = tree.at(i);
    if (upos === 'CCONJ' || tree.form(i) === ',') return true;
    // "a self-titled album and …": part of an adjective.
    if (upos === 'VERB' && tree.relation(i) === 'amod') continue;
    if (tree.isFinite(i) || features.PronType === 'Rel' || upos === 'VERB') {
      // "the upper lobe having …, and the lower one …"; "a rank achieved by few, and is the only one".
      if (
        features.VerbForm === 'Ger' ||
        (tree.at(i).features.Tense === 'Pres' && features.VerbForm === 'Part')
      )
        return true;
      return range({ first: i, last: tree.lastWord - 2 }).some(
        (j) => tree.form(j) === ',' && tree.at(j + 1).upos === 'CCONJ' && tree.isFinite(j + 2),
      );
    }
  }
  return false;
}

/** "…; as a result of this, the club …", "and, in his later years, a …": the comma ends what opens a clause. */
function closesOpening(tree: Tree, comma: number): boolean {
  for (let i = comma - 1; i >= comma - LONGEST_OPENING && i > 0; i--) {
    if (tree.isFinite(i)) return false;
    const border = /^[,;:]$/.test(tree.form(i)) || tree.at(i).upos === 'CCONJ';
    const isDash = /^(?:--|[–—])$/.test(tree.form(i));
    if (border || isDash) return /^(?:ADP|SCONJ|ADV|VERB)$/.test(tree.at(i + 1).upos);
  }
  return false;
}

/** Somebody by the name before the comma, or the subject that a copula calls something. */
function personNamed(
  tree: Tree,
  comma: number,
  head: number,
  rules: SentenceRules,
): string | undefined {
  const subject = tree.subjectOf(tree.root);
  // "I am Richard Wilde, a student"
  if (/^[12]$/.test(tree.at(subject ?? -1).features.Person ?? '')) return undefined;
  if (subject !== undefined && isSubject(tree, head) && isPerson(tree, rules)) {
    const again = pronounFor(tree, subject, rules);
    return again === rules.repeatSubject?.pronouns?.Sing ? undefined : again && lastName(again);
  }
  // "Yang was born in Taichung, the daughter of …": a place is nobody.
  const cased = tree.child(head, ['case']);
  const place = cased !== undefined && rules.openings?.includes(tree.lower(cased));
  if (place && (subject === undefined || tree.at(subject).upos === 'NOUN')) return undefined;
  const again = place ? pronounFor(tree, subject ?? 0, rules) : undefined;
  if (place) return again === rules.repeatSubject?.pronouns?.Sing ? undefined : again;
  const name = nameEnding(tree, comma, head, rules);
  return name && lastName(name);
}

/** A thing by its name, by "It" where the subject is meant, by "This" else. */
function thingNamed(
  tree: Tree,
  comma: number,
  head: number,
  noun: number,
  rules: SentenceRules,
): string | undefined {
  const thing = rules.demonstratives?.Sing;
  if (rules.roles?.includes(tree.at(noun).lemma)) return thing;
  // "is home to the Center, a synagogue": of what stands last, not of the subject.
  const called = head === comma - 1 && isSubject(tree, head) && !isPerson(tree, rules);
  const who = called ? toldOf(tree, comma, head, rules) : undefined;
  if (who) return who.plural ? thing : who.text;
  const cased = tree.child(head, ['case']) !== undefined;
  const it = isOfSomebody(tree, rules) ? rules.repeatSubject?.pronouns?.Sing : undefined;
  return (cased ? undefined : nameEnding(tree, comma, head, rules)) ?? it ?? thing;
}

/** The name that ends at the comma. */
function nameEnding(
  tree: Tree,
  comma: number,
  head: number,
  rules: SentenceRules,
): string | undefined {
  if (tree.at(head).upos !== 'PROPN' || tree.at(comma - 1).upos !== 'PROPN') return undefined;
  // "in Sex and Breakfast, a comedy": half of a name.
  if (rules.formsAlike && tree.relation(head) === 'conj') return undefined;
  const name = antecedentAgain(tree, head, rules);
  return name?.endsWith(tree.form(comma - 1)) ? name : undefined;
}
