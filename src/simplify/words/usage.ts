import type { Sentence, Token } from '../../core/index.ts';
import { byPlace } from './by-place.ts';

/**
 * What words are never used as, counted in running text (`train/words/usage.ts`): lines of a part of speech, a
 * use and the words, with tabs and spaces between. `NOUN plural` holds *advice*, `VERB obj` *live*, `VERB +of`
 * *write*; a line without a use holds words that are never of that part of speech. `only VERB state` holds the few
 * that are: *felt [sad]*.
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

/** What shows that a word stands in a way in which the new one never does: [a] *praise, *lives [the house]. */
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
    // What has no object cannot be passive: *lived groups.
    (use === 'passive' && usage.isNever(lower, `${upos} obj`));
  return usesOf(sentence, index).find(({ use }) => isUnused(use))?.shownBy;
}

/** A way in which a word is used, and the word that shows it: itself, or a neighbour. */
export interface Use {
  readonly use: string;
  readonly shownBy: string;
}

/** How the word at a place is used, as far as its sentence shows it. */
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
  // Joined nouns share an article, those in compounds have none.
  if (/^(?:compound|conj|flat|fixed|appos|vocative|root)/.test(relation)) return [];
  const counted = { use: 'counted', shownBy: form };
  if (features.Number === 'Plur') return [counted, { use: 'plural', shownBy: form }];
  if (features.Number !== 'Sing') return [];
  const singular = { use: 'singular', shownBy: form };
  const article = children.find(hasRelation(/^(?:det|nmod:poss|nummod)/));
  if (!article) {
    let at = tokens.indexOf(token) - 1;
    while (children.includes(tokens[at]) && isPremodifier(tokens[at])) at--;
    // An article or a noun before it that does not hang on it is a mistake of the parser.
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
  // What is passive, or stands as an attribute, has its object before it: the [nested] groups.
  if (isPassive || (isAttribute && features.Tense === 'Past'))
    return [{ use: 'passive', shownBy: form }, ...before];
  if (isAttribute) return before;
  const active = { use: 'active', shownBy: form };
  if (object)
    return [active, { use: 'whole', shownBy: form }, { use: 'obj', shownBy: object.form }];
  // Of two verbs that are joined, and in relative clauses, the object may stand elsewhere.
  if (/^(?:conj|acl)/.test(relation) || children.some(hasRelation(/^conj/))) return [active];
  const state = children.find(
    (child) => hasRelation(/^xcomp/)(child) && child.analysis?.upos === 'ADJ',
  );
  if (state) return [active, { use: 'state', shownBy: state.form }];
  const clause = children.some(hasRelation(/^(?:ccomp|xcomp)/));
  return [active, { use: clause ? 'whole' : 'bare', shownBy: form }];
}

/** The prepositions of what depends on a word: composed [of]. */
function prepositions(children: readonly Token[], tokens: readonly Token[]): Use[] {
  return children.filter(hasRelation(/^(?:obl|nmod)/)).flatMap((child) => {
    const at = tokens.indexOf(child);
    const marker = tokens.find(
      ({ analysis }) => analysis?.head === at && analysis.relation === 'case',
    );
    return marker ? [{ use: `+${marker.form.toLowerCase()}`, shownBy: marker.form }] : [];
  });
}
