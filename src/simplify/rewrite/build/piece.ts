import type { Node, Tree } from '../tree.ts';

/** A piece of an output: a word of the source, or one that was made. */
export interface Piece {
  readonly text: string;
  /** The word of the source at this place. */
  readonly source?: number;
  /** Is there a space before it? */
  readonly isSpaced: boolean;
  /** A repetition: the word is also in another sentence. */
  readonly isRepeated?: boolean;
}

/** A sentence or an item of a list that a rule made. */
export interface Built {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly isItem: boolean;
}

/** The replacements of source words; the first word of a span carries the whole replacement. */
export type Replaced = ReadonlyMap<number, readonly Piece[]>;

export const made = (text: string, source?: number): Piece => ({
  text,
  isSpaced: true,
  ...(source !== undefined && { source }),
});

/** Words of the source; the first of the sentence loses its capital, since it may stand elsewhere. */
export function piecesOf(tree: Tree, set: readonly number[], replaced?: Replaced): Piece[] {
  return set.flatMap((at) => {
    const node = tree.at(at);
    const instead = replaced?.get(at);
    if (instead) {
      return instead.map((piece, i) => ({ ...piece, isSpaced: i > 0 || node.isSpaced }));
    }
    return [{ text: uncapitalised(tree, node), source: at, isSpaced: node.isSpaced }];
  });
}

/** A word as written inside a sentence. */
export function uncapitalised(tree: Tree, node: Node): string {
  const { form, index, upos, written } = node;
  const first = tree.nodes.findIndex((each, at) => at >= tree.opening && each.upos !== 'PUNCT');
  if (index !== first || upos === 'PROPN') return form;
  // "ID", "McDonald", and German nouns, whose lemma has a capital.
  if (/\p{Lu}/u.test(form.slice(1)) || (/^\p{Lu}$/u.test(form) && upos !== 'DET')) return form;
  if (upos === 'NOUN' && /^\p{Lu}/u.test(written)) return form;
  return form.toLowerCase();
}

const SOFT = /^[,;:–—-]$/u;

/** Takes away the marks that a cut leaves hanging: commas around it, empty brackets, the last stop. */
export function tidied(tree: Tree, set: readonly number[]): readonly number[] {
  const isSoft = (at: number) => SOFT.test(tree.at(at).form);
  const isEnd = (at: number) => at === tree.nodes.length - 1 && /^[.!?;:]$/u.test(tree.at(at).form);
  let kept = set.filter((at) => !isEnd(at));
  for (let i = 0; i < kept.length - 1; i++) {
    const [a, b] = [kept[i], kept[i + 1]];
    if (b === a + 1) continue;
    const isEmptyPair = tree.at(a).form === '(' && tree.at(b).form === ')';
    if (!isEmptyPair && !(isSoft(a) && isSoft(b))) continue;
    kept = kept.filter((at) => at !== a && at !== b);
    i = -1;
  }
  while (kept.length > 0 && isSoft(kept[0])) kept = kept.slice(1);
  while (kept.length > 0 && isSoft(kept[kept.length - 1])) kept = kept.slice(0, -1);
  return kept;
}

/** Pieces as text. */
export function textOf(pieces: readonly Piece[]): string {
  let text = '';
  for (const { text: word, isSpaced } of pieces) {
    if (word === '') continue;
    text += text !== '' && isSpaced ? ` ${word}` : word;
  }
  return text;
}

/** Pieces as a sentence: with a capital, and with the last mark of the source where it ends. */
export function sentenceOf(tree: Tree, pieces: readonly Piece[], isLast: boolean): Built {
  const text = capitalised(textOf(pieces));
  const end = tree.nodes[tree.nodes.length - 1].form;
  const mark = isLast && /^[!?:;]$/u.test(end) ? end : '.';
  const isEnded = /[.!?:]["”’')»]*$/u.test(text);
  return { text: isEnded ? text : text + mark, pieces, isItem: false };
}

/** The enumerator "(a)" is left unchanged. */
function capitalised(text: string): string {
  return text.replace(
    /^((?:\(\p{N}+\p{Ll}?\)|\p{N}+[.)])\s+)?(["“„«'(]*)(\p{L})(?!\))/u,
    (_, number = '', marks: string, letter: string) => number + marks + letter.toUpperCase(),
  );
}

/** Pieces as an item of a list: without “and” before it and without marks at its ends; “or” is kept. */
export function itemOf(tree: Tree, pieces: readonly Piece[]): Built {
  const isMark = ({ text }: Piece) => /^[,;.]$/u.test(text);
  const first = pieces.findIndex((piece) => !isMark(piece));
  const isJoining = ({ source }: Piece, i: number) =>
    i === first &&
    source !== undefined &&
    tree.at(source).relation === 'cc' &&
    !tree.is(source, 'or');
  let kept = pieces.filter((piece, i) => !isJoining(piece, i));
  while (kept.length > 0 && isMark(kept[0])) kept = kept.slice(1);
  while (kept.length > 0 && isMark(kept[kept.length - 1])) kept = kept.slice(0, -1);
  return { text: textOf(kept), pieces: kept, isItem: true };
}
