import { countCodePoints } from '../../evaluate/edits/index.ts';
import { seededRandom } from '../../evaluate/statistics/random.ts';
import { type Language, type Tokenizer, tokenizers, tokenizersWith } from '../../language/index.ts';
import { editRatio } from '../filter/measures.ts';
import type { PairRecord } from '../record.ts';
import { type Distribution, distributionOf } from './distribution.ts';
import { FEATURES, type Feature, pairFeatures } from './features.ts';
import { type OperationShares, OperationTally } from './operations.ts';
import { type SideStatistics, SideTally } from './tally.ts';

/** All that `klartext corpus stats` prints about a corpus. */
export interface CorpusStatistics {
  readonly records: number;
  readonly pairs: number;
  readonly documents: number;
  readonly tokenizer: string;
  /** MultiSim's Table 6. */
  readonly source: SideStatistics;
  readonly target: SideStatistics;
  /** MultiSim's Table 7. */
  readonly operations: OperationShares;
  /** Levenshtein distance over the longer length, of every pair. */
  readonly edits: Distribution | undefined;
  /** Characters of the simple document over those of the original. */
  readonly documentCompression: Distribution | undefined;
  /** Features of ASSET and CSS, of a sample of pairs. */
  readonly features: Readonly<Partial<Record<Feature, Distribution>>>;
  readonly sampled: number;
  /** Shares of the sample. */
  readonly copies: number;
  readonly deletionOnly: number;
}

export interface StatisticsChoices {
  readonly language?: Language | undefined;
  /** How many pairs are analysed for the features; all pairs are counted. */
  readonly sample?: number;
  readonly seed?: number;
}

const SAMPLE = 1000;

/** Toktok if spaces separate words, as MultiSim counts; else the language's own words. */
function countingTokenizer(language: Language | undefined): Tokenizer {
  if (language === undefined || language.profile.words === 'spaced')
    return tokenizers.get('toktok');
  return tokenizersWith(language).get('words');
}

/**
 * Counts a corpus as a stream of records.
 *
 * @example const counting = new StatisticsCounter({ language }); counting.add(record); counting.statistics()
 */
export class StatisticsCounter {
  readonly #choices: StatisticsChoices;
  readonly #tokenizer: Tokenizer;
  readonly #source: SideTally;
  readonly #target: SideTally;
  readonly #operations = new OperationTally();
  readonly #edits: number[] = [];
  readonly #documents = new Map<string, [source: number, target: number]>();
  readonly #sample: [source: string, target: string, a: number, b: number][] = [];
  readonly #random;
  #records = 0;

  constructor(choices: StatisticsChoices = {}) {
    this.#choices = choices;
    this.#tokenizer = countingTokenizer(choices.language);
    this.#source = new SideTally(this.#tokenizer);
    this.#target = new SideTally(this.#tokenizer);
    this.#random = seededRandom(choices.seed ?? 1);
  }

  add({ source, references, document }: PairRecord): void {
    this.#records++;
    const sources = this.#sentences(source);
    this.#source.add(source, sources, references.length);
    for (const target of references) {
      const targets = this.#sentences(target);
      this.#target.add(target, targets, 1);
      this.#operations.add(source, sources, target, targets);
      this.#edits.push(editRatio(source, target));
      this.#keep([source, target, sources, targets]);
    }
    if (document === undefined || references.length === 0) return;
    const sums = this.#documents.get(document) ?? [0, 0];
    sums[0] += countCodePoints(source);
    sums[1] += countCodePoints(references[0]);
    this.#documents.set(document, sums);
  }

  statistics(): CorpusStatistics {
    const compressions = [...this.#documents.values()]
      .filter(([before]) => before > 0)
      .map(([before, after]) => after / before);
    return {
      records: this.#records,
      pairs: this.#edits.length,
      documents: this.#documents.size,
      tokenizer: this.#tokenizer.name,
      source: this.#source.statistics(),
      target: this.#target.statistics(),
      operations: this.#operations.shares(),
      edits: distributionOf(this.#edits, [0, 1]),
      documentCompression: distributionOf(compressions, [0, 2]),
      ...this.#featureStatistics(),
    };
  }

  #sentences(text: string): number {
    const { language } = this.#choices;
    if (text.trim() === '') return 0;
    return language === undefined ? 1 : Math.max(1, language.sentences(text).length);
  }

  /** A random sample of a stream of pairs (reservoir sampling). */
  #keep(pair: [string, string, number, number]): void {
    const most = this.#choices.sample ?? SAMPLE;
    if (this.#sample.length < most) this.#sample.push(pair);
    else {
      const place = this.#random.below(this.#edits.length);
      if (place < most) this.#sample[place] = pair;
    }
  }

  #featureStatistics() {
    const measured = this.#sample.map(([source, target, sourceSentences, targetSentences]) =>
      pairFeatures(
        { source, target, sourceSentences, targetSentences },
        this.#choices.language,
        (text) => this.#tokenizer.split(text),
      ),
    );
    const features: Partial<Record<Feature, Distribution>> = {};
    for (const feature of Object.keys(FEATURES) as Feature[]) {
      const values = measured
        .map((each) => each[feature])
        .filter((value): value is number => value !== undefined);
      const distribution = distributionOf(values, FEATURES[feature].range);
      if (distribution) features[feature] = distribution;
    }
    const share = (count: number) => count / Math.max(1, measured.length);
    return {
      features,
      sampled: measured.length,
      copies: share(measured.filter(({ isCopy }) => isCopy).length),
      deletionOnly: share(measured.filter(({ isDeletionOnly }) => isDeletionOnly).length),
    };
  }
}
