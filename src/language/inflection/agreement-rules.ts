import type { Features } from '../../core/index.ts';

/** `languages/xx/agreement.json`: what must follow when a word changes, as data. */
export interface AgreementRules {
  /** No word of the language changes its form. */
  readonly invariable?: boolean;
  /** Inherent features of a noun that its dependents copy: gender, animacy. */
  readonly follow?: readonly string[];
  /** Relations of a governor's other dependents that agree with its subject: cop, aux. */
  readonly governed?: readonly string[];
  /** Relation of a verb's separable particle. */
  readonly particle?: string;
  /** Which word of a multi-word lemma inflects. */
  readonly phraseHead?: Readonly<Record<string, 'first' | 'last'>>;
  /** Ways a word may begin that matter to the word before: the longest known start decides. */
  readonly onsets?: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** Articles and other words whose form depends on their noun or on the next word. */
  readonly families?: readonly WordFamily[];
  /** What an adjective gets when no word of a family before it says otherwise. */
  readonly otherwise?: Features;
  /** Old spellings that forms of a part of speech were learned with, as patterns, and today's. */
  readonly respelled?: Readonly<
    Record<string, readonly (readonly [pattern: string, now: string])[]>
  >;
  /** Two words that must be written as one: `de el` → `del`. */
  readonly contract?: Readonly<Record<string, string>>;
}

export interface WordFamily {
  /** Every form follows each of these: dies-er, jed-er. */
  readonly stems?: readonly string[];
  readonly forms: readonly FamilyForm[];
  /** Parts of speech the words must have: Portuguese *a* is an article or a preposition. */
  readonly upos?: readonly string[];
  /** What an adjective after a word of this family takes: German weak or mixed endings. */
  readonly implies?: Features;
}

/** A form, the features it is for, and the onset of the next word it needs. */
export interface FamilyForm {
  readonly form: string;
  readonly before?: string;
  readonly features?: Features;
}

/** A family with its stems written out, so that a word finds its forms. */
interface Member {
  readonly family: WordFamily;
  readonly forms: readonly FamilyForm[];
}

/** Answers what a word of a family becomes. */
export class WordFamilies {
  private readonly members = new Map<string, Member[]>();
  private readonly onsets: Readonly<Record<string, Readonly<Record<string, boolean>>>>;

  constructor(rules: AgreementRules) {
    this.onsets = rules.onsets ?? {};
    for (const family of rules.families ?? []) {
      for (const stem of family.stems ?? ['']) {
        const forms = family.forms.map((entry) => ({ ...entry, form: stem + entry.form }));
        const member = { family, forms };
        for (const form of new Set(forms.map((entry) => entry.form))) {
          this.members.set(form, [...(this.members.get(form) ?? []), member]);
        }
      }
    }
  }

  /** Does this word belong to a family? */
  has(word: string, upos?: string): boolean {
    const members = this.members.get(word.toLowerCase()) ?? [];
    return members.some(({ family }) => !upos || !family.upos || family.upos.includes(upos));
  }

  /** The features of the cells in which a form stands: "dem" is dative singular, of two genders. */
  cells(word: string, upos?: string): readonly Features[] {
    const lower = word.toLowerCase();
    return (this.members.get(lower) ?? []).flatMap(({ family, forms }) =>
      !upos || !family.upos || family.upos.includes(upos)
        ? forms.flatMap(({ form, features }) => (form === lower && features ? [features] : []))
        : [],
    );
  }

  /** What an adjective after this word takes, if the word says so. */
  implied(word: string): Features | undefined {
    return this.members.get(word.toLowerCase())?.find((member) => member.family.implies)?.family
      .implies;
  }

  /**
   * The form a word takes when its noun has these features and this word follows.
   * `now` are the features it has; they choose among homographs (der: which case?).
   * `bySound` asks only families that mind how the next word begins.
   */
  formFor(
    word: string,
    now: Features,
    wanted: Features,
    next: string,
    { bySound = false } = {},
  ): string | undefined {
    const lower = word.toLowerCase();
    for (const { forms } of this.members.get(lower) ?? []) {
      if (bySound && !forms.some((entry) => entry.before)) continue;
      const current =
        forms.find((entry) => entry.form === lower && agrees(entry.features, now)) ??
        forms.find((entry) => entry.form === lower);
      const target = { ...current?.features, ...wanted };
      const fitting = forms.filter((entry) => agrees(entry.features, target));
      const special = fitting.find((entry) => entry.before && this.begins(next, entry.before));
      const chosen = special ?? fitting.find((entry) => !entry.before);
      if (chosen) return chosen.form;
    }
    return undefined;
  }

  /** Does a word begin in the way that has this name? */
  begins(word: string, onset: string): boolean {
    const starts = this.onsets[onset];
    if (!starts) return false;
    const lower = word.toLowerCase();
    // A whole word is written with a space at its end.
    const marked = `${lower} `;
    for (let length = Math.min(marked.length, 20); length > 0; length--) {
      const answer = starts[marked.slice(0, length)];
      if (answer !== undefined) return answer;
    }
    return false;
  }
}

function agrees(own: Features | undefined, wanted: Features): boolean {
  if (!own) return true;
  return Object.entries(own).every(
    ([name, value]) => wanted[name] === undefined || wanted[name] === value,
  );
}
