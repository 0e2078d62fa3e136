/**
 * The parameters that Punkt learned for a language, in NLTK's data written as JSON. They are not part
 * of klartext: pass the file that you downloaded.
 */
export interface PunktParameters {
  /** Lower-cased words that occurred with a full stop that ends no sentence, without the stop. */
  readonly abbrev_types: readonly string[];
  /** Pairs with a full stop between them that ends no sentence. */
  readonly collocations: readonly (readonly string[])[];
  /** Words that often begin a sentence. */
  readonly sent_starters: readonly string[];
  /** The positions and the case in which a word occurred: flags, see `ORTHOGRAPHY`. */
  readonly ortho_context: Readonly<Record<string, number>>;
}

/** The flags of `ortho_context` that decisions use. */
export const ORTHOGRAPHY = {
  upperInside: 4,
  lowerAtStart: 16,
  /** Occurred with a capital: at the start, inside, or at an unknown position. */
  upper: 2 + 4 + 8,
  /** Occurred in lower case at any position. */
  lower: 16 + 32 + 64,
} as const;

/** The parameters as sets, ready for look-up. */
export class PunktLexicon {
  readonly #abbreviations: ReadonlySet<string>;
  readonly #collocations: ReadonlySet<string>;
  readonly #starters: ReadonlySet<string>;
  readonly #orthography: ReadonlyMap<string, number>;

  constructor(parameters: PunktParameters) {
    this.#abbreviations = new Set(parameters.abbrev_types);
    this.#collocations = new Set(parameters.collocations.map((pair) => pair.join('\0')));
    this.#starters = new Set(parameters.sent_starters);
    this.#orthography = new Map(Object.entries(parameters.ortho_context));
  }

  /** A lower-cased word without its stop; of a compound, the last part counts too. */
  isAbbreviation(word: string): boolean {
    return (
      this.#abbreviations.has(word) ||
      this.#abbreviations.has(word.slice(word.lastIndexOf('-') + 1))
    );
  }

  isCollocation(first: string, second: string): boolean {
    return this.#collocations.has(`${first}\0${second}`);
  }

  isStarter(word: string): boolean {
    return this.#starters.has(word);
  }

  orthography(word: string): number {
    return this.#orthography.get(word) ?? 0;
  }
}
