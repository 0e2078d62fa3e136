import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { thirdPerson } from '../subjects/third-person.ts';
import type { Begin, Place } from './added.ts';

/** "…, making it one of the biggest towns" → "This made it …", where the parser saw no clause. */
export function making({ tree, at, rules, language }: Place): Begin | undefined {
  const { participles } = rules;
  const thing = participles?.results[''];
  const { upos, lemma } = tree.at(at);
  if (!participles || !thing || upos !== 'VERB' || tree.form(at - 1) !== ',') return undefined;
  if (!tree.lower(at).endsWith(participles.ending) || !participles.events?.includes(lemma))
    return undefined;
  // "It is necessary to protect them, taking into account …": how, and nobody is told of.
  if (tree.child(tree.root, ['csubj']) !== undefined) return undefined;
  // "making a film", "leading a band" is what somebody does; "making it hard" what all that does.
  const next = tree.at(at + 1);
  const object = next.upos === 'PRON' && next.relation !== 'nmod:poss';
  const into = next.upos === 'ADP' && tree.relation(at + 1) === 'case';
  if (!object && !into && !rules.afterwards?.results.includes(lemma)) return undefined;
  const finite = range({ first: 1, last: at - 2 }).findLast((i) => tree.isFinite(i));
  const goesOn = range({ first: at, last: tree.lastWord }).some(
    (i) => tree.form(i) === ',' && /^(?:VERB|AUX|CCONJ)$/.test(tree.at(i + 1).upos),
  );
  const uneven = joinedDoings(tree, { first: at, last: tree.lastWord }, rules).length > 0;
  const Tense = tree.at(finite ?? -1).features.Tense;
  const helps = finite !== undefined && tree.relation(finite) === 'aux';
  const over = helps && participles.perfect?.includes(tree.at(finite).lemma);
  if (finite === undefined || goesOn || uneven || !Tense) return undefined;
  const form = thirdPerson(language, lemma, over ? 'Past' : Tense, false);
  return form ? { kind: 'participle', text: `${thing} ${form}`, from: at + 1 } : undefined;
}

/** Coordinators before a participle: "directed by A and starring B". */
export function joinedDoings(
  tree: Tree,
  stretch: Stretch,
  { participles }: SentenceRules,
): number[] {
  if (!participles) return [];
  return range(stretch).filter(
    (i) =>
      tree.at(i).upos === 'CCONJ' &&
      tree.lower(i + 1).endsWith(participles.ending) &&
      // "for writing or drawing": alike, and no verb of the sentence.
      !tree.lower(i - 1).endsWith(participles.ending),
  );
}
