import { type Piece, type Proposal, range } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Stretch, Tree } from '../tree.ts';
import { antecedent, belongsToAnother, isUnclear, whatIsMeasured } from './antecedent.ts';
import { isPersonal } from './person.ts';
import { endsList } from './split.ts';
import { lastName } from './split-predicate.ts';
import { antecedentAgain, isConditional, pronounFor, subjectAgain } from './subject.ts';
import { tellsOfAll } from './told-of.ts';
import { bothWho, isOfSomebody, isSurelyWho, namedAgain, thingAgain } from './who.ts';

const COMMA = /^[,،]$/;

/** Extras of a noun that can be told in a sentence of their own. */
export function nounSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  if (isConditional(tree, rules)) return [];
  return [
    ...relativeClauses(tree, rules),
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
  if (!again || tree.at(subject).features.Number === 'Plur') return [];
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
    return pieces ? [splitOf('split/inserted', pieces, [], lemma)] : [];
  }
  return [];
}

/** ", who was born in Rome," → "X was born in Rome." */
export function relativeClauses(tree: Tree, rules: SentenceRules): Proposal[] {
  const { relativePronouns = {}, relativeAdverbs = {} } = rules;
  const found: Proposal[] = [];
  for (let first = 3; first < tree.lastWord - 1; first++) {
    const comma = first - 1;
    if (!COMMA.test(tree.form(comma)) || tree.enclosed[comma]) continue;
    const word = tree.lower(first);
    const last = endOfRelative(tree, first);
    if (last === undefined || !tree.isBalanced({ first, last })) continue;
    if (!isWhole(tree, first, last)) continue;
    let start: string | undefined;
    if (Object.hasOwn(relativePronouns, word)) {
      const verb = firstVerb(tree, first + 1);
      if (verb === undefined) continue;
      const person = rules.persons?.pronouns.includes(word);
      const nearest = antecedent(tree, first);
      const found = nearest === undefined || person ? nearest : whatIsMeasured(tree, nearest);
      // "il teatro, che chiamarono Globe": they did, whoever they are.
      if (rules.proDrop && found !== undefined && !alike(tree, found, verb)) continue;
      if (found !== undefined && belongsToAnother(tree, found, rules)) continue;
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
      // "near Las Vegas, Nevada, which": what is told of is not the state.
      const noun = found !== undefined && COMMA.test(tree.form(found - 1)) ? undefined : found;
      start = noun === undefined ? undefined : antecedentAgain(tree, noun, rules);
      if (
        noun !== undefined &&
        isUnclear(tree, noun, rules) &&
        !isSurelyWho(tree, noun, word, rules)
      )
        start = undefined;
      const plural =
        (tree.at(verb).features.Number === 'Plur' && tree.at(verb).features.Tense !== 'Past') ||
        /^(?:are|were|have)$/.test(tree.lower(verb));
      // "…, which means that": all that was said.
      // "…, which is why": the same.
      const asks = /^Int|^Rel/.test(tree.at(verb + 1).features.PronType ?? '');
      const whole =
        !person && (asks || rules.participles?.events?.includes(tree.at(verb).lemma) === true);
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
      start ??= relativePronouns[word][plural ? 'Plur' : 'Sing'];
      // "the Bears, who" are no person.
      if (start && person && !start.startsWith('The ')) {
        const isLast = last === tree.lastWord;
        start =
          found === undefined ? lastName(start) : namedAgain(tree, found, start, isLast, rules);
      }
    } else if (Object.hasOwn(relativeAdverbs, word)) {
      // Where nouns have cases, they have no article that would show where the subject starts.
      if (!rules.cases && !/^(?:PRON|DET|PROPN)$/.test(tree.at(first + 1).upos)) continue;
      if (tree.lower(first + 1) === 'there') continue;
      if (!/^(?:NOUN|PROPN|NUM|PUNCT)$/.test(tree.at(comma - 1).upos)) continue;
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
    if (pieces) found.push(splitOf('split/relative', pieces, [first], word));
  }
  return found;
}

/** The clause runs to the end of the sentence, or to the comma before the main verb. */
function endOfRelative(tree: Tree, first: number): number | undefined {
  const finite = tree.finiteOf(tree.root);
  if (finite === undefined) return undefined;
  if (finite < first) return tree.lastWord;
  // "Owing to the work, which was planned for May, the road is closed."
  const start = tree.stretch(tree.subjectOf(tree.root) ?? -1)?.first ?? -1;
  if (start > first) return COMMA.test(tree.form(start - 1)) ? start - 2 : undefined;
  for (let i = finite - 1; i > first + 1; i--) {
    if (COMMA.test(tree.form(i))) return i - 1;
  }
  return undefined;
}

/** Does the main clause stand outside, and no second one follow inside? */
function isWhole(tree: Tree, first: number, last: number): boolean {
  const subject = tree.subjectOf(tree.root);
  if (subject === undefined || (subject >= first && subject <= last)) return false;
  for (let i = first; i < last; i++) {
    // "which includes A, B, and C" goes on to its end.
    const lists =
      tree.at(i + 1).upos === 'CCONJ' && endsList(tree, i + 1) && last === tree.lastWord;
    if (COMMA.test(tree.form(i)) && /^(?:CCONJ|PRON|SCONJ)$/.test(tree.at(i + 1).upos) && !lists)
      return false;
    if (tree.form(i) === ';' || tree.form(i) === ':') return false;
    // "which opened in 1911 and which houses …": the second one would be left alone.
    if (tree.at(i).upos === 'CCONJ' && tree.lower(i + 1) === tree.lower(first)) return false;
    // A conjunct of the main verb belongs to the main clause.
    if (tree.relation(i) === 'conj' && tree.at(i).head === tree.root) return false;
  }
  return true;
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
    if (personal && tense === 'Pres' && tree.relation(head) !== 'nsubj') return;
    // "was born in Taichung, the daughter of …": a place is nobody.
    const cased = tree.child(head, ['case']);
    if (personal && cased !== undefined && rules.openings?.includes(tree.lower(cased))) return;
    const name = antecedentAgain(tree, head, rules);
    // "Ann Lee, a lawyer, said": in the news who speaks still is what they are.
    const speaks = personal && rules.tails?.said?.includes(tree.at(tree.root).lemma);
    const dated = tree.tokens.some(({ form }) => /^\d{4}$/.test(form));
    const time = speaks && !dated ? 'Pres' : tense;
    const is = copula[`${time}.${features.Number ?? 'Sing'}`];
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
    if (pieces) found.push(splitOf('split/apposition', pieces, [], tree.lower(first)));
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
      if (COMMA.test(tree.form(i)) || !tree.isUnder(i, verb)) return;
    }
    if (!/^(?:ADP|ADV)$/.test(tree.at(verb + 1).upos)) return;
    if (head === tree.root || relation === 'advcl') {
      // "He designed X as a tool, intended to replace Y": of what was made, not of who made it.
      const verbs = [tree.root, ...tree.children(tree.root)];
      const isMade = (i: number) => i < verb && tree.child(i, ['obj']) !== undefined;
      const made = rules.formsAlike && verbs.some(isMade);
      const whole = tellsOfAll(tree, verb, rules) || made;
      const again = whole ? undefined : subjectAgain(tree, subject, rules);
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
  const time = rules.lasting?.includes(tree.at(verb).lemma) ? tense : 'Past';
  const is = copula[`${time}.${tree.at(noun).features.Number ?? 'Sing'}`] ?? copula[`${time}.Sing`];
  const piece = {
    start: tree.tokens[verb - 2].end,
    end: tree.tokens[verb].start,
    parts: [rules.stop ?? '. ', `${again} ${is} `],
  };
  return splitOf('split/past-participle', [piece], [], tree.at(verb).lemma);
}

function splitOf(rule: string, pieces: Piece[], dropped: number[], key: string): Proposal {
  const reason = 'What is told on the side gets its own sentence.';
  return { rule, operation: 'split', reason, pieces, dropped, key };
}

/** Takes `cutting` out and tells `extra` after the sentence, beginning with `start`. */
function extraSentence(
  tree: Tree,
  cutting: Stretch,
  extra: Stretch,
  start: string,
  rules: SentenceRules,
): Piece[] | undefined {
  const { tokens, sentence } = tree;
  const stop = rules.stop ?? '. ';
  const from = { start: tokens[extra.first].start, end: tokens[extra.last].end };
  if (cutting.last >= tree.lastWord) {
    return [{ start: tokens[cutting.first - 1].end, end: from.start, parts: [stop, `${start} `] }];
  }
  const after = cutting.last + 1;
  if (!COMMA.test(tree.form(after))) return undefined;
  // What goes on after it must be the main verb, or the commas were not a pair.
  const finite = tree.finiteOf(tree.root) ?? -1;
  const opened = tree.stretch(tree.subjectOf(tree.root) ?? -1)?.first === after + 1;
  if (finite <= cutting.last || (!opened && !goesOn(tree, after + 1, finite))) return undefined;
  const end = tokens[tokens.length - 1];
  // "… at 4 p.m." ends with a stop, too.
  if (!end.form.endsWith(stop.trim())) return undefined;
  if (range({ first: after, last: tokens.length - 1 }).length < 3) return undefined;
  return [
    {
      start: tokens[cutting.first - 1].end,
      end: tokens[after][opened ? 'start' : 'end'],
      parts: [],
    },
    { start: sentence.end, end: sentence.end, parts: [' ', `${start} `, from, stop.trim()] },
  ];
}

function goesOn(tree: Tree, first: number, finite: number): boolean {
  for (let i = first; i < finite; i++) {
    const { upos } = tree.at(i);
    if (upos !== 'ADV' && upos !== 'AUX' && upos !== 'PART') return false;
  }
  return true;
}
