import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range, startsOf, textOf, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { joinedDoings } from '../added-at-the-end/doing.ts';
import { pronounFor } from '../subjects/subject.ts';
import { thirdPerson } from '../subjects/third-person.ts';
import { named } from '../told-of-nouns/named.ts';
import { participles } from '../told-of-nouns/participle-clause.ts';
import { endBeforeMain, relativeClauses } from '../told-of-nouns/relative.ts';
import {
  headOf,
  isOfKind,
  mayBeOfMaker,
  type Tail,
  tellsOfAll,
  toldOf,
} from '../told-of-nouns/told-of.ts';
import { isConditional } from './conditional.ts';
import { isWholeSentence, MOST_REREAD, readApart } from './reread.ts';
import { stopAt } from './stop-at.ts';
import { tellsSpeaker } from './unfinished.ts';

const SHORTEST = 3;
const SHORT_SPEECH = 6;

/** What is told after a comma and can stand by itself once its subject is said again. */
export function tailSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  if (isConditional(tree, rules)) return [];
  const taken = startsOf(known);
  const found: Proposal[] = [];
  let tried = 0;
  for (let comma = SHORTEST; comma < tree.lastWord - 2 && tried < MOST_REREAD; comma++) {
    if (tree.form(comma) !== ',' || tree.enclosed[comma]) continue;
    if (taken.has(tree.tokens[comma - 1].end) || !mayOpen(tree, comma + 1, rules)) continue;
    if (isOneOfMany(tree, comma, rules)) continue;
    tried++;
    const split = splitAt(tree, comma, rules, language);
    if (split) found.push(split);
  }
  return found;
}

/** A participle, a relative pronoun, a noun phrase, or one of the listed words. */
function mayOpen(tree: Tree, index: number, rules: SentenceRules): boolean {
  const at = tree.at(index).upos === 'ADV' ? index + 1 : index;
  const { upos } = tree.at(at);
  const word = tree.lower(index);
  const subject = tree.subjectOf(at);
  // "It is the largest, expected to grow": what stands before the comma may be no subject.
  const own = subject !== undefined && (subject > at || !isDone(tree, at));
  if (upos === 'VERB' && tree.isFinite(at) && own) return false;
  if (upos === 'VERB' || upos === 'AUX' || upos === 'DET' || rules.spliced?.includes(word))
    return true;
  return [rules.listed, rules.relativePronouns, rules.relativeAdverbs, rules.absolutes].some(
    (words) => words && Object.hasOwn(words, word),
  );
}

/** May it be a past participle? */
function isDone(tree: Tree, index: number): boolean {
  const { Tense, VerbForm } = tree.at(index).features;
  return Tense === 'Past' || VerbForm === 'Part';
}

/** "are, by contrast, named": commas so near to each other belong together. */
function isOneOfMany(tree: Tree, comma: number, rules: SentenceRules): boolean {
  const near = range({ first: comma - 4, last: comma - 1 }).findLast((i) => tree.form(i) === ',');
  if (near === undefined) return false;
  return rules.spliced?.includes(tree.lower(comma + 1)) || !isRest(tree, near, comma);
}

/** "in Ely, England,", "on May 3, 1980,": what stands between the commas goes with what stands before them. */
function isRest(tree: Tree, first: number, last: number): boolean {
  if (!tree.formsAlike || last - first > 3 || !/^(?:PROPN|NUM)$/.test(tree.at(first - 1).upos))
    return false;
  const between = range({ first: first + 1, last: last - 1 });
  return between.length > 0 && between.every((i) => /^(?:PROPN|NUM)$/.test(tree.at(i).upos));
}

/** What the rules make of it as it was read, or as both sides read apart. */
function splitAt(
  tree: Tree,
  comma: number,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const finite = tree.finiteOf(tree.root);
  const apart = readApart(tree, comma, language, rules.lasting);
  if (!apart) return undefined;
  const trees = finite !== undefined && finite < comma ? [tree, apart] : [apart];
  for (const each of trees) {
    const tail = TAILS.map((rule) => rule(each, comma, rules, language)).find((found) => found);
    if (!tail || (each === apart && (tail.kind === 'splice' || goesOn(tree, comma)))) continue;
    const second = [...(tail.begin ? [tail.begin] : []), { first: tail.from, last: tree.lastWord }];
    if (!isWholeSentence(tree, second, language)) continue;
    const parts: Part[] = tail.begin ? [`${tail.begin} `] : [];
    const cutting = { first: comma, last: tail.from - 1 };
    const split = stopAt(tree, cutting, rules, `split/${tail.kind}`, tail.reason, parts);
    return { ...split, key: tail.key };
  }
  const resumes = endBeforeMain(tree, comma + 1) !== undefined;
  return resumes ? undefined : aside(apart, comma, rules, language);
}

/** "…, edged in white, laid on …": what is told goes on after another mark. */
function goesOn(tree: Tree, comma: number): boolean {
  return range({ first: comma + 2, last: tree.lastWord }).some(
    (i) => /^[,;:]$/.test(tree.form(i)) && !/^\d/.test(tree.form(i + 1)),
  );
}

/** Relative clauses and participles that the whole sentence hid. */
function aside(
  apart: Tree,
  comma: number,
  rules: SentenceRules,
  language: Language,
): Proposal | undefined {
  const { start } = apart.tokens[comma];
  const split = [...relativeClauses(apart, rules), ...participles(apart, rules, language)].find(
    ({ rule, pieces: [piece, more] }) =>
      (!more || rule === 'split/participle') && piece.start <= start && piece.end > start,
  );
  if (!split) return undefined;
  const [{ end, parts }] = split.pieces;
  const from = apart.tokens.findIndex((token) => token.start >= end);
  const begin = parts.slice(1).join('').trim();
  const rest = { first: from, last: apart.lastWord };
  return from > 0 && isWholeSentence(apart, [begin, rest], language) ? split : undefined;
}

const TAILS = [spliced, listed, being, absolute, told, named];

/** "The king died, it was a cold day": two sentences with a comma between them. */
function spliced(tree: Tree, comma: number, rules: SentenceRules): Tail | undefined {
  const { spliced: words = [], relativeAdverbs = {} } = rules;
  const [{ degrees = [] } = {}, { said = [] } = {}] = [rules.joints, rules.tails];
  const from = comma + 1;
  if (!words.includes(tree.lower(from))) return undefined;
  // "I am glad, she said": who says it; "said that whatever it is, it …": still what is said.
  // "…, she told the press".
  const short = tree.lastWord - from < SHORT_SPEECH;
  const ends = short || !/^[\p{L}\p{N}]/u.test(tree.form(from + 2));
  if (tellsSpeaker(tree.at(from + 1).lemma, rules) && ends) return undefined;
  const isSaid = (i: number) => tree.at(i).upos === 'SCONJ' && said.includes(tree.at(i - 1).lemma);
  if (range({ first: 1, last: comma - 1 }).some(isSaid)) return undefined;
  if (!range({ first: from + 1, last: from + 3 }).some((i) => tree.isFinite(i))) return undefined;
  // "and that when it is there, this is": the comma ends a clause that opens the second one.
  const isMark = (i: number) =>
    tree.at(i).upos === 'SCONJ' || Object.hasOwn(relativeAdverbs, tree.lower(i));
  const mark = range({ first: 1, last: comma - 2 }).findLast(isMark);
  const opened =
    mark !== undefined &&
    (/^(?:SCONJ|CCONJ)$/.test(tree.at(mark - 1).upos) || /^[,;]$/.test(tree.form(mark + 1)));
  // "…; while in despair, he": the same after another mark.
  const half = range({ first: 1, last: comma - 1 }).findLast((i) => tree.form(i) === ';');
  if (half !== undefined && !range({ first: half, last: comma }).some((i) => tree.isFinite(i)))
    return undefined;
  // "It is so hard, she stays at home"
  if (range({ first: comma - 3, last: comma - 2 }).some((i) => degrees.includes(tree.lower(i))))
    return undefined;
  if (opened) return undefined;
  // "…, but because of its popularity, it was": the comma ends what opens the second clause.
  const opens = range({ first: 1, last: comma - 2 }).some(
    (i) =>
      tree.at(i).upos === 'CCONJ' &&
      // "and then, for the first time that day, she began": likewise what is put in after it.
      (tree.form(i + 2) === ',' ||
        (/^(?:ADP|SCONJ|ADV|VERB|ADJ)$/.test(tree.at(i + 1).upos) &&
          !range({ first: i, last: comma }).some((at) => tree.isFinite(at)))),
  );
  if (opens) return undefined;
  const reason = 'Two statements are two sentences.';
  return { kind: 'splice', reason, begin: '', from, key: tree.lower(from) };
}

/** "many songs, including X and Y" → "many songs. These include X and Y." */
function listed(
  tree: Tree,
  comma: number,
  { listed: words = {} }: SentenceRules,
): Tail | undefined {
  const word = tree.lower(comma + 1);
  const { upos, features, relation } = tree.at(comma - 1);
  if (!Object.hasOwn(words, word) || upos !== 'NOUN' || features.Number !== 'Plur')
    return undefined;
  // "at different times, including in court": no list of times.
  if (relation === 'conj' || tree.at(comma + 2).upos === 'ADP') return undefined;
  for (let i = comma + 2; i <= tree.lastWord; i++) if (tree.isFinite(i)) return undefined;
  const reason = 'Examples get their own sentence.';
  return { kind: 'list', reason, begin: words[word], from: comma + 2, key: word };
}

/** "…, being the largest of four" → "It is the largest of four." */
function being(tree: Tree, comma: number, rules: SentenceRules): Tail | undefined {
  const { absolutes = {}, copula } = rules;
  const word = tree.lower(comma + 1);
  const subject = tree.subjectOf(tree.root);
  const finite = tree.finiteOf(tree.root);
  if (!copula || subject === undefined || finite === undefined || finite > comma) return undefined;
  // "his father, the Rev. A of B, Mayo, being curate": somebody else.
  if (range({ first: comma - 4, last: comma - 1 }).some((i) => tree.form(i) === ','))
    return undefined;
  if (
    !Object.values(absolutes).includes(word) ||
    !/^(?:DET|ADJ|ADV)$/.test(tree.at(comma + 2).upos)
  )
    return undefined;
  const again = pronounFor(tree, subject, rules);
  const plural = tree.at(subject).features.Number === 'Plur' ? 'Plur' : 'Sing';
  const is = copula[`${tree.at(finite).features.Tense ?? 'Past'}.${plural}`];
  const reason = 'What is told on the side gets its own sentence.';
  return again && is
    ? { kind: 'told', reason, begin: `${again} ${is}`, from: comma + 2, key: word }
    : undefined;
}

/** "…, with the edge being thin" → "The edge is thin."; "…, the army being away" → "The army was away." */
function absolute(
  tree: Tree,
  comma: number,
  rules: SentenceRules,
  language: Language,
): Tail | undefined {
  const { absolutes = {}, participles, copula } = rules;
  const finite = tree.finiteOf(tree.root);
  const tense = finite === undefined ? undefined : tree.at(finite).features.Tense;
  if (!participles || !copula || !tense) return undefined;
  const opened = Object.hasOwn(absolutes, tree.lower(comma + 1));
  // Told by its words alone where a language says how (`added-at-the-end/with-clause.ts`).
  if (opened && rules.afterwards) return undefined;
  const first = opened ? comma + 2 : comma + 1;
  if (!/^(?:DET|PRON|PROPN|NUM|ADJ)$/.test(tree.at(first).upos)) return undefined;
  let verb = first + 1;
  while (verb < tree.lastWord && !tree.lower(verb).endsWith(participles.ending)) {
    if (tree.isPunctuation(verb) || tree.isFinite(verb) || tree.at(verb).upos === 'CCONJ')
      return undefined;
    verb++;
  }
  const noun = range({ first, last: verb - 1 }).find((i) =>
    /^(?:NOUN|PROPN)$/.test(tree.at(i).upos),
  );
  if (
    verb >= tree.lastWord - 1 ||
    noun === undefined ||
    /^(?:ADP|SCONJ)$/.test(tree.at(verb - 1).upos)
  )
    return undefined;
  const { lemma, upos } = tree.at(verb);
  const is = Object.values(absolutes).includes(tree.lower(verb));
  if (!is && (upos !== 'VERB' || !opened || !/^(?:NOUN|PROPN|ADV)$/.test(tree.at(verb - 1).upos)))
    return undefined;
  // "both times being knocked out": a time does nothing.
  if (rules.passive?.notAgents?.includes(tree.at(verb - 1).lemma)) return undefined;
  const number = headOf(tree, first, verb - 1);
  const plural = tree.at(number ?? noun).features.Number === 'Plur';
  const form = is
    ? copula[`${tense}.${plural ? 'Plur' : 'Sing'}`]
    : thirdPerson(language, lemma, tense, plural);
  if (!form) return undefined;
  const text = textOf(tree, { first, last: verb - 1 });
  const begin = `${upperFirst(text)} ${form}`;
  const reason = 'What is told on the side gets its own sentence.';
  return { kind: 'absolute', reason, begin, from: verb + 1, key: tree.lower(comma + 1) };
}

/** "…, published in 1989" → "It was published in 1989." */
function told(tree: Tree, comma: number, rules: SentenceRules): Tail | undefined {
  const { copula } = rules;
  let verb = comma + 1;
  while (tree.at(verb).upos === 'ADV' && verb < comma + 3) verb++;
  const { upos, features, lemma, head } = tree.at(verb);
  if (!copula || upos !== 'VERB' || features.VerbForm !== 'Part' || features.Tense !== 'Past')
    return undefined;
  // "came to Rome, then traveled to Bari": nobody is traveled.
  if (rules.formsAlike && rules.passive?.never?.includes(lemma)) return undefined;
  // "in Holby City, Come Fly with Me, Doctors": a title.
  if (/^\p{Lu}/u.test(tree.form(verb))) return undefined;
  // "to extend it, earlier limited to liquids, to the solid state": an insertion.
  const after = range({ first: verb, last: tree.lastWord }).find((i) => tree.form(i) === ',');
  if (after !== undefined && tree.lower(after + 1) === rules.littleWords?.infinitive)
    return undefined;
  if (!/^(?:ADP|ADV|PART|SCONJ)$/.test(tree.at(verb + 1).upos)) return undefined;
  if (tellsOfAll(tree, verb, rules)) return undefined;
  // "was founded in 1881, based on a vote": why, not what it is.
  const isGround = rules.participles?.notDone?.includes(tree.lower(verb));
  if (isGround && tree.formsAlike && tree.child(tree.root, ['aux:pass']) !== undefined)
    return undefined;
  if (tree.children(verb).some((each) => /^(?:aux|nsubj)/.test(tree.relation(each))))
    return undefined;
  if (mayBeOfMaker(tree, verb, rules)) return undefined;
  // "distributed by A, and starring B": the second would not fit.
  if (joinedDoings(tree, { first: verb, last: tree.lastWord }, rules).length > 0) return undefined;
  const who = toldOf(tree, comma, head, rules);
  const finite = tree.finiteOf(tree.root);
  // "The best way would be a fund, built on trust": that is not yet.
  if (!who || finite === undefined || rules.modals?.includes(tree.lower(finite))) return undefined;
  const words = range({ first: verb, last: tree.lastWord });
  // "expected to double by 2031" tells of now.
  const dated = words.some(
    (i) => /^\d{4}$/.test(tree.form(i)) && tree.lower(i - 1) !== rules.littleWords?.deadline,
  );
  // "sometimes described as": that is done again and again.
  const habit = rules.formsAlike && rules.kept?.includes(tree.lower(verb - 1));
  const general = isOfKind(tree, tree.subjectOf(tree.root), rules);
  const lasting =
    !dated &&
    (habit ||
      general ||
      rules.lasting?.includes(lemma) ||
      rules.lasting?.includes(tree.lower(verb)));
  const tense = lasting ? (tree.at(finite).features.Tense ?? 'Past') : 'Past';
  const is = copula[`${tense}.${who.plural ? 'Plur' : 'Sing'}`];
  if (!is) return undefined;
  const reason = 'What is told on the side gets its own sentence.';
  return { kind: 'told', reason, begin: `${who.text} ${is}`, from: comma + 1, key: lemma };
}
