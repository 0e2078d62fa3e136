import { lowerFirst, range, textOf, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isWholeSentence } from '../clauses/reread.ts';
import { antecedentAgain } from '../subjects/subject.ts';
import { type Begin, goesOnAfter, isDash, mainVerb, type Place } from './added.ts';

const LONGEST_SOME = 6;

/** ", many of which were", "– both of whom are", ", the oldest of which is" */
export function some({ tree, at, data }: Place): Begin | undefined {
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
export function afterThat({ tree, at, data, language }: Place): Begin | undefined {
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
export function inThat({ tree, at, rules, data }: Place): Begin | undefined {
  const word = tree.lower(at);
  if (tree.form(at - 1) !== ',' || !data.inWhich.includes(word)) return undefined;
  if (tree.lower(at + 1) !== data.ofWhich[0] || !startsClause(tree, at + 2)) return undefined;
  const noun = at - 2;
  if (tree.at(noun).upos !== 'NOUN' || tree.relation(noun) === 'nmod') return undefined;
  const article = tree.child(noun, ['det']);
  if (article === undefined || !rules.indefinite?.includes(tree.lower(article))) return undefined;
  const again = antecedentAgain(tree, noun, rules);
  if (!again || goesOnAfter(tree, at) || hasVerbLess(tree, at)) return undefined;
  const name = lowerFirst(again);
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
export function there({ tree, at, rules }: Place): Begin | undefined {
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
export function including({ tree, at, rules }: Place): Begin | undefined {
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
