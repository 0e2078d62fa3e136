import { gunzip, type LanguageFiles } from '../files.ts';
import { type GramHeader, hashOfNext, hashOfUnit, readGramTable } from './gram-table.ts';
import {
  CLASSES,
  classUnit,
  END,
  KINDS,
  LONGEST_ENDING,
  looksLikeName,
  plainForm,
  START,
  STEP,
  unknownOf,
  ZERO_WEIGHT,
} from './units.ts';

/** How likely words are next to each other in a language: separates common from unused sequences. */
export interface Fluency {
  /**
   * Reads the words of one or more sentences for queries; an empty form ends a sentence.
   *
   * @example const text = fluency.read(['He', 'went', 'abroad', '.', '']); text.log(2) - text.alone(2)
   */
  read(forms: readonly string[]): FluentText;
}

export interface FluentText {
  readonly forms: readonly string[];
  /** log10 of the probability of a word after the two before it. */
  log(index: number): number;
  /** log10 of its probability anywhere. */
  alone(index: number): number;
  /**
   * log10 of how often a word and the preceding one would be adjacent by chance in the training text,
   * if they hardly ever were; −∞ if they were, or if one of them is unknown.
   */
  missed(index: number): number;
}

/** The beginning of `fluency.bin.gz`, as JSON in one line; the planes of the table follow. */
export interface FluencyHeader extends GramHeader {
  /** log10 of the probability of one unknown word among those of its class. */
  readonly unknown: number;
  /** The class of words whose ending is unknown, too. */
  readonly other: number;
  /** The weight of words against classes, by the number of consecutive words found: 0 … 3. */
  readonly weights: readonly number[];
  readonly capitalNouns: boolean;
  /** The number of words in the training text. */
  readonly words: number;
}

/** Sentences and words use the same model, so it is read once for each source of files. */
const loaded = new WeakMap<LanguageFiles, Map<string, Promise<Fluency | undefined>>>();

/** Reads the model of a language; undefined when it has none. */
export function loadFluency(files: LanguageFiles, id: string): Promise<Fluency | undefined> {
  const models = loaded.get(files) ?? new Map<string, Promise<Fluency | undefined>>();
  loaded.set(files, models);
  const known = models.get(id);
  if (known) return known;
  const model = readFluency(files, id);
  models.set(id, model);
  // Allow a retry after a failure.
  model.catch(() => models.delete(id));
  return model;
}

async function readFluency(files: LanguageFiles, id: string): Promise<Fluency | undefined> {
  const bytes = await files.read(`${id}/fluency.bin.gz`);
  return bytes && fluencyOf(await gunzip(bytes));
}

/** The model's view of a word. */
interface Unit {
  readonly word: number;
  readonly group: number;
  /** log10 of its probability in its class. */
  readonly inGroup: number;
  readonly unknown: boolean;
}

const MOST_KNOWN = 20_000;

export function fluencyOf(bytes: Uint8Array): Fluency {
  const line = bytes.indexOf(10);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line))) as FluencyHeader;
  const table = readGramTable(bytes.subarray(line + 1), header);
  const { find, first, second } = table;
  const classUnits = Uint32Array.from({ length: 256 }, (_, group) => classUnit(group));
  const startUnit: Unit = { word: START, group: CLASSES.start, inGroup: 0, unknown: false };
  const endUnit: Unit = { word: END, group: CLASSES.end, inGroup: 0, unknown: false };

  /** A trigram by back-off: log10 of its probability, with the number of units found in a row. */
  let found = 0;
  function backedOff(kind: number, a: number, b: number, c: number): number {
    const [afterB, afterA] = [hashOfNext(kind, b), hashOfNext(kind, a)];
    const both = hashOfNext(afterA, b);
    const three = find(hashOfNext(both, c));
    found = 3;
    if (three >= 0) return -STEP * first[three];
    const pair = find(both);
    const weight = pair < 0 ? 0 : -STEP * (second[pair] - ZERO_WEIGHT);
    const two = find(hashOfNext(afterB, c));
    found = 2;
    if (two >= 0) return weight - STEP * first[two];
    const single = find(afterB);
    const lower = single < 0 ? 0 : -STEP * (second[single] - ZERO_WEIGHT);
    const one = find(hashOfNext(kind, c));
    found = 1;
    return weight + lower - STEP * (one < 0 ? LEAST : first[one]);
  }

  function alone({ group, inGroup }: Unit): number {
    const one = find(hashOfNext(KINDS.classes, classUnits[group]));
    return inGroup - STEP * (one < 0 ? LEAST : first[one]);
  }

  function unitOf(form: string, initial: boolean): Unit {
    const plain = plainForm(form);
    const word = hashOfUnit(plain);
    const member = find(hashOfNext(KINDS.member, word));
    if (member >= 0) {
      return { word, group: first[member], inGroup: -STEP * second[member], unknown: false };
    }
    const group = looksLikeName(form, initial, header.capitalNouns)
      ? CLASSES.name
      : groupByEnding(plain);
    return { word: unknownOf(group), group, inGroup: header.unknown, unknown: true };
  }

  function groupByEnding(plain: string): number {
    for (let length = Math.min(LONGEST_ENDING, plain.length); length > 0; length--) {
      const at = find(hashOfNext(KINDS.ending, hashOfUnit(plain.slice(-length))));
      if (at >= 0) return first[at];
    }
    return header.other;
  }

  const knownUnits = new Map<string, Unit>();
  function knownUnit(form: string, initial: boolean): Unit {
    const key = initial ? `^${form}` : form;
    let unit = knownUnits.get(key);
    if (!unit) {
      if (knownUnits.size >= MOST_KNOWN) knownUnits.clear();
      unit = unitOf(form, initial);
      knownUnits.set(key, unit);
    }
    return unit;
  }

  return {
    read(forms) {
      // Callers mostly query only a few places of a sentence.
      const units: Unit[] = new Array(forms.length);
      const unitAt = (i: number) => {
        units[i] ??=
          forms[i] === '' ? endUnit : knownUnit(forms[i], i === 0 || forms[i - 1] === '');
        return units[i];
      };
      // The context of a sentence starts with its start symbol.
      const before = (i: number) => (i < 0 || forms[i] === '' ? startUnit : unitAt(i));
      // A place is queried several times: for itself and for its neighbours.
      const known = new Float64Array(forms.length).fill(1);
      return {
        forms,
        log(i) {
          if (known[i] <= 0) return known[i];
          const unit = unitAt(i);
          const b = before(i - 1);
          const a = b === startUnit ? startUnit : before(i - 2);
          const byClass =
            backedOff(
              KINDS.classes,
              classUnits[a.group],
              classUnits[b.group],
              classUnits[unit.group],
            ) + unit.inGroup;
          const byWord =
            backedOff(KINDS.words, a.word, b.word, unit.word) + (unit.unknown ? unit.inGroup : 0);
          const share = header.weights[unit.unknown ? 0 : found];
          known[i] = Math.log10(share * 10 ** byWord + (1 - share) * 10 ** byClass);
          return known[i];
        },
        alone: (i) => alone(unitAt(i)),
        missed(i) {
          const [b, unit] = [before(i - 1), unitAt(i)];
          const unknown = b.unknown || unit.unknown;
          if (unknown || find(hashOfNext(hashOfNext(KINDS.words, b.word), unit.word)) >= 0) {
            return Number.NEGATIVE_INFINITY;
          }
          // As many sentences start as end.
          return Math.log10(header.words) + alone(unit) + alone(b === startUnit ? endUnit : b);
        },
      };
    },
  };
}

/** A unit that was never seen, in steps. */
const LEAST = 80;
