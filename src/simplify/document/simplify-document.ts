import type { Document, Edit, Sentence, Span } from '../../core/index.ts';
import { AbbreviationKeeper } from './abbreviations.ts';
import { type Judge, judgeOf } from './judge.ts';
import { asEdits, changed, fitting, layEdits } from './lay.ts';
import { LONGEST_SENTENCE, whyLeft, whySentenceLeft } from './left.ts';
import { listEdits } from './lists.ts';
import { withNumbers } from './numbers.ts';
import type { BlockResult, DocumentOptions } from './options.ts';
import { clearPronoun } from './pronouns.ts';
import { protectionOf } from './protected.ts';
import { applied, type Made, simplifySentence, unchanged } from './simplify-sentence.ts';
import type { ReadDocument } from './structure.ts';
import { type Block, markIndex, type Structure, sourceSpan } from './structure.ts';
import { TermMemory, without } from './terms.ts';

/**
 * Simplifies a document block by block, so that the first is available before the last is finished. The
 * outputs, joined, are the document with its markup unchanged.
 *
 * @example
 * const read = readDocument(text, 'markdown', english);
 * const simpler = [...simplifyDocument(read, { engine })].map(({ output }) => output).join('');
 */
export function* simplifyDocument(
  { structure, document }: ReadDocument,
  options: DocumentOptions,
): Generator<BlockResult> {
  const { source, blocks } = structure;
  const judge = judgeOf(options.engine, options.verify);
  const terms = new TermMemory(options.engine.language);
  const abbreviations = options.wording && new AbbreviationKeeper(structure.text, options.wording);
  const follow = (sentence: Sentence, edits: readonly Edit[]): readonly Edit[] => {
    const consistent = terms.follow(structure.text, sentence, edits);
    return abbreviations?.follow(structure.text, sentence, consistent) ?? consistent;
  };
  /** Rounds numbers on request: deliberately departs from the source. */
  const round = (sentence: Sentence, edits: readonly Edit[]): readonly Edit[] => {
    const { numbers: wish, wording, engine } = options;
    if (!wish || !wording) return edits;
    const { language } = engine;
    return withNumbers(structure.text, sentence, edits, { language, wording, wish });
  };
  /** Keeps the antecedent of a pronoun at the start of a sentence clear. */
  const cleared = (now: Made, sentence: Sentence, at: Sentence, made: Made[]): Made => {
    const before = made[made.length - 1];
    const { edits, text: output } = before.result;
    const clearing = clearPronoun(at, { sentence, output, edits }, options.engine.language);
    if (clearing.kind === 'noun') {
      const named = withEdits(structure, now, [...now.result.edits, clearing.edit]);
      // The noun is in the previous sentence.
      const pair = [before, now].map(({ result }) => result.source).join(' ');
      if (judge(pair, `${output} ${named.result.text}`).passed) return named;
    }
    if (clearing.kind !== 'clear') {
      const kept = edits.filter(({ operation }) => operation === 'split').reduce(without, edits);
      made[made.length - 1] = passing(structure, withEdits(structure, before, kept), judge);
    }
    return now;
  };
  const protection = protectionOf(structure, document, options.engine.language, options.protected);
  let written = 0;
  for (const [index, block] of blocks.entries()) {
    const { sentences } = document.paragraphs[index];
    const why = whyLeft(structure, block, options);
    const made: Made[] = [];
    let around = document;
    if (why === undefined) {
      for (const { tokens } of sentences) {
        if (tokens.length <= LONGEST_SENTENCE) options.engine.language.analyseTokens(tokens);
      }
    }
    for (const [at, sentence] of sentences.entries()) {
      if (at % NEIGHBOURS === 0) around = near(document, index, at);
      const left = why ?? whySentenceLeft(document, sentence, options, block.kind);
      if (left !== undefined) {
        made.push({
          result: unchanged(document, sentence, options.engine.name, left),
          changes: [],
        });
        continue;
      }
      const spare = (edits: readonly Edit[]) => protection.sparing(edits, index);
      const result = simplifySentence(structure, around, sentence, options, {
        spare,
        follow,
        round,
        judge,
      });
      const before = sentences[at - 1];
      const clear =
        before && !options.everySentence ? cleared(result, before, sentence, made) : result;
      made.push(aboveNext(structure, clear, sentence, sentences[at + 1]));
      if (options.lists && block.kind === 'paragraph') {
        list(structure, sentence, sentences[at + 1], made, options);
      }
    }
    const span = { start: written, end: Math.max(written, blockEnd(structure, block)) };
    yield { kind: block.kind, ...blockOf(structure, made, span) };
    written = span.end;
  }
  yield { kind: 'end', output: source.slice(written), sentences: [], changes: [] };
}

/** The output of a block: its part of the source with the changes of its sentences. */
function blockOf(
  structure: Structure,
  made: readonly Made[],
  span: Span,
): Omit<BlockResult, 'kind'> {
  const all = made.map(({ changes, after = [] }) => [...changes, ...after]);
  const fit = fitting(all.flat(), span);
  const written = new Set(fit);
  return {
    output: changed(structure.source, fit, span),
    sentences: made.map(({ result }) => result),
    changes: made.flatMap(({ result }, at) =>
      asEdits(
        structure,
        all[at].filter((change) => written.has(change)),
        result.edits,
      ),
    ),
  };
}

/** The same with other edits; unchanged if the markup does not allow them. */
function withEdits(structure: Structure, made: Made, edits: readonly Edit[]): Made {
  const ordered = [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const changes = layEdits(structure, ordered);
  const { span, source } = made.result;
  if (!changes) return made;
  const text = applied(source, ordered, span.start);
  return { ...made, result: { ...made.result, text, edits: ordered }, changes };
}

/** The same with its verification; the source if it is refused. */
function passing(structure: Structure, made: Made, judge: Judge): Made {
  const { passed, verdicts } = judge(made.result.source, made.result.text);
  if (!passed) return passing(structure, withEdits(structure, made, []), judge);
  return { ...made, result: { ...made.result, verdicts } };
}

/** A sentence that begins a line below a list needs nothing before it. */
function aboveNext(
  structure: Structure,
  made: Made,
  { end }: Sentence,
  next: Sentence | undefined,
): Made {
  if (!next || next.start <= end || !made.result.text.endsWith('\n')) return made;
  return {
    ...made,
    after: [{ ...sourceSpan(structure, { start: end, end: next.start }), text: '' }],
  };
}

/** Converts the series at the end of the last sentence into a list. */
function list(
  structure: Structure,
  sentence: Sentence,
  next: Sentence | undefined,
  made: Made[],
  { lists = 0, wording, engine }: DocumentOptions,
): void {
  const now = made[made.length - 1];
  const bullet = structure.format === 'html' ? '• ' : '- ';
  const and = [wording?.symbols['&'], ...(engine.language.profile.facts?.joiners ?? [])];
  const style = { colon: wording?.colon || ':', bullet, and };
  const added = listEdits(sentence, now.result.edits, lists, style);
  if (!added) return;
  const isHtml = structure.format === 'html';
  // A sentence that a split put at the end follows the list.
  const listedEdits = now.result.edits.map((edit) =>
    edit.span.start === sentence.end
      ? { ...edit, replacement: (isHtml ? '\n' : '\n\n') + edit.replacement.trimStart() }
      : edit,
  );
  const gap = next && { start: sentence.end, end: next.start };
  if (gap && gap.end <= gap.start) return;
  const listed = withEdits(structure, now, [...listedEdits, ...added]);
  if (listed === now) return;
  const continues = listedEdits.some(({ span }) => span.start === sentence.end);
  const line = isHtml ? '<br>\n' : '\n\n';
  const after = gap && !continues ? [{ ...sourceSpan(structure, gap), text: line }] : [];
  made[made.length - 1] = { ...listed, after };
}

/** The number of sentences of a block that an engine sees together. */
const NEIGHBOURS = 64;

/**
 * The text that an engine receives: the block, or a part of a very long one. Later blocks are not analysed yet,
 * and an engine that searches all of it for each sentence must remain fast.
 */
function near(document: Document, block: number, at: number): Document {
  const paragraph = document.paragraphs[block];
  const sentences = paragraph.sentences.slice(at, at + NEIGHBOURS);
  return { ...document, paragraphs: [{ ...paragraph, sentences }] };
}

/** The end of a block in the source, after the marks that close there. */
function blockEnd(structure: Structure, { end }: Block): number {
  let place = sourceSpan(structure, { start: end - 1, end }).end;
  const { marks } = structure;
  for (let i = markIndex(marks, end); marks[i]?.at === end && marks[i].role === 'close'; i++) {
    place = Math.max(place, marks[i].source.end);
  }
  return place;
}
