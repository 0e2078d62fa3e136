import type { Sentence, Token } from '../../core/index.ts';
import type { Fault } from './fault.ts';
import type { Reading } from './reading.ts';

/** A list item continues the sentence that introduces it. */
const ITEM = /^[-*•]\s/u;

/**
 * Clauses that became sentences by a full stop alone: "They say that it works." → "They say. That it
 * works." The parse of the source shows that the clause depends on the preceding words.
 */
export function cutClauses(
  source: Reading,
  candidate: Reading,
  isWhole: (sentence: Sentence) => boolean = () => false,
): Fault[] {
  const openers = openersOf(source);
  if (openers.size === 0) return [];
  return candidate.sentences.slice(1).flatMap((sentence, at) => {
    const first = wordsOf(sentence)[0];
    const last = wordsOf(candidate.sentences[at]).at(-1);
    const depends = first && last && openers.get(`${lower(last)} ${lower(first)}`);
    if (depends === undefined || (!depends && isFollowed(sentence))) return [];
    if (joins(first, candidate) || precedesMain(sentence) || isWhole(sentence)) return [];
    const { start, end } = sentence;
    const text = candidate.text.slice(start, end);
    if (/\?\W*$/u.test(text) || ITEM.test(text)) return [];
    return [{ kind: 'cut', start, end, because: `“${text}” is not a complete sentence.` }];
  });
}

/**
 * Words that open a clause, each with the word before it, and whether the clause depends on what
 * stands before it, whatever follows behind a comma.
 */
function openersOf(source: Reading): ReadonlyMap<string, boolean> {
  return source.once('openers', () => {
    const found = new Map<string, boolean>();
    for (const sentence of source.sentences) {
      const words = wordsOf(sentence);
      words.forEach((word, at) => {
        if (at === 0 || !isOpener(word)) return;
        found.set(`${lower(words[at - 1])} ${lower(word)}`, dependsOnBefore(word, sentence));
      });
    }
    return found;
  });
}

/** "ask [if] you may stay": does the governor of the clause precede it? */
function dependsOnBefore(word: Token, { tokens }: Sentence): boolean {
  const at = tokens.indexOf(word);
  const governor = tokens[word.analysis?.head ?? -1]?.analysis?.head ?? -1;
  const { relation, upos } = word.analysis ?? {};
  return relation === 'mark' && upos === 'SCONJ' && governor >= 0 && governor < at;
}

/** Does a word open a clause that depends on another: "because", "which"? */
function isOpener({ analysis }: Token): boolean {
  const { upos, relation, features } = analysis ?? {};
  return upos === 'SCONJ' || relation === 'mark' || features?.PronType === 'Rel';
}

/** At the beginning of a sentence, is a word one that joins main clauses: "for", "denn"? */
function joins(word: Token, { language }: Reading): boolean {
  const { upos = '' } = word.analysis ?? {};
  const opens = language.closedClasses?.subordinators.includes(lower(word)) ?? false;
  return /^(?:ADV|CCONJ)$/.test(upos) && !opens;
}

/** "If you pay, go": does a clause at the beginning depend on the root behind it? */
export function precedesMain({ tokens }: Sentence): boolean {
  const mark = tokens.find(({ form }) => /[\p{L}\p{N}]/u.test(form))?.analysis;
  const clause = tokens[mark?.head ?? -1]?.analysis;
  const main = tokens[clause?.head ?? -1]?.analysis;
  return (
    mark?.relation === 'mark' &&
    /^advcl/.test(clause?.relation ?? '') &&
    (clause?.head ?? -1) > mark.head &&
    main?.relation === 'root' &&
    !/^(?:Inf|Ger|Part)$/.test(main.features.VerbForm ?? '') &&
    main.features.Mood !== 'Sub' &&
    tokens.slice(mark.head, clause?.head).some(({ form }) => /^[,،]$/u.test(form))
  );
}

/** "If you pay, go": the main clause may follow a comma. */
function isFollowed({ tokens }: Sentence): boolean {
  const comma = tokens.findIndex(({ form }) => /^[,،]$/u.test(form));
  return comma >= 0 && tokens.slice(comma).some(isPredicate);
}

/** A finite verb, or in languages that do not mark it any verb; a participle or adjective may be one. */
export function isPredicate({ analysis }: Token): boolean {
  const { upos, features, relation } = analysis ?? {};
  if (upos === 'AUX') return true;
  if (upos === 'VERB')
    return features?.VerbForm !== 'Inf' || relation === 'root' || features.Mood !== undefined;
  return relation === 'root' && upos === 'ADJ';
}

export const wordsOf = ({ tokens }: Sentence) =>
  tokens.filter(({ form }) => /[\p{L}\p{N}]/u.test(form));
export const lower = ({ form }: Token) => form.toLowerCase();
