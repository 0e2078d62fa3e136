import type { Analysis, Sentence, Token } from '../../core/index.ts';

/** First and last token of a stretch, both inside. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** Commas of all scripts. */
export const COMMAS: ReadonlySet<string> = new Set([',', '，', '、', '،']);

const NO_ANALYSIS: Analysis = { upos: 'X', lemma: '', features: {}, head: -1, relation: 'dep' };
const NO_CHILDREN: readonly number[] = [];
const OPENING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['（', '）'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
]);
/** »So« in German, Slovenian, Danish. */
const INWARD = new Map(
  [...OPENING, ['»', '«']].filter(([open]) => open !== '«') as [string, string][],
);
const CLOSING: ReadonlySet<string> = new Set(OPENING.values());
const INWARD_CLOSING: ReadonlySet<string> = new Set(INWARD.values());
/** The same mark opens and closes; two apostrophes are typed for one mark. */
const STRAIGHT: ReadonlySet<string> = new Set(['"', "''", '``']);
/** No mark that opens or closes is longer. */
const LONGEST_MARK = 2;
const CLAUSES = /^(?:root|conj|parataxis|ccomp|acl:relcl)$/;

/** An analysed sentence with the questions that rules ask of its tree. */
export class Tree {
  readonly tokens: readonly Token[];
  readonly sentence: Sentence;
  /** The sentences that it stands among, itself one of them, where a rule asks for more than one. */
  readonly paragraph: readonly Sentence[];
  readonly root: number;
  /** How deep in brackets and quotations each token stands; the marks themselves count as inside. */
  readonly enclosed: Uint8Array;
  /** Are finite and other forms written alike, so that the tagger mixes them up: "met", "lie"? */
  readonly formsAlike: boolean;
  /** Brackets of note marks whose end is lost: "Hume[N wrote". */
  private readonly unclosed: ReadonlySet<number>;
  private readonly dependents: number[][];
  private readonly subtrees: (Stretch | null | undefined)[] = [];
  private lowered?: readonly string[];
  private relations?: readonly string[];
  private lastWordFound?: number;
  private readonly pairs: ReadonlyMap<string, string>;
  private readonly closing: ReadonlySet<string>;

  constructor(sentence: Sentence, formsAlike = false, paragraph: readonly Sentence[] = [sentence]) {
    this.sentence = sentence;
    this.paragraph = paragraph;
    this.formsAlike = formsAlike;
    this.tokens = sentence.tokens;
    this.dependents = this.tokens.map(() => []);
    let root = -1;
    this.tokens.forEach(({ analysis }, index) => {
      const head = analysis?.head ?? -1;
      if (head >= 0 && head < this.tokens.length) this.dependents[head].push(index);
      else if (root < 0) root = index;
    });
    this.root = Math.max(0, root);
    this.pairs = pairsOf(this.tokens);
    this.closing = this.pairs === INWARD ? INWARD_CLOSING : CLOSING;
    this.unclosed = unclosedMarks(this.tokens);
    this.enclosed = enclosedTokens(this.tokens, this.pairs, this.closing, this.unclosed);
    if (!formsAlike) return;
    const tokens = this.withMendedForms();
    this.tokens = tokens;
    this.sentence = { ...sentence, tokens };
  }

  /** Rules ask for the word before the first, too; to look for place −1 of an array takes V8 long. */
  at(index: number): Analysis {
    return (index < 0 ? undefined : this.tokens[index]?.analysis) ?? NO_ANALYSIS;
  }

  /** "not", "pas", "non": treebanks mark words that deny in two ways. */
  denies(index: number): boolean {
    const { upos, features } = this.at(index);
    return features.Polarity === 'Neg' || (upos === 'ADV' && features.PronType === 'Neg');
  }

  /** "the High Street once met the water": with a subject and no helping verb it is finite. */
  private withMendedForms(): Token[] {
    const pasts = new Set<number>();
    return this.tokens.map((token, index) => {
      const { upos, features, relation, head } = this.at(index);
      // "The troops have": many, though there is no one of them; "Politics is".
      if (features.Number === 'Ptan' && upos === 'NOUN' && relation.startsWith('nsubj')) {
        const verb = this.at(this.finiteOf(head) ?? -1).features;
        const many = { ...features, Number: verb.Number ?? 'Ptan' };
        return { ...token, analysis: { ...this.at(index), features: many } };
      }
      if (upos !== 'VERB' || !CLAUSES.test(relation)) return token;
      const past = features.VerbForm === 'Part' && features.Tense === 'Past';
      if (!past && features.VerbForm !== 'Inf') return token;
      if (this.children(index).some((each) => /^(?:aux|cop|mark)$/.test(this.relation(each))))
        return token;
      const subject = this.subjectOf(index);
      const own = subject !== undefined && subject < index && this.mayAct(subject, past);
      // "played and lost": like the verb it goes on.
      const like = subject === undefined && past && relation === 'conj' && pasts.has(head);
      // "was born in Rome and joined the army": a passive has no object.
      const active =
        past &&
        relation === 'conj' &&
        this.child(head, ['aux:pass']) !== undefined &&
        this.child(index, ['obj']) !== undefined &&
        this.child(index, ['obl:agent']) === undefined;
      if (!own && !like && !active) return token;
      if (past) pasts.add(index);
      const tense = past ? { Tense: 'Past' } : { Tense: 'Pres', Number: 'Plur' };
      const finite = { ...features, ...tense, Mood: 'Ind', VerbForm: 'Fin' };
      return { ...token, analysis: { ...this.at(index), features: finite } };
    });
  }

  /** A subject, not an object; before a plain form one of many. */
  private mayAct(subject: number, past: boolean): boolean {
    const { features, relation } = this.at(subject);
    // "The smoke ascended" may be read as a passive, too: it has no helping verb.
    if (!/^nsubj(?::pass)?$/.test(relation) || features.Case === 'Acc') return false;
    const joined = this.children(subject).some((each) => this.relation(each) === 'conj');
    return past || joined || features.Number === 'Plur' || this.isOfMany(subject);
  }

  /** "many of them", "the majority of children", "85 % of the people" */
  isOfMany(subject: number): boolean {
    const { upos, features } = this.at(subject);
    if (!/^(?:ADJ|DET|SYM|NOUN)$/.test(upos) || features.Degree === 'Sup') return false;
    return this.children(subject).some((each) => {
      const { features: told, relation } = this.at(each);
      return each > subject && /^(?:nmod|obl)$/.test(relation) && told.Number === 'Plur';
    });
  }

  form(index: number): string {
    return (index < 0 ? undefined : this.tokens[index]?.form) ?? '';
  }

  lower(index: number): string {
    this.lowered ??= this.tokens.map(({ form }) => form.toLowerCase());
    return (index < 0 ? undefined : this.lowered[index]) ?? '';
  }

  children(index: number): readonly number[] {
    return (index < 0 ? undefined : this.dependents[index]) ?? NO_CHILDREN;
  }

  child(index: number, relations: readonly string[]): number | undefined {
    for (const each of this.children(index))
      if (relations.includes(this.at(each).relation)) return each;
    return undefined;
  }

  /** The relation without its subtype. */
  relation(index: number): string {
    this.relations ??= this.tokens.map(({ analysis = NO_ANALYSIS }) => withoutSubtype(analysis));
    return (index < 0 ? undefined : this.relations[index]) ?? NO_ANALYSIS.relation;
  }

  /** A token with all below it, when that is one unbroken stretch. */
  stretch(index: number): Stretch | undefined {
    if (index < 0 || index >= this.tokens.length) return undefined;
    const known = this.subtrees[index];
    if (known !== undefined) return known ?? undefined;
    let [first, last, size] = [index, index, 0];
    const todo = [index];
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      size++;
      if (next < first) first = next;
      if (next > last) last = next;
      todo.push(...this.dependents[next]);
      if (size > this.tokens.length) break;
    }
    const found = last - first + 1 === size ? { first, last } : null;
    this.subtrees[index] = found;
    return found ?? undefined;
  }

  /** Is `index` below `head`, or `head` itself? */
  isUnder(index: number, head: number): boolean {
    let at = index;
    for (let steps = 0; at >= 0 && steps <= this.tokens.length; steps++) {
      if (at === head) return true;
      at = this.at(at).head;
    }
    return false;
  }

  isPunctuation(index: number): boolean {
    return this.at(index).upos === 'PUNCT';
  }

  /** Does a word ask or point back: "who", "which"? */
  isWhWord(index: number): boolean {
    return /Int|Rel/.test(this.at(index).features.PronType ?? '');
  }

  /** The mark that ends the sentence, or its last word. */
  get endMark(): string {
    return this.form(this.tokens.length - 1);
  }

  /** The token after adverbs, pronouns and particles that may stand before a verb, at most so many. */
  afterSmallWords(first: number, most: number): number {
    let at = first;
    while (at < first + most && /^(?:ADV|PRON|PART)$/.test(this.at(at).upos)) at++;
    return at;
  }

  /** The comma before a token, or the token itself. */
  commaBefore(index: number): number {
    return COMMAS.has(this.form(index - 1)) ? index - 1 : index;
  }

  /** The last token that is not a final mark. */
  get lastWord(): number {
    if (this.lastWordFound !== undefined) return this.lastWordFound;
    let last = this.tokens.length - 1;
    const closes = this.pairs === INWARD ? /["”«)\]]/u : /["”»)\]）」』]/u;
    while (last > 0 && this.isPunctuation(last) && !closes.test(this.form(last))) last--;
    this.lastWordFound = last;
    return last;
  }

  /** Do brackets and quotations that open in a stretch also close in it? */
  isBalanced({ first, last }: Stretch): boolean {
    let depth = 0;
    let straight = 0;
    const { closing } = this;
    for (let i = first; i <= last; i++) {
      const form = this.form(i);
      if (form.length > LONGEST_MARK) continue;
      if (STRAIGHT.has(form)) straight++;
      else if (this.unclosed.has(i)) continue;
      else if (this.pairs.has(form)) depth++;
      else if (closing.has(form) && --depth < 0) return false;
    }
    return depth === 0 && straight % 2 === 0;
  }

  isFinite(index: number): boolean {
    const { upos, features } = this.at(index);
    if (upos !== 'VERB' && upos !== 'AUX') return false;
    return features.VerbForm === 'Fin';
  }

  /** A clause's verb, or the copula or auxiliary that stands for it. */
  finiteOf(head: number): number | undefined {
    for (const each of this.children(head)) {
      const relation = this.relation(each);
      if ((relation === 'aux' || relation === 'cop') && this.isFinite(each)) return each;
    }
    return this.isFinite(head) ? head : undefined;
  }

  subjectOf(head: number): number | undefined {
    let found: number | undefined;
    for (const each of this.children(head)) {
      if (this.relation(each) !== 'nsubj') continue;
      // "This done, she took …": the nearest before the verb.
      if (each < head || found === undefined) found = each;
    }
    return found;
  }
}

function withoutSubtype({ relation }: Analysis): string {
  const colon = relation.indexOf(':');
  return colon < 0 ? relation : relation.slice(0, colon);
}

/** "[" right after a word, with no "]" before the next one. */
function unclosedMarks(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  let open = -1;
  tokens.forEach(({ form, start }, index) => {
    if (form === ']') {
      found.delete(open);
      open = -1;
    } else if (form === '[') {
      open = index;
      if (index > 0 && tokens[index - 1].end === start) found.add(index);
    }
  });
  return found;
}

/** Which mark opens and which closes: the first one of the sentence shows it. */
function pairsOf(tokens: readonly Token[]): ReadonlyMap<string, string> {
  const first = tokens.find(({ form }) => form === '»' || form === '«');
  return first?.form === '»' ? INWARD : OPENING;
}

function enclosedTokens(
  tokens: readonly Token[],
  pairs: ReadonlyMap<string, string>,
  closing: ReadonlySet<string>,
  unclosed: ReadonlySet<number>,
): Uint8Array {
  const enclosed = new Uint8Array(tokens.length);
  const open: number[] = [];
  let straight = -1;
  tokens.forEach(({ form }, index) => {
    if (form.length > LONGEST_MARK || unclosed.has(index)) return;
    if (STRAIGHT.has(form)) {
      if (straight < 0) straight = index;
      else {
        enclosed.fill(1, straight, index + 1);
        straight = -1;
      }
    } else if (pairs.has(form)) open.push(index);
    else if (closing.has(form)) {
      const start = open.pop();
      if (start !== undefined) enclosed.fill(1, start, index + 1);
    }
  });
  return enclosed;
}
