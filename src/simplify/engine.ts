import type { Candidate, Controls, Document, Sentence } from '../core/index.ts';
import type { Language } from '../language/index.ts';
import type { Audience } from './words/identify/audiences.ts';

/** How much risk an engine takes unless a dial overrides it; each takes more than the one before. */
export const PRESETS = ['careful', 'balanced', 'strong'] as const;
export type Preset = (typeof PRESETS)[number];

type Ratios = { readonly [name in Exclude<keyof Controls, 'level'>]?: number | undefined };

/** Is one of the four ratios requested, and not only a level? */
export const asksForRatio = ({ length, paraphrase, words, syntax }: Ratios): boolean =>
  [length, paraphrase, words, syntax].some((ratio) => ratio !== undefined);

export interface EngineOptions {
  /** Default `balanced`. Dials in `Controls` apply in addition. */
  readonly preset?: Preset;
  /** The number of different candidates to return, best first; default 1. */
  readonly candidates?: number;
  /** The audience whose hard words are replaced; the level is in `Controls`. */
  readonly audience?: Audience;
}

/** Simplifies sentences. Loaded once; every call after that is synchronous. */
export interface Engine {
  readonly name: string;
  readonly language: Language;
  /** A baseline for measurement: its output is not verified. */
  readonly isBaseline?: boolean;
  /** The engine makes lists itself. */
  readonly makesLists?: boolean;
  /**
   * Returns candidates for one sentence of an analysed document, best first, at least one. `text` is the
   * sentence rewritten; the spans of the edits are places of `document.text` inside the sentence, so
   * that the edits of all sentences can be applied to the document at once.
   */
  simplify(
    document: Document,
    sentence: Sentence,
    controls?: Controls,
    options?: EngineOptions,
  ): Candidate[];
}
