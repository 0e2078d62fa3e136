import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { joinedDoings } from '../added-at-the-end/doing.ts';
import { isConditional } from '../clauses/conditional.ts';
import { isMany } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { pronounFor, subjectAgain } from '../subjects/subject.ts';
import { thirdPerson } from '../subjects/third-person.ts';

/**
 * "X is a town that lies in Kent" → "X is a town. X lies in Kent.": what is told of an indefinite
 * predicate is told of the subject, too.
 */
export function predicateSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { indefinite, copula } = rules;
  const noun = tree.root;
  if (!indefinite || !copula || isConditional(tree, rules)) return [];
  const subject = tree.subjectOf(noun);
  const is = tree.child(noun, ['cop']);
  if (subject === undefined || is === undefined || tree.at(noun).upos !== 'NOUN') return [];
  const tense = tree.at(is).features.Tense;
  // "X is one of …", "X is the town that …": the clause tells which one is meant.
  const determiner = tree.child(noun, ['det']);
  if (determiner === undefined || !indefinite.includes(tree.lower(determiner))) return [];
  if (
    !tense ||
    tree.children(noun).some((each) => /^(?:conj|nsubj:outer)$/.test(tree.at(each).relation))
  )
    return [];
  const name =
    tree.at(subject).upos === 'PROPN' && isPerson(tree, rules)
      ? pronounFor(tree, subject, rules, noun)
      : (subjectAgain(tree, subject, rules) ?? itOf(tree, subject, rules));
  if (!name) return [];
  const plural = tree.at(subject).features.Number === 'Plur';
  const places = plural ? [] : placeSplit(tree, noun, tense, rules);
  const clauses = tree.children(noun).flatMap((clause) => {
    if (clause < noun || tree.enclosed[clause] || !isWhole(tree, noun, clause)) return [];
    const relation = tree.at(clause).relation;
    const found =
      relation === 'acl:relcl'
        ? relativeClause(tree, clause, name, rules)
        : relation === 'acl' && !plural
          ? (participle(tree, clause, name, tense, rules) ??
            acting(tree, clause, name, tense, rules, language))
          : undefined;
    return found ? [found] : [];
  });
  return [...clauses, ...places];
}

/** "Lot-et-Garonne is a department": a thing, whatever its name looks like. */
function itOf(tree: Tree, subject: number, rules: SentenceRules): string | undefined {
  if (!rules.formsAlike || isPerson(tree, rules) || tree.at(subject).upos !== 'PROPN')
    return undefined;
  return rules.repeatSubject?.pronouns?.Sing;
}

/** "X is a town in Kent in England" → "X is a town in Kent. It is in England." */
function placeSplit(tree: Tree, noun: number, tense: string, rules: SentenceRules): Proposal[] {
  const { places = [], repeatSubject, copula } = rules;
  const it = repeatSubject?.pronouns?.Sing;
  const is = copula?.[`${tense}.Sing`];
  if (places.length === 0 || !it || !is || isPerson(tree, rules)) return [];
  for (let at = tree.lastWord - 1; at > noun + 2; at--) {
    if (!places.includes(tree.lower(at)) || tree.relation(at) !== 'case') continue;
    const place = tree.at(at).head;
    const comma = tree.form(at - 1) === ',';
    const before = comma ? at - 2 : at - 1;
    // Another place stands before it, and nothing but names and nouns follows.
    const isNamed =
      tree.at(before).upos === 'PROPN' ||
      (tree.at(before).upos === 'NOUN' && tree.at(before - 1).upos === 'PROPN');
    if (!isNamed || tree.at(place).upos === 'NUM' || place < at) return [];
    const rest = range({ first: at, last: tree.lastWord });
    const plain = rest.every((i) => PLACE.test(tree.at(i).upos) && !tree.enclosed[i]);
    const between = range({ first: noun + 1, last: before });
    const nested = between.some((i) => tree.relation(i) === 'case');
    const clause = between.some((i) => /^(?:VERB|AUX|SCONJ)$/.test(tree.at(i).upos));
    if (!plain || !nested || clause || !rest.some((i) => tree.at(i).upos === 'PROPN')) return [];
    return [splitAt(tree, comma ? at - 1 : at, at - 1, `${it} ${is}`, rules, 'place', [])];
  }
  return [];
}

const PLACE = /^(?:ADP|DET|ADJ|NOUN|PROPN|PUNCT)$/;

/** Does the clause end the sentence, and does enough stand before it? */
function isWhole(tree: Tree, noun: number, clause: number): boolean {
  const stretch = tree.stretch(clause);
  if (!stretch || stretch.last < tree.lastWord || stretch.first <= noun) return false;
  if (tree.lastWord - stretch.first < 3 || !tree.isBalanced(stretch)) return false;
  return isDescribed(tree, noun, stretch.first);
}

/** Not so: "X is a man", of which somebody would ask what else. */
export function isDescribed(tree: Tree, noun: number, before: number): boolean {
  return tree
    .children(noun)
    .some((each) => each < before && /^(?:amod|nmod|compound)$/.test(tree.relation(each)));
}

function relativeClause(
  tree: Tree,
  clause: number,
  name: string,
  rules: SentenceRules,
): Proposal | undefined {
  const { first } = tree.stretch(clause)!;
  const pronoun = tree.form(first) === ',' ? first + 1 : first;
  const words = rules.relativeSubjects ?? [];
  if (!words.includes(tree.lower(pronoun)) || tree.at(pronoun).head !== clause) return undefined;
  if (tree.relation(pronoun) !== 'nsubj' && !tree.isFinite(pronoun + 1)) return undefined;
  // "a remake of the 1932 film which starred …": that film did.
  const between = range({ first: tree.root + 1, last: first - 1 });
  if (pronoun === first && between.some((i) => tree.at(i).upos === 'NUM')) return undefined;
  if (tree.children(clause).some((each) => each > pronoun && tree.relation(each) === 'nsubj'))
    return undefined;
  const finite = tree.finiteOf(clause);
  if (finite === undefined || tree.at(finite).features.Number === 'Plur') return undefined;
  const person = rules.persons?.pronouns.includes(tree.lower(pronoun));
  const subject = tree.subjectOf(tree.root) ?? -1;
  const { Sing, Plur } = rules.repeatSubject?.pronouns ?? {};
  const it = rules.formsAlike && isMany(tree, subject, rules) ? Plur : Sing;
  const who = person ? pronounFor(tree, subject, rules, tree.root) : undefined;
  // "The film is a take on Ned Kelly, who": no film is a "who".
  const isThing = tree.at(subject).upos === 'NOUN' && !isPersonal(tree.at(subject).lemma, rules);
  if (rules.formsAlike && person && isThing && !isPerson(tree, rules)) return undefined;
  // "Tex Hall is a hunter that uses …": no "It" for somebody.
  const isWho = person || (rules.formsAlike && isPerson(tree, rules));
  const again = isWho ? lastName(who && who !== it ? who : name) : (it ?? name);
  return splitAt(tree, first, pronoun, again, rules, tree.lower(pronoun), [pronoun]);
}

/** "…, located in Kent" → "X is located in Kent." */
function participle(
  tree: Tree,
  verb: number,
  name: string,
  tense: string,
  rules: SentenceRules,
): Proposal | undefined {
  const { features, upos, lemma } = tree.at(verb);
  const { first } = tree.stretch(verb)!;
  const start = tree.form(first) === ',' ? first + 1 : first;
  if (upos !== 'VERB' || features.VerbForm !== 'Part' || features.Tense !== 'Past')
    return undefined;
  if (start !== verb || !/^(?:ADP|ADV)$/.test(tree.at(verb + 1).upos)) return undefined;
  // "licensed to New Ulm and serving the valley": the second would not fit.
  if (joinedDoings(tree, tree.stretch(verb)!, rules).length > 0) return undefined;
  const dated = range(tree.stretch(verb)!).some(
    (i) => /^\d{4}$/.test(tree.form(i)) && !tree.enclosed[i],
  );
  const lasting =
    !dated && (rules.lasting?.includes(lemma) || rules.lasting?.includes(tree.lower(verb)));
  const is = rules.copula?.[`${lasting ? tense : 'Past'}.Sing`];
  if (!is) return undefined;
  const thing = !isPerson(tree, rules) && rules.repeatSubject?.pronouns?.Sing;
  return splitAt(tree, first, start - 1, `${thing || name} ${is}`, rules, lemma, []);
}

/** "is an eagle symbolizing courage" → "It symbolizes courage." */
function acting(
  tree: Tree,
  verb: number,
  name: string,
  tense: string,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const { participles } = rules;
  const word = tree.lower(verb);
  if (!participles?.notTold || participles.notTold.includes(word)) return undefined;
  if (tree.at(verb).upos !== 'VERB' || !word.endsWith(participles.ending)) return undefined;
  const stretch = tree.stretch(verb);
  if (stretch?.first !== verb || !/^(?:DET|NOUN|PROPN|ADP|NUM|ADJ)$/.test(tree.at(verb + 1).upos))
    return undefined;
  // "directed by A and starring B", "working with children and living in Rome": more than one thing.
  if (range(stretch).some((i) => i > verb && tree.lower(i).endsWith(participles.ending)))
    return undefined;
  const form = thirdPerson(language, tree.at(verb).lemma.toLowerCase(), tense, false);
  if (!form) return undefined;
  const thing = !isPerson(tree, rules) && rules.repeatSubject?.pronouns?.Sing;
  return splitAt(tree, verb, verb, `${thing || name} ${form}`, rules, tree.at(verb).lemma, [verb]);
}

/** Is the predicate one that people are: "an American actor"? */
export function isPerson(tree: Tree, rules: SentenceRules): boolean {
  return !rules.persons || isPersonal(tree.at(tree.root).lemma, rules);
}

/** One syllable of Chinese as Latin letters spell it. */
const SYLLABLE =
  '(?:[bpmfdtnlgkhjqxrzcsyw]|[zcs]h)?(?:[iu]?(?:ang?|ai|ao|a)|ei?|eng?|er|iong|ong|ou|ing?|iu|ie|i|ui|uo|un|ue|u|o)';
const FAMILY_FIRST = new RegExp(`^${SYLLABLE} (?:${SYLLABLE}){1,2}$`, 'i');

/** "Ada Lovelace" → "Lovelace", once she has been named. */
export function lastName(full: string): string {
  // "Barbara Knox MBE", but "Louis XI"
  const name = full.replace(/(?<=\p{Ll})(?: (?![IVX]+$)\p{Lu}{2,4})+$/u, '');
  // "Anna "Annie" B. Lee"
  const words = name.split(/ (?:["“][^"”]*["”] )?(?:\p{Lu}\. )*/u);
  // "Zhang Yimou": what comes last is not the name of the family.
  if (FAMILY_FIRST.test(name)) return name;
  return words.every((word) => /^\p{Lu}[\p{Ll}'’-]+$/u.test(word)) && !name.includes('-')
    ? words[words.length - 1]
    : name;
}

/** A full stop after token `first` − 1; then `begin` and what follows token `last`. */
function splitAt(
  tree: Tree,
  first: number,
  last: number,
  begin: string,
  rules: SentenceRules,
  key: string,
  dropped: number[],
): Proposal {
  const piece = {
    start: tree.tokens[first - 1].end,
    end: tree.tokens[last + 1].start,
    parts: [rules.stop ?? '. ', `${begin} `],
  };
  return {
    rule: 'split/predicate',
    operation: 'split',
    reason: 'Two statements are two sentences.',
    pieces: [piece],
    dropped:
      dropped.length > 0 ? dropped : range({ first, last }).filter((i) => !tree.isPunctuation(i)),
    key,
  };
}
