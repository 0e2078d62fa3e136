/** The licence of each treebank we train on, by its folder or file, as its LICENSE.txt states it. */
export const TREEBANK_LICENCES: Readonly<Record<string, string>> = {
  'Basque-BDT': 'CC BY-NC-SA 3.0',
  'Chinese-Beginner': 'CC BY-NC-SA 3.0',
  'Chinese-CFL': 'CC BY-SA 4.0',
  'Chinese-GSD': 'CC BY-SA 4.0',
  'Chinese-GSDSimp': 'CC BY-SA 4.0',
  'Chinese-HK': 'CC BY-SA 4.0',
  'Croatian-SET': 'CC BY-SA 4.0',
  'Danish-DDT': 'CC BY-SA 4.0',
  'Dutch-Alpino': 'CC BY-SA 4.0',
  'Dutch-LassySmall': 'CC BY-SA 4.0',
  'English-EWT': 'CC BY-SA 4.0',
  'English-GUM':
    'without conversations, vlogs, fiction, podcasts and wikiHow: CC BY 4.0, public domain',
  'French-GSD': 'CC BY-SA 4.0',
  'French-ParisStories': 'CC BY-SA 4.0',
  'French-Sequoia': 'LGPL-LR',
  'Galician-TreeGal': 'LGPL-LR',
  'German-GSD': 'CC BY-SA 4.0',
  'Italian-ISDT': 'CC BY-NC-SA 3.0',
  'Italian-MarkIT': 'CC BY 4.0',
  'Italian-ParTUT': 'CC BY-NC-SA 4.0',
  'Italian-VIT': 'CC BY-NC-SA 3.0',
  'Japanese-GSD': 'CC BY-SA 4.0',
  'Norwegian-Bokmaal': 'CC BY-SA 4.0',
  'Portuguese-Bosque': 'CC BY-SA 4.0',
  'Portuguese-GSD': 'CC BY-SA 4.0',
  'Russian-GSD': 'CC BY-SA 4.0',
  'Russian-Taiga': 'CC BY-SA 4.0',
  'Slovenian-SSJ': 'CC BY-SA 4.0',
  'Slovenian-SST': 'CC BY-SA 4.0',
  'Spanish-GSD': 'CC BY-SA 4.0',
  'Swedish-Talbanken': 'CC BY-SA 4.0',
  'Urdu-UDTB': 'CC BY-NC-SA 4.0',
};

/** Train splits that lie outside the treebanks' folders. */
const SPLITS: Readonly<Record<string, string>> = {
  en_ewt: 'English-EWT',
  en_gum: 'English-GUM',
  eu_bdt: 'Basque-BDT',
  ja_gsd: 'Japanese-GSD',
  pt_bosque: 'Portuguese-Bosque',
  pt_gsd: 'Portuguese-GSD',
  ru_taiga: 'Russian-Taiga',
  sl_ssj: 'Slovenian-SSJ',
};

/** `UD_English-EWT train (CC BY-SA 4.0)`; a treebank without an entry above is an error. */
export function treebankName(path: string): string {
  const [folder, second] = path.split('/');
  const file = path.split('/').at(-1)!;
  const name = folder === 'ud' ? second : SPLITS[file.split('-')[0]];
  const licence = TREEBANK_LICENCES[name];
  if (!licence) throw new Error(`No licence is written down for the treebank of ${path}.`);
  const split = /train|dev|test/.exec(file)?.[0] ?? '';
  return `UD_${name} ${split}${folder.includes('historical') ? ' (an older release)' : ''} — ${licence}`;
}
