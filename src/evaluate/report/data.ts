import type { Score, Span } from '../../core/index.ts';
import type { WordOperation } from '../operations/index.ts';
import type { EvaluationWarning } from '../warnings.ts';

/** The content of a report, ready for rendering. */
export interface ReportData {
  readonly title: string;
  readonly language: {
    readonly id: string;
    readonly name: string;
    readonly direction: 'ltr' | 'rtl';
  };
  readonly items: number;
  /** References per source: `8`, or `1–3`; `0` for none. */
  readonly references: string;
  readonly systems: readonly string[];
  /** The input files by role: `['source', 'test.orig']`. */
  readonly files: readonly (readonly [role: string, name: string])[];
  readonly metrics: readonly ReportMetric[];
  readonly scores: readonly ReportScores[];
  readonly fifths: Fifths;
  readonly histograms: readonly Histogram[];
  readonly planes: readonly Plane[];
  readonly operations: readonly OperationShares[];
  readonly behaviours: readonly SystemBehaviours[];
  readonly sentences: Sentences;
  readonly warnings: readonly EvaluationWarning[];
}

export interface ReportMetric {
  readonly name: string;
  readonly summary: string;
  readonly better: 'higher' | 'lower' | 'neither';
  readonly digits: number;
}

/** A row of the table of scores; one score for each metric. */
export interface ReportScores {
  readonly name: string;
  readonly kind: 'system' | 'baseline';
  /** The description of a baseline. */
  readonly summary?: string;
  readonly scores: readonly Score[];
}

/** Scores by length of the source, in bins of nearly equal size. */
export interface Fifths {
  readonly bins: readonly {
    readonly from: number;
    readonly to: number;
    readonly items: number;
  }[];
  readonly metrics: readonly {
    readonly name: string;
    readonly digits: number;
    readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
  }[];
}

export interface Histogram {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  /** The last bin includes larger values. */
  readonly open: boolean;
  readonly series: readonly {
    readonly name: string;
    readonly kind: 'system' | 'reference';
    /** Share of items in each bin. */
    readonly shares: readonly number[];
    readonly mean: number;
    readonly median: number;
  }[];
}

/** Meaning on the x-axis, simplicity on the y-axis. */
export interface Plane {
  readonly x: Axis;
  readonly y: Axis;
  readonly points: readonly PlanePoint[];
}

export interface Axis {
  readonly metric: string;
  readonly better: 'higher' | 'lower';
}

export interface PlanePoint {
  readonly name: string;
  readonly kind: 'system' | 'baseline';
  readonly x: number;
  readonly y: number;
  /** On the Pareto front: no other system is as good in both and better in one. */
  readonly front: boolean;
}

/** Operations on the words of the sources; added words are also relative to them. */
export interface OperationShares {
  readonly name: string;
  readonly kind: 'system' | 'reference';
  readonly shares: Readonly<Record<WordOperation, number>>;
}

export interface SystemBehaviours {
  readonly system: string;
  readonly behaviours: readonly Behaviour[];
}

export interface Behaviour {
  readonly title: string;
  /** The number of outputs with this behaviour. */
  readonly count: number;
  /** The first samples. */
  readonly shown: readonly SamplePair[];
}

export interface SamplePair {
  readonly id: string;
  readonly source: SentenceText;
  readonly output: SentenceOutput;
}

/** The table of sentences; each list has one entry per shown item. */
export interface Sentences {
  readonly ids: readonly string[];
  readonly columns: readonly { readonly title: string; readonly digits: number }[];
  readonly sources: readonly SentenceText[];
  readonly references: readonly (readonly SentenceText[])[];
  /** One for each system. */
  readonly outputs: readonly (readonly SentenceOutput[])[];
}

export interface SentenceText {
  readonly text: string;
  /** The full length in characters, if the text was truncated. */
  readonly whole?: number;
}

export interface SentenceOutput extends SentenceText {
  readonly removed: readonly Span[];
  readonly added: readonly Span[];
  /** One for each column; null if it is not defined. */
  readonly values: readonly (number | null)[];
}
