import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { lowerFirst, type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { subjectAgain } from '../subjects/subject.ts';
import { isSentence } from '../verb-second/verb-last.ts';
import { isConditional } from './conditional.ts';
import { stopAt } from './stop-at.ts';

type Data = NonNullable<SentenceRules['secondPredicate']>;

/** A short side is no sentence of its own: "Er kam und ging." */
const SHORTEST = 3;
const LONGEST_SUBJECT = 4;
/** Where there is no article: "Синие степные ветры … Синие степные ветры" is too much. */
const LONGEST_NAME = 2;
/** When or where, in a few words, is not forgotten in the next sentence. */
const LONGEST_OPENING = 4;

/**
 * "Das Haus entstand 1887 und ist heute ein Museum" → "… 1887. Es ist heute ein Museum.": where the
 * verb stands second, what joins two predicates gives way to the subject, as a pronoun of its gender.
 */
export function secondPredicates(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { secondPredicate: data } = rules;
  const first = tree.finiteOf(tree.root);
  const subject = tree.subjectOf(tree.root);
  if (!data || first === undefined || subject === undefined || isConditional(tree, rules))
    return [];
  // What opens the sentence would be told of the first predicate only.
  const opening = tree.stretch(subject)?.first ?? 1;
  const isShort =
    data.animate === true &&
    opening <= LONGEST_OPENING &&
    range({ first: 0, last: opening - 1 }).every((i) =>
      /^(?:ADP|NOUN|NUM|ADJ|ADV)$/.test(tree.at(i).upos),
    );
  if (subject > first || (opening !== 0 && !isShort)) return [];
  if (tree.endMark === '?') return [];
  const coordinator = range({ first: first + SHORTEST, last: tree.lastWord - SHORTEST }).find(
    (i) =>
      Object.hasOwn(data.coordinators, tree.lower(i)) &&
      !tree.enclosed[i] &&
      !data.notVerbs?.some((ending) => tree.lower(i + 1).endsWith(ending)) &&
      begins(tree, i, first),
  );
  if (coordinator === undefined) return [];
  const again = saidAgain(tree, subject, coordinator, data, rules);
  if (!again || !isSentence(tree, { first: 0, last: coordinator - 1 }, language)) return [];
  const cutting = { first: tree.commaBefore(coordinator), last: coordinator };
  const reason = 'Each action has its own sentence.';
  // "но" → "Но он"
  const joint = data.coordinators[tree.lower(coordinator)];
  const isName = tree.at(subject).upos === 'PROPN';
  // Whether a first word is a name, its capital does not tell.
  const isUnsure = !isName && subject === 0 && !Object.values(data.pronouns).includes(again);
  if (joint && isUnsure) return [];
  const small = isName ? again : lowerFirst(again);
  const who = joint ? `${joint} ${small}` : again;
  const start = [who, ' ', ...(tree.isFinite(coordinator + 1) ? [] : [tree.form(first), ' '])];
  return [stopAt(tree, cutting, rules, 'split/second-predicate', reason, start)];
}

/** Does a second predicate of the same subject begin here, with its own verb or under the same? */
function begins(tree: Tree, coordinator: number, first: number): boolean {
  const second = coordinator + 1;
  // "да и пошёл", "да потом и пошёл": another word joins them.
  const joins = tree.at(coordinator - 1).upos === 'ADV' ? coordinator - 2 : coordinator - 1;
  if (tree.at(joins).upos === 'CCONJ') return false;
  if (!tree.isFinite(second)) return isParticiple(tree, coordinator, first);
  const { upos, head, features, lemma } = tree.at(second);
  // "har hjulpet med at beskytte brugerne og forsvare deres ret": it may be one more infinitive.
  const isInfinitive = (i: number) => tree.at(i).features.VerbForm === 'Inf';
  const before = range({ first: first + 1, last: coordinator - 1 });
  if (tree.lower(second) === lemma && before.some(isInfinitive)) return false;
  // "und siehe, es war so": told to somebody.
  if (features.Mood === 'Sub' && tree.isPunctuation(second + 1)) return false;
  const verb = upos === 'AUX' && head > second ? head : second;
  if (tree.relation(verb) !== 'conj' || tree.at(verb).head !== tree.root) return false;
  const subject = tree.subjectOf(verb);
  return subject === undefined || subject < second;
}

/** "wurden im Kasten aufbewahrt und vor der Rasur geschärft": one helping verb for both. */
function isParticiple(tree: Tree, coordinator: number, first: number): boolean {
  const { root, lastWord } = tree;
  const isPast = (i: number) => tree.at(i).features.VerbForm === 'Part';
  if (tree.at(first).upos !== 'AUX' || root !== coordinator - 1) return false;
  if (!isPast(root) || !isPast(lastWord) || tree.at(lastWord).head !== root) return false;
  // "und eine Bühne eingebaut", "und im Büro hatte man es geleitet": something else is told.
  const isOther = (i: number) =>
    tree.isFinite(i) || (tree.at(i).upos === 'NOUN' && tree.child(i, ['case']) === undefined);
  if (range({ first: coordinator + 1, last: lastWord - 1 }).some(isOther)) return false;
  return tree.relation(lastWord) === 'conj' && lastWord - coordinator > SHORTEST;
}

/** The subject as a pronoun; by its noun or name where the pronoun may mean another. */
function saidAgain(
  tree: Tree,
  subject: number,
  coordinator: number,
  { pronouns, never, animate }: Data,
  rules: SentenceRules,
): string | undefined {
  const { upos, features } = tree.at(subject);
  const below = tree.children(subject);
  if ([subject, ...below].some((i) => never.includes(tree.lower(i)))) return undefined;
  // Where a verb shows gender and number, it tells them better than the noun.
  const { Number: count, Gender: shown, Tense } = tree.at(coordinator + 1).features;
  // "Ольга открыла журнал, и стало слышно": nobody does it.
  if (animate && Tense === 'Past' && shown === 'Neut' && features.Gender !== shown)
    return undefined;
  const longest = animate ? LONGEST_NAME : LONGEST_SUBJECT;
  const named = () => subjectAgain(tree, subject, { ...rules, repeatSubject: { longest } });
  const others = below.filter((i) => tree.relation(i) === 'conj');
  // "Ann und Bob sind …"; "Ann und ich" are others.
  if (others.length > 0 && upos !== 'NOUN')
    return others.some((i) => tree.at(i).upos === 'PRON') ? undefined : pronouns.Plur;
  if (upos !== 'NOUN') return named();
  const isMany = features.Number === 'Plur' || others.length > 0;
  // "Goethe": without an article it may be a name, whose gender is not known.
  if (!animate && !isMany && !below.some((i) => tree.at(i).upos === 'DET')) return named();
  if (animate && count !== undefined && (count === 'Plur') !== isMany) return undefined;
  const kind = isMany ? 'Plur' : (Tense === 'Past' && shown) || (features.Gender ?? '');
  const nouns = range({ first: subject + 1, last: coordinator - 1 }).filter((i) =>
    /^(?:NOUN|PROPN)$/.test(tree.at(i).upos),
  );
  const isUnclear = nouns.some((i) => {
    const { Number: number, Gender: gender, Animacy } = tree.at(i).features;
    // "Директор открыл музей и …": a museum does nothing.
    if (animate && features.Animacy === 'Anim' && Animacy === 'Inan') return false;
    return number === 'Plur' ? kind === 'Plur' : gender === undefined || gender === kind;
  });
  if (!isUnclear) return pronouns[kind];
  const isDefinite = below.some((i) => tree.at(i).features.Definite === 'Def');
  // "Падение династий привело …": without what belongs to it the noun says too little.
  const isWhole = animate && !below.some((i) => tree.relation(i) === 'nmod');
  return isDefinite || isWhole ? named() : undefined;
}
