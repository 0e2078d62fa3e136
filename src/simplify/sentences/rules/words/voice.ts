import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range, spanOf, upperFirst } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { endsAsMany } from '../clauses/endings.ts';
import { isPersonal } from '../subjects/person.ts';
import { type Helped, helpOf } from './voice-help.ts';

/** So many tokens may stand between the verb and "by". */
const FARTHEST_BY = 9;
const LONGEST_ACTOR = 8;
const LONGEST_SUBJECT = 10;

/** Clauses that may be turned round: those that stand alone, and those that a word opens. */
const CLAUSES = /^(?:root|advcl|ccomp|conj|parataxis)$/;

/** "X was written by Y" → "Y wrote X", when nothing else is in the way. */
export function activeVoice(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  if (!rules.passive) return [];
  return tree.tokens.flatMap((_, verb) => {
    if (tree.at(verb).upos !== 'VERB' || tree.enclosed[verb]) return [];
    const made = turned(tree, verb, rules, language);
    return made ? [made] : [];
  });
}

/** "was hit by a storm in 1755, in which many died": what tells on would stand after another noun. */
function isToldOn(tree: Tree, last: number): boolean {
  return tree.tokens.some((_, i) => {
    if (i <= last + 1 || !tree.isWhWord(i)) return false;
    const before = tree.at(i - 1).upos === 'ADP' ? i - 2 : i - 1;
    return before > last && COMMAS.has(tree.form(before));
  });
}

function turned(
  tree: Tree,
  verb: number,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const { passive } = rules;
  if (!passive || !CLAUSES.test(tree.relation(verb))) return undefined;
  const children = tree.children(verb);
  const subject = children.find((each) => tree.at(each).relation === 'nsubj:pass');
  const agent = children.find((each) => each > verb && byOf(tree, each, rules) !== undefined);
  if (subject === undefined || agent === undefined) return undefined;
  if (rules.active?.states.includes(tree.at(verb).lemma)) return undefined;
  const by = byOf(tree, agent, rules) ?? -1;
  const whole = tree.stretch(subject);
  const agentStretch = tree.stretch(agent);
  if (!whole || !agentStretch || by !== agentStretch.first) return undefined;
  if (!mayOpen(tree, whole, verb, rules) || hangsOnSubject(tree, verb)) return undefined;
  const between: Stretch = { first: verb + 1, last: by - 1 };
  if (by - verb > FARTHEST_BY || !isPlainBetween(tree, between, verb)) return undefined;
  const last = endOfActor(tree, agent, agentStretch, rules);
  if (last === undefined) return undefined;
  const acting: Stretch = { first: by + 1, last };
  if (!isActor(tree, agent, verb, rules) || !isPlainActor(tree, acting, rules)) return undefined;
  if (whole.last - whole.first >= LONGEST_SUBJECT || !tree.isBalanced(whole)) return undefined;
  // "which steps should be taken": what is asked for comes first.
  const asks = [subject, ...tree.children(subject)];
  if (asks.some((i) => /Rel|Int/.test(tree.at(i).features.PronType ?? ''))) return undefined;
  if (/Dem/.test(tree.at(subject).features.PronType ?? '')) return undefined;
  if (isToldOn(tree, last)) return undefined;
  const plural = isMany(tree, agent, acting, rules);
  const help = helpOf(tree, { after: whole.last, verb }, plural, rules, language);
  if (!help) return undefined;
  return written(tree, { verb, subject, whole, acting, between, by, help }, rules);
}

/** The "by" of whom something is done by. */
function byOf(tree: Tree, index: number, { passive }: SentenceRules): number | undefined {
  if (tree.relation(index) !== 'obl') return undefined;
  return tree
    .children(index)
    .find((each) => tree.relation(each) === 'case' && passive?.by.includes(tree.lower(each)));
}

/** The subject opens the sentence or a clause that a comma or a conjunction opens. */
function mayOpen(tree: Tree, whole: Stretch, verb: number, rules: SentenceRules): boolean {
  if (whole.first === 0) return verb === tree.root;
  const before = whole.first - 1;
  if (tree.relation(before) === 'mark') return tree.at(before).head === verb;
  if (verb === tree.root)
    return tree.form(before) === ',' && isLooseOpening(tree, { first: 0, last: before }, rules);
  const { head, relation } = tree.at(verb);
  return (
    tree.at(before).upos === 'CCONJ' &&
    relation === 'conj' &&
    tree.finiteOf(head) !== undefined &&
    tree.subjectOf(head) !== undefined
  );
}

/**
 * Does what opens the sentence tell of nobody? "Resisting the settlers, they were forced by the army":
 * whoever comes first would resist; "In his youth he was taught by Gil": nobody would know yet whose.
 */
function isLooseOpening(tree: Tree, opening: Stretch, { openings = [] }: SentenceRules): boolean {
  const { upos, head } = tree.at(0);
  const isClause = upos === 'SCONJ' && tree.subjectOf(head) !== undefined;
  if (!isClause && !openings.includes(tree.lower(0))) return false;
  return range(opening).every((i) => {
    if (tree.at(i).features.Poss === 'Yes') return false;
    return tree.at(i).upos !== 'VERB' || tree.subjectOf(i) !== undefined;
  });
}

/** Would what goes on without a subject of its own be told of somebody else: "…, becoming a town"? */
function hangsOnSubject(tree: Tree, verb: number): boolean {
  return tree.children(verb).some((each) => {
    const relation = tree.relation(each);
    if (!/^(?:conj|parataxis|advcl|acl|dislocated)$/.test(relation)) return false;
    if (tree.subjectOf(each) !== undefined) return false;
    // "to reward acts of courage": what for is told of who acts.
    return each < verb || !tree.children(each).some((c) => tree.at(c).upos === 'PART');
  });
}

function isPlainBetween(tree: Tree, between: Stretch, verb: number): boolean {
  return range(between).every(
    (i) =>
      !tree.isPunctuation(i) &&
      tree.isUnder(i, verb) &&
      !/^(?:VERB|AUX|SCONJ|CCONJ)$/.test(tree.at(i).upos),
  );
}

/** Who acts is said in few words, with nothing told beside it. */
function isPlainActor(tree: Tree, acting: Stretch, { passive, sameAs }: SentenceRules): boolean {
  if (acting.last - acting.first >= LONGEST_ACTOR || !tree.isBalanced(acting)) return false;
  const words = range(acting);
  if (words.some((i) => tree.form(i) === ',' || /^(?:VERB|AUX|SCONJ)$/.test(tree.at(i).upos)))
    return false;
  // "founded by its president": nobody would know yet whose.
  if (words.some((i) => tree.at(i).features.Poss === 'Yes')) return false;
  // "by the army and after the war they left": another clause.
  if (words.some((i) => tree.at(i).upos === 'CCONJ' && tree.at(i + 1).upos === 'ADP')) return false;
  const next = acting.last + 1;
  if (isToldOf(tree, next, passive?.by)) return false;
  // "by the trust which was set up in 1900": the clause would be left behind.
  if (tree.at(next).features.PronType === 'Rel' || passive?.by.includes(tree.lower(next)))
    return false;
  // "by a team led by X", "by people living there", "by members of the army", "by Ronk's version"
  if (tree.lower(next) === sameAs || /^['’]s?$/.test(tree.form(acting.last))) return false;
  if (/^(?:VERB|NOUN|PROPN|ADJ|NUM)$/.test(tree.at(next).upos) || /^['’]s?$/.test(tree.form(next)))
    return false;
  if (tree.form(next) !== ',') return true;
  // "by a narrow, arched bridge": the noun comes later.
  // "by the firm, led by X", "by Gil, a writer": what is told of the firm would be told of the thing.
  const { upos } = tree.at(next + 1);
  return /^(?:CCONJ|SCONJ|PRON|ADP|ADV)$/.test(upos) && !tree.isWhWord(next + 1);
}

/** Does something after who acts tell of them, or name others: ", who then left", "and by the king"? */
function isToldOf(tree: Tree, from: number, by: readonly string[] = []): boolean {
  for (let i = from; i < tree.lastWord; i++) {
    const { upos } = tree.at(i + 1);
    if (tree.at(i).upos === 'CCONJ' && by.includes(tree.lower(i + 1))) return true;
    if (tree.form(i) !== ',') continue;
    if (tree.isWhWord(i + 1)) return true;
    if (upos === 'VERB' && !tree.isFinite(i + 1)) return true;
  }
  return false;
}

/**
 * Where the words for who acts end: "by the council [in 1901]", "by Ana Gil [with the help of the king]".
 * After a noun such words may tell which one is meant, "a man from the hills": then nothing is sure.
 */
function endOfActor(
  tree: Tree,
  agent: number,
  { last }: Stretch,
  { openings = [], sameAs, active }: SentenceRules,
): number | undefined {
  for (const each of tree.children(agent)) {
    if (each < agent || tree.relation(each) !== 'nmod') continue;
    const stretch = tree.stretch(each);
    const start = tree.lower(stretch?.first ?? -1);
    if (!stretch || start === sameAs) continue;
    const isDate =
      openings.includes(start) && range(stretch).some((i) => /^\d{4}$/.test(tree.form(i)));
    const isName =
      tree.at(agent).upos === 'PROPN' && openings.includes(start) && start !== active?.from;
    if (isDate || isName || active?.loose.includes(start)) return stretch.first - 1;
    return undefined;
  }
  return last;
}

/** By whom: a name, a person's pronoun or a noun with a determiner or of many; not "by hand", "by 1990". */
function isActor(tree: Tree, agent: number, verb: number, rules: SentenceRules): boolean {
  const { upos, lemma, features } = tree.at(agent);
  if (features.NumType || rules.passive?.notAgents?.includes(lemma)) return false;
  if (upos === 'PROPN') return true;
  if (upos === 'PRON') return features.PronType === 'Prs';
  if (upos !== 'NOUN') return false;
  const determiner = tree.child(agent, ['det']);
  if (isPersonal(lemma, rules) && (determiner !== undefined || features.Number === 'Plur'))
    return true;
  if (determiner === undefined) return false;
  // "is secured by a mortgage", "was covered by a roof": a thing that is not known does nothing but once.
  const isKnown = !rules.indefinite?.includes(tree.lower(determiner));
  const finite = tree.finiteOf(verb) ?? verb;
  const happens = tree.at(finite).features.Tense === 'Past';
  return isKnown || (happens && !rules.lasting?.includes(tree.at(verb).lemma));
}

/** More than one? Of a name that looks so and has no article, "Snijders", nobody can tell. */
function isMany(
  tree: Tree,
  index: number,
  acting: Stretch,
  rules: SentenceRules,
): boolean | undefined {
  const isJoined = (each: number) => tree.relation(each) === 'conj' && each <= acting.last;
  if (tree.children(index).some(isJoined)) return true;
  const { upos, features } = tree.at(index);
  if (upos !== 'PROPN') return features.Number === 'Plur';
  // "Thomas Henderson"
  if (tree.child(index, ['flat']) !== undefined) return false;
  if (!endsAsMany(tree.form(index), rules)) return false;
  return tree.child(index, ['det']) === undefined ? undefined : features.Number === 'Plur';
}

interface Turned {
  readonly verb: number;
  readonly subject: number;
  readonly whole: Stretch;
  readonly acting: Stretch;
  readonly between: Stretch;
  readonly by: number;
  readonly help: Helped;
}

function written(tree: Tree, found: Turned, { passive }: SentenceRules): Proposal {
  const { verb, subject, whole, acting, between, by, help } = found;
  const objects = passive?.objects ?? {};
  const parts: Part[] = [...actor(tree, acting, objects), ` ${help.text} `];
  // "carries out the plan", but "carries it out".
  const early = tree.at(subject).upos !== 'PRON' && tree.at(verb + 1).relation === 'compound:prt';
  const object = acted(tree, whole, objects);
  if (by === verb + 1) parts.push(...object);
  else if (early) parts.push(spanOf(tree, between), ' ', ...object);
  else parts.push(...object, ' ', spanOf(tree, between));
  const { start } = tree.tokens[whole.first];
  const upper: readonly Part[] = whole.first === 0 ? capitalised(parts, tree, acting) : parts;
  return {
    rule: 'rephrase/active',
    operation: 'rephrase',
    reason: 'Who acts comes first.',
    pieces: [{ start, end: tree.tokens[acting.last].end, parts: upper }],
    dropped: [...help.dropped, by],
    key: tree.at(verb).lemma,
  };
}

/** Object pronouns become subjects. */
function actor(tree: Tree, stretch: Stretch, objects: Readonly<Record<string, string>>): Part[] {
  const subjects = Object.entries(objects).find(
    ([, object]) => object === tree.lower(stretch.first),
  );
  if (stretch.first === stretch.last && subjects) return [subjects[0]];
  return [spanOf(tree, stretch)];
}

function acted(tree: Tree, stretch: Stretch, objects: Readonly<Record<string, string>>): Part[] {
  const word = tree.lower(stretch.first);
  if (stretch.first === stretch.last && objects[word]) return [objects[word]];
  if (stretch.first > 0 || tree.at(stretch.first).upos === 'PROPN') return [spanOf(tree, stretch)];
  const { start, end } = spanOf(tree, stretch);
  // "American troops", "Labour members": what may be part of a name keeps its capital.
  const { upos, lemma, features } = tree.at(stretch.first);
  const isWord = upos === 'ADJ' || (upos === 'NOUN' && features.Number === 'Plur');
  const isPlain = /^(?:DET|PRON)$/.test(upos) || (isWord && /^\p{Ll}/u.test(lemma));
  if (!isPlain) return [{ start, end }];
  return [tree.form(stretch.first)[0].toLowerCase(), { start: start + 1, end }];
}

function capitalised(parts: readonly Part[], tree: Tree, acting: Stretch): Part[] {
  const [first, ...rest] = parts;
  if (typeof first === 'string') return [upperFirst(first), ...rest];
  return [
    tree.form(acting.first)[0].toUpperCase(),
    { start: first.start + 1, end: first.end },
    ...rest,
  ];
}
