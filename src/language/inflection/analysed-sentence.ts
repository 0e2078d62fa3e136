import type { Sentence, Token, Upos } from '../../core/index.ts';
import { parseFeatures } from './cells.ts';

/**
 * A sentence with its analysis, for tests: one line a token, `form lemma UPOS features head
 * relation`, heads counted from 1; a form that ends in `~` is written without a space after it.
 */
export function analysedSentence(lines: string): { text: string; sentence: Sentence } {
  let text = '';
  const tokens: Token[] = [];
  for (const line of lines.trim().split('\n')) {
    const [written, lemma, upos, features, head, relation] = line.trim().split(/\s+/);
    const form = written.replace(/~$/, '');
    const start = text.length;
    text += form;
    const analysis = {
      upos: upos as Upos,
      lemma,
      features: parseFeatures(features),
      head: Number(head) - 1,
      relation,
    };
    tokens.push({ start, end: text.length, form, analysis });
    if (!written.endsWith('~')) text += ' ';
  }
  text = text.trimEnd();
  return { text, sentence: { start: 0, end: text.length, tokens } };
}

/** The text after replacements that do not overlap. */
export function replaced(
  text: string,
  edits: readonly { span: { start: number; end: number }; replacement: string }[],
): string {
  let result = text;
  for (const { span, replacement } of [...edits].sort((a, b) => b.span.start - a.span.start)) {
    result = result.slice(0, span.start) + replacement + result.slice(span.end);
  }
  return result;
}
