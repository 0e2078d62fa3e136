import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { pronounFor } from '../subjects/subject.ts';
import { thirdPerson } from '../subjects/third-person.ts';
import { type Begin, goesOnAfter, mainClause, mainVerb, type Place } from './added.ts';

const SHORTEST_CLAIM = 5;

/** "due to", "because of", "largely because" */
export function because({ tree, at, rules, data }: Place): Begin | undefined {
  const how = data.causeAdverbs.includes(tree.lower(at)) ? 1 : 0;
  const word = tree.lower(at + how);
  const pair = `${word} ${tree.lower(at + how + 1)}`;
  const cause = data.causes[pair] ?? data.causes[word];
  const { upos } = tree.at(tree.commaBefore(at) - 1);
  if (cause === undefined || /^(?:AUX|CCONJ|SCONJ|ADP)$/.test(upos)) return undefined;
  const finite = mainVerb(tree, at, rules);
  const isNoun = data.causes[pair] !== undefined;
  // "voted for it because it makes sense": that is so today.
  const why = range({ first: at + how + 1, last: tree.lastWord }).find((i) => tree.isFinite(i));
  const isNow = !isNoun && tree.at(why ?? -1).features.Tense === 'Pres';
  const is = rules.copula?.[`${isNow ? 'Pres' : tree.at(finite ?? -1).features.Tense}.Sing`];
  const thing = rules.demonstratives?.Sing;
  if (finite === undefined || !is || !thing) return undefined;
  // "did not leave because of X", "only because of X": what is denied or counted is the cause.
  const words = range({ first: 0, last: at - 1 }).map((i) => tree.lower(i));
  // "may leave because he is ill": with a clause of its own the cause is of all that.
  const modals = isNoun ? [] : (rules.modals ?? []);
  if (words.some((each) => data.scopes.includes(each) && !modals.includes(each))) return undefined;
  // "an area known as the Space Coast because it is": that is why it is called so.
  const told = range({ first: tree.root + 1, last: at - 1 });
  const inner = (i: number) =>
    tree.at(i).upos === 'VERB' && /^(?:acl|advcl)/.test(tree.at(i).relation);
  if (tree.form(at - 1) !== ',' && told.some(inner)) return undefined;
  // "The song is notable due to X": too little would be said first.
  const from = at + how + (isNoun ? 2 : 1);
  if (isNoun && (at - 1 === tree.root || goesOnDoing(tree, from))) return undefined;
  if (at < SHORTEST_CLAIM || /^[,;]$/.test(tree.form(at - 2)) || goesOnAfter(tree, from))
    return undefined;
  const adverb = how ? ` ${tree.lower(at)}` : '';
  return { kind: 'cause', text: `${thing} ${is}${adverb} ${cause}`, from };
}

/** "due to ill health and had to …", "due to injuries, playing …", "before leaving and being sold" */
function goesOnDoing(tree: Tree, first: number): boolean {
  return range({ first, last: tree.lastWord }).some((i) => {
    const joins = tree.form(i) === ',' || tree.at(i).upos === 'CCONJ';
    const next = tree.at(i + 1).upos === 'ADV' ? i + 2 : i + 1;
    return joins && /^(?:VERB|AUX)$/.test(tree.at(next).upos);
  });
}

/** ", before returning to Rome" */
export function beforeDoing({ tree, at, rules, data, language }: Place): Begin | undefined {
  const adverb = data.before[tree.lower(at)];
  const { upos, lemma } = tree.at(at + 1);
  const ending = rules.participles?.ending;
  if (adverb === undefined || upos !== 'VERB' || !ending) return undefined;
  if (!tree.lower(at + 1).endsWith(ending) || goesOnAfter(tree, at)) return undefined;
  if (goesOnDoing(tree, at + 2) || tree.at(tree.root).upos === 'ADJ') return undefined;
  // "moments before leaving": so much earlier, and not what came next.
  const times = [...(rules.passive?.notAgents ?? []), ...(rules.joints?.times ?? [])];
  const isTime = times.includes(tree.at(at - 1).lemma);
  const main = isTime ? undefined : mainClause(tree, at, rules);
  if (!main) return undefined;
  const { subject, finite } = main;
  const { Tense } = tree.at(finite).features;
  // "can be washed before eating": a rule, not what happened.
  const helped = tree.relation(finite) === 'aux' && tree.at(finite).relation === 'aux';
  const passive = tree.at(finite).relation === 'aux:pass';
  if (!Tense || helped || (passive && tree.commaBefore(at) === at)) return undefined;
  const again = pronounFor(tree, subject, rules);
  const plural = tree.at(subject).features.Number === 'Plur';
  const form = thirdPerson(language, lemma, Tense, plural);
  if (!again || !form) return undefined;
  return { kind: 'then', text: `${again} ${adverb} ${form}`, from: at + 2 };
}
