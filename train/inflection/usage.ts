import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** What speaks for a form in a cell of a lemma. */
export interface Witnesses {
  table: boolean;
  dictionary: boolean;
  /** How often a treebank has it. */
  treebank: number;
  /** Written for this project, because the other sources are wrong or in doubt. */
  own: boolean;
}

/** Below the rarest word of a list; lists end near Zipf value 3. */
const UNLISTED = 1.5;
const DICTIONARY = 1.2;
const TABLE = 0.4;
const OWN = 10;
/** A form like its lemma is frequent for the lemma's sake: *eat* says little of a past tense *eat*. */
const LIKE_LEMMA = 1.5;
/** The cells whose form is the lemma itself. */
export const BASE_CELLS = new Set(['_', 'VerbForm=Inf', 'Number=Sing', 'Case=Nom|Number=Sing']);
const BASE = 5;
const MOST_OF_TREEBANK = 8;

/**
 * How much speaks for a form: dictionaries list what is right and sometimes what was (found, fand;
 * left, leaved), and how often a form is written tells them apart.
 */
export class Usage {
  private readonly zipf: ReadonlyMap<string, number>;

  constructor(language: string) {
    const path = fileURLToPath(
      new URL(`../../languages/${language}/frequency.tsv.gz`, import.meta.url),
    );
    const lines = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
    this.zipf = new Map(
      lines.map((line) => {
        const cut = line.indexOf('\t');
        return [line.slice(0, cut), Number(line.slice(cut + 1))];
      }),
    );
  }

  /** Is the word in the language's frequency list? */
  listed(word: string): boolean {
    return this.zipf.has(word);
  }

  frequency(form: string): number {
    return this.zipf.get(form) ?? UNLISTED;
  }

  score(lemma: string, cell: string, form: string, witnesses: Witnesses): number {
    const likeLemma = form !== lemma ? 0 : BASE_CELLS.has(cell) ? -BASE : LIKE_LEMMA;
    return (
      this.frequency(form) -
      likeLemma +
      (witnesses.own ? OWN : 0) +
      (witnesses.dictionary ? DICTIONARY : 0) +
      (witnesses.table ? TABLE : 0) +
      Math.min(MOST_OF_TREEBANK, 0.8 * Math.log2(1 + witnesses.treebank))
    );
  }
}
