import { mixed } from '../hash.ts';

const ORDER = 5;
const SLOTS = 1 << 20;
/** How many occurrences of a context weigh as much as shorter contexts (Dirichlet prior). */
const PRIOR = 4;
/** Probability of an unseen character. */
const UNSEEN = 1 / 5000;

/**
 * Estimates how probable a text is with a model of characters and the four before each, counted from
 * the corpus itself. Menus, tables and other languages are improbable; prose is not.
 */
export class CharacterModel {
  readonly grams: Uint32Array;
  readonly contexts: Uint32Array;

  constructor(
    grams: Uint32Array = new Uint32Array(SLOTS),
    contexts: Uint32Array = new Uint32Array(SLOTS),
  ) {
    this.grams = grams;
    this.contexts = contexts;
  }

  count(text: string): void {
    walk(text, (context, gram) => {
      this.contexts[context]++;
      this.grams[gram]++;
    });
  }

  /** Mean natural logarithm of the probability of a character. */
  score(text: string): number {
    if (text.length === 0) return Number.NEGATIVE_INFINITY;
    let sum = 0;
    let probability = UNSEEN;
    walk(text, (context, gram, order) => {
      const below = order === 0 ? UNSEEN : probability;
      probability = (this.grams[gram] + PRIOR * below) / (this.contexts[context] + PRIOR);
      if (order === ORDER - 1) sum += Math.log(probability);
    });
    return sum / text.length;
  }
}

/** Reports for each character its contexts, of zero to four characters, as slots of the tables. */
function walk(text: string, report: (context: number, gram: number, order: number) => void): void {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    let hash = 0x51ab;
    for (let order = 0; order < ORDER; order++) {
      if (order > 0) {
        const before = at - order < 0 ? 32 : text.charCodeAt(at - order);
        hash = Math.imul(hash ^ before, 0x5f356495) + order;
        hash ^= hash >>> 15;
      }
      const context = mixed(hash) & (SLOTS - 1);
      const gram = mixed(Math.imul(hash ^ 0x2c1b3c6d, 0x9e3779b1) ^ code) & (SLOTS - 1);
      report(context, gram, order);
    }
  }
}
