import { KlartextError } from '../../core/index.ts';
import type { Language, LanguageFiles } from '../../language/index.ts';
import type { ReadDocument } from '../document/structure.ts';
import { type ComplexityModel, loadComplexity } from '../words/identify/index.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { lexicalAdvice } from './lexical.ts';
import { inTextOrder, type LintFinding, lintParts, type PartLinter } from './lint.ts';
import type { GuidelineProfile } from './profile.ts';
import { loadWording, type Wording } from './wording.ts';

/** The language data that the rules of a profile need. */
export interface LintResources {
  readonly wording: Wording;
  readonly complexity?: ComplexityModel;
  readonly lexicon?: Lexicon;
}

/** Sources of the larger parts; the caller may supply the lexicon. */
export interface LintLoaders {
  readonly lexicon: () => Promise<Lexicon>;
  readonly complexity?: () => Promise<ComplexityModel>;
  readonly files?: LanguageFiles;
}

/** Loads only what the profile's rules need: a model that no rule uses costs nothing. */
export async function loadLintResources(
  language: Language,
  { rules }: GuidelineProfile,
  { lexicon, complexity = () => loadComplexity(language, files), files }: LintLoaders,
): Promise<LintResources> {
  const needsWords = rules.has('hard-word');
  const [wording, model, words] = await Promise.all([
    loadWording(language.id, files),
    needsWords ? complexity().catch(ignoreMissing) : undefined,
    needsWords || rules.has('inconsistent-terms') ? lexicon() : undefined,
  ]);
  return { wording, ...(model && { complexity: model }), ...(words && { lexicon: words }) };
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof KlartextError && error.code === 'missing-data') return undefined;
  throw error;
}

/**
 * As `lint`, with what was loaded for the profile.
 *
 * @example lintWith(read, profile, english, await loadLintResources(english, profile, { lexicon }))
 */
export function lintWith(
  read: ReadDocument,
  profile: GuidelineProfile,
  language: Language,
  resources: LintResources,
): LintFinding[] {
  const linter = lintPartsWith(profile, language, resources);
  return inTextOrder([...linter.part(read), ...linter.end()]);
}

/**
 * As `lintParts`, with what was loaded for the profile.
 *
 * @example lintPartsWith(profile, english, await loadLintResources(english, profile, { lexicon }))
 */
export function lintPartsWith(
  profile: GuidelineProfile,
  language: Language,
  { lexicon, ...resources }: LintResources,
  known?: ReadonlySet<string>,
): PartLinter {
  const linter = lintParts({ profile, language, ...resources, ...(known && { known }) });
  return {
    ...linter,
    part: (read, offset) =>
      linter.part(read, offset, lexicon && lexicalAdvice(read.document, language, lexicon)),
  };
}
