import { type Document, type Level, sentencesOf, type Token } from '../../core/index.ts';
import type { Language, LanguageFiles } from '../../language/index.ts';
import {
  type Audience,
  type ComplexityModel,
  type Lexicon,
  loadComplexity,
  loadLexicon,
  wordProposals,
} from '../words/index.ts';
import type { Proposal } from './proposal.ts';
import { LEAST_SURE } from './reader.ts';

/** Replacements of hard words, as proposals by sentence. */
export interface WordSource {
  of(document: Document, sentence: number, options: WordWishes): readonly Proposal[];
}

export interface WordWishes {
  readonly audience?: Audience;
  readonly level?: Level;
  /** Words were asked to be easier: also replacements that are less sure. */
  readonly bold?: boolean;
  /** Words that the language's own list knows: it says what becomes of them. */
  readonly isListed?: (token: Token) => boolean;
}

/** The lexicon of a language as a source of proposals; none when it has no synonyms. */
export async function loadWordSource(
  language: Language,
  files?: LanguageFiles,
): Promise<WordSource | undefined> {
  const lexicon = await loadLexicon(language.id, files);
  if (lexicon.tables.length === 0) return undefined;
  const model = await loadComplexity(language, files);
  return wordSource(language, lexicon, model);
}

function wordSource(language: Language, lexicon: Lexicon, model: ComplexityModel): WordSource {
  // One document at a time is worked on, mostly with the same wishes.
  const known = new WeakMap<Document, Map<string, Map<number, Proposal[]>>>();
  return {
    of(document, sentence, wishes) {
      const byWish = known.get(document) ?? new Map<string, Map<number, Proposal[]>>();
      known.set(document, byWish);
      const key = `${wishes.audience} ${wishes.level} ${wishes.bold}`;
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
/** When easier words were asked for by a dial. */
const BOLD_CONFIDENCE = 0.3;
const BOLD_GAIN = 0.2;

function proposalsOf(
  document: Document,
  language: Language,
  lexicon: Lexicon,
  model: ComplexityModel,
  wishes: WordWishes,
): Map<number, Proposal[]> {
  const found = new Map<number, Proposal[]>();
  const sentences = sentencesOf(document);
  const { bold, isListed, ...reader } = wishes;
  const least = reader.level ? LEAST_SURE[reader.level] : LEAST_CONFIDENCE;
  const level = bold ? ({ level: 'A1' } as const) : {};
  // The best is measured against the next; shapes of more would be made for nothing.
  const sure = bold !== true;
  const options = {
    language,
    lexicon,
    model,
    terms: false,
    most: bold ? 3 : 2,
    sure,
    ...(isListed && { leave: isListed }),
    ...level,
    ...reader,
  };
  for (const { word, suggestions, decision } of wordProposals(document, options)) {
    const by = bold
      ? suggestions.find(
          (each) =>
            each.confidence >= BOLD_CONFIDENCE && each.gain >= BOLD_GAIN && !each.unrepaired,
        )
      : decision.action === 'replace' && decision.by.confidence >= least
        ? decision.by
        : undefined;
    if (!by || by.edits.length === 0 || !isWritten(by.form, language)) continue;
    const { upos } = sentences[word.sentence].tokens[word.tokens.first].analysis ?? { upos: 'X' };
    const list = found.get(word.sentence) ?? [];
    found.set(word.sentence, list);
    list.push({
      rule: `words/${upos.toLowerCase()}`,
      operation: 'substitute',
      reason: `"${word.form}" is hard (${word.reasons[0].text}); "${by.form}" is more common.`,
      pieces: by.edits.map(({ start, end, replacement }) => ({ start, end, parts: [replacement] })),
      dropped: [word.tokens.first],
      key: word.lemma,
      trust: by.confidence,
    });
  }
  return found;
}
