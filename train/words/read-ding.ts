import { readFileSync } from 'node:fs';

/** How often a dictionary shows each complement with each verb: `zugreifen` → `+auf` → 2. */
export type ComplementCounts = Map<string, Map<string, number>>;

/** Whom and what an entry names beside its verb, with the complement that it stands for. */
const PLACES: Readonly<Record<string, string>> = {
  'etw.': 'obj',
  'jdn.': 'obj',
  'jdn./etw.': 'obj',
  'etw./jdn.': 'obj',
  'jdm.': 'dative',
  'jdm./etw.': 'dative',
  'etw./jdm.': 'dative',
  'jdm./einer': 'dative',
  etwas: 'obj',
  '{+Dat.}': 'dative',
  sich: 'reflexive',
};
const PREPOSITIONS =
  'ab an auf aus bei durch für gegen hinter in mit nach neben über um unter von vor zu zwischen als'.split(
    ' ',
  );
/** What stands in entries and says nothing: einer [Sache], [jds.]. */
const FILLING = /^(?:jds\.|jd\.|\/|\{\+?(?:Akk|Dat)\.?\})$/;
const VERB = /^\p{Ll}{2,}(?:en|ern|eln|tun|sein)$/u;

/**
 * Reads what verbs take from the German–English dictionary of TU Chemnitz (Ding): `auf etw. zugreifen {vi}`,
 * `jdm. entgehen; entkommen {vi}`, `er/sie ist/war gelandet`.
 */
export function readDing(path: string): ComplementCounts {
  const counts: ComplementCounts = new Map();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('#')) continue;
    const [german] = line.split(' :: ');
    const [entry, ...examples] = german.split(' | ');
    const verbs = readParts(entry, counts);
    for (const example of examples) {
      readParts(example, counts);
      const perfect = /\b(ist\/war|hat\/hatte|hat|ist) \p{L}+$/u.exec(example.trim());
      if (perfect && verbs.length === 1)
        add(counts, verbs[0], perfect[1].startsWith('ist') ? 'perfect sein' : 'perfect haben');
    }
  }
  return counts;
}

/** Counts what the parts of an entry show; gives its verbs. */
function readParts(entry: string, counts: ComplementCounts): string[] {
  const parts = entry.split(';').map((part) => part.trim());
  const verbs: string[] = [];
  let before: readonly string[] = [];
  parts.forEach((part, at) => {
    const read = readPart(part);
    if (!read) return;
    const { verb, shown, places, isBare } = read;
    // One sign at the end holds for all before it: absehen; voraussehen {vt}.
    const sign = parts
      .slice(at)
      .map(signOf)
      .find((each) => each !== undefined);
    if (sign === undefined) return;
    const taken = isBare && at > 0 ? [...before] : places;
    if (!isBare || at === 0) before = places;
    verbs.push(verb);
    const all = new Set([...taken, ...shown]);
    // zustimmen {vt} has its object, too, in the dative.
    if (sign === 'vt' && !all.has('dative')) all.add('obj');
    if (sign === 'vr') all.add('reflexive');
    if (!all.has('obj') && !all.has('reflexive') && sign === 'vi') all.add('bare');
    for (const each of all) add(counts, verb, each);
  });
  return verbs;
}

function signOf(part: string): string | undefined {
  return /\{(v[tir]?)\}/.exec(part)?.[1];
}

interface Part {
  readonly verb: string;
  readonly places: readonly string[];
  /** Prepositions in brackets, which the next verb does not share. */
  readonly shown: readonly string[];
  readonly isBare: boolean;
}

/** A verb with its places; what has a preposition and a noun is an idiom and says nothing of its verb: in Gang bringen. */
function readPart(part: string): Part | undefined {
  const bracketed = [...part.matchAll(/\(([^()]*)\)/g)].flatMap(([, inner]) =>
    inner.split(/[;,/]/),
  );
  const shown = bracketed.flatMap((inner) => {
    const [first] = inner.trim().split(' ');
    return PREPOSITIONS.includes(first) ? [`+${first}`] : [];
  });
  const words = part
    .replace(/\([^()]*\)|\[[^\]]*\]|\/[A-Z]+\/|\{v[tir]?\}/g, ' ')
    .trim()
    .split(/\s+/);
  const places: string[] = [];
  let verb: string | undefined;
  let preposition: string | undefined;
  let article: string | undefined;
  let isIdiom = false;
  for (const word of words) {
    if (PREPOSITIONS.includes(word)) preposition = word;
    else if (PLACES[word] !== undefined) {
      places.push(preposition && word !== 'sich' ? `+${preposition}` : PLACES[word]);
      preposition = undefined;
    } else if (ARTICLES[word] !== undefined) article = ARTICLES[word];
    else if (/^\p{Lu}\p{Ll}+$/u.test(word) && verb === undefined) {
      if (preposition) return undefined;
      // jdn. einer Sache beschuldigen: a genitive.
      if (article !== 'dative' || !places.includes('obj')) places.push(article ?? 'obj');
      // von etw. Abstand nehmen: the preposition is the noun's.
      if (!article) isIdiom = true;
      article = undefined;
    } else if (!FILLING.test(word)) {
      if (verb !== undefined || !VERB.test(word)) return undefined;
      verb = word;
    }
  }
  if (verb === undefined) return undefined;
  const taken = isIdiom ? places.filter((place) => !place.startsWith('+')) : places;
  return { verb, places: taken, shown, isBare: places.length === 0 && shown.length === 0 };
}

/** What an article makes of its noun. */
const ARTICLES: Readonly<Record<string, string>> = {
  ein: 'obj',
  eine: 'obj',
  einen: 'obj',
  den: 'obj',
  das: 'obj',
  die: 'obj',
  seine: 'obj',
  seinen: 'obj',
  einer: 'dative',
  einem: 'dative',
  dem: 'dative',
  der: 'dative',
};

function add(counts: ComplementCounts, verb: string, shown: string): void {
  const uses = counts.get(verb) ?? new Map<string, number>();
  counts.set(verb, uses);
  uses.set(shown, (uses.get(shown) ?? 0) + 1);
}
