import { applyEdits, type Controls, type Document, sentencesOf } from '../../core/index.ts';
import type { Engine, EngineOptions } from '../engine.ts';

/** Texts that an engine can rewrite repeatedly with different dials; each is analysed once. */
export class Rewriter {
  private readonly engine: Engine;
  private readonly options: EngineOptions;
  private readonly documents: Document[] = [];

  constructor(engine: Engine, options: EngineOptions = {}) {
    this.engine = engine;
    this.options = options;
  }

  add(text: string): void {
    this.documents.push(this.engine.language.analyse(text));
  }

  get size(): number {
    return this.documents.length;
  }

  /** The text with this number, rewritten with these dials. */
  rewrite(index: number, controls: Controls): string {
    const document = this.documents[index];
    const edits = sentencesOf(document).flatMap((sentence) => {
      const [best] = this.engine.simplify(document, sentence, controls, this.options);
      const source = document.text.slice(sentence.start, sentence.end);
      if (best.edits.length > 0 || best.text === source) return [...best.edits];
      const span = { start: sentence.start, end: sentence.end };
      return [
        {
          span,
          replacement: best.text,
          operation: 'rephrase' as const,
          reason: '',
          source: best.engine,
          confidence: 1,
        },
      ];
    });
    return applyEdits(document.text, edits).text;
  }
}
