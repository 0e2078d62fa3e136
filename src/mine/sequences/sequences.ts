/** The conditions for a run of sentences to be a sequence (Martin 2021, §10.2.1). */
export interface SequenceRules {
  /** Minimum and maximum number of characters. */
  readonly shortest: number;
  readonly longest: number;
  /** Share of punctuation among all characters except spaces. */
  readonly mostPunctuation: number;
}

export const SEQUENCE_RULES: SequenceRules = { shortest: 30, longest: 300, mostPunctuation: 0.1 };

/** A run of adjacent sentences. */
export interface Sequence {
  readonly text: string;
  /** How many sentences it has. */
  readonly sentences: number;
}

/** Counts of the reasons for rejecting runs. */
export interface RunsRefused {
  short: number;
  punctuation: number;
}

const PUNCTUATION = /[\p{P}\p{S}]/gu;
const SPACES = /\s+/gu;

/**
 * Every run of adjacent sentences that is neither too long nor too short, nor full of punctuation:
 * [s1], [s1 s2], …, [s2], [s2 s3], …
 *
 * @example sequencesOf(['One is here. ', 'Two is there, as we saw.'], SEQUENCE_RULES, refused)
 */
export function* sequencesOf(
  sentences: readonly string[],
  rules: SequenceRules,
  refused: RunsRefused,
): Generator<Sequence> {
  const signs = sentences.map((sentence) => sentence.replace(SPACES, '').length);
  const punctuation = sentences.map((sentence) => sentence.match(PUNCTUATION)?.length ?? 0);
  for (let first = 0; first < sentences.length; first++) {
    let text = '';
    let allSigns = 0;
    let allPunctuation = 0;
    for (let last = first; last < sentences.length; last++) {
      text = last === first ? sentences[first] : `${text} ${sentences[last]}`;
      if (text.length > rules.longest) break;
      allSigns += signs[last];
      allPunctuation += punctuation[last];
      if (text.length < rules.shortest) refused.short++;
      else if (allPunctuation > rules.mostPunctuation * allSigns) refused.punctuation++;
      else yield { text, sentences: last - first + 1 };
    }
  }
}

/** Unifies variants of a character: quotes, dashes, spaces, full-width forms. */
export function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201A\u201B`´]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F]/g, '"')
    .replace(/[\u2010-\u2012\u2212]/g, '-')
    .replace(/[\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF\u00AD]/g, '')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, ' ')
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
