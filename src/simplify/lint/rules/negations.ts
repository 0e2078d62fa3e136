import { readNegations } from '../../../language/facts/index.ts';
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
  *check({ sentences, language, document }) {
    const { facts } = language.profile;
    if (!facts) return;
    for (const sentence of sentences) {
      for (const { first, words, easier } of doubleNegationsIn(sentence.tokens, language)) {
        const span = {
          start: sentence.tokens[first].start,
          end: sentence.tokens[first + words.length - 1].end,
        };
        yield {
          span,
          message: `"${document.text.slice(span.start, span.end)}" is a double negation; say it directly.`,
          suggestions: easier.includes('_') ? [] : [easier],
        };
      }
      const { cues, denials } = readNegations([sentence], facts);
      const heads = cues.map(({ head }) =>
        sentence.tokens.findIndex(
          ({ form, analysis }) => (analysis?.lemma ?? form).toLowerCase() === head,
        ),
      );
      for (const [i, cue] of cues.entries()) {
        const governor = sentence.tokens[heads[i]]?.analysis?.head ?? -1;
        const governs = heads.some((other, k) => k !== i && other >= 0 && other === governor);
        if (!denials.includes(cue.head) && !governs) continue;
        const head = sentence.tokens[heads[i]];
        const span = {
          start: Math.min(cue.start, head?.start ?? cue.start),
          end: Math.max(cue.end, head?.end ?? cue.end),
        };
        yield {
          span,
          message: `"${document.text.slice(span.start, span.end)}" is a double negation; say it directly.`,
          suggestions: [],
        };
      }
    }
  },
};
