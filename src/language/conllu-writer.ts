import type { Document, Features, Token } from '../core/index.ts';

export interface ConlluOptions {
  /** Written as `# newdoc id = …` before the first sentence. */
  readonly documentId?: string;
  /** The number of the first sentence; 1 by default. */
  readonly firstSentence?: number;
}

/**
 * Writes a document as CoNLL-U: ids from 1, `SpaceAfter=No`, `# sent_id`, `# text`. White space
 * other than one space is kept in `SpacesAfter`, as UDPipe does.
 *
 * @example writeConllu(language.analyse('Go home.'))
 */
export function writeConllu(document: Document, options: ConlluOptions = {}): string {
  const lines: string[] = [];
  let number = options.firstSentence ?? 1;
  if (options.documentId !== undefined && document.paragraphs.length > 0) {
    lines.push(`# newdoc id = ${oneLine(options.documentId)}`);
  }
  for (const paragraph of document.paragraphs) {
    paragraph.sentences.forEach((sentence, index) => {
      if (sentence.tokens.length === 0) return;
      if (index === 0) lines.push('# newpar');
      const rows = sentence.tokens.map((token, at) =>
        row(token, at, spaceAfter(document.text, sentence.tokens, at)),
      );
      lines.push(`# sent_id = ${number++}`);
      lines.push(`# text = ${spelled(document.text, sentence.tokens)}`);
      lines.push(...rows, '');
    });
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

function row(token: Token, index: number, space: string): string {
  const analysis = token.analysis;
  const head = analysis ? String(analysis.head + 1) : '_';
  return [
    String(index + 1),
    oneLine(token.form),
    oneLine(analysis?.lemma ?? ''),
    analysis?.upos ?? '_',
    '_',
    writeFeatures(analysis?.features ?? {}),
    head,
    analysis?.relation ?? '_',
    '_',
    miscOf(space),
  ].join('\t');
}

/** The text between a token and the next one; a space after the last. */
function spaceAfter(text: string, tokens: readonly Token[], index: number): string {
  const next = tokens[index + 1];
  return next ? text.slice(tokens[index].end, next.start) : ' ';
}

const ESCAPES: Record<string, string> = {
  ' ': '\\s',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '|': '\\p',
  '\\': '\\\\',
};

function miscOf(space: string): string {
  if (space === '') return 'SpaceAfter=No';
  if (space === ' ') return '_';
  return `SpacesAfter=${[...space].map((char) => ESCAPES[char] ?? char.replace(CONTROL, '\\s')).join('')}`;
}

/** `# text` must be the forms with one space wherever `SpaceAfter=No` is missing. */
function spelled(text: string, tokens: readonly Token[]): string {
  return tokens
    .map((token, at) => {
      const last = at === tokens.length - 1;
      return oneLine(token.form) + (last || spaceAfter(text, tokens, at) === '' ? '' : ' ');
    })
    .join('');
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/**
 * A column contains no tab, no line break of any reader (Python's also counts form feeds) and no other
 * control character, which could control a terminal; it is never empty.
 */
function oneLine(value: string): string {
  const line = value.replace(CONTROL, (char) => (/\s|[\x1c-\x1f\x85]/.test(char) ? ' ' : '\ufffd'));
  return line.trim() === '' ? '_' : line;
}

/** Features in UD's order (by name, case ignored), `_` if there are none. */
export function writeFeatures(features: Features): string {
  const pairs = Object.keys(features)
    .sort((a, b) => compare(a.toLowerCase(), b.toLowerCase()))
    .map((name) => `${name}=${features[name]}`);
  return pairs.join('|') || '_';
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
