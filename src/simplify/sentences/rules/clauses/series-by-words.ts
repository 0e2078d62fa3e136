import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { agreeing } from '../subjects/number.ts';
import { pronounFor } from '../subjects/subject.ts';
import { isConditional } from './conditional.ts';
import { mainClause } from './main-clause.ts';
import { wholeSentence } from './reread.ts';
import { joinedAt } from './series.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 3;
/** What an action is done to begins with one of these. */
const OBJECT = /^(?:DET|NUM|PRON|PROPN|ADJ|NOUN|SYM)$/;

/**
 * "The storm hit ten houses, left others without roofs, hurt a man, and cut the power": the same as
 * `series.ts`, where the parser took some of the actions for participles.
 */
export function seriesByWords(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { series, formsAlike } = rules;
  if (series === undefined || !formsAlike || isConditional(tree, rules)) return [];
  const at = range({ first: SHORTEST, last: tree.lastWord - SHORTEST }).findLast(
    (i) => tree.lower(i) === series && acts(tree, i + 1, rules),
  );
  if (at === undefined || tree.enclosed[at]) return [];
  const first = tree.commaBefore(at);
  const commas = range({ first: 1, last: first - 1 }).filter(
    (i) => COMMAS.has(tree.form(i)) && acts(tree, i + 1, rules),
  );
  const [opens] = commas;
  if (opens === undefined || startsOf(known).has(tree.tokens[first - 1].end)) return [];
  // Every comma and coordinator between the actions is one of these, so that nothing else is listed.
  const others = range({ first: opens, last: tree.lastWord }).filter(
    (i) => i !== first && i !== at && !commas.includes(i),
  );
  const joins = (i: number) =>
    (COMMAS.has(tree.form(i)) && !isInName(tree, i)) ||
    tree.at(i).upos === 'CCONJ' ||
    /^[;:–—]$/.test(tree.form(i));
  if (others.some((i) => joins(i) || /Rel/.test(tree.at(i).features.PronType ?? ''))) return [];
  const main = mainClause(tree, opens - 1, language);
  if (!main) return [];
  const { own: before, from } = main;
  const noun = before.subjectOf(before.root);
  const finite = before.finiteOf(before.root);
  const stretch = noun === undefined ? undefined : before.stretch(noun);
  // "was hit, left without a roof, and robbed": only what somebody does.
  if (noun === undefined || !stretch || finite !== before.root) return [];
  if (before.at(finite).features.Tense !== 'Past') return [];
  const inner = range({ first: finite + 1, last: before.lastWord });
  if (inner.some((i) => before.isFinite(i) || before.at(i).upos === 'SCONJ')) return [];
  const who = { first: from + stretch.first, last: from + stretch.last };
  const last = { first: at + 1, last: tree.lastWord };
  const own = wholeSentence(tree, [who, last], language);
  if (own?.root !== who.last - who.first + 1) return [];
  const pronoun = pronounFor(before, noun, rules);
  const again = pronoun && agreeing(tree, pronoun, who, at + 1, rules);
  if (!again) return [];
  const reason = 'Each action has its own sentence.';
  const split = stopAt(tree, { first, last: at }, rules, 'split/series', reason, [again, ' ']);
  const joined = joinedAt(tree, commas[commas.length - 1], series);
  return [{ ...split, pieces: [joined, ...split.pieces] }];
}

/** A past tense, or what looks like one, with what it is done to, or of what is never done to something. */
function acts(tree: Tree, verb: number, { passive }: SentenceRules): boolean {
  const { upos, features, lemma } = tree.at(verb);
  if (upos !== 'VERB' || features.Tense !== 'Past' || tree.lower(verb) === lemma) return false;
  const next = tree.at(verb + 1).upos;
  return OBJECT.test(next) || (next === 'ADP' && passive?.never?.includes(lemma) === true);
}

/** "in Rome, Italy", "on May 4, 1990" */
function isInName(tree: Tree, comma: number): boolean {
  const name = /^(?:PROPN|NUM)$/;
  return name.test(tree.at(comma - 1).upos) && name.test(tree.at(comma + 1).upos);
}
