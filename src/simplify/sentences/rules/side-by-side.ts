import type { Language } from '../../../language/index.ts';
import { type Proposal, range } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { SideBySideRules } from '../tense-rules.ts';
import type { Tree } from '../tree.ts';
import { type Clauses, clausesIn } from './pasts.ts';
import { stopAt } from './split.ts';
import { isConditional } from './subject.ts';

/** So many words on either side make a sentence. */
const SHORTEST = 3;
const LONGEST_OPENING = 6;

/**
 * "Der Hund bellte, die Katze lief weg" → two sentences: a comma between two main clauses that
 * nothing joins, known by the place of their verbs.
 */
export function sideBySide(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { sideBySide: data, perfect } = rules;
  if (!data || !perfect || isConditional(tree, rules)) return [];
  if (/^[?:]$/.test(tree.form(tree.tokens.length - 1))) return [];
  const clauses = clausesIn(tree, perfect, language);
  const found: Proposal[] = [];
  let start = 0;
  for (let i = SHORTEST; i < tree.tokens.length - SHORTEST; i++) {
    if (tree.form(i) !== ',' || clauses.quoted[i] || tree.enclosed[i]) continue;
    if (i - start < SHORTEST) continue;
    if (!endsMain(tree, i - 1, data, clauses) || !beginsMain(tree, i + 1, data, clauses)) continue;
    const reason = 'Two statements are two sentences.';
    found.push(stopAt(tree, { first: i, last: i }, rules, 'split/side-by-side', reason));
    start = i;
  }
  return found;
}

/** Does a main clause end here that tells something whole? */
function endsMain(
  tree: Tree,
  last: number,
  data: SideBySideRules,
  { fields, quoted }: Clauses,
): boolean {
  let verb = last;
  while (verb >= 0 && !fields.isFinite(verb)) verb--;
  if (verb < 0 || quoted[verb]) return false;
  const place = fields.placeOf(verb);
  // "Kommt er, …": a condition or an order.
  if (place?.kind !== 'second' || place.end !== last || place.first === verb) return false;
  const { first } = place;
  const before = first === 0 ? '' : tree.form(first - 1);
  if (!/^[;:,.!?]?$/.test(before) && tree.at(first - 1).upos !== 'CCONJ') return false;
  // After another clause it must be a main one, too: what opens the sentence may hold both.
  if (first > 0 && !isOpenStart(tree, first, data)) return false;
  // "Das Volk, das wandelt im Dunkeln, …"
  if (before === ',' && pointsBack(tree, first, data)) return false;
  const words = range({ first, last });
  // "Er meinte, sie wäre krank": what somebody says or thinks.
  if (words.some((i) => data.telling.includes(tree.at(i).lemma.toLowerCase()))) return false;
  return !words.some((i) => data.paired.includes(tree.lower(i)) || isUnreal(tree, i, data));
}

/** Does nothing before open a clause that all the rest may belong to? */
function isOpenStart(tree: Tree, first: number, data: SideBySideRules): boolean {
  return range({ first: 0, last: first - 1 }).every(
    (i) => !data.holding.includes(tree.lower(i)) && !data.telling.includes(tree.at(i).lemma),
  );
}

/** "der", "die" without a noun may tell of what was named before. */
function pointsBack(tree: Tree, first: number, { pointing }: SideBySideRules): boolean {
  return pointing.includes(tree.lower(first)) && tree.at(first).upos !== 'DET';
}

/** Does a main clause with its own subject begin here, and go on to a border? */
function beginsMain(
  tree: Tree,
  first: number,
  data: SideBySideRules,
  { fields, quoted }: Clauses,
): boolean {
  let verb = first;
  while (verb <= first + LONGEST_OPENING && !fields.isFinite(verb)) {
    if (tree.isPunctuation(verb) || quoted[verb]) return false;
    verb++;
  }
  if (verb === first || !fields.isFinite(verb) || isUnreal(tree, verb, data)) return false;
  const place = fields.placeOf(verb);
  if (place?.kind !== 'second' || place.first !== first) return false;
  const word = tree.lower(first);
  if (data.paired.includes(word) || data.never.includes(word) || pointsBack(tree, first, data))
    return false;
  const { upos, features } = tree.at(first);
  if (/^(?:SCONJ|CCONJ|PUNCT|INTJ)$/.test(upos) || /Rel|Int/.test(features.PronType ?? ''))
    return false;
  const subject = tree.subjectOf(verb) ?? tree.subjectOf(tree.at(verb).head);
  if (subject === undefined || subject < first || subject > place.end)
    return data.subjects.includes(tree.lower(verb + 1)) && isOne(tree, first, verb);
  const whole = tree.stretch(subject);
  // The subject alone before the verb, or right after it.
  if (subject < verb) return whole?.first === first && whole.last === verb - 1;
  return whole?.first === verb + 1 && isOne(tree, first, verb);
}

/** One word, or one stretch that hangs together, before the verb. */
function isOne(tree: Tree, first: number, verb: number): boolean {
  if (verb === first + 1) return /^(?:ADV|PRON|NOUN|PROPN|ADJ)$/.test(tree.at(first).upos);
  const inside = range({ first, last: verb - 1 });
  const tops = inside.filter((i) => {
    const { head } = tree.at(i);
    return head < first || head >= verb;
  });
  return tops.length === 1 && /^(?:NOUN|PROPN|ADV|ADJ|NUM)$/.test(tree.at(tops[0]).upos);
}

/** "es müsste weit sein": said or wished, not told. */
function isUnreal(tree: Tree, index: number, data: SideBySideRules): boolean {
  return tree.at(index).features.Mood === 'Sub' || data.unreal.includes(tree.lower(index));
}
