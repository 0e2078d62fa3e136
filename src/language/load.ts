import { type Token, unknownName } from '../core/index.ts';
import { Analyser } from './analysis/analyser.ts';
import { loadClosedClasses } from './closed-class/index.ts';
import { folderFiles, gunzip, type LanguageFiles, readJson, readList } from './files.ts';
import { loadFrequency } from './frequency/frequency.ts';
import { languageIds } from './ids.ts';
import { loadInflection } from './inflection/index.ts';
import type { AnalyseOptions, Language } from './language.ts';
import type { Floors } from './parser/constructions.ts';
import { type NetworkFile, readNetwork } from './parser/network-file.ts';
import { Parser } from './parser/parser.ts';
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
import { WordVectors } from './vectors/word-vectors.ts';
import { loadBoundarySegmenter } from './words/boundary.ts';
import { loadJieba } from './words/jieba.ts';
import type { WordSegmenter } from './words/segmenter.ts';

const CONTENT = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'PROPN']);

/**
 * Data that is slow to load and that callers may skip. The parser needs `analysis`
 * and `vectors`, and is skipped with them.
 */
export interface LoadOptions {
  readonly without?: readonly ('analysis' | 'parser' | 'inflection' | 'vectors')[];
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
  // The parser reads word vectors, and the quick analyser finds its lemmas.
  const withParser = !(['analysis', 'parser', 'vectors'] as const).some((part) =>
    without.includes(part),
  );
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
    closedClasses,
    vectors,
    network,
    floors,
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
    loadClosedClasses(files, id),
    without.includes('vectors') ? undefined : loadVectors(files, id),
    withParser ? loadNetwork(files, id) : undefined,
    readFloors(files, id),
  ]);
  const isComplete = network && (vectors || network.vectorDimensions === 0);
  const parser =
    analyser &&
    isComplete &&
    new Parser(network, {
      vectors,
      spelling: await readSpelling(files, id),
      quick: analyser,
    });
  const analyseTokens = (tokens: Token[], { accurate = false }: AnalyseOptions = {}) =>
    accurate && parser ? parser.analyse(tokens) : analyser?.analyse(tokens);
  return {
    id,
    profile,
    offers: {
      analysis: analyser !== undefined,
      inflection: inflector !== undefined,
      parser: parser !== undefined,
    },
    ...(floors && { floors }),
    ...(closedClasses && { closedClasses }),
    ...(vectors && { vectors }),
    segment: (text) => segmentDocument(text, rules, words),
    analyse(text, options) {
      const document = segmentDocument(text, rules, words);
      for (const paragraph of document.paragraphs) {
        for (const sentence of paragraph.sentences) analyseTokens(sentence.tokens, options);
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
    cells: (determiner) => inflector?.cells(determiner) ?? [],
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

/** The weights of the accurate parser. */
async function loadNetwork(files: LanguageFiles, id: string): Promise<NetworkFile | undefined> {
  const bytes = await files.read(`${id}/parser.bin.gz`);
  return bytes && readNetwork(await gunzip(bytes));
}

async function readFloors(files: LanguageFiles, id: string): Promise<Floors | undefined> {
  return (await readJson(files, `${id}/floors.json`)) as Floors | undefined;
}

async function loadVectors(files: LanguageFiles, id: string): Promise<WordVectors | undefined> {
  const bytes = await files.read(`${id}/vectors.bin.gz`);
  return bytes && new WordVectors(await gunzip(bytes));
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
