import type { Sample } from '../core/index.ts';
import type { Identifier } from '../language/index.ts';

/** A warning about a system's outputs for readers of its scores. */
export interface EvaluationWarning {
  readonly system: string;
  readonly kind: 'copies' | 'longer' | 'empty' | 'language' | 'repeated';
  readonly message: string;
  /** The first affected samples. */
  readonly samples: readonly string[];
}

interface Counts {
  copies: string[];
  empty: string[];
  longer: string[];
  wrongLanguage: string[];
  languages: Map<string, number>;
  identified: number;
  sourceCharacters: number;
  outputCharacters: number;
  different: Set<string>;
}

const MOST_COPIES = 0.5;
const MOST_LENGTH = 1.1;
const MOST_WRONG = 0.1;
/** The minimum length for identifying a language, and the maximum number of texts to identify. */
const SHORTEST_IDENTIFIED = 40;
const MOST_IDENTIFIED = 50;
const SHOWN = 5;

/** Collects statistics over a stream of samples and returns warnings about each system. */
export class Watch {
  private readonly systems: ReadonlyMap<string, Counts>;
  private readonly language: string;
  private readonly identifier: Identifier | undefined;
  private items = 0;

  constructor(systems: readonly string[], language: string, identifier?: Identifier) {
    this.language = language;
    this.identifier = identifier;
    this.systems = new Map(systems.map((system) => [system, noCounts()]));
  }

  add(sample: Sample): void {
    this.items++;
    for (const [system, counts] of this.systems) {
      const output = sample.outputs[system];
      if (output === undefined) continue;
      counts.sourceCharacters += sample.source.length;
      counts.outputCharacters += output.length;
      if (output.trim() === '') counts.empty.push(sample.id);
      else if (output.trim() === sample.source.trim()) counts.copies.push(sample.id);
      if (output.length > sample.source.length) counts.longer.push(sample.id);
      if (counts.different.size < 2) counts.different.add(output);
      this.identify(sample.id, output, counts);
    }
  }

  warnings(): EvaluationWarning[] {
    return [...this.systems].flatMap(([system, counts]) => this.warningsOf(system, counts));
  }

  private identify(id: string, output: string, counts: Counts): void {
    if (!this.identifier || counts.identified >= MOST_IDENTIFIED) return;
    if (output.length < SHORTEST_IDENTIFIED) return;
    counts.identified++;
    const { language } = this.identifier.identify(output);
    if (language === this.language || language === 'und') return;
    counts.wrongLanguage.push(id);
    counts.languages.set(language, (counts.languages.get(language) ?? 0) + 1);
  }

  private warningsOf(system: string, counts: Counts): EvaluationWarning[] {
    const found: EvaluationWarning[] = [];
    const warn = (kind: EvaluationWarning['kind'], message: string, samples: string[]) =>
      found.push({ system, kind, message, samples: samples.slice(0, SHOWN) });
    const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
    const { copies, empty, longer, wrongLanguage, identified } = counts;
    if (empty.length > 0) {
      warn('empty', `${empty.length} of ${this.items} outputs are empty`, empty);
    }
    if (copies.length > MOST_COPIES * this.items) {
      warn(
        'copies',
        `${percent(copies.length, this.items)} of the outputs copy the source`,
        copies,
      );
    }
    if (counts.outputCharacters > MOST_LENGTH * counts.sourceCharacters) {
      const more = percent(counts.outputCharacters, counts.sourceCharacters);
      warn(
        'longer',
        `outputs are longer than the sources: ${more} of the sources' characters`,
        longer,
      );
    }
    if (identified > 0 && wrongLanguage.length > MOST_WRONG * identified) {
      const [most] = [...counts.languages].sort((a, b) => b[1] - a[1])[0];
      const share = percent(wrongLanguage.length, identified);
      warn(
        'language',
        `${share} of the outputs do not seem to be in "${this.language}"; most of these seem to be in "${most}"`,
        wrongLanguage,
      );
    }
    if (this.items > 1 && counts.different.size === 1) {
      warn('repeated', 'all outputs are identical', []);
    }
    return found;
  }
}

function noCounts(): Counts {
  return {
    copies: [],
    empty: [],
    longer: [],
    wrongLanguage: [],
    languages: new Map(),
    identified: 0,
    sourceCharacters: 0,
    outputCharacters: 0,
    different: new Set(),
  };
}
