import type { Features } from '../../core/index.ts';

/**
 * The cells of the paradigm of a language: the features that each part of speech
 * inflects for, and how the different notations of treebanks are unified.
 */
export interface Grammar {
  /** Parts of speech that inflect, with the features that matter; all others are invariable. */
  readonly inflects: Readonly<Record<string, readonly string[]>>;
  /** Parts of speech that inflect like another: AUX like VERB. */
  readonly like: Readonly<Record<string, string>>;
  /** Values without information: `VerbForm=Fin`, `Degree=Pos`. */
  readonly defaults: readonly string[];
  readonly rules: readonly GrammarRule[];
  /** The ending of an acronym in a cell, regardless of its letters: NGO, `NOUN Number=Plur` → NGOs. */
  readonly acronyms?: Readonly<Record<string, string>>;
  /** Verbs with a reflexive pronoun: mover-se is se + mover. */
  readonly reflexive?: ReflexiveRule;
}

export interface ReflexiveRule {
  /** The endings of their lemmas, each with the ending of the base verb; the first match counts. */
  readonly endings: readonly (readonly [ending: string, base: string])[];
  /** The pronoun by person and number: `3Sing` → se. */
  readonly pronouns: Readonly<Record<string, string>>;
}

export interface GrammarRule {
  readonly upos: string;
  /** Applies if all these values are present; `null` requires that a feature is absent. */
  readonly when: Readonly<Record<string, string | null>>;
  readonly set?: Features;
  /** Sets a feature only if it is absent. */
  readonly fill?: Features;
  readonly drop?: readonly string[];
  /** Lemmas that keep the distinction: English *be* has was and were. */
  readonly except?: readonly string[];
}

/** The part of speech whose paradigm a word follows, if it inflects at all. */
export function paradigmOf(grammar: Grammar, upos: string): string | undefined {
  const name = grammar.like[upos] ?? upos;
  return Object.hasOwn(grammar.inflects, name) ? name : undefined;
}

/** The features that decide the form, in one spelling: `Number=Plur|Tense=Past`. */
export function cellFeatures(
  grammar: Grammar,
  paradigm: string,
  features: Features,
  lemma: string,
): Map<string, string> {
  const kept = new Map<string, string>();
  for (const name of grammar.inflects[paradigm] ?? []) {
    const value = Object.hasOwn(features, name) ? features[name] : undefined;
    if (value !== undefined) kept.set(name, value);
  }
  for (const rule of grammar.rules) {
    if (rule.upos !== paradigm || rule.except?.includes(lemma)) continue;
    const holds = Object.entries(rule.when).every(([name, value]) =>
      value === null ? !kept.has(name) : kept.get(name) === value,
    );
    if (!holds) continue;
    for (const [name, value] of Object.entries(rule.set ?? {})) kept.set(name, value);
    for (const [name, value] of Object.entries(rule.fill ?? {})) {
      if (!kept.has(name)) kept.set(name, value);
    }
    for (const name of rule.drop ?? []) kept.delete(name);
  }
  for (const [name, value] of kept) {
    if (grammar.defaults.includes(`${name}=${value}`)) kept.delete(name);
  }
  return kept;
}

/** One spelling for a set of features: sorted, `_` when empty. */
export function cellKey(features: ReadonlyMap<string, string>): string {
  if (features.size === 0) return '_';
  return [...features]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('|');
}

export function parseFeatures(text: string): Record<string, string> {
  const features: Record<string, string> = {};
  if (text === '_' || text === '') return features;
  for (const part of text.split('|')) {
    const cut = part.indexOf('=');
    if (cut > 0) features[part.slice(0, cut)] = part.slice(cut + 1);
  }
  return features;
}

/** A cell of a paradigm that occurred in training. */
export interface Cell {
  readonly id: number;
  readonly paradigm: string;
  readonly key: string;
  readonly features: ReadonlyMap<string, string>;
  /** Its frequency in training; the more frequent cell wins a tie. */
  readonly count: number;
}

/** Features whose loss changes the word most; the others count 1. */
const WEIGHT: Readonly<Record<string, number>> = {
  VerbForm: 4,
  Mood: 3,
  Tense: 3,
  Number: 3,
  Case: 3,
  Degree: 3,
  Definite: 2,
  Gender: 2,
  Person: 2,
};

/** How well a known cell matches the request; higher is better, 0 is exact. */
export function cellDistance(asked: ReadonlyMap<string, string>, cell: Cell): number {
  let distance = 0;
  for (const [name, value] of asked) {
    const weight = WEIGHT[name] ?? 1;
    const known = cell.features.get(name);
    if (known === undefined) distance += weight;
    else if (known !== value) distance += 3 * weight;
  }
  for (const name of cell.features.keys()) {
    if (!asked.has(name)) distance += 0.9 * (WEIGHT[name] ?? 1);
  }
  return distance;
}

/** The cell nearest to the request: treebanks omit or add features. */
export function nearestCell(
  asked: ReadonlyMap<string, string>,
  cells: readonly Cell[],
): Cell | undefined {
  let best: Cell | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const distance = cellDistance(asked, cell);
    if (distance < bestDistance || (distance === bestDistance && cell.count > best!.count)) {
      best = cell;
      bestDistance = distance;
    }
  }
  return best;
}
