import type { GoldSentence } from '../analysis/treebank.ts';

/**
 * Treebanks differ in what they tell apart. This brings them to one scheme, by what their own trees
 * show: `acl:relcl` for clauses with a relative word, `PronType=Rel` on that word, `obl:agent` for
 * who acts in a passive. `agents` are the prepositions of agents, for treebanks that call them `obl`.
 */
export function harmonise(
  sentences: readonly GoldSentence[],
  agents: readonly string[],
): GoldSentence[] {
  const relatives = relativeWords(sentences);
  const count = (relation: string) =>
    sentences.reduce(
      (sum, { relations }) => sum + relations.filter((each) => each === relation).length,
      0,
    );
  const namesAgents = count('obl:agent') > count('nsubj:pass') * FEWEST_AGENTS;
  return sentences.map((sentence) => {
    if (!sentence.heads) return sentence;
    const changed = {
      ...sentence,
      upos: [...sentence.upos],
      features: [...sentence.features],
      relations: [...sentence.relations],
    };
    markRelatives(changed, relatives);
    if (!namesAgents) markAgents(changed, agents);
    return changed;
  });
}

/** Of so many passives one or two would be a slip. */
const FEWEST_AGENTS = 0.03;

const NOMINAL = new Set(['NOUN', 'PROPN', 'PRON', 'NUM', 'ADJ', 'DET', 'X', 'SYM']);
const RELATIVE_TAGS = new Set(['PRON', 'DET', 'ADV', 'SCONJ']);

function pronType(features: string): readonly string[] {
  return /(?:^|\|)PronType=([^|]*)/.exec(features)?.[1].split(',') ?? [];
}

/** Forms that a treebank marks as relative somewhere. */
function relativeWords(sentences: readonly GoldSentence[]): Set<string> {
  const words = new Set<string>();
  for (const { forms, features } of sentences) {
    features.forEach((each, i) => {
      if (pronType(each).includes('Rel')) words.add(forms[i].toLowerCase());
    });
  }
  return words;
}

function markRelatives(sentence: GoldSentence, relatives: ReadonlySet<string>): void {
  const { upos, features, relations } = sentence;
  const heads = sentence.heads!;
  const isRelative = new Set<number>();
  relations.forEach((relation, verb) => {
    const antecedent = heads[verb];
    if (!/^acl\b/.test(relation) || antecedent < 0 || antecedent > verb) return;
    const word = relativeWordOf(sentence, antecedent, verb, relatives);
    if (word < 0) return;
    const isClause = relation === 'acl:relcl' || pronType(features[word]).includes('Rel');
    if (!isClause || !NOMINAL.has(upos[antecedent])) return;
    relations[verb] = 'acl:relcl';
    isRelative.add(word);
    if (upos[word] === 'SCONJ' || relations[word] === 'mark') {
      // A relative word that the treebank calls a conjunction has a part in its clause.
      upos[word] = 'PRON';
      relations[word] = missingPart(sentence, verb);
      features[word] = withRelative(features[word]);
    } else if (upos[word] !== 'ADV' || pronType(features[word]).length > 0) {
      features[word] = withRelative(features[word]);
    }
  });
  // "PronType=Dem,Rel" outside of a relative clause says no more than "Dem".
  features.forEach((each, i) => {
    const types = pronType(each);
    if (types.length > 1 && !isRelative.has(i)) {
      const kept = types.find((type) => type !== 'Rel')!;
      features[i] = each.replace(/PronType=[^|]*/, `PronType=${kept}`);
    }
  });
}

/** The first relative word of a clause: it hangs on the verb, or on something that does. */
function relativeWordOf(
  { forms, upos, features, relations, heads }: GoldSentence,
  antecedent: number,
  verb: number,
  relatives: ReadonlySet<string>,
): number {
  for (let i = antecedent + 1; i < verb; i++) {
    const near = heads![i] === verb || (heads![i] >= 0 && heads![heads![i]] === verb);
    if (!near || !RELATIVE_TAGS.has(upos[i])) continue;
    if (pronType(features[i]).includes('Rel')) return i;
    if (relatives.has(forms[i].toLowerCase()) && relations[i] === 'mark') return i;
    if (relatives.has(forms[i].toLowerCase()) && pronType(features[i]).includes('Int')) return i;
  }
  return -1;
}

function missingPart({ relations, heads }: GoldSentence, verb: number): string {
  const has = (name: RegExp) =>
    relations.some((relation, i) => heads![i] === verb && name.test(relation));
  if (!has(/^[nc]subj/)) return has(/^aux:pass$/) ? 'nsubj:pass' : 'nsubj';
  return has(/^obj$/) ? 'obl' : 'obj';
}

function withRelative(features: string): string {
  if (features === '_') return 'PronType=Rel';
  if (/PronType=/.test(features)) return features.replace(/PronType=[^|]*/, 'PronType=Rel');
  return [...features.split('|'), 'PronType=Rel'].sort().join('|');
}

function markAgents({ forms, relations, heads }: GoldSentence, agents: readonly string[]): void {
  relations.forEach((relation, i) => {
    if (relation !== 'obl') return;
    const verb = heads![i];
    const isPassive = relations.some(
      (each, k) => heads![k] === verb && /^(aux|[nc]subj):pass$/.test(each),
    );
    const hasMark = relations.some(
      (each, k) => heads![k] === i && each === 'case' && agents.includes(forms[k].toLowerCase()),
    );
    if (isPassive && hasMark) relations[i] = 'obl:agent';
  });
}
