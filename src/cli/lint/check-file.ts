import { sentencesOf } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { openDocument } from '../../simplify/document/index.ts';
import type { Format, ReadDocument } from '../../simplify/document/structure.ts';
import type { GuidelineProfile, LintFinding } from '../../simplify/lint/index.ts';
import { inTextOrder } from '../../simplify/lint/lint.ts';
import {
  type LintResources,
  lintPartsWith,
  loadLintResources,
} from '../../simplify/lint/resources.ts';
import { type ChooseLanguage, languageChooser } from '../choose-language.ts';
import { failureOf } from '../failure.ts';
import type { Input } from '../input.ts';
import { type Part, partsOf } from '../parts.ts';
import type { Progress } from '../progress.ts';
import type { SettingsOf } from '../settings-file/settings.ts';
import { formatOf } from '../simplify/format.ts';
import type { Terminal } from '../terminal.ts';
import { chosenLexicon } from '../words/lexicons.ts';
import { Places } from './places.ts';
import type { FindingsWriter } from './result.ts';

export interface FileOptions {
  readonly language?: string;
  readonly from?: Format;
  readonly fix?: boolean;
}

export type CheckFile = (
  input: Input,
  profile: GuidelineProfile,
  settings: SettingsOf,
) => Promise<void>;

/** Checks files one by one, part by part; loads each language and the data its rules need once. */
export function fileChecker(
  options: FileOptions,
  writer: FindingsWriter,
  terminal: Terminal,
): CheckFile {
  const choosers = new Map<string | undefined, Promise<ChooseLanguage>>();
  const loaded = new Map<string, Promise<LintResources>>();

  const languageOf = async (text: string, name: string, format: Format, asked?: string) => {
    if (!choosers.has(asked)) choosers.set(asked, languageChooser(asked, terminal));
    return (await choosers.get(asked)!)(text, name, format);
  };
  const resourcesFor = (language: Language, profile: GuidelineProfile) => {
    const key = `${language.id} ${[...profile.rules.keys()].join()}`;
    if (!loaded.has(key)) {
      const lexicon = () => chosenLexicon(language.id);
      loaded.set(key, loadLintResources(language, profile, { lexicon }));
    }
    return loaded.get(key)!;
  };

  return async (input, profile, settings) => {
    const format = options.from ?? formatOf(input.name);
    const asked = options.language ?? settings.language;
    const parts = options.fix ? wholeOf(input) : partsOf(input, format);
    const { value: first } = await parts.next();
    if (!first || (first.isLast && first.text.trim() === '')) {
      writer.startFile({ file: input.name, language: asked ?? 'und', profile });
      return writer.endFile({});
    }
    const language = await languageOf(first.text, input.name, format, asked);
    const resources = await resourcesFor(language, profile);
    const known = new Set(settings.words.map((word) => word.toLowerCase()));
    const startLinter = () => lintPartsWith(profile, language, resources, known);
    let progress = terminal.progress(`Checking ${input.name}`, input.size() ?? Number.NaN);
    writer.startFile({ file: input.name, language: language.id, profile });
    const write = (findings: readonly LintFinding[], places: Places) => {
      for (const finding of findings) {
        const { start, end } = finding.span;
        writer.write({ ...finding, from: places.of(start), to: places.of(end) });
      }
    };

    if (options.fix) {
      const check = async (text: string) => {
        const read = await analysed({ ...first, text }, format, language, progress);
        const linter = startLinter();
        return { read, findings: inTextOrder([...linter.part(read), ...linter.end()]) };
      };
      const { read, findings } = await check(first.text);
      const { fixFile } = await import('./fix.ts');
      const text = await fixFile(input.name, read, findings, language, profile, settings.words);
      progress.done();
      progress = terminal.progress(`Checking ${input.name} again`, input.size() ?? Number.NaN);
      const left = text === first.text ? findings : (await check(text)).findings;
      progress.done();
      write(left, new Places().add(text));
      return writer.endFile({ fixed: findings.length - left.length });
    }

    const linter = startLinter();
    const places = new Places();
    const checkPart = async (part: Part) => {
      places.add(part.text);
      const read = await analysed(part, format, language, progress);
      const found = linter.part(read, part.offset);
      write(part.isLast ? inTextOrder([...found, ...linter.end()]) : found, places);
    };
    try {
      await checkPart(first);
      for await (const part of parts) await checkPart(part);
    } catch (error) {
      writer.endFile({ failure: failureOf(error) });
      throw error;
    } finally {
      progress.done();
    }
    writer.endFile({});
  };
}

async function* wholeOf(input: Input): AsyncGenerator<Part> {
  const text = await input.read();
  yield { text, offset: 0, line: 0, bytes: input.size() ?? text.length, isLast: true };
}

async function analysed(
  { text, bytes }: Part,
  format: Format,
  language: Language,
  progress: Progress,
): Promise<ReadDocument> {
  const read = await openDocument(text, format, language);
  for (const { start, end, tokens } of sentencesOf(read.document)) {
    language.analyseTokens(tokens);
    await progress.advance(((end - start) * bytes) / text.length);
  }
  return read;
}
