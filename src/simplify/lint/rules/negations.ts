import type { Token } from '../../../core/index.ts';
import { readNegations } from '../../../language/facts/index.ts';
import type { Language } from '../../../language/index.ts';
import { doubleNegationsIn } from '../../sentences/rules/words/double-negation.ts';
import type { LintRule } from '../rule.ts';

export const negation: LintRule = {
  name: 'negation',
  summary: 'negative sentences',
  needs: [],
  defaults: {},
  *check({ sentences, language }) {
    const { facts } = language.profile;
    if (!facts) return;
    for (const sentence of sentences) {
      for (const { start, end, text } of readNegations([sentence], facts).cues) {
        yield {
          span: { start, end },
          message: `"${text}" is a negation; if possible, state what is true or what to do.`,
          suggestions: [],
        };
      }
    }
  },
};

export const doubleNegation: LintRule = {
  name: 'double-negation',
  summary: 'two negations that cancel each other',
  needs: ['analysis'],
  defaults: {},
  *check({ sentences, language, wording, document }) {
    const { facts } = language.profile;
    if (!facts) return;
    const found = (start: number, end: number, suggestions: string[]) => ({
      span: { start, end },
      message: `"${document.text.slice(start, end)}" is a double negation; say it directly.`,
      suggestions,
    });
    for (const sentence of sentences) {
      const { tokens } = sentence;
      for (const { first, words, easier } of longestOf(doubleNegationsIn(tokens, language))) {
        const end = tokens[first + words.length - 1].end;
        yield found(tokens[first].start, end, easier.includes('_') ? [] : [easier]);
      }
      const { cues } = readNegations([sentence], facts);
      const heads = cues.map(({ head }) =>
        tokens.findIndex(({ form, analysis }) => (analysis?.lemma ?? form).toLowerCase() === head),
      );
      for (const [i, cue] of cues.entries()) {
        const head = tokens[heads[i]];
        const governor = head?.analysis?.head ?? -1;
        const governs = heads.some((other, k) => k !== i && other >= 0 && other === governor);
        const denies = wording.denials.includes(cue.head) || (head && isOpposite(head, language));
        if (!governs && !denies) continue;
        yield found(
          Math.min(cue.start, head?.start ?? cue.start),
          Math.max(cue.end, head?.end ?? cue.end),
          [],
        );
      }
    }
  },
};

/** Of phrases that overlap only the longest: not "do not hesitate to" inside "please do not …". */
function longestOf(phrases: ReturnType<typeof doubleNegationsIn>) {
  return phrases.filter(
    (each) =>
      !phrases.some(
        (other) =>
          other.words.length > each.words.length &&
          other.first <= each.first &&
          each.first < other.first + other.words.length,
      ),
  );
}

/**
 * Is an adjective or adverb the opposite of another: unhappy, useless? Languages use the positive
 * word more often, which tells "unhappy" (happy) from "intense" (tense).
 */
function isOpposite({ form, analysis }: Token, { profile, frequency }: Language): boolean {
  if (analysis?.upos !== 'ADJ' && analysis?.upos !== 'ADV') return false;
  const lower = form.toLowerCase();
  return (profile.facts?.denialAffixes ?? []).some((affix) => {
    const bare = affix.replace('-', '');
    const isEnding = affix.startsWith('-');
    if (!(isEnding ? lower.endsWith(bare) : lower.startsWith(bare))) return false;
    const rest = isEnding ? lower.slice(0, -bare.length) : lower.slice(bare.length);
    return rest.length > 2 && frequency.zipf(rest) >= Math.max(frequency.zipf(lower), 2);
  });
}
