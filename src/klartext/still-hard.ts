import type { Level } from '../core/index.ts';
import type { Format } from '../simplify/document/structure.ts';
import type { GuidelineProfile, LintFinding, RuleUse } from '../simplify/lint/index.ts';
import type { Audience } from '../simplify/words/index.ts';
import type { LanguageParts } from './loaded.ts';
import { readAnalysed } from './text.ts';

/** The parts of a text that exceed the limits of a level: long sentences and hard words. */
export async function stillHardIn(
  text: string,
  format: Format,
  parts: LanguageParts,
  level: Level = 'B1',
  audience: Audience = 'learner',
): Promise<LintFinding[]> {
  const [{ lintWith, loadLintResources }, { levelProfile }] = await Promise.all([
    import('../simplify/lint/resources.ts'),
    import('../simplify/profile/index.ts'),
  ]);
  const warning = (settings: RuleUse['settings']): RuleUse => ({ severity: 'warning', settings });
  const profile: GuidelineProfile = {
    id: level,
    title: `Level ${level}`,
    citation: [],
    rules: new Map([
      ['sentence-length', warning({ most: levelProfile(level).words })],
      ['hard-word', warning({ level, audience, terms: false })],
    ]),
  };
  const language = await parts.language();
  const resources = await loadLintResources(language, profile, {
    lexicon: () => parts.lexicon(),
    complexity: () => parts.complexity(),
    files: parts.files,
  });
  return lintWith(await readAnalysed(text, format, language), profile, language, resources);
}
