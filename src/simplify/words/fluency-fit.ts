import type { Sentence } from '../../core/index.ts';
import type { Fluency } from '../../language/index.ts';
import { byPlace } from './by-place.ts';
import type { RankingFeatures } from './features.ts';
import type { Shaped } from './shape.ts';

interface Likelihood {
  readonly whole: number;
  readonly alone: number;
}

/** The number of words before and after that determine the probability of a word. */
const REACH = 2;
/** Ratios beyond ten thousand, in either direction, make no difference. */
const STEPS = 4;

/**
 * How much more probable the context of a place is with a new word than with the old one: `fluency`, overall;
 * `collocation`, regardless of the frequency of the two words.
 */
export function fluencyFit(
  sentence: Sentence,
  index: number,
  { form, edits }: Shaped,
  fluency: Fluency,
): RankingFeatures {
  const { tokens } = sentence;
  const changed = new Map(edits.map(({ start, replacement }) => [start, replacement.trim()]));
  const old = asItIs(sentence, index, () =>
    readAround(tokens, index, (at) => [tokens[at].form], fluency),
  );
  const own = readAround(
    tokens,
    index,
    (at) => (at === index ? form : (changed.get(tokens[at].start) ?? tokens[at].form)).split(' '),
    fluency,
  );
  return {
    fluency: clamped(own.whole - old.whole),
    collocation: clamped(own.whole - own.alone - (old.whole - old.alone)),
  };
}

const asItIs = byPlace<Likelihood>();

function clamped(difference: number): number {
  return Math.max(-1, Math.min(1, difference / STEPS));
}

function readAround(
  tokens: Sentence['tokens'],
  index: number,
  formsAt: (at: number) => readonly string[],
  fluency: Fluency,
): Likelihood {
  const forms: string[] = [];
  let [first, end] = [0, 0];
  for (let at = Math.max(0, index - REACH); at <= index + REACH; at++) {
    if (at === index) first = forms.length;
    forms.push(...(at < tokens.length ? formsAt(at) : ['']));
    if (at === index) end = forms.length;
    if (at >= tokens.length) break;
  }
  const text = fluency.read(forms);
  let [whole, alone] = [0, 0];
  for (let at = first; at < forms.length; at++) whole += text.log(at);
  for (let at = first; at < end; at++) alone += text.alone(at);
  return { whole, alone };
}
