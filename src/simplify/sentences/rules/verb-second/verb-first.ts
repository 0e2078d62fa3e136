import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { VerbFirstRules } from '../../language-file/verb-second-rules.ts';
import { type Piece, type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';

/** So few words, the verb among them, make no condition. */
const SHORTEST = 3;

/**
 * "Wird der Antrag abgelehnt, können Sie klagen" → "Wenn der Antrag abgelehnt wird, …": a condition
 * that only its first verb tells gets the word for it, and the verb the place it has then.
 */
export function verbFirst(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { verbFirst: data } = rules;
  if (!data || !/^[.;]$/.test(tree.endMark)) return [];
  const comma = tree.tokens.findIndex(({ form }) => COMMAS.has(form));
  if (comma < SHORTEST || tree.enclosed[comma]) return [];
  if (!isCondition(tree, comma, data)) return [];
  const placed = placedVerb(tree, comma, data, language);
  if (!placed) return [];
  const [first] = tree.tokens;
  const pieces = [{ start: first.start, end: first.end, parts: [data.if] }, placed];
  // "…, so kann": the word for it says enough.
  if (data.then.includes(tree.lower(comma + 1))) {
    const { start } = tree.tokens[comma + 1];
    pieces.push({ start, end: tree.tokens[comma + 2].start, parts: [''] });
  }
  return [
    {
      rule: 'rephrase/condition',
      operation: 'rephrase',
      reason: `"${data.if}" says at once that this is a condition.`,
      pieces: pieces.filter(({ start, end, parts: [text] }) => start < end || text !== ''),
      dropped: [],
      key: tree.lower(0),
    },
  ];
}

/** "Ist A ein Erfolg, ist B keiner" sets one against the other; what may or must be then does not. */
function isCondition(tree: Tree, comma: number, data: VerbFirstRules): boolean {
  const opening = tree.lower(0);
  const isDoubt = Object.hasOwn(data.doubt, opening);
  const isHelping = data.helping.includes(opening);
  const { features, upos } = tree.at(0);
  const isPresent = upos === 'VERB' && features.Tense === 'Pres' && tree.isFinite(0);
  if (!isDoubt && !isHelping && !isPresent) return false;
  const inside = range({ first: 1, last: comma - 1 });
  if (inside.some((i) => data.never.includes(tree.lower(i)))) return false;
  // "Sollte A so sein und B haben", "Ist A so oder B geht": two clauses in one.
  const isVerb = (i: number) => /^(?:VERB|AUX)$/.test(tree.at(i).upos);
  if (inside.some((i) => tree.at(i).upos === 'CCONJ' && isVerb(i - 1))) return false;
  const isSecond = (i: number) =>
    tree.isFinite(i) && (tree.at(i).upos === 'AUX' || tree.form(i) !== tree.at(i).lemma);
  // "Wird das Kind nicht abgemeldet, …": a participle that is last may be read as a verb.
  if (!isDoubt && inside.some((i) => isSecond(i) && !(isHelping && i === comma - 1))) return false;
  const main = data.then.includes(tree.lower(comma + 1)) ? comma + 2 : comma + 1;
  const isDone = tree.at(main).features.Voice === 'Pass';
  const isDenied = inside.some((i) => data.denying.includes(tree.lower(i)));
  const isSure = data.leading.includes(tree.lower(main)) || isDone || main > comma + 1;
  const leads = isSure || (isDenied && tree.isFinite(main));
  const isMain = tree.isFinite(main) || data.leading.includes(tree.lower(main));
  if (!isMain && (main > comma + 1 || tree.at(main).features.Mood !== 'Imp')) return false;
  // "Ist er da, ist sie da, so …": the next clause is one more condition.
  const isSeries = range({ first: main, last: tree.lastWord }).some(
    (i) => COMMAS.has(tree.form(i - 1)) && data.then.includes(tree.lower(i)),
  );
  if (isSeries) return false;
  const speaks = data.persons.includes(tree.form(1));
  // "Nehmen Sie Platz, warten Sie …": told to do one thing after the other.
  if (speaks && data.persons.includes(tree.form(main + 1)) && !isSure) return isDoubt || isHelping;
  return isDoubt || leads || (speaks && isHelping);
}

/** The verb where it stands after the word of a condition: last, or after who acts. */
function placedVerb(
  tree: Tree,
  comma: number,
  data: VerbFirstRules,
  language: Language,
): Piece | undefined {
  const verb = tree.lower(0);
  const last = comma - 1;
  const { start, end, form } = tree.tokens[last];
  if (data.order === 'subject') return afterSubject(tree, comma, data);
  if (Object.hasOwn(data.doubt, verb)) {
    const told = toldForm(tree, last, data.doubt[verb], language);
    return told === undefined ? undefined : { start, end, parts: [told] };
  }
  const isVerb = (i: number) => /^(?:VERB|AUX)$/.test(tree.at(i).upos) && i > 1;
  // "Hat er zahlen müssen": it would come before both.
  const isInfinitive = (i: number) => isVerb(i) && tree.form(i) === tree.at(i).lemma;
  if (isInfinitive(last) && isInfinitive(last - 1)) return undefined;
  const prefixes = [...data.particles];
  const isPrefix = prefixes.includes(form) && !data.helping.includes(verb);
  if (isPrefix) return { start, end, parts: [form + verb] };
  return { start: end, end, parts: [` ${verb}`] };
}

/** "Betaler du ikke, …" → "Hvis du ikke betaler, …" */
function afterSubject(tree: Tree, comma: number, { adverbs }: VerbFirstRules): Piece | undefined {
  const { head, upos } = tree.at(0);
  const subject = tree.subjectOf(0) ?? (upos === 'AUX' ? tree.subjectOf(head) : undefined);
  const whole = subject === undefined ? undefined : tree.stretch(subject);
  if (whole?.first !== 1 || whole.last >= comma) return undefined;
  let { last } = whole;
  while (adverbs.includes(tree.lower(last + 1))) last++;
  const { end } = tree.tokens[last];
  return { start: end, end, parts: [` ${tree.lower(0)}`] };
}

/** "einreichen" → "einreicht", "einreichen", in last place. */
function toldForm(
  tree: Tree,
  verb: number,
  number: string,
  language: Language,
): string | undefined {
  const { upos, lemma } = tree.at(verb);
  const form = tree.form(verb);
  if (!/^(?:VERB|AUX)$/.test(upos) || form !== tree.lower(verb)) return undefined;
  // "sein oder werden"; "zu zahlen"
  if (/^(?:CCONJ|PART|ADP)$/.test(tree.at(verb - 1).upos) && lemma !== form) return undefined;
  if (tree.at(verb - 1).upos === 'CCONJ') return undefined;
  const features = { VerbForm: 'Fin', Mood: 'Ind', Tense: 'Pres', Person: '3', Number: number };
  const told = language.inflect(form, 'VERB', features);
  if (told === undefined) return undefined;
  const [base, prefix = ''] = told.split(' ');
  return language.frequency.zipf(base) > 2 ? prefix + base : undefined;
}
