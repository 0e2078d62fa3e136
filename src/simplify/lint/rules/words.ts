import type { Document, Level } from '../../../core/index.ts';
import { type Audience, hardWords } from '../../words/identify/index.ts';
import { isWord, type LintContext, type LintRule, numberOf } from '../rule.ts';

const SUGGESTED = 3;

export const hardWord: LintRule = {
  name: 'hard-word',
  summary: 'words that readers of the level may not know',
  needs: ['complexity'],
  findsWords: true,
  defaults: { level: 'B1', audience: 'learner', terms: false },
  *check({ document, sentences, complexity, simplerWords }, settings) {
    if (!complexity) return;
    const looked = ofSentences(document, sentences);
    const seen = new Set<string>();
    for (const word of hardWords(looked, {
      model: complexity,
      level: settings.level as Level,
      audience: settings.audience as Audience,
      terms: settings.terms === true,
    })) {
      const lemma = word.lemma.toLowerCase();
      if (seen.has(lemma)) continue;
      seen.add(lemma);
      const suggestions =
        word.kind === 'word' && word.tokens.end === word.tokens.first + 1
          ? (simplerWords?.(sentences[word.sentence], word.tokens.first) ?? [])
          : [];
      yield {
        span: { start: word.start, end: word.end },
        message: `"${word.form}" is hard (${word.reasons.map(({ text }) => text).join('; ')}).`,
        suggestions: suggestions.slice(0, SUGGESTED),
      };
    }
  },
};

/** A document of only these sentences, each in its own paragraph. */
function ofSentences(document: Document, sentences: LintContext['sentences']): Document {
  return {
    ...document,
    paragraphs: sentences.map((sentence) => ({
      start: sentence.start,
      end: sentence.end,
      kind: 'text' as const,
      sentences: [sentence],
    })),
  };
}

export const longWord: LintRule = {
  name: 'long-word',
  summary: 'long words, such as compounds',
  needs: [],
  findsWords: true,
  defaults: { most: 14 },
  *check({ sentences }, settings) {
    const most = numberOf(settings, 'most');
    const seen = new Set<string>();
    for (const { tokens } of sentences) {
      for (const token of tokens) {
        const letters = [...token.form].length;
        if (letters <= most || !/^[\p{L}\p{M}]+$/u.test(token.form)) continue;
        if (token.analysis?.upos === 'PROPN' || seen.has(token.form.toLowerCase())) continue;
        seen.add(token.form.toLowerCase());
        yield {
          span: { start: token.start, end: token.end },
          message: `"${token.form}" has ${letters} letters; use a shorter word, or divide it with a hyphen.`,
          suggestions: [],
        };
      }
    }
  },
};

function phraseRule(
  name: string,
  summary: string,
  kind: 'phrases' | 'idioms',
  say: (phrase: string) => string,
): LintRule {
  return {
    name,
    summary,
    needs: [],
    findsWords: true,
    defaults: {},
    *check({ sentences, wording, document }) {
      const byFirst = new Map<string, string[][]>();
      for (const phrase of Object.keys(wording[kind])) {
        const words = phrase.split(' ');
        byFirst.set(words[0], [...(byFirst.get(words[0]) ?? []), words]);
      }
      if (byFirst.size === 0) return;
      for (const { tokens } of sentences) {
        const lower = tokens.map(({ form }) => form.toLowerCase().replaceAll('’', "'"));
        for (let at = 0; at < tokens.length; at++) {
          const phrase = byFirst
            .get(lower[at])
            ?.filter((words) => words.every((word, k) => lower[at + k] === word))
            .sort((a, b) => b.length - a.length)[0];
          if (!phrase) continue;
          const span = { start: tokens[at].start, end: tokens[at + phrase.length - 1].end };
          const text = document.text.slice(span.start, span.end);
          const plain = wording[kind][phrase.join(' ')];
          const isCapital = /^\p{Lu}/u.test(text);
          yield {
            span,
            message: say(text),
            suggestions: [isCapital ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain],
          };
          at += phrase.length - 1;
        }
      }
    },
  };
}

export const wordyPhrase = phraseRule(
  'wordy-phrase',
  'phrases that have a shorter or plainer form',
  'phrases',
  (phrase) => `"${phrase}" can be said more plainly.`,
);

export const idiom = phraseRule(
  'idiom',
  'figurative phrases that some readers take literally',
  'idioms',
  (phrase) => `"${phrase}" is a figure of speech; some readers take it literally.`,
);

export const inconsistentTerms: LintRule = {
  name: 'inconsistent-terms',
  summary: 'different words or spellings for the same thing',
  needs: ['analysis'],
  findsWords: true,
  defaults: {},
  *check({ sentences, synonyms, language }) {
    const uses = new Map<string, { count: number; start: number; end: number; form: string }>();
    for (const { tokens } of sentences) {
      for (const token of tokens) {
        const { analysis } = token;
        if (analysis?.upos !== 'NOUN' || !isWord(token)) continue;
        const known = uses.get(analysis.lemma);
        if (known) known.count++;
        else
          uses.set(analysis.lemma, {
            count: 1,
            start: token.start,
            end: token.end,
            form: token.form,
          });
      }
    }
    const bySpelling = new Map<string, string>();
    for (const [lemma, { start, end, form, count }] of uses) {
      const key = lemma.toLowerCase().replace(/[-‐‑'’]/g, '');
      const spelled = bySpelling.get(key);
      const first = uses.get(spelled ?? '');
      if (spelled === undefined) bySpelling.set(key, lemma);
      else if (first && spelled.toLowerCase() !== lemma.toLowerCase()) {
        yield {
          span: { start, end },
          message: `"${form}" is also written "${first.form}"; choose one spelling.`,
          suggestions: [first.form],
        };
        continue;
      }
      if (count < 2) continue;
      for (const other of synonyms?.(lemma) ?? []) {
        const there = uses.get(other);
        // Reported once, at the later of the two.
        if (!there || there.count < 2 || there.start > start || other === lemma) continue;
        const easier =
          language.frequency.zipf(other) >= language.frequency.zipf(lemma) ? other : lemma;
        yield {
          span: { start, end },
          message: `"${lemma}" and "${other}" may name the same thing; use one word for it throughout.`,
          suggestions: [easier],
        };
        break;
      }
    }
  },
};
