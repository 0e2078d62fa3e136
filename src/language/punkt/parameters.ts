/**
 * What Punkt learned about a language, as NLTK's data written out in JSON has it. It does not ship
 * with klartext: pass in what you pulled.
 */
export interface PunktParameters {
  /** Lower-cased words seen with a full stop that ends no sentence; the stop is left off. */
  readonly abbrev_types: readonly string[];
  /** Pairs with a full stop between them that ends no sentence. */
  readonly collocations: readonly (readonly string[])[];
  /** Words that often begin a sentence. */
  readonly sent_starters: readonly string[];
  /** Where in a sentence, and in which case, a word was seen: flags, see `ORTHOGRAPHY`. */
  readonly ortho_context: Readonly<Record<string, number>>;
}

/** The flags of `ortho_context` that decisions ask for. */
export const ORTHOGRAPHY = {
  upperInside: 4,
  lowerAtStart: 16,
  /** Seen with a capital anywhere: at the start, inside, or who knows where. */
  upper: 2 + 4 + 8,
  /** Seen in lower case anywhere. */
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
