import { type Token, unknownName } from '../core/index.ts';
import { Analyser } from './analysis/analyser.ts';
import { languageIds } from './describe.ts';
import { folderFiles, gunzip, type LanguageFiles, readList } from './files.ts';
import { loadFrequency } from './frequency/frequency.ts';
import { loadInflection } from './inflection/index.ts';
import type { Language } from './language.ts';
import { type Profile, readProfile } from './profile.ts';
import {
  readSegmentRules,
  type SegmentRules,
  segmentDocument,
  sentenceSpans,
  spacedWords,
} from './segment/index.ts';
import { readSpelling } from './spelling.ts';
import { loadStopWords } from './stopwords.ts';
import { loadDictionarySyllables } from './syllables/dictionary.ts';
import { loadEasseSyllables } from './syllables/easse.ts';
import { loadHyphenationSyllables } from './syllables/hyphenation.ts';
import { loadSyllables } from './syllables/syllables.ts';
import { loadBoundarySegmenter } from './words/boundary.ts';
import { loadJieba } from './words/jieba.ts';
import type { WordSegmenter } from './words/segmenter.ts';

const CONTENT = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'PROPN']);

/** What takes long to load and may be left out by who does not need it. */
export interface LoadOptions {
  readonly without?: readonly ('analysis' | 'inflection')[];
}

/**
 * Loads a language: reads its folder once, after which every call is synchronous.
 *
 * @example const spanish = await loadLanguage('es'); spanish.analyse('Hola, mundo.');
 */
export async function loadLanguage(
  id: string,
  from?: LanguageFiles,
  { without = [] }: LoadOptions = {},
): Promise<Language> {
  if (!languageIds().includes(id)) throw unknownName('language', id, languageIds());
  const files = from ?? (await folderFiles());
  const profile = await readProfile(files, id);
  const reading = readSegmentRules(files, profile);
  const [
    rules,
    words,
    analyser,
    frequency,
    syllables,
    easse,
    pyphen,
    dictionary,
    inflector,
    isStopWord,
    easseStops,
    easyWords,
  ] = await Promise.all([
    reading,
    reading.then((rules) => loadWords(files, profile, rules)),
    without.includes('analysis') ? undefined : loadAnalyser(files, profile),
    loadFrequency(files, id),
    loadSyllables(files, id),
    loadEasseSyllables(files, id),
    loadHyphenationSyllables(files, id),
    loadDictionarySyllables(files, id),
    without.includes('inflection') ? undefined : loadInflection(files, id),
    loadStopWords(files, id),
    readList(files, `${id}/stopwords-easse.txt`),
    readList(files, `${id}/easy-words.txt`),
  ]);
  const analyseTokens = (tokens: Token[]) => analyser?.analyse(tokens);
  return {
    id,
    profile,
    offers: { analysis: analyser !== undefined, inflection: inflector !== undefined },
    segment: (text) => segmentDocument(text, rules, words),
    analyse(text) {
      const document = segmentDocument(text, rules, words);
      for (const paragraph of document.paragraphs) {
        for (const sentence of paragraph.sentences) analyseTokens(sentence.tokens);
      }
      return document;
    },
    analyseTokens,
    sentences: (text) => sentenceSpans(text, rules),
    words,
    frequency,
    syllables,
    syllablesLike: { easse, pyphen, cmudict: pyphen && dictionary?.(pyphen) },
    isStopWord,
    ...(easyWords.length > 0 && { easyWords: new Set(easyWords) }),
    ...(easseStops.length > 0 && { easseStopWords: new Set(easseStops) }),
    isContentWord: (token) =>
      CONTENT.has(token.analysis?.upos ?? 'NOUN') && !isStopWord(token.form),
    isAbbreviation: (word) => rules.abbreviations.has(word),
    inflect: (lemma, upos, features) => inflector?.inflect(lemma, upos, features),
    reshape: (lemma, sentence, index) => inflector?.reshape(lemma, sentence, index),
    gender: (lemma) => inflector?.gender(lemma),
  };
}

async function loadAnalyser(
  files: LanguageFiles,
  { id, clausal }: Profile,
): Promise<Analyser | undefined> {
  const [bytes, spelling] = await Promise.all([
    files.read(`${id}/analysis.bin.gz`),
    readSpelling(files, id),
  ]);
  return bytes && new Analyser(await gunzip(bytes), spelling, clausal);
}

const SEGMENTERS: Record<
  Profile['words'],
  (files: LanguageFiles, id: string, rules: SegmentRules) => WordSegmenter | Promise<WordSegmenter>
> = {
  spaced: (_files, _id, rules) => spacedWords(rules),
  jieba: (files, id) => loadJieba(files, id),
  boundary: (files, id) => loadBoundarySegmenter(files, id),
};

async function loadWords(
  files: LanguageFiles,
  profile: Profile,
  rules: SegmentRules,
): Promise<WordSegmenter> {
  return SEGMENTERS[profile.words](files, profile.id, rules);
}
