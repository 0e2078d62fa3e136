import { featureKey, pair, scatter } from './hashing.ts';
import type { StateBlock } from './parser-state.ts';
import type { FeatureSet } from './scorer.ts';

/**
 * What the parser sees of a sentence: a hash per word for each view. Word i stands at i + 1, the root
 * at n + 1, and both ends are padded with NO_WORD, so that no look-up needs a check.
 */
export interface ParserInput {
  readonly n: number;
  readonly word: Int32Array;
  readonly tag: Int32Array;
  readonly bundle: Int32Array;
  readonly group: Int32Array;
  /** Part of speech with the features that decide about attachment: case, verb form … */
  readonly role: Int32Array;
  /** The last three letters. */
  readonly ending: Int32Array;
  /** Sixteen bits of `role`, without padding: parser states sum them up over children. */
  readonly kinds: Int16Array;
  /** How many verbs, marks and coordinators stand before a word. */
  readonly verbs: Int16Array;
  readonly marks: Int16Array;
  readonly coordinators: Int16Array;
}

const NO_WORD = 7;
const ROOT = 11;
const DISTANCE = Int32Array.from({ length: 12 }, (_, d) => scatter(1000 + d));
const BETWEEN = Int32Array.of(scatter(3000), scatter(3001));
const COUNT = Int32Array.from({ length: 8 }, (_, c) => scatter(2000 + c));

function distanceHash(from: number, to: number): number {
  const d = to - from;
  return DISTANCE[d < 5 ? d : d < 8 ? 5 : d < 12 ? 6 : d < 20 ? 7 : 8];
}

/** The templates of Zhang & Nivre (2011) without labels, plus morphology and word groups. */
export function parseFeatures(
  input: ParserInput,
  states: StateBlock,
  s: number,
  out: FeatureSet,
): void {
  const { word, tag, bundle, group, role, ending, verbs, marks, coordinators } = input;
  const { cells, row, depthOf } = states;
  const base = s * states.width;
  const depth = depthOf[s];
  const s0 = depth > 0 ? cells[base + row * 7 + depth - 1] : -1;
  const s1 = depth > 1 ? cells[base + row * 7 + depth - 2] : -1;
  const n0 = states.bufferOf[s];
  const s0w = word[s0 + 1];
  const s0p = tag[s0 + 1];
  const s0m = bundle[s0 + 1];
  const s0g = group[s0 + 1];
  const n0w = word[n0 + 1];
  const n0p = tag[n0 + 1];
  const n0m = bundle[n0 + 1];
  const n0g = group[n0 + 1];
  const n1w = word[n0 + 2];
  const n1p = tag[n0 + 2];
  const n1m = bundle[n0 + 2];
  const n2w = word[n0 + 3];
  const n2p = tag[n0 + 3];
  const has = s0 >= 0;
  const s0h = has ? cells[base + s0] : -1;
  const s0hp = tag[s0h + 1];
  const s0h2 = s0h >= 0 ? cells[base + s0h] : -1;
  const s0l = has ? cells[base + row + s0] : -1;
  const s0l2 = has ? cells[base + row * 2 + s0] : -1;
  const s0r = has ? cells[base + row * 3 + s0] : -1;
  const s0r2 = has ? cells[base + row * 4 + s0] : -1;
  const n0l = cells[base + row + n0];
  const n0l2 = cells[base + row * 2 + n0];
  const s0lp = tag[s0l + 1];
  const s0rp = tag[s0r + 1];
  const n0lp = tag[n0l + 1];
  const s1p = tag[s1 + 1];
  const lead = s0h < 0 ? 17 : 23;
  const d = has ? distanceHash(s0, n0) : 3;
  const s0lv = has ? COUNT[Math.min(7, cells[base + row * 5 + s0])] : 5;
  const s0rv = has ? COUNT[Math.min(7, cells[base + row * 6 + s0])] : 5;
  const n0lv = COUNT[Math.min(7, cells[base + row * 5 + n0])];
  const s0role = role[s0 + 1];
  const n0role = role[n0 + 1];
  const rr = pair(s0role, n0role);
  const s0set = has ? COUNT[0] ^ Math.imul(cells[base + row * 9 + s0], 0x9e3779b1) : 5;
  const s0leftSet = has ? COUNT[1] ^ Math.imul(cells[base + row * 8 + s0], 0x9e3779b1) : 5;
  const n0leftSet = COUNT[2] ^ Math.imul(cells[base + row * 8 + n0], 0x9e3779b1);
  const between = has
    ? COUNT[Math.min(2, verbs[n0] - verbs[s0 + 1])] ^
      DISTANCE[Math.min(2, marks[n0] - marks[s0 + 1])] ^
      BETWEEN[Math.min(1, coordinators[n0] - coordinators[s0 + 1])]
    : 9;
  const pp = pair(s0p, n0p);
  const mm = pair(s0m, n0m);
  let t = 200;
  out.clear();
  out.add(featureKey(t++, pair(s0w, s0p)));
  out.add(featureKey(t++, s0w));
  out.add(featureKey(t++, pair(s0p, lead)));
  out.add(featureKey(t++, pair(n0w, n0p)));
  out.add(featureKey(t++, n0w));
  out.add(featureKey(t++, n0p));
  out.add(featureKey(t++, pair(n1w, n1p)));
  out.add(featureKey(t++, n1w));
  out.add(featureKey(t++, n1p));
  out.add(featureKey(t++, pair(n2w, n2p)));
  out.add(featureKey(t++, n2p));
  out.add(featureKey(t++, pair(pair(s0w, n0w), pp)));
  out.add(featureKey(t++, pair(pair(s0w, s0p), n0w)));
  out.add(featureKey(t++, pair(s0w, pair(n0w, n0p))));
  out.add(featureKey(t++, pair(pair(s0w, s0p), n0p)));
  out.add(featureKey(t++, pair(s0p, pair(n0w, n0p))));
  out.add(featureKey(t++, pair(s0w, n0w)));
  out.add(featureKey(t++, pp));
  out.add(featureKey(t++, pair(pp, lead)));
  out.add(featureKey(t++, pair(n0p, n1p)));
  out.add(featureKey(t++, pair(pair(n0p, n1p), n2p)));
  out.add(featureKey(t++, pair(pp, n1p)));
  out.add(featureKey(t++, pair(pair(pp, n1p), n2p)));
  out.add(featureKey(t++, pair(s0hp, pp)));
  out.add(featureKey(t++, pair(pp, s0lp)));
  out.add(featureKey(t++, pair(pp, s0rp)));
  out.add(featureKey(t++, pair(pp, n0lp)));
  out.add(featureKey(t++, pair(pair(pp, s0rp), n0lp)));
  out.add(featureKey(t++, pair(s1p, pp)));
  out.add(featureKey(t++, pair(pair(s1p, pp), n1p)));
  out.add(featureKey(t++, pair(word[s1 + 1], pp)));
  out.add(featureKey(t++, pair(s0w, d)));
  out.add(featureKey(t++, pair(s0p, d)));
  out.add(featureKey(t++, pair(n0w, d)));
  out.add(featureKey(t++, pair(n0p, d)));
  out.add(featureKey(t++, pair(pair(s0w, n0w), d)));
  out.add(featureKey(t++, pair(pp, d)));
  out.add(featureKey(t++, pair(pair(pp, d), lead)));
  out.add(featureKey(t++, pair(s0w, s0rv)));
  out.add(featureKey(t++, pair(s0p, s0rv)));
  out.add(featureKey(t++, pair(s0w, s0lv)));
  out.add(featureKey(t++, pair(s0p, s0lv)));
  out.add(featureKey(t++, pair(n0w, n0lv)));
  out.add(featureKey(t++, pair(n0p, n0lv)));
  out.add(featureKey(t++, pair(word[s0h + 1], s0hp)));
  out.add(featureKey(t++, s0hp));
  out.add(featureKey(t++, pair(word[s0l + 1], s0p)));
  out.add(featureKey(t++, pair(s0lp, s0p)));
  out.add(featureKey(t++, pair(word[s0r + 1], s0p)));
  out.add(featureKey(t++, pair(s0rp, s0p)));
  out.add(featureKey(t++, pair(word[n0l + 1], n0p)));
  out.add(featureKey(t++, pair(n0lp, n0p)));
  out.add(featureKey(t++, pair(pair(s0p, s0lp), tag[s0l2 + 1])));
  out.add(featureKey(t++, pair(pair(s0p, s0rp), tag[s0r2 + 1])));
  out.add(featureKey(t++, pair(pair(s0p, s0hp), tag[s0h2 + 1])));
  out.add(featureKey(t++, pair(pair(n0p, n0lp), tag[n0l2 + 1])));
  out.add(featureKey(t++, mm));
  out.add(featureKey(t++, pair(s0m, n0w)));
  out.add(featureKey(t++, pair(s0w, n0m)));
  out.add(featureKey(t++, pair(s0m, lead)));
  out.add(featureKey(t++, n0m));
  out.add(featureKey(t++, pair(mm, n1m)));
  out.add(featureKey(t++, pair(pair(word[s0r + 1], s0w), n0w)));
  out.add(featureKey(t++, pair(pair(word[s0r + 1], s0p), n0w)));
  out.add(featureKey(t++, rr));
  out.add(featureKey(t++, pair(rr, d)));
  out.add(featureKey(t++, pair(rr, role[n0 + 2])));
  out.add(featureKey(t++, pair(rr, role[s1 + 1])));
  out.add(featureKey(t++, pair(rr, role[s0h + 1])));
  out.add(featureKey(t++, pair(rr, pair(role[n0l + 1], role[s0r + 1]))));
  out.add(featureKey(t++, pair(s0role, n0w)));
  out.add(featureKey(t++, pair(s0w, n0role)));
  out.add(featureKey(t++, pair(pp, between)));
  out.add(featureKey(t++, pair(rr, between)));
  out.add(featureKey(t++, pair(pair(pp, between), lead)));
  out.add(featureKey(t++, pair(n0w, between)));
  out.add(featureKey(t++, pair(s0w, between)));
  // The kinds of children say what a word still lacks, as labels do in Zhang & Nivre.
  out.add(featureKey(t++, pair(s0w, s0set)));
  out.add(featureKey(t++, pair(pair(s0role, s0set), n0p)));
  out.add(featureKey(t++, pair(s0p, pair(s0set, s0leftSet))));
  out.add(featureKey(t++, pair(pair(s0p, s0leftSet), n0p)));
  out.add(featureKey(t++, pair(n0w, n0leftSet)));
  out.add(featureKey(t++, pair(pair(n0role, n0leftSet), s0p)));
  out.add(featureKey(t++, pair(rr, n0leftSet)));
  // Endings say what the tagger may have got wrong.
  out.add(featureKey(t++, pair(ending[s0 + 1], n0p)));
  out.add(featureKey(t++, pair(s0p, ending[n0 + 1])));
  out.add(featureKey(t++, pair(ending[s0 + 1], ending[n0 + 1])));
  if (s0g && n0g) {
    out.add(featureKey(t, pair(s0g, n0g)));
    out.add(featureKey(t + 1, pair(pair(s0g, n0g), d)));
  }
  t += 2;
  if (s0g) {
    out.add(featureKey(t, pair(s0g, n0p)));
    out.add(featureKey(t + 1, pair(s0g, n0w)));
    out.add(featureKey(t + 2, pair(s0g, lead)));
  }
  t += 3;
  if (n0g) {
    out.add(featureKey(t, pair(s0p, n0g)));
    out.add(featureKey(t + 1, pair(s0w, n0g)));
    out.add(featureKey(t + 2, n0g));
  }
}

/** Room for a sentence of n words, the ends and the root filled in. */
export function emptyParserInput(n: number): ParserInput {
  const padded = () => {
    const values = new Int32Array(n + 4).fill(NO_WORD);
    values[n + 1] = ROOT;
    return values;
  };
  const counts = () => new Int16Array(n + 2);
  return {
    n,
    word: padded(),
    tag: padded(),
    bundle: padded(),
    group: new Int32Array(n + 4),
    role: padded(),
    ending: padded(),
    kinds: new Int16Array(n),
    verbs: counts(),
    marks: counts(),
    coordinators: counts(),
  };
}
