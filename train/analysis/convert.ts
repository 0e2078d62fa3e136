import { attachPunctuation } from './punctuation.ts';
import type { GoldSentence } from './treebank.ts';

/** Relations of Universal Dependencies 1 under their name in version 2. */
const RENAMED: Readonly<Record<string, string>> = {
  dobj: 'obj',
  nsubjpass: 'nsubj:pass',
  csubjpass: 'csubj:pass',
  auxpass: 'aux:pass',
  mwe: 'fixed',
  name: 'flat:name',
  foreign: 'flat:foreign',
  neg: 'advmod',
  remnant: 'orphan',
};

/** Subtypes that later steps ask for; others fall back to the universal relation. */
const KEPT_SUBTYPES = new Set([
  'nsubj:pass',
  'csubj:pass',
  'aux:pass',
  'obl:agent',
  'acl:relcl',
  'expl:pass',
  'expl:pv',
  'expl:impers',
  'compound:prt',
  'flat:name',
  'flat:foreign',
  'nmod:poss',
  'det:poss',
  'cc:preconj',
  'nummod:gov',
  'obl:tmod',
]);

const PREDICATES = new Set(['VERB', 'AUX', 'ADJ', 'ADV']);

/** Brings a sentence to the conventions we train on: UD 2, with a fixed set of subtypes. */
export function convert(sentence: GoldSentence, isVersion1 = false): GoldSentence {
  const upos = sentence.upos.map((tag) => (tag === 'CONJ' ? 'CCONJ' : tag));
  if (!sentence.heads) return { ...sentence, upos };
  const relations = sentence.relations.map((relation, i) => {
    if (isVersion1 && relation === 'nmod' && PREDICATES.has(upos[sentence.heads![i]] ?? ''))
      return 'obl';
    const renamed = RENAMED[relation] ?? relation;
    return KEPT_SUBTYPES.has(renamed) ? renamed : renamed.split(':')[0];
  });
  const heads = isVersion1
    ? attachPunctuation(
        sentence.forms,
        liftFromFunctionWords(moveCoordinators(sentence.heads, relations), relations),
        relations,
      )
    : sentence.heads;
  return { ...sentence, upos, relations, heads };
}

/** In version 2 a coordinator (and the comma before it) belongs to the conjunct that follows. */
function moveCoordinators(heads: readonly number[], relations: readonly string[]): number[] {
  const moved = [...heads];
  for (let i = 0; i < heads.length; i++) {
    if (relations[i] !== 'cc') continue;
    for (let next = i + 1; next < heads.length; next++) {
      if (relations[next] === 'conj' && heads[next] === heads[i]) {
        moved[i] = next;
        break;
      }
    }
  }
  return moved;
}

const FUNCTION_RELATIONS = /^(aux|cop)/;
const STAYS = /^(fixed|flat|goeswith|conj|cc|punct)/;

/** In version 2 auxiliaries and copulas carry no words of their own: these go to the predicate. */
function liftFromFunctionWords(heads: readonly number[], relations: readonly string[]): number[] {
  return heads.map((head, i) => {
    let lifted = head;
    while (
      lifted >= 0 &&
      FUNCTION_RELATIONS.test(relations[lifted]) &&
      !STAYS.test(relations[i]) &&
      heads[lifted] >= 0
    ) {
      lifted = heads[lifted];
    }
    return lifted;
  });
}
