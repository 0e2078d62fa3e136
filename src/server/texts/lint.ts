import type { Span } from '../../core/index.ts';
import { openDocument } from '../../simplify/document/index.ts';
import { type Format, sourceSpan } from '../../simplify/document/structure.ts';
import type { GuidelineProfile, LintFinding } from '../../simplify/lint/index.ts';
import { findingsIn, knownDocument } from './blocks.ts';
import { languageOf, type NamedOption, resourcesOf } from './resources.ts';

/** A text that is checked repeatedly while it is edited. */
export interface LintTask {
  readonly text: string;
  readonly format: Format;
  /** Default: detected from the text. */
  readonly language?: string;
  readonly profile: GuidelineProfile;
  /** How the caller names a language, for the hints of errors. */
  readonly option: NamedOption;
}

export interface LintTaskResult {
  readonly language: string;
  /** The findings of `klartext lint`, with places in the text. */
  readonly findings: readonly LintFinding[];
  /** The places of its sentences. */
  readonly sentences: readonly Span[];
}

/** The findings of a guideline in a text; cached for blocks that were seen before. */
export async function lintText(task: LintTask): Promise<LintTaskResult> {
  const { text, format, profile } = task;
  if (text.trim() === '') return { language: task.language ?? 'und', findings: [], sentences: [] };
  const resources = await resourcesOf(await languageOf(text, task.language, format, task.option));
  const known = knownDocument(await openDocument(text, format, resources.language), resources);
  return {
    language: resources.language.id,
    findings: findingsIn(known, profile, resources, { suggestions: true }),
    sentences: known.document.paragraphs.flatMap(({ sentences }) =>
      sentences.map(({ start, end }) => sourceSpan(known.structure, { start, end })),
    ),
  };
}
