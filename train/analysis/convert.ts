import { attachPunctuation } from '../../src/language/analysis/punctuation.ts';
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
  if (!isVersion1) return { ...sentence, upos, relations };
  const heads = moveCoordinators(sentence.heads, relations);
  fillGaps(heads, relations);
  turnPostpositions(heads, relations, upos);
  return {
    ...sentence,
    upos,
    relations,
    heads: attachPunctuation(
      sentence.forms,
      liftFromFunctionWords(heads, relations),
      (i) => relations[i] === 'punct',
    ),
  };
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

const FUNCTION_RELATIONS = /^(aux|cop|case)/;
const STAYS = /^(fixed|flat|goeswith|conj|cc|punct)/;

/** Which word stands for a clause without its verb: the subject before the object and what follows. */
const PROMOTED = ['nsubj', 'obj', 'iobj', 'obl', 'nmod', 'advmod'];

/** In version 1 the words of a clause without a verb hang on its coordinator, in 2 on one of them. */
function fillGaps(heads: number[], relations: string[]): void {
  relations.forEach((relation, coordinator) => {
    if (relation !== 'cc') return;
    const left = heads.flatMap((head, i) =>
      head === coordinator && !STAYS.test(relations[i]) ? [i] : [],
    );
    if (left.length === 0) return;
    const rank = (i: number) => PROMOTED.indexOf(relations[i]) >>> 0;
    const promoted = left.reduce((best, i) => (rank(i) < rank(best) ? i : best));
    heads[promoted] = heads[coordinator];
    heads[coordinator] = promoted;
    for (const i of left) {
      if (i !== promoted) heads[i] = promoted;
      relations[i] = i === promoted ? 'conj' : 'orphan';
    }
  });
}

/** Where a noun hangs on its postposition ("haien inguruan dago"), 2 has it the other way round. */
function turnPostpositions(heads: number[], relations: string[], upos: readonly string[]): void {
  relations.forEach((relation, adposition) => {
    if (relation !== 'case' || heads[adposition] < adposition) return;
    const noun = heads.findLastIndex(
      (head, i) => head === adposition && i < adposition && !STAYS.test(relations[i]),
    );
    if (noun < 0) return;
    heads[noun] = heads[adposition];
    heads[adposition] = noun;
    if (relations[noun] === 'nmod' && PREDICATES.has(upos[heads[noun]])) relations[noun] = 'obl';
  });
}

/** In version 2 function words carry no words of their own: these go to the predicate or noun. */
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
