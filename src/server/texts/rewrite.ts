import { type Edit, type Level, overlaps, type Span } from '../../core/index.ts';
import { controlsFor } from '../../simplify/controls/levels.ts';
import {
  type Format,
  openDocument,
  type ReadDocument,
  type SentenceResult,
  simplifyDocument,
  sourceSpan,
} from '../../simplify/document/index.ts';
import { asEdits, layEdits } from '../../simplify/document/lay.ts';
import { clearsPronoun } from '../../simplify/document/pronouns.ts';
import { resourcesOf } from './resources.ts';
import { verifyOptionsOf } from './verify.ts';

/** Some sentences of a text, to be simplified in place. */
export interface RewriteTask {
  readonly text: string;
  readonly format: Format;
  readonly language: string;
  readonly level?: Level;
  /** The place whose sentences are simplified. */
  readonly place: Span;
}

export interface RewriteTaskResult {
  /** At places of the text, markup included. */
  readonly edits: readonly Edit[];
  /** The number of sentences that they change. */
  readonly changed: number;
}

/**
 * Simplifies the sentences at a place with the default engine. Keeps names, quotations and terms of
 * the whole text, and leaves out what the judge refuses.
 */
export async function rewrite(task: RewriteTask): Promise<RewriteTaskResult> {
  const { text, format, level, place } = task;
  const resources = await resourcesOf(task.language);
  const { language, wording } = resources;
  if (!language.offers.analysis) return { edits: [], changed: 0 };
  const engine = await resources.engine('default', { ratios: false });
  const read = around(await openDocument(text, format, language), place);
  const results: SentenceResult[] = [];
  const verify = await verifyOptionsOf(language, {});
  const controls = controlsFor(level ? { level } : {});
  const options = { engine, controls, options: { preset: 'balanced' as const }, wording, verify };
  for (const block of simplifyDocument(read, options)) results.push(...block.sentences);
  const { structure } = read;
  const chosen = results.filter(
    (result, at) =>
      touches(sourceSpan(structure, result.span), place) ||
      // The next sentence states what a split removes from a pronoun.
      (clearsPronoun(result.edits) &&
        at > 0 &&
        touches(sourceSpan(structure, results[at - 1].span), place)),
  );
  const changed = chosen.filter(({ edits }) => edits.length > 0);
  const edits = changed.flatMap((result) =>
    asEdits(structure, layEdits(structure, result.edits) ?? [], result.edits),
  );
  return { edits, changed: changed.length };
}

/** The number of neighbouring sentences that are also simplified, because a sentence may depend on them. */
const NEIGHBOURS = 2;

/** The document with its whole text, but only the sentences near the place. */
function around({ structure, document }: ReadDocument, place: Span): ReadDocument {
  const blocks = structure.blocks.map((block) =>
    touches(sourceSpan(structure, block), place) ? block : { ...block, isFixed: true },
  );
  const paragraphs = document.paragraphs.map((paragraph, at) => {
    if (blocks[at].isFixed) return { ...paragraph, sentences: [] };
    const { sentences } = paragraph;
    const touched = sentences.flatMap((each, index) =>
      touches(sourceSpan(structure, { start: each.start, end: each.end }), place) ? [index] : [],
    );
    const [first, last] = [touched[0] ?? 0, touched.at(-1) ?? -1];
    const near = sentences.slice(Math.max(0, first - NEIGHBOURS), last + 1 + NEIGHBOURS);
    return { ...paragraph, sentences: near };
  });
  return { structure: { ...structure, blocks }, document: { ...document, paragraphs } };
}

/** An empty place touches the sentence that contains it or ends at it. */
function touches(sentence: Span, place: Span): boolean {
  if (place.start < place.end) return overlaps(sentence, place);
  return sentence.start <= place.start && place.start <= sentence.end;
}
