import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { tellsSpeaker } from '../clauses/unfinished.ts';
import { antecedent, isUnclear } from '../subjects/antecedent.ts';
import { isMany } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { antecedentAgain, pronounFor } from '../subjects/subject.ts';
import { namedAgain, thingAgain } from '../subjects/who.ts';
import { isOver } from './called.ts';
import { extraSentence, toldAside } from './extra-sentence.ts';
import { relativeClauses } from './relative.ts';
import { isOfKind, mayBeOfLast, mayBeOfMaker, stillSo, tellsOfAll } from './told-of.ts';
import { whoseClauses } from './whose.ts';

const COMMA = /^[,،]$/;

/** Extras of a noun that can be told in a sentence of their own. */
export function nounSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  if (isConditional(tree, rules)) return [];
  return [
    ...relativeClauses(tree, rules),
    ...whoseClauses(tree, rules),
    ...appositions(tree, rules),
    ...pastParticiples(tree, rules),
    ...insertedParticiples(tree, rules),
  ];
}

/** "X, also known as Y, is …" → "X is … . It is also known as Y." */
function insertedParticiples(tree: Tree, rules: SentenceRules): Proposal[] {
  const { copula, lasting = [] } = rules;
  const finite = tree.finiteOf(tree.root);
  const subject = tree.subjectOf(tree.root);
  if (!copula || finite === undefined || subject === undefined || subject > finite) return [];
  const again = pronounFor(tree, subject, rules);
  const many = rules.formsAlike && isMany(tree, subject, rules);
  if (!again || many || tree.at(subject).features.Number === 'Plur') return [];
  for (let comma = subject + 1; comma < finite - 3; comma++) {
    if (!COMMA.test(tree.form(comma)) || tree.enclosed[comma]) continue;
    let verb = comma + 1;
    while (tree.at(verb).upos === 'ADV' && verb < comma + 3) verb++;
    const { upos, features, lemma } = tree.at(verb);
    if (upos !== 'VERB' || features.VerbForm !== 'Part' || features.Tense !== 'Past') return [];
    if (!/^(?:ADP|ADV|SCONJ)$/.test(tree.at(verb + 1).upos)) return [];
    let last = verb + 1;
    while (last < finite && !COMMA.test(tree.form(last))) last++;
    if (last >= finite || !isNextTo(tree, subject, comma)) return [];
    const isIt = (i: number) => tree.lower(i) === rules.littleWords?.thing;
    if (range({ first: comma, last }).some(isIt)) return [];
    const own = tree.at(finite).features.Tense;
    // "formerly known as", "known in ancient times as"
    const over = range({ first: comma + 1, last: last - 1 }).some(
      (i) =>
        (i === comma + 1 || tree.at(i - 1).upos === 'ADP') && rules.over?.includes(tree.lower(i)),
    );
    const is = copula[`${lasting.includes(lemma) && !over ? own : 'Past'}.Sing`];
    const words = { first: comma + 1, last: last - 1 };
    if (!is || !tree.isBalanced(words)) return [];
    const pieces = extraSentence(
      tree,
      { first: comma, last: last - 1 },
      words,
      `${again} ${is}`,
      rules,
    );
    if (!pieces) return [];
    return [toldAside('split/inserted', stillSo(tree, pieces, words, rules), [], lemma)];
  }
  return [];
}

function isNextTo(tree: Tree, noun: number, comma: number): boolean {
  for (let i = noun + 1; i < comma; i++) {
    const { upos } = tree.at(i);
    if (tree.enclosed[i] && /^[()]$/.test(tree.form(comma - 1))) continue;
    if (upos !== 'PROPN' && upos !== 'NUM' && !tree.isPunctuation(i)) return false;
  }
  return true;
}

/** Does a comma and a coordinator follow, as before the last of a list? */
function goesOnAsList(tree: Tree, index: number): boolean {
  return range({ first: index, last: tree.lastWord }).some(
    (i) => COMMA.test(tree.form(i)) && tree.at(i + 1).upos === 'CCONJ' && !tree.isFinite(i + 2),
  );
}

/** ", a village in Kent," → "X is a village in Kent." */
function appositions(tree: Tree, rules: SentenceRules): Proposal[] {
  const { copula } = rules;
  const finite = tree.finiteOf(tree.root);
  const tense = finite === undefined ? undefined : tree.at(finite).features.Tense;
  if (!copula || !tense) return [];
  const found: Proposal[] = [];
  tree.tokens.forEach((_, index) => {
    const { relation, features, upos } = tree.at(index);
    if (!/^(?:appos|parataxis)$/.test(relation) || tree.enclosed[index]) return;
    if (upos !== 'NOUN' && upos !== 'PROPN') return;
    const stretch = tree.stretch(index);
    if (!stretch) return;
    const first = COMMA.test(tree.form(stretch.first)) ? stretch.first + 1 : stretch.first;
    const last = COMMA.test(tree.form(stretch.last)) ? stretch.last - 1 : stretch.last;
    // A parser that saw no noun to hang it on: the one before the comma.
    const head = relation === 'appos' ? tree.at(index).head : (antecedent(tree, first) ?? -1);
    if (relation === 'parataxis' && tree.finiteOf(index) !== undefined) return;
    // After a common noun it may as well tell of something else.
    if (tree.at(head).upos !== 'PROPN' || head > index) return;
    if (/^\p{Lu}/u.test(tree.form(first)) || !endsAsName(tree, first - 2)) return;
    if (!COMMA.test(tree.form(first - 1)) || !isNextTo(tree, head, first - 1)) return;
    if (
      tree.at(first).upos !== 'DET' ||
      tree.children(index).some((c) => tree.relation(c) === 'conj')
    ) {
      return;
    }
    if (!tree.isBalanced({ first, last }) || last - first < 2) return;
    // "by its snout, a head longer than wide, and its size": one of a list.
    if (goesOnAsList(tree, index)) return;
    // "of the League, a post he held"; "Dharma and Greg, a couple": told of more than the name.
    if (rules.roles?.includes(tree.at(index).lemma) || tree.relation(head) === 'conj') return;
    // "is named after Winston, the 15th governor": who is no more what he was.
    const personal = isPersonal(tree.at(index).lemma, rules);
    // "Martin Miggs, the Mad Muggle": all of it is the name.
    const isName = range({ first: first + 1, last }).every((i) => /^\p{Lu}/u.test(tree.form(i)));
    if (rules.formsAlike && isName && !personal) return;
    // "told us of Ann, the letter from her and the end of it": a list, whatever the parser sees.
    const listed = range({ first, last }).some(
      (i) => tree.at(i).upos === 'CCONJ' && tree.at(i + 1).upos === 'DET',
    );
    if (rules.formsAlike && listed && !personal) return;
    if (personal && tense === 'Pres' && tree.relation(head) !== 'nsubj') return;
    // "was born in Taichung, the daughter of …": a place is nobody.
    const cased = tree.child(head, ['case']);
    const isBorn = tree.lower(tree.root) === rules.afterwards?.kin?.verb;
    if (personal && isBorn && tree.relation(head) !== 'nsubj') return;
    if (personal && cased !== undefined && rules.openings?.includes(tree.lower(cased))) return;
    const name = antecedentAgain(tree, head, rules);
    // "Beyond Control, a band": the name begins before.
    const isCut =
      head > 1 && /^\p{Lu}/u.test(tree.form(head - 1)) && tree.at(head - 1).upos === 'ADP';
    if (rules.formsAlike && isCut) return;
    // "with President Karzai, a pact that": nobody is a pact.
    const titled = name?.split(' ').some((word) => isPersonal(word.toLowerCase(), rules));
    if (rules.formsAlike && titled && !personal && name?.includes(' ')) return;
    // "Ann Lee, a lawyer, said": in the news who speaks still is what they are.
    const speaks = personal && tellsSpeaker(tree.at(tree.root).lemma, rules);
    const dated = tree.tokens.some(({ form }) => /^\d{4}$/.test(form));
    // "He was born in Ely, a town in Kent": a place still is one.
    const stays =
      rules.called?.places.includes(tree.at(index).lemma) && !isOver(tree, { first, last }, rules);
    // "the current manager": he still is.
    const now = range({ first, last: index }).some((i) => rules.nowadays?.includes(tree.lower(i)));
    const time = (speaks && !dated) || stays || now ? 'Pres' : tense;
    // "the Blue Riders, the left wing": they are.
    const article = tree.child(head, ['det']) !== undefined;
    const number = article ? tree.at(head).features.Number : features.Number;
    const is = copula[`${time}.${number ?? features.Number ?? 'Sing'}`];
    if (!name || !is) return;
    const again = personal
      ? namedAgain(tree, head, name, last === tree.lastWord, rules)
      : thingAgain(tree, head, name, last === tree.lastWord, rules);
    const pieces = extraSentence(
      tree,
      { first: first - 1, last },
      { first, last },
      `${again} ${is}`,
      rules,
    );
    if (pieces) found.push(toldAside('split/apposition', pieces, [], tree.lower(first)));
  });
  return found;
}

/** "League One," ends with no name, so that the part known as one would be said again alone. */
function endsAsName(tree: Tree, index: number): boolean {
  return tree.at(index).upos === 'PROPN' || /^[)\]]$/.test(tree.form(index));
}

/** "…, published in 1989." → "It was published in 1989." */
function pastParticiples(tree: Tree, rules: SentenceRules): Proposal[] {
  const { copula } = rules;
  const finite = tree.finiteOf(tree.root);
  const tense = finite === undefined ? undefined : tree.at(finite).features.Tense;
  const subject = tree.subjectOf(tree.root);
  if (!copula || !tense || subject === undefined) return [];
  const found: Proposal[] = [];
  tree.tokens.forEach((_, verb) => {
    const { upos, features, head, relation } = tree.at(verb);
    if (upos !== 'VERB' || features.VerbForm !== 'Part' || features.Tense !== 'Past') return;
    if (!/^(?:acl|advcl)$/.test(relation) || tree.enclosed[verb] || verb < 4) return;
    if (!COMMA.test(tree.form(verb - 1)) || tree.finiteOf(tree.root)! > verb) return;
    if (tree.lastWord - verb < 2 || tree.lastWord - verb > 24) return;
    for (let i = verb; i <= tree.lastWord; i++) {
      // "…, surrounded by a region, dominated by the town": all of it is told by one.
      const { VerbForm } = tree.at(i + 1).features;
      const isMore = tree.formsAlike && VerbForm === 'Part' && tree.relation(i + 1) === 'acl';
      if ((COMMA.test(tree.form(i)) && !isMore) || !tree.isUnder(i, verb)) return;
    }
    if (!/^(?:ADP|ADV)$/.test(tree.at(verb + 1).upos)) return;
    if (head === tree.root || relation === 'advcl') {
      // "He designed X as a tool, intended to replace Y": of what was made, not of who made it.
      const verbs = [tree.root, ...tree.children(tree.root)];
      const isMade = (i: number) => i < verb && tree.child(i, ['obj']) !== undefined;
      const made = rules.formsAlike && verbs.some(isMade);
      const other = mayBeOfMaker(tree, verb, rules) || mayBeOfLast(tree, verb - 1, rules);
      const whole = tellsOfAll(tree, verb, rules) || made || other;
      const again = whole ? undefined : pronounFor(tree, subject, rules);
      if (again) found.push(participleSplit(tree, verb, again, copula, tense, subject, rules));
      return;
    }
    // After a common noun it may as well tell of the subject.
    if (tree.at(head).upos !== 'PROPN') return;
    if (!isNextTo(tree, head, verb - 1) || isUnclear(tree, head, rules)) return;
    const again = antecedentAgain(tree, head, rules);
    if (again) found.push(participleSplit(tree, verb, again, copula, tense, head, rules));
  });
  return found;
}

function participleSplit(
  tree: Tree,
  verb: number,
  again: string,
  copula: Readonly<Record<string, string>>,
  tense: string,
  noun: number,
  rules: SentenceRules,
): Proposal {
  const lasting = rules.lasting?.includes(tree.at(verb).lemma) || isOfKind(tree, noun, rules);
  const time = lasting ? tense : 'Past';
  const isSubject = tree.relation(noun) === 'nsubj';
  const many = isSubject ? isMany(tree, noun, rules) : tree.at(noun).features.Number === 'Plur';
  const is = copula[`${time}.${many ? 'Plur' : 'Sing'}`] ?? copula[`${time}.Sing`];
  const piece = {
    start: tree.tokens[verb - 2].end,
    end: tree.tokens[verb].start,
    parts: [rules.stop ?? '. ', `${again} ${is} `],
  };
  return toldAside('split/past-participle', [piece], [], tree.at(verb).lemma);
}
