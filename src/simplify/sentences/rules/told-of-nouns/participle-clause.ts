import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isMany } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { tenseOf, thirdPerson } from '../subjects/third-person.ts';
import { changesObject, doerAgain, isGivenTo, isLight, isWillful } from './who-does-it.ts';

const SHORTEST = 3;
const NEAR = 4;
/** How far after the verb "to" may stand: "leading some of the experts to see". */
const FARTHEST_TO = 7;

/** "…, making it …" → "… . It made it …" is told by who acts; only a clear subject is repeated. */
export function participles(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const data = rules.participles;
  if (!data || !rules.repeatSubject || tree.endMark === '?') return [];
  return mainClauses(tree, rules).flatMap(({ verb, subject }) => {
    const finite = tree.finiteOf(verb);
    if (subject === undefined || finite === undefined) return [];
    // "has made five albums, starting with …": that is over.
    const over = data.perfect?.includes(tree.at(finite).lemma) && finite !== verb;
    // "would return, introducing": that would be, too.
    const help = data.helps?.includes(tree.lower(finite)) ? tree.lower(finite) : undefined;
    const tense = over ? 'Past' : (tenseOf(tree, finite, language) ?? help);
    if (!tense) return [];
    return tree
      .children(verb)
      .filter((clause) => clause > verb && isTold(tree, verb, clause, rules))
      .flatMap((clause) => doing(tree, { verb, subject, tense, clause }, rules, language) ?? []);
  });
}

/** Does it hang on the verb, or on what the subject is said to be: "are a people, living in the north"? */
function isTold(
  tree: Tree,
  verb: number,
  clause: number,
  { formsAlike, littleWords }: SentenceRules,
): boolean {
  const relation = tree.relation(clause);
  if (relation !== 'acl' || !formsAlike) return relation === 'advcl';
  // "They are odd shows, surprising to many": how they are.
  if (tree.lower(clause + 1) === littleWords?.infinitive) return false;
  return tree.at(verb).upos === 'NOUN' && tree.child(verb, ['cop']) !== undefined;
}

interface Clause {
  readonly verb: number;
  readonly subject: number | undefined;
}

/** The main verb, and the verbs that go on with it: "…, and she moved to Rome, working as …". */
function mainClauses(tree: Tree, { formsAlike }: SentenceRules): Clause[] {
  const main = { verb: tree.root, subject: tree.subjectOf(tree.root) };
  if (!formsAlike) return [main];
  const joined = tree
    .children(tree.root)
    .filter((each) => tree.relation(each) === 'conj' && tree.at(each).upos === 'VERB')
    .map((verb) => ({ verb, subject: tree.subjectOf(verb) ?? main.subject }));
  return [main, ...joined];
}

function doing(
  tree: Tree,
  told: { verb: number; subject: number; tense: string; clause: number },
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const { verb: main, subject, tense, clause } = told;
  const data = rules.participles;
  if (!data) return undefined;
  const word = tree.lower(clause);
  const { lemma } = tree.at(clause);
  const isNoun = tree.at(main).upos === 'NOUN';
  const clausal =
    data.clausal?.[word] === tree.lower(clause + 1) || (isNoun && data.states?.includes(word));
  if (!word.endsWith(data.ending) || (data.except.includes(word) && !clausal)) return undefined;
  const stretch = tree.stretch(clause);
  if (!stretch || stretch.last < tree.lastWord || !tree.isBalanced(stretch)) return undefined;
  if (tree.children(clause).some((each) => /^(?:mark|nsubj|aux|cop|cc)$/.test(tree.relation(each))))
    return undefined;
  let comma = stretch.first;
  if (tree.form(comma) !== ',') comma--;
  const words = range({ first: comma + 1, last: clause });
  if (tree.form(comma) !== ',' || words.length > 2 || tree.lastWord - clause < 2) return undefined;
  if (comma <= SHORTEST) return undefined;
  // "It is necessary to protect them, taking into account …": that is how, and nobody is told of.
  if (tree.formsAlike && tree.child(main, ['csubj']) !== undefined) return undefined;
  // "The 1970s were a good time, bringing": no years do anything.
  if (/^\d/.test(tree.form(subject))) return undefined;
  // "lose their homes, or worse, falling ill": it goes on with what may be lost.
  if (tree.formsAlike && tree.at(comma - 2).upos === 'CCONJ') return undefined;
  // "It led him to a career as a doctor, specializing in …": he did, not what led him there.
  const isOther = tree.at(subject).upos === 'NOUN' && !isPersonal(tree.at(subject).lemma, rules);
  const { upos: near, lemma: nearest } = tree.at(comma - 1);
  if (isOther && near === 'NOUN' && isPersonal(nearest, rules)) return undefined;
  // "The king named Ann Lee head of the court, replacing Bo Day": she did.
  const acted = tree.child(main, ['obj']);
  if (data.ofObject?.includes(lemma) && acted !== undefined && acted < comma) return undefined;
  // "bags, sporting goods, camping gear": one of a list.
  if (tree.at(clause + 1).upos === 'NOUN' && tree.form(clause + 2) === ',') return undefined;
  // "reform, strengthening the army, improving the post": one of several.
  const several = range({ first: main + 1, last: comma - 1 }).some(
    (i) =>
      /^(?:,|--|[–—])$/.test(tree.form(i)) &&
      tree.lower(i + 1).endsWith(data.ending) &&
      !data.except.includes(tree.lower(i + 1)),
  );
  if (several && tree.formsAlike) return undefined;
  // "scales rising to the top, falling back": of what the one tells, the other does.
  const isDoing = (i: number) =>
    tree.at(i).upos === 'VERB' &&
    /^(?:NOUN|PROPN)$/.test(tree.at(i - 1).upos) &&
    tree.lower(i).endsWith(data.ending) &&
    !data.except.includes(tree.lower(i));
  const nouns =
    !data.received?.includes(lemma) && range({ first: main + 1, last: comma - 1 }).some(isDoing);
  // "It has a long history, arising in 1968": what has a year is over.
  const dated = range({ first: main, last: tree.lastWord }).some(isYear(tree));
  if (tree.formsAlike && (nouns || (dated && tense === 'Pres'))) return undefined;
  // "woodcut, engraving and etching", "skinning, drying, and greasing": the same.
  if (tree.at(clause + 1).upos === 'CCONJ' || isListed(tree, comma, data.ending)) return undefined;
  const adverb = words.length === 2 ? tree.lower(words[0]) : '';
  const result = adverb ? data.results[adverb] : undefined;
  // "a delightful, deeply moving evening": no verb.
  if (adverb && tree.formsAlike && tree.at(comma - 1).upos === 'ADJ') return undefined;
  // "We got a letter, encouraging us": nobody does that to himself.
  const { Person, Case } = tree.at(clause + 1).features;
  if (Person && Person !== '3' && Case === 'Acc') return undefined;
  const along = result === undefined ? goesAlong(tree, words, rules) : '';
  if (along === undefined) return undefined;
  // "making landfall" is what the subject does, "making it hard" and "causing damage" what all that does.
  const light = Object.hasOwn(rules.lightVerbs ?? {}, lemma);
  // "making it the best": what all that did.
  const { upos: next } = tree.at(clause + 1);
  const bare =
    (light && next === 'NOUN' && tree.lower(clause + 2) !== rules.littleWords?.infinitive) ||
    (isLight(tree, clause, rules) && !(next === 'PRON' && tree.at(clause + 2).upos === 'DET'));
  // "He moved, leaving his wife behind", "leaving behind his wife": he did, to what is his.
  const after = tree.at(clause + 1).upos === 'ADP' ? tree.child(clause, ['obl']) : undefined;
  const object = tree.child(clause, ['obj']) ?? after;
  const isOwn =
    object !== undefined &&
    tree.at(object).upos === 'NOUN' &&
    (tree.child(object, ['nmod:poss']) ?? object) <= clause + NEAR &&
    tree.child(object, ['nmod:poss']) !== undefined &&
    // "the city sank, rendering its wall useless": what all that did.
    tree.child(clause, ['xcomp']) === undefined &&
    tree.at(object + 1).upos !== 'ADJ';
  // "He retired, leaving the club as its best player": who is that did it.
  const isAs =
    rules.formsAlike &&
    object !== undefined &&
    tree.at(object).upos !== 'PRON' &&
    tree.lower(object + 1) === rules.reason?.word &&
    !(tree.at(subject).upos === 'NOUN' && !isPersonal(tree.at(subject).lemma, rules));
  // "E2f3 is present in all of them, implying that": what is so tells us, not E2f3.
  const isThem = tree.at(subject).upos === 'PRON' && tree.at(subject).features.Number === 'Plur';
  const tellsUs =
    tree.child(clause, ['ccomp']) !== undefined &&
    (tree.child(main, ['cop']) !== undefined || isThem);
  // "He was walked, setting up the win": who is acted on does not set it up.
  const isPassive = tree.child(main, ['aux:pass']) !== undefined && data.ofAll?.includes(lemma);
  const isSame =
    data.perfect?.includes(tree.at(main).lemma) &&
    isGivenTo(tree, { subject, comma, verb: clause }, rules);
  const isDoer =
    data.own?.includes(lemma) &&
    isWillful(tree, subject, rules) &&
    !tellsUs &&
    !isPassive &&
    !isSame;
  // "leading the group through a tune" is what somebody does; "leading to war", "leading us to think" is not.
  const leads = range({ first: clause + 1, last: clause + FARTHEST_TO });
  const isLed =
    data.toWhat?.includes(lemma) &&
    !leads.some((i) => tree.lower(i) === rules.littleWords?.infinitive);
  const isEvent =
    !bare &&
    !isOwn &&
    !isAs &&
    !(isDoer && !changesObject(tree, clause, rules)) &&
    (data.events?.includes(lemma) || isPassive) &&
    !isLed;
  const whole = result ?? (isEvent && !data.along?.includes(adverb) ? data.results[''] : undefined);
  // "was measured, using a rod": who did it is not told.
  const isActedOn = tree.children(main).some((i) => tree.at(i).relation === 'aux:pass');
  if (isActedOn && data.means?.includes(lemma)) return undefined;
  // "She was congratulated by Ann, wishing her luck": it is Ann who does.
  const doer = tree.child(main, ['obl:agent']);
  const isGiven = data.events?.includes(lemma) || data.received?.includes(lemma);
  if (doer !== undefined && doer < clause && !isGiven) return undefined;
  // "until Steven looked at them, pointing out a gap": it may be Steven who does.
  const inner = { first: main + 1, last: comma - 1 };
  if (whole === undefined && (hasClause(tree, inner) || isUnderClause(tree, inner, rules)))
    return undefined;
  // "hopes of taking Rome, winning the war, and …", "by reading, talking and …": all of it is meant.
  const isHoped = (i: number) =>
    /^(?:ADP|SCONJ)$/.test(tree.at(i).upos) &&
    tree.lower(i + 1).endsWith(data.ending) &&
    tree.at(i + 1).upos === 'VERB';
  const lists = tree.children(clause).some((each) => tree.relation(each) === 'conj');
  if (tree.formsAlike && lists && range(inner).some(isHoped)) return undefined;
  // "The appeal is successful and Ann returns, moving in": it is Ann who does.
  const second = tree
    .children(main)
    .some(
      (i) =>
        i > main && i < comma && tree.relation(i) === 'conj' && tree.subjectOf(i) !== undefined,
    );
  if (second && whole === undefined) return undefined;
  // "hope to win, following others": what is hoped for is not yet done.
  if (whole === undefined && hasInfinitive(tree, main)) return undefined;
  const again = whole ?? doerAgain(tree, subject, rules);
  // "Pirri is an ice hockey centre, playing for …": who plays is no thing.
  const it = rules.repeatSubject?.pronouns?.Sing;
  const { kinds = [], persons } = rules;
  const { lemma: called } = tree.at(main);
  const isGroup =
    [...kinds, ...(persons?.things ?? [])].includes(called) && !persons?.except?.includes(called);
  const isBare =
    !isGroup && tree.at(subject).upos === 'PROPN' && tree.child(subject, ['det']) === undefined;
  if (again === it && isBare && rules.passive?.never?.includes(lemma)) return undefined;
  // "an old couple sit there, smiling": many, by a word of one.
  const looksOne = tree.at(subject).features.Number === 'Sing' && tree.at(subject).upos === 'NOUN';
  const isPlainForm = tense === 'Pres' && tree.lower(main) === tree.at(main).lemma;
  const helped = tree.children(main).some((each) => tree.relation(each) === 'aux');
  if (tree.formsAlike && looksOne && isPlainForm && !helped && tree.at(main).upos === 'VERB')
    return undefined;
  const isWhole = whole !== undefined;
  const one = isWhole || !isMany(tree, subject, rules);
  const form = again && finiteForm(tree, clause, tense, language, one);
  if (!form) return undefined;
  const piece = {
    start: tree.tokens[comma - 1].end,
    end: tree.tokens[clause].end,
    parts: [rules.stop ?? '. ', `${again} ${along}${form}`],
  };
  // "killing four and injuring eleven": the second goes with the first.
  const joined = [clause];
  for (const verb of joined) {
    for (const each of tree.children(verb)) {
      // "a game-ending goal": part of a word.
      const isPart = tree.form(each - 1) === '-';
      if (tree.relation(each) === 'conj' && tree.lower(each).endsWith(data.ending) && !isPart)
        joined.push(each);
    }
  }
  joined.shift();
  // "finding her guilty of lying and removing her": which of them goes on is not sure.
  // "walking back, and then leaving the room": likewise.
  const isLoose = (i: number) =>
    (tree.at(i - 1).upos === 'CCONJ' ||
      (tree.at(i - 1).upos === 'ADV' && tree.at(i - 2).upos === 'CCONJ')) &&
    tree.at(i).upos === 'VERB' &&
    tree.lower(i).endsWith(data.ending) &&
    !joined.includes(i);
  if (tree.formsAlike && range({ first: clause + 1, last: tree.lastWord }).some(isLoose))
    return undefined;
  // "playing to all of the town and owned by a bank": the second would not fit.
  const isDoneTo = (i: number) =>
    tree.at(i - 1).upos === 'CCONJ' &&
    tree.at(i).features.VerbForm === 'Part' &&
    tree.at(i).features.Tense === 'Past' &&
    range({ first: i + 1, last: i + NEAR }).some((at) =>
      rules.passive?.by.includes(tree.lower(at)),
    );
  if (tree.formsAlike && range({ first: clause + 1, last: tree.lastWord }).some(isDoneTo))
    return undefined;
  // "walking slowly, pausing, moving on": a long list of doings.
  const isNext = (i: number) =>
    tree.form(i - 1) === ',' && tree.at(i).upos === 'VERB' && tree.lower(i).endsWith(data.ending);
  const rest = range({ first: clause + 1, last: tree.lastWord });
  if (tree.formsAlike && rest.filter((i) => isNext(i) && !joined.includes(i)).length > 1)
    return undefined;
  const forms = joined.map((each) => finiteForm(tree, each, tense, language, one));
  if (forms.includes(undefined)) return undefined;
  const others = joined.map((each, i) => ({
    start: tree.tokens[each].start,
    end: tree.tokens[each].end,
    parts: [forms[i] as string],
  }));
  return {
    rule: 'split/participle',
    operation: 'split',
    reason: 'Each action has its own sentence.',
    pieces: [piece, ...others],
    dropped: [clause, ...joined],
    key: lemma,
  };
}

/** ", later claiming that …", ", quickly becoming …": the adverb goes along; undefined where it may not. */
function goesAlong(
  tree: Tree,
  words: readonly number[],
  { participles, manner }: SentenceRules,
): string | undefined {
  if (words.length === 1) return '';
  const adverb = tree.lower(words[0]);
  const tellsHow = manner?.endings.some((ending) => adverb.endsWith(ending));
  const how = tellsHow && tree.at(words[0]).upos === 'ADV';
  const goes = participles?.along?.includes(adverb) || (how && !participles?.not?.includes(adverb));
  return goes ? `${adverb} ` : undefined;
}

function finiteForm(
  tree: Tree,
  verb: number,
  tense: string,
  language: Language,
  singular: boolean,
): string | undefined {
  const lemma = tree.at(verb).lemma.toLowerCase();
  // "telling" is read as a form of "tel".
  const isCut = tree.formsAlike && lemma.length < NEAR && tree.lower(verb) === `${lemma}ling`;
  const plain = isCut ? `${lemma}l` : lemma;
  if (/^(?:Past|Pres)$/.test(tense)) return thirdPerson(language, plain, tense, !singular);
  // Where a helping verb is said again, a second verb shares it: "would come and stay".
  return tree.relation(verb) === 'conj' ? plain : `${tense} ${plain}`;
}

/** Does the main verb only lead to another: "hopes to win"? */
function hasInfinitive(tree: Tree, main: number): boolean {
  return tree
    .children(main)
    .some((each) => tree.relation(each) === 'xcomp' && tree.child(each, ['mark']) !== undefined);
}

/** Is there a clause with a conjunction and a subject of its own? */
function hasClause(tree: Tree, inner: Stretch): boolean {
  return range(inner).some((i) => {
    const { relation, head } = tree.at(i);
    return relation === 'mark' && tree.subjectOf(head) !== undefined;
  });
}

/** "believe her death was planned, …", "until A and B left, …": the same, as its words show. */
function isUnderClause(
  tree: Tree,
  inner: Stretch,
  { subordinators = [], formsAlike }: SentenceRules,
): boolean {
  if (!formsAlike) return false;
  return range(inner).some((i) => {
    if (/^(?:ccomp|advcl|acl|parataxis)$/.test(tree.relation(i)) && tree.finiteOf(i) !== undefined)
      return true;
    const opens = subordinators.includes(tree.lower(i));
    return opens && range({ first: i, last: inner.last }).some((at) => tree.isFinite(at));
  });
}

function isYear(tree: Tree): (index: number) => boolean {
  return (index) => /^\d{4}s?$/.test(tree.form(index));
}

/** "skinning, drying": what stands before the comma is of the same kind. */
function isListed(tree: Tree, comma: number, ending: string): boolean {
  const isDoing = (i: number) =>
    /^(?:VERB|NOUN)$/.test(tree.at(i).upos) && tree.lower(i).endsWith(ending);
  return (
    tree.formsAlike && isDoing(comma - 1) && isDoing(comma + 1) && tree.form(comma + 2) === ','
  );
}
