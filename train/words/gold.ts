import { readFileSync } from 'node:fs';

/** A word in a sentence with the replacements people gave, each with its weight. */
export interface GoldItem {
  readonly set: string;
  readonly language: string;
  readonly sentence: string;
  readonly word: string;
  /** Where the word stands, in characters; the first place when the set does not say. */
  readonly start: number;
  readonly gold: ReadonlyMap<string, number>;
  /** The gold words are as a dictionary lists them, whatever form the sentence needs. */
  readonly lemmas?: boolean;
}

/** The weight of a candidate among the gold words. */
export function goldWeight({ gold, lemmas }: GoldItem, form: string, lemma: string): number {
  return gold.get(form.toLowerCase()) ?? (lemmas ? gold.get(lemma.toLowerCase()) : undefined) ?? 0;
}

type Row = Omit<GoldItem, 'set' | 'language' | 'start'> & { start?: number };

/** The development sets of a language, from `.data`. */
export function goldItems(language: string, data = '.data'): GoldItem[] {
  return (SETS[language] ?? []).flatMap(([set, path, read]) =>
    [...read(readFileSync(`${data}/${path}`))].flatMap((row) => {
      const start = row.start ?? placeOf(row.sentence, row.word);
      return start < 0 || row.gold.size === 0 ? [] : [{ ...row, set, language, start }];
    }),
  );
}

type Reader = (bytes: Buffer) => Iterable<Row>;
const SETS: Readonly<Record<string, readonly (readonly [string, string, Reader])[]>> = {
  en: [
    ['BenchLS', 'benchls-nnseval-lexmturk/datasets/BenchLS.txt', ranked],
    ['NNSeval', 'benchls-nnseval-lexmturk/datasets/NNSeval.txt', ranked],
    ['LexMTurk', 'benchls-nnseval-lexmturk/datasets/lex.mturk.txt', lexMTurk],
    ['TSAR trial en', 'tsar2022/datasets/trial/tsar2022_en_trial_gold.tsv', votes],
  ],
  es: [
    ['EASIER', 'easier-es/SGSS.csv', easier],
    ['TSAR trial es', 'tsar2022/datasets/trial/tsar2022_es_trial_gold.tsv', votes],
  ],
  pt: [
    ['SIMPLEX-PB', 'simplex-pb/dataset_propor2018.txt', rankedLemmas],
    ['TSAR trial pt', 'tsar2022/datasets/trial/tsar2022_pt_trial_gold.tsv', votes],
  ],
  zh: [['HanLS', 'chinese-ls/dataset/annotation_data.csv', hanLs]],
};

function lines(bytes: Buffer): string[] {
  return new TextDecoder()
    .decode(bytes)
    .split(/\r?\n/)
    .filter((line) => line !== '');
}

/** sentence, word, its number, `rank:word` …: a better rank weighs more. */
function* ranked(bytes: Buffer): Generator<Row> {
  for (const line of lines(bytes)) {
    const [sentence, word, position, ...cells] = line.split('\t');
    const gold = new Map<string, number>();
    for (const cell of cells) {
      const [rank, text] = cell.split(':');
      if (text) gold.set(text.trim().toLowerCase(), 1 / Math.max(1, Number(rank)));
    }
    const words = sentence.split(' ');
    const at = words[Number(position)]?.toLowerCase() === word.toLowerCase();
    const start =
      words.slice(0, Number(position)).join(' ').length + (Number(position) > 0 ? 1 : 0);
    yield at ? { sentence, word, gold, start } : { sentence, word, gold };
  }
}

function* rankedLemmas(bytes: Buffer): Generator<Row> {
  for (const row of ranked(bytes)) yield { ...row, lemmas: true };
}

function counted(cells: readonly string[]): Map<string, number> {
  const gold = new Map<string, number>();
  for (const cell of cells) {
    const text = cell.trim().toLowerCase();
    if (text !== '') gold.set(text, (gold.get(text) ?? 0) + 1);
  }
  return gold;
}

function* lexMTurk(bytes: Buffer): Generator<Row> {
  for (const line of lines(bytes).slice(1)) {
    const [sentence, word, ...cells] = line.split('\t');
    yield {
      sentence: sentence.replace(/^"|"$/g, '').replaceAll('""', '"'),
      word,
      gold: counted(cells),
    };
  }
}

function* votes(bytes: Buffer): Generator<Row> {
  for (const line of lines(bytes)) {
    const [sentence, word, ...cells] = line.split('\t');
    yield { sentence, word, gold: counted(cells) };
  }
}

function* easier(bytes: Buffer): Generator<Row> {
  for (const line of lines(bytes).slice(1)) {
    const [, , word, sentence, synonyms] = line.split(';');
    if (!synonyms || word.includes(' ')) continue;
    yield { sentence, word, gold: counted(synonyms.split(',')) };
  }
}

function* hanLs(bytes: Buffer): Generator<Row> {
  for (const line of lines(bytes)) {
    const [sentence, word, , , synonyms] = line.split('\t');
    if (!synonyms) continue;
    yield { sentence: sentence.replaceAll(' ', ''), word, gold: counted(synonyms.split(' ')) };
  }
}

/** The first place where the word stands by itself. */
function placeOf(sentence: string, word: string): number {
  const lower = sentence.toLowerCase();
  const wanted = word.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const before = lower[at - 1] ?? ' ';
    const after = lower[at + wanted.length] ?? ' ';
    if (!/[\p{Script=Latin}\p{M}]/u.test(before + after)) return at;
  }
  return lower.indexOf(wanted);
}
