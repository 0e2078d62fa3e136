import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isContradicted } from '../subjects/person.ts';
import { pronounFor, subjectAgain } from '../subjects/subject.ts';
import { tenseOf } from '../subjects/third-person.ts';
import { mayAct, mayBeVerb } from './misread.ts';
import { readWith, wholeSentence } from './reread.ts';

export interface Shared {
  /** How the subject is said again, and where it stands. */
  readonly subject: string;
  readonly stretch: Stretch;
  /** The helping verb to be said again, too. */
  readonly help?: string;
}

/** Another finite verb or a mark, but no participle after its helping verb: "have also destroyed". */
function hasVerbBetween(tree: Tree, finite: number, end: number): boolean {
  const helped = tree.relation(finite) === 'aux' ? tree.at(finite).head : -1;
  const told = (tree.subjectOf(helped) ?? -1) < finite;
  return range({ first: finite + 1, last: end - 1 }).some(
    (i) => (tree.isFinite(i) && !(i === helped && told)) || /^[;:]$/.test(tree.form(i)),
  );
}

/** "…, and is sometimes called X": the first clause's subject, when the verb fits to it. */
export function sharesSubject(tree: Tree, at: number, rules: SentenceRules): Shared | undefined {
  let verb = at + 1;
  while (tree.at(verb).upos === 'ADV' && verb < at + 3) verb++;
  const { features, upos } = tree.at(verb);
  if (!rules.repeatSubject || tree.at(at).upos !== 'CCONJ') return undefined;
  const finite = tree.finiteOf(tree.root);
  const noun = tree.subjectOf(tree.root);
  if (finite === undefined || noun === undefined || finite > at || noun > finite) return undefined;
  if (rules.formsAlike && tree.child(noun, ['case']) !== undefined) return undefined;
  // "continues and develops the themes": what follows belongs to both.
  if (at - 1 === finite) return undefined;
  // "was offended and disgruntled that …": both are what somebody was.
  // "was very modern and remained": nothing can be remained.
  const never = rules.passive?.never?.includes(tree.at(verb).lemma);
  if (
    rules.formsAlike &&
    at - 1 === tree.root &&
    finite !== tree.root &&
    upos !== 'AUX' &&
    !(never && tree.at(tree.root).upos === 'ADJ')
  )
    return undefined;
  // No other verb before it may be the one that is continued.
  if (hasVerbBetween(tree, finite, at)) return undefined;
  const subject = pronounFor(tree, noun, rules);
  const stretch = tree.stretch(noun);
  if (!subject || !stretch) return undefined;
  const helped = tree.at(finite).upos === 'AUX' && tree.at(tree.root).upos === 'VERB';
  if (!tree.isFinite(verb)) {
    // "was built in 1910 and destroyed in 1940": the helping verb is said again, too.
    const done = upos === 'VERB' && features.VerbForm === 'Part' && features.Tense === 'Past';
    if (done && never && tree.at(verb).head === tree.root && tree.at(tree.root).upos !== 'VERB')
      return { subject, stretch };
    const passive = tree.at(finite).relation === 'aux:pass' && finite === tree.root - 1;
    const far = at - tree.root > 3 && !tree.isPunctuation(verb + 1);
    if (!done || !passive || !far) return undefined;
    // "was elected in 1953 and handed over office": what has an object is done by the subject.
    const particle = rules.particles?.includes(tree.lower(verb + 1));
    if (particle || tree.child(verb, ['obj']) !== undefined) return undefined;
    // "was born in Rome and moved to Paris": nobody is moved.
    return never ? { subject, stretch } : { subject, stretch, help: tree.form(finite) };
  }
  // "The band broke up and have turned down": one that is read as many.
  const many = features.Number === 'Plur' && features.Tense === 'Pres';
  if (many && tree.at(noun).features.Number === 'Sing' && tree.child(noun, ['conj']) === undefined)
    return undefined;
  // "analysis and argument": without a comma a noun may have been read as a verb.
  const comma = tree.commaBefore(at) < at;
  const same = tree.at(finite).features.Tense === features.Tense;
  const third =
    features.Person === '3' &&
    features.Number === 'Sing' &&
    tree.at(noun).features.Number !== 'Plur';
  if (!comma && upos !== 'AUX' && features.Tense !== 'Past' && !(third && same)) return undefined;
  if (helped && upos !== 'AUX') return undefined;
  // What is and what was can be told of the same; two actions of different times are seldom joined.
  return same || upos === 'AUX' ? { subject, stretch } : undefined;
}

/** The same, where the parser saw something else: both sides are read again, each with the subject. */
export function sharesAgain(
  tree: Tree,
  at: number,
  rules: SentenceRules,
  language: Language,
): Shared | undefined {
  let verb = at + 1;
  while (tree.at(verb).upos === 'ADV' && verb < at + 3) verb++;
  if (!rules.repeatSubject || tree.at(at).upos !== 'CCONJ' || tree.lastWord === verb)
    return undefined;
  const { upos: read } = tree.at(verb);
  // "is a park and covers 20 acres": a verb that was read as a noun.
  const misread = mayBeVerb(tree, verb) || mayAct(tree, verb);
  if (read !== 'VERB' && read !== 'AUX' && !misread) return undefined;
  // "were brought to work the land, and grow sugar": a plain form after "to" goes on with it.
  const plain = tree.lower(verb) === tree.at(verb).lemma && read === 'VERB';
  const last = range({ first: 0, last: at - 1 }).findLast((i) => tree.at(i).upos === 'VERB');
  if (plain && tree.at(last ?? -1).features.VerbForm === 'Inf') return undefined;
  if (rules.participles && tree.lower(verb).endsWith(rules.participles.ending)) return undefined;
  // "by Lope and directed by Ann": what is done by somebody is no action of the subject.
  const never = rules.passive?.never?.includes(tree.at(verb).lemma);
  const by = rules.passive?.by.includes(tree.lower(verb + 1));
  if (read !== 'AUX' && by && !never) return undefined;
  const before = wholeSentence(tree, [{ first: 0, last: tree.commaBefore(at) - 1 }], language);
  const noun = before?.subjectOf(before.root);
  const finite = before?.finiteOf(before.root);
  if (!before || noun === undefined || finite === undefined || at - before.root < 3)
    return undefined;
  if (hasVerbBetween(before, finite, at)) return undefined;
  const stretch = before.stretch(noun);
  const pronoun = pronounFor(before, noun, rules);
  const doubted = pronoun !== undefined && isContradicted(tree, pronoun, rules);
  const subject = doubted ? subjectAgain(before, noun, rules) : pronoun;
  if (!subject || !stretch || stretch.last > finite) return undefined;
  const after = readWith(tree, stretch, { first: at + 1, last: tree.lastWord }, language);
  const second = after?.finiteOf(after.root);
  if (!after || second === undefined) return undefined;
  // The verb meant is the one that follows, in the same time.
  const place = stretch.last - stretch.first + 1 + verb - at - 1;
  const { features, upos } = after.at(second);
  if (second !== place) return undefined;
  // "philosophy and medicine": he "medicines" it, or it is no verb.
  const plainForm = after.lower(place) === after.at(place).lemma;
  const one = before.at(noun).features.Number === 'Sing';
  if (plainForm && one && upos === 'VERB' && tenseOf(after, place, language) !== 'Past')
    return undefined;
  // "and equipped with": what always has an object is passive without one.
  const done = rules.alwaysDone?.includes(after.at(place).lemma);
  if (done && after.child(after.root, ['obj', 'ccomp', 'xcomp']) === undefined) return undefined;
  const same = features.Tense === before.at(finite).features.Tense;
  // What was done and what is may be told of the same: "was built in 1910, and stands".
  const comma = tree.commaBefore(at) < at;
  if (!same && upos !== 'AUX' && !(comma && features.Tense === 'Pres')) return undefined;
  // "was built and destroyed" shares its helping verb; "was born in Rome and joined the army" does not.
  const helped = finite !== before.root && before.child(before.root, ['cop']) === undefined;
  // "was elected and handed over office", but "was created and organized in 1847"
  const next = after.lower(place + 1);
  const acts =
    (rules.particles?.includes(next) && !rules.openings?.includes(next)) ||
    (!rules.passive?.giving?.includes(after.at(place).lemma) &&
      after.child(after.root, ['obj']) !== undefined &&
      /^(?:DET|PROPN|ADJ|NOUN|PRON|NUM)$/.test(after.at(place + 1).upos));
  const passive = before.at(finite).relation === 'aux:pass';
  return helped && upos !== 'AUX' && !(passive && acts) ? undefined : { subject, stretch };
}
