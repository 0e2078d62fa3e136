import { type CodeAction, CodeActionKind, type TextEdit } from 'vscode-languageserver';
import type { Edit, Span } from '../../core/index.ts';
import type { LintFinding } from '../../simplify/lint/index.ts';
import type { Checked } from './checker.ts';
import { diagnosticOf, rangeOf } from './diagnostics.ts';

/** Source actions are requested by name, so they show no light bulb on every line. */
export const SIMPLIFY_DOCUMENT = `${CodeActionKind.Source}.simplify`;
export const ACTION_KINDS: string[] = [
  CodeActionKind.QuickFix,
  CodeActionKind.RefactorRewrite,
  SIMPLIFY_DOCUMENT,
];

/** Does a client that requests certain kinds of actions want this one? */
export function isWanted(kind: string, only: readonly string[] | undefined): boolean {
  return !only || only.some((each) => kind === each || kind.startsWith(`${each}.`));
}

/** The fixes for findings: one per suggestion, best first. */
export function quickFixes(
  { document }: Checked,
  findings: readonly LintFinding[],
): (CodeAction & { readonly edits: TextEdit[] })[] {
  return findings
    .filter((finding) => isWhole(document.getText(), finding))
    .flatMap((finding) =>
      finding.suggestions.map((newText, at) => ({
        title: newText === '' ? `Delete "${finding.text}"` : `Write "${newText}"`,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnosticOf(document, finding)],
        ...(at === 0 && { isPreferred: true }),
        edits: [{ range: rangeOf(document, finding.span), newText }],
      })),
    );
}

/** Markup between the words would be lost with them. */
function isWhole(text: string, finding: LintFinding): boolean {
  const { start, end } = finding.span;
  return blanked(text.slice(start, end)) === blanked(finding.text);
}

const blanked = (text: string) => text.replace(/\s+/g, ' ');

/** Edits of a text in the editor's format. */
export function textEdits({ document }: Checked, edits: readonly Edit[]): TextEdit[] {
  return edits.map(({ span, replacement }) => ({
    range: rangeOf(document, span),
    newText: replacement,
  }));
}

/** The sentences at a place: those that overlap it, or the one that contains it. */
export function sentencesAt({ sentences }: Checked, place: Span): Span[] {
  const touched = sentences.filter(({ start, end }) => start <= place.end && place.start <= end);
  const shared = touched.filter(({ start, end }) => start < place.end && place.start < end);
  return shared.length > 0 ? shared : touched.slice(0, 1);
}
