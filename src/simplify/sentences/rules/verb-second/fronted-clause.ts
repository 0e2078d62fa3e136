import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { PerfectRules } from '../../language-file/tense-rules.ts';
import type { FrontedRules } from '../../language-file/verb-second-rules.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import type { Clauses } from '../tenses/pasts.ts';

/** A clause with its verb last that stands before its main clause: "Als er kam, ging sie". */
export interface FrontedClause {
  /** The first token that goes: what opens the clause, or "und" before it. */
  readonly from: number;
  readonly mark: number;
  /** The last token of what stands before the verb when it is a sentence. */
  readonly before: number;
  readonly verb: number;
  /** The last token before the verb of the main clause: the comma, or "so" after it. */
  readonly link: number;
  readonly main: number;
}

const LONGEST = 14;

/** Clauses before their main clause that tell what was so, and can be a sentence before it. */
export function frontedClauses(
  tree: Tree,
  { fronted: data, linking, perfect }: SentenceRules,
  clauses: Clauses,
): FrontedClause[] {
  const found: FrontedClause[] = [];
  if (!data || !perfect) return found;
  const { fields, quoted, pasts } = clauses;
  for (let mark = 0; mark < tree.tokens.length - 4; mark++) {
    const word = tree.lower(mark);
    if (!Object.hasOwn(data.marks, word) || quoted[mark] || tree.enclosed[mark]) continue;
    const from = startOf(tree, mark, data, clauses);
    if (from === undefined || data.never.includes(tree.lower(mark + 1))) continue;
    let verb = mark + 1;
    while (verb < mark + LONGEST && !fields.isFinite(verb) && !tree.isPunctuation(verb)) verb++;
    if (!fields.isFinite(verb) || verb < mark + 2 || tree.form(verb + 1) !== ',') continue;
    const place = fields.placeOf(verb);
    if (place?.kind !== 'last' || place.first !== mark) continue;
    const link = linking?.resumed.includes(tree.lower(verb + 2)) ? verb + 2 : verb + 1;
    const main = link + 1;
    if (!fields.isFinite(main) || quoted[main] || tree.at(main).features.Mood === 'Sub') continue;
    // "Nachdem man gekündigt hat, muss man …" is a rule, no story.
    if (!data.causes.includes(word) && !pasts.has(main)) continue;
    const before = beforeVerb(tree, mark + 1, verb, data);
    if (before === undefined || meansLater(tree, mark + 1, verb, main, perfect)) continue;
    found.push({ from, mark, before, verb, link, main });
  }
  return found;
}

/** The sentence begins here, or what comes before "und" is a whole one. */
function startOf(
  tree: Tree,
  mark: number,
  data: FrontedRules,
  { fields, quoted }: Clauses,
): number | undefined {
  if (range({ first: 0, last: mark - 1 }).every((i) => tree.isPunctuation(i))) return mark;
  if (tree.lower(mark - 1) !== data.joint) return undefined;
  if (range({ first: 0, last: mark - 2 }).every((i) => tree.isPunctuation(i))) return mark - 1;
  // "…; und als …"
  if (/^[;:]$/.test(tree.form(mark - 2)) && mark > 4) return mark - 2;
  const from = tree.form(mark - 2) === ',' ? mark - 2 : mark - 1;
  let verb = from - 1;
  while (verb >= 0 && !fields.isFinite(verb)) verb--;
  const place = verb < 0 || quoted[verb] ? undefined : fields.placeOf(verb);
  if (place?.kind !== 'second' || place.end !== from - 1 || place.first === verb) return undefined;
  const isFirst = place.first === 0 || !/^[,–(]$/.test(tree.form(place.first - 1));
  return isFirst ? from : undefined;
}

/** Who acts, or one word like "nun", opens the clause and will stand before the verb. */
function beforeVerb(
  tree: Tree,
  first: number,
  verb: number,
  data: FrontedRules,
): number | undefined {
  const word = tree.lower(first);
  if (data.leading.includes(word)) return first + 1 < verb ? first : undefined;
  if (data.subjects.includes(word)) return first;
  const subject = tree.subjectOf(verb) ?? tree.subjectOf(tree.at(verb).head);
  const whole = subject === undefined ? undefined : tree.stretch(subject);
  if (subject === undefined || !whole || whole.first !== first || whole.last >= verb)
    return bySight(tree, first, verb, data);
  // "Als der König nach Hause …": where to was taken for a part of him.
  const after = range({ first: subject + 1, last: whole.last });
  const other = after.find((i) => tree.at(i).upos === 'ADP' || tree.isPunctuation(i));
  if (other !== undefined) return data.belonging.includes(tree.lower(other)) ? undefined : subject;
  // "Als das Mädchen aber …"
  const isWhole = /^(?:NOUN|PROPN|PRON)$/.test(tree.at(whole.last).upos);
  const last = isWhole ? whole.last : subject;
  // "Als die Behörde BKA Fehler fand": the name is part of who acts.
  const isNamed = tree.at(last + 1).upos === 'PROPN' && tree.at(last + 2).upos === 'NOUN';
  return isNamed ? undefined : last;
}

/** A pronoun or a noun with its article, where the parser saw no subject. */
function bySight(
  tree: Tree,
  first: number,
  verb: number,
  { persons, articles }: FrontedRules,
): number | undefined {
  // "Als sie der König sah"
  if (persons.includes(tree.lower(first)))
    return /^(?:DET|PROPN|PRON)$/.test(tree.at(first + 1).upos) ? undefined : first;
  let noun = first;
  if (tree.at(first).upos !== 'PROPN') {
    if (!articles.includes(tree.lower(first))) return undefined;
    do noun++;
    while (/^(?:ADJ|NUM)$/.test(tree.at(noun).upos));
  }
  const { upos, features } = tree.at(noun);
  if (noun >= verb || !/^(?:NOUN|PROPN)$/.test(upos)) return undefined;
  if (tree.at(noun + 1).upos === 'PROPN' || tree.at(noun + 1).upos === 'CCONJ') return undefined;
  // "der Frau" is given something.
  return tree.lower(first) === articles[0] && features.Gender !== 'Masc' ? undefined : noun;
}

/** "Als er kam, sah Hans …": who "he" is, is told only in the main clause. */
function meansLater(
  tree: Tree,
  first: number,
  verb: number,
  main: number,
  data: PerfectRules,
): boolean {
  const { upos, features } = tree.at(first);
  if (upos !== 'PRON' || features.Person === '1') return false;
  const next = tree.at(main + 1).features.Reflex === 'Yes' ? main + 2 : main + 1;
  if (tree.at(next).upos === 'PRON') return false;
  // One comes and many see: they are not the same.
  return isMany(tree, verb, data) === isMany(tree, main, data);
}

function isMany(tree: Tree, verb: number, { many }: PerfectRules): boolean {
  const { Number: number } = tree.at(verb).features;
  return number === undefined ? tree.form(verb).endsWith(many) : number === 'Plur';
}
