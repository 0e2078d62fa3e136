import {
  applyEdits,
  type Candidate,
  type Controls,
  type Document,
  type Edit,
  type Sentence,
  type Span,
} from '../../core/index.ts';
import type { Engine, EngineOptions } from '../engine.ts';
import type { Wording } from '../lint/wording.ts';
import { quotedTokens } from '../words/identify/quotations.ts';
import { AbbreviationKeeper } from './abbreviations.ts';
import { type Change, changed, layEdits } from './lay.ts';
import { listEdits } from './lists.ts';
import { type NumberWish, withNumbers } from './numbers.ts';
import { clearPronoun } from './pronouns.ts';
import type { ReadDocument } from './structure.ts';
import { type Block, markIndex, type Structure, sourceSpan } from './structure.ts';
import { TermMemory, without } from './terms.ts';

export interface DocumentOptions {
  readonly engine: Engine;
  /** One set of dials for all, or for each sentence its own. */
  readonly controls?: Controls | ((sentence: string) => Controls);
  readonly options?: EngineOptions;
  /** So many things in a row that end a sentence become a list. */
  readonly lists?: number;
  /** What to do with big numbers; without it, and without `wording`, no number changes. */
  readonly numbers?: NumberWish;
  /** With it, abbreviations are written in full or explained once. */
  readonly wording?: Wording;
  /** Says of a block that it is in another language and must stay. */
  readonly isForeign?: (text: string) => boolean;
  /** Every line is a sentence, whatever it ends with: for evaluation. */
  readonly everySentence?: boolean;
}

/** What became of a sentence. */
export interface SentenceResult extends Candidate {
  readonly source: string;
  /** Where it stands in the text of the document. */
  readonly span: Span;
  /** All that the engine offered, when more than one was asked for. */
  readonly candidates?: readonly Candidate[];
  /** Why it was not touched. */
  readonly left?: string;
}

/** A block of the document, written again: what stands since the block before, and its sentences. */
export interface BlockResult {
  readonly kind: Block['kind'] | 'end';
  readonly output: string;
  readonly sentences: readonly SentenceResult[];
}

/** Sentences are not longer: what is, is a table, a list of numbers or no text at all. */
const LONGEST_SENTENCE = 250;

/**
 * Simplifies a document block by block, so that the first can be read before the last is done. The
 * outputs, one after the other, are the document with its markup as it was.
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
  const terms = new TermMemory(options.engine.language);
  const abbreviations = options.wording && new AbbreviationKeeper(structure.text, options.wording);
  const follow = (sentence: Sentence, edits: readonly Edit[]): Edit[] => {
    const consistent = terms.follow(structure.text, sentence, edits);
    const whole = abbreviations?.follow(structure.text, sentence, consistent) ?? consistent;
    const { numbers: wish, wording, engine } = options;
    if (!wish || !wording) return whole;
    const { language } = engine;
    return withNumbers(structure.text, sentence, whole, { language, wording, wish });
  };
  /** Keeps what a pronoun at the start of a sentence stands for clear. */
  const cleared = (now: Made, sentence: Sentence, at: Sentence, made: Made[]): Made => {
    const before = made[made.length - 1];
    const { edits, text: output } = before.result;
    const clearing = clearPronoun(at, { sentence, output, edits }, options.engine.language);
    if (clearing.kind === 'noun')
      return withEdits(structure, now, [...now.result.edits, clearing.edit]);
    if (clearing.kind === 'undo') {
      const kept = edits.filter(({ operation }) => operation === 'split').reduce(without, edits);
      made[made.length - 1] = withEdits(structure, before, kept);
    }
    return now;
  };
  let written = 0;
  for (const [index, block] of blocks.entries()) {
    const { sentences } = document.paragraphs[index];
    const quoted = quotedTokens(sentences.flatMap(({ tokens }) => tokens));
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
      const result = simplifySentence(structure, around, sentence, quoted, options, follow);
      const before = sentences[at - 1];
      made.push(
        before && !options.everySentence ? cleared(result, before, sentence, made) : result,
      );
      if (options.lists && block.kind === 'paragraph') {
        list(structure, sentence, sentences[at + 1], made, options);
      }
    }
    const changes = made.flatMap((each) => [...each.changes, ...(each.after ?? [])]);
    const results = made.map(({ result }) => result);
    const span = { start: written, end: Math.max(written, blockEnd(structure, block)) };
    yield { kind: block.kind, output: changed(source, changes, span), sentences: results };
    written = span.end;
  }
  yield { kind: 'end', output: source.slice(written), sentences: [] };
}

/** A sentence with what it does to the source. */
interface Made {
  readonly result: SentenceResult;
  readonly changes: readonly Change[];
  /** What stands between it and the next sentence. */
  readonly after?: readonly Change[];
}

/** The same with other edits; as it was where they cannot be laid on the markup. */
function withEdits(structure: Structure, made: Made, edits: readonly Edit[]): Made {
  const ordered = [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const changes = layEdits(structure, ordered);
  const { span, source } = made.result;
  if (!changes) return made;
  const text = applied(source, ordered, span.start);
  return { ...made, result: { ...made.result, text, edits: ordered }, changes };
}

/** Makes a list of the things in a row that end the last sentence made. */
function list(
  structure: Structure,
  sentence: Sentence,
  next: Sentence | undefined,
  made: Made[],
  { lists = 0, wording }: DocumentOptions,
): void {
  const now = made[made.length - 1];
  const bullet = structure.format === 'html' ? '• ' : '- ';
  const style = { colon: wording?.colon || ':', bullet };
  const added = listEdits(sentence, now.result.edits, lists, style);
  if (!added) return;
  const isHtml = structure.format === 'html';
  // What a split put at the end of the sentence is told below the list.
  const told = now.result.edits.map((edit) =>
    edit.span.start === sentence.end
      ? { ...edit, replacement: (isHtml ? '\n' : '\n\n') + edit.replacement.trimStart() }
      : edit,
  );
  const gap = next && { start: sentence.end, end: next.start };
  if (gap && gap.end <= gap.start) return;
  const listed = withEdits(structure, now, [...told, ...added]);
  if (listed === now) return;
  const goesOn = told.some(({ span }) => span.start === sentence.end);
  const line = isHtml ? '<br>\n' : '\n\n';
  const after = gap && !goesOn ? [{ ...sourceSpan(structure, gap), text: line }] : [];
  made[made.length - 1] = { ...listed, after };
}

/** So many sentences of a block an engine sees together. */
const NEIGHBOURS = 64;

/**
 * What an engine sees: the block, or a part of a very long one. Later blocks are not analysed yet,
 * and an engine that looks through all it sees for each sentence must not take ages.
 */
function near(document: Document, block: number, at: number): Document {
  const paragraph = document.paragraphs[block];
  const sentences = paragraph.sentences.slice(at, at + NEIGHBOURS);
  return { ...document, paragraphs: [{ ...paragraph, sentences }] };
}

/** Where a block ends in the source: after the marks that close at its end. */
function blockEnd(structure: Structure, { end }: Block): number {
  let place = sourceSpan(structure, { start: end - 1, end }).end;
  const { marks } = structure;
  for (let i = markIndex(marks, end); marks[i]?.at === end && marks[i].role === 'close'; i++) {
    place = Math.max(place, marks[i].source.end);
  }
  return place;
}

function whyLeft(structure: Structure, block: Block, options: DocumentOptions): string | undefined {
  const { text } = structure;
  if (options.everySentence) return undefined;
  if (block.kind === 'quotation') return 'a quotation';
  if (block.isFixed) return 'a table or code';
  if (block.kind === 'heading') return 'a heading';
  if (block.kind === 'other') return 'no running text';
  if (isVerse(structure, block)) return 'verse';
  if (options.isForeign?.(text.slice(block.start, block.end))) return 'another language';
  return undefined;
}

const VERSE_LINES = 3;
const LONGEST_VERSE = 60;
const NARROW = 45;

/** Short lines, most of them inside a sentence, that each start with a capital or are very short. */
function isVerse(structure: Structure, { start, end }: Block): boolean {
  const { source } = structure;
  const place = sourceSpan(structure, { start, end });
  // A prose paragraph is told from its first lines.
  const lines = source
    .slice(place.start, Math.min(place.end, place.start + 20 * LONGEST_VERSE))
    .split(/\n|<br\s*\/?>/i)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < VERSE_LINES || lines.some((line) => line.length > LONGEST_VERSE)) return false;
  const capitals = lines.filter((line) => /^[^\p{L}\p{N}]*\p{Lu}/u.test(line)).length;
  const whole = lines.slice(0, -1).filter((line) => ENDS.test(line)).length;
  // Nobody wraps prose in so few letters; Chinese lines are short by nature.
  const isNarrow =
    lines.length > VERSE_LINES &&
    lines.every((line) => line.length <= NARROW && /\p{Ll}/u.test(line));
  return (capitals >= 0.8 * lines.length || isNarrow) && whole <= 0.5 * lines.length;
}

const ENDS = /[.!?…。！？．؟۔।:;][\p{Pe}\p{Pf}"'”’»]*$/u;

/** "The tenant must: - keep it clean, - pay": an item that is part of a sentence, and no name or title. */
const GOES_ON = /^[^\p{L}\p{N}]{0,3}\p{Ll}|[,，、]$/u;

/** Verse, addresses and cells have lines that are no sentences. */
function whySentenceLeft(
  { text }: Document,
  { start, end, tokens }: Sentence,
  { everySentence }: DocumentOptions,
  kind: Block['kind'],
): string | undefined {
  if (tokens.length > LONGEST_SENTENCE) return 'too long for a sentence';
  if (everySentence) return undefined;
  if (kind === 'item' && GOES_ON.test(text.slice(start, end))) return undefined;
  return ENDS.test(text.slice(Math.max(start, end - 8), end)) ? undefined : 'no whole sentence';
}

function unchanged(
  { text }: Document,
  { start, end }: Sentence,
  engine: string,
  left: string,
): SentenceResult {
  const source = text.slice(start, end);
  return { source, span: { start, end }, text: source, edits: [], engine, checks: [], left };
}

function simplifySentence(
  structure: Structure,
  document: Document,
  sentence: Sentence,
  quoted: ReadonlySet<unknown>,
  { engine, controls, options }: DocumentOptions,
  follow: (sentence: Sentence, edits: readonly Edit[]) => Edit[],
): Made {
  const { start, end } = sentence;
  const source = document.text.slice(start, end);
  const dials = typeof controls === 'function' ? controls(source) : controls;
  const candidates = engine.simplify(document, sentence, dials, options);
  const several = (options?.candidates ?? 1) > 1;
  const told = { source, span: { start, end }, ...(several && { candidates }) };
  for (const candidate of candidates) {
    const whole =
      candidate.edits.length === 0 ? wholeEdit(candidate, source, sentence) : candidate.edits;
    const spoken = sparingQuotations(whole, sentence, quoted);
    const { edits, changes } = laid(structure, follow(sentence, spoken));
    if (!changes) continue;
    const text = applied(source, edits, start);
    return { result: { ...candidate, ...told, text, edits }, changes };
  }
  const left = 'the markup could not be kept';
  return {
    result: { ...unchanged(document, sentence, engine.name, left), ...told },
    changes: [],
  };
}

/** The edits that markup allows: one that would break it goes, with all that changes with it. */
function laid(
  structure: Structure,
  edits: readonly Edit[],
): { readonly edits: readonly Edit[]; readonly changes: Change[] | undefined } {
  const changes = layEdits(structure, edits);
  if (changes) return { edits, changes };
  let kept = edits;
  for (const edit of edits) if (!layEdits(structure, [edit])) kept = without(kept, edit);
  return { edits: kept, changes: kept.length > 0 ? layEdits(structure, kept) : undefined };
}

/** An engine without edits rewrites all of the sentence. */
function wholeEdit({ text, engine }: Candidate, source: string, { start, end }: Sentence): Edit[] {
  if (text === source) return [];
  const reason = 'The sentence is rewritten.';
  const span = { start, end };
  return [
    { span, replacement: text, operation: 'rephrase', reason, source: engine, confidence: 0.5 },
  ];
}

function sparingQuotations(
  edits: readonly Edit[],
  { tokens }: Sentence,
  quoted: ReadonlySet<unknown>,
): readonly Edit[] {
  if (quoted.size === 0) return edits;
  let kept = edits;
  for (const edit of edits) {
    const { start, end } = edit.span;
    const touched = tokens.some(
      (token) => quoted.has(token) && token.start < Math.max(end, start + 1) && token.end > start,
    );
    if (touched && !leavesOutBracket(edit, tokens, quoted)) kept = without(kept, edit);
  }
  return kept;
}

/** A quoted name or meaning in a bracket, longer ones being somebody's words. */
const LONGEST_GLOSS = 6;

/** "Lothar ("Emma") Emmerich": what is quoted goes with its whole bracket and is not changed. */
function leavesOutBracket(
  { span, replacement }: Edit,
  tokens: Sentence['tokens'],
  quoted: ReadonlySet<unknown>,
): boolean {
  const inside = tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
  const gloss = inside.filter((token) => quoted.has(token)).length <= LONGEST_GLOSS;
  return replacement === '' && gloss && inside[0]?.form === '(' && inside.at(-1)?.form === ')';
}

function applied(source: string, edits: readonly Edit[], offset: number): string {
  if (edits.length === 0) return source;
  const own = edits.map((edit) => ({
    ...edit,
    span: { start: edit.span.start - offset, end: edit.span.end - offset },
  }));
  return applyEdits(source, own).text;
}
