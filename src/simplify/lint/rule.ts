import type { Document, Finding, Sentence, Token } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Structure } from '../document/structure.ts';
import type { ComplexityModel } from '../words/identify/index.ts';
import type { RuleUse } from './profile.ts';
import type { Wording } from './wording.ts';

/** The input of a rule. */
export interface LintContext {
  readonly structure: Structure;
  /** Analysed, where the language offers it; its text is `structure.text`. */
  readonly document: Document;
  /** Sentences that may be criticised: not those of quotations. */
  readonly sentences: readonly Sentence[];
  readonly language: Language;
  readonly wording: Wording;
  readonly complexity?: ComplexityModel;
  /** Simpler words for a hard one, best first. */
  readonly simplerWords?: (sentence: Sentence, token: number) => readonly string[];
  /** Words that mean the same as a lemma. */
  readonly synonyms?: (lemma: string) => readonly string[];
}

export type RuleSettings = RuleUse['settings'];

/** One rule of a guideline; a profile sets how strict it is. */
export interface LintRule {
  readonly name: string;
  readonly summary: string;
  /** The data it needs. */
  readonly needs: readonly ('analysis' | 'complexity')[];
  /** It finds words: those of the user's own dictionary are none. */
  readonly findsWords?: true;
  /** Its settings with default values. */
  readonly defaults: RuleSettings;
  /** Its findings at places of the text; the caller fills in `rule`. */
  check(context: LintContext, settings: RuleSettings): Iterable<Omit<Finding, 'rule'>>;
}

export const isWord = ({ form, analysis }: Token): boolean =>
  analysis?.upos !== 'PUNCT' && /[\p{L}\p{N}]/u.test(form);

export const numberOf = (settings: RuleSettings, name: string): number => Number(settings[name]);

export const listOf = (settings: RuleSettings, name: string): readonly string[] =>
  Array.isArray(settings[name]) ? (settings[name] as readonly string[]) : [];

export const relationOf = ({ analysis }: Token): string => analysis?.relation.split(':')[0] ?? '';
