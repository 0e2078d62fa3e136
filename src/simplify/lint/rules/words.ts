import type { Document, Level } from '../../../core/index.ts';
import { type Audience, hardWords } from '../../words/identify/index.ts';
import { type LintContext, type LintRule, numberOf } from '../rule.ts';

const SUGGESTED = 3;

export const hardWord: LintRule = {
  name: 'hard-word',
  summary: 'words that readers of the level may not know',
  needs: ['complexity'],
  findsWords: true,
  defaults: { level: 'B1', audience: 'learner', terms: false },
  start(settings) {
    const seen = new Set<string>();
    return function* ({ document, sentences, complexity, simplerWords, wording }) {
      if (!complexity) return;
      const looked = ofSentences(document, sentences);
      for (const word of hardWords(looked, {
        model: complexity,
        level: settings.level as Level,
        audience: settings.audience as Audience,
        terms: settings.terms === true,
      })) {
        const lemma = word.lemma.toLowerCase();
        // An abbreviation is a finding of its own.
        if (seen.has(lemma) || Object.hasOwn(wording.abbreviations, word.form)) continue;
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
    };
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
  start(settings) {
    const most = numberOf(settings, 'most');
    const seen = new Set<string>();
    return function* ({ sentences }) {
      for (const { form, start, end, analysis } of sentences.flatMap(({ tokens }) => tokens)) {
        const letters = [...form].length;
        if (letters <= most || !/^[\p{L}\p{M}]+$/u.test(form)) continue;
        if (analysis?.upos === 'PROPN' || seen.has(form.toLowerCase())) continue;
        seen.add(form.toLowerCase());
        yield {
          span: { start, end },
          message: `"${form}" has ${letters} letters; use a shorter word, or divide it with a hyphen.`,
          suggestions: [],
        };
      }
    };
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
