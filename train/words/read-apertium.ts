import { execFileSync } from 'node:child_process';
import { POS_BITS, type SynonymGroup } from '../../src/simplify/words/evidence.ts';

/** A pair of a bilingual Apertium dictionary. */
interface Pair {
  readonly from: string;
  readonly into: string;
  readonly pos: number;
}

/** Words of the first language that have the same translation, from compiled dictionaries. */
export function* apertiumGroups(
  forward: string | undefined,
  backward: string | undefined,
): Generator<SynonymGroup> {
  const pairs = [
    ...(forward ? readPairs(forward) : []),
    ...(backward
      ? readPairs(backward).map(({ from, into, pos }) => ({ from: into, into: from, pos }))
      : []),
  ];
  const groups = new Map<string, { members: string[]; pos: number }>();
  for (const { from, into, pos } of pairs) {
    const key = `${into} ${pos}`;
    const group = groups.get(key) ?? { members: [], pos };
    group.members.push(from);
    groups.set(key, group);
  }
  yield* groups.values();
}

/** Translations of each word, for vectors. */
export function apertiumPairs(path: string): Pair[] {
  return readPairs(path);
}

interface Arc {
  readonly to: number;
  readonly input: string;
  readonly output: string;
}

/** Longer paths are loops, not words. */
const LONGEST = 60;
const MOST_STEPS = 3_000_000;
const EPSILON = 'ε';

/**
 * All paths of a transducer that `lt-print` (Debian: lttoolbox-dev) writes out. Dictionaries of
 * this kind have loops only for numbers and unknown words; a walk never takes the same state twice.
 */
function readPairs(path: string): Pair[] {
  const text = execFileSync('lt-print', [path], { encoding: 'utf8', maxBuffer: 1 << 30 });
  const pairs: Pair[] = [];
  for (const section of text.split(/^--$/m)) {
    const arcs: Arc[][] = [];
    const ends = new Set<number>();
    for (const line of section.split('\n')) {
      const [state, to, input, output] = line.split('\t');
      if (output === undefined) {
        if (state !== '') ends.add(Number(state));
        continue;
      }
      // Numbers and unknown words are loops.
      if (state === to || /^[\d%.,:+°@_]$/.test(input)) continue;
      const arc = {
        to: Number(to),
        input: input === EPSILON ? '' : input,
        output: output === EPSILON ? '' : output,
      };
      const same = arcs[Number(state)];
      if (same) same.push(arc);
      else arcs[Number(state)] = [arc];
    }
    walk({ arcs: arcs.map(withoutPatterns), ends, pairs, path: new Set(), steps: 0 }, 0, '', '');
  }
  return pairs;
}

/** Many letters that lead to one state are a pattern for unknown words. */
function withoutPatterns(arcs: readonly Arc[]): Arc[] {
  const times = new Map<number, number>();
  for (const { to } of arcs) times.set(to, (times.get(to) ?? 0) + 1);
  return arcs.filter(({ to }) => times.get(to)! < 12);
}

interface Walk {
  readonly arcs: readonly (readonly Arc[])[];
  readonly ends: ReadonlySet<number>;
  readonly pairs: Pair[];
  /** The states of the walk so far. */
  readonly path: Set<number>;
  steps: number;
}

function walk(search: Walk, state: number, input: string, output: string): void {
  const { arcs, ends, pairs, path } = search;
  // What follows the part of speech of both sides does not change the lemmas.
  const whole = input.endsWith('>') && output.includes('>');
  if (whole || ends.has(state)) addPair(pairs, input, output);
  if (whole || path.size === LONGEST || path.has(state) || search.steps++ > MOST_STEPS) return;
  path.add(state);
  for (const arc of arcs[state] ?? []) {
    walk(search, arc.to, input + arc.input, output + arc.output);
  }
  path.delete(state);
}

const PARTS: Readonly<Record<string, number>> = {
  n: POS_BITS.NOUN,
  vblex: POS_BITS.VERB,
  adj: POS_BITS.ADJ,
  adv: POS_BITS.ADV,
};

function addPair(pairs: Pair[], input: string, output: string): void {
  const part = /<([a-z]+)>/.exec(input)?.[1] ?? '';
  const pos = PARTS[part];
  if (pos === undefined) return;
  const [from, into] = [lemmaOf(input), lemmaOf(output)];
  if (from !== '' && into !== '') pairs.push({ from, into, pos });
}

function lemmaOf(text: string): string {
  return text
    .replace(/<[^>]*>.*$/, '')
    .replaceAll('#', '')
    .trim();
}
