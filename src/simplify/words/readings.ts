import type { Features, Upos } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';

/** An ending of a form, the ending of its lemma, and the cell of the paradigm. */
export type FormRule = readonly [ending: string, lemmaEnding: string, upos: Upos, cell: string];

/** Letters of a stem, and the letters of the lemma: ie, e. */
export type StemChange = readonly [now: string, before: string];

/** A reading of a form: a lemma in a cell of its paradigm. */
export interface Reading {
  readonly lemma: string;
  readonly upos: Upos;
  readonly features: Features;
}

/** A long ending identifies a form even where the inflection errs: instruy-era. */
const TELLING = 4;

/**
 * Finds the lemmas of forms that the lemmatiser does not know: removes endings, keeps
 * lemmas of the lexicon, and accepts one if its inflected form is the same; otherwise
 * only if the ending is long.
 */
export class Readings {
  private readonly rules = new Map<string, FormRule[]>();
  private readonly forms = new Map<string, (readonly [lemma: string, upos: Upos])[]>();
  private readonly longest: number;
  private readonly stems: readonly StemChange[];

  /**
   * `forms` are lines of a pack: form, lemma, part of speech, separated by tabs; `stems` the possible last vowels of a
   * stem: ref-ie-ren, ref-e-rir.
   */
  constructor(rules: readonly FormRule[], forms = '', stems: readonly StemChange[] = []) {
    this.stems = stems;
    for (const line of forms.split('\n')) {
      const [form, lemma, upos] = line.split('\t');
      if (!upos) continue;
      const same = this.forms.get(form);
      if (same) same.push([lemma, upos as Upos]);
      else this.forms.set(form, [[lemma, upos as Upos]]);
    }
    let longest = 0;
    for (const rule of rules) {
      const [ending] = rule;
      longest = Math.max(longest, ending.length);
      const same = this.rules.get(ending);
      if (same) same.push(rule);
      else this.rules.set(ending, [rule]);
    }
    this.longest = longest;
  }

  /** The possible lemmas of a form; one that a pack lists has the features of the word in the text. */
  find(
    form: string,
    known: (lemma: string, upos: Upos) => boolean,
    language: Language,
    features: Features = {},
  ): Reading[] {
    const lower = form.toLowerCase();
    const found = new Map<string, Reading>();
    const likely = new Map<string, Reading>();
    for (const [lemma, upos] of this.forms.get(lower) ?? []) {
      if (known(lemma, upos)) found.set(`${lemma} ${upos}`, { lemma, upos, features });
    }
    const longest = Math.min(this.longest, lower.length - 2);
    const undo = (isChanged: boolean) => {
      for (let length = 0; length <= longest; length++) {
        const ending = lower.slice(lower.length - length);
        const whole = lower.slice(0, lower.length - length);
        for (const [, lemmaEnding, upos, cell] of this.rules.get(ending) ?? []) {
          if (isChanged && upos !== 'VERB') continue;
          for (const stem of isChanged ? this.changed(whole) : [whole]) {
            const lemma = stem + lemmaEnding;
            const key = `${lemma} ${upos}`;
            const other = found.get(key);
            if (!other && !known(lemma, upos)) continue;
            const own = featuresOf(cell);
            if (other && usage(other.features) >= usage(own)) continue;
            const reading = { lemma, upos, features: own };
            const made = language.inflect(lemma, upos, own)?.toLowerCase();
            // An inflection model without the stem change leaves the stem unchanged: *referen.
            if (made === lower || (isChanged && made === stem + ending)) found.set(key, reading);
            else if (!isChanged && length >= TELLING && whole.length >= TELLING)
              likely.set(key, reading);
          }
        }
      }
    };
    undo(false);
    if (found.size === 0 && likely.size === 0 && this.stems.length > 0) undo(true);
    return [...(found.size > 0 ? found : likely).values()];
  }

  /** A stem with each change reversed. */
  private changed(stem: string): string[] {
    return this.stems.flatMap(([now, before]) => {
      const at = stem.lastIndexOf(now);
      return at < 1 ? [] : [stem.slice(0, at) + before + stem.slice(at + now.length)];
    });
  }
}

/** Among identical forms, the third person is preferred to the imperative, and past and present to the subjunctive. */
function usage({ Mood = 'Ind', Person, Tense }: Features): number {
  const mood = Mood === 'Ind' ? 2 : Mood === 'Imp' ? -1 : 0;
  return mood + (Person === '3' ? 2 : 0) + (Tense === undefined || Tense === 'Fut' ? 0 : 1);
}

const cells = new Map<string, Features>();

function featuresOf(cell: string): Features {
  const known = cells.get(cell);
  if (known) return known;
  const features = Object.fromEntries(
    cell.split('|').flatMap((part) => (part === '' ? [] : [part.split('=')])),
  );
  cells.set(cell, features);
  return features;
}
