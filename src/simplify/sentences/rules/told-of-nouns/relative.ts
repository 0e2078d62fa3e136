import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { endsList } from '../clauses/list.ts';
import {
  agreeingOf,
  antecedent,
  belongsToAnother,
  isPlaceOfThing,
  isUnclear,
  somebodyBefore,
  whatIsMeasured,
} from '../subjects/antecedent.ts';
import { isPersonal, isTitleOf } from '../subjects/person.ts';
import { antecedentAgain, pronounFor } from '../subjects/subject.ts';
import { bothWho, isOfSomebody, isSurelyWho, namedAgain } from '../subjects/who.ts';
import { extraSentence, toldAside } from './extra-sentence.ts';
import { isOfMany } from './meant-before.ts';
import { lastName } from './predicate.ts';

const COMMA = /^[,،]$/;
const NEAR = 4;

/** "…, de ne pas oublier" */
function goesOnAfter(tree: Tree, comma: number): boolean {
  if (!COMMA.test(tree.form(comma)) || tree.at(comma + 1).upos !== 'ADP') return false;
  let verb = comma + 2;
  while (/^(?:ADV|PART|PRON)$/.test(tree.at(verb).upos)) verb++;
  return tree.at(verb).features.VerbForm === 'Inf';
}

/** ", who was born in Rome," → "X was born in Rome." */
export function relativeClauses(tree: Tree, rules: SentenceRules): Proposal[] {
  const { relativePronouns = {}, relativeAdverbs = {} } = rules;
  const found: Proposal[] = [];
  for (let first = 3; first < tree.lastWord - 1; first++) {
    const isMarked = COMMA.test(tree.form(first - 1));
    if (!isMarked && !isAfterName(tree, first, rules)) continue;
    const comma = isMarked ? first - 1 : first;
    if (tree.enclosed[comma]) continue;
    const word = tree.lower(first);
    const last = endOfRelative(tree, first, rules);
    // "A who got ten votes and B who got two": both are told of.
    const twice = tree.tokens.some((_, i) => i !== first && tree.lower(i) === word);
    if (!isMarked && (last !== tree.lastWord || twice)) continue;
    if (last === undefined || !tree.isBalanced({ first, last })) continue;
    if (!isWhole(tree, first, last)) continue;
    // "un jeu, qui a trois tours, dont le dernier …": what follows tells of what it holds.
    if (tree.at(last + 2).features.PronType === 'Rel') continue;
    // "le droit, qui est aussi un devoir, de ne pas oublier": the noun goes on after it.
    if (rules.gendered && goesOnAfter(tree, last + 1)) continue;
    let start: string | undefined;
    if (Object.hasOwn(relativePronouns, word)) {
      const verb = firstVerb(tree, first + 1);
      if (verb === undefined) continue;
      const person = rules.persons?.pronouns.includes(word);
      const nearest = antecedent(tree, comma + 1);
      const measured = nearest === undefined ? nearest : whoOrWhat(tree, nearest, person, rules);
      const shown = rules.formsAlike ? isOfMany(tree, verb, rules) : undefined;
      const agreeing = measured === undefined ? undefined : agreeingOf(tree, measured, shown);
      const found = agreeing ?? measured;
      // "la casa, que compró Ana Gil": she did.
      const own = tree.subjectOf(tree.relation(verb) === 'aux' ? tree.at(verb).head : verb);
      if (rules.gendered && own !== undefined && own > verb && own <= last) continue;
      // "il teatro, che chiamarono Globe": they did, whoever they are.
      if ((rules.proDrop || rules.gendered) && found !== undefined && !alike(tree, found, verb))
        continue;
      // "Quem pensa o contrário, que trate de o provar": what is wished, not told.
      if (rules.proDrop && tree.at(verb).features.Mood === 'Sub') continue;
      if (found !== undefined && belongsToAnother(tree, found, rules)) continue;
      // "Ann Lee, the owner of the shop, who came, said": its commas are the owner's, too.
      const isOwn = found === nearest || last === tree.lastWord;
      if (!isOwn && tree.relation(found ?? -1) === 'appos') continue;
      // "to villages in Kent and Essex, which became slums": not Essex.
      const { Number: count, Tense: time } = tree.at(verb).features;
      const ofOne = count === 'Sing' && (time === 'Pres' || tree.at(verb).upos === 'AUX');
      const joined = tree.at(found ?? -1).upos === 'PROPN' && tree.relation(found ?? -1) === 'conj';
      if (rules.formsAlike && joined && !person && !ofOne) continue;
      // "becomes Frere's target, who": Frere, not the target.
      const owner = tree.at(found ?? -1).upos === 'NOUN' && tree.child(found ?? -1, ['nmod:poss']);
      if (owner && tree.at(owner).upos === 'PROPN' && person) continue;
      // "composed by A, which sold well": who did it is not what is told of.
      const by = found === undefined ? undefined : tree.child(found, ['case']);
      const isDoer = by !== undefined && rules.passive?.by.includes(tree.lower(by));
      if (isDoer && !person) continue;
      // "the detection of light emitted from X, which began …": what is told of is not X.
      const { head: user, relation: use } = tree.at(found ?? -1);
      if (!person && use === 'obl' && tree.relation(user) === 'acl') continue;
      // "the words of Mrs Hall, which appeared in May": the words did.
      const isTitled = range({ first: comma - NEAR, last: comma - 1 }).some((i) =>
        isTitleOf(tree, i, rules),
      );
      if (rules.formsAlike && !person && isTitled) continue;
      // "near Las Vegas, Nevada, which": what is told of is not the state.
      const noun = found !== undefined && COMMA.test(tree.form(found - 1)) ? undefined : found;
      if (!isMarked && (noun === undefined || !isPlainName(tree, noun, person))) continue;
      start = noun === undefined ? undefined : antecedentAgain(tree, noun, rules);
      // "the coat of arms, which dates": said by its name, the arms would be meant.
      const isHead = agreeing !== undefined && agreeing !== nearest;
      if (isHead && last < tree.lastWord) continue;
      if (isHead) start = undefined;
      // "Ann is a lawyer, who": what is told of a predicate is told of the subject.
      if (start && noun === tree.root) start = definedAgain(tree, comma, person, rules) ?? start;
      const unclear =
        noun !== undefined &&
        (isUnclear(tree, noun, rules) || (!person && isPlaceOfThing(tree, noun, rules)));
      // "members of the team, which was": the team, or all that was said.
      const isName = person || tree.at(noun ?? -1).upos === 'PROPN';
      const sure = agreeing === noun && isName && last === tree.lastWord;
      // "cars from a maker, which also sold": by such a noun with "which" a firm is meant, and nothing else.
      const isFirm = !person && noun !== undefined && isPersonal(tree.at(noun).lemma, rules);
      if (unclear && !sure && !isFirm && !isSurelyWho(tree, noun, word, rules)) start = undefined;
      const plural =
        (tree.at(verb).features.Number === 'Plur' && tree.at(verb).features.Tense !== 'Past') ||
        rules.littleWords?.many?.includes(tree.lower(verb)) === true;
      // "…, which means that": all that was said.
      // "…, which is why": the same.
      const asks = tree.isWhWord(verb + 1);
      // "…, which would cause": the same after a helping verb.
      const acts = tree.at(verb).relation === 'aux' ? tree.at(verb).head : verb;
      // "the office, which is helping with it": somebody who acts.
      const isActing = acts !== verb && tree.lower(acts).endsWith(rules.participles?.ending ?? ' ');
      const isEvent = rules.participles?.events?.includes(tree.at(acts).lemma) && !isActing;
      const whole = !person && (asks || isEvent === true);
      if (whole) start = undefined;
      // A thing with a name is meant itself, not what was told of it.
      if (person && !start && rules.formsAlike) start = bothWho(tree, found, verb, rules);
      const thing = !whole && tree.at(found ?? -1).upos === 'PROPN' && relativePronouns[word].Sing;
      if (thing && !plural) start ??= rules.repeatSubject?.pronouns?.Sing;
      // "the measurement of traits, which can be …": one or many, who knows.
      if (
        start === undefined &&
        !whole &&
        !plural &&
        tree.at(found ?? -1).features.Number === 'Plur'
      )
        continue;
      // "Taking a form, which …, he won": told after the rest, it would be of the rest.
      if (start === undefined && rules.formsAlike && last < tree.lastWord) continue;
      const it = !person && !whole && !plural && found !== undefined && isOfSomebody(tree, rules);
      if (it && last === tree.lastWord && tree.at(found).features.Number !== 'Plur')
        start = rules.repeatSubject?.pronouns?.Sing;
      // "without his consent, which consent …": the noun is said again, whatever the parser sees in it.
      const again = saidBefore(tree, first + 1);
      if (again !== undefined)
        start = relativePronouns[word][tree.at(again).features.Number === 'Plur' ? 'Plur' : 'Sing'];
      // "sue the school or the council, which is helping": the council, of which the verb tells as one.
      const isOne = !whole && !person && ofOne && tree.relation(found ?? -1) === 'conj';
      if (rules.formsAlike && isOne && tree.at(found ?? -1).features.Number === 'Sing')
        start ??= rules.repeatSubject?.pronouns?.Sing;
      start ??= relativePronouns[word][plural ? 'Plur' : 'Sing'];
      // "the wealthy, who are": many, by a word that looks like one.
      if (rules.formsAlike && plural && start?.startsWith(`${rules.demonstratives?.Sing} `))
        continue;
      // "the Bears, who" are no person.
      if (start && person && !start.startsWith(`${rules.demonstratives?.Def} `)) {
        const isLast = last === tree.lastWord;
        start =
          found === undefined ? lastName(start) : namedAgain(tree, found, start, isLast, rules);
      }
    } else if (Object.hasOwn(relativeAdverbs, word)) {
      // Where nouns have cases, they have no article that would show where the subject starts.
      if (!rules.cases && !/^(?:PRON|DET|PROPN)$/.test(tree.at(first + 1).upos)) continue;
      // "на земле, где жили люди, он …": told last it would be of another place.
      if (rules.cases && last !== tree.lastWord) continue;
      if (tree.lower(first + 1) === rules.littleWords?.existential) continue;
      if (!/^(?:NOUN|PROPN|NUM|PUNCT)$/.test(tree.at(comma - 1).upos) && !isObject(tree, comma - 1))
        continue;
      // "is 56, when it is only 31": no time.
      if (rules.formsAlike && /^\d{1,3}$/.test(tree.form(comma - 1))) continue;
      if (rules.formsAlike && isNoTime(tree, comma, rules)) continue;
      // "they get 20 cents, when costs are higher": no time, unless it is "the 1960s".
      const { upos, features } = tree.at(comma - 1);
      const many =
        upos === 'NOUN' && features.Number === 'Plur' && !/\d/.test(tree.form(comma - 1));
      if (rules.formsAlike && many && !rules.noPlaces?.[word]) continue;
      // "His body, when we met, felt light": when, and no time that has a name.
      if (rules.subordinators?.includes(word) && last < tree.lastWord) continue;
      // "The next day, when we asked, he left": told after the rest, it would come too late.
      if (rules.formsAlike && last < (tree.subjectOf(tree.root) ?? 0)) continue;
      // "will be read in 2114, when the trees are cut": that is to come, too.
      const told = range({ first: first + 1, last }).find((i) => tree.isFinite(i));
      const isToCome = range({ first: 0, last: comma }).some((i) =>
        rules.participles?.helps?.includes(tree.lower(i)),
      );
      if (rules.formsAlike && isToCome && tree.at(told ?? -1).features.Tense === 'Pres') continue;
      // "a crime, where": nothing is there.
      if (rules.noPlaces?.[word]?.includes(tree.at(comma - 1).lemma)) continue;
      start = relativeAdverbs[word];
    }
    if (start === undefined) continue;
    const pieces = extraSentence(
      tree,
      { first: comma, last },
      { first: first + 1, last },
      start,
      rules,
    );
    if (pieces) found.push(toldAside('split/relative', pieces, [first], word));
  }
  return found;
}

/** Of what stands before the comma, the one that "who" or "which" can mean. */
function whoOrWhat(
  tree: Tree,
  nearest: number,
  person: boolean | undefined,
  rules: SentenceRules,
): number {
  if (!person) return whatIsMeasured(tree, nearest);
  return somebodyBefore(tree, nearest, rules) ?? nearest;
}

/** "live with their parents, when it is only 4% in Norway", "came in 1954, where he": no time, no place. */
function isNoTime(tree: Tree, comma: number, { subordinators = [] }: SentenceRules): boolean {
  const before = tree.tokens.slice(0, comma);
  if (!subordinators.includes(tree.lower(comma + 1)))
    return (
      /^\d{4}$/.test(tree.form(comma - 1)) && !before.some((_, i) => tree.at(i).upos === 'PROPN')
    );
  const told = tree.tokens.findIndex((_, i) => i > comma && tree.isFinite(i));
  const dated = before.slice(-4).some(({ form }) => /\d/.test(form));
  return tree.at(told).features.Tense === 'Pres' && !dated;
}

/** The subject of a copula, said again after the comma. */
function definedAgain(
  tree: Tree,
  comma: number,
  person: boolean | undefined,
  rules: SentenceRules,
): string | undefined {
  const { root } = tree;
  if (!rules.formsAlike || tree.at(root).upos !== 'NOUN') return undefined;
  const subject = tree.subjectOf(root);
  if (subject === undefined || tree.child(root, ['cop']) === undefined) return undefined;
  if (tree.at(subject).features.PronType === 'Dem') return undefined;
  const again = pronounFor(tree, subject, rules, comma);
  return (again === rules.repeatSubject?.pronouns?.Sing) === !person ? again : undefined;
}

/** "She met Ann Lee who had come": who has a name is known, with or without a comma. */
function isAfterName(
  tree: Tree,
  first: number,
  { formsAlike, relativePronouns }: SentenceRules,
): boolean {
  if (!formsAlike || !Object.hasOwn(relativePronouns ?? {}, tree.lower(first))) return false;
  return tree.at(first - 1).upos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(tree.form(first - 1));
}

/** Not so: "the Tories who", "a Muslim who", "Kurt of Limblifter who", "a school in Ely which". */
function isPlainName(tree: Tree, noun: number, person: boolean | undefined): boolean {
  const { features, relation, head, upos } = tree.at(noun);
  if (upos !== 'PROPN' || features.Number === 'Plur' || tree.child(noun, ['det']) !== undefined)
    return false;
  // "It was Fox who bought it" asks who it was.
  const start = tree.stretch(noun)?.first ?? noun;
  if (tree.at(start - 1).upos === 'AUX' && tree.at(start - 2).upos === 'PRON') return false;
  if (noun === tree.root && tree.at(tree.subjectOf(noun) ?? -1).upos === 'PRON') return false;
  const { upos: other } = tree.at(head);
  if (/^(?:nmod|flat|compound|conj)/.test(relation) && other === 'PROPN') return false;
  // "is a politician and Democrat who": what somebody is, and no name.
  if (relation === 'conj' && other === 'NOUN') return false;
  return person ? relation !== 'nmod' : /^(?:obj|root|xcomp)$/.test(relation);
}

/** The clause runs to the end of the sentence, or to the comma before the main verb. */
function endOfRelative(
  tree: Tree,
  first: number,
  { tails, formsAlike }: SentenceRules,
): number | undefined {
  const finite = tree.finiteOf(tree.root);
  if (finite === undefined) return undefined;
  if (finite < first) return endBeforeMain(tree, first) ?? tree.lastWord;
  // "Owing to the work, which was planned for May, the road is closed."
  const start = tree.stretch(tree.subjectOf(tree.root) ?? -1)?.first ?? -1;
  // "Police, who came at once, heard shots, Ann Lee said": the main verb is not the last one.
  const speaks = tails?.said?.includes(tree.at(tree.root).lemma) && tree.root === tree.lastWord;
  if (start > first && speaks && formsAlike) return undefined;
  if (start > first) return COMMA.test(tree.form(start - 1)) ? start - 2 : undefined;
  for (let i = finite - 1; i > first + 1; i--) {
    if (COMMA.test(tree.form(i))) return i - 1;
  }
  return undefined;
}

/** "met the unions, which had asked for more, in order to stop the strike": the main clause goes on. */
export function endBeforeMain(tree: Tree, first: number): number | undefined {
  for (let i = first + 2; i < tree.lastWord; i++) {
    const { head } = tree.at(i + 1);
    const isMark = COMMA.test(tree.form(i)) && tree.relation(i + 1) === 'mark';
    // What the clause hangs on stands before the pronoun.
    if (isMark && tree.at(head).head < first - 1 && tree.relation(head) === 'advcl') return i - 1;
  }
  return undefined;
}

/** Does the main clause stand outside, and no second one follow inside? */
function isWhole(tree: Tree, first: number, last: number): boolean {
  // "It had been planned to build it": what stands for the subject.
  const subject = tree.subjectOf(tree.root) ?? tree.child(tree.root, ['expl']);
  if (subject === undefined || (subject >= first && subject <= last)) return false;
  for (let i = first; i < last; i++) {
    // "which includes A, B, and C" goes on to its end.
    const lists =
      tree.at(i + 1).upos === 'CCONJ' && endsList(tree, i + 1) && last === tree.lastWord;
    if (COMMA.test(tree.form(i)) && /^(?:CCONJ|PRON|SCONJ)$/.test(tree.at(i + 1).upos) && !lists)
      return false;
    // "to the board, which meets in May, to work on a plan"
    if (tree.formsAlike && COMMA.test(tree.form(i)) && tree.at(i + 1).upos === 'PART') return false;
    // "the film Ghosts of Albion: Legacy": in a title it ends nothing.
    const inTitle = tree.formsAlike && isCapital(tree, i - 1) && isCapital(tree, i + 1);
    if (tree.form(i) === ';' || (tree.form(i) === ':' && !inTitle)) return false;
    // "which opened in 1911 and which houses …": the second one would be left alone.
    if (tree.at(i).upos === 'CCONJ' && tree.lower(i + 1) === tree.lower(first)) return false;
    const asks = tree.isWhWord(i + 1);
    if (tree.formsAlike && tree.at(i).upos === 'CCONJ' && asks) return false;
    // A conjunct of the main verb belongs to the main clause.
    if (tree.relation(i) === 'conj' && tree.at(i).head === tree.root) return false;
  }
  return true;
}

function isCapital(tree: Tree, index: number): boolean {
  return /^\p{Lu}/u.test(tree.form(index));
}

function alike(tree: Tree, noun: number, verb: number): boolean {
  const [one, other] = [noun, verb].map((index) => tree.at(index).features.Number);
  return one === undefined || other === undefined || one === other;
}

/** The verb after the pronoun, if the pronoun is its subject. */
function firstVerb(tree: Tree, index: number): number | undefined {
  let at = index;
  while (tree.at(at).upos === 'ADV' && at < index + 2) at++;
  return /^(?:VERB|AUX)$/.test(tree.at(at).upos) && tree.at(at).features.VerbForm !== 'Part'
    ? at
    : undefined;
}

/** The place before it of a noun that is the word at `at`, of which a verb then tells: not "tools, which use wood". */
function saidBefore(tree: Tree, at: number): number | undefined {
  if (!/^(?:AUX|VERB)$/.test(tree.at(at + 1).upos)) return undefined;
  const word = tree.lower(at);
  const found = tree.tokens.findIndex((_, i) => tree.lower(i) === word);
  return found < at && tree.at(found).upos === 'NOUN' ? found : undefined;
}

/** "the final", "the local": an adjective in the place of a noun is one that the parser misread. */
function isObject(tree: Tree, index: number): boolean {
  return tree.at(index).upos === 'ADJ' && /^(?:obj|obl|nmod)$/.test(tree.relation(index));
}
