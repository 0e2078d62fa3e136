import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf, textOf, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { isWholeSentence } from '../clauses/reread.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { antecedentAgain, pronounFor } from '../subjects/subject.ts';
import { thirdPerson } from '../subjects/third-person.ts';
import { type Begin, goesOnAfter, mainClause, mainVerb, type Place } from './added.ts';
import { alsoDid, alsoThat, isAlso } from './also.ts';
import { making } from './doing.ts';
import { examples } from './examples.ts';
import { hasWith, isPart } from './has.ts';
import { havingDone } from './having.ts';
import { didIt, heldIt, withWhom } from './held.ts';
import { asReason } from './reason.ts';
import { allDone, isSo, meansThat } from './state.ts';
import {
  beganAs,
  bornOf,
  followed,
  inThatYear,
  ofThem,
  saidToo,
  thenDid,
  thingDoes,
  thingHas,
} from './thing.ts';
import { withAs, withHas, withPlace } from './with.ts';
import { withDoing, withDone } from './with-clause.ts';

/** What must stand before and after such a word. */
const LEAST_BEFORE = 4;
const LEAST_AFTER = 2;
const SHORTEST_CLAIM = 5;
const LONGEST_SOME = 6;

/**
 * "… due to rising costs" → "This was because of rising costs.", "…, before returning to Rome" → "She
 * then returned to Rome.", "…, many of which are old" → "Many of them are old.": what is added at the end
 * and is known by its first words.
 */
export function addedSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { afterwards: data } = rules;
  if (!data || isConditional(tree, rules) || tree.form(tree.tokens.length - 1) !== '.') return [];
  const taken = startsOf(known);
  const found: Proposal[] = [];
  for (let at = LEAST_BEFORE; at < tree.lastWord - LEAST_AFTER; at++) {
    if (tree.enclosed[at] || /^(?:NOUN|PROPN|PUNCT)$/.test(tree.at(at).upos)) continue;
    if (taken.has(tree.tokens[tree.commaBefore(at) - 1].end)) continue;
    const begin = beginAt({ tree, at, rules, data, language });
    if (!begin) continue;
    const first = isDash(tree, at - 1) ? at - 1 : tree.commaBefore(at);
    const after = { first: begin.from, last: tree.lastWord };
    if (!tree.isBalanced({ first: 0, last: first - 1 }) || !tree.isBalanced(after)) continue;
    const reason = 'What is added at the end gets its own sentence.';
    const cutting = { first, last: begin.from - 1 };
    const text = begin.from > tree.lastWord ? begin.text : `${begin.text} `;
    const split = stopAt(tree, cutting, rules, `split/${begin.kind}`, reason, [text]);
    found.push({ ...split, key: tree.lower(at) });
  }
  return found;
}

const RULES = [
  because,
  then,
  some,
  afterThat,
  inThat,
  alsoThat,
  alsoDid,
  withDoing,
  withDone,
  withPlace,
  withAs,
  withHas,
  hasWith,
  isPart,
  there,
  isAlso,
  including,
  examples,
  asReason,
  thingHas,
  thingDoes,
  havingDone,
  isSo,
  allDone,
  meansThat,
  heldIt,
  didIt,
  withWhom,
  beganAs,
  ofThem,
  saidToo,
  inThatYear,
  thenDid,
  bornOf,
  followed,
  making,
];

/** What the first rule makes of it that knows its words. */
function beginAt(place: Place): Begin | undefined {
  for (const rule of RULES) {
    const begin = rule(place);
    if (begin) return begin;
  }
  return undefined;
}

/** "shows – all of which", or with a hyphen between spaces. */
function isDash(tree: Tree, index: number): boolean {
  const spaced = tree.tokens[index].start > (tree.tokens[index - 1]?.end ?? 0);
  return /^[–—]$/.test(tree.form(index)) || (tree.form(index) === '-' && spaced);
}

/** "due to", "because of", "largely because" */
function because({ tree, at, rules, data }: Place): Begin | undefined {
  const how = data.causeAdverbs.includes(tree.lower(at)) ? 1 : 0;
  const word = tree.lower(at + how);
  const pair = `${word} ${tree.lower(at + how + 1)}`;
  const cause = data.causes[pair] ?? data.causes[word];
  const { upos } = tree.at(tree.commaBefore(at) - 1);
  if (cause === undefined || /^(?:AUX|CCONJ|SCONJ|ADP)$/.test(upos)) return undefined;
  const finite = mainVerb(tree, at, rules);
  const is = rules.copula?.[`${tree.at(finite ?? -1).features.Tense}.Sing`];
  const thing = rules.demonstratives?.Sing;
  if (finite === undefined || !is || !thing) return undefined;
  // "did not leave because of X", "only because of X": what is denied or counted is the cause.
  const words = range({ first: 0, last: at - 1 }).map((i) => tree.lower(i));
  const isNoun = data.causes[pair] !== undefined;
  // "may leave because he is ill": with a clause of its own the cause is of all that.
  const modals = isNoun ? [] : (rules.modals ?? []);
  if (words.some((each) => data.scopes.includes(each) && !modals.includes(each))) return undefined;
  // "an area known as the Space Coast because it is": that is why it is called so.
  const told = range({ first: tree.root + 1, last: at - 1 });
  const inner = (i: number) =>
    tree.at(i).upos === 'VERB' && /^(?:acl|advcl)/.test(tree.at(i).relation);
  if (tree.form(at - 1) !== ',' && told.some(inner)) return undefined;
  // "The song is notable due to X": too little would be said first.
  const from = at + how + (isNoun ? 2 : 1);
  if (isNoun && (at - 1 === tree.root || goesOnDoing(tree, from))) return undefined;
  if (at < SHORTEST_CLAIM || /^[,;]$/.test(tree.form(at - 2)) || goesOnAfter(tree, from))
    return undefined;
  const adverb = how ? ` ${tree.lower(at)}` : '';
  return { kind: 'cause', text: `${thing} ${is}${adverb} ${cause}`, from };
}

/** "due to ill health and had to …", "due to injuries, playing …", "before leaving and being sold" */
function goesOnDoing(tree: Tree, first: number): boolean {
  return range({ first, last: tree.lastWord }).some((i) => {
    const joins = tree.form(i) === ',' || tree.at(i).upos === 'CCONJ';
    return joins && /^(?:VERB|AUX)$/.test(tree.at(i + 1).upos);
  });
}

/** ", before returning to Rome" */
function then({ tree, at, rules, data, language }: Place): Begin | undefined {
  const adverb = data.before[tree.lower(at)];
  const { upos, lemma } = tree.at(at + 1);
  const ending = rules.participles?.ending;
  if (adverb === undefined || upos !== 'VERB' || !ending) return undefined;
  if (!tree.lower(at + 1).endsWith(ending) || goesOnAfter(tree, at)) return undefined;
  if (goesOnDoing(tree, at + 2) || tree.at(tree.root).upos === 'ADJ') return undefined;
  const main = mainClause(tree, at, rules);
  if (!main) return undefined;
  const { subject, finite } = main;
  const { Tense } = tree.at(finite).features;
  // "can be washed before eating": a rule, not what happened.
  const helped = tree.relation(finite) === 'aux' && tree.at(finite).relation === 'aux';
  const passive = tree.at(finite).relation === 'aux:pass';
  if (!Tense || helped || (passive && tree.commaBefore(at) === at)) return undefined;
  const again = pronounFor(tree, subject, rules);
  const plural = tree.at(subject).features.Number === 'Plur';
  const form = thirdPerson(language, lemma, Tense, plural);
  if (!again || !form) return undefined;
  return { kind: 'then', text: `${again} ${adverb} ${form}`, from: at + 2 };
}

/** ", many of which were", "– both of whom are", ", the oldest of which is" */
function some({ tree, at, data }: Place): Begin | undefined {
  if (!(tree.form(at - 1) === ',' || isDash(tree, at - 1)) || goesOnAfter(tree, at))
    return undefined;
  const of = range({ first: at + 1, last: at + LONGEST_SOME }).find(
    (i) => tree.lower(i) === data.of && data.ofWhich.includes(tree.lower(i + 1)),
  );
  if (of === undefined) return undefined;
  const words = range({ first: at, last: of - 1 });
  const { Degree } = tree.at(of - 1).features;
  // "more than 600", "the most widely known", "the majority": what is picked out of many.
  const counted =
    data.some.includes(tree.lower(at)) ||
    tree.at(of - 1).upos === 'NUM' ||
    (tree.at(at).upos === 'DET' && (Degree === 'Sup' || words.some((i) => picks(tree, i, data))));
  if (!counted || !words.every((i) => SOME.test(tree.at(i).upos))) return undefined;
  const verb = tree.at(of + 2).upos === 'ADV' ? of + 3 : of + 2;
  if (!tree.isFinite(verb)) return undefined;
  const { upos, features } = tree.at(at - 2);
  if (!/^(?:NOUN|PROPN|NUM|PUNCT)$/.test(upos) || features.Number === 'Sing') return undefined;
  const text = textOf(tree, { first: at, last: of - 1 });
  const start = upperFirst(text);
  return { kind: 'some', text: `${start} ${data.of} ${data.them}`, from: of + 2 };
}

const SOME = /^(?:DET|ADJ|ADV|NUM|ADP|NOUN)$/;

function picks(tree: Tree, index: number, { picks = [] }: Place['data']): boolean {
  return picks.includes(tree.lower(index)) || tree.at(index).features.Degree === 'Sup';
}

/** ", after which he studied law" → "After that, he studied law." */
function afterThat({ tree, at, data, language }: Place): Begin | undefined {
  if (tree.form(at - 1) !== ',' || tree.lower(at + 1) !== data.ofWhich[0]) return undefined;
  const [two, three] = [1, 2].map((more) =>
    range({ first: at, last: at + more })
      .map((i) => tree.lower(i))
      .join(' '),
  );
  const phrases = data.thereafter ?? {};
  const long = Object.hasOwn(phrases, three);
  const text = phrases[long ? three : two];
  const from = at + (long ? 3 : 2);
  if (text === undefined || goesOnAfter(tree, at) || hasVerbLess(tree, at)) return undefined;
  const rest = { first: from, last: tree.lastWord };
  return isWholeSentence(tree, [rest], language) ? { kind: 'after', text, from } : undefined;
}

/** "a massacre, in which most died" → "In this massacre, most died." */
function inThat({ tree, at, rules, data }: Place): Begin | undefined {
  const word = tree.lower(at);
  if (tree.form(at - 1) !== ',' || !data.inWhich.includes(word)) return undefined;
  if (tree.lower(at + 1) !== data.ofWhich[0] || !startsClause(tree, at + 2)) return undefined;
  const noun = at - 2;
  if (tree.at(noun).upos !== 'NOUN' || tree.relation(noun) === 'nmod') return undefined;
  const article = tree.child(noun, ['det']);
  if (article === undefined || !rules.indefinite?.includes(tree.lower(article))) return undefined;
  const again = antecedentAgain(tree, noun, rules);
  if (!again || goesOnAfter(tree, at) || hasVerbLess(tree, at)) return undefined;
  const name = again[0].toLowerCase() + again.slice(1);
  const text = `${upperFirst(word)} ${name},`;
  return { kind: 'in-that', text, from: at + 2 };
}

/** A noun phrase or pronoun, and a finite verb after it. */
function startsClause(tree: Tree, first: number): boolean {
  const { upos, features } = tree.at(first);
  if (!/^(?:DET|PRON|PROPN|NOUN|ADJ|NUM)$/.test(upos) || features.PronType === 'Rel') return false;
  return range({ first: first + 1, last: tree.lastWord }).some(
    (i) => tree.isFinite(i) || (tree.at(i).upos === 'VERB' && tree.subjectOf(i) !== undefined),
  );
}

/** "Long linked to the South, where": no verb that somebody does stands before. */
function hasVerbLess(tree: Tree, before: number): boolean {
  return !range({ first: 1, last: before - 1 }).some(
    (i) => tree.isFinite(i) || (tree.at(i).upos === 'VERB' && tree.subjectOf(i) !== undefined),
  );
}

/** "moved to Rome in 1907 where it changed" → "There, it changed": a place with a name, and who acts. */
function there({ tree, at, rules }: Place): Begin | undefined {
  const word = tree.lower(at);
  const begin = rules.relativeAdverbs?.[word];
  if (begin === undefined || begin !== rules.afterwards?.there) return undefined;
  const { upos, features } = tree.at(at + 1);
  const before = tree.form(at - 1) === ',' ? at - 2 : at - 1;
  const dated = /^\d{4}$/.test(tree.form(before)) && tree.at(before - 1).upos === 'ADP';
  const place = dated ? before - 2 : before;
  if (upos !== 'PRON' || features.Case !== 'Nom' || tree.at(place).upos !== 'PROPN')
    return undefined;
  const acts = tree.isFinite(at + 2) || tree.isFinite(at + 3);
  if (!acts || goesOnAfter(tree, at) || hasVerbLess(tree, at)) return undefined;
  return { kind: 'there', text: begin, from: at + 1 };
}

/** "Six species live here, including X" → "These include X.": of the only many in the sentence. */
function including({ tree, at, rules }: Place): Begin | undefined {
  const begin = rules.listed?.[tree.lower(at)];
  if (begin === undefined || mainVerb(tree, at, rules) === undefined) return undefined;
  if (range({ first: at + 1, last: tree.lastWord }).some((i) => tree.isFinite(i))) return undefined;
  const before = tree.commaBefore(at) - 1;
  const isMany = (i: number) =>
    tree.at(i).upos === 'NOUN' && tree.at(i).features.Number === 'Plur' && !tree.enclosed[i];
  const many = range({ first: 0, last: before }).filter(isMany);
  // A year, a price or a distance is no list: what is counted is measured.
  const counted = many.some((i) => tree.child(i, ['nummod']) !== undefined && i !== many[0]);
  const joined = many.some((i) => tree.relation(i) === 'conj');
  const subject = tree.subjectOf(tree.root) ?? -1;
  const only = many.length === 1 && tree.isUnder(many[0], subject);
  if (counted || joined || (!only && !isMany(before))) return undefined;
  if (!/^(?:DET|PROPN|NOUN|ADJ|NUM|PRON)$/.test(tree.at(at + 1).upos)) return undefined;
  return { kind: 'list', text: begin, from: at + 1 };
}
