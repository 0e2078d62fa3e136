import type { Candidate, Controls, Document, Sentence } from '../core/index.ts';
import type { Language } from '../language/index.ts';
import type { Audience } from './words/identify/audiences.ts';

/** How much an engine dares when no dial says otherwise: each takes more risk than the one before. */
export const PRESETS = ['careful', 'balanced', 'strong'] as const;
export type Preset = (typeof PRESETS)[number];

type Ratios = { readonly [name in Exclude<keyof Controls, 'level'>]?: number | undefined };

/** Does somebody ask for one of the four ratios, not only for a level? */
export const asksForRatio = ({ length, paraphrase, words, syntax }: Ratios): boolean =>
  [length, paraphrase, words, syntax].some((ratio) => ratio !== undefined);

export interface EngineOptions {
  /** `balanced` when not given. Dials in `Controls` come on top of it. */
  readonly preset?: Preset;
  /** How many different candidates to give, the best first; 1 when not given. */
  readonly candidates?: number;
  /** Whose words are replaced; the level is in `Controls`. */
  readonly audience?: Audience;
}

/** Something that makes a sentence easier. Loaded once; every call after that is synchronous. */
export interface Engine {
  readonly name: string;
  readonly language: Language;
  /** Does it only measure, and must change no more than it says? Then nothing is verified. */
  readonly isBaseline?: boolean;
  /** Makes lists itself. */
  readonly makesLists?: boolean;
  /**
   * Candidates for one sentence of an analysed document, the best first, at least one. `text` is the
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
