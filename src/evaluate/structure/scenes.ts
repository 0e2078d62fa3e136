import type { Sentence, Token } from '../../core/index.ts';

/**
 * A Scene in the sense of UCCA, as far as a dependency tree shows it: a predicate and its
 * arguments, as indices in the sentence.
 */
export interface Scene {
  /** The predicate's word. */
  readonly relation: number;
  /** The head word of each argument; those joined by "and" together. */
  readonly participants: readonly (readonly number[])[];
  /** All words of the Scene, except those of a nested Scene. */
  readonly words: readonly number[];
}

const PREDICATES = new Set(['VERB', 'ADJ', 'NOUN', 'PROPN', 'PRON', 'NUM', 'ADV', 'X']);
const CLAUSES = new Set(['root', 'ccomp', 'advcl', 'acl', 'csubj', 'parataxis', 'conj', 'xcomp']);
const ARGUMENTS = new Set(['nsubj', 'obj', 'iobj', 'obl', 'csubj', 'ccomp', 'xcomp', 'nmod']);

/** The Scenes of an analysed sentence, in the order of their predicates. */
export function readScenes({ tokens }: Sentence): Scene[] {
  const children = childrenOf(tokens);
  const relations = tokens.flatMap((_, i) => (isRelation(tokens, children, i) ? [i] : []));
  const known = new Set(relations);
  return relations.map((relation) => ({
    relation,
    participants: participantsOf(tokens, children, relation, known),
    words: wordsOf(tokens, children, relation, known),
  }));
}

function childrenOf(tokens: readonly Token[]): number[][] {
  const children: number[][] = tokens.map(() => []);
  tokens.forEach(({ analysis }, i) => {
    if (analysis && analysis.head >= 0) children[analysis.head].push(i);
  });
  return children;
}

const relationOf = (token: Token): string => token.analysis?.relation.split(':')[0] ?? '';

/** The head of a clause: a verb, or another word with a copula or a subject. */
function isRelation(tokens: readonly Token[], children: readonly number[][], i: number): boolean {
  const relation = relationOf(tokens[i]);
  const upos = tokens[i].analysis?.upos ?? 'X';
  if (!CLAUSES.has(relation) || !PREDICATES.has(upos)) return false;
  if (relation === 'root') return true;
  const below = children[i].map((child) => relationOf(tokens[child]));
  return (
    upos === 'VERB' || (relation !== 'xcomp' && (below.includes('cop') || below.includes('nsubj')))
  );
}

function participantsOf(
  tokens: readonly Token[],
  children: readonly number[][],
  relation: number,
  scenes: ReadonlySet<number>,
): number[][] {
  const found = children[relation]
    .filter((child) => ARGUMENTS.has(relationOf(tokens[child])))
    .map((child) => [
      child,
      ...children[child].filter((word) => relationOf(tokens[word]) === 'conj' && !scenes.has(word)),
    ]);
  const head = tokens[relation].analysis?.head ?? -1;
  // The noun that a relative clause or participle modifies is its argument.
  if (relationOf(tokens[relation]) === 'acl' && head >= 0) found.push([head]);
  return found;
}

function wordsOf(
  tokens: readonly Token[],
  children: readonly number[][],
  relation: number,
  scenes: ReadonlySet<number>,
): number[] {
  const words: number[] = [];
  const open = [relation];
  while (open.length > 0) {
    const at = open.pop() as number;
    if (relationOf(tokens[at]) !== 'punct') words.push(at);
    for (const child of children[at]) if (!scenes.has(child)) open.push(child);
  }
  const head = tokens[relation].analysis?.head ?? -1;
  if (relationOf(tokens[relation]) === 'acl' && head >= 0) words.push(head);
  return words.sort((a, b) => a - b);
}
