import type { Span } from '../core/index.ts';
import type { Language } from '../language/index.ts';
import type { TokenEncoder } from './encoder.ts';
import type { Text } from './text.ts';

/** What a metric looks at: one source, one output, the references of that source. */
export interface Item {
  readonly source: Text;
  readonly output: Text;
  readonly references: readonly Text[];
}

/** What can be chosen, and must show in the signature of what it changes. */
export interface Settings {
  readonly language: Language;
  /** The name of a tokenizer. */
  readonly tokenizer: string;
  readonly lowercase: boolean;
  /** Punkt's sentences, where its parameters are at hand; else the language's own are used. */
  readonly punkt?: (text: string) => readonly Span[];
  /** Another table of word ranks than the language's own, with a name for the signature. */
  readonly ranks?: {
    readonly name: string;
    /** How many words it holds. */
    readonly size: number;
    /** 1 is the most frequent. */
    rank(word: string): number | undefined;
  };
  /** A model that gives vectors of words, for metrics that need one. */
  readonly encoder?: TokenEncoder;
}

/** Choices that decide a number, as they stand in a signature: `tok` → `13a`. */
export type Choices = Readonly<Record<string, string | number>>;

/**
 * A metric ready to count: statistics per item, a score from their sum, the choices that led
 * there. Sums may be over a corpus, a shard of it or a bootstrap sample.
 */
export interface Metric {
  /** How many numbers the statistics of one item are. */
  readonly width: number;
  readonly choices: Choices;
  /** Writes the statistics of one item into `row`, which holds zeros. */
  measure(item: Item, row: Float64Array): void;
  /** The score of the summed rows of any number of items. */
  score(sums: Float64Array): { value: number; parts: Record<string, number> };
}

/** A metric by name: what a table of metrics shows, and how to get it ready. */
export interface MetricEntry {
  readonly name: string;
  /** One line for the help and the docs. */
  readonly summary: string;
  /** Which way is better; neither for a description such as the compression ratio. */
  readonly better: 'higher' | 'lower' | 'neither';
  /** What it cannot do without, besides the output. */
  readonly needs: readonly ('source' | 'references' | 'analysis' | 'encoder')[];
  /** Digits worth printing in a table. */
  readonly digits?: number;
  /** Throws a `KlartextError` that says so when the language has no such thing. */
  prepare(settings: Settings): Metric;
}
