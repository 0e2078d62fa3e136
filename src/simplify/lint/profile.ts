import { KlartextError, unknownName } from '../../core/index.ts';

export const SEVERITIES = ['note', 'warning', 'error'] as const;
export type Severity = (typeof SEVERITIES)[number];

export type SettingValue = number | string | boolean | readonly string[];

/** The settings of a profile for one rule. */
export interface RuleUse {
  readonly severity: Severity;
  /** The guideline's own words for it, in ours; shown after the message. */
  readonly advice?: string;
  readonly settings: Readonly<Record<string, SettingValue>>;
}

/** The rules that there are. */
interface KnownRules {
  names(): string[];
  get(name: string): { readonly defaults: RuleUse['settings'] };
}

/** A guideline for easy language: which rules apply, how strictly, and on whose authority. */
export interface GuidelineProfile {
  readonly id: string;
  readonly title: string;
  /** The public guidelines it was written from. */
  readonly citation: readonly string[];
  readonly rules: ReadonlyMap<string, RuleUse>;
}

/**
 * Reads a profile from JSON; error messages name the place.
 *
 * @example readProfile('{"id":"mine","title":"Mine","rules":{"sentence-length":{"most":12}}}', rules)
 */
export function readProfile(
  json: string,
  known: KnownRules,
  file = 'The profile',
): GuidelineProfile {
  const value = parsed(json, file);
  const { id, title, citation = [], rules } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof rules !== 'object' || rules === null) {
    throw bad(`${file} needs "id" and "rules".`);
  }
  const uses = new Map<string, RuleUse>();
  for (const [name, use] of Object.entries(rules)) {
    if (!known.names().includes(name)) throw unknownName('rule', name, known.names());
    if (use !== false) uses.set(name, ruleUse(name, use, known.get(name).defaults, file));
  }
  return {
    id,
    title: typeof title === 'string' ? title : id,
    citation: (Array.isArray(citation) ? citation : [citation]).map(String),
    rules: uses,
  };
}

/**
 * A profile with some rules changed: `false` switches one off, settings go before those of the
 * profile.
 *
 * @example withRules(plain, { passive: false, 'sentence-length': { most: 15 } }, lintRules, 'mine.yaml')
 */
export function withRules(
  profile: GuidelineProfile,
  changes: Readonly<Record<string, unknown>>,
  known: KnownRules,
  file: string,
): GuidelineProfile {
  const rules = new Map(profile.rules);
  for (const [name, change] of Object.entries(changes)) {
    if (!known.names().includes(name)) throw unknownName('rule', name, known.names());
    const before = rules.get(name);
    if (change === false) rules.delete(name);
    else if (change !== true || !before) {
      const use = ruleUse(name, merged(before, change), known.get(name).defaults, file);
      rules.set(name, use);
    }
  }
  return { ...profile, rules };
}

function merged(before: RuleUse | undefined, change: unknown): unknown {
  if (!before || typeof change !== 'object' || change === null) return change;
  const { settings, ...own } = before;
  return { ...own, ...settings, ...change };
}

function parsed(json: string, file: string): object {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw bad(`${file} is not JSON: ${(error as Error).message}.`, error);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw bad(`${file} is not an object.`);
}

function ruleUse(name: string, use: unknown, defaults: RuleUse['settings'], file: string): RuleUse {
  if (use === true) return { severity: 'warning', settings: defaults };
  if (typeof use !== 'object' || use === null) {
    throw bad(`${file}: rule "${name}" takes true, false or an object of settings.`);
  }
  const { severity = 'warning', advice, ...own } = use as Record<string, SettingValue>;
  if (!SEVERITIES.includes(severity as Severity)) {
    throw bad(
      `${file}: rule "${name}" has the severity "${severity}"; it can be ${SEVERITIES.join(', ')}.`,
    );
  }
  for (const [setting, value] of Object.entries(own)) {
    if (!Object.hasOwn(defaults, setting))
      throw unknownName(`setting of "${name}"`, setting, Object.keys(defaults));
    if (kindOf(value) !== kindOf(defaults[setting])) {
      throw bad(`${file}: "${setting}" of rule "${name}" must be a ${kindOf(defaults[setting])}.`);
    }
  }
  return {
    severity: severity as Severity,
    ...(typeof advice === 'string' && { advice }),
    settings: { ...defaults, ...own },
  };
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

function bad(message: string, cause?: unknown): KlartextError {
  return new KlartextError(
    'bad-input',
    message,
    'See docs/lint.md for the format of a profile; guidelines/ has examples.',
    { cause },
  );
}
