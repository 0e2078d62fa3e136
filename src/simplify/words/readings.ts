import type { Features, Upos } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';

/** An ending of a form, the ending of its lemma, and the cell of the paradigm it stands in. */
export type FormRule = readonly [ending: string, lemmaEnding: string, upos: Upos, cell: string];

/** What a form may be: a lemma in a cell of its paradigm. */
export interface Reading {
  readonly lemma: string;
  readonly upos: Upos;
  readonly features: Features;
}

/**
 * Leads forms back to lemmas of the lexicon where the lemmatiser did not: undoes endings, keeps
 * what the lexicon knows, and believes it only if the inflection gives the very form again.
 */
export class Readings {
  private readonly rules = new Map<string, FormRule[]>();
  private readonly longest: number;

  constructor(rules: readonly FormRule[]) {
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

  find(form: string, known: (lemma: string) => boolean, language: Language): Reading[] {
    const lower = form.toLowerCase();
    const found = new Map<string, Reading>();
    for (let length = 0; length <= Math.min(this.longest, lower.length - 2); length++) {
      for (const [, lemmaEnding, upos, cell] of this.rules.get(
        lower.slice(lower.length - length),
      ) ?? []) {
        const lemma = lower.slice(0, lower.length - length) + lemmaEnding;
        const key = `${lemma} ${upos}`;
        if (found.has(key) || !known(lemma)) continue;
        const features = featuresOf(cell);
        if (language.inflect(lemma, upos, features)?.toLowerCase() !== lower) continue;
        found.set(key, { lemma, upos, features });
      }
    }
    return [...found.values()];
  }
}

function featuresOf(cell: string): Features {
  return Object.fromEntries(
    cell.split('|').flatMap((part) => (part === '' ? [] : [part.split('=')])),
  );
}
