import { range } from '../../proposal.ts';
import { isMany } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { pronounFor } from '../subjects/subject.ts';
import { type Begin, goesOnAfter, mainClause, type Place } from './added.ts';
import { joinedDoings } from './doing.ts';

/** "He joined the club in 1990, having played for Rome." → "He had played for Rome." */
export function havingDone({ tree, at, rules }: Place): Begin | undefined {
  const { having } = rules;
  const { root, lastWord } = tree;
  if (!having || tree.lower(at) !== having.word || tree.form(at - 1) !== ',') return undefined;
  const verb = tree.at(at + 1).upos === 'ADV' ? at + 2 : at + 1;
  const { upos, features } = tree.at(verb);
  const isDone = features.VerbForm === 'Part' && features.Tense === 'Past';
  if (!/^(?:VERB|AUX)$/.test(upos) || !isDone || lastWord - verb < 2) return undefined;
  const main = mainClause(tree, at, rules);
  if (!main) return undefined;
  const { subject, finite } = main;
  const inner = { first: at, last: lastWord };
  if (goesOnAfter(tree, at) || joinedDoings(tree, inner, rules).length > 0) return undefined;
  // "was succeeded by Ann, having served": it may be Ann who had.
  const words = range({ first: root + 1, last: at - 1 });
  const isOther = (i: number) =>
    rules.passive?.by.includes(tree.lower(i)) ||
    (isPersonal(tree.at(i).lemma, rules) && tree.relation(i) !== 'xcomp') ||
    tree.at(i).upos === 'VERB';
  if (words.some(isOther)) return undefined;
  const joined = tree.children(subject).some((each) => tree.relation(each) === 'conj');
  const they = joined ? rules.repeatSubject?.pronouns?.Plur : undefined;
  const again = they ?? pronounFor(tree, subject, rules);
  if (!again) return undefined;
  if (tree.at(finite).features.Tense === 'Past')
    return { kind: 'thing', text: `${again} ${having.had}`, from: at + 1 };
  // "is used today, having been found in 1990": it was found.
  const was = rules.copula?.[`Past.${joined || isMany(tree, subject, rules) ? 'Plur' : 'Sing'}`];
  const isDoneTo = tree.lower(at + 1) === having.been && tree.at(at + 2).upos === 'VERB';
  return isDoneTo && was ? { kind: 'thing', text: `${again} ${was}`, from: at + 2 } : undefined;
}
