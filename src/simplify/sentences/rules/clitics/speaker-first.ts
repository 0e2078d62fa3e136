import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range, spanOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { afterClitics, firstPhrase } from './clitics.ts';

/** "»Pridi!« je rekel oče." → "Oče je rekel: »Pridi!«": who speaks is known before what is said. */
export function speakersFirst(tree: Tree, rules: SentenceRules): Proposal[] {
  const { clitics, speakerFirst } = rules;
  if (!clitics || !speakerFirst || !tree.enclosed[0] || !tree.isPunctuation(0)) return [];
  let close = 1;
  while (close < tree.lastWord && tree.enclosed[close + 1]) close++;
  if (!tree.isPunctuation(close) || /^[)\]]$/.test(tree.form(close))) return [];
  const first = close + 1;
  const last = tree.lastWord;
  const report = range({ first, last });
  const verbs = report.filter((i) => tree.at(i).upos === 'VERB');
  const [verb] = verbs;
  if (verbs.length !== 1 || report.length < 2) return [];
  // "…, je rekel in odšel": another clause would stand before what is said.
  const other = /^(?:PUNCT|CCONJ|SCONJ)$/;
  if (report.some((i) => other.test(tree.at(i).upos) || tree.enclosed[i])) return [];
  const after = afterClitics(tree, first, clitics);
  if (after === first) return [];
  const phrase = speakerOf(tree, verb, first) ?? firstPhrase(tree, after, verb);
  if (!phrase || phrase.first < after) return [];
  const rest = [
    { first, last: after - 1 },
    { first: after, last: phrase.first - 1 },
    { first: phrase.last + 1, last },
  ].filter((each) => each.first <= each.last);
  const told = rest.flatMap((each): Part[] => [' ', spanOf(tree, each)]);
  return [
    {
      rule: 'rephrase/speaker-first',
      operation: 'rephrase',
      reason: 'Who speaks is told before what is said.',
      pieces: [
        {
          start: tree.tokens[0].start,
          end: tree.tokens[tree.tokens.length - 1].end,
          parts: [spanOf(tree, phrase), ...told, ': ', ...said(tree, close)],
          first: 'upper',
        },
      ],
      dropped: [],
      key: tree.lower(verb),
    },
  ];
}

/** The subject of the verb of saying: a noun or name in the nominative with what describes it. */
function speakerOf(tree: Tree, verb: number, first: number): Stretch | undefined {
  const subject = tree.subjectOf(verb);
  const whole = subject === undefined ? undefined : tree.stretch(subject);
  const isNamed = subject !== undefined && tree.at(subject).features.Case === 'Nom';
  if (whole && isNamed && whole.first >= first) return whole;
  let last = verb + 1;
  while (DESCRIBES.test(tree.at(last).upos)) last++;
  const { upos, features } = tree.at(last);
  const noun = /^(?:NOUN|PROPN)$/.test(upos) && features.Case === 'Nom';
  if (!noun || features.Number !== tree.at(verb).features.Number) return undefined;
  while (tree.at(last + 1).upos === 'PROPN') last++;
  // "vodja urada za šport": what belongs to the noun.
  if (/^(?:NOUN|ADJ|ADP)$/.test(tree.at(last + 1).upos)) return undefined;
  return { first: verb + 1, last };
}

const DESCRIBES = /^(?:ADJ|DET|NUM)$/;

/** What is said, closed by a full stop where a comma stood before or after the mark. */
function said(tree: Tree, close: number): Part[] {
  const last = tree.tokens[close - 1];
  const whole = { start: tree.tokens[0].start, end: tree.tokens[close].end };
  if (/^[.!?…]+$/.test(last.form)) return [whole];
  const isComma = last.form === ',';
  const end = isComma ? last.start : last.end;
  return [{ start: whole.start, end }, '.', { start: tree.tokens[close].start, end: whole.end }];
}
