import { type Document, type Level, sentencesOf, type Token } from '../../core/index.ts';
import type { Language, LanguageFiles } from '../../language/index.ts';
import { dared } from '../words/decide.ts';
import {
  type Audience,
  type ComplexityModel,
  type Lexicon,
  loadComplexity,
  loadLexicon,
  wordProposals,
} from '../words/index.ts';
import type { Proposal } from './proposal.ts';
import { READERS } from './reader.ts';

/** Replacements of hard words, as proposals by sentence. */
export interface WordSource {
  of(document: Document, sentence: number, options: WordWishes): readonly Proposal[];
}

export interface WordWishes {
  readonly audience?: Audience;
  readonly level?: Level;
  /** Words were asked to be easier, by this ratio: the farther it is from 1, the less sure a replacement must be. */
  readonly ratio?: number;
  /** Words that the language's own list knows: it says what becomes of them. */
  readonly isListed?: (token: Token) => boolean;
}

/** The lexicon of a language as a source of proposals; none when it has no synonyms. */
export async function loadWordSource(
  id: string,
  loading: Promise<Language>,
  files?: LanguageFiles,
): Promise<WordSource | undefined> {
  const [language, lexicon] = await Promise.all([loading, loadLexicon(id, files)]);
  if (lexicon.tables.length === 0) return undefined;
  return wordSource(language, lexicon, await loadComplexity(language, files));
}

function wordSource(language: Language, lexicon: Lexicon, model: ComplexityModel): WordSource {
  // One document at a time is worked on, mostly with the same wishes.
  const known = new WeakMap<Document, Map<string, Map<number, Proposal[]>>>();
  return {
    of(document, sentence, wishes) {
      const byWish = known.get(document) ?? new Map<string, Map<number, Proposal[]>>();
      known.set(document, byWish);
      const key = `${wishes.audience} ${wishes.level} ${wishes.ratio}`;
      const made = byWish.get(key) ?? proposalsOf(document, language, lexicon, model, wishes);
      byWish.set(key, made);
      return made.get(sentence) ?? [];
    },
  };
}

/** A form that the frequency list does not hold was made up by the inflector: "holp". */
function isWritten(form: string, { frequency }: Language): boolean {
  const words = form.toLowerCase().split(' ');
  return frequency.size === 0 || words.every((word) => frequency.zipf(word) > LEAST_ZIPF);
}

const LEAST_ZIPF = 3;
/** Above the lexicon's own limit: here nobody looks at each word before it is used. */
const LEAST_CONFIDENCE = 0.75;

/** Asked for easier words, nearly every word is hard, and a later synonym may serve better than the first. */
const ASKED_THRESHOLD = 0.05;
const MOST_ASKED = 5;

/** What a replacement must be when words were asked to be easier by a ratio: at 0.5 half as sure as at 1. */
function leastAt(ratio: number) {
  const kept = Math.max(0, ratio - 0.5);
  return { confidence: 0.35 + 0.8 * kept, similarity: 0.2 + 0.6 * kept, gain: 0.2 };
}

/** "fourth" → "third": a number is no hard word. */
function isNumberWord({ form }: Token, { profile }: Language): boolean {
  const { numbers = {}, ordinals = {} } = profile.facts ?? {};
  const word = form.toLowerCase();
  return Object.hasOwn(numbers, word) || Object.hasOwn(ordinals, word);
}

function proposalsOf(
  document: Document,
  language: Language,
  lexicon: Lexicon,
  model: ComplexityModel,
  wishes: WordWishes,
): Map<number, Proposal[]> {
  const found = new Map<number, Proposal[]>();
  const sentences = sentencesOf(document);
  const { ratio, isListed, ...reader } = wishes;
  const asked = ratio === undefined ? undefined : leastAt(ratio);
  const least = reader.level ? READERS[reader.level].sure : LEAST_CONFIDENCE;
  const options = {
    language,
    lexicon,
    model,
    terms: false,
    // The best is measured against the next; shapes of more would be made for nothing.
    most: asked ? MOST_ASKED : 2,
    sure: !asked,
    ...(isListed && { leave: isListed }),
    ...reader,
    ...(asked && {
      threshold: ASKED_THRESHOLD,
      leave: (token: Token) => isNumberWord(token, language),
    }),
  };
  for (const { word, suggestions, decision } of wordProposals(document, options)) {
    const sentence = sentences[word.sentence];
    const { first } = word.tokens;
    const isSure = decision.action === 'replace' && decision.by.confidence >= least;
    const chosen = asked
      ? dared(suggestions, sentence, first, lexicon.settings, asked)
      : isSure
        ? [decision.by]
        : [];
    const { upos } = sentence.tokens[first].analysis ?? { upos: 'X' };
    const list = found.get(word.sentence) ?? [];
    found.set(word.sentence, list);
    for (const by of chosen) {
      if (by.edits.length === 0 || !isWritten(by.form, language)) continue;
      list.push({
        rule: `words/${upos.toLowerCase()}`,
        operation: 'substitute',
        reason: `"${word.form}" is hard (${word.reasons[0].text}); "${by.form}" is more common.`,
        pieces: by.edits.map(({ start, end, replacement }) => ({
          start,
          end,
          parts: [replacement],
        })),
        dropped: [first],
        key: word.lemma,
        trust: by.confidence,
      });
    }
  }
  return found;
}
