import { type Sentence, sentencesOf, type Token } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { View } from '../text.ts';
import { sharedView } from './views.ts';

/** The cached analysed sentences of a text. */
export function analysisView(language: Language): View<readonly Sentence[]> {
  return sharedView(language, 'analysis', () => (raw) => [...sentencesOf(language.analyse(raw))]);
}

/** The number of steps from each token to the root. A token with an invalid head counts as a root. */
function depths(tokens: readonly Token[]): Int32Array {
  const UNKNOWN = -1;
  const ON_THE_WAY = -2;
  const found = new Int32Array(tokens.length).fill(UNKNOWN);
  const path: number[] = [];
  for (let start = 0; start < tokens.length; start++) {
    let at = start;
    while (at >= 0 && at < tokens.length && found[at] === UNKNOWN) {
      found[at] = ON_THE_WAY;
      path.push(at);
      at = tokens[at].analysis?.head ?? -1;
    }
    // The end of the path: a known word, or nothing (the root, a cycle).
    let depth = at >= 0 && at < tokens.length && found[at] >= 0 ? found[at] + 1 : 0;
    for (let on = path.pop(); on !== undefined; on = path.pop()) found[on] = depth++;
  }
  return found;
}

/**
 * The depth of a sentence's dependency tree: steps from the root to the farthest word.
 *
 * @example treeDepth(language.analyse('She sleeps.').paragraphs[0].sentences[0].tokens) // 1
 */
export function treeDepth(tokens: readonly Token[]): number {
  let deepest = 0;
  for (const depth of depths(tokens)) deepest = Math.max(deepest, depth);
  return deepest;
}

/** The depth of the deepest tree of several sentences, as in ASSET and ACCESS. */
export function deepestTree(sentences: readonly Sentence[]): number {
  return sentences.reduce((deepest, { tokens }) => Math.max(deepest, treeDepth(tokens)), 0);
}

/** Relations that start a clause (Stodden & Kallmeyer 2020, after Universal Dependencies). */
const CLAUSES = new Set(['csubj', 'xcomp', 'ccomp', 'advcl', 'acl', 'conj']);
const NOMINAL = new Set(['NOUN', 'PROPN', 'PRON']);

const relationOf = (token: Token) => token.analysis?.relation.split(':')[0] ?? '';

/** The share of words that start a clause. */
export function clauseShare(sentences: readonly Sentence[]): number {
  let clauses = 0;
  let words = 0;
  for (const { tokens } of sentences) {
    words += tokens.length;
    for (const token of tokens) if (CLAUSES.has(relationOf(token))) clauses++;
  }
  return words === 0 ? 0 : clauses / words;
}

export type PhraseKind = 'noun' | 'verb' | 'preposition';

/** Mean words in a phrase of a kind: a head and its descendants; undefined if there is none. */
export function phraseLength(sentences: readonly Sentence[], kind: PhraseKind): number | undefined {
  let phrases = 0;
  let words = 0;
  for (const { tokens } of sentences) {
    const sizes = subtreeSizes(tokens);
    const heads = phraseHeads(tokens, kind);
    for (const head of heads) {
      phrases++;
      words += sizes[head];
    }
  }
  return phrases === 0 ? undefined : words / phrases;
}

function phraseHeads(tokens: readonly Token[], kind: PhraseKind): Set<number> {
  const heads = new Set<number>();
  for (const token of tokens) {
    const head = token.analysis?.head ?? -1;
    const above = tokens[head]?.analysis?.upos;
    if (above === undefined) continue;
    const fits =
      kind === 'preposition'
        ? relationOf(token) === 'case'
        : kind === 'verb'
          ? above === 'VERB'
          : NOMINAL.has(above);
    if (fits) heads.add(head);
  }
  return heads;
}

/** The number of descendants of each word, including itself. */
function subtreeSizes(tokens: readonly Token[]): Int32Array {
  const sizes = new Int32Array(tokens.length).fill(1);
  const depth = depths(tokens);
  const order = [...tokens.keys()].sort((a, b) => depth[b] - depth[a]);
  for (const at of order) {
    const head = tokens[at].analysis?.head ?? -1;
    if (head >= 0 && head < tokens.length && depth[head] < depth[at]) sizes[head] += sizes[at];
  }
  return sizes;
}
