import { range, upperFirst } from '../../proposal.ts';
import { agreeing } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { pronounFor } from '../subjects/subject.ts';
import { thirdPerson } from '../subjects/third-person.ts';
import { type Begin, goesOnAfter, mainClause, mainVerb, type Place } from './added.ts';

const LEAST_TOLD = 2;

/** "is a town in Kent, famous for its fair" → "It is famous for its fair.": of what is told to be something. */
export function isSo({ tree, at, rules }: Place): Begin | undefined {
  const { root, lastWord } = tree;
  if (!rules.formsAlike || !rules.states || tree.form(at - 1) !== ',') return undefined;
  const adjective = tree.at(at).upos === 'ADV' ? at + 1 : at;
  const { upos } = tree.at(adjective);
  const word = tree.lower(adjective);
  if (!/^(?:ADJ|VERB)$/.test(upos) || !rules.states.includes(word)) return undefined;
  const next = tree.at(adjective + 1);
  const leads = next.upos === 'PART' && tree.at(adjective + 2).upos === 'VERB';
  if ((next.upos !== 'ADP' && !leads) || lastWord - adjective < LEAST_TOLD) return undefined;
  const main = mainClause(tree, at, rules);
  if (!main) return undefined;
  const { subject, finite } = main;
  // What something is, or is thought to be.
  const told = tree.child(root, ['cop']) === finite;
  const thought = rules.lasting?.includes(tree.at(root).lemma) && tree.relation(finite) === 'aux';
  if ((!told && !thought) || goesOnAfter(tree, at)) return undefined;
  if (range({ first: at, last: lastWord }).some((i) => tree.isFinite(i) || tree.form(i) === ','))
    return undefined;
  // "is the son of a painter, famous for": the painter may be.
  const others = range({ first: root + 1, last: at - 2 });
  const isSomebody = (i: number) =>
    tree.at(i).upos === 'NOUN' && isPersonal(tree.at(i).lemma, rules);
  const named = (i: number) =>
    tree.at(i).upos === 'PROPN' && rules.passive?.by.includes(tree.lower(i - 1));
  if (others.some((i) => isSomebody(i) || named(i))) return undefined;
  const stretch = tree.stretch(subject);
  const pronoun = pronounFor(tree, subject, rules);
  const again = pronoun && stretch && agreeing(tree, pronoun, stretch, finite, rules);
  const is = told
    ? tree.lower(finite)
    : rules.copula?.[
        `${tree.at(finite).features.Tense}.${tree.at(subject).features.Number === 'Plur' ? 'Plur' : 'Sing'}`
      ];
  return again && is ? { kind: 'state', text: `${again} ${is}`, from: at } : undefined;
}

/** "…, all built in Rome" → "All were built in Rome.": of many that were told of. */
export function allDone({ tree, at, rules, data: { some, ones = [] } }: Place): Begin | undefined {
  const word = tree.form(at);
  if (tree.form(at - 1) !== ',' || !some.includes(word) || ones.includes(word)) return undefined;
  const verb = tree.at(at + 1).upos === 'ADV' ? at + 2 : at + 1;
  const { upos, features, lemma } = tree.at(verb);
  const isDone = upos === 'VERB' && features.Tense === 'Past' && features.VerbForm === 'Part';
  if (!isDone || !/^(?:ADP|ADV)$/.test(tree.at(verb + 1).upos)) return undefined;
  const finite = mainVerb(tree, at, rules);
  if (finite === undefined || goesOnAfter(tree, at)) return undefined;
  // Of many: "ten ships, all built", "A and B, both built".
  const before = range({ first: 0, last: at - 2 });
  const isMany = (i: number) =>
    tree.at(i).features.Number === 'Plur' || tree.at(i).upos === 'CCONJ';
  if (!before.some(isMany)) return undefined;
  const { Tense } = tree.at(finite).features;
  const lasts = rules.lasting?.includes(lemma) && Tense === 'Pres';
  const are = rules.copula?.[`${lasts ? 'Pres' : 'Past'}.Plur`];
  const text = `${upperFirst(word)} ${are}`;
  return are ? { kind: 'some', text, from: at + 1 } : undefined;
}

/** "comes from the word lyrikos, meaning "of the lyre"" → "This means "of the lyre"." */
export function meansThat({
  tree,
  at,
  rules,
  data: { meaning },
  language,
}: Place): Begin | undefined {
  if (!meaning || tree.lower(at) !== meaning[0] || tree.form(at - 1) !== ',') return undefined;
  if (!/^["“‘']$/.test(tree.form(at + 1)) || goesOnAfter(tree, at)) return undefined;
  const close = range({ first: at + 2, last: tree.lastWord + 1 }).findLast((i) =>
    /^["”’']$/.test(tree.form(i)),
  );
  const thing = rules.demonstratives?.Sing;
  if (close === undefined || close < tree.lastWord || !thing) return undefined;
  const form = thirdPerson(language, meaning[1], 'Pres', false);
  return form ? { kind: 'thing', text: `${thing} ${form}`, from: at + 1 } : undefined;
}
