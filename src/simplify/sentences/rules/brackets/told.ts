import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range, spanOf, textOf, upperFirst } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isWholeSentence, wholeSentence } from '../clauses/reread.ts';
import { heOrShe, isPersonal } from '../subjects/person.ts';
import { lastName } from '../told-of-nouns/predicate.ts';
import {
  type Bracket,
  bracketsOf,
  endsAsSentence,
  isYear,
  mayGo,
  nameBefore,
  toldAtEnd,
} from './bracket.ts';
import { isDone, isNounPhrase, openingOf } from './inside.ts';

const LONGEST = 20;

/** Somebody or something, as the new sentence begins, and how many. */
interface Who {
  readonly text: string;
  readonly plural: boolean;
}

/**
 * "Spider Kiss (originally entitled Rockabilly) is a novel." → "Spider Kiss is a novel. It was originally
 * entitled Rockabilly."
 */
export function bracketsTold(tree: Tree, rules: SentenceRules): Proposal[] {
  const { brackets, copula } = rules;
  if (!brackets || !copula || !endsAsSentence(tree, rules)) return [];
  return bracketsOf(tree).flatMap((bracket): Proposal[] => {
    const said = mayGo(tree, bracket) ? toldIn(tree, bracket, rules) : undefined;
    const who = said && whoIs(tree, bracket, said, rules);
    if (!who) return [];
    const number = who.plural ? 'Plur' : 'Sing';
    const tense = said.tense === 'Main' ? mainTense(tree, bracket) : said.tense;
    const is = said.verb ?? (tense && copula[`${tense}.${number}`]);
    if (!is) return [];
    // "Curaçao was a Caribbean island": what is told in the past may still be so.
    if (said.rule === NOUN && tense !== 'Pres') return [];
    return [toldAtEnd(tree, bracket, [`${who.text} ${is} `, ...said.parts], said, rules)];
  });
}

const TOLD = 'split/in-brackets';
const NOUN = 'split/in-brackets-noun';
const YEAR = 'year';

interface Told {
  readonly rule: string;
  readonly tense: string;
  /** What is said instead of the copula. */
  readonly verb?: string;
  readonly parts: readonly Part[];
  readonly key: string;
}

/** What a bracket says that something is or was. */
function toldIn(tree: Tree, bracket: Bracket, rules: SentenceRules): Told | undefined {
  const { open, close } = bracket;
  const { brackets } = rules;
  const first = open + 1;
  const inside = range({ first, last: close - 1 });
  if (!brackets || inside.length > LONGEST) return undefined;
  if (inside.length === 1) return yearOfWork(tree, bracket, rules);
  if (inside.some((i) => /^[;–—]$/.test(tree.form(i)) || tree.isFinite(i))) return undefined;
  if (tree.form(first + 1) === ':') return undefined;
  if (inside.some((i) => COMMAS.has(tree.form(i)) && tree.at(i + 1).upos === 'VERB'))
    return undefined;
  const text = spanOf(tree, { first, last: close - 1 });
  // "known as Dignity until 2010", "built in 1931"
  const isDated = inside.some((i) => isYear(tree.form(i)));
  const opening = openingOf(tree, first, brackets.told);
  if (opening && opening.next < close && !/^['’]/.test(tree.form(opening.next))) {
    const [tense, instead] = brackets.told[opening.text].split(':');
    const rest = spanOf(tree, { first: opening.next, last: close - 1 });
    return {
      rule: TOLD,
      tense: isDated && tense === 'Main' ? 'Past' : tense,
      parts: instead ? [`${instead} `, rest] : [text],
      key: opening.text,
    };
  }
  const isBorn =
    rules.told?.words.includes(tree.lower(first)) &&
    [first + 1, first + 2].some((i) => /^\d/.test(tree.form(i)));
  if (isDone(tree, bracket, rules) && !isBorn)
    return { rule: TOLD, tense: isDated ? 'Past' : 'Main', parts: [text], key: 'done' };
  return isNounPhrase(tree, bracket, rules)
    ? { rule: NOUN, tense: 'Main', parts: [text], key: 'noun' }
    : undefined;
}

/** "Seventh Son (1987) is a novel" → "It came out in 1987." */
function yearOfWork(tree: Tree, { open, close }: Bracket, rules: SentenceRules): Told | undefined {
  const { works } = rules.brackets ?? {};
  const { root } = tree;
  if (!works || !isYear(tree.form(open + 1)) || root < close) return undefined;
  if (!works.nouns.includes(tree.at(root).lemma.toLowerCase())) return undefined;
  if (tree.child(root, ['cop']) !== close + 1) return undefined;
  if (!isSubject(tree, { first: 0, last: open - 1 }, close, rules)) return undefined;
  const year = spanOf(tree, { first: open + 1, last: open + 1 });
  return { rule: TOLD, tense: 'Past', verb: works.say, parts: [year], key: YEAR };
}

/** The tense of the clause around a bracket. */
function mainTense(tree: Tree, { open, close }: Bracket): string | undefined {
  const finite = tree.finiteOf(tree.root);
  const own = finite !== undefined && (finite < open || finite > close) ? finite : undefined;
  const after = tree.isFinite(close + 1) ? close + 1 : own;
  return after === undefined ? undefined : tree.at(after).features.Tense;
}

/** Whom a bracket tells of: the subject that opens the sentence, or the name before it. */
function whoIs(
  tree: Tree,
  bracket: Bracket,
  { key, rule }: Told,
  rules: SentenceRules,
): Who | undefined {
  const { open, close } = bracket;
  const before = { first: 0, last: open - 1 };
  const inNames = rules.brackets?.inNames ?? [];
  const name = nameBefore(tree, open, rules);
  const isOther = key === rules.brackets?.or;
  // "The president (or Vice President)": another one, not another name.
  if (isOther && (!name || !/^[\p{Lu}"“]/u.test(tree.form(open + 2)))) return undefined;
  if (isSubject(tree, before, close, rules)) return subjectAgain(tree, before, close, key, rules);
  // "popular in Dutch (mostly used in Belgium)": of something said before.
  if (isOther || !name || key === 'done') return undefined;
  // "Dupont (now Grant) Street": the name goes on.
  if (/^\p{Lu}/u.test(tree.form(close + 1))) return undefined;
  // "Muljava, Austrian Empire", "Smith and Jones": what is told may be told of both.
  const { upos } = tree.at(name.first - 1);
  const last = name.first - 1;
  if (COMMAS.has(tree.form(last)) || (upos === 'CCONJ' && rule === TOLD)) return undefined;
  if (upos === 'PROPN' || /^\p{Lu}/u.test(tree.form(last))) return undefined;
  // "the Banovina of the Kingdom (now in Slovenia)"
  const isPart = inNames.includes(tree.lower(last)) && /^\p{Lu}/u.test(tree.form(last - 1));
  // "The harbour opposite the town of Neiafu (known as …) is": of the harbour.
  const opens = range({ first: 0, last: open - 1 });
  const inSubject = name.first > 0 && !opens.some((i) => tree.isFinite(i)) && !isOpening(tree);
  // "the largest fortress in Lebanon (the Citadel)"
  const isInside = upos === 'ADP' && /^(?:NOUN|PROPN)$/.test(tree.at(last - 1).upos);
  const isThing =
    rule === NOUN && (isInside || upos === 'PRON') && tree.at(open + 1).upos !== 'NOUN';
  // "the Cross of St Patrick (patron saint of Ireland)": the saint, not the cross.
  const isWhose = rule === NOUN && range(name).some((i) => inNames.includes(tree.lower(i)));
  if (isPart || inSubject || isThing || isWhose) return undefined;
  const text = textOf(tree, name);
  return { text: upperFirst(text), plural: false };
}

/** "In 1906 she …", "Built over the river, it …" */
function isOpening(tree: Tree): boolean {
  return /^(?:ADP|SCONJ|ADV)$/.test(tree.at(0).upos);
}

/** Do the words before a bracket open the sentence as its subject, and does its verb follow? */
function isSubject(tree: Tree, before: Stretch, close: number, { sameAs }: SentenceRules): boolean {
  const finite = tree.finiteOf(tree.root) ?? -1;
  const follows = tree.isFinite(close + 1) || (COMMAS.has(tree.form(close + 1)) && finite > close);
  if (!follows || !/\p{L}/u.test(textOf(tree, before))) return false;
  return range(before).every(
    (i) =>
      !COMMAS.has(tree.form(i)) &&
      !tree.isFinite(i) &&
      !/^(?:CCONJ|SCONJ|PRON|ADV)$/.test(tree.at(i).upos) &&
      (tree.at(i).upos !== 'ADP' ||
        /^\p{Lu}/u.test(tree.form(i + 1)) ||
        tree.lower(i) === sameAs) &&
      !(i === 0 && tree.at(i).upos === 'ADP'),
  );
}

/** "He", "They", "It" where nothing else could be meant, or the name again. */
function subjectAgain(
  tree: Tree,
  before: Stretch,
  close: number,
  key: string,
  rules: SentenceRules,
): Who | undefined {
  const { copula, repeatSubject, participles } = rules;
  const verb = tree.lower(close + 1);
  const isMany = [copula?.['Pres.Plur'], copula?.['Past.Plur'], ...(participles?.perfect ?? [])];
  const { Sing: it, Plur: they } = repeatSubject?.pronouns ?? {};
  if (isMany.includes(verb)) return they ? { text: they, plural: true } : undefined;
  const { last } = before;
  const isName = /^\p{Lu}/u.test(tree.form(last)) || /^["”]$/u.test(tree.form(last));
  const one = (text: string | undefined) => (text ? { text, plural: false } : undefined);
  const pronoun = key === YEAR ? undefined : heOrShe(tree, before, rules);
  if (pronoun) return one(pronoun);
  const text = textOf(tree, before);
  const { root } = tree;
  const isPredicate = root > close && tree.child(root, ['cop']) !== undefined;
  const noun = tree.at(root);
  if (isName && isPredicate && isPersonal(noun.lemma, rules)) return one(lastName(text));
  if (
    !isName &&
    (tree.at(last).features.Number === 'Plur' || isPersonal(tree.at(last).lemma, rules))
  )
    return undefined;
  const rest = range({ first: close + 2, last: tree.lastWord });
  const isClear = !rest.some(
    (i) =>
      COMMAS.has(tree.form(i)) ||
      /^(?:SCONJ|CCONJ)$/.test(tree.at(i).upos) ||
      tree.at(i).features.PronType === 'Rel',
  );
  const isThing = isPredicate && noun.upos === 'NOUN';
  // "X is a town in Kent, England": nothing else acts.
  const isAlone = isThing && !rest.some((i) => tree.isFinite(i));
  if (((isThing || !isName) && (isClear || last > 5)) || isAlone) return one(it);
  if (last > 6) return undefined;
  // "A monster (…) appeared": now it is known.
  const isNew =
    rules.indefinite?.includes(tree.lower(0)) &&
    tree.at(0).upos === 'DET' &&
    tree.at(close + 1).features.Tense === 'Past';
  return one(isNew ? `${rules.demonstratives?.Sing} ${text.split(' ').slice(1).join(' ')}` : text);
}

/** "… in Kitzbühel (the contest was postponed to January)." → ". The contest was postponed …" */
export function clausesInBrackets(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
): Proposal[] {
  const { brackets, stop = '. ' } = rules;
  const { tokens } = tree;
  if (!brackets) return [];
  return bracketsOf(tree).flatMap(({ open, close }): Proposal[] => {
    const inside = { first: open + 1, last: close - 1 };
    if (close !== tokens.length - 2 || !range(inside).some((i) => tree.isFinite(i))) return [];
    if (tree.form(close + 1) !== stop.trim() || !/^\p{Ll}/u.test(tree.form(open + 1))) return [];
    const own = tree.isPunctuation(close - 1) ? undefined : wholeSentence(tree, [inside], language);
    if (!own || !isSurelyFinite(own, rules)) return [];
    if (!isWholeSentence(tree, [{ first: 0, last: open - 1 }], language)) return [];
    return [
      {
        rule: TOLD,
        operation: 'split',
        reason: 'What is told on the side gets its own sentence.',
        pieces: [
          {
            start: tokens[open - 1].end,
            end: tokens[open + 1].start,
            parts: [stop],
            capital: true,
          },
          { start: tokens[close - 1].end, end: tokens[close].end, parts: [] },
        ],
        dropped: [],
        key: 'clause',
      },
    ];
  });
}

/** "a payment used to …", "neither of which made": no sentences, whatever their verbs look like. */
function isSurelyFinite(own: Tree, { participles }: SentenceRules): boolean {
  const finite = own.finiteOf(own.root) ?? 0;
  const { upos, features } = own.at(finite);
  const isPast = upos === 'VERB' && features.Tense === 'Past';
  const isPart = isPast && participles && own.lower(finite).endsWith(participles.regularPast);
  const isRelative = own.tokens.some((_, i) => i < finite && own.at(i).features.PronType === 'Rel');
  return !isPart && !isRelative && own.at(0).upos !== 'ADJ';
}
