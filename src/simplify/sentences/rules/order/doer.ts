import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Stretch, Tree } from '../../tree.ts';

type Inverted = NonNullable<SentenceRules['inverted']>;

/** Most tokens between a verb and the one who does it. */
const WIDEST = 6;

/**
 * Who does what a verb before them tells, found by their form: where nouns have cases, those of people
 * and animals have one of their own for a subject ("старик", not "старика"), and the parser, which
 * knows few sentences that begin with their verb, need not be asked; nor where what follows them may
 * be theirs: "Позвал отец сыновей".
 */
export function doerAfter(
  tree: Tree,
  verb: number,
  data: Inverted,
): Stretch | 'unsure' | undefined {
  const kinds = kindsOf(tree, verb);
  for (let at = verb + 1; at <= verb + WIDEST && at <= tree.lastWord; at++) {
    if (isBorder(tree, at)) return undefined;
    const sure = kindOf(tree, at, data.doers, kinds);
    const kind = sure ?? kindOf(tree, at, data.shared, kinds);
    if (kind === undefined) continue;
    const first = firstOf(tree, at, verb, kind, data);
    if (sure === undefined && first === at) continue;
    if (!kinds.includes(kind)) return undefined;
    // "Ждут нас в гости": what follows a preposition is no subject.
    if (tree.at(first - 1).upos === 'ADP') return undefined;
    // "спит их брат": whose brother he is, or whom he acts on.
    if (tree.at(first - 1).upos === 'PRON' && tree.relation(first - 1) === 'det') return 'unsure';
    const last = lastOf(tree, at, kind);
    return mayFollow(tree, last, at, data) ? { first, last } : 'unsure';
  }
  return undefined;
}

/** Genders, or `Plur`, that the form of a verb goes with. */
function kindsOf(tree: Tree, verb: number): readonly string[] {
  const { Number: number, Gender, Tense, Person } = tree.at(verb).features;
  if (Tense !== 'Past' && Person !== '3') return [];
  if (number === 'Plur') return ['Plur'];
  if (Tense === 'Past') return Gender ? [Gender] : [];
  return ['Masc', 'Fem'];
}

function isBorder(tree: Tree, index: number): boolean {
  const { upos } = tree.at(index);
  return tree.isPunctuation(index) || upos === 'CCONJ' || upos === 'SCONJ' || tree.isFinite(index);
}

/** The gender, or `Plur`, of somebody in the form of a subject: "старик", "Иван-царевич"; "я" is of either. */
function kindOf(
  tree: Tree,
  index: number,
  doers: Inverted['doers'],
  kinds: readonly string[],
): string | undefined {
  const word = tree.lower(index);
  const head = word.slice(word.lastIndexOf('-') + 1);
  const all = Object.keys(doers).filter((kind) => doers[kind].includes(head));
  return all.find((kind) => kinds.includes(kind)) ?? all[0];
}

/** With the adjectives and pronouns before it that have its form: "средний брат", "твой отец". */
function firstOf(tree: Tree, index: number, verb: number, kind: string, data: Inverted): number {
  let first = index;
  const { endings, words } = data.described[kind] ?? { endings: [], words: [] };
  const describes = (at: number) =>
    words.includes(tree.lower(at)) ||
    (/^(?:ADJ|DET|VERB|NUM)$/.test(tree.at(at).upos) &&
      endings.some((each) => tree.lower(at).endsWith(each)));
  while (first - 1 > verb && describes(first - 1)) first--;
  return first;
}

/** With the name after it: "царь Афрон". */
function lastOf(tree: Tree, index: number, kind: string): number {
  let last = index;
  const isName = (at: number) =>
    /^\p{Lu}/u.test(tree.form(at)) &&
    tree.at(at).upos === 'PROPN' &&
    tree.at(at).features.Case === 'Nom' &&
    kind !== 'Plur';
  while (isName(last + 1)) last++;
  return last;
}

/** May what follows be left behind? Not whose he is, what he is like, or who is with him. */
function mayFollow(tree: Tree, last: number, doer: number, data: Inverted): boolean {
  const next = last + 1;
  const { upos, features } = tree.at(next);
  if (tree.at(doer).upos === 'PRON') return true;
  if (features.Case === 'Gen' && upos !== 'ADP') {
    // "сын царя" is one; "Позвал царь сыновей" is not.
    if (data.related.includes(tree.at(doer).lemma)) return false;
  }
  if (upos === 'ADJ' && features.Case === 'Nom') return false;
  if (/^\p{Lu}/u.test(tree.form(next)) && upos !== 'PROPN') return false;
  if (data.together.includes(tree.lower(next)))
    return tree.isFinite(next + 1) || tree.isFinite(next + 2);
  if (tree.form(next) !== ',') return true;
  return tree.isFinite(next + 1) || data.goesOn.includes(tree.lower(next + 1));
}
