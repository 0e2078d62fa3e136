import type { Features, Token, Upos } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { EvidenceSource, Link } from './evidence.ts';
import type { Lexicon, LookupRule } from './lexicon.ts';
import type { Reading } from './readings.ts';
import { usualSpelling } from './usual-spelling.ts';

/** The word to replace. */
export interface Target {
  readonly form: string;
  readonly lemma: string;
  readonly upos: Upos;
  readonly features: Features;
}

/** A possible replacement for the target, not yet judged. */
export interface Generated {
  /** As listed: a lemma, or a form if `shape` is set. */
  readonly word: string;
  readonly pos: number;
  readonly strengths: Map<EvidenceSource, number>;
  /** How it gets its form: like the target, as listed, by a rule, or like another reading of it. */
  readonly shape: 'inflect' | 'keep' | LookupRule | Reading;
  /** It is uncertain whether the word in the text is analysed correctly: el quiebre, quebrar. */
  readonly unsure?: boolean;
}

export function targetOf(token: Token): Target {
  const { lemma = token.form, upos = 'X', features = {} } = token.analysis ?? {};
  return { form: unhyphenated(token.form), lemma: unhyphenated(lemma), upos, features };
}

/** A soft hyphen marks a possible line break and is not part of the word. */
function unhyphenated(word: string): string {
  return word.includes('\u00AD') ? word.replaceAll('\u00AD', '') : word;
}

/**
 * Candidates for a word from every table of the lexicon, pooled: one candidate combines
 * all sources. The lemma is looked up first, then the form, then the language's lookup rules.
 */
export function generate(target: Target, language: Language, lexicon: Lexicon): Generated[] {
  const pooled = new Map<string, Generated>();
  const lemma = target.lemma.toLowerCase();
  const form = target.form.toLowerCase();
  if (lexicon.settings.alone?.includes(form)) return [];
  for (const { rule, key } of otherSpellings(target, lexicon, true))
    pool(pooled, lexicon, key, rule);
  if (pooled.size > 0) return [...pooled.values()];
  const reading = unread(target, language, lexicon);
  const listed = reading?.lemma ?? target.lemma;
  const usual = usualSpelling(listed, language);
  const keys = usual === undefined ? spellings(listed) : [...spellings(listed), usual];
  for (const key of keys) pool(pooled, lexicon, key, reading ?? 'inflect');
  if (form !== lemma) {
    for (const key of spellings(target.form)) pool(pooled, lexicon, key, 'keep');
  }
  if (pooled.size < ENOUGH) {
    const { verbEndings } = lexicon.settings;
    const known = (word: string, upos: Upos) =>
      word !== lemma &&
      (upos !== 'VERB' || (verbEndings?.some((ending) => word.endsWith(ending)) ?? true)) &&
      lexicon.tables.some((table) => table.has(word));
    const found = lexicon.readings.find(target.form, known, language, target.features);
    const likely = found.filter((reading) => isLikely(reading, target.upos));
    const isUnsure = likely.length === 0 && pooled.size === 0;
    for (const reading of isUnsure ? found : likely) pool(pooled, lexicon, reading.lemma, reading);
    if (isUnsure) for (const [word, each] of pooled) pooled.set(word, { ...each, unsure: true });
    for (const { rule, key } of otherSpellings(target, lexicon, false))
      pool(pooled, lexicon, key, rule);
    // folclórico is listed only as folklórico, whose entry has more information.
    for (const { word, shape } of [...pooled.values()]) {
      if (isSpellingOf(word, lemma)) pool(pooled, lexicon, word, shape);
    }
  }
  return [...pooled.values()];
}

/** A word without features from the tagger, although its form shows them: finalizou. */
function unread(
  { form, lemma, upos, features }: Target,
  language: Language,
  { readings, settings, tables }: Lexicon,
): Reading | undefined {
  const wanted = lemma.toLowerCase();
  const isTold = Object.keys(features).length > 0;
  if (form.toLowerCase() === wanted) {
    // A plural that the tagger reads as a lemma, and that few sources list as one: jornadas, ratios.
    if (upos !== 'NOUN' || (isTold && sourcesOf(wanted, tables) > FEW)) return undefined;
    const known = (word: string) =>
      word !== wanted && (isTold ? sourcesOf(word, tables) > FEW : sourcesOf(word, tables) > 0);
    return readings.find(form, known, language).find((reading) => reading.upos === upos);
  }
  const isForm = (told: Features, as: Upos = upos) =>
    language.inflect(lemma, as, told)?.toLowerCase() === form.toLowerCase();
  const { verbEndings = [], separable } = settings;
  // The tagger and the lemmatiser disagree whether it is a verb: la avala, avalar.
  const isVerb = upos === 'VERB' || verbEndings.some((ending) => wanted.endsWith(ending));
  // A noun in the singular is its lemma.
  const isNoun = upos === 'NOUN' && features.Number === 'Sing';
  if (isTold && (!isVerb || (isForm(features) && !isNoun))) return undefined;
  const likely = readings.find(form, (word) => word === wanted, language);
  if (!isTold) return likely.find((reading) => reading.upos === upos);
  // Taggers know few forms of the second person: permaneceste.
  return likely.find(
    (reading) =>
      reading.upos === 'VERB' &&
      isLikely(reading, upos) &&
      isForm(reading.features, 'VERB') &&
      // überrundet: a form that looks like a participle usually is one, not a second person plural.
      ((features.VerbForm !== 'Part' && upos !== 'ADJ') || reading.features.VerbForm === 'Part') &&
      !(separable && reading.features.Person === '2'),
  );
}

/** A word tagged as a noun may be a verb, but rarely in a rare form: el quiebre. */
function isLikely({ upos, features }: Reading, tagged: Upos): boolean {
  if (upos !== 'VERB' || !['NOUN', 'ADJ', 'DET'].includes(tagged)) return true;
  const { Mood = 'Ind', Person, VerbForm } = features;
  return VerbForm !== undefined || (Mood === 'Ind' && Person === '3');
}

/** The number of sources that may list a plural by mistake. */
const FEW = 2;

function sourcesOf(word: string, tables: Lexicon['tables']): number {
  return tables.reduce((sum, table) => sum + table.sourcesOf(word), 0);
}

/** With this many candidates, nothing else is tried. */
const ENOUGH = 3;

function spellings(word: string): string[] {
  const lower = word.toLowerCase();
  const title = lower.charAt(0).toUpperCase() + lower.slice(1);
  return [...new Set([word, lower, title])];
}

function pool(
  pooled: Map<string, Generated>,
  { tables }: Lexicon,
  key: string,
  shape: Generated['shape'],
): void {
  for (const table of tables) {
    for (const link of table.linksOf(key)) add(pooled, link, shape);
  }
}

function add(pooled: Map<string, Generated>, link: Link, shape: Generated['shape']): void {
  const known = pooled.get(link.word);
  if (!known) {
    pooled.set(link.word, {
      word: link.word,
      pos: link.pos,
      strengths: new Map(link.strengths),
      shape,
    });
    return;
  }
  for (const [source, strength] of link.strengths) {
    known.strengths.set(source, Math.max(strength, known.strengths.get(source) ?? 0));
  }
  if (known.pos !== 0 || link.pos !== 0) {
    pooled.set(link.word, { ...known, pos: known.pos | link.pos });
  }
}

function* otherSpellings(
  { form, upos }: Target,
  { settings, tables }: Lexicon,
  first: boolean,
): Generator<{ rule: LookupRule; key: string }> {
  const lower = form.toLowerCase();
  for (const rule of settings.lookups ?? []) {
    if ((rule.first ?? false) !== first) continue;
    if (!lower.endsWith(rule.ending) || lower.length < rule.ending.length + 2) continue;
    if (rule.upos && !rule.upos.includes(upos)) continue;
    const stem = lower.slice(0, lower.length - rule.ending.length);
    const stems = rule.unstressed ? [stem, ...stressed(stem)] : [stem];
    const keys = rule.becomes.flatMap((ending) => stems.map((each) => each + ending));
    const key = keys.find((each) => tables.some((table) => table.has(each)));
    if (key !== undefined) yield { rule, key };
  }
}

const STRESSED: Readonly<Record<string, string>> = { a: 'áâ', e: 'éê', i: 'í', o: 'óô', u: 'ú' };

/** automatic → automátic, autómatic …: a mark of stress on each vowel in turn, the last first. */
function* stressed(stem: string): Generator<string> {
  for (let at = stem.length - 1; at >= 0; at--) {
    for (const vowel of STRESSED[stem[at]] ?? '') {
      yield stem.slice(0, at) + vowel + stem.slice(at + 1);
    }
  }
}

const ASCII = /^[a-z]*$/;
const MOST_CHANGES = 2;

/** The same word spelled otherwise: folclórico – folklórico, tumour – tumor, jewellery – jewelry. */
export function isSpellingOf(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > MOST_CHANGES) return false;
  // Two changes rarely affect both ends of a word: esophagus, oesophagus.
  if (a[0] !== b[0] && a[a.length - 1] !== b[b.length - 1]) return false;
  if (unmarked(a) === unmarked(b)) return true;
  const longest = Math.max(a.length, b.length);
  if (longest < 6 || a.includes(' ')) return false;
  return distanceUpTo(a, b, longest < 9 ? 1 : MOST_CHANGES);
}

/** Whether this many inserted, deleted or changed letters turn one word into the other. */
function distanceUpTo(a: string, b: string, most: number): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA === '' || restB === '') return restA.length + restB.length <= most;
  if (most === 0) return false;
  return (
    distanceUpTo(restA.slice(1), restB, most - 1) ||
    distanceUpTo(restA, restB.slice(1), most - 1) ||
    distanceUpTo(restA.slice(1), restB.slice(1), most - 1)
  );
}

function unmarked(word: string): string {
  if (ASCII.test(word)) return word;
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
