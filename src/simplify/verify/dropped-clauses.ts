import type { Span } from '../../core/index.ts';
import type { Reading, SaidMention } from './reading.ts';
import { type Replacement, spanOf } from './replacements.ts';

/**
 * A clause that was cut out up to its comma, and that ends with a word which tells when or on what
 * condition: "您登记时，", "使用する場合は、". Such a word may mean other things elsewhere, but not there.
 */
export function droppedClauses(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Span[] {
  return cutParts(source, replacements).filter(
    (cut) => closerOf(cut, source, candidate) !== undefined,
  );
}

/** What was cut out from the beginning or a comma to a comma. */
export const cutParts = (source: Reading, replacements: readonly Replacement[]): Span[] =>
  replacements
    .filter((each) => each.candidate.length === 0)
    .flatMap(({ source: own }) => spanOf(own))
    .filter((cut) => isPart(cut, source));

function closerOf(cut: Span, source: Reading, candidate: Reading): SaidMention | undefined {
  // "周末除外": a negation may express the exception.
  const isDenied = candidate.negations.cues.length > source.negations.cues.length;
  return (['condition', 'time'] as const)
    .flatMap((group) => {
      const count = (reading: Reading, name: string) =>
        reading.mentions(group).filter((each) => each.name === name).length;
      return source
        .mentions(group)
        .filter(({ name }) => count(source, name) > count(candidate, name))
        .filter(({ name }) => name !== 'exception' || !isDenied);
    })
    .find(
      ({ start, end }) =>
        (cut.start < start && start < cut.end && cut.end <= end) ||
        // Without a parser, nothing else tells that the word opens a clause.
        (!source.language.offers.analysis && start === cut.start && end < cut.end),
    );
}

const isPart = ({ start, end }: Span, { text }: Reading): boolean =>
  /(?:^|[,،、，.。;；])\s*$/u.test(text.slice(0, start)) && /^\s*[,،、，]/u.test(text.slice(end));
