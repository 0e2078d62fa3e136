import type { Features, Sentence, Token } from '../../core/index.ts';
import type { Node, Tree } from '../rewrite/tree.ts';
import type { Match } from './match.ts';

/** Words of a sentence and their replacement. */
export interface Change {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/**
 * The easier words in the form that their place requires, with changes to their neighbours; undefined
 * where the inflector is not sure.
 */
export function shaped(tree: Tree, match: Match): Change[] | undefined {
  const { entry, first, last, head } = match;
  const sentence = sentenceOf(tree);
  if (entry.isFixed || head === undefined) return withOnset(tree, sentence, match, entry.easier);
  const node = tree.at(head);
  const { easier } = entry;
  if (!isExplained(tree, sentence, node) || !isOfOneGender(tree, node, easier)) return undefined;
  if (isOfTwoForms(tree, node, easier)) return undefined;
  const made = tree.language.reshape(easier, sentence, head);
  if (!made || made.form === '' || !isWritten(tree, made.form)) return undefined;
  // A separable verb would leave its prefix behind.
  if (made.form.split(' ').length !== entry.easier.split(' ').length) return undefined;
  if (first !== head) return withOnset(tree, sentence, match, made.form);
  const beside = made.agreement.filter(({ tokenIndex: at }) => at < first || at > last);
  const changes = beside.flatMap(({ tokenIndex: at, form }) =>
    form ? [{ first: at, last: at, text: form }] : [],
  );
  if (changes.length < beside.length) return undefined;
  // Pronouns and adjectives that agree stand elsewhere, too; an article that sounds otherwise does not.
  if (changes.some((change) => change.last !== first - 1)) return undefined;
  return [{ first, last, text: capitalised(tree, first, made.form) }, ...changes];
}

/** A form that cannot be explained was misread, and another word in its place would be misread, too. */
function isExplained(tree: Tree, sentence: Sentence, { index, written, lower }: Node): boolean {
  return tree.language.reshape(written, sentence, index)?.form.toLowerCase() === lower;
}

const PARTICIPLE: Features = { VerbForm: 'Part', Tense: 'Past' };
const FINITE: Features = { VerbForm: 'Fin', Mood: 'Ind', Person: '3' };

/**
 * "benötigt", "concealed": a finite form that looks like the participle, where the helper says
 * something else than the tag; the easier word has two forms.
 */
function isOfTwoForms(tree: Tree, { index, upos, written, lower }: Node, easier: string): boolean {
  if (upos !== 'VERB') return false;
  const { language } = tree;
  const { features, relation, head } = tree.at(index);
  const verb = relation === 'conj' && head >= 0 ? head : index;
  const isHelped = [index, verb].some((at) => tree.child(at, 'aux', 'aux:pass') !== undefined);
  if ((features.VerbForm === 'Part') === isHelped || features.VerbForm === 'Inf') return false;
  const [first] = easier.split(' ');
  const formsOf = (lemma: string) => [
    language.inflect(lemma, 'VERB', PARTICIPLE),
    ...['Pres', 'Past'].map((Tense) =>
      language.inflect(lemma, 'VERB', { ...FINITE, Tense, Number: 'Sing' }),
    ),
  ];
  const [participle, ...finite] = formsOf(written);
  if (participle !== lower) return false;
  const [other, ...others] = formsOf(first);
  return finite.some((form, at) => form === lower && others[at] !== other);
}

function isOfOneGender({ language }: Tree, { upos, written }: Node, easier: string): boolean {
  if (upos !== 'NOUN') return true;
  const last = easier.split(' ').at(-1) ?? easier;
  return language.gender(written) === language.gender(last);
}

/** The inflector makes a form of every word; people write those that are listed. */
function isWritten({ language: { frequency } }: Tree, form: string): boolean {
  return (
    frequency.size === 0 || form.split(' ').every((word) => frequency.rank(word) !== undefined)
  );
}

/** Words exactly as written, and the article before them: "a sufficient number of" is looked up as a whole. */
function withOnset(
  tree: Tree,
  sentence: Sentence,
  { first, last }: Match,
  text: string,
): Change[] | undefined {
  const [word] = text.split(' ');
  const before = first > 0 ? tree.at(first - 1) : undefined;
  const own = { first, last, text: marked(tree, first, last, capitalised(tree, first, text)) };
  if (!before || !tree.is(before.index, 'indefinite-article')) return [own];
  const made = tree.language.reshape(word, sentence, first);
  const article = made?.agreement.find(({ tokenIndex }) => tokenIndex === before.index);
  if (!article) return [own];
  if (article.form === undefined) return undefined;
  return [{ first: before.index, last: before.index, text: article.form }, own];
}

/** "…, für den Fall, dass": the comma inside goes to where the clause begins now. */
function marked(tree: Tree, first: number, last: number, text: string): string {
  const hasComma = tree.nodes.slice(first, last).some(({ form }) => form === ',');
  const isAfterMark = first === 0 || tree.at(first - 1).upos === 'PUNCT';
  return hasComma && !text.includes(',') && !isAfterMark ? `, ${text}` : text;
}

function capitalised(tree: Tree, first: number, text: string): string {
  return /^\p{Lu}/u.test(tree.at(first).form) && first === 0
    ? text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    : text;
}

const sentences = new WeakMap<Tree, Sentence>();

/** A tree as the inflector reads it. */
function sentenceOf(tree: Tree): Sentence {
  const known = sentences.get(tree);
  if (known) return known;
  const tokens = tree.nodes.map(
    ({ form, start, end, upos, written, features, head, relation }): Token => ({
      form,
      start,
      end,
      analysis: { upos, lemma: written, features, head, relation },
    }),
  );
  const sentence = { start: 0, end: tree.text.length, tokens };
  sentences.set(tree, sentence);
  return sentence;
}
