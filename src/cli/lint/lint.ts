import { sentencesOf, unknownName } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { openDocument } from '../../simplify/document/index.ts';
import type { Format, ReadDocument } from '../../simplify/document/structure.ts';
import {
  type GuidelineProfile,
  lintRules,
  SEVERITIES,
  type Severity,
} from '../../simplify/lint/index.ts';
import { withRules } from '../../simplify/lint/profile.ts';
import { type LintResources, lintWith, loadLintResources } from '../../simplify/lint/resources.ts';
import { type ChooseLanguage, languageChooser } from '../choose-language.ts';
import { exitCodeOf, failureOf } from '../failure.ts';
import { type Input, inputsOf } from '../input.ts';
import { type SettingsOf, settingsFinder } from '../settings-file/settings.ts';
import { formatOf } from '../simplify/format.ts';
import type { Terminal } from '../terminal.ts';
import { chosenLexicon } from '../words/lexicons.ts';
import { listRules } from './list-rules.ts';
import { chosenProfile } from './profiles.ts';
import type { LintResult } from './result.ts';
import { type OutputFormat, writeResults } from './write-results.ts';

export interface LintCommandOptions {
  readonly profile?: string;
  readonly language?: string;
  readonly from?: Format;
  readonly format: OutputFormat;
  readonly failOn: Severity | 'never';
  readonly only?: string;
  readonly rules?: boolean;
  readonly fix?: boolean;
  readonly config?: string | boolean;
  readonly json?: boolean;
}

const DEFAULT_PROFILE = 'plain';

/** `klartext lint`: checks texts against a guideline; a file that fails does not stop the others. */
export async function lintFiles(
  files: readonly string[],
  options: LintCommandOptions,
  terminal: Terminal,
): Promise<number> {
  // Report an unknown name before reading any input.
  const asked = narrowed(chosenProfile(options.profile ?? DEFAULT_PROFILE), options.only);
  if (options.rules) return listRules(asked, terminal);
  const checker = fileChecker(options, terminal);
  const findSettings = settingsFinder(options.config);
  const results: LintResult[] = [];
  let exitCode = 0;
  for (const input of inputsOf(files, terminal)) {
    try {
      const settings = await findSettings(input.name);
      if (!settings.isIgnored) results.push(await checker(input, settings));
    } catch (error) {
      const failure = failureOf(error, input.name === '-' ? 'standard input' : input.name);
      terminal.fail(failure);
      exitCode = Math.max(exitCode, exitCodeOf(failure));
    }
  }
  const format = terminal.json ? 'json' : options.format;
  // Do not report "no findings" for files that could not be read.
  if (results.length > 0 || exitCode === 0 || format !== 'text') {
    writeResults(results, format, terminal);
  }
  return Math.max(exitCode, isFailure(results, options.failOn) ? 1 : 0);
}

/** Checks the inputs one by one; loads each language and the data its rules need once. */
function fileChecker(options: LintCommandOptions, terminal: Terminal) {
  const choosers = new Map<string | undefined, Promise<ChooseLanguage>>();
  const loaded = new Map<string, Promise<LintResources>>();
  return async (input: Input, settings: SettingsOf): Promise<LintResult> => {
    const profile = profileFor(options, settings);
    const asked = options.language ?? settings.language;
    const text = await input.read();
    if (text.trim() === '') {
      return { file: input.name, language: asked ?? 'und', text, profile, findings: [] };
    }
    const format = options.from ?? formatOf(input.name);
    if (!choosers.has(asked)) choosers.set(asked, languageChooser(asked, terminal));
    const language = await (await choosers.get(asked)!)(text, input.name, format);
    const needs = [...profile.rules.keys()].join();
    const key = `${language.id} ${needs}`;
    if (!loaded.has(key)) {
      const lexicon = () => chosenLexicon(language.id);
      loaded.set(key, loadLintResources(language, profile, { lexicon }));
    }
    const resources = await loaded.get(key)!;
    const known = new Set(settings.words.map((word) => word.toLowerCase()));
    const check = async (source: string) => {
      const read = await analysed(source, input.name, format, language, terminal);
      return { read, findings: lintWith(read, profile, language, resources, known) };
    };
    const { read, findings } = await check(text);
    const shared = { file: input.name, language: language.id, profile };
    if (!options.fix) return { ...shared, text, findings };
    const { fixFile } = await import('./fix.ts');
    const fixed = await fixFile(input.name, read, findings, language, profile, settings.words);
    if (fixed === text) return { ...shared, text, findings, fixed: 0 };
    const { findings: left } = await check(fixed);
    return { ...shared, text: fixed, findings: left, fixed: findings.length - left.length };
  };
}

function profileFor(options: LintCommandOptions, settings: SettingsOf): GuidelineProfile {
  const { profile = DEFAULT_PROFILE, level, rules = {} } = settings;
  const chosen = chosenProfile(options.profile ?? profile);
  // A profile that the call names sets the readers.
  const isOurs = level !== undefined && options.profile === undefined;
  const word = isOurs && chosen.rules.has('hard-word') ? { 'hard-word': { level } } : {};
  const changed = withRules(
    withRules(chosen, word, lintRules, ''),
    rules,
    lintRules,
    '.klartextrc',
  );
  return narrowed(changed, options.only);
}

function narrowed(profile: GuidelineProfile, only: string | undefined): GuidelineProfile {
  if (only === undefined) return profile;
  const names = only.split(',').map((name) => name.trim());
  for (const name of names) {
    if (!lintRules.has(name)) throw unknownName('rule', name, lintRules.names());
  }
  const rules = new Map(
    names.map((name) => [
      name,
      profile.rules.get(name) ?? {
        severity: 'warning' as const,
        settings: lintRules.get(name).defaults,
      },
    ]),
  );
  return { ...profile, rules };
}

async function analysed(
  text: string,
  name: string,
  format: Format,
  language: Language,
  terminal: Terminal,
): Promise<ReadDocument> {
  const read = await openDocument(text, format, language);
  const progress = terminal.progress(`Checking ${name}`, text.length);
  for (const sentence of sentencesOf(read.document)) {
    language.analyseTokens(sentence.tokens);
    await progress.advance(sentence.end - sentence.start);
  }
  progress.done();
  return read;
}

function isFailure(results: readonly LintResult[], failOn: Severity | 'never'): boolean {
  if (failOn === 'never') return false;
  const least = SEVERITIES.indexOf(failOn);
  return results.some(({ findings }) =>
    findings.some(({ severity }) => SEVERITIES.indexOf(severity) >= least),
  );
}
