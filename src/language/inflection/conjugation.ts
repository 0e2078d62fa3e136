import type { Features, Sentence } from '../../core/index.ts';
import type { Agreement, Reshaped } from '../language.ts';

/**
 * `languages/xx/conjugation.json`: stems by rule, for a language whose verbs and adjectives have
 * one of a few stems, depending on the words that follow (Japanese).
 */
export interface ConjugationRules {
  /** Parts of speech that conjugate. */
  readonly upos: readonly string[];
  readonly classes: Readonly<Record<string, ConjugationClass>>;
  /** The class of whole words; a longer word may end in one of them. */
  readonly words: Readonly<Record<string, string>>;
  /** The class of an ending, by part of speech; the longest known ending decides. */
  readonly endings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Words that show the stem before them. */
  readonly cues: Readonly<Record<string, readonly string[]>>;
  /** How the next word changes between two kinds of classes: た after a voiced stem is だ. */
  readonly followers: readonly FollowerRule[];
  /** The stem that features require, and the ending after it. */
  readonly features: readonly {
    readonly when: Features;
    readonly stem: string;
    readonly add: string;
  }[];
}

export interface ConjugationClass {
  /** The ending of the dictionary form, and the one of every stem. */
  readonly ending: string;
  readonly stems: Readonly<Record<string, string>>;
  /** Traits that following words require: `voiced`, `ichidan`. */
  readonly traits?: readonly string[];
}

export interface FollowerRule {
  readonly stem: string;
  readonly trait: string;
  /** The word after a stem without the trait → after one with it. */
  readonly words: Readonly<Record<string, string>>;
}

export class RuleConjugation {
  private readonly rules: ConjugationRules;

  constructor(rules: ConjugationRules) {
    this.rules = rules;
  }

  inflect(lemma: string, upos: string, features: Features): string | undefined {
    const found = this.classOf(lemma, upos);
    if (!found) return lemma;
    const rule = this.rules.features.find(({ when }) =>
      Object.entries(when).every(([name, value]) => features[name] === value),
    );
    if (!rule) return lemma;
    const stem = stemOf(lemma, found, rule.stem);
    return stem === undefined ? lemma : stem + this.follower(rule.add, rule.stem, found);
  }

  reshape(lemma: string, sentence: Sentence, index: number): Reshaped | undefined {
    const token = sentence.tokens[index];
    const analysis = token?.analysis;
    if (!analysis || lemma === '') return undefined;
    const from = this.classOf(analysis.lemma, analysis.upos);
    const to = this.classOf(lemma, analysis.upos);
    if (!from || !to) return { form: lemma, agreement: [] };
    const next = sentence.tokens[index + 1];
    const stem = this.stemIn(token.form, analysis.lemma, from, next?.form ?? '');
    const form = (stem && stemOf(lemma, to, stem)) ?? lemma;
    const agreement: Agreement[] = [];
    if (stem && next) {
      const plain = this.plainFollower(next.form, stem, from);
      const follower = this.follower(plain, stem, to);
      if (follower !== next.form) {
        const reason = 'follows the stem of the verb';
        agreement.push({ tokenIndex: index + 1, form: follower, reason });
      }
    }
    return { form, agreement };
  }

  private classOf(lemma: string, upos: string): ConjugationClass | undefined {
    if (!this.rules.upos.includes(upos)) return undefined;
    const { words, endings, classes } = this.rules;
    for (let start = 0; start < lemma.length && start < 40; start++) {
      const name = own(words, lemma.slice(start));
      if (name !== undefined) return classes[name];
    }
    const table = endings[upos] ?? endings.VERB ?? {};
    for (let length = Math.min(3, lemma.length); length > 0; length--) {
      const name = own(table, lemma.slice(lemma.length - length));
      if (name !== undefined) return classes[name];
    }
    return undefined;
  }

  /** Which stem a form is; the next word decides between stems that look alike. */
  private stemIn(
    form: string,
    lemma: string,
    of: ConjugationClass,
    next: string,
  ): string | undefined {
    const fitting = Object.keys(of.stems).filter((stem) => stemOf(lemma, of, stem) === form);
    return fitting.find((stem) => this.rules.cues[stem]?.includes(next)) ?? fitting[0];
  }

  private follower(plain: string, stem: string, of: ConjugationClass): string {
    for (const rule of this.rules.followers) {
      if (rule.stem !== stem || !of.traits?.includes(rule.trait)) continue;
      const changed = own(rule.words, plain);
      if (changed !== undefined) return changed;
    }
    return plain;
  }

  private plainFollower(word: string, stem: string, of: ConjugationClass): string {
    for (const rule of this.rules.followers) {
      if (rule.stem !== stem || !of.traits?.includes(rule.trait)) continue;
      const plain = Object.entries(rule.words).find(([, changed]) => changed === word)?.[0];
      if (plain !== undefined) return plain;
    }
    return word;
  }
}

function stemOf(lemma: string, of: ConjugationClass, stem: string): string | undefined {
  const ending = own(of.stems, stem);
  if (ending === undefined || !lemma.endsWith(of.ending)) return undefined;
  return lemma.slice(0, lemma.length - of.ending.length) + ending;
}

function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
