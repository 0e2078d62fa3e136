import { unknownName } from '../../core/index.ts';
import type { Format } from '../../simplify/document/structure.ts';
import { type GuidelineProfile, lintRules, type Severity } from '../../simplify/lint/index.ts';
import { withRules } from '../../simplify/lint/profile.ts';
import { exitCodeOf, failureOf } from '../failure.ts';
import { inputsOf } from '../input.ts';
import { type SettingsOf, settingsFinder } from '../settings-file/settings.ts';
import type { Terminal } from '../terminal.ts';
import { fileChecker } from './check-file.ts';
import { listRules } from './list-rules.ts';
import { chosenProfile } from './profiles.ts';
import { Summary } from './summed.ts';
import { findingsWriter, type OutputFormat } from './writer.ts';

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
  const summary = new Summary();
  const format = terminal.json && options.format !== 'jsonl' ? 'json' : options.format;
  const writer = findingsWriter(format, terminal, summary);
  const checkFile = fileChecker(options, writer, terminal);
  const findSettings = settingsFinder(options.config);
  let exitCode = 0;
  for (const input of inputsOf(files, terminal)) {
    try {
      const settings = await findSettings(input.name);
      if (!settings.isIgnored) await checkFile(input, profileFor(options, settings), settings);
    } catch (error) {
      const failure = failureOf(error, input.name === '-' ? 'standard input' : input.name);
      terminal.fail(failure);
      exitCode = Math.max(exitCode, exitCodeOf(failure));
    }
  }
  writer.end();
  // Do not report "no findings" for files that could not be read.
  if (format === 'text' && (summary.hasFiles || exitCode === 0)) terminal.notice(`${summary}\n`);
  const fails = options.failOn !== 'never' && summary.reaches(options.failOn);
  return Math.max(exitCode, fails ? 1 : 0);
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
