import { sentencesOf, unknownName } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { packageVersion } from '../../server/version.ts';
import { openDocument } from '../../simplify/document/index.ts';
import type { Format } from '../../simplify/document/structure.ts';
import {
  type GuidelineProfile,
  lintRules,
  SEVERITIES,
  type Severity,
} from '../../simplify/lint/index.ts';
import { type LintResources, lintWith, loadLintResources } from '../../simplify/lint/resources.ts';
import { languageChooser } from '../choose-language.ts';
import { drawTable } from '../columns.ts';
import { exitCodeOf, failureOf } from '../failure.ts';
import { type Input, inputsOf } from '../input.ts';
import { formatOf } from '../simplify/format.ts';
import type { Terminal } from '../terminal.ts';
import { chosenLexicon } from '../words/lexicons.ts';
import { drawFindings } from './drawing.ts';
import { annotations } from './github.ts';
import { placesIn } from './places.ts';
import { chosenProfile } from './profiles.ts';
import type { LintResult } from './result.ts';
import { sarifOf } from './sarif.ts';

export interface LintCommandOptions {
  readonly profile: string;
  readonly language?: string;
  readonly from?: Format;
  readonly format: 'text' | 'json' | 'sarif' | 'github';
  readonly failOn: Severity | 'never';
  readonly only?: string;
  readonly rules?: boolean;
  readonly json?: boolean;
}

/** `klartext lint`: what a guideline finds; a file that fails does not stop the others. */
export async function lintFiles(
  files: readonly string[],
  options: LintCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const profile = narrowed(chosenProfile(options.profile), options.only);
  if (options.rules) return listRules(profile, terminal);
  const choose = await languageChooser(options.language, terminal);
  const results: LintResult[] = [];
  const loaded = new Map<string, Promise<LintResources>>();
  let exitCode = 0;
  for (const input of inputsOf(files, terminal)) {
    try {
      const text = await input.read();
      if (text.trim() === '') {
        const language = options.language ?? 'und';
        results.push({ file: input.name, language, text, profile, findings: [] });
        continue;
      }
      const format = options.from ?? formatOf(input.name);
      const language = await choose(text, input.name, format);
      if (!loaded.has(language.id)) {
        const lexicon = () => chosenLexicon(language.id);
        loaded.set(language.id, loadLintResources(language, profile, { lexicon }));
      }
      const resources = await loaded.get(language.id)!;
      results.push(await lintOne(input, text, language, profile, resources, options, terminal));
    } catch (error) {
      const failure = failureOf(error, input.name === '-' ? 'standard input' : input.name);
      terminal.fail(failure);
      exitCode = Math.max(exitCode, exitCodeOf(failure));
    }
  }
  const format = terminal.json ? 'json' : options.format;
  // Of files that could not be read nobody should be told that there are no findings.
  if (results.length > 0 || format !== 'text') write(results, format, terminal);
  return Math.max(exitCode, isFailure(results, options.failOn) ? 1 : 0);
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

async function lintOne(
  input: Input,
  text: string,
  language: Language,
  profile: GuidelineProfile,
  resources: LintResources,
  options: LintCommandOptions,
  terminal: Terminal,
): Promise<LintResult> {
  const read = await openDocument(text, options.from ?? formatOf(input.name), language);
  const progress = terminal.progress(`Checking ${input.name}`, text.length);
  for (const sentence of sentencesOf(read.document)) {
    language.analyseTokens(sentence.tokens);
    await progress.advance(sentence.end - sentence.start);
  }
  progress.done();
  const findings = lintWith(read, profile, language, resources);
  return { file: input.name, language: language.id, text, profile, findings };
}

function isFailure(results: readonly LintResult[], failOn: Severity | 'never'): boolean {
  if (failOn === 'never') return false;
  const least = SEVERITIES.indexOf(failOn);
  return results.some(({ findings }) =>
    findings.some(({ severity }) => SEVERITIES.indexOf(severity) >= least),
  );
}

function write(
  results: readonly LintResult[],
  format: LintCommandOptions['format'],
  terminal: Terminal,
): void {
  if (format === 'json') terminal.writeJson(results.map(recordOf));
  else if (format === 'sarif')
    terminal.write(`${JSON.stringify(sarifOf(results, packageVersion()), undefined, 2)}\n`);
  else if (format === 'github') terminal.write(annotations(results));
  else drawFindings(results, terminal);
}

function recordOf({ file, language, text, profile, findings }: LintResult) {
  const placeOf = placesIn(text);
  return {
    file,
    language,
    profile: profile.id,
    findings: findings.map(({ span, ...finding }) => ({
      ...finding,
      start: span.start,
      end: span.end,
      ...placeOf(span.start),
    })),
  };
}

function listRules(profile: GuidelineProfile, terminal: Terminal): number {
  const rows = lintRules.names().map((name) => {
    const use = profile.rules.get(name);
    const settings = Object.entries(use?.settings ?? {}).map(([key, value]) => `${key} ${value}`);
    return {
      name,
      severity: use?.severity ?? 'off',
      settings,
      summary: lintRules.get(name).summary,
    };
  });
  if (terminal.json) {
    terminal.writeJson(
      rows.map(({ settings: _, ...row }) => ({
        ...row,
        settings: profile.rules.get(row.name)?.settings ?? {},
      })),
    );
    return 0;
  }
  const columns = [
    ...['rule', 'severity', 'settings'].map((title) => ({ title })),
    { title: 'finds', whole: true },
  ];
  const cells = rows.map(({ name, severity, settings, summary }) =>
    [name, severity, settings.join(', '), summary].map((text) => ({ text })),
  );
  terminal.write(`${profile.title}\n${drawTable(columns, cells, terminal.columns).join('\n')}\n`);
  for (const source of profile.citation) terminal.write(`${source}\n`);
  return 0;
}
