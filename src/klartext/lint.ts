import { KlartextError } from '../core/index.ts';
import type { GuidelineProfile, LintFinding } from '../simplify/lint/index.ts';
import { type FormattedTextOptions, partsForText, readAnalysed } from './text.ts';

export interface LintOptions extends FormattedTextOptions {
  /** A built-in guideline by name (default: `plain`), or your own (`readProfile`). */
  readonly profile?: string | GuidelineProfile;
}

/**
 * Finds what a guideline for easy language advises against: each finding has a place (`span`), a
 * `message` and, if a simpler alternative is known, `suggestions`.
 *
 * @example
 * import { lint } from 'klartext';
 *
 * const [finding] = await lint('Write to us in order to get a permit.');
 * console.log(finding.rule, finding.span.start, finding.span.end); // wordy-phrase 12 23
 * console.log(finding.message); // "in order to" can be said more plainly.
 * console.log(finding.suggestions[0]); // to
 */
export async function lint(text: string, options: LintOptions = {}): Promise<LintFinding[]> {
  const { profile: asked = 'plain', format = 'text' } = options;
  const { lintWith, loadLintResources } = await import('../simplify/lint/resources.ts');
  const profile = await guideline(asked);
  if (text.trim() === '') return [];
  const parts = await partsForText(text, options);
  const language = await parts.language();
  const resources = await loadLintResources(language, profile, {
    lexicon: () => parts.lexicon(),
    complexity: () => parts.complexity(),
    files: parts.files,
  });
  return lintWith(await readAnalysed(text, format, language), profile, language, resources);
}

async function guideline(asked: string | GuidelineProfile): Promise<GuidelineProfile> {
  if (typeof asked !== 'string') return asked;
  if (typeof process === 'undefined' || !process.versions?.node) {
    throw new KlartextError(
      'missing-data',
      `The guideline "${asked}" can be read by name only in Node.`,
      'Fetch its file from guidelines/ and pass readProfile(json, lintRules) as the profile.',
    );
  }
  const { shippedGuideline } = await import('./guidelines.ts');
  return shippedGuideline(asked);
}
