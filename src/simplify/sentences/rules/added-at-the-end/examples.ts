import { range } from '../../proposal.ts';
import type { Begin, Place } from './added.ts';

/** "in many plays such as A and B" → "These include A and B.": of many that are counted, or after a comma. */
export function examples({ tree, at, rules }: Place): Begin | undefined {
  const { examples: data } = rules;
  if (!data) return undefined;
  const pair = `${tree.lower(at)} ${tree.lower(at + 1)}`;
  const long = Object.hasOwn(data.words, pair);
  const word = long ? pair : tree.lower(at);
  if (!Object.hasOwn(data.words, word)) return undefined;
  const from = at + (long ? 2 : 1);
  const before = tree.commaBefore(at);
  const noun = before - 1;
  const { upos, features, relation } = tree.at(noun);
  if (upos !== 'NOUN' || features.Number !== 'Plur') return undefined;
  const counted = tree
    .children(noun)
    .some((i) => i < noun && (data.counts.includes(tree.lower(i)) || tree.at(i).upos === 'NUM'));
  // "dogs, cats and birds, such as": of which of them?
  const joined =
    relation === 'conj' || tree.children(noun).some((i) => tree.relation(i) === 'conj' && i < noun);
  if ((before === at || joined) && !counted) return undefined;
  // A main clause before, and a mere list after.
  const finite = range({ first: 1, last: noun - 1 }).some((i) => tree.isFinite(i));
  const subject = tree.subjectOf(tree.root);
  const main = subject !== undefined && subject < noun && tree.root < noun && finite;
  const list = range({ first: from, last: tree.lastWord });
  const plain = list.every(
    (i) =>
      tree.enclosed[i] ||
      (LIST.test(tree.at(i).upos) && !tree.isFinite(i) && !/^[;:]$/.test(tree.form(i))),
  );
  if (!main || !plain || list.length < 1) return undefined;
  if (!/^(?:DET|PROPN|NOUN|ADJ|NUM|PUNCT)$/.test(tree.at(from).upos)) return undefined;
  return { kind: 'list', text: data.words[word], from };
}

const LIST = /^(?:DET|PROPN|NOUN|ADJ|NUM|PUNCT|CCONJ|ADP|PART|SYM)$/;
