import type { Span } from '../core/index.ts';
import type { Language } from '../language/index.ts';
import type { TokenEncoder } from './encoder.ts';
import type { Text } from './text.ts';

/** The input of a metric: one source, one output, the references of that source. */
export interface Item {
  readonly source: Text;
  readonly output: Text;
  readonly references: readonly Text[];
}

/** Settings, which must appear in the signatures of the metrics they affect. */
export interface Settings {
  readonly language: Language;
  /** The name of a tokenizer. */
  readonly tokenizer: string;
  readonly lowercase: boolean;
  /** Punkt's sentences, if its parameters are available; else the language's own are used. */
  readonly punkt?: (text: string) => readonly Span[];
  /** Another table of word ranks than the language's own, with a name for the signature. */
  readonly ranks?: {
    readonly name: string;
    /** The number of words in it. */
    readonly size: number;
    /** 1 is the most frequent. */
    rank(word: string): number | undefined;
  };
  /** A model for vectors of words, for metrics that need one. */
  readonly encoder?: TokenEncoder;
}

/** Choices that determine a number, as in a signature: `tok` → `13a`. */
export type Choices = Readonly<Record<string, string | number>>;

/**
 * A metric ready for use: statistics per item, a score from their sum, and the choices behind it.
 * Sums may be over a corpus, a shard of it or a bootstrap sample.
 */
export interface Metric {
  /** The number of statistics per item. */
  readonly width: number;
  readonly choices: Choices;
  /** Writes the statistics of one item into `row`, which contains zeros. */
  measure(item: Item, row: Float64Array): void;
  /** The score of the summed rows of any number of items. */
  score(sums: Float64Array): { value: number; parts: Record<string, number> };
}

/** A metric in the registry: its description, and how to create it. */
export interface MetricEntry {
  readonly name: string;
  /** One line for the help and the docs. */
  readonly summary: string;
  /** Which direction is better; `neither` for a descriptive number such as the compression ratio. */
  readonly better: 'higher' | 'lower' | 'neither';
  /** Required inputs besides the output. */
  readonly needs: readonly ('source' | 'references' | 'analysis' | 'encoder')[];
  /** Digits to print in a table. */
  readonly digits?: number;
  /** Throws a `KlartextError` if the language does not support the metric. */
  prepare(settings: Settings): Metric;
}
