import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { SideBySideRules } from '../../language-file/verb-second-rules.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { type Clauses, clausesIn } from '../tenses/pasts.ts';

/** So many words on either side make a sentence. */
const SHORTEST = 3;
const LONGEST_OPENING = 6;

/**
 * "Der Hund bellte, die Katze lief weg" → two sentences: a comma between two main clauses, with
 * "und" or "denn" or nothing that joins them, known by the place of their verbs.
 */
export function sideBySide(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { sideBySide: data, perfect } = rules;
  if (!data || !perfect || isConditional(tree, rules)) return [];
  const mark = tree.endMark;
  if (mark === '?') return [];
  const clauses = clausesIn(tree, perfect, language);
  const found: Proposal[] = [];
  let start = 0;
  for (let i = SHORTEST; i < tree.tokens.length - SHORTEST; i++) {
    if (tree.form(i) !== ',' || clauses.quoted[i] || tree.enclosed[i]) continue;
    if (i - start < SHORTEST || tree.isPunctuation(i - 1)) continue;
    const joint = data.joins[tree.lower(i + 1)];
    const last = joint === undefined ? i : i + 1;
    if (joint === undefined && mark === ':') continue;
    const isEnd =
      joint === undefined ? endsMain(tree, i - 1, data, clauses) : tells(tree, i, data, clauses);
    if (!isEnd || !beginsMain(tree, last + 1, data, clauses)) continue;
    const reason = 'Two statements are two sentences.';
    const parts = joint ? [`${joint} `] : [];
    found.push(stopAt(tree, { first: i, last }, rules, 'split/side-by-side', reason, parts));
    start = i;
  }
  return found;
}

/** Is a main clause before, of which what follows is no part? */
function tells(tree: Tree, comma: number, data: SideBySideRules, clauses: Clauses): boolean {
  const { fields, quoted } = clauses;
  const verbs = range({ first: 0, last: comma - 1 }).filter((i) => fields.isFinite(i));
  if (verbs.some((i) => quoted[i] || isUnreal(tree, i, data))) return false;
  // "Er meint, sie ist krank, und er geht": both may be what he thinks.
  const isTold = verbs.some(
    (i, at) =>
      data.telling.includes(tree.at(i).lemma) &&
      verbs[at + 1] !== undefined &&
      fields.placeOf(verbs[at + 1])?.kind !== 'last',
  );
  return !isTold && verbs.some((i) => fields.placeOf(i)?.kind === 'second');
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
  const telling = ({ lemma }: { lemma: string }) =>
    data.telling.includes(lemma) || data.telling.includes(tree.lower(last) + lemma);
  if (words.some((i) => telling(tree.at(i)))) return false;
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

/** Does a main clause with its own subject begin here? */
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
  const isJoined = Object.hasOwn(data.joins, tree.lower(first - 1));
  const begins = place?.first === first || (isJoined && place?.first === first - 1);
  if (place?.kind !== 'second' || !begins) return false;
  // "nimmt die Fläche, dort ist es warm, zu": put in between.
  const last = tree.tokens.findLastIndex((_, i) => !tree.isPunctuation(i));
  if (last === place.end + 2 && tree.form(last - 1) === ',') return false;
  // "die holprigen zu ebenen Wegen"
  if (verb === first + 1 && tree.at(first).upos === 'DET') return false;
  const word = tree.lower(first);
  if (isJoined && data.leading.includes(word) && verb === first + 1) return true;
  if (data.paired.includes(word) || data.never.includes(word) || pointsBack(tree, first, data))
    return false;
  const { upos } = tree.at(first);
  if (/^(?:SCONJ|CCONJ|PUNCT|INTJ)$/.test(upos) || tree.isWhWord(first)) return false;
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
