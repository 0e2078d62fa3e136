import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, range, spanOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

type Clitics = NonNullable<SentenceRules['clitics']>;

/** Small words that lean on the first phrase of their clause: "se", "mu", "je" in Slovenian. */
export function isClitic(tree: Tree, index: number, { before, after, pronouns }: Clitics): boolean {
  const word = tree.lower(index);
  const { upos } = tree.at(index);
  if (upos === 'AUX') return before.includes(word) || after.includes(word);
  return upos === 'PRON' && pronouns.includes(word);
}

/** The first token from `first` on that is no clitic. */
export function afterClitics(tree: Tree, first: number, data: Clitics): number {
  let at = first;
  while (at <= tree.lastWord && isClitic(tree, at, data)) at++;
  return at;
}

/** The first phrase of a clause from `at` on: the verb itself, or one thing that hangs on it. */
export function firstPhrase(tree: Tree, at: number, clause: number): Stretch | undefined {
  if (at === clause) return { first: at, last: at };
  const top = tree.children(clause).find((each) => tree.stretch(each)?.first === at);
  const stretch = top === undefined ? undefined : tree.stretch(top);
  if (top === undefined || !stretch || stretch.last > clause) return undefined;
  // "povsem logično je": how goes with what is told.
  if (tree.at(clause).upos === 'ADJ' && tree.relation(top) === 'advmod' && at === clause - 1)
    return { first: at, last: clause };
  // "še", "ne" lean on what follows them; "ves" may belong to what comes later.
  const { upos } = tree.at(at);
  if (/^(?:PART|CCONJ|SCONJ|INTJ|X|PUNCT)$/.test(upos)) return undefined;
  // "problema že nekaj časa": more than one thing, read as one; "vse to": one, read as two.
  if (range(stretch).some((i) => tree.at(i).upos === 'PART')) return undefined;
  const isPronoun = (i: number) => /^(?:DET|PRON)$/.test(tree.at(i).upos);
  if (isPronoun(top) && isPronoun(top + 1) && top + 1 < clause) return undefined;
  const isSubject = tree.relation(top) === 'nsubj';
  if (/^(?:ADJ|DET|PRON|NUM)$/.test(tree.at(top).upos) && !isSubject) return undefined;
  return range(stretch).some((i) => tree.isPunctuation(i)) ? undefined : stretch;
}

/** Where a sentence is made of a clause. */
interface NewSentence {
  /** Where the sentence before ends, and what is written there. */
  readonly cutFrom: number;
  readonly stop: string;
  /** Its first token and its verb. */
  readonly first: number;
  readonly clause: number;
  /** A helping verb that it lacks. */
  readonly help?: string;
}

/** Makes a clause a sentence, with clitics second: "in se je obrnil" → ". Obrnil se je". */
export function sentenceFrom(
  tree: Tree,
  { cutFrom, stop, first, clause, help }: NewSentence,
  data: Clitics,
): Piece[] | undefined {
  const at = afterClitics(tree, first, data);
  const phrase = firstPhrase(tree, at, clause);
  // "in je danes muzej": a helping verb that is read as a verb cannot come first, either.
  const helping = [...data.before, ...data.after];
  if (!phrase || helping.includes(tree.lower(at))) return undefined;
  const start: Piece = {
    start: cutFrom,
    end: tree.tokens[at].start,
    parts: stop === '' ? [] : [stop],
    capital: true,
  };
  // "sam pa jo …": those that stand second already.
  const linked = data.linkers.includes(tree.lower(phrase.last + 1)) ? 1 : 0;
  const from = phrase.last + 1 + linked;
  const to = afterClitics(tree, from, data);
  if (to > from && at > first) return undefined;
  const add = (after: number, words: string): Piece => {
    const { end } = tree.tokens[after];
    return { start: end, end, parts: [` ${words}`] };
  };
  if (to > from || linked) {
    // What tied the clauses has nothing to tie any more.
    const tie = { start: tree.tokens[phrase.last].end, end: tree.tokens[from - 1].end, parts: [] };
    const pieces = linked && stop !== '' ? [start, tie] : [start];
    if (help === undefined) return at > first ? undefined : pieces;
    return [...pieces, add(data.after.includes(help) ? to - 1 : from - 1, help)];
  }
  const own = range({ first, last: at - 1 }).map((i) => tree.lower(i));
  const cluster =
    help === undefined ? own : data.after.includes(help) ? [...own, help] : [help, ...own];
  if (cluster.length === 0) return [start];
  const clitics = add(phrase.last, cluster.join(' '));
  const subject = subjectAfter(tree, phrase, clause);
  if (!subject) return [start, clitics];
  // "Ker je bila cesta zaprta" → "Cesta je bila zaprta".
  const [verb, whole] = [spanOf(tree, phrase), spanOf(tree, subject)];
  return [start, { ...verb, parts: [whole] }, clitics, { ...whole, parts: [verb] }];
}

const LONGEST_SUBJECT = 4;

/** A short subject right after its participle. */
function subjectAfter(tree: Tree, { first, last }: Stretch, clause: number): Stretch | undefined {
  const { VerbForm, Number: number } = tree.at(last).features;
  const subject = tree.subjectOf(clause);
  const whole = subject === undefined ? undefined : tree.stretch(subject);
  if (first !== last || VerbForm !== 'Part' || subject === undefined || !whole) return undefined;
  if (whole.first !== last + 1 || whole.last - whole.first >= LONGEST_SUBJECT) return undefined;
  const { features } = tree.at(subject);
  if (features.Case !== 'Nom' || features.Number !== number) return undefined;
  // "zagledal Ano, ki je stala": a name read as the subject, and what is told of it.
  if (tree.form(whole.last + 1) === ',' && tree.at(whole.last + 2).upos === 'SCONJ')
    return undefined;
  return range(whole).some((i) => tree.isPunctuation(i)) ? undefined : whole;
}

/**
 * The verb of the clause after the comma. The parser may take the first clause for the main one; the
 * clitics that follow the comma show that it is not.
 */
export function mainAfter(
  tree: Tree,
  clause: number,
  comma: number,
  clitics: Clitics,
): number | undefined {
  const after = range({ first: comma + 1, last: tree.lastWord });
  if (clause !== tree.root) {
    const isMain = tree.relation(clause) === 'advcl' && tree.at(clause).head === tree.root;
    const isApart = after.every((i) => !tree.isUnder(i, clause));
    return isMain && isApart && tree.root > comma ? tree.root : undefined;
  }
  if (!isClitic(tree, comma + 1, clitics)) return undefined;
  return after.find((i) => {
    const joined = /^(?:parataxis|conj|ccomp|advcl)$/.test(tree.relation(i));
    return joined && tree.at(i).head === clause && tree.finiteOf(i) !== undefined;
  });
}
