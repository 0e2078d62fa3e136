import type { Language } from '../../../../language/index.ts';
import type { Helper, PerfectRules } from '../../language-file/tense-rules.ts';

/** A past tense as it is said: the participle, its helping verb, one or many. */
export interface SaidPast {
  readonly participle: string;
  readonly helper: Helper;
  readonly number: 'Sing' | 'Plur';
  /** The past form of one, or the stem of a regular verb. */
  readonly base: string;
  readonly isRegular: boolean;
  /** Is this very verb in the list of irregular ones? */
  readonly isListed: boolean;
  /** Is it in lists of words, or does only the tagger take it for a verb? */
  readonly isKnown: boolean;
}

/**
 * "ging" with "hinaus" → "hinausgegangen" with "be". `prefix` is one that stands apart; a verb in
 * last place may have one on it.
 */
export function saidPast(
  form: string,
  prefix: string,
  isLast: boolean,
  lemma: string,
  data: PerfectRules,
  language: Language,
): SaidPast | undefined {
  const parted = isLast ? withOwnPrefix(form, data, language) : undefined;
  if (parted) return parted;
  // "heimbrächte" is wished, not told.
  const isNone = (each: string) =>
    form.startsWith(each) && data.presents.includes(form.slice(each.length));
  if (data.prefixes.some(isNone)) return undefined;
  // "umgab", "durchsuchte": in last place the prefix may or may not part.
  if (isLast && data.unsure.some((each) => form.startsWith(each))) return undefined;
  // "herausragte" in second place would have come apart.
  if (!isLast && prefix === '' && withOwnPrefix(form, data, language)) return undefined;
  const whole = irregular(form, data) ?? regular(form, lemma, data, language);
  // "ankleidete": what no list knows may begin with a prefix that parts.
  const mayPart = (each: string) => form.startsWith(each) && !data.unprefixed.includes(each);
  if (isLast && whole && !whole.isKnown && data.prefixes.some(mayPart)) return undefined;
  return whole && prefix !== '' ? withPrefix(prefix, whole, data) : whole;
}

function withOwnPrefix(form: string, data: PerfectRules, language: Language): SaidPast | undefined {
  for (const prefix of data.prefixes) {
    if (!form.startsWith(prefix) || form.length < prefix.length + 3) continue;
    if (data.unsure.includes(prefix) || data.unprefixed.includes(prefix)) continue;
    const rest = form.slice(prefix.length);
    // "herrschte": what is left must be known as a verb, whatever the tagger says.
    const base = irregular(rest, data) ?? regular(rest, '', data, language);
    if (base) return withPrefix(prefix, base, data);
  }
  return undefined;
}

function withPrefix(prefix: string, verb: SaidPast, data: PerfectRules): SaidPast {
  const parted = `${prefix} ${verb.base}`;
  const isBeing = data.parted.includes(parted);
  const isHaving = data.partedHaving.includes(parted);
  return {
    ...verb,
    participle: prefix + verb.participle,
    helper: isBeing ? 'being' : isHaving ? 'having' : verb.helper,
  };
}

function irregular(form: string, data: PerfectRules): SaidPast | undefined {
  const { plural } = data;
  const isRegular = false;
  if (data.presents.includes(form)) return undefined;
  // "gingen", "brachten", "schrien"
  const singles = form.endsWith(plural)
    ? [form.slice(0, -plural.length), form.slice(0, -1)]
    : [form];
  const number = form.endsWith(plural) ? 'Plur' : 'Sing';
  for (const base of singles) {
    for (const helper of ['having', 'being', 'either'] as const) {
      if (Object.hasOwn(data[helper], base))
        return {
          participle: data[helper][base],
          helper,
          number,
          base,
          isRegular,
          isListed: true,
          isKnown: true,
        };
    }
  }
  const { begin } = data.participle;
  for (const base of singles) {
    for (const prefix of data.unprefixed) {
      if (!base.startsWith(prefix) || prefix === begin) continue;
      // "bekam", "verging": with such a prefix a verb of moving may take either.
      const participle = data.having[base.slice(prefix.length)];
      if (participle?.startsWith(begin)) {
        const rest = participle.slice(begin.length);
        return {
          participle: prefix + rest,
          helper: 'having',
          number,
          base,
          isRegular,
          isListed: false,
          isKnown: true,
        };
      }
    }
  }
  return undefined;
}

/** "machte" → "gemacht", "besuchte" → "besucht", "antwortete" → "geantwortet". */
function regular(
  form: string,
  lemma: string,
  data: PerfectRules,
  language: Language,
): SaidPast | undefined {
  const ending = Object.keys(data.past).find((each) => form.endsWith(each));
  if (ending === undefined || data.presents.includes(form)) return undefined;
  const { frequency } = language;
  const before = form.slice(0, -ending.length);
  // "antwort-e-te"
  const { begin, linking, end } = data.participle;
  const isLinked = before.endsWith(linking);
  const stem = isLinked ? before.slice(0, -linking.length) : before;
  if (stem.length < 3) return undefined;
  // "verzichten" is no past: what looks like its infinitive is not known.
  const infinitives = data.infinitive.endings.map((each) => stem + each);
  const infinitive = Math.max(...infinitives.map((each) => frequency.zipf(each)));
  // "richte", "rette": now, of verbs whose stem ends so.
  if (data.past[ending] === 'Sing' && frequency.zipf(form + data.many) > infinitive)
    return undefined;
  const isKnown = infinitive >= 2.3 && frequency.zipf(form) <= infinitive + 0.7;
  // "kämmte": the tagger may know it; "bewerten", "gekühlte" it takes for pasts, too.
  const isOne = data.past[ending] === 'Sing' && !stem.startsWith(begin);
  const isLemma = (isOne || infinitive > 0) && infinitives.includes(lemma);
  if (!isKnown && !isLemma) return undefined;
  const isBare =
    !data.whole.includes(stem) &&
    (data.foreign.some((each) => stem.endsWith(each)) ||
      data.unprefixed.some((each) => stem.startsWith(each) && stem.length > each.length + 1));
  const participle = `${isBare ? '' : begin}${stem}${isLinked ? linking : ''}${end}`;
  const helper =
    (['being', 'either'] as const).find((each) => data.stems[each].includes(stem)) ?? 'having';
  return {
    participle,
    helper,
    number: data.past[ending],
    base: stem,
    isRegular: true,
    isListed: false,
    isKnown,
  };
}
