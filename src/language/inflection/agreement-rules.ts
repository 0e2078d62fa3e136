import type { Features } from '../../core/index.ts';

/** `languages/xx/agreement.json`: the changes that must follow when a word changes. */
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
  /** Onsets of a word that affect the preceding word; the longest matching onset decides. */
  readonly onsets?: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** Articles and other words whose form depends on their noun or on the next word. */
  readonly families?: readonly WordFamily[];
  /** The features of an adjective when no preceding word of a family determines them. */
  readonly otherwise?: Features;
  /** Old spellings in the training data of a part of speech, as patterns, with the modern ones. */
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
  /** Parts of speech that the words must have: Portuguese *a* is an article or a preposition. */
  readonly upos?: readonly string[];
  /** The features of an adjective after a word of this family: German weak or mixed endings. */
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

/** Computes the new form of a word of a family. */
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

  /** The features of the cells that contain a form: "dem" is dative singular, of two genders. */
  cells(word: string, upos?: string): readonly Features[] {
    const lower = word.toLowerCase();
    return (this.members.get(lower) ?? []).flatMap(({ family, forms }) =>
      !upos || !family.upos || family.upos.includes(upos)
        ? forms.flatMap(({ form, features }) => (form === lower && features ? [features] : []))
        : [],
    );
  }

  /** The features that this word requires of a following adjective, if any. */
  implied(word: string): Features | undefined {
    return this.members.get(word.toLowerCase())?.find((member) => member.family.implies)?.family
      .implies;
  }

  /**
   * The form a word takes when its noun has these features and this word follows.
   * `now` are its present features; they choose among homographs (der: which case?).
   * `bySound` considers only families whose form depends on the onset of the next word.
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

  /** Does a word have the onset of this name? */
  begins(word: string, onset: string): boolean {
    const starts = this.onsets[onset];
    if (!starts) return false;
    const lower = word.toLowerCase();
    // A pattern that ends in a space matches a whole word.
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
