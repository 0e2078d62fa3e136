import type { Controls } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { DIALS, type Dial, measureDials, measureSource } from '../../simplify/controls/dials.ts';
import type { SentenceResult } from '../../simplify/document/index.ts';
import { printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

/** The requested and the measured value of a ratio: the mean over the sentences. */
export interface Reached {
  readonly asked: number;
  readonly reached: number;
}

/** The command line names this dial after what it measures, character similarity. */
const NAMES: Readonly<Record<Dial, string>> = {
  length: 'length',
  paraphrase: 'similarity',
  words: 'words',
  syntax: 'syntax',
};

/** Measures the requested ratios, sentence by sentence. */
export class ReachedRatios {
  private readonly asked: readonly Dial[];
  private readonly controls: Controls;
  private readonly sums = new Map<Dial, number>();
  private count = 0;

  constructor(controls: Controls) {
    this.controls = controls;
    this.asked = DIALS.filter((dial) => controls[dial] !== undefined);
  }

  /** Counts a sentence; reports at once what was left out to meet a ratio. */
  add({ source, text, edits, span }: SentenceResult, language: Language, terminal: Terminal): void {
    if (this.asked.length === 0 || source.trim() === '') return;
    for (const edit of edits) {
      if (edit.operation !== 'delete' || terminal.json) continue;
      const gone = source.slice(edit.span.start - span.start, edit.span.end - span.start);
      terminal.notice(`left out: ${printable(gone.trim())}\n`);
    }
    this.count++;
    const values = measureDials(measureSource(source, language), text, language);
    for (const dial of this.asked) {
      this.sums.set(dial, (this.sums.get(dial) ?? 0) + values[dial]);
    }
  }

  /** By option name. */
  reached(): Readonly<Record<string, Reached>> {
    return Object.fromEntries(
      this.asked.map((dial) => {
        const mean = this.count === 0 ? 1 : (this.sums.get(dial) ?? 0) / this.count;
        return [NAMES[dial], { asked: this.controls[dial] ?? 1, reached: Number(mean.toFixed(2)) }];
      }),
    );
  }

  /** "length: 0.70 requested, 0.86 reached" */
  tell(terminal: Pick<Terminal, 'notice' | 'json'>): void {
    if (terminal.json || this.count === 0) return;
    for (const [name, { asked, reached }] of Object.entries(this.reached())) {
      terminal.notice(`${name}: ${asked.toFixed(2)} requested, ${reached.toFixed(2)} reached\n`);
    }
  }
}
