import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, spanOf, toldAfter } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { isWholeSentence, readWith, wholeSentence } from '../clauses/reread.ts';
import { isPersonal } from '../subjects/person.ts';
import { antecedentAgain } from '../subjects/subject.ts';
import { toldAside } from './extra-sentence.ts';

const LONGEST_SUBJECT = 6;
const LEAST_TOLD = 2;

/**
 * "La espada, que era un regalo, fue vendida." → "La espada fue vendida. Esta espada era un regalo.";
 * "El museo, fundado en 1902, está cerrado." → "… Fue fundado en 1902.": where commas show that it is
 * told besides. It goes by the words, since parsers take the first verb for that of the sentence.
 */
export function besideSubject(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { stop = '. ' } = rules;
  if (!rules.besideSubject || isConditional(tree, rules)) return [];
  const comma = range({ first: 1, last: LONGEST_SUBJECT }).find((i) => tree.form(i) === ',');
  const close = comma === undefined ? undefined : closing(tree, comma);
  if (comma === undefined || close === undefined) return [];
  const { tokens } = tree;
  if (!tree.endMark.endsWith(stop.trim())) return [];
  const who = { first: 0, last: comma - 1 };
  const noun = subjectNoun(tree, who);
  if (noun === undefined) return [];
  const clause = { first: comma + 1, last: close - 1 };
  const told =
    relative(tree, clause, noun, rules, language) ?? done(tree, clause, noun, rules, language);
  if (!told) return [];
  const main = readWith(tree, who, { first: close + 1, last: tree.lastWord }, language);
  if (!main || pointsBack(main)) return [];
  const pieces = [
    { start: tokens[comma - 1].end, end: tokens[close].end, parts: [] },
    toldAfter(tree, [`${told.begin} `, spanOf(tree, told.rest)], stop),
  ];
  return [toldAside('split/beside-subject', pieces, [], tree.lower(clause.first))];
}

/** "espera recuperá-lo": what the clause told of is meant, so that it must come before. */
function pointsBack(main: Tree): boolean {
  return main.tokens.some((_, i) => {
    const { upos, features } = main.at(i);
    const isObject = upos === 'PRON' && features.PronType === 'Prs' && features.Reflex !== 'Yes';
    return (isObject && features.Case !== 'Nom') || (upos === 'VERB' && main.form(i).includes('-'));
  });
}

/** The next comma, right before a verb: "…, se cerró", "…, ha dicho". */
function closing(tree: Tree, comma: number): number | undefined {
  if (tree.enclosed[comma]) return undefined;
  const close = range({ first: comma + 1, last: tree.lastWord - 2 }).find((i) =>
    /^[,;:]$/.test(tree.form(i)),
  );
  if (close === undefined || tree.form(close) !== ',' || tree.enclosed[close]) return undefined;
  const verb = tree.afterSmallWords(close + 1, 2);
  const clause = { first: comma + 1, last: close - 1 };
  const isPlain = tree.isBalanced(clause) && clause.last - clause.first >= LEAST_TOLD;
  return isPlain && tree.isFinite(verb) ? close : undefined;
}

/** "La espada", "El conjunto canario", "La Parietti"; with a preposition either of two may be meant. */
function subjectNoun(tree: Tree, who: Stretch): number | undefined {
  const words = range(who);
  if (tree.at(0).upos !== 'DET' || who.last < 1) return undefined;
  if (!words.slice(1).every((i) => /^(?:NOUN|PROPN|ADJ|NUM)$/.test(tree.at(i).upos)))
    return undefined;
  return words.find((i) => /^(?:NOUN|PROPN)$/.test(tree.at(i).upos));
}

interface Told {
  readonly begin: string;
  readonly rest: Stretch;
}

function relative(
  tree: Tree,
  clause: Stretch,
  noun: number,
  rules: SentenceRules,
  language: Language,
): Told | undefined {
  if (!rules.besideSubject?.relatives.includes(tree.lower(clause.first))) return undefined;
  const rest = { first: clause.first + 1, last: clause.last };
  const verb = tree.afterSmallWords(rest.first, 3);
  const { Number: number } = tree.at(verb).features;
  if (!tree.isFinite(verb) || number !== tree.at(noun).features.Number) return undefined;
  // "que era barata y que era nueva": the second one would be left alone.
  const again = rules.besideSubject.relatives;
  if (range(rest).some((i) => tree.at(i).upos === 'CCONJ' && again.includes(tree.lower(i + 1))))
    return undefined;
  const begin = antecedentAgain(tree, noun, rules);
  if (!begin || mayAct(tree, verb + 1, rules)) return undefined;
  const own = wholeSentence(tree, [begin, rest], language);
  const subject = own?.subjectOf(own.root) ?? Number.POSITIVE_INFINITY;
  return subject < begin.split(' ').length ? { begin, rest } : undefined;
}

/** "La casa, que compró Ana, es": it is Ana who did. */
function mayAct(tree: Tree, after: number, rules: SentenceRules): boolean {
  let at = after;
  while (/^(?:AUX|VERB|ADV|DET)$/.test(tree.at(at).upos) && at < after + 3) at++;
  return tree.at(at).upos === 'PROPN' || isPersonal(tree.at(at).lemma, rules);
}

/** What was done to it in a certain year. */
function done(
  tree: Tree,
  clause: Stretch,
  noun: number,
  { besideSubject }: SentenceRules,
  language: Language,
): Told | undefined {
  const { features, lemma } = tree.at(clause.first);
  const { Number: number, Gender: gender } = tree.at(noun).features;
  const words = range(clause);
  if (features.VerbForm !== 'Part' || !besideSubject?.done.includes(lemma)) return undefined;
  if (features.Number !== number || features.Gender !== gender) return undefined;
  const isDated = words.some((i) => /^\d{4}$/.test(tree.form(i)));
  if (!isDated || words.some((i) => tree.at(i).upos === 'CCONJ')) return undefined;
  const begin = besideSubject.was[`${gender}.${number}`];
  if (!begin) return undefined;
  const said = [{ first: 0, last: clause.first - 2 }, begin, clause];
  return isWholeSentence(tree, said, language) ? { begin, rest: clause } : undefined;
}
