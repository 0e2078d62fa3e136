import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, spanOf, textOf, toldAfter } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { aliasesOf } from '../leave-out/alias.ts';
import { isPersonal } from '../subjects/person.ts';
import { toldLast } from './told-last.ts';

const COMMA = /^[,،]$/;
const LONGEST_NAME = 5;

type Told = NonNullable<SentenceRules['toldOfNames']>;

/** What is told of a name beside it, between commas or in brackets, in a sentence of its own. */
export function nameSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const told = rules.toldOfNames;
  const finite = tree.finiteOf(tree.root);
  if (!told || isConditional(tree, rules)) return [];
  const born = bornAside(tree, told, rules);
  if (born) return [born];
  if (finite === undefined) return [];
  const subject = tree.subjectOf(tree.root);
  const found =
    subject === undefined || subject > finite
      ? lastRole(tree, rules)
      : (participle(tree, subject, finite, rules) ??
        roleAfter(tree, subject, finite, rules) ??
        roleBefore(tree, subject, finite, rules) ??
        lastRole(tree, rules));
  if (found) return [found];
  const last = toldLast(tree, rules);
  return last ? [splitOf([last], 'told')] : [];
}

/** "X, né le 3 mai à Lyon, est un peintre." → "X est un peintre. Il est né le 3 mai à Lyon." */
function participle(
  tree: Tree,
  subject: number,
  finite: number,
  rules: SentenceRules,
): Proposal | undefined {
  const open = afterFirstName(tree, subject);
  if (open === undefined) return undefined;
  const first = open + 1;
  const begin = beginOf(tree, first, rules.toldOfNames?.participles ?? {});
  if (begin === undefined) return undefined;
  const isBracket = tree.form(open) === '(';
  if (!isBracket && !COMMA.test(tree.form(open))) return undefined;
  let close = finite - 1;
  while (close > first && /^(?:ADV|PRON)$/.test(tree.at(close).upos)) close--;
  if (isBracket && COMMA.test(tree.form(close))) close--;
  const isClosed = isBracket ? tree.form(close) === ')' : COMMA.test(tree.form(close));
  if (!isClosed || close - first < 2) return undefined;
  const inner = { first, last: close - 1 };
  // "né en 1590 – 1617": the dash stands for "dead".
  const isOver = (i: number) => tree.isFinite(i) || /^[–—-]$/.test(tree.form(i));
  if (!tree.isBalanced(inner) || range(inner).some(isOver)) return undefined;
  const { tokens } = tree;
  const stop = rules.stop ?? '. ';
  if (!tree.endMark.endsWith(stop.trim())) return undefined;
  const pieces: Piece[] = [
    { start: tokens[open - 1].end, end: tokens[close].end, parts: [] },
    toldAfter(tree, [`${begin} `, spanOf(tree, inner)], stop),
  ];
  return splitOf(pieces, tree.lower(first));
}

/**
 * "X, dit Y, né le 3 mai à Lyon, est un peintre.", "X est un peintre, né le 3 mai à Lyon.": the words
 * alone show it, where names lead the parser astray.
 */
function bornAside(
  tree: Tree,
  { is, participles = {}, some = [], short = 0 }: Told,
  rules: SentenceRules,
): Proposal | undefined {
  const { tokens, lastWord } = tree;
  const verbs = rules.afterBracket ?? Object.values(is);
  const isVerb = (i: number) => verbs.includes(tree.lower(i));
  const open = tokens.findIndex(
    (_, i) => COMMA.test(tree.form(i)) && beginOf(tree, i + 1, participles) !== undefined,
  );
  const begin = beginOf(tree, open + 1, participles);
  if (open < 1 || begin === undefined || tree.enclosed[open]) return undefined;
  // "est un peintre", "est roi de France"; "est mort" tells of something else.
  const verb = tokens.findIndex(
    (_, i) =>
      isVerb(i) && (some.includes(tree.lower(i + 1)) || /^(?:DET|NOUN)$/.test(tree.at(i + 1).upos)),
  );
  if (verb < 1 || !/^\p{Lu}/u.test(tree.form(0))) return undefined;
  const close = verb > open ? verb - 1 : lastWord + 1;
  // "à Londres,, est": commas that a note left.
  let end = close - 1;
  while (COMMA.test(tree.form(end))) end--;
  const inner = { first: open + 1, last: end };
  if (close - open < 4 || !tree.isBalanced(inner)) return undefined;
  // "née à Paris, où elle meurt": a clause; "morte" alone may be read as a verb.
  const isClause = (i: number) =>
    tree.at(i).features.PronType === 'Rel' || tree.at(i).upos === 'AUX';
  if (range(inner).some((i) => isClause(i) || isVerb(i))) return undefined;
  const stop = rules.stop ?? '. ';
  if (verb < open) {
    if (lastWord < short) return undefined;
    const piece = {
      start: tokens[open].start,
      end: tokens[open + 1].start,
      parts: [`${stop}${begin} `],
    };
    return splitOf([piece], 'born');
  }
  if (!COMMA.test(tree.form(close)) || !tree.endMark.endsWith(stop.trim())) return undefined;
  // "X[n , , né": commas that a note left.
  let from = open;
  while (COMMA.test(tree.form(from - 1))) from--;
  const aside = { start: tokens[from].start, end: tokens[close].end, parts: [] };
  // "X, dit Y, …, est": the comma that closes the other name stays, unless that name goes.
  const gone = new Set(aliasesOf(tree, rules).flatMap(range));
  const isInner = tokens
    .slice(0, from)
    .some(({ form }, i) => COMMA.test(form) && !gone.has(i) && !tree.enclosed[i]);
  const pieces = [
    isInner ? { ...aside, parts: [tree.form(close)] } : aside,
    toldAfter(tree, [`${begin} `, spanOf(tree, inner)], stop),
  ];
  return splitOf(pieces, 'born');
}

/** The opening for a participle, or for the word before it and the participle: "aussi appelé". */
function beginOf(tree: Tree, first: number, openings: Readonly<Record<string, string>>) {
  const word = tree.lower(first);
  return Object.hasOwn(openings, word) ? openings[word] : undefined;
}

/** "Ana Gil, profesora de Historia, ha dicho …" → "Ana Gil es profesora de Historia. Ha dicho …" */
function roleAfter(
  tree: Tree,
  subject: number,
  finite: number,
  rules: SentenceRules,
): Proposal | undefined {
  const open = afterFirstName(tree, subject);
  if (open === undefined) return undefined;
  if (!COMMA.test(tree.form(open))) return undefined;
  const role = roleAt(tree, open + 1, subject, rules);
  if (!role) return undefined;
  const close = role.stretch.last + 1;
  if (!COMMA.test(tree.form(close)) || !goesOn(tree, close + 1, finite)) return undefined;
  const is = isOf(tree, role.noun, finite, rules);
  if (!is) return undefined;
  const { tokens } = tree;
  return splitOf(
    [
      { start: tokens[open - 1].end, end: tokens[open].end, parts: [` ${is}`] },
      nextSentence(tree, close, tree.at(role.noun).features.Gender, rules),
    ],
    'role',
  );
}

/**
 * "La profesora de Historia, Ana Gil, ha dicho …" → "Ana Gil es la profesora de Historia. Ha dicho …";
 * two that are joined are each told of, and then named again.
 */
function roleBefore(
  tree: Tree,
  subject: number,
  finite: number,
  rules: SentenceRules,
): Proposal | undefined {
  const { articles } = rules.toldOfNames as Told;
  const start = afterLeadIn(tree, rules);
  const one = titled(tree, start, articles);
  if (!one || subject < start || subject > one.comma || tree.at(subject).upos === 'PRON')
    return undefined;
  // "Le mari de la candidate, Ana Gil,": the name may be hers.
  const isOther = (i: number) =>
    i > subject && tree.at(i).features.Number === 'Sing' && isPersonal(tree.at(i).lemma, rules);
  if (range({ first: start, last: one.comma }).some(isOther)) return undefined;
  const joined = tree.at(one.close + 1).upos === 'CCONJ';
  const two = joined ? titled(tree, one.close + 2, articles) : undefined;
  const last = two ?? one;
  if ((joined && !two) || !goesOn(tree, last.close + 1, finite)) return undefined;
  const is = isOf(tree, subject, finite, rules);
  if (!is) return undefined;
  const { tokens } = tree;
  const opened = ({ article, name }: Titled, begin: string) => ({
    start: tokens[article].start,
    end: tokens[article].end,
    parts: [`${begin}${textOf(tree, name)} ${is} ${tree.lower(article)}`],
  });
  if (!two) {
    const next = nextSentence(tree, one.close, articles[tree.lower(one.article)], rules);
    return splitOf([opened(one, ''), { ...next, start: tokens[one.comma - 1].end }], 'title');
  }
  const stop = rules.stop ?? '. ';
  const both = `${textOf(tree, one.name)} ${tree.form(one.close + 1)} ${textOf(tree, two.name)}`;
  return splitOf(
    [
      opened(one, ''),
      { ...opened(two, stop), start: tokens[one.comma - 1].end },
      { start: tokens[two.comma - 1].end, end: tokens[two.close].end, parts: [stop, both] },
    ],
    'titles',
  );
}

interface Titled {
  readonly article: number;
  readonly comma: number;
  readonly name: Stretch;
  readonly close: number;
}

/** An article, what somebody is, and a name of two words or more between commas. */
function titled(tree: Tree, article: number, articles: Told['articles']): Titled | undefined {
  if (!Object.hasOwn(articles, tree.lower(article))) return undefined;
  let comma = article + 1;
  while (comma < tree.lastWord && !tree.isPunctuation(comma)) comma++;
  const role = { first: article + 1, last: comma - 1 };
  if (!COMMA.test(tree.form(comma)) || !isPlainRole(tree, role)) return undefined;
  // "A mãe, Ana Gil, …": whose mother was told before.
  const bare = comma === article + 2 && !/^\p{Lu}/u.test(tree.form(article + 1));
  if (bare || tree.at(comma + 1).upos !== 'PROPN') return undefined;
  let close = comma + 1;
  while (isNameWord(tree, close)) close++;
  const name = { first: comma + 1, last: close - 1 };
  const length = close - comma - 1;
  if (!COMMA.test(tree.form(close)) || length < 2 || length > LONGEST_NAME) return undefined;
  return { article, comma, name, close };
}

function isNameWord(tree: Tree, index: number): boolean {
  const capital = (at: number) => /^\p{Lu}/u.test(tree.form(at));
  return capital(index) || (/^\p{Ll}{1,3}$/u.test(tree.form(index)) && capital(index + 1));
}

/** The first token after a lead-in that another rule takes away, or the first of all. */
function afterLeadIn(tree: Tree, { leadIns = [] }: SentenceRules): number {
  const comma = tree.tokens.findIndex(({ form }) => COMMA.test(form));
  if (comma < 1 || comma > 5) return 0;
  const words = range({ first: 0, last: comma - 1 }).map((i) => tree.lower(i));
  return leadIns.includes(words.join(' ')) ? comma + 1 : 0;
}

/** "…, diz Ana Gil, professora de História." → "…, diz Ana Gil. Ana Gil é professora de História." */
function lastRole(tree: Tree, rules: SentenceRules): Proposal | undefined {
  const subject = tree.tokens.findLastIndex((_, i) => {
    const { upos, head, relation } = tree.at(i);
    return upos === 'PROPN' && relation === 'nsubj' && head >= 0 && head < i && tree.isFinite(head);
  });
  const name = subject < 0 ? undefined : nameAt(tree, subject);
  if (!name || !COMMA.test(tree.form(name.last + 1))) return undefined;
  const role = roleAt(tree, name.last + 2, subject, rules);
  if (!role || role.stretch.last !== tree.lastWord) return undefined;
  const is = isOf(tree, role.noun, tree.at(subject).head, rules);
  if (!is) return undefined;
  const { tokens } = tree;
  const parts = [rules.stop ?? '. ', `${textOf(tree, name)} ${is} `];
  const end = tokens[role.stretch.first].start;
  return splitOf([{ start: tokens[name.last].end, end, parts }], 'last');
}

interface Role {
  readonly noun: number;
  readonly stretch: Stretch;
}

/** A noun phrase without article that starts here and tells what the name is. */
function roleAt(tree: Tree, first: number, name: number, rules: SentenceRules): Role | undefined {
  const noun = tree
    .children(name)
    .find((each) => each >= first && each <= first + 2 && tree.at(each).relation === 'appos');
  if (
    noun === undefined ||
    tree.at(noun).upos !== 'NOUN' ||
    !isPersonal(tree.at(noun).lemma, rules)
  )
    return undefined;
  let last = noun;
  while (last < tree.lastWord && !tree.isPunctuation(last + 1)) last++;
  const stretch = { first, last };
  // "è ministro", but "è un importante autore": an adjective would need an article.
  if (!/^(?:NOUN|DET)$/.test(tree.at(first).upos) || !isPlainRole(tree, stretch)) return undefined;
  return range(stretch).every((i) => tree.isUnder(i, noun)) ? { noun, stretch } : undefined;
}

/** Nothing in it is a clause or a mark. */
function isPlainRole(tree: Tree, stretch: Stretch): boolean {
  return (
    stretch.last - stretch.first < 14 &&
    range(stretch).every(
      (i) => !tree.isPunctuation(i) && !tree.isFinite(i) && tree.at(i).features.PronType !== 'Rel',
    )
  );
}

/** A name and all its words. */
function nameAt(tree: Tree, index: number): Stretch | undefined {
  const { upos, features } = tree.at(index);
  if (upos !== 'PROPN' || features.Number === 'Plur' || tree.enclosed[index]) return undefined;
  if (tree.children(index).some((each) => tree.relation(each) === 'conj')) return undefined;
  let [first, last] = [index, index];
  const isPart = (i: number) =>
    tree.isUnder(i, index) && (tree.at(i).upos === 'PROPN' || /^\p{Lu}/u.test(tree.form(i)));
  while (isPart(first - 1)) first--;
  // "Marina da Silva", "Abdelaziz ben Abderrahmane"
  while (isPart(last + 1) || (isPart(last + 2) && /^\p{Ll}{1,3}$/u.test(tree.form(last + 1))))
    last++;
  return last - first < LONGEST_NAME ? { first, last } : undefined;
}

/** What stands after a name that opens the sentence, over its brackets. */
function afterFirstName(tree: Tree, subject: number): number | undefined {
  const name = nameAt(tree, subject);
  return !name || name.first > 0 ? undefined : skipBrackets(tree, name.last + 1);
}

/** The comma or bracket after a name, over brackets that a comma follows. */
function skipBrackets(tree: Tree, index: number): number {
  if (tree.form(index) !== '(') return index;
  let close = index;
  while (close < tree.lastWord && tree.form(close) !== ')') close++;
  return COMMA.test(tree.form(close + 1)) ? close + 1 : index;
}

/** "is" or "was", as the main verb has it; who is no person is told of only in the present. */
function isOf(tree: Tree, noun: number, finite: number, rules: SentenceRules): string | undefined {
  const { is, now } = rules.toldOfNames as Told;
  const { Tense, VerbForm } = tree.at(finite).features;
  if (VerbForm !== 'Fin') return undefined;
  if (Tense === 'Pres' || Tense === 'Fut') return is.Pres;
  if (!isPersonal(tree.at(noun).lemma, rules)) return undefined;
  // "disse que a lei é …": what is so today was said of late.
  const today = tree.tokens.some(
    (_, i) =>
      now.includes(tree.lower(i)) || (tree.isFinite(i) && tree.at(i).features.Tense === 'Pres'),
  );
  return today ? is.Pres : is.Past;
}

/** After the comma the verb follows, with words that belong to it. */
function goesOn(tree: Tree, first: number, finite: number): boolean {
  return (
    finite >= first &&
    range({ first, last: finite - 1 }).every((i) => /^(?:ADV|AUX|PART|PRON)$/.test(tree.at(i).upos))
  );
}

/** A full stop for the comma, and the subject as a pronoun where the verb does not tell it. */
function nextSentence(
  tree: Tree,
  comma: number,
  gender: string | undefined,
  rules: SentenceRules,
): Piece {
  const { pronouns } = rules.toldOfNames as Told;
  const { tokens } = tree;
  const pronoun = pronouns?.[gender ?? ''];
  const stop = rules.stop ?? '. ';
  return {
    start: tokens[comma - 1].end,
    end: tokens[comma + 1].start,
    parts: pronoun ? [stop, `${pronoun} `] : [stop],
    capital: !pronoun,
  };
}

function splitOf(pieces: Piece[], key: string): Proposal {
  const reason = 'Who somebody is gets its own sentence.';
  return { rule: 'split/name', operation: 'split', reason, pieces, dropped: [], key };
}
