import type { Level } from '../../core/index.ts';
import type { Construct } from '../profile/index.ts';

/** What a rule does with a sentence; a repair corrects the tree before other rules read it. */
export const RULE_OPERATIONS = ['split', 'rephrase', 'list', 'repair'] as const;
export type RuleOperation = (typeof RULE_OPERATIONS)[number];

/** `trial` is traced and never applied. */
export const STATUSES = ['on', 'trial', 'off'] as const;
export type Status = (typeof STATUSES)[number];

export const STRENGTHS = ['careful', 'balanced', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** One condition in the brackets of a node: `lemma=@duty|owe`, `Tense!=Past`, `!finite`. */
export type Condition =
  | { readonly kind: 'flag'; readonly flag: string; readonly not: boolean }
  | {
      readonly kind: 'value';
      readonly key: string;
      readonly not: boolean;
      readonly values: readonly string[];
      /** Names of lists and classes, without the @. */
      readonly lists: readonly string[];
    };

/** A line of a pattern is one or more steps. */
export type Step =
  | {
      readonly kind: 'node';
      readonly name: string;
      readonly conditions: readonly Condition[];
      /** All such nodes together. */
      readonly isEvery?: boolean;
    }
  | { readonly kind: 'check'; readonly name: string; readonly conditions: readonly Condition[] }
  | {
      readonly kind: 'edge';
      readonly mode: 'one' | 'none' | 'optional' | 'every';
      readonly way: '>' | '<' | '>>';
      /** Undefined: any relation. */
      readonly relations?: readonly string[];
      readonly left: string;
      readonly name: string;
      readonly conditions: readonly Condition[];
      readonly isBound: boolean;
    }
  | {
      readonly kind: 'order';
      readonly left: string;
      readonly right: string;
      readonly isNext: boolean;
    }
  | {
      readonly kind: 'test';
      readonly predicate: string;
      readonly not: boolean;
      readonly nodes: readonly string[];
      readonly compare?: { readonly operator: '<=' | '>=' | '='; readonly value: number };
    };

/** A part of a template: words as they are written, a set of words of the source, or a made word. */
export type Part =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'set'; readonly from: SetTerm; readonly without: readonly SetTerm[] }
  | { readonly kind: 'maker'; readonly maker: string; readonly args: readonly string[] };

/** `V` the span of a node, `V!` the word alone, `V.np` the noun phrase, `until(V)` a stretch. */
export interface SetTerm {
  readonly set: string;
  readonly nodes: readonly string[];
}

export type Template = readonly Part[];

export interface Output {
  readonly template: Template;
  /** A list item for each word bound to this node. */
  readonly each?: string;
}

/** The replacement of words: nothing for an empty template. */
export interface Replacement {
  readonly targets: readonly SetTerm[];
  readonly template: Template;
}

export interface Guard {
  readonly steps: readonly Step[];
  readonly because: string;
}

/** The changes of a repair: head is the name of a node. */
export interface TreeRepair {
  readonly node: string;
  readonly head?: string;
  readonly relation?: string;
  readonly upos?: string;
}

export interface Rule {
  readonly id: string;
  readonly construct: Construct;
  readonly operation: RuleOperation;
  readonly steps: readonly Step[];
  readonly guards: readonly Guard[];
  readonly anchors: readonly string[];
  readonly replacements: readonly Replacement[];
  readonly outputs: readonly Output[];
  readonly repairs: readonly TreeRepair[];
  readonly licences: readonly string[];
  /** The message for the reader of a text. */
  readonly message: string;
  /** The easiest level whose limits it serves; easier levels are served, too. */
  readonly level: Level;
  readonly strength: Strength;
  readonly status: Status;
}

/** A language's data on words and trees: `syntax.yaml` and `classes/*.txt`. */
export interface Grammar {
  /** Names of relations: `>@relative-clause`. */
  readonly relations: Readonly<Record<string, readonly string[]>>;
  /** Lists of forms and lemmas, lower case: `lemma=@report`. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Mappings of words: `{map(C, link)}`. */
  readonly maps: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly words: Readonly<Record<string, string>>;
  /** Pairs of words that belong together. */
  readonly correlatives: readonly (readonly [string, string])[];
}

/** The compiled rules of a language. */
export interface CompiledRules {
  readonly grammar: Grammar;
  readonly rules: readonly Rule[];
}

/** The rules of a language, ready for use. */
export class RuleSet {
  readonly grammar: Grammar;
  readonly repairs: readonly Rule[];
  readonly rules: readonly Rule[];
  private readonly lists: ReadonlyMap<string, ReadonlySet<string>>;

  constructor({ grammar, rules }: CompiledRules) {
    this.grammar = grammar;
    this.repairs = rules.filter(
      ({ operation, status }) => operation === 'repair' && status === 'on',
    );
    this.rules = rules.filter(
      ({ operation, status }) => operation !== 'repair' && status !== 'off',
    );
    this.lists = new Map(Object.entries(grammar.lists).map(([name, all]) => [name, new Set(all)]));
  }

  isIn(list: string, word: string): boolean {
    return this.lists.get(list)?.has(word) ?? false;
  }

  list(name: string): readonly string[] {
    return this.grammar.lists[name] ?? [];
  }

  map(name: string, word: string): string | undefined {
    return this.grammar.maps[name]?.[word];
  }

  word(name: string): string | undefined {
    return this.grammar.words[name];
  }
}
