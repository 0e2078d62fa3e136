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
  /** The same among words that should have been seen there several times by chance. */
  readonly never: number;
  /** The word that fitted worst in the places that are changed. */
  readonly before: number;
  /** What all changed places together gain. */
  readonly gain: number;
}

export const NO_SEAMS: Seams = { after: 0, never: 0, before: 0, gain: 0 };

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
    let [after, never, before, gain] = [0, 0, 0, 0];
    for (let i = 0; i < forms.length; i++) {
      if (isAsBefore(from, i)) {
        kept[from[i]] = 1;
        continue;
      }
      const fit = misfit(text, i);
      after = Math.min(after, fit);
      if (fit < never && text.missed(i) >= SURE) never = fit;
      gain += text.log(i) - text.alone(i);
    }
    for (let i = 0; i <= tokens.length; i++) {
      if (kept[i]) continue;
      before = Math.min(before, misfit(source, i));
      gain -= source.log(i) - source.alone(i);
    }
    return { after, never, before, gain };
  };
}

/** A word that is likely enough fits, although it may be likelier elsewhere: "made it the". */
const LIKELY = -3.2;
/** What belongs to the next word fits with it: "she first appeared". */
const TIED = 0.9;

/** log10 of how often two words should have met before it says something that they never did. */
const MISSED = -0.5;
/** And before it says that they do not go together: four times. */
const SURE = 0.6;

/** How much less likely a word is in its place than anywhere; 0 where that says little. */
function misfit(text: FluentText, i: number): number {
  const log = text.log(i);
  if (log > LIKELY || !/\p{L}/u.test(text.forms[i]) || text.missed(i) < MISSED) return 0;
  const next = i + 1;
  if (next < text.forms.length && text.log(next) - text.alone(next) >= TIED) return 0;
  return Math.min(0, log - text.alone(i));
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
  const push = (form: string, source: number) => {
    // What follows the mark that ended the source begins a sentence.
    if (source === NEW && form !== '' && from[from.length - 1] === tokens.length - 1) {
      forms.push('');
      from.push(NEW);
    }
    forms.push(form);
    from.push(source);
  };
  const copy = (start: number, end: number) => {
    for (let i = 0; i < tokens.length; i++) {
      const { form, start: first, end: last } = tokens[i];
      if (first >= start && last <= end) push(form, i);
      // A piece may end within a word, whose first letter it writes: the word is the same.
      else if (first < start && last > start && last <= end && forms.length > 0) {
        const whole = forms[forms.length - 1] + form.slice(start - first);
        forms[forms.length - 1] = whole;
        if (whole.toLowerCase() === form.toLowerCase()) from[from.length - 1] = i;
      }
    }
  };
  let position = Number.NEGATIVE_INFINITY;
  for (const piece of [...pieces].sort((a, b) => a.start - b.start || a.end - b.end)) {
    copy(position, piece.start);
    for (const part of piece.parts) {
      if (typeof part !== 'string') copy(part.start, part.end);
      else for (const form of words(part)) push(form, NEW);
    }
    position = piece.end;
  }
  copy(position, Number.POSITIVE_INFINITY);
  if (forms[forms.length - 1] !== '') push('', tokens.length);
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
