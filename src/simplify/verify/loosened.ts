import type { Sentence, Token } from '../../core/index.ts';
import { said, verdict } from './classes.ts';
import { wordsOf } from './cut-clauses.ts';
import type { Group, Reading, SaidMention } from './reading.ts';
import type { Verdict } from './verdict.ts';

/**
 * Sentences of a split that may have lost what governs them: a condition or exception ("If you are a
 * student, you pay less and the fee is due in May."), or a person whose words they are ("The firm says
 * that it paid, and the case is closed."). Where the condition ends, and whose words the second part
 * is, no parse tells for sure.
 */
export function loosened(source: Reading, candidate: Reading): Verdict[] {
  if (candidate.sentences.length <= source.sentences.length) return [];
  return [
    ...partsWithout(source, candidate, 'condition'),
    ...partsWithout(source, candidate, 'attribution'),
    ...loneClauses(candidate),
    ...newSpeakers(source, candidate),
  ];
}

function partsWithout(
  source: Reading,
  candidate: Reading,
  group: Group & ('condition' | 'attribution'),
): Verdict[] {
  const governs = ({ name, isWeak }: SaidMention) => !isWeak && name !== 'even-if';
  const governors = source.mentions(group).filter(governs);
  if (governors.length === 0) return [];
  // "In that case" takes the condition up; "for" and "that" alone have other meanings.
  const isSure = (each: SaidMention) => governs(each) || each.last > each.first;
  const has = (sentence: Sentence, reading: Reading) =>
    reading.mentionsAt(group, sentence).some(isSure);
  // Each part that is without a governor, of a sentence of the source that has one.
  const governed = source.sentences.filter((sentence) => has(sentence, source));
  const contentOf = (sentence: Sentence, { language }: Reading) =>
    wordsOf(sentence).flatMap((token) =>
      language.isContentWord(token) ? [token.analysis?.lemma.toLowerCase()] : [],
    );
  const known = new Set(governed.flatMap((sentence) => contentOf(sentence, source)));
  const named = governors.slice(0, MOST_NAMED);
  return candidate.sentences
    .filter((sentence) => !has(sentence, candidate))
    .filter((sentence) => contentOf(sentence, candidate).some((lemma) => known.has(lemma)))
    .map((sentence) => {
      const because = `${said(candidate, [sentence])} may no longer depend on ${said(source, named)}.`;
      return verdict(group, 'unsure', because, named, [sentence]);
    });
}

/** In a long text, each verdict names only so many of its conditions or speakers. */
const MOST_NAMED = 50;

/** "This is if you pay.", "It is to help you.": a clause that was cut off and given a verb. */
function loneClauses(candidate: Reading): Verdict[] {
  const conditions = new Set(
    candidate.mentions('condition').flatMap(({ isWeak, start }) => (isWeak ? [] : [start])),
  );
  return candidate.sentences.flatMap((sentence) => {
    const [subject, verb, opener] = wordsOf(sentence);
    const isBare =
      /^(?:PRON|DET)$/.test(subject?.analysis?.upos ?? '') &&
      verb?.analysis?.upos === 'AUX' &&
      opener !== undefined &&
      (conditions.has(opener.start) || isInfinitiveMark(opener));
    const because = `${said(candidate, [sentence])} is a part of another sentence.`;
    return isBare ? [verdict('well-formed', 'unsure', because, [], [sentence])] : [];
  });
}

const isInfinitiveMark = ({ analysis }: Token) =>
  analysis?.upos === 'PART' && analysis.relation === 'mark';

/** "The firm helps by …" → "We help …": somebody else speaks. */
function newSpeakers(source: Reading, candidate: Reading): Verdict[] {
  const speaks = ({ analysis }: Token) =>
    analysis?.upos === 'PRON' && analysis.features.Person === '1';
  if (source.tokens.some(speaks)) return [];
  return candidate.tokens.filter(speaks).map((token) => {
    const because = `Nobody says ${said(candidate, [token])} in the source.`;
    return verdict('roles', 'unsure', because, [], [token]);
  });
}
