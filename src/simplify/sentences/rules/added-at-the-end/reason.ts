import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { wholeSentence } from '../clauses/reread.ts';
import { type Begin, goesOnAfter, type Place } from './added.ts';

const LONGEST_SUBJECT = 12;
const LEAST_AFTER = 4;

/** "…, as they were too small" → "This was because they were too small.": a state is no event beside another. */
export function asReason({ tree, at, rules, language }: Place): Begin | undefined {
  const { reason, copula } = rules;
  if (!reason || !copula || tree.lower(at) !== reason.word) return undefined;
  if (tree.form(at - 1) !== ',' || tree.lastWord - at < LEAST_AFTER) return undefined;
  if (goesOnAfter(tree, at)) return undefined;
  // "so-called" pairs with nothing.
  const pairs = range({ first: 0, last: at - 2 }).some(
    (i) => reason.pairs.includes(tree.lower(i)) && tree.form(i + 1) !== '-',
  );
  if (pairs || isOpening(tree, at)) return undefined;
  // "bear in mind, as this is new, that …", "which, as a test would, attempts": the rest goes on after it.
  const goesBack = (i: number) =>
    tree.form(i) === ',' &&
    (tree.isFinite(i + 1) || rules.afterwards?.alsoThat[0] === tree.lower(i + 1));
  if (range({ first: at, last: tree.lastWord - 1 }).some(goesBack)) return undefined;
  const own = wholeSentence(tree, [{ first: at + 1, last: tree.lastWord }], language);
  const subject = own?.subjectOf(own.root);
  const finite = own?.finiteOf(own.root);
  if (!own || subject === undefined || finite === undefined) return undefined;
  // What follows the word is the subject itself, with its verb near.
  if (own.stretch(subject)?.first !== 0 || finite > LONGEST_SUBJECT) return undefined;
  // "as shots were heard": that happened, and is no state.
  const happened =
    own.child(own.root, ['aux:pass']) !== undefined &&
    own.at(finite).features.Tense === 'Past' &&
    !reason.states.includes(own.at(own.root).lemma) &&
    !rules.lasting?.includes(own.at(own.root).lemma);
  if (happened || !isState(own, finite, reason.states) || isNamed(own, finite, reason.naming))
    return undefined;
  const before = wholeSentence(tree, [{ first: 0, last: at - 2 }], language);
  const main = before?.finiteOf(before.root);
  const isNow = own.at(finite).features.Tense === 'Pres';
  const tense = isNow ? 'Pres' : (before?.at(main ?? -1).features.Tense ?? 'Pres');
  const is = copula[`${tense}.Sing`];
  if (!before || main === undefined || !is) return undefined;
  return { kind: 'reason', text: reason.start.replace('=', is), from: at + 1 };
}

/** "As he was late, as he said, …": the comma ends what opens the sentence. */
function isOpening(tree: Tree, at: number): boolean {
  return !range({ first: 0, last: at - 2 }).some((i) => tree.isFinite(i));
}

/** A copula, "has", what can be, or a verb of a state; no doing that goes on: "was walking". */
function isState(own: Tree, finite: number, states: readonly string[]): boolean {
  const { upos, lemma } = own.at(finite);
  const { features } = own.at(own.root);
  const goesOn = finite !== own.root && features.Tense === 'Pres' && features.VerbForm === 'Part';
  if (goesOn || features.VerbForm === 'Ger') return false;
  return upos === 'AUX' || states.includes(lemma);
}

/** "as he was known", "as it was in 1990": how, not why. */
function isNamed(own: Tree, finite: number, naming: readonly string[]): boolean {
  const names = (i: number) => own.at(i).upos !== 'NOUN' && naming.includes(own.at(i).lemma);
  if (range({ first: 0, last: own.lastWord }).some(names)) return true;
  const next = own.at(finite + 1).upos;
  return own.at(0).upos === 'PRON' && (next === 'ADP' || next === 'PUNCT');
}
