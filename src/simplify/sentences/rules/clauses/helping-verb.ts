import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { agreeing } from '../subjects/number.ts';
import { insideSentence, pronounFor } from '../subjects/subject.ts';
import { isConditional } from './conditional.ts';
import { endsSeries } from './coordinated.ts';
import { isSecondOfPair } from './one-clause.ts';
import { stopAt } from './stop-at.ts';

const LEAST_BEFORE = 2;
const LEAST_AFTER = 3;

/**
 * "They will float up and then come down" → "They will then come down.", "was born in Rome and educated
 * in Paris" → "He was educated in Paris.": the helping verb is said again with the subject.
 */
export function helpSplits(
  tree: Tree,
  rules: SentenceRules,
  known: readonly Proposal[],
): Proposal[] {
  const { coordinators, alwaysDone, formsAlike } = rules;
  if (!coordinators || !alwaysDone || !formsAlike || isConditional(tree, rules)) return [];
  const { root } = tree;
  const finite = tree.finiteOf(root);
  const noun = tree.subjectOf(root);
  const stretch = noun === undefined ? undefined : tree.stretch(noun);
  if (finite === undefined || noun === undefined || !stretch || stretch.last > finite) return [];
  if (tree.at(root).upos !== 'VERB' || finite === root || tree.enclosed[root]) return [];
  const at = range({ first: root + 1, last: tree.lastWord }).find(
    (i) =>
      coordinators[tree.lower(i)] !== undefined && tree.at(i).upos === 'CCONJ' && joins(tree, i),
  );
  if (at === undefined || isSecondOfPair(tree, at, rules) || endsSeries(tree, at, rules)) return [];
  const first = tree.commaBefore(at);
  if (startsOf(known).has(tree.tokens[first - 1].end)) return [];
  if (at - root <= LEAST_BEFORE || tree.lastWord - at <= LEAST_AFTER) return [];
  if (!isPlain(tree, { first: root + 1, last: first - 1 })) return [];
  if (first === at && mayBeNoun(tree, at)) return [];
  const help = helpOf(tree, finite, verbAfter(tree, at), rules);
  const pronoun = pronounFor(tree, noun, rules);
  const again = pronoun && agreeing(tree, pronoun, stretch, finite, rules);
  if (!help || !again) return [];
  const begin = coordinators[tree.lower(at)];
  const text =
    begin === '' ? `${again} ${help} ` : `${begin} ${insideSentence(again, rules)} ${help} `;
  const reason = 'Each action has its own sentence.';
  const split = stopAt(tree, { first, last: at }, rules, 'split/help', reason, [text]);
  return [{ ...split, key: tree.at(verbAfter(tree, at)).lemma }];
}

/** The word after the coordinator and its adverbs. */
export function verbAfter(tree: Tree, at: number): number {
  let verb = at + 1;
  while (tree.at(verb).upos === 'ADV' && verb < at + 3) verb++;
  return verb;
}

function joins(tree: Tree, at: number): boolean {
  return tree.at(verbAfter(tree, at)).upos === 'VERB' && !tree.enclosed[at];
}

/** No list, clause or other verb that the second one could go on with. */
function isPlain(tree: Tree, { first, last }: Stretch): boolean {
  return range({ first, last }).every((i) => {
    const { upos, features, relation } = tree.at(i);
    if (tree.isFinite(i) || upos === 'SCONJ' || features.PronType === 'Rel') return false;
    if (upos === 'VERB' && !/^(?:amod|acl|compound)$/.test(relation)) return false;
    return !/^[;:]$/.test(tree.form(i)) && relation !== 'ccomp' && upos !== 'PART';
  });
}

/** "should go on with its help and dialogue with Turkey": two nouns, as what follows shows. */
function mayBeNoun(tree: Tree, at: number): boolean {
  const owned = tree.child(at - 1, ['nmod:poss', 'det']) !== undefined;
  return owned && tree.at(at - 1).upos === 'NOUN' && tree.relation(at + 2) === 'case';
}

/** The helping verb, when the form of the second verb goes with it. */
function helpOf(
  tree: Tree,
  finite: number,
  verb: number,
  { alwaysDone = [], passive, details }: SentenceRules,
): string | undefined {
  const { root } = tree;
  const helping = tree.children(root).filter((i) => /^aux/.test(tree.at(i).relation));
  const denied = tree
    .children(root)
    .some((i) => i < root && details?.scopes.includes(tree.lower(i)));
  // "has been built and …": more than one helping verb.
  if (helping.length !== 1 || denied || helping[0] !== finite || finite > root) return undefined;
  const { features, lemma } = tree.at(verb);
  const word = tree.form(finite);
  if (tree.at(finite).relation === 'aux:pass') {
    // "and educated at": what always has an object is passive without one.
    const next = tree.at(verb + 1).upos;
    const given = passive?.giving?.includes(lemma) && next === 'DET';
    const isPast = features.Tense === 'Past' || features.VerbForm === 'Part';
    if (!isPast || tree.lower(verb) === lemma) return undefined;
    // "is based on a novel and published in 2002": what has a year is over.
    const dated = range({ first: verb, last: tree.lastWord }).some((i) =>
      /^\d{4}$/.test(tree.form(i)),
    );
    if (dated && tree.at(finite).features.Tense === 'Pres') return undefined;
    if (given) return word;
    return alwaysDone.includes(lemma) && /^(?:ADP|ADV|SCONJ)$/.test(next) ? word : undefined;
  }
  if (passive?.auxiliaries && Object.hasOwn(passive.auxiliaries, word.toLowerCase()))
    return undefined;
  const own = tree.children(verb).some((i) => /^(?:aux|cop|nsubj)/.test(tree.relation(i)));
  if (own || tree.at(verb).head !== root || tree.relation(verb) !== 'conj') return undefined;
  const base = tree.at(root).features.VerbForm === 'Inf';
  const plain = tree.lower(verb) === lemma;
  if (base) return plain ? word : undefined;
  const { VerbForm, Tense } = tree.at(root).features;
  // "has praised his work writing and directing": another form has another helping verb.
  const same = features.VerbForm === 'Part' && features.Tense === Tense;
  return VerbForm === 'Part' && same && !plain ? word : undefined;
}
