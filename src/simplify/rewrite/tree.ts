import type { Features, Sentence, Upos } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { RuleSet } from './rule.ts';

/** A word of a sentence, as patterns and templates see it. */
export interface Node {
  readonly index: number;
  readonly form: string;
  /** The form in lower case. */
  readonly lower: string;
  /** The lemma, in lower case and as written. */
  readonly lemma: string;
  readonly written: string;
  readonly upos: Upos;
  readonly features: Features;
  readonly head: number;
  readonly relation: string;
  /** The probability of head and relation, if the parser provides it. */
  readonly probability: number | undefined;
  /** How likely the head alone is. */
  readonly headProbability: number | undefined;
  /** Is there a space before it? */
  readonly isSpaced: boolean;
  readonly start: number;
  readonly end: number;
}

/** The changes of a repair to a node. */
export type NodeChange = Partial<Pick<Node, 'head' | 'relation' | 'upos' | 'features'>>;

const OPENING = /^["“„«([{‘]$/u;
const CLOSING = /^["”“»)\]}’]$/u;
const EDGE = /^(?:[,;:–—-]+|\.\.\.)$/u;
const END = /^[.!?;:]+$/u;

/** A sentence as a dependency tree. */
export class Tree {
  readonly text: string;
  readonly nodes: readonly Node[];
  readonly language: Language;
  readonly rules: RuleSet;
  readonly root: number;
  private readonly below: readonly (readonly number[])[];
  private readonly yields = new Map<number, readonly number[]>();

  constructor(text: string, nodes: readonly Node[], language: Language, rules: RuleSet) {
    this.text = text;
    this.nodes = nodes;
    this.language = language;
    this.rules = rules;
    this.root = Math.max(
      0,
      nodes.findIndex(({ head }) => head < 0),
    );
    const below: number[][] = nodes.map(() => []);
    for (const { index, head } of nodes) if (head >= 0) below[head].push(index);
    this.below = below;
  }

  /** Reads an analysed sentence of a text. */
  static of(text: string, sentence: Sentence, language: Language, rules: RuleSet): Tree {
    const { start, tokens } = sentence;
    const nodes = tokens.map((token, index): Node => {
      const { form, analysis } = token;
      const { headProbability, relationProbability = 1 } = analysis ?? {};
      return {
        index,
        form,
        lower: form.toLowerCase(),
        lemma: (analysis?.lemma ?? form).toLowerCase(),
        written: analysis?.lemma ?? form,
        upos: analysis?.upos ?? 'X',
        features: analysis?.features ?? {},
        head: analysis?.head ?? -1,
        relation: analysis?.relation ?? 'dep',
        probability:
          headProbability === undefined ? undefined : headProbability * relationProbability,
        headProbability,
        isSpaced: index > 0 && tokens[index - 1].end < token.start,
        start: token.start - start,
        end: token.end - start,
      };
    });
    return new Tree(text.slice(start, sentence.end), nodes, language, rules);
  }

  /** The same sentence with some nodes attached or named differently. */
  with(changes: ReadonlyMap<number, NodeChange>): Tree {
    const nodes = this.nodes.map((node) => {
      const change = changes.get(node.index);
      // The parser gives no probability for an arc that it did not create.
      return change
        ? { ...node, ...change, probability: undefined, headProbability: undefined }
        : node;
    });
    return new Tree(this.text, nodes, this.language, this.rules);
  }

  at(index: number): Node {
    return this.nodes[index];
  }

  children(index: number): readonly number[] {
    return this.below[index];
  }

  childNodes(index: number): Node[] {
    return this.below[index].map((child) => this.nodes[child]);
  }

  child(index: number, ...relations: readonly string[]): Node | undefined {
    return this.childNodes(index).find(({ relation }) => relations.includes(relation));
  }

  /** All words under a node and the node itself, in order. */
  subtree(index: number): readonly number[] {
    const known = this.yields.get(index);
    if (known) return known;
    const seen = new Set<number>();
    const walk = (at: number) => {
      if (seen.has(at)) return;
      seen.add(at);
      this.below[at].forEach(walk);
    };
    walk(index);
    const found = [...seen].sort((a, b) => a - b);
    this.yields.set(index, found);
    return found;
  }

  /** The subtree without commas and unpaired marks at its edges. */
  span(index: number): readonly number[] {
    const span = [...this.subtree(index)];
    const form = (at: number) => this.nodes[at].form;
    const last = this.nodes.length - 1;
    const has = (mark: RegExp, not: number) => span.some((at) => at !== not && mark.test(form(at)));
    const isLooseStart = (at: number) =>
      EDGE.test(form(at)) || (OPENING.test(form(at)) && !has(CLOSING, at));
    const isLooseEnd = (at: number) =>
      EDGE.test(form(at)) ||
      (at === last && END.test(form(at))) ||
      (CLOSING.test(form(at)) && !has(OPENING, at));
    while (span.length > 1 && span[0] !== index && isLooseStart(span[0])) span.shift();
    while (span.length > 1 && span[span.length - 1] !== index && isLooseEnd(span[span.length - 1]))
      span.pop();
    return span;
  }

  /** Are there only punctuation marks from one place up to another? */
  onlyMarks(from: number, to: number): boolean {
    return this.nodes.slice(Math.max(0, from), to).every(({ upos }) => upos === 'PUNCT');
  }

  /** Where the sentence begins behind the number of its paragraph: "(2)", "3." */
  get opening(): number {
    const [a, b, c] = this.nodes;
    if (a?.form === '(' && /^\p{N}+\p{Ll}?$/u.test(b?.form ?? '') && c?.form === ')') return 3;
    if (/^\p{N}+[.)]$/u.test(a?.form ?? '')) return 1;
    return /^\p{N}+$/u.test(a?.form ?? '') && /^[.)]$/.test(b?.form ?? '') ? 2 : 0;
  }

  isContiguous(set: readonly number[]): boolean {
    return set.every((at, i) => i === 0 || this.onlyMarks(set[i - 1] + 1, at));
  }

  /** The node and its ancestors, up to the root. */
  *path(index: number): Generator<Node> {
    const seen = new Set<number>();
    for (let at = index; at >= 0 && !seen.has(at); at = this.nodes[at].head) {
      seen.add(at);
      yield this.nodes[at];
    }
  }

  isUnder(index: number, above: number): boolean {
    for (const node of this.path(index)) if (node.index === above) return true;
    return false;
  }

  /** How many words the sentence has. */
  get words(): number {
    return this.nodes.filter(({ upos }) => upos !== 'PUNCT').length;
  }

  is(index: number, name: string): boolean {
    const { lower, lemma } = this.nodes[index];
    return this.rules.isIn(name, lower) || this.rules.isIn(name, lemma);
  }
}
