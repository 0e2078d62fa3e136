import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ancestryMessages,
  declaration,
  desktopHelp,
  gameStories,
  handbook,
  interfaceMessages,
  officeHelp,
} from './catalogues.ts';
import { commonWords, subtitleWords, type WeightedWord, wordfreqWords } from './word-lists.ts';

/** Where the text of a language comes from; see languages.json. */
export interface LanguageSources {
  readonly udhr: readonly string[];
  readonly catalogues: readonly string[];
  readonly treebanks?: readonly string[];
  readonly help?: string;
  readonly words?: readonly string[];
  readonly wordfreq?: string;
  readonly frequencywords?: string;
}

/** One source of a language: sentences, or words with frequencies to make up sentences from. */
export interface TextSource {
  readonly name: string;
  /** How often it is drawn from, next to the others. */
  readonly weight: number;
  readonly sentences?: readonly string[];
  readonly words?: readonly WeightedWord[];
}

/** With fewer sentences a source is drawn from less often. */
const ENOUGH = 500;

/** All sources of a language, read from the reference data and from packages. */
export function readSources(data: string, sources: LanguageSources, spaced: boolean): TextSource[] {
  const treebanks = sources.treebanks ?? [];
  const written: [name: string, weight: number, sentences: string[]][] = [
    ['treebanks', 4, treebanks.flatMap((name) => treebankSentences(join(data, name), spaced))],
    ['stories', 2, gameStories(sources.catalogues)],
    ['messages', 1, interfaceMessages(sources.catalogues)],
    ['desktop help', 1, desktopHelp(sources.catalogues)],
    ['handbook', 0.5, handbook(sources.catalogues)],
    ['ancestry', 0.3, ancestryMessages(sources.catalogues)],
    ['office help', 0.5, sources.help ? officeHelp(sources.help) : []],
    ['declaration', 0.7, declaration(sources.udhr)],
  ];
  const counted: [name: string, weight: number, words: readonly WeightedWord[]][] = [
    ['wordfreq', 2, sources.wordfreq ? wordfreqWords(data, sources.wordfreq) : []],
    ['subtitles', 1, sources.frequencywords ? subtitleWords(data, sources.frequencywords) : []],
    ['common words', 1, (sources.words ?? []).flatMap(commonWords)],
  ];
  const found: TextSource[] = [];
  for (const [name, weight, all] of written) {
    const sentences = [...new Set(all)].filter((sentence) => letters(sentence) >= 8);
    const part = Math.min(1, sentences.length / ENOUGH);
    if (sentences.length > 0) found.push({ name, weight: weight * part, sentences });
  }
  for (const [name, weight, words] of counted) {
    if (words.length > 0) found.push({ name, weight, words });
  }
  return found;
}

/** The sentences of a CoNLL-U file: `# text`, or the words when it has no such line. */
export function treebankSentences(path: string, spaced: boolean): string[] {
  const blocks = readFileSync(`${path}.conllu`, 'utf8').split('\n\n');
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const text = lines.find((line) => line.startsWith('# text ='));
    if (text) return [text.slice(8).trim()];
    const rows = lines.map((line) => line.split('\t'));
    const forms = rows.filter(([id]) => /^\d+$/.test(id)).map(([, form]) => form);
    return forms.length > 0 ? [forms.join(spaced ? ' ' : '')] : [];
  });
}

function letters(sentence: string): number {
  return sentence.match(/\p{L}/gu)?.length ?? 0;
}
