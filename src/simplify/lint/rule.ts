import type { Document, Finding, Sentence, Span, Token } from '../../core/index.ts';
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

/** What a rule finds at a place of the text; the caller fills in `rule`. */
export type Found = Omit<Finding, 'rule'>;

/** A finding that depends on the rest of the document: `atEnd` decides when all of it was read. */
export interface Pending {
  readonly span: Span;
  readonly atEnd: () => Omit<Found, 'span'> | undefined;
}

/** Checks the parts of a document one after the other. */
export type PartCheck = (context: LintContext) => Iterable<Found | Pending>;

interface RuleFacts {
  readonly name: string;
  readonly summary: string;
  /** The data it needs. */
  readonly needs: readonly ('analysis' | 'complexity')[];
  /** It finds words: those of the user's own dictionary are none. */
  readonly findsWords?: true;
  /** Its settings with default values. */
  readonly defaults: RuleSettings;
}

/** A rule that looks at sentences, blocks or marks, each by itself. */
interface LocalRule extends RuleFacts {
  check(context: LintContext, settings: RuleSettings): Iterable<Found>;
}

/** A rule that remembers earlier parts of a document: no more than its vocabulary, or a long one would not fit. */
interface DocumentRule extends RuleFacts {
  start(settings: RuleSettings): PartCheck;
}

/** One rule of a guideline; a profile sets how strict it is. */
export type LintRule = LocalRule | DocumentRule;

export function startRule(rule: LintRule, settings: RuleSettings): PartCheck {
  return 'start' in rule ? rule.start(settings) : (context) => rule.check(context, settings);
}

export const isWord = ({ form, analysis }: Token): boolean =>
  analysis?.upos !== 'PUNCT' && /[\p{L}\p{N}]/u.test(form);

export const numberOf = (settings: RuleSettings, name: string): number => Number(settings[name]);

export const listOf = (settings: RuleSettings, name: string): readonly string[] =>
  Array.isArray(settings[name]) ? (settings[name] as readonly string[]) : [];

export const relationOf = ({ analysis }: Token): string => analysis?.relation.split(':')[0] ?? '';
