import { type Features, type Token, UPOS, type Upos } from '../../core/index.ts';
import { type Description, featuresOf } from '../analysis/analyser.ts';
import type { Spelling } from '../analysis/word-table.ts';
import type { WordVectors } from '../vectors/word-vectors.ts';
import type { Kernel, Room } from './kernel.ts';
import { LONGEST_WINDOW, Network, probabilities, type Scores } from './network.ts';
import type { NetworkFile } from './network-file.ts';
import { bestTree } from './tree.ts';
import { windowsOf } from './windows.ts';

/**
 * The bonus for a part of speech that the quick analyser finds as well: the best value for
 * French-ParTUT, German-LIT, English-ParTUT and English-LinES together, from which neither learned.
 */
const SECOND_OPINION = 0.5;

/** The parser's queries to the quick analyser. */
export interface SecondOpinion {
  partsOfSpeech(forms: readonly string[]): readonly Upos[];
  /** Features and lemmas of words with these parts of speech. */
  describe(forms: readonly string[], upos: readonly Upos[]): readonly Description[];
}

export interface ParserParts {
  /** The language's word vectors, if it has them. */
  readonly vectors?: WordVectors | undefined;
  readonly spelling?: Spelling | undefined;
  readonly quick: SecondOpinion;
  readonly kernel?: (room: Room) => Kernel;
}

/** The accurate analyser: every token gets its analysis with probabilities. */
export class Parser {
  private readonly network: Network;
  private readonly quick: SecondOpinion;
  private readonly features: readonly Features[];
  /** The bundles of each tag. */
  private readonly bundlesOf: readonly (readonly number[])[];
  private readonly relations: readonly string[];
  private readonly root: number;
  private readonly arcTemperature: number;
  private readonly labelTemperature: number;

  constructor(file: NetworkFile, { vectors, spelling, quick, kernel }: ParserParts) {
    this.network = new Network(file, vectors, spelling, kernel);
    this.quick = quick;
    this.features = file.bundles.map(featuresOf);
    this.bundlesOf = UPOS.map((upos) =>
      [...file.bundles.keys()].filter((i) => file.bundles[i].split('|', 1)[0] === upos),
    );
    this.relations = file.relations;
    this.root = file.relations.indexOf('root');
    this.arcTemperature = file.arcTemperature;
    this.labelTemperature = file.labelTemperature;
  }

  /** Fills `analysis` of every token of a sentence. */
  analyse(tokens: readonly Token[]): void {
    const forms = tokens.map(({ form }) => form);
    let root = -1;
    for (const [from, to] of windowsOf(forms, LONGEST_WINDOW)) {
      const found = this.analyseWindow(tokens.slice(from, to), from, root);
      if (root < 0) root = found;
    }
  }

  /** Attaches its root to the root of the first window. Returns its own root. */
  private analyseWindow(tokens: readonly Token[], offset: number, rootBefore: number): number {
    const forms = tokens.map(({ form }) => form);
    const scores = this.network.read(forms);
    const tags = this.partsOfSpeech(forms, scores);
    const described = this.quick.describe(forms, tags);
    const heads = bestTree(scores.arcs, scores.size);
    const relations = scores.relations(heads);
    const likely = new Float32Array(Math.max(scores.size, this.relations.length));
    let root = -1;
    tokens.forEach((token, i) => {
      const place = i + 1;
      const upos = tags[i];
      const { features, lemma } = described[i];
      const isRoot = heads[place] === 0;
      const index = (head: number) => (head === 0 ? rootBefore : head - 1 + offset);
      token.analysis = {
        upos,
        lemma,
        features: withPronType(features, this.featuresOf(scores, place, upos).PronType),
        head: index(heads[place]),
        ...this.relationOf(relations, place, isRoot, likely),
        ...this.headsOf(scores, place, heads[place], index, likely),
      };
      if (isRoot) root = offset + i;
      if (isRoot && rootBefore >= 0) token.analysis.relation = 'parataxis';
    });
    return root;
  }

  /** The network's, unless it is unsure and the quick analyser found another. */
  private partsOfSpeech(forms: readonly string[], { tags }: Scores): Upos[] {
    const second = this.quick.partsOfSpeech(forms);
    const likely = new Float32Array(UPOS.length);
    return forms.map((_, i) => {
      probabilities(tags, (i + 1) * UPOS.length, UPOS.length, 1, likely);
      likely[UPOS.indexOf(second[i])] += SECOND_OPINION;
      return UPOS[bestOf(likely, 0, UPOS.length)];
    });
  }

  private featuresOf({ bundles }: Scores, place: number, upos: Upos): Features {
    const from = place * this.features.length;
    let found = -1;
    for (const bundle of this.bundlesOf[UPOS.indexOf(upos)]) {
      if (found < 0 || bundles[from + bundle] > bundles[from + found]) found = bundle;
    }
    return this.features[found] ?? {};
  }

  private relationOf(scores: Float32Array, place: number, isRoot: boolean, likely: Float32Array) {
    if (isRoot) return { relation: 'root', relationProbability: 1 };
    const from = place * this.relations.length;
    scores[from + this.root] = Number.NEGATIVE_INFINITY;
    probabilities(scores, from, this.relations.length, this.labelTemperature, likely);
    const best = bestOf(likely, 0, this.relations.length);
    return { relation: this.relations[best], relationProbability: likely[best] };
  }

  private headsOf(
    { arcs, size }: Scores,
    place: number,
    head: number,
    index: (head: number) => number,
    likely: Float32Array,
  ) {
    arcs[place * size + place] = Number.NEGATIVE_INFINITY;
    probabilities(arcs, place * size, size, this.arcTemperature, likely);
    const headProbability = likely[head];
    likely[head] = -1;
    const second = bestOf(likely, 0, size);
    if (likely[second] < 0 || second === place) return { headProbability };
    return { headProbability, secondHead: index(second), secondHeadProbability: likely[second] };
  }
}

/** The network, which reads the whole sentence, decides which pronouns are relative. */
function withPronType({ PronType: _, ...features }: Features, type: string | undefined): Features {
  return type === undefined ? features : { ...features, PronType: type };
}

function bestOf(scores: Float32Array, from: number, length: number): number {
  let best = 0;
  for (let i = 1; i < length; i++) if (scores[from + i] > scores[from + best]) best = i;
  return best;
}
