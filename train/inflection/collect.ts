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
import grammars from './grammars.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };
import { readTreebank } from './treebank.ts';
import { readUnimorph } from './unimorph.ts';

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
}

export interface Collected {
  readonly pairs: TrainingPair[];
  readonly inherent: InherentExample[];
}

/** Everything the sources say about a language, without the held-out pairs. */
export async function collect(
  language: string,
  options: { withoutHeldOutLemmas?: boolean } = {},
): Promise<Collected> {
  const source = SOURCES[language];
  const grammar = grammarOf(language);
  const withheld = heldOutKeys(language, grammar);
  const frequent = frequentWords(language);
  const pairs = new Map<string, TrainingPair>();
  const inherent: InherentExample[] = [];
  const add = (examples: readonly Example[], trusted: boolean) => {
    for (const example of examples) {
      const pair = trainingPair(example, grammar);
      if (!pair) continue;
      const bare = withoutAccents(language, pair.lemma);
      if (withheld.cells.has(`${bare}\t${pair.paradigm}\t${pair.key}`)) continue;
      // Another source may file the same form under other features; that would give it away too.
      const bareForm = withoutAccents(language, pair.form);
      if (!trusted && withheld.forms.has(`${bare}\t${pair.paradigm}\t${bareForm}`)) continue;
      if (options.withoutHeldOutLemmas && withheld.lemmas.has(bare)) continue;
      const key = `${pair.lemma}\t${pair.paradigm}\t${pair.key}`;
      const before = pairs.get(key);
      // Of two forms, the one in use: yeux, not œils.
      const outdone = before && !before.tabled && !frequent.has(before.form);
      if (!before || (outdone && frequent.has(pair.form))) {
        pairs.set(key, {
          ...pair,
          frequent: frequent.has(pair.lemma) || frequent.has(pair.form),
          tabled: trusted,
        });
      }
    }
  };
  for (const path of [...source.shared, ...source.unimorph]) {
    const examples = readUnimorph(`${DATA}/${path}`, language);
    if (source.shared.includes(path)) add(examples, true);
    add(unaccented(language, examples), true);
  }
  for (const name of source.dictionaries) {
    const read = await DICTIONARIES[name](DATA);
    add(read.examples, false);
    inherent.push(...read.inherent);
  }
  for (const path of source.treebanks) {
    const read = readTreebank(`${DATA}/${path}`);
    add(read.examples, false);
    inherent.push(...read.inherent);
  }
  return { pairs: [...pairs.values()], inherent };
}

export function trainingPair(
  example: Example,
  grammar: Grammar,
): Omit<TrainingPair, 'frequent' | 'tabled'> | undefined {
  const paradigm = paradigmOf(grammar, example.upos);
  // Names inflect like nouns, but their treebank lemmas teach little.
  if (!paradigm || example.upos === 'PROPN') return undefined;
  const lemma = example.lemma.toLowerCase();
  const form = example.form.toLowerCase();
  if (!isWord(lemma) || !isWord(form)) return undefined;
  return {
    lemma,
    paradigm,
    key: cellKey(cellFeatures(grammar, paradigm, example.features, lemma)),
    form,
  };
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
