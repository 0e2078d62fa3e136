import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadLanguage } from '../../src/language/index.ts';
import { TEXTS } from '../fluency/texts.ts';
import { countUses, type UsageCounts } from './usage-counts.ts';
import { verbFrames } from './verb-frames.ts';

/**
 * `npx tsx train/words/usage.ts ID [COUNTS]`: counts how words are used in the texts that the model of fluency
 * learns from, by our own parser, and writes what they are never used as into `languages/xx/lexicon-usage.txt.gz`.
 * A file COUNTS keeps the counts for the next run.
 */
const [id, kept] = process.argv.slice(2);
/** Most words of one text: a few books would speak for all. */
const MOST_WORDS = 380_000;
const LONGEST_LINE = 2000;

/** A use is one that never occurs when it has less than this share of its base, seen so often. */
interface Border {
  readonly use: string;
  readonly base: readonly string[];
  readonly share: number;
  readonly least: number;
}
const PARTS = ['NOUN', 'VERB', 'ADJ', 'ADV'];
const ALL = [...PARTS, 'ADP', 'AUX', 'CCONJ', 'DET', 'INTJ', 'NUM', 'PART', 'PRON', 'SCONJ'];
const BORDERS: readonly Border[] = [
  ...PARTS.map((part) => ({ use: part, base: ALL, share: 0.01, least: 50 })),
  { use: 'NOUN plural', base: ['NOUN counted'], share: 0.012, least: 50 },
  { use: 'NOUN indefinite', base: ['NOUN singular'], share: 0.02, least: 24 },
  { use: 'NOUN bare', base: ['NOUN singular'], share: 0.12, least: 20 },
  { use: 'NOUN bare', base: ['NOUN singular'], share: 0.16, least: 40 },
  { use: 'NOUN bare', base: ['NOUN singular'], share: 0.001, least: 10 },
  // What is mostly counted: shoes.
  { use: 'NOUN bare', base: ['NOUN counted'], share: 0.06, least: 40 },
  { use: 'VERB obj', base: ['VERB active'], share: 0.06, least: 40 },
  // Relative clauses look as if they had one: the place they live in.
  { use: 'VERB obj', base: ['VERB bare'], share: 0.3, least: 40 },
  { use: 'VERB passive', base: ['VERB active', 'VERB passive'], share: 0.006, least: 100 },
  { use: 'VERB bare', base: ['VERB whole', 'VERB bare'], share: 0.08, least: 25 },
  { use: 'VERB bare', base: ['VERB whole', 'VERB bare'], share: 0.001, least: 10 },
  { use: 'ADV verb', base: ['ADV verb', 'ADV degree'], share: 0.235, least: 30 },
  { use: 'ADV degree', base: ['ADV verb', 'ADV degree'], share: 0.015, least: 60 },
  { use: 'ADJ attributive', base: ['ADJ attributive', 'ADJ predicative'], share: 0.05, least: 25 },
  { use: 'ADJ predicative', base: ['ADJ attributive', 'ADJ predicative'], share: 0.02, least: 50 },
];
/** Prepositions that belong to a word rather than to what is told of it; *in* and *at* go with all. */
const GOVERNED: Readonly<Record<string, readonly string[]>> = {
  en: ['of', 'to', 'with', 'for', 'from', 'on', 'about', 'against', 'into'],
};

/** A preposition that a word asks for, and one it does not, by its share of a word seen so often. */
const [ASKED, SELDOM, FEWEST] = [0.4, 0.03, 10];

/** Verbs before an adjective: feel, become. */
const STATE = 0.01;
/** Least uses of a participle, and the share of them before nouns. */
const ATTRIBUTES = { done: [20, 0.03], doing: [100, 0.004] } as const;
/** What texts show so often is true, whatever WordNet says. */
const CONTRARY = 0.25;

const counts = kept && existsSync(kept) ? read(kept) : await counted();
if (kept) writeFileSync(kept, JSON.stringify([...counts].map(([word, uses]) => [word, [...uses]])));
const governed = ['NOUN', 'VERB', 'ADJ'].flatMap((part) =>
  (GOVERNED[id] ?? []).map((each) => ({
    use: `${part} +${each}`,
    base: [part],
    share: 0.003,
    least: 150,
  })),
);
const never = new Map<string, Set<string>>();
for (const { use, base, share, least } of [...BORDERS, ...governed]) {
  const words = never.get(use) ?? new Set<string>();
  never.set(use, words);
  for (const [word, uses] of counts) {
    const all = base.reduce((sum, each) => sum + (uses.get(each) ?? 0), 0);
    if (all >= least && (uses.get(use) ?? 0) / all < share) words.add(word);
  }
}
for (const part of ['NOUN', 'VERB', 'ADJ']) for (const each of GOVERNED[id] ?? []) ask(part, each);

/** A word that asks for one preposition mostly has no other: adherence [to]. */
function ask(part: string, preposition: string): void {
  for (const [word, uses] of counts) {
    const all = uses.get(part) ?? 0;
    const share = (each: string) => (uses.get(`${part} +${each}`) ?? 0) / all;
    const isBound = GOVERNED[id].some((each) => each !== preposition && share(each) >= ASKED);
    if (all >= FEWEST && isBound && share(preposition) < SELDOM)
      never.get(`${part} +${preposition}`)?.add(word);
  }
}

for (const form of ['done', 'doing'] as const) await addAttributes(form);
if (id === 'en') addFrames();
const states = [...counts].filter(([, uses]) => shareOf(uses, 'VERB state', 'VERB') >= STATE);
never.set('only VERB state', new Set(states.map(([word]) => word)));

function shareOf(uses: ReadonlyMap<string, number>, use: string, base: string): number {
  return (uses.get(use) ?? 0) / Math.max(uses.get(base) ?? 0, 10);
}

/** Participles that hardly ever stand before a noun, as a verb or as an adjective: *kept improvement. */
async function addAttributes(use: 'done' | 'doing'): Promise<void> {
  const { inflect } = await loadLanguage(id);
  const Tense = use === 'done' ? 'Past' : 'Pres';
  const words = new Set<string>();
  never.set(`VERB ${use}`, words);
  for (const [word, uses] of counts) {
    const form = inflect(word, 'VERB', { VerbForm: 'Part', Tense }) ?? word;
    const listed = form === word ? 0 : (counts.get(form)?.get('ADJ') ?? 0);
    const base = uses.get(use === 'done' ? 'VERB passive' : 'VERB active') ?? 0;
    const [least, share] = ATTRIBUTES[use];
    if (base >= least && (uses.get(`VERB ${use}`) ?? 0) + listed < share * (base + listed))
      words.add(word);
  }
}

/** What WordNet's frames never show, unless the texts do. */
function addFrames(): void {
  for (const [word, { object, bare }] of verbFrames()) {
    const uses = counts.get(word);
    if (word.includes('_') || object === bare || !uses?.has('VERB')) continue;
    const use = object ? 'bare' : 'obj';
    if (shareOf(uses, `VERB ${use}`, 'VERB active') < CONTRARY) never.get(`VERB ${use}`)?.add(word);
  }
}

const lines = [...never].map(([use, words]) => `${use}\t${[...words].sort().join(' ')}`);
const packed = gzipSync(`${lines.join('\n')}\n`, { level: 9 });
writeFileSync(`languages/${id}/lexicon-usage.txt.gz`, packed);
console.log(`${id}: ${counts.size} words counted, ${packed.length} bytes`);

async function counted(): Promise<UsageCounts> {
  const language = await loadLanguage(id);
  const found: UsageCounts = new Map();
  for (const { name, lines: linesOf, most = MOST_WORDS } of TEXTS[id]) {
    const all = linesOf().filter(({ length }) => length > 30);
    const words = all.reduce((sum, { length }) => sum + Math.min(length, LONGEST_LINE) / 6, 0);
    const step = Math.max(1, Math.ceil(words / Math.min(most, MOST_WORDS)));
    let seen = 0;
    for (let at = 0; at < all.length; at += step)
      seen += countUses(all[at].slice(0, LONGEST_LINE), language, found);
    console.log(`${id} ${String(seen).padStart(8)} ${name}`);
  }
  return found;
}

function read(path: string): UsageCounts {
  const rows = JSON.parse(readFileSync(path, 'utf8')) as [string, [string, number][]][];
  return new Map(rows.map(([word, uses]) => [word, new Map(uses)]));
}
