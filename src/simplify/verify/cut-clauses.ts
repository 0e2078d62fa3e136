import type { Sentence, Token } from '../../core/index.ts';
import type { Fault } from './fault.ts';
import type { Reading } from './reading.ts';

/**
 * Clauses that became sentences by a full stop alone: "They say that it works." → "They say. That it
 * works." The parse of the source tells that the clause depends on what stands before it.
 */
export function cutClauses(source: Reading, candidate: Reading): Fault[] {
  const openers = openersOf(source);
  if (openers.size === 0) return [];
  return candidate.sentences.slice(1).flatMap((sentence, at) => {
    const first = wordsOf(sentence)[0];
    const last = wordsOf(candidate.sentences[at]).at(-1);
    if (!first || !last || !openers.has(`${lower(last)} ${lower(first)}`)) return [];
    if (isFollowed(sentence) || joins(first, candidate)) return [];
    const { start, end } = sentence;
    const text = candidate.text.slice(start, end);
    if (/\?\W*$/u.test(text)) return [];
    return [{ kind: 'cut', start, end, because: `“${text}” is only a part of a sentence.` }];
  });
}

/** Words that open a clause, each with the word before it. */
function openersOf(source: Reading): ReadonlySet<string> {
  return source.once('openers', () => {
    const found = new Set<string>();
    for (const sentence of source.sentences) {
      const words = wordsOf(sentence);
      words.forEach((word, at) => {
        if (at > 0 && isOpener(word)) found.add(`${lower(words[at - 1])} ${lower(word)}`);
      });
    }
    return found;
  });
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

/** "If you pay, go": what follows a comma may be the rest. */
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
