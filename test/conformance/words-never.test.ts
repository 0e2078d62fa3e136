import { expect, it } from 'vitest';
import { applyEdits, sentencesOf } from '../../src/core/index.ts';
import { loadLanguage } from '../../src/language/index.ts';
import { loadComplexity, suggestAt, wordEdits } from '../../src/simplify/words/index.ts';
import { largestLexicon } from './largest-lexicon.ts';
import { describeConformance, referenceText } from './reference-data.ts';

const TREEBANKS: Readonly<Record<string, string>> = {
  en: 'ud/English-PUD/en_pud-ud-test.conllu',
  es: 'ud/Spanish-PUD/es_pud-ud-test.conllu',
  pt: 'ud/Portuguese-PUD/pt_pud-ud-test.conllu',
  de: 'ud/German-PUD/de_pud-ud-test.conllu',
  fr: 'ud/French-PUD/fr_pud-ud-test.conllu',
  it: 'ud/Italian-PUD/it_pud-ud-test.conllu',
  ru: 'ud/Russian-PUD/ru_pud-ud-test.conllu',
  da: 'ud/Danish-DDT/da_ddt-ud-test.conllu',
  sl: 'ud/Slovenian-SSJ/sl_ssj-ud-test.conllu',
};
const SENTENCES = 120;

/** The sentences of a treebank with what people marked as names and numbers. */
function goldSentences(path: string): { text: string; kept: string[] }[] {
  return referenceText(path)
    .split('\n\n')
    .flatMap((block) => {
      const text = /^# text = (.*)$/m.exec(block)?.[1];
      const rows = block.split('\n').map((line) => line.split('\t'));
      const kept = rows.flatMap((row) => (row[3] === 'PROPN' || row[3] === 'NUM' ? [row[1]] : []));
      return text === undefined ? [] : [{ text, kept }];
    })
    .slice(0, SENTENCES);
}

describeConformance('automatic replacements never', Object.values(TREEBANKS), () => {
  it.each(Object.keys(TREEBANKS))(
    '%s: change a name or a number of a treebank, or take a word nobody knows',
    async (id) => {
      const language = await loadLanguage(id);
      const lexicon = await largestLexicon(id);
      const model = await loadComplexity(language);
      let changedNames = 0;
      for (const { text, kept } of goldSentences(TREEBANKS[id])) {
        const edits = wordEdits(language.analyse(text), { language, lexicon, model, level: 'A2' });
        const after = applyEdits(text, edits).text;
        expect(after.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
        if (kept.some((name) => count(after, name) < count(text, name))) changedNames++;
        for (const { replacement } of edits) {
          for (const { start, end } of language.words(replacement)) {
            const form = replacement.slice(start, end);
            // A word of another language is rare in this one, if it is known at all.
            expect([form, language.frequency.zipf(form) > 2.5]).toEqual([form, true]);
          }
        }
      }
      // People mark a word within a name here and there where a tagger sees a common one.
      expect(changedNames).toBeLessThanOrEqual(1);
    },
  );
});

describeConformance('suggestions never', [], () => {
  it.each(['en', 'es', 'pt', 'de', 'fr', 'it', 'ru', 'da', 'sl', 'ja', 'zh'])(
    '%s: hold an opposite of the list',
    async (id) => {
      const language = await loadLanguage(id);
      const lexicon = await largestLexicon(id);
      for (const pair of lexicon.settings.opposites ?? []) {
        for (const [word, opposite] of [pair.split(' '), pair.split(' ').reverse()]) {
          const document = language.analyse(word);
          const [sentence] = sentencesOf(document);
          const found = suggestAt(document, sentence, 0, { language, lexicon, most: 100 });
          // A tagger may lead a word without context back to another lemma.
          if (sentence.tokens[0].analysis?.lemma.toLowerCase() !== word.toLowerCase()) continue;
          expect(found.map(({ lemma }) => lemma)).not.toContain(opposite);
        }
      }
    },
  );
});

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
