import { featureKey, pair, scatter } from './hashing.ts';
import type { StateBlock } from './parser-state.ts';
import type { FeatureSet } from './scorer.ts';

/**
 * The parser's view of a sentence: a hash per word for each view. Word i is at i + 1, the root
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
  /** The number of verbs, marks and coordinators before a word. */
  readonly verbs: Int16Array;
  readonly marks: Int16Array;
  readonly coordinators: Int16Array;
}

const NO_WORD = 7;
const ROOT = 11;
const DISTANCE = Int32Array.from({ length: 12 }, (_, d) => scatter(1000 + d));
const BETWEEN = Int32Array.of(scatter(3000), scatter(3001));
const COUNT = Int32Array.from({ length: 8 }, (_, c) => scatter(2000 + c));

/** How far the front of the buffer stands from the top of the stack, if there is one. */
export function distanceHash(s0: number, n0: number): number {
  if (s0 < 0) return 3;
  const d = n0 - s0;
  return DISTANCE[d < 5 ? d : d < 8 ? 5 : d < 12 ? 6 : d < 20 ? 7 : 8];
}

/** How many verbs, marks and coordinators stand between the two. */
export function betweenHash(
  { verbs, marks, coordinators }: ParserInput,
  s0: number,
  n0: number,
): number {
  if (s0 < 0) return 9;
  return (
    COUNT[Math.min(2, verbs[n0] - verbs[s0 + 1])] ^
    DISTANCE[Math.min(2, marks[n0] - marks[s0 + 1])] ^
    BETWEEN[Math.min(1, coordinators[n0] - coordinators[s0 + 1])]
  );
}

/** The features of each word alone, as one hash per word; places as in the input. */
export function looksOf({ word, tag, bundle, group, role, ending }: ParserInput): Int32Array {
  return word.map((own, i) =>
    scatter(pair(pair(own, tag[i]), pair(bundle[i], group[i])) ^ scatter(pair(role[i], ending[i]))),
  );
}

function leadHash(headless: boolean): number {
  return headless ? 17 : 23;
}

/**
 * The templates of Zhang & Nivre (2011) without labels, plus morphology and word groups: first those
 * of the words, then those of the tree.
 */
export function parseFeatures(
  input: ParserInput,
  states: StateBlock,
  s: number,
  out: FeatureSet,
): void {
  const s0 = states.stack(s, 0);
  out.clear();
  const n0 = states.bufferOf[s];
  const headless = s0 < 0 || states.head(s, s0) < 0;
  frontFeatures(input, n0, out);
  topFeatures(input, s0, headless, out);
  pairFeatures(input, s0, n0, headless, out);
  treeFeatures(input, states, s, out);
}

/** Features of the front of the buffer and what follows it. */
export function frontFeatures(input: ParserInput, n0: number, out: FeatureSet): void {
  const { word, tag, bundle, group } = input;
  const n0w = word[n0 + 1];
  const n0p = tag[n0 + 1];
  const n1w = word[n0 + 2];
  const n1p = tag[n0 + 2];
  const n2p = tag[n0 + 3];
  out.add(featureKey(203, pair(n0w, n0p)));
  out.add(featureKey(204, n0w));
  out.add(featureKey(205, n0p));
  out.add(featureKey(206, pair(n1w, n1p)));
  out.add(featureKey(207, n1w));
  out.add(featureKey(208, n1p));
  out.add(featureKey(209, pair(word[n0 + 3], n2p)));
  out.add(featureKey(210, n2p));
  out.add(featureKey(219, pair(n0p, n1p)));
  out.add(featureKey(220, pair(pair(n0p, n1p), n2p)));
  out.add(featureKey(260, bundle[n0 + 1]));
  if (group[n0 + 1]) out.add(featureKey(294, group[n0 + 1]));
}

/** Features of the top of the stack, and whether it has no head yet. */
export function topFeatures(
  input: ParserInput,
  s0: number,
  headless: boolean,
  out: FeatureSet,
): void {
  const { word, tag, bundle, group } = input;
  const s0w = word[s0 + 1];
  const s0p = tag[s0 + 1];
  const lead = leadHash(headless);
  out.add(featureKey(200, pair(s0w, s0p)));
  out.add(featureKey(201, s0w));
  out.add(featureKey(202, pair(s0p, lead)));
  out.add(featureKey(259, pair(bundle[s0 + 1], lead)));
  if (group[s0 + 1]) out.add(featureKey(291, pair(group[s0 + 1], lead)));
}

/**
 * Features of the top of the stack and the front of the buffer together that see nothing of the tree,
 * except whether the top has no head yet.
 */
export function pairFeatures(
  input: ParserInput,
  s0: number,
  n0: number,
  headless: boolean,
  out: FeatureSet,
): void {
  const { word, tag, bundle, group, role, ending } = input;
  const s0w = word[s0 + 1];
  const s0p = tag[s0 + 1];
  const s0m = bundle[s0 + 1];
  const s0g = group[s0 + 1];
  const n0w = word[n0 + 1];
  const n0p = tag[n0 + 1];
  const n0m = bundle[n0 + 1];
  const n0g = group[n0 + 1];
  const n1p = tag[n0 + 2];
  const n2p = tag[n0 + 3];
  const lead = leadHash(headless);
  const d = distanceHash(s0, n0);
  const s0role = role[s0 + 1];
  const n0role = role[n0 + 1];
  const rr = pair(s0role, n0role);
  const between = betweenHash(input, s0, n0);
  const pp = pair(s0p, n0p);
  const mm = pair(s0m, n0m);
  out.add(featureKey(211, pair(pair(s0w, n0w), pp)));
  out.add(featureKey(212, pair(pair(s0w, s0p), n0w)));
  out.add(featureKey(213, pair(s0w, pair(n0w, n0p))));
  out.add(featureKey(214, pair(pair(s0w, s0p), n0p)));
  out.add(featureKey(215, pair(s0p, pair(n0w, n0p))));
  out.add(featureKey(216, pair(s0w, n0w)));
  out.add(featureKey(217, pp));
  out.add(featureKey(218, pair(pp, lead)));
  out.add(featureKey(221, pair(pp, n1p)));
  out.add(featureKey(222, pair(pair(pp, n1p), n2p)));
  out.add(featureKey(231, pair(s0w, d)));
  out.add(featureKey(232, pair(s0p, d)));
  out.add(featureKey(233, pair(n0w, d)));
  out.add(featureKey(234, pair(n0p, d)));
  out.add(featureKey(235, pair(pair(s0w, n0w), d)));
  out.add(featureKey(236, pair(pp, d)));
  out.add(featureKey(237, pair(pair(pp, d), lead)));
  out.add(featureKey(256, mm));
  out.add(featureKey(257, pair(s0m, n0w)));
  out.add(featureKey(258, pair(s0w, n0m)));
  out.add(featureKey(261, pair(mm, bundle[n0 + 2])));
  out.add(featureKey(264, rr));
  out.add(featureKey(265, pair(rr, d)));
  out.add(featureKey(266, pair(rr, role[n0 + 2])));
  out.add(featureKey(270, pair(s0role, n0w)));
  out.add(featureKey(271, pair(s0w, n0role)));
  out.add(featureKey(272, pair(pp, between)));
  out.add(featureKey(273, pair(rr, between)));
  out.add(featureKey(274, pair(pair(pp, between), lead)));
  out.add(featureKey(275, pair(n0w, between)));
  out.add(featureKey(276, pair(s0w, between)));
  // Endings say what the tagger may have got wrong.
  out.add(featureKey(284, pair(ending[s0 + 1], n0p)));
  out.add(featureKey(285, pair(s0p, ending[n0 + 1])));
  out.add(featureKey(286, pair(ending[s0 + 1], ending[n0 + 1])));
  if (s0g && n0g) {
    out.add(featureKey(287, pair(s0g, n0g)));
    out.add(featureKey(288, pair(pair(s0g, n0g), d)));
  }
  if (s0g) {
    out.add(featureKey(289, pair(s0g, n0p)));
    out.add(featureKey(290, pair(s0g, n0w)));
  }
  if (n0g) {
    out.add(featureKey(292, pair(s0p, n0g)));
    out.add(featureKey(293, pair(s0w, n0g)));
  }
}

/** Features that see the tree built so far. */
export function treeFeatures(
  input: ParserInput,
  states: StateBlock,
  s: number,
  out: FeatureSet,
): void {
  const { word, tag, role } = input;
  const { cells, row } = states;
  const base = s * states.width;
  const s0 = states.stack(s, 0);
  const s1 = states.stack(s, 1);
  const n0 = states.bufferOf[s];
  const has = s0 >= 0;
  const s0w = word[s0 + 1];
  const s0p = tag[s0 + 1];
  const n0w = word[n0 + 1];
  const n0p = tag[n0 + 1];
  const n1p = tag[n0 + 2];
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
  const s0lv = has ? COUNT[Math.min(7, cells[base + row * 5 + s0])] : 5;
  const s0rv = has ? COUNT[Math.min(7, cells[base + row * 6 + s0])] : 5;
  const n0lv = COUNT[Math.min(7, cells[base + row * 5 + n0])];
  const s0role = role[s0 + 1];
  const n0role = role[n0 + 1];
  const rr = pair(s0role, n0role);
  const s0set = has ? COUNT[0] ^ Math.imul(cells[base + row * 9 + s0], 0x9e3779b1) : 5;
  const s0leftSet = has ? COUNT[1] ^ Math.imul(cells[base + row * 8 + s0], 0x9e3779b1) : 5;
  const n0leftSet = COUNT[2] ^ Math.imul(cells[base + row * 8 + n0], 0x9e3779b1);
  const pp = pair(s0p, n0p);
  out.add(featureKey(223, pair(s0hp, pp)));
  out.add(featureKey(224, pair(pp, s0lp)));
  out.add(featureKey(225, pair(pp, s0rp)));
  out.add(featureKey(226, pair(pp, n0lp)));
  out.add(featureKey(227, pair(pair(pp, s0rp), n0lp)));
  out.add(featureKey(228, pair(s1p, pp)));
  out.add(featureKey(229, pair(pair(s1p, pp), n1p)));
  out.add(featureKey(230, pair(word[s1 + 1], pp)));
  out.add(featureKey(238, pair(s0w, s0rv)));
  out.add(featureKey(239, pair(s0p, s0rv)));
  out.add(featureKey(240, pair(s0w, s0lv)));
  out.add(featureKey(241, pair(s0p, s0lv)));
  out.add(featureKey(242, pair(n0w, n0lv)));
  out.add(featureKey(243, pair(n0p, n0lv)));
  out.add(featureKey(244, pair(word[s0h + 1], s0hp)));
  out.add(featureKey(245, s0hp));
  out.add(featureKey(246, pair(word[s0l + 1], s0p)));
  out.add(featureKey(247, pair(s0lp, s0p)));
  out.add(featureKey(248, pair(word[s0r + 1], s0p)));
  out.add(featureKey(249, pair(s0rp, s0p)));
  out.add(featureKey(250, pair(word[n0l + 1], n0p)));
  out.add(featureKey(251, pair(n0lp, n0p)));
  out.add(featureKey(252, pair(pair(s0p, s0lp), tag[s0l2 + 1])));
  out.add(featureKey(253, pair(pair(s0p, s0rp), tag[s0r2 + 1])));
  out.add(featureKey(254, pair(pair(s0p, s0hp), tag[s0h2 + 1])));
  out.add(featureKey(255, pair(pair(n0p, n0lp), tag[n0l2 + 1])));
  out.add(featureKey(262, pair(pair(word[s0r + 1], s0w), n0w)));
  out.add(featureKey(263, pair(pair(word[s0r + 1], s0p), n0w)));
  out.add(featureKey(267, pair(rr, role[s1 + 1])));
  out.add(featureKey(268, pair(rr, role[s0h + 1])));
  out.add(featureKey(269, pair(rr, pair(role[n0l + 1], role[s0r + 1]))));
  // The kinds of children say what a word still lacks, as labels do in Zhang & Nivre.
  out.add(featureKey(277, pair(s0w, s0set)));
  out.add(featureKey(278, pair(pair(s0role, s0set), n0p)));
  out.add(featureKey(279, pair(s0p, pair(s0set, s0leftSet))));
  out.add(featureKey(280, pair(pair(s0p, s0leftSet), n0p)));
  out.add(featureKey(281, pair(n0w, n0leftSet)));
  out.add(featureKey(282, pair(pair(n0role, n0leftSet), s0p)));
  out.add(featureKey(283, pair(rr, n0leftSet)));
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
