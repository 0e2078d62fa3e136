import type { Controls, Level } from '../../core/index.ts';
import { AUDIENCE_DIALS, type Audience } from '../words/identify/audiences.ts';

/**
 * Ratios of a text for a level to its source. Chosen by hand: an editor who
 * writes for a level also adds explanations, which our engines do not, so the lengths are below
 * those of human texts (notes/simplify.md has the figures of TSAR-2025).
 */
export const LEVEL_RATIOS: Readonly<
  Record<Level, Required<Pick<Controls, 'length' | 'paraphrase' | 'words' | 'syntax'>>>
> = {
  A1: { length: 0.6, paraphrase: 0.5, words: 0.85, syntax: 0.6 },
  A2: { length: 0.7, paraphrase: 0.6, words: 0.88, syntax: 0.65 },
  B1: { length: 0.85, paraphrase: 0.7, words: 0.93, syntax: 0.8 },
  B2: { length: 0.95, paraphrase: 0.8, words: 0.96, syntax: 0.9 },
  C1: { length: 1, paraphrase: 0.9, words: 0.98, syntax: 1 },
};

export interface ReaderWishes {
  readonly level?: Level;
  readonly audience?: Audience;
  /** Also the ratios of the level, not only its words. */
  readonly ratios?: boolean;
}

/**
 * The dials for a reader. A level alone determines which words are hard; with `ratios`, it also sets
 * the length, similarity and depth of texts of the level.
 *
 * @example controlsFor({ level: 'A2', ratios: true }).length // 0.7
 */
export function controlsFor({ level, audience, ratios = false }: ReaderWishes): Controls {
  const chosen = level ?? (audience && AUDIENCE_DIALS[audience].level);
  if (chosen === undefined) return {};
  return { level: chosen, ...(ratios && LEVEL_RATIOS[chosen]) };
}
