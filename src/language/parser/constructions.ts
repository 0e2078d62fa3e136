import type { Analysis, Token } from '../../core/index.ts';

/** Constructions that rules act on, by the relations they depend on. */
export const CONSTRUCTIONS = [
  /** A relative clause with its antecedent and its relative word. */
  'relative-clause',
  /** The verb of a relative clause, whatever its antecedent. */
  'relative-verb',
  'apposition',
  /** Two coordinated clauses, each with its own subject. */
  'coordinated-clauses',
  /** Two coordinated verbs, the second without a subject. */
  'coordinated-verbs',
  /** An adverbial clause with a subject, its conjunction and the verb that it belongs to. */
  'adverbial-clause',
  /** A participle with the noun or verb that it belongs to. */
  'participial-clause',
  /** A passive with its subject and agent. */
  'passive-agent',
] as const;
export type ConstructionKind = (typeof CONSTRUCTIONS)[number];

/** The least probability of each construction at which rules may rely on it. */
export type Floors = Readonly<Record<ConstructionKind, number>>;

/** A construction in a sentence; all places are indices of tokens. */
export interface Construction {
  readonly kind: ConstructionKind;
  readonly head: number;
  readonly dependent: number;
  /** The tokens whose heads and relations make it. */
  readonly tokens: readonly number[];
  /** The probability of its least likely head and relation; 1 for quick analyses, which provide none. */
  readonly probability: number;
}

/** The constructions of an analysed sentence. */
export function constructionsOf(tokens: readonly Token[]): Construction[] {
  const tree = new Tree(tokens);
  const found: Construction[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (tree.head(i) < 0) continue;
    addRelative(tree, i, found);
    addApposition(tree, i, found);
    addCoordination(tree, i, found);
    addAdverbial(tree, i, found);
    addParticipial(tree, i, found);
    addPassive(tree, i, found);
  }
  return found;
}

class Tree {
  private readonly tokens: readonly Token[];
  private readonly children: number[][];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.children = tokens.map(() => []);
    tokens.forEach(({ analysis }, i) => {
      if (analysis && analysis.head >= 0) this.children[analysis.head].push(i);
    });
  }

  at(i: number): Analysis | undefined {
    return this.tokens[i].analysis;
  }

  head(i: number): number {
    return this.at(i)?.head ?? -1;
  }

  /** The relation without its subtype. */
  relation(i: number): string {
    return this.at(i)?.relation.split(':', 1)[0] ?? '';
  }

  below(i: number, test: (child: number) => boolean): number[] {
    return this.children[i].filter(test);
  }

  subjects(i: number): number[] {
    return this.below(i, (child) => SUBJECTS.has(this.relation(child)));
  }

  isPredicate(i: number): boolean {
    return (
      this.isVerb(i) ||
      this.below(i, (child) => /^(cop|aux)$/.test(this.relation(child))).length > 0
    );
  }

  isVerb(i: number): boolean {
    const upos = this.at(i)?.upos;
    return upos === 'VERB' || upos === 'AUX';
  }

  construction(
    kind: ConstructionKind,
    head: number,
    dependent: number,
    tokens: readonly number[],
  ): Construction {
    const likely = tokens.map((i) => {
      const { headProbability = 1, relationProbability = 1 } = this.at(i) ?? {};
      return headProbability * relationProbability;
    });
    return { kind, head, dependent, tokens, probability: Math.min(...likely) };
  }
}

const SUBJECTS = new Set(['nsubj', 'csubj', 'expl']);
const CLAUSES = new Set(['root', 'ccomp', 'advcl', 'acl', 'parataxis']);

function addRelative(tree: Tree, verb: number, found: Construction[]): void {
  if (tree.at(verb)?.relation !== 'acl:relcl') return;
  const antecedent = tree.head(verb);
  const isRelative = (i: number) => /\bRel\b/.test(tree.at(i)?.features.PronType ?? '');
  const near = tree.below(verb, () => true);
  const word = [...near, ...near.flatMap((child) => tree.below(child, () => true))].find(
    isRelative,
  );
  const tokens = word === undefined ? [verb] : [verb, word];
  found.push(tree.construction('relative-clause', antecedent, verb, tokens));
  found.push(tree.construction('relative-verb', verb, verb, [verb]));
}

function addApposition(tree: Tree, i: number, found: Construction[]): void {
  if (tree.relation(i) === 'appos') {
    found.push(tree.construction('apposition', tree.head(i), i, [i]));
  }
}

function addCoordination(tree: Tree, second: number, found: Construction[]): void {
  const first = tree.head(second);
  if (tree.relation(second) !== 'conj' || first > second) return;
  if (!tree.isPredicate(first) || !tree.isPredicate(second)) return;
  const [own] = tree.subjects(first);
  const [other] = tree.subjects(second);
  if (own !== undefined && other !== undefined) {
    found.push(tree.construction('coordinated-clauses', first, second, [second, own, other]));
  } else if (other === undefined && tree.isVerb(first) && tree.isVerb(second)) {
    if (own === undefined && !CLAUSES.has(tree.relation(first))) return;
    found.push(tree.construction('coordinated-verbs', first, second, [second]));
  }
}

function addAdverbial(tree: Tree, verb: number, found: Construction[]): void {
  if (tree.relation(verb) !== 'advcl' || !tree.isPredicate(verb)) return;
  const [subject] = tree.subjects(verb);
  if (subject === undefined) return;
  const marks = tree.below(verb, (child) => child < verb && tree.relation(child) === 'mark');
  const tokens = [verb, ...marks.slice(0, 1), subject];
  found.push(tree.construction('adverbial-clause', tree.head(verb), verb, tokens));
}

function addParticipial(tree: Tree, verb: number, found: Construction[]): void {
  const form = tree.at(verb)?.features.VerbForm;
  if ((form !== 'Part' && form !== 'Ger') || !tree.isVerb(verb)) return;
  const relation = tree.at(verb)?.relation;
  const isAcl = relation === 'acl' && verb > tree.head(verb);
  const isAdverbial =
    tree.relation(verb) === 'advcl' &&
    tree.subjects(verb).length === 0 &&
    tree.below(verb, (child) => child < verb && tree.relation(child) === 'mark').length === 0;
  const hasFinite = tree.below(verb, (child) => tree.relation(child) === 'aux').length > 0;
  if ((!isAcl && !isAdverbial) || hasFinite) return;
  found.push(tree.construction('participial-clause', tree.head(verb), verb, [verb]));
}

function addPassive(tree: Tree, agent: number, found: Construction[]): void {
  if (tree.at(agent)?.relation !== 'obl:agent') return;
  const verb = tree.head(agent);
  const having = (relation: RegExp) => (child: number) =>
    relation.test(tree.at(child)?.relation ?? '');
  const [subject] = tree.below(verb, having(/^[nc]subj:pass$/));
  const [helper] = tree.below(verb, having(/^aux:pass$/));
  if (subject === undefined || helper === undefined) return;
  found.push(tree.construction('passive-agent', verb, agent, [agent, subject, helper]));
}
