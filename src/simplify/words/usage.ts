import type { Sentence, Token } from '../../core/index.ts';
import { byPlace } from './by-place.ts';

/**
 * Uses that words never have, counted in running text (`train/words/usage.ts`): lines of a part of speech, a
 * use and the words, separated by tabs and spaces. `NOUN plural` lists *advice*, `VERB obj` *live*, `VERB +of`
 * *write*; a line without a use lists words that never have that part of speech. `only VERB state` lists the few
 * that do: *felt [sad]*.
 */
export class Usage {
  private readonly lists = new Map<string, ReadonlySet<string>>();

  constructor(text: string) {
    for (const line of text.split('\n')) {
      const [use, words] = line.split('\t');
      if (words) this.lists.set(use, new Set(words.split(' ')));
    }
  }

  isNever(word: string, use: string): boolean {
    return (
      this.lists.get(use)?.has(word) === true || this.lists.get(`only ${use}`)?.has(word) === false
    );
  }
}

/** The evidence that a word is used in a way in which the new one never is: [a] *praise, *lives [the house]. */
export function unusedAs(
  word: string,
  sentence: Sentence,
  index: number,
  usage: Usage,
): string | undefined {
  const token = sentence.tokens[index];
  const { upos } = token.analysis ?? {};
  if (upos === undefined || word.includes(' ')) return undefined;
  const lower = word.toLowerCase();
  if (usage.isNever(lower, upos)) return token.form;
  const isUnused = (use: string) =>
    usage.isNever(lower, `${upos} ${use}`) ||
    // A verb without an object has no passive: *lived groups.
    (use === 'passive' && usage.isNever(lower, `${upos} obj`));
  return usesOf(sentence, index).find(({ use }) => isUnused(use))?.shownBy;
}

/** A use of a word, and the word that shows it: itself, or a neighbour. */
export interface Use {
  readonly use: string;
  readonly shownBy: string;
}

/** The uses of the word at a place, as far as its sentence shows them. */
export function usesOf(sentence: Sentence, index: number): readonly Use[] {
  return known(sentence, index, () => usesIn(sentence, index));
}

const known = byPlace<readonly Use[]>();

function usesIn({ tokens }: Sentence, index: number): Use[] {
  const token = tokens[index];
  const children = tokens.filter(({ analysis }) => analysis?.head === index);
  return [
    ...(USES[token.analysis?.upos ?? '']?.(token, children, tokens) ?? []),
    ...prepositions(children, tokens),
  ];
}

type Look = (token: Token, children: readonly Token[], tokens: readonly Token[]) => Use[];

const USES: Readonly<Record<string, Look>> = {
  NOUN: nounUses,
  VERB: verbUses,
  ADV: ({ form, analysis }, _, tokens) => {
    if (!analysis?.relation.startsWith('advmod')) return [];
    const lead = tokens[analysis.head]?.analysis?.upos;
    if (lead === 'VERB') return [{ use: 'verb', shownBy: form }];
    return lead === 'ADJ' || lead === 'ADV' ? [{ use: 'degree', shownBy: form }] : [];
  },
  ADJ: ({ form, analysis }, children) => {
    if (analysis?.relation.startsWith('amod')) return [{ use: 'attributive', shownBy: form }];
    const copula = children.find(hasRelation(/^cop/));
    return copula ? [{ use: 'predicative', shownBy: copula.form }] : [];
  },
};

const hasRelation =
  (pattern: RegExp) =>
  ({ analysis }: Token): boolean =>
    pattern.test(analysis?.relation ?? '');

const isPremodifier = hasRelation(/^(?:amod|advmod|compound)/);
const UNCLEAR = ['DET', 'NUM', 'NOUN', 'PROPN', 'ADJ'];

function nounUses(token: Token, children: readonly Token[], tokens: readonly Token[]): Use[] {
  const { form } = token;
  const { relation, features } = token.analysis!;
  // Coordinated nouns share an article, those in compounds have none.
  if (/^(?:compound|conj|flat|fixed|appos|vocative|root)/.test(relation)) return [];
  const counted = { use: 'counted', shownBy: form };
  if (features.Number === 'Plur') return [counted, { use: 'plural', shownBy: form }];
  if (features.Number !== 'Sing') return [];
  const singular = { use: 'singular', shownBy: form };
  const article = children.find(hasRelation(/^(?:det|nmod:poss|nummod)/));
  if (!article) {
    let at = tokens.indexOf(token) - 1;
    while (children.includes(tokens[at]) && isPremodifier(tokens[at])) at--;
    // If a preceding article or noun does not depend on it, the parser is wrong.
    const isBare = !UNCLEAR.includes(tokens[at]?.analysis?.upos ?? 'X');
    return isBare ? [counted, singular, { use: 'bare', shownBy: form }] : [];
  }
  return article.analysis!.features.Definite === 'Ind'
    ? [counted, singular, { use: 'indefinite', shownBy: article.form }]
    : [counted, singular];
}

function verbUses(token: Token, children: readonly Token[]): Use[] {
  const { form } = token;
  const { relation, features } = token.analysis!;
  const object = children.find(hasRelation(/^obj/));
  const isPassive = children.some(hasRelation(/^(?:aux:pass|nsubj:pass)/));
  const isAttribute =
    (features.VerbForm === 'Part' && /^(?:amod|acl)/.test(relation)) ||
    (features.VerbForm === 'Ger' && relation.startsWith('amod'));
  const attribute = {
    use: features.Tense === 'Past' ? 'done' : 'doing',
    shownBy: form,
  };
  const before = isAttribute && relation.startsWith('amod') ? [attribute] : [];
  // The object of a passive or attributive participle precedes it: the [nested] groups.
  if (isPassive || (isAttribute && features.Tense === 'Past'))
    return [{ use: 'passive', shownBy: form }, ...before];
  if (isAttribute) return before;
  const active = { use: 'active', shownBy: form };
  if (object)
    return [active, { use: 'whole', shownBy: form }, { use: 'obj', shownBy: object.form }];
  // For coordinated verbs and in relative clauses, the object may be elsewhere.
  if (/^(?:conj|acl)/.test(relation) || children.some(hasRelation(/^conj/))) return [active];
  const state = children.find(
    (child) => hasRelation(/^xcomp/)(child) && child.analysis?.upos === 'ADJ',
  );
  if (state) return [active, { use: 'state', shownBy: state.form }];
  const clause = children.some(hasRelation(/^(?:ccomp|xcomp)/));
  return [active, { use: clause ? 'whole' : 'bare', shownBy: form }];
}

/** The prepositions of a word's dependents: composed [of]. */
function prepositions(children: readonly Token[], tokens: readonly Token[]): Use[] {
  return children.filter(hasRelation(/^(?:obl|nmod)/)).flatMap((child) => {
    const at = tokens.indexOf(child);
    const marker = tokens.find(
      ({ analysis }) => analysis?.head === at && analysis.relation === 'case',
    );
    return marker ? [{ use: `+${marker.form.toLowerCase()}`, shownBy: marker.form }] : [];
  });
}
