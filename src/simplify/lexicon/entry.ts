import { KlartextError, LEVELS, type Level, UPOS, type Upos } from '../../core/index.ts';
import { RELATIONS } from '../rewrite/pattern/vocabulary.ts';

/** A word of an entry: an exact form, or any form of a lemma. */
export interface EntryWord {
  /** In lower case, and as written. */
  readonly text: string;
  readonly written: string;
  /** Parts of speech of a lemma; none for an exact form. */
  readonly upos?: readonly Upos[];
  readonly features: Readonly<Record<string, string>>;
}

/** A condition of a frame on the dependents of the head: a relation, or a neighbouring form. */
export interface Frame {
  readonly kind: 'relation' | 'form';
  readonly name: string;
}

/** A word or phrase of officialese with its plain equivalent. */
export interface Entry {
  /** "obtain → get" */
  readonly id: string;
  readonly words: readonly EntryWord[];
  /** Which of the words is inflected, if any. */
  readonly head: number | undefined;
  readonly easier: string;
  /** Is the easier word written exactly like this, whatever the form of the other? */
  readonly isFixed: boolean;
  /** One of these must be there. */
  readonly with: readonly Frame[];
  /** None of these may be there. */
  readonly without: readonly Frame[];
  /** It must be near one of these lemmas, and never near one of those. */
  readonly only: ReadonlySet<string>;
  readonly keep: ReadonlySet<string>;
  /** It must directly follow one of these lemmas. */
  readonly after: ReadonlySet<string>;
  /** Not in the passive, and not as a participle. */
  readonly isActive: boolean;
  /** An adjective before its noun. */
  readonly isAttributive: boolean;
  /** Hard for readers up to this level; without it, frequency and length tell. */
  readonly level?: Level;
}

const HEAD = /^(?<lemma>[^[\]]+)\[(?<inside>[^[\]]+)\]$/u;

/**
 * Reads a file of pairs; errors name file and line. The format is in README.md.
 *
 * @example readEntries('remuneration[NOUN] -> pay', 'en/lexicon/general.txt')[0].easier // 'pay'
 */
export function readEntries(text: string, path: string): Entry[] {
  const known = new Map<string, number>();
  return text.split('\n').flatMap((raw, at) => {
    const line = raw.replace(/(?:^|\s)#.*$/u, '').trim();
    if (line === '') return [];
    const fail = (problem: string): never => {
      throw new KlartextError(
        'bad-input',
        `${path}:${at + 1}: ${problem}.`,
        'See src/simplify/lexicon/README.md for the format.',
      );
    };
    const [hard, ...clauses] = line.split(/->[^|]*/u);
    const key = `${hard.trim()} ${clauses.join('').trim()}`;
    const before = known.get(key);
    if (before !== undefined) fail(`"${hard.trim()}" is already in line ${before}`);
    known.set(key, at + 1);
    return entriesOf(line, fail);
  });
}

type Fail = (problem: string) => never;

/** The entries of a line: one for each spelling. */
function entriesOf(line: string, fail: Fail): Entry[] {
  const [pair, ...clauses] = line.split('|').map((part) => part.trim());
  const [from, to, ...rest] = pair.split('->').map((part) => part.trim());
  if (!from || !to || rest.length > 0) return fail('a line is "hard -> easier"');
  const isFixed = to.startsWith('=');
  const easier = isFixed ? to.slice(1).trim() : to;
  const conditions = clausesOf(clauses, fail);
  return spellings(wordsIn(from), fail).map((words) => {
    const heads = words.flatMap(({ upos }, at) => (upos ? [at] : []));
    if (heads.length > 1) fail('only one word of a phrase is inflected');
    const phrase = words.map(({ written }) => written).join(' ');
    const entry: Entry = {
      id: `${phrase} → ${easier}`,
      words,
      head: heads[0],
      easier,
      isFixed: isFixed || heads.length === 0,
      ...conditions,
    };
    if (words.length > 1 && entry.level === undefined && !isLong(entry))
      fail('a phrase whose replacement is not at least two words shorter needs a level');
    return entry;
  });
}

/** A phrase that is this many words longer than its equivalent is hard because of its length. */
const LONG_BY = 2;

export function isLong({ words, easier }: Pick<Entry, 'words' | 'easier'>): boolean {
  return words.length - easier.split(' ').length >= LONG_BY;
}

/** Words at blanks, but not at those in brackets. */
const wordsIn = (text: string): string[] => text.match(/(?:\[[^\]]*\]|[^\s[])+/gu) ?? [];

/** "utilise/utilize[VERB]": one list of words for each spelling. */
function spellings(words: readonly string[], fail: Fail): EntryWord[][] {
  return words.reduce<EntryWord[][]>(
    (lists, word) => {
      const found = HEAD.exec(word)?.groups;
      const required = found ? insideOf(found.inside, fail) : { features: {} };
      const forms = (found?.lemma ?? word).split(/(?<=\p{L})\/(?=\p{L})/u);
      return lists.flatMap((list) =>
        forms.map((text) => [...list, { text: text.toLowerCase(), written: text, ...required }]),
      );
    },
    [[]],
  );
}

/** "NOUN Number=Plur" */
function insideOf(inside: string, fail: Fail): Pick<EntryWord, 'upos' | 'features'> {
  const [parts, ...pairs] = inside.split(/\s+/u);
  const upos = parts.split('/') as Upos[];
  for (const each of upos) if (!UPOS.includes(each)) fail(`"${each}" is not a part of speech`);
  const features = pairs.map((pair) => {
    const [name, value] = pair.split('=');
    if (!name || !value) fail(`"${pair}" is not a feature`);
    return [name, value] as const;
  });
  return { upos, features: Object.fromEntries(features) };
}

type Conditions = Pick<
  Entry,
  'with' | 'without' | 'only' | 'keep' | 'after' | 'isActive' | 'isAttributive' | 'level'
>;

function clausesOf(clauses: readonly string[], fail: Fail): Conditions {
  const conditions: Record<string, readonly string[]> = {};
  for (const clause of clauses) {
    const [name, list = ''] = clause.split(':').map((part) => part.trim());
    if (!CLAUSES.includes(name)) fail(`"${name}" is none of ${CLAUSES.join(', ')}`);
    conditions[name] = list.split(/[\s,]+/u).filter((word) => word !== '');
  }
  const [level] = conditions.level ?? [];
  if (level !== undefined && !LEVELS.includes(level as Level)) fail(`"${level}" is not a level`);
  return {
    with: (conditions.with ?? []).map(frameOf),
    without: (conditions.without ?? []).map(frameOf),
    only: new Set(conditions.only ?? []),
    keep: new Set(conditions.keep ?? []),
    after: new Set(conditions.after ?? []),
    isActive: conditions.active !== undefined,
    isAttributive: conditions.attributive !== undefined,
    ...(level !== undefined && { level: level as Level }),
  };
}

const CLAUSES = ['with', 'without', 'only', 'keep', 'after', 'active', 'attributive', 'level'];

const frameOf = (name: string): Frame => ({
  kind: RELATIONS.has(name) ? 'relation' : 'form',
  name,
});
