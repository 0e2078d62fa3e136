import { type Edit, type Sentence, sentencesOf } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { Tree } from '../sentences/tree.ts';

const LONGEST = 5;
const SOURCE = 'document/pronouns';

/** The context of a sentence that starts with a pronoun: the previous sentence, before and after its edits. */
export interface Before {
  readonly sentence: Sentence;
  readonly output: string;
  readonly edits: readonly Edit[];
}

/** How to keep a pronoun clear: repeat the noun, or keep the pronoun next to it. */
export type Clearing =
  | { readonly kind: 'clear' }
  | { readonly kind: 'noun'; readonly edit: Edit }
  | { readonly kind: 'undo' };

/**
 * "The museum bought the picture, which was made in 1880. It opened in May.": if the clause becomes
 * a separate sentence, "It" would refer to the picture. If only one preceding noun fits, it is
 * repeated; otherwise the preceding sentences are left unchanged.
 */
export function clearPronoun(sentence: Sentence, before: Before, language: Language): Clearing {
  const clear: Clearing = { kind: 'clear' };
  const pronoun = openingPronoun(sentence);
  if (!pronoun || !before.edits.some(({ operation }) => operation === 'split')) return clear;
  const outputs = sentencesOf(language.analyse(before.output)).map((each) => new Tree(each));
  if (outputs.length < 2) return clear;
  const [first, last] = [outputs[0], outputs[outputs.length - 1]];
  const [was, is] = [first.subjectOf(first.root), last.subjectOf(last.root)];
  if (was === undefined || is === undefined || first.lower(was) === last.lower(is)) return clear;
  if (last.at(is).upos === 'PRON' || !fits(last, is, pronoun)) return clear;
  const tree = new Tree(before.sentence);
  const subject = tree.subjectOf(tree.root);
  if (subject === undefined || !fits(tree, subject, pronoun)) return clear;
  const others = tree.tokens.filter((_, i) => i !== subject && fits(tree, i, pronoun));
  const noun = others.length > 0 ? undefined : phraseOf(tree, subject);
  if (noun === undefined) return { kind: 'undo' };
  const { start, end, form } = sentence.tokens[0];
  const edit: Edit = {
    span: { start, end },
    replacement: noun[0].toUpperCase() + noun.slice(1),
    operation: 'substitute',
    reason: `"${form}" no longer stands next to "${noun}".`,
    source: SOURCE,
    confidence: 0.6,
  };
  return { kind: 'noun', edit };
}

/** Do edits of a sentence replace a pronoun with a noun, because the previous sentence was split? */
export function clearsPronoun(edits: readonly Edit[]): boolean {
  return edits.some(({ source }) => source === SOURCE);
}

type Features = Readonly<Record<string, string>>;

/** The features of a third-person pronoun that opens a sentence as its subject and refers to a noun. */
function openingPronoun(sentence: Sentence): Features | undefined {
  const tree = new Tree(sentence);
  const { upos, features, relation, head } = tree.at(0);
  if (upos !== 'PRON' || features.PronType !== 'Prs' || features.Person !== '3') return undefined;
  if (!relation.startsWith('nsubj') || head < 0) return undefined;
  // "It is clear that …": it has no referent.
  const isEmpty = tree
    .children(head)
    .some((each) => /^(?:csubj|ccomp|xcomp|expl)/.test(tree.at(each).relation));
  return isEmpty ? undefined : features;
}

function fits(tree: Tree, index: number, pronoun: Features): boolean {
  const { upos, features, relation } = tree.at(index);
  if (upos !== 'NOUN' && upos !== 'PROPN') return false;
  if (/^(?:flat|compound|fixed|nmod)/.test(relation)) return false;
  if ((features.Number ?? 'Sing') !== (pronoun.Number ?? 'Sing')) return false;
  if (features.Gender && pronoun.Gender && upos === 'NOUN') {
    return features.Gender === pronoun.Gender;
  }
  // "he" and "she" refer to people, who usually have names; "it" does not.
  const person = pronoun.Gender === 'Masc' || pronoun.Gender === 'Fem';
  return features.Gender !== undefined || !person || upos === 'PROPN';
}

function phraseOf(tree: Tree, subject: number): string | undefined {
  const stretch = tree.stretch(subject);
  const inside = tree.children(subject).map((each) => tree.stretch(each));
  let last = subject;
  for (const each of inside)
    if (each && each.first === last + 1 && each.last <= subject + 2) last = each.last;
  if (!stretch || last - stretch.first >= LONGEST || tree.enclosed[subject]) return undefined;
  for (let i = stretch.first; i <= last; i++) if (tree.isPunctuation(i)) return undefined;
  const { tokens } = tree;
  let text = '';
  for (let i = stretch.first; i <= last; i++) {
    text += (i > stretch.first && tokens[i].start > tokens[i - 1].end ? ' ' : '') + tokens[i].form;
  }
  return text;
}
