import { range } from '../../proposal.ts';
import { agreeing } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { pronounFor } from '../subjects/subject.ts';
import { thirdPerson } from '../subjects/third-person.ts';
import { isDescribed } from '../told-of-nouns/predicate.ts';
import { type Begin, goesOnAfter, mainVerb, type Place } from './added.ts';

/** Least words before and after such a border. */
const LEAST_TOLD = 3;

/** "is a chemical element with the symbol Nd" → "It has the symbol Nd." */
export function hasWith({ tree, at, rules, data: { has }, language }: Place): Begin | undefined {
  const { root, lastWord } = tree;
  if (!has || tree.lower(at) !== has.with || tree.form(at - 1) === ',') return undefined;
  const noun = tree.at(at).head;
  const is = tree.child(root, ['cop']);
  const subject = tree.subjectOf(root);
  if (is === undefined || subject === undefined || tree.at(root).upos !== 'NOUN') return undefined;
  // It hangs on what the subject is, or is all that follows it.
  const isOwn = tree.at(noun).head === root || at === root + 1;
  if (!isOwn || tree.stretch(noun)?.last !== lastWord || at - root > LEAST_TOLD) return undefined;
  // "a duet with Elton John", "a deal with the company", "a lawyer with a firm": not what it has.
  const { lemma } = tree.at(root);
  if (isPersonal(lemma, rules) || has.except.includes(lemma)) return undefined;
  if (!/^(?:NOUN|NUM|SYM)$/.test(tree.at(noun).upos)) return undefined;
  if (!/^(?:DET|NUM|ADJ|NOUN|ADV)$/.test(tree.at(at + 1).upos)) return undefined;
  const article = tree.child(root, ['det']);
  if (article === undefined || !rules.indefinite?.includes(tree.lower(article))) return undefined;
  if (!isDescribed(tree, root, at)) return undefined;
  if (mainVerb(tree, at, rules) !== is || goesOnAfter(tree, at)) return undefined;
  if (range({ first: at, last: lastWord }).some((i) => tree.isFinite(i))) return undefined;
  const pronoun = pronounFor(tree, subject, rules);
  const it = rules.repeatSubject?.pronouns?.Sing;
  const tense = tree.at(is).features.Tense;
  const form = tense && thirdPerson(language, has.verb, tense, false);
  if (!pronoun || !it || !form || tree.at(subject).features.Number === 'Plur') return undefined;
  return { kind: 'has', text: `${it} ${form}`, from: at + 1 };
}

/** "opened in 1990 as part of the fair" → "It was part of the fair." */
export function isPart({ tree, at, rules, data: { part } }: Place): Begin | undefined {
  const [as, noun, of] = part ?? [];
  if (!as || tree.lower(at) !== as || tree.lower(at + 1) !== noun || tree.lower(at + 2) !== of)
    return undefined;
  const { root } = tree;
  const subject = tree.subjectOf(root);
  const stretch = subject === undefined ? undefined : tree.stretch(subject);
  const finite = mainVerb(tree, at, rules);
  if (subject === undefined || !stretch || finite === undefined || subject > finite)
    return undefined;
  // "was created as part of X": too little would be said first.
  if (at - root <= LEAST_TOLD || tree.at(root).upos !== 'VERB') return undefined;
  // "includes a tool as part of its system": the tool is.
  if (tree.child(root, ['obj']) !== undefined) return undefined;
  // "can be used as part of": what may be, not what is.
  if (
    tree.at(finite).relation === 'aux' &&
    !rules.participles?.perfect?.includes(tree.at(finite).lemma)
  )
    return undefined;
  const rest = range({ first: at, last: tree.lastWord });
  if (goesOnAfter(tree, at) || rest.some((i) => tree.isFinite(i))) return undefined;
  // "as part of districts or through listings"
  if (rest.some((i) => tree.at(i).upos === 'CCONJ' && tree.at(i + 1).upos === 'ADP'))
    return undefined;
  const pronoun = pronounFor(tree, subject, rules);
  const number = tree.at(subject).features.Number === 'Plur' ? 'Plur' : 'Sing';
  const is = rules.copula?.[`${tree.at(finite).features.Tense}.${number}`];
  const again = pronoun && agreeing(tree, pronoun, stretch, finite, rules);
  return again && is ? { kind: 'part', text: `${again} ${is}`, from: at + 1 } : undefined;
}
