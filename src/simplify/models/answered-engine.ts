import type { Candidate, Document, Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Engine } from '../engine.ts';
import type { Rewritten } from './rewrite.ts';

/** Collects the requests of a document to an engine, so that a model can answer all at once. */
export function collectingEngine(language: Language): Engine & { readonly sources: Set<string> } {
  const sources = new Set<string>();
  return {
    name: 'collecting',
    language,
    sources,
    simplify({ text }, { start, end }) {
      const source = text.slice(start, end);
      sources.add(source);
      return [{ text: source, edits: [], engine: 'collecting', checks: [] }];
    },
  };
}

/** An engine that already has its answers: models run before the document is written. */
export function answeredEngine(
  name: string,
  language: Language,
  answers: ReadonlyMap<string, Pick<Rewritten, 'text'>>,
): Engine {
  return {
    name,
    language,
    simplify({ text }, { start, end }) {
      const source = text.slice(start, end);
      const found = answers.get(source);
      const candidate: Candidate = {
        text: (found?.text ?? source).replace(/\s*\n\s*/g, ' '),
        edits: [],
        engine: name,
        checks: [],
      };
      const unchanged: Candidate = { text: source, edits: [], engine: name, checks: [] };
      return candidate.text === source ? [candidate] : [candidate, unchanged];
    },
  };
}

/** Combines sentences of a paragraph up to a number of tokens: the unit that a model rewrites at once. */
export function inPassages(document: Document, most: number): Document {
  return {
    ...document,
    paragraphs: document.paragraphs.map((paragraph) => ({
      ...paragraph,
      sentences: passages(paragraph.sentences, most),
    })),
  };
}

function passages(sentences: readonly Sentence[], most: number): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last && last.tokens.length + sentence.tokens.length <= most) {
      joined[joined.length - 1] = {
        ...last,
        end: sentence.end,
        tokens: [...last.tokens, ...sentence.tokens],
      };
    } else joined.push(sentence);
  }
  return joined;
}
