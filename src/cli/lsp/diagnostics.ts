import {
  type Diagnostic,
  DiagnosticSeverity,
  type Hover,
  MarkupKind,
  type Range,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../../core/index.ts';
import {
  type GuidelineProfile,
  type LintFinding,
  lintRules,
  type Severity,
} from '../../simplify/lint/index.ts';
import type { Failure } from '../failure.ts';

/** Lines and characters of a place; both sides count UTF-16 units. */
export function rangeOf(document: TextDocument, { start, end }: Span): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** The place of a range; a range that exceeds the text ends with it. */
export function spanOf(document: TextDocument, { start, end }: Range): Span {
  return { start: document.offsetAt(start), end: document.offsetAt(end) };
}

const SOURCE = 'klartext';

const SEVERITY_OF: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/** A finding as an editor diagnostic. */
export function diagnosticOf(document: TextDocument, finding: LintFinding): Diagnostic {
  const { rule, severity, message, advice, span } = finding;
  return {
    range: rangeOf(document, span),
    severity: SEVERITY_OF[severity],
    source: SOURCE,
    code: rule,
    message: advice === undefined ? message : `${message} ${advice}`,
  };
}

/** A diagnostic on the first line that states why a document is not checked. */
export function failureDiagnostic(
  document: TextDocument,
  { code, message, hint }: Failure,
): Diagnostic {
  const isOfText = code === 'bad-input' || code === 'not-supported';
  return {
    range: document.getLineRange(0),
    severity: isOfText ? DiagnosticSeverity.Information : DiagnosticSeverity.Warning,
    source: SOURCE,
    code,
    message: hint ? `${message} ${hint}` : message,
  };
}

/** Findings that a place touches. */
export function findingsAt(findings: readonly LintFinding[], place: Span): LintFinding[] {
  return findings.filter(({ span }) => span.start <= place.end && place.start <= span.end);
}

/** The findings of a guideline for a place, and what to write instead. */
export function hoverOf(
  document: TextDocument,
  findings: readonly LintFinding[],
  profile: GuidelineProfile,
  kind: MarkupKind,
): Hover {
  const isMarkdown = kind === MarkupKind.Markdown;
  const text = isMarkdown ? escaped : (value: string) => value;
  const paragraphs = findings.map(({ message, advice, suggestions, rule }) =>
    [
      isMarkdown ? `**${text(message)}**` : message,
      ...(advice === undefined ? [] : [text(advice)]),
      ...(suggestions.length === 0 ? [] : [`Instead: ${suggestions.map(text).join(', ')}`]),
      text(`${profile.title}, ${rule}: ${lintRules.get(rule).summary}`),
    ].join('\n\n'),
  );
  const start = Math.max(...findings.map(({ span }) => span.start));
  const end = Math.min(...findings.map(({ span }) => span.end));
  return {
    contents: { kind, value: paragraphs.join(isMarkdown ? '\n\n---\n\n' : '\n\n') },
    ...(start < end && { range: rangeOf(document, { start, end }) }),
  };
}

function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&');
}
