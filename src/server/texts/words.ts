import type { WordSuggestion, Words, WordsRequest } from '../../contract/index.ts';
import { type Edit, KlartextError, type Sentence, type Span } from '../../core/index.ts';
import { type Structure, sourceSpan } from '../../simplify/document/structure.ts';
import {
  type Decision,
  decide,
  type HardWord,
  hardWords,
  type Suggestion,
  suggestAt,
  tokenAt,
} from '../../simplify/words/index.ts';
import { type Resources, resourcesOf } from './resources.ts';
import { type ReadSentence, readSentence, withEdits } from './sentence.ts';
import { TermLists } from './terms.ts';
import { wireEdit } from './wire.ts';

const MOST = 6;

/** Simpler words for a word of a sentence, and an explanation in brackets. */
export async function words(request: WordsRequest): Promise<Words> {
  const { sentence: row, span, most = MOST } = request;
  const resources = await resourcesOf(request.language);
  const { language, lexicon } = resources;
  const read = readSentence(row, resources);
  const found = tokenAt(read.document, textSpan(read.structure, span));
  if (!found) {
    throw new KlartextError(
      'bad-input',
      'The span does not contain a word.',
      'Give the span of a word in the sentence.',
    );
  }
  const { sentence, index } = found;
  const token = sentence.tokens[index];
  const terms = new TermLists(request);
  const hard = hardnessOf(read, sentence, index, request, resources);
  const isKept = terms.protects(sentence, token);
  const suggestions = isKept
    ? []
    : suggestAt(read.document, sentence, index, { language, lexicon, most: most * 2 })
        .filter(({ gain }) => gain > 0)
        .slice(0, most);
  const decision = decide(suggestions, sentence, index, lexicon.settings);
  const glossary = terms.entryAt(sentence, token);
  const explanation = explained(
    read,
    token,
    glossary?.explanation ?? explainedBy(decision, suggestions),
  );
  const why = isKept ? 'You protected this term.' : 'why' in decision ? decision.why : undefined;
  return {
    word: token.form,
    span: sourceSpan(read.structure, { start: token.start, end: token.end }),
    hard: hard !== undefined,
    zipf: Number(language.frequency.zipf(token.form).toFixed(2)),
    reasons: hard?.reasons.map(({ text }) => text) ?? [],
    suggestions: [
      ...(glossary?.replacement === undefined
        ? []
        : [fromGlossary(read, token, glossary.replacement)]),
      ...suggestions.map((each) => suggested(each, read, hard)),
    ].filter((each) => each !== undefined),
    ...(explanation && { explanation }),
    advice: isKept ? 'leave' : glossary?.replacement === undefined ? decision.action : 'replace',
    ...(why !== undefined && { why }),
  };
}

/** Converts a place in the row to a place in its text; markup belongs to the word after it. */
function textSpan({ format, pieces, text }: Structure, { start, end }: Span): Span {
  if (format === 'text') return { start, end };
  const at = (place: number) => {
    const piece = pieces.find(({ source }) => place < source.end);
    if (!piece) return text.length;
    return piece.isSame ? piece.at + Math.max(0, place - piece.source.start) : piece.at;
  };
  const from = at(start);
  return { start: from, end: Math.max(from + 1, at(end)) };
}

function hardnessOf(
  { document }: ReadSentence,
  sentence: Sentence,
  index: number,
  { level, audience }: WordsRequest,
  { complexity }: Resources,
): HardWord | undefined {
  if (!complexity) return undefined;
  const token = sentence.tokens[index];
  return hardWords(document, {
    model: complexity,
    ...(level && { level }),
    ...(audience && { audience }),
    terms: false,
  }).find(({ start, end }) => start <= token.start && token.end <= end);
}

function suggested(
  { form, lemma, edits, confidence, gain, sources, unrepaired, repeats }: Suggestion,
  read: ReadSentence,
  hard: HardWord | undefined,
): WordSuggestion | undefined {
  const why = hard ? `"${hard.form}" is hard (${hard.reasons[0].text}). ` : '';
  const proposed = edits.map(
    ({ start, end, replacement }): Edit => ({
      span: { start, end },
      replacement,
      operation: 'substitute',
      reason: `${why}"${form}" is ${gain > 0 ? 'more common' : 'another word for it'}.`,
      source: 'words',
      confidence,
    }),
  );
  const rewritten = withEdits(read, proposed);
  if (!rewritten) return undefined;
  const warning =
    unrepaired !== undefined
      ? `"${unrepaired}" may have to change with it.`
      : repeats
        ? 'The sentence already contains this word.'
        : undefined;
  return {
    form,
    lemma,
    text: rewritten.text,
    edits: rewritten.edits.map(wireEdit),
    confidence: Number(confidence.toFixed(3)),
    gain: Number(gain.toFixed(2)),
    sources: [...sources],
    ...(warning !== undefined && { warning }),
  };
}

function fromGlossary(
  read: ReadSentence,
  { start, end }: Span,
  replacement: string,
): WordSuggestion | undefined {
  const reason = 'Your glossary says so.';
  const edit: Edit = {
    span: { start, end },
    replacement,
    operation: 'substitute',
    reason,
    source: 'glossary',
    confidence: 1,
  };
  const rewritten = withEdits(read, [edit]);
  return (
    rewritten && {
      form: replacement,
      lemma: replacement,
      text: rewritten.text,
      edits: rewritten.edits.map(wireEdit),
      confidence: 1,
      gain: 0,
      sources: ['glossary'],
    }
  );
}

function explainedBy(decision: Decision, suggestions: readonly Suggestion[]): string | undefined {
  if ('by' in decision) return decision.by.lemma;
  const best = suggestions.find(({ gain, rejected }) => gain > 0 && rejected === undefined);
  return best?.lemma;
}

function explained(
  read: ReadSentence,
  { end }: Span,
  by: string | undefined,
): Words['explanation'] {
  if (by === undefined) return undefined;
  const edit: Edit = {
    span: { start: end, end },
    replacement: ` (${by})`,
    operation: 'explain',
    reason: 'Explained in brackets.',
    source: 'words',
    confidence: 0.5,
  };
  const rewritten = withEdits(read, [edit]);
  return rewritten && { text: rewritten.text, edits: rewritten.edits.map(wireEdit) };
}
