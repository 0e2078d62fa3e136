import type { Sentence, Token } from '../../../core/index.ts';
import { isWord, type LintRule, numberOf, relationOf } from '../rule.ts';

const spanOf = ({ start, end }: { start: number; end: number }) => ({ start, end });

export const sentenceLength: LintRule = {
  name: 'sentence-length',
  summary: 'sentences with too many words',
  needs: [],
  defaults: { most: 20 },
  *check({ sentences }, settings) {
    const most = numberOf(settings, 'most');
    for (const sentence of sentences) {
      const words = sentence.tokens.filter(isWord).length;
      if (words <= most) continue;
      yield {
        span: spanOf(sentence),
        message: `This sentence has ${words} words; at most ${most} are easy to follow.`,
        suggestions: [],
      };
    }
  },
};

const CLAUSES = new Set(['acl', 'advcl', 'ccomp', 'csubj']);

export const nestedClauses: LintRule = {
  name: 'nested-clauses',
  summary: 'sentences with too many subordinate clauses',
  needs: ['analysis'],
  defaults: { most: 1 },
  *check({ sentences }, settings) {
    const most = numberOf(settings, 'most');
    for (const sentence of sentences) {
      const clauses = sentence.tokens.filter((token) => isClause(token, sentence)).length;
      if (clauses <= most) continue;
      yield {
        span: spanOf(sentence),
        message: `This sentence has ${clauses} subordinate clauses; state one idea at a time.`,
        suggestions: [],
      };
    }
  },
};

/** A clause with its own verb; a participle before its noun is not a clause. */
function isClause(token: Token, { tokens }: Sentence): boolean {
  if (!CLAUSES.has(relationOf(token))) return false;
  const at = tokens.indexOf(token);
  if (token.analysis?.features.VerbForm === 'Fin') return true;
  return tokens.some(
    (other) =>
      other.analysis?.head === at &&
      (['aux', 'cop', 'mark', 'nsubj'].includes(relationOf(other)) ||
        other.analysis.features.VerbForm === 'Fin'),
  );
}

export const passive: LintRule = {
  name: 'passive',
  summary: 'passive verbs, which hide who acts',
  needs: ['analysis'],
  defaults: {},
  *check({ sentences, wording }) {
    for (const { tokens } of sentences) {
      const verbs = new Set<number>();
      tokens.forEach((token, at) => {
        const { analysis } = token;
        if (!analysis) return;
        const isMarked = /^(?:aux|nsubj|csubj):pass/.test(analysis.relation);
        const isAuxiliary = analysis.upos === 'AUX' && wording.passive.includes(analysis.lemma);
        if ((isMarked || isAuxiliary) && analysis.head >= 0) verbs.add(analysis.head);
        else if (analysis.features.Voice === 'Pass' && analysis.features.VerbForm === 'Fin') {
          verbs.add(analysis.upos === 'AUX' && analysis.head >= 0 ? analysis.head : at);
        }
      });
      for (const at of verbs) {
        const verb = tokens[at];
        const words = tokens.filter(
          (token, i) => i === at || (token.analysis?.head === at && relationOf(token) === 'aux'),
        );
        const isBy = (of: number) =>
          tokens.some(
            (token) =>
              token.analysis?.head === of && wording.agents.includes(token.form.toLowerCase()),
          );
        const agent = tokens.find(
          (token, i) =>
            token.analysis?.head === at &&
            (token.analysis.relation === 'obl:agent' || (relationOf(token) === 'obl' && isBy(i))),
        );
        yield {
          span: spanOf(verb),
          message: `"${words.map(({ form }) => form).join(' ')}" is passive; ${
            agent ? `start with who does it: "${agent.form}"` : 'say who does it'
          }.`,
          suggestions: [],
        };
      }
    }
  },
};

export const subjunctive: LintRule = {
  name: 'subjunctive',
  summary: 'subjunctive and conditional verbs',
  needs: ['analysis'],
  defaults: {},
  *check({ sentences }) {
    for (const { tokens } of sentences) {
      for (const token of tokens) {
        const mood = token.analysis?.features.Mood;
        if (mood !== 'Sub' && mood !== 'Cnd') continue;
        yield {
          span: spanOf(token),
          message: `"${token.form}" is ${mood === 'Sub' ? 'subjunctive' : 'conditional'}; state what is true or what is possible.`,
          suggestions: [],
        };
      }
    }
  },
};

export const genitive: LintRule = {
  name: 'genitive',
  summary: 'nouns in the genitive',
  needs: ['analysis'],
  defaults: {},
  *check({ sentences }) {
    for (const { tokens } of sentences) {
      for (const token of tokens) {
        if (token.analysis?.upos !== 'NOUN' || token.analysis.features.Case !== 'Gen') continue;
        yield {
          span: spanOf(token),
          message: `"${token.form}" is a genitive; a phrase with a preposition is easier.`,
          suggestions: [],
        };
      }
    }
  },
};

export const enumeration: LintRule = {
  name: 'enumeration',
  summary: 'long enumerations that should be lists',
  needs: ['analysis'],
  defaults: { from: 4 },
  *check({ sentences }, settings) {
    const from = numberOf(settings, 'from');
    for (const { tokens } of sentences) {
      const items = new Map<number, number[]>();
      tokens.forEach((token, at) => {
        if (relationOf(token) !== 'conj') return;
        let head = token.analysis?.head ?? -1;
        // Some treebanks chain the items, some hang all on the first.
        for (
          let steps = 0;
          head >= 0 && relationOf(tokens[head]) === 'conj' && steps < 200;
          steps++
        ) {
          head = tokens[head].analysis?.head ?? -1;
        }
        if (head < 0 || !isNominal(tokens[head])) return;
        items.set(head, [...(items.get(head) ?? []), at]);
      });
      for (const [head, joined] of items) {
        if (joined.length + 1 < from) continue;
        yield {
          span: { start: tokens[head].start, end: tokens[joined[joined.length - 1]].end },
          message: `This sentence lists ${joined.length + 1} items; a bulleted list is easier to read.`,
          suggestions: [],
        };
      }
    }
  },
};

function isNominal({ analysis }: Token): boolean {
  return analysis?.upos === 'NOUN' || analysis?.upos === 'PROPN';
}
