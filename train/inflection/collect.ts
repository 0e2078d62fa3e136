import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  cellFeatures,
  cellKey,
  type Grammar,
  paradigmOf,
} from '../../src/language/inflection/cells.ts';
import { DICTIONARIES } from './dictionaries.ts';
import { type Example, type InherentExample, isWord } from './example.ts';
import { tablesHabits } from './follow-tables.ts';
import grammars from './grammars.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };
import { readTreebank } from './treebank.ts';
import { readUnimorph } from './unimorph.ts';
import { BASE_CELLS, type Usage, type Witnesses } from './usage.ts';

export const DATA = fileURLToPath(new URL('../../.data', import.meta.url));

export interface LanguageSources {
  /** SIGMORPHON training sets. */
  readonly shared: readonly string[];
  /** SIGMORPHON test sets, by the name they are reported under. */
  readonly heldOut: Readonly<Record<string, string>>;
  readonly development: readonly string[];
  readonly unimorph: readonly string[];
  readonly treebanks: readonly string[];
  readonly dictionaries: readonly string[];
}

export const SOURCES = sources as Readonly<Record<string, LanguageSources>>;

export function grammarOf(language: string): Grammar {
  return (grammars as unknown as Record<string, Grammar>)[language];
}

/** A lemma, a cell of its paradigm and the form there; lower case. */
export interface TrainingPair {
  readonly lemma: string;
  readonly paradigm: string;
  readonly key: string;
  readonly form: string;
  /** Whether a frequent word; exceptions of rare words are the first to go. */
  readonly frequent: boolean;
  /** From UniMorph or SIGMORPHON, whose paradigms are filled by analogy. */
  readonly tabled: boolean;
  /** Seen once in a treebank and nowhere else: may be a slip of its annotators. */
  readonly doubtful: boolean;
}

/** What the sources of one kind say. */
export interface Reading {
  readonly kind: keyof Witnesses;
  readonly examples: readonly Example[];
}

export interface Readings {
  readonly readings: readonly Reading[];
  /** SIGMORPHON's development and test pairs. */
  readonly heldOut: Reading;
  readonly inherent: readonly InherentExample[];
}

/** Everything the sources say about a language. */
export async function readSources(language: string): Promise<Readings> {
  const source = SOURCES[language];
  const readings: Reading[] = [];
  const inherent: InherentExample[] = [];
  for (const path of [...source.shared, ...source.unimorph]) {
    const examples = readUnimorph(`${DATA}/${path}`, language);
    if (source.shared.includes(path)) readings.push({ kind: 'table', examples });
    readings.push({ kind: 'table', examples: unaccented(language, examples) });
  }
  for (const name of source.dictionaries) {
    const read = await DICTIONARIES[name](DATA);
    readings.push({
      kind: name.startsWith('own-') ? 'own' : 'dictionary',
      examples: read.examples,
    });
    inherent.push(...read.inherent);
  }
  for (const path of source.treebanks) {
    const read = readTreebank(`${DATA}/${path}`);
    readings.push({ kind: 'treebank', examples: read.examples });
    inherent.push(...read.inherent);
  }
  const heldOut = [...Object.values(source.heldOut), ...source.development].flatMap((path) =>
    unaccented(language, readUnimorph(`${DATA}/${path}`, language)),
  );
  return { readings, heldOut: { kind: 'table', examples: heldOut }, inherent };
}

/** Which pairs may be used, and which of two forms wins. */
export interface Choosing {
  /** Pairs of the test and development sets are kept out, whatever source has them. */
  readonly withhold: 'pairs' | 'lemmas' | 'nothing';
  /** Tables before all else, as the test sets are drawn from them; or the form in use today. */
  readonly prefer: 'tables' | 'usage';
}

interface Entry {
  readonly pair: Pick<TrainingPair, 'lemma' | 'paradigm' | 'key'>;
  readonly forms: Map<string, Witnesses>;
}

const UNSEEN: Witnesses = { table: false, dictionary: false, treebank: 0, own: false };

/** One form for every cell of every lemma. */
export function choosePairs(
  language: string,
  readings: readonly Reading[],
  choosing: Choosing,
  usage: Usage,
): TrainingPair[] {
  const grammar = grammarOf(language);
  const withheld = choosing.withhold === 'nothing' ? undefined : heldOutKeys(language, grammar);
  const frequent = frequentWords(language);
  const entries = new Map<string, Entry>();
  for (const { kind, examples } of readings) {
    for (const example of examples) {
      for (const { form, ...pair } of trainingPairs(example, grammar)) {
        const bare = withoutAccents(language, pair.lemma);
        if (withheld?.cells.has(`${bare}\t${pair.paradigm}\t${pair.key}`)) continue;
        // Another source may file the same form under other features; that would give it away too.
        const bareForm = withoutAccents(language, form);
        if (kind !== 'table' && withheld?.forms.has(`${bare}\t${pair.paradigm}\t${bareForm}`))
          continue;
        if (choosing.withhold === 'lemmas' && withheld?.lemmas.has(bare)) continue;
        const key = `${pair.lemma}\t${pair.paradigm}\t${pair.key}`;
        const entry: Entry = entries.get(key) ?? { pair, forms: new Map() };
        entries.set(key, entry);
        const seen = entry.forms.get(form) ?? {
          table: false,
          dictionary: false,
          treebank: 0,
          own: false,
        };
        if (kind === 'treebank') seen.treebank += example.count ?? 1;
        else seen[kind] = true;
        entry.forms.set(form, seen);
      }
    }
  }
  if (choosing.prefer === 'tables') {
    followTables(entries, ({ lemma, paradigm }, form) => {
      const bare = withoutAccents(language, lemma);
      return (
        withheld?.forms.has(`${bare}\t${paradigm}\t${withoutAccents(language, form)}`) ?? false
      );
    });
  }
  const listed = listedForms(entries.values());
  return [...entries.values()].map(({ pair, forms }) => {
    const covered = [...forms.values()].some(({ table, dictionary }) => table || dictionary);
    const score = (form: string, witnesses: Witnesses) =>
      usage.score(pair.lemma, pair.key, form, witnesses) -
      (covered && isSlip(form, witnesses, listed.get(`${pair.lemma}\t${pair.paradigm}`))
        ? SLIP
        : 0) +
      (choosing.prefer === 'tables' && witnesses.table ? 100 : 0);
    if (choosing.prefer === 'usage' && BASE_CELLS.has(pair.key) && !forms.has(pair.lemma))
      forms.set(pair.lemma, { ...UNSEEN });
    const [[form, witnesses]] = [...forms].sort((a, b) => score(...b) - score(...a));
    return {
      ...pair,
      form,
      frequent: frequent.has(pair.lemma) || frequent.has(form),
      tabled: witnesses.table,
      doubtful:
        form !== pair.lemma &&
        !(witnesses.table || witnesses.dictionary || witnesses.own) &&
        witnesses.treebank < 2,
    };
  });
}

/** Dictionaries write as the tables do, or are left out, where these are to be continued. */
function followTables(
  entries: Map<string, Entry>,
  isWithheld: (pair: Entry['pair'], form: string) => boolean,
): void {
  const formFrom = ({ forms }: Entry, kind: 'table' | 'dictionary') =>
    [...forms].find(([, witnesses]) => witnesses[kind])?.[0];
  const witnessed = [...entries.values()].map((entry) => ({
    lemma: entry.pair.lemma,
    cell: `${entry.pair.paradigm} ${entry.pair.key}`,
    table: formFrom(entry, 'table'),
    dictionary: formFrom(entry, 'dictionary'),
  }));
  const follow = tablesHabits(witnessed);
  [...entries].forEach(([key, { pair, forms }], at) => {
    const { lemma, cell, table, dictionary } = witnessed[at];
    if (table !== undefined || dictionary === undefined) return;
    const followed = follow(lemma, cell, dictionary);
    if (followed === dictionary) return;
    const witnesses = forms.get(dictionary)!;
    forms.delete(dictionary);
    if (followed !== undefined && !isWithheld(pair, followed)) forms.set(followed, witnesses);
    if (forms.size === 0) entries.delete(key);
  });
}

const SLIP = 4;

/** By lemma and paradigm: the forms that a table or dictionary lists in any cell. */
function listedForms(entries: Iterable<Entry>): Map<string, Set<string>> {
  const listed = new Map<string, Set<string>>();
  for (const { pair, forms } of entries) {
    const key = `${pair.lemma}\t${pair.paradigm}`;
    const known = listed.get(key) ?? new Set();
    for (const [form, { table, dictionary }] of forms) if (table || dictionary) known.add(form);
    listed.set(key, known);
  }
  return listed;
}

/** A form only a treebank has here, where dictionaries have another, and which they list elsewhere. */
function isSlip(form: string, witnesses: Witnesses, listed: ReadonlySet<string> | undefined) {
  const { table, dictionary, own } = witnesses;
  return !table && !dictionary && !own && listed?.has(form) === true;
}

type BarePair = Pick<TrainingPair, 'lemma' | 'paradigm' | 'key' | 'form'>;

export function trainingPair(example: Example, grammar: Grammar): BarePair | undefined {
  return trainingPairs(example, grammar)[0];
}

/** The pair an example teaches; a lemma with cells of its own (was, were) also fills the common one. */
function trainingPairs(example: Example, grammar: Grammar): BarePair[] {
  const paradigm = paradigmOf(grammar, example.upos);
  // Names inflect like nouns, but their treebank lemmas teach little.
  if (!paradigm || example.upos === 'PROPN') return [];
  const lemma = example.lemma.toLowerCase();
  const form = example.form.toLowerCase();
  if (!isWord(lemma) || !isWord(form)) return [];
  const own = cellFeatures(grammar, paradigm, example.features, lemma);
  const common = cellFeatures(grammar, paradigm, example.features, '');
  const pair = { lemma, paradigm, key: cellKey(own), form };
  const contains = [...common].every(([name, value]) => own.get(name) === value);
  return contains && common.size < own.size ? [pair, { ...pair, key: cellKey(common) }] : [pair];
}

/** Test and development pairs, which no source may give away. */
function heldOutKeys(language: string, grammar: Grammar) {
  const cells = new Set<string>();
  const forms = new Set<string>();
  const lemmas = new Set<string>();
  const source = SOURCES[language];
  for (const path of [...Object.values(source.heldOut), ...source.development]) {
    for (const example of readUnimorph(`${DATA}/${path}`, language)) {
      const pair = trainingPair(example, grammar);
      if (!pair) continue;
      const lemma = withoutAccents(language, pair.lemma);
      cells.add(`${lemma}\t${pair.paradigm}\t${pair.key}`);
      forms.add(`${lemma}\t${pair.paradigm}\t${withoutAccents(language, pair.form)}`);
      if (Object.values(source.heldOut).includes(path)) lemmas.add(lemma);
    }
  }
  return { cells, forms, lemmas };
}

/** Languages whose dictionaries mark stress that running text does not: the marks to take off. */
const STRESS_MARKS: Readonly<Record<string, RegExp>> = {
  sl: /[\u0300\u0301\u0302\u0311\u030f\u0323]/g,
};

export function withoutAccents(language: string, word: string): string {
  const marks = STRESS_MARKS[language];
  return marks ? word.normalize('NFD').replace(marks, '').normalize('NFC') : word;
}

function unaccented(language: string, examples: readonly Example[]): Example[] {
  if (!STRESS_MARKS[language]) return [...examples];
  return examples.map((example) => ({
    ...example,
    lemma: withoutAccents(language, example.lemma),
    form: withoutAccents(language, example.form),
  }));
}

function frequentWords(language: string): Set<string> {
  const path = `${DATA}/frequencywords/content/2018/${language}/${language}_50k.txt`;
  if (!existsSync(path)) return new Set();
  const lines = readFileSync(path, 'utf8').split('\n');
  return new Set(lines.map((line) => line.split(' ')[0]));
}
