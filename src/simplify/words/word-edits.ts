import {
  type Document,
  type Edit,
  overlaps,
  type Sentence,
  sentencesOf,
} from '../../core/index.ts';
import { type Decision, decide } from './decide.ts';
import { untouchedTokens } from './identify/hard-words.ts';
import { type HardWord, type HardWordOptions, hardWords } from './identify/index.ts';
import { suggestAt, suggestTerm, type WordOptions } from './suggest.ts';
import type { Suggestion } from './suggestion.ts';
import { listedPhrases } from './terms.ts';

export interface WordEditOptions extends WordOptions, HardWordOptions {
  /** Explain words in brackets if a replacement is uncertain: "toil (work)". */
  readonly brackets?: boolean;
}

/** A hard word with its suggestions and the decision. */
export interface WordProposal {
  readonly word: HardWord;
  readonly suggestions: readonly Suggestion[];
  readonly decision: Decision;
}

/**
 * The hard words of an analysed document, each with suggestions and a decision; and the terms and
 * formal phrases for which there is a simpler wording, unless `terms` is false.
 *
 * @example wordProposals(english.analyse(text), { language: english, lexicon, model })
 */
export function wordProposals(document: Document, options: WordEditOptions): WordProposal[] {
  const { settings } = options.lexicon;
  const sentences = sentencesOf(document);
  const proposals: WordProposal[] = [];
  for (const word of [...hardWords(document, options), ...phrasesOf(document, options)]) {
    const sentence = sentences[word.sentence];
    const { first } = word.tokens;
    if (word.kind === 'word') {
      // A part of a compound has another meaning alone.
      const isWhole = word.tokens.end === first + 1;
      const suggestions = isWhole ? suggestAt(document, sentence, first, options) : [];
      const decision = decide(suggestions, sentence, first, settings);
      proposals.push({ word, suggestions, decision });
      continue;
    }
    const proposal = termProposal(document, sentence, word, options);
    if (proposal) proposals.push(proposal);
  }
  return proposals
    .map((proposal) => withinTerm(proposal, proposals))
    .sort((a, b) => a.word.start - b.word.start || b.word.end - a.word.end);
}

/** A word of an explained term is kept: punitive [damages]. */
function withinTerm(proposal: WordProposal, all: readonly WordProposal[]): WordProposal {
  if (proposal.decision.action !== 'replace') return proposal;
  const isPart = all.some(
    ({ word, decision }) =>
      word.kind === 'term' && decision.action === 'explain' && overlaps(word, proposal.word),
  );
  return isPart
    ? { ...proposal, decision: { action: 'offer', why: 'it is part of a term' } }
    : proposal;
}

/** A term as a whole, or without its first words: acute [myocardial infarction]. */
function termProposal(
  document: Document,
  sentence: Sentence,
  word: HardWord,
  options: WordEditOptions,
): WordProposal | undefined {
  const { end } = word.tokens;
  for (let first = word.tokens.first; first < end - 1; first++) {
    const tokens = { first, end };
    const { suggestions, merged } = suggestTerm(document, sentence, tokens, options);
    if (suggestions.length === 0) continue;
    const { start } = sentence.tokens[first];
    const form = document.text.slice(start, word.end);
    return {
      word: first === word.tokens.first ? word : { ...word, start, form, tokens },
      suggestions,
      decision: decide(suggestions, merged, first, options.lexicon.settings),
    };
  }
  return undefined;
}

function phrasesOf(document: Document, options: WordEditOptions): HardWord[] {
  if (options.terms === false) return [];
  const untouched = untouchedTokens(document, options);
  return sentencesOf(document).flatMap((sentence, index) =>
    listedPhrases(document, sentence, index, options.lexicon, (token) => !untouched.has(token)),
  );
}

/**
 * The sufficiently certain replacements, as edits that do not overlap. Changes that a word
 * requires (a → an) are separate edits with the same reason.
 *
 * @example applyEdits(text, wordEdits(english.analyse(text), { language: english, lexicon, model }))
 */
export function wordEdits(document: Document, options: WordEditOptions): Edit[] {
  const sentences = sentencesOf(document);
  const edits: Edit[] = [];
  const proposals = wordProposals(document, options)
    .map(({ word, decision }) => ({ word, edits: editsOf(word, decision, sentences, options) }))
    .filter((proposal) => proposal.edits.length > 0)
    .sort((a, b) => b.edits[0].confidence - a.edits[0].confidence);
  for (const proposal of proposals) {
    // Two replacements that change the same article are not both possible.
    const clash = proposal.edits.some(({ span }) =>
      edits.some((other) => overlaps(span, other.span)),
    );
    if (!clash) edits.push(...proposal.edits);
  }
  return edits.sort((a, b) => a.span.start - b.span.start);
}

function editsOf(
  word: HardWord,
  decision: Decision,
  sentences: readonly Sentence[],
  { brackets = false, lexicon }: WordEditOptions,
): Edit[] {
  if (decision.action !== 'replace' && (decision.action !== 'explain' || !brackets)) return [];
  const { by } = decision;
  const source = `words/${lexicon.language}`;
  const confidence = Number(by.confidence.toFixed(3));
  if (decision.action === 'explain') {
    const { end } = sentences[word.sentence].tokens[word.tokens.end - 1];
    const reason = `"${word.form}" is hard (${word.reasons[0].text}); "${by.lemma}" says about the same.`;
    const span = { start: end, end };
    return [
      {
        span,
        replacement: bracketed(word.form, by.lemma),
        operation: 'explain',
        reason,
        source,
        confidence,
      },
    ];
  }
  const reason = `"${word.form}" is hard (${word.reasons[0].text}); "${by.form}" is more common.`;
  return by.edits.map(({ start, end, replacement }) => ({
    span: { start, end },
    replacement,
    operation: 'substitute',
    reason,
    source,
    confidence,
  }));
}

/** In the brackets of the word's script. */
function bracketed(form: string, explanation: string): string {
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(form)
    ? `（${explanation}）`
    : ` (${explanation})`;
}
