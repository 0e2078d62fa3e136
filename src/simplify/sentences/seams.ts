import type { Fluency, FluentText, Language } from '../../language/index.ts';
import type { Proposal } from './proposal.ts';
import type { Tree } from './tree.ts';

/**
 * How the words go together where a proposal changes the text: log10 of how much more likely a word is
 * there than anywhere, so that rare and frequent words, long and short texts can be compared.
 */
export interface Seams {
  /** The word that fits worst after the change. */
  readonly after: number;
  /** The word that fitted worst in the places that are changed. */
  readonly before: number;
  /** What all changed places together gain. */
  readonly gain: number;
}

export const NO_SEAMS: Seams = { after: 0, before: 0, gain: 0 };

/** The places where words meet that did not meet before, judged by a model of fluency. */
export function seamsReader(
  fluency: Fluency | undefined,
  language: Language,
): (tree: Tree, proposal: Proposal) => Seams {
  if (!fluency) return () => NO_SEAMS;
  const read = new WeakMap<Tree, FluentText>();
  const words = wordsOf(language);
  return (tree, proposal) => {
    const { tokens } = tree;
    const source = read.get(tree) ?? fluency.read([...tokens.map(({ form }) => form), '']);
    read.set(tree, source);
    const { forms, from } = rewritten(tree, proposal, words);
    const text = fluency.read(forms);
    const kept = new Uint8Array(tokens.length + 1);
    let [after, before, gain] = [0, 0, 0];
    for (let i = 0; i < forms.length; i++) {
      if (isAsBefore(from, i)) {
        kept[from[i]] = 1;
        continue;
      }
      const tie = text.log(i) - text.alone(i);
      after = Math.min(after, tie);
      gain += tie;
    }
    for (let i = 0; i <= tokens.length; i++) {
      if (kept[i]) continue;
      const tie = source.log(i) - source.alone(i);
      before = Math.min(before, tie);
      gain -= tie;
    }
    return { after, before, gain };
  };
}

/** Does a word stand after the same two words as in the source? */
function isAsBefore(from: readonly number[], i: number): boolean {
  const at = from[i];
  if (at < 0) return false;
  for (let back = 1; back <= 2 && at - back >= -1; back++) {
    if ((i - back < 0 ? -1 : from[i - back]) !== at - back) return false;
  }
  return true;
}

interface Rewritten {
  readonly forms: string[];
  /** The token of the source that each form is; −2 for what is new. */
  readonly from: number[];
}

const NEW = -2;

/** The words after a proposal, each with where it comes from; an empty form ends a sentence. */
function rewritten(
  { tokens }: Tree,
  { pieces }: Proposal,
  words: (text: string) => readonly string[],
): Rewritten {
  const forms: string[] = [];
  const from: number[] = [];
  const copy = (start: number, end: number) => {
    for (let i = 0; i < tokens.length; i++) {
      if (tokens[i].start < start || tokens[i].end > end) continue;
      forms.push(tokens[i].form);
      from.push(i);
    }
  };
  let position = Number.NEGATIVE_INFINITY;
  for (const piece of [...pieces].sort((a, b) => a.start - b.start || a.end - b.end)) {
    copy(position, piece.start);
    for (const part of piece.parts) {
      if (typeof part !== 'string') copy(part.start, part.end);
      else {
        for (const form of words(part)) {
          forms.push(form);
          from.push(NEW);
        }
      }
    }
    position = piece.end;
  }
  copy(position, Number.POSITIVE_INFINITY);
  forms.push('');
  from.push(tokens.length);
  return { forms, from };
}

const MOST_KNOWN = 5000;

/** The words of what rules write, most of which they write again and again. */
function wordsOf(language: Language): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const old = known.get(text);
    if (old) return old;
    const forms = language.words(text).flatMap(({ start, end }) => {
      const form = text.slice(start, end);
      return /^[.!?。！？۔]$/u.test(form) ? [form, ''] : [form];
    });
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, forms);
    return forms;
  };
}
