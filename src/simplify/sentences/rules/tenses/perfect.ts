import type { Sentence } from '../../../../core/index.ts';
import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { PerfectRules } from '../../language-file/tense-rules.ts';
import { type Piece, type Proposal, range } from '../../proposal.ts';
import { Tree } from '../../tree.ts';
import { frontedClauses } from '../verb-second/fronted-clause.ts';
import { putInClause } from '../verb-second/put-in-clause.ts';
import type { Place, VerbFields } from '../verb-second/verb-field.ts';
import { type SaidPast, saidPast } from './participle.ts';
import { type Clauses, clausesIn, withoutLast } from './pasts.ts';

/** "1920", "1920er", "DDR" */
const FIGURE = /^\d|^\p{Lu}{2,3}$/u;

/**
 * "Er ging nach Hause und sagte …" → "Er ist nach Hause gegangen und hat gesagt …": the past of
 * written German is said with a helping verb. All verbs of a sentence change, or none.
 */
export function perfects(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { perfect: data } = rules;
  if (!data || !isSpoken(tree, rules, language)) return [];
  const clauses = clausesIn(tree, data, language);
  // What another rule makes a sentence gets its tense there.
  const moved = frontedClauses(tree, rules, clauses).map(({ verb }) => verb);
  const putIn = putInClause(tree, rules, clauses);
  if (putIn) moved.push(putIn.close - 1);
  const pasts = [...clauses.pasts].filter((verb) => !moved.includes(verb));
  const others = withoutLast(tree, pasts, rules, clauses);
  return [pasts, ...(others ? [others] : [])].flatMap((some) => {
    const { pieces, verbs } = saidIn(tree, some, clauses, rules, data, language);
    if (pieces.length === 0) return [];
    return [
      {
        rule: some === pasts ? 'replace/perfect' : 'replace/perfect-but-last',
        operation: 'rephrase' as const,
        reason: 'What is past is said like this in speech.',
        pieces,
        dropped: [],
        key: tree.lower(verbs[0]),
      },
    ];
  });
}

/** So many of the sentences of a paragraph may keep their past when the others do not. */
const MOST_KEPT = 1 / 3;

/**
 * May pasts of this sentence be said otherwise? Not in a paragraph that tells what happened when,
 * nor where many others of it would stay: the tense would go to and fro.
 */
export function isSpoken(tree: Tree, rules: SentenceRules, language: Language): boolean {
  if (isReport(tree)) return false;
  const { paragraph } = tree;
  if (paragraph.length === 1) return true;
  const tenses = paragraph.map((each) => tenseOf(each, rules, language));
  const [dated, kept, said] = (['dated', 'kept', 'said'] as const).map(
    (tense) => tenses.filter((each) => each === tense).length,
  );
  return dated === 0 && kept <= MOST_KEPT * (kept + said);
}

type Tense = 'dated' | 'kept' | 'said' | 'none';

const known = new WeakMap<Sentence, Tense>();

/** Would the pasts of a sentence stay, or be said otherwise, if it has such at all? */
function tenseOf(sentence: Sentence, rules: SentenceRules, language: Language): Tense {
  const { perfect: data } = rules;
  const before = known.get(sentence);
  if (before !== undefined || !data) return before ?? 'none';
  const tree = new Tree(sentence);
  const clauses = clausesIn(tree, data, language);
  const pasts = [...clauses.pasts];
  const has = pasts.some((verb) => !data.stays.includes(tree.lower(verb)));
  const { isRefused } = saidIn(tree, pasts, clauses, rules, data, language);
  const tense = !has ? 'none' : isReport(tree) ? 'dated' : isRefused ? 'kept' : 'said';
  known.set(sentence, tense);
  return tense;
}

/** The pasts of a sentence as they are said, each unit of them whole, and whether one cannot be. */
function saidIn(
  tree: Tree,
  pasts: readonly number[],
  { fields, quoted }: Clauses,
  rules: SentenceRules,
  data: PerfectRules,
  language: Language,
): { pieces: Piece[]; verbs: number[]; isRefused: boolean } {
  const pieces: Piece[] = [];
  const verbs: number[] = [];
  let isRefused = false;
  for (const unit of unitsOf(tree, pasts, fields, quoted)) {
    const made: Piece[] = [];
    let isWhole = true;
    let isSaid = false;
    for (const verb of unit) {
      const said = pastOf(tree, verb, fields, quoted, rules, data, language);
      if (said === 'stays') continue;
      if (said && !data.stays.includes(tree.lower(verb))) isSaid = true;
      if (said) made.push(...said);
      // A subordinate clause may keep its past: "Als sie kamen, hat er gesagt …"
      else if (fields.placeOf(verb)?.kind !== 'last') isWhole = false;
    }
    if (!isWhole) isRefused = true;
    if (!isWhole || !isSaid) continue;
    pieces.push(...made);
    verbs.push(unit[0]);
  }
  return { pieces, verbs, isRefused };
}

/** What is dated, counted or abbreviated is a report, which is written so. */
function isReport(tree: Tree): boolean {
  return tree.tokens.some(({ form }) => FIGURE.test(form));
}

/**
 * Verbs between semicolons, colons and quotations, and from one subject to the next: within one
 * such unit all change, or none.
 */
function unitsOf(
  tree: Tree,
  pasts: readonly number[],
  fields: VerbFields,
  quoted: Uint8Array,
): number[][] {
  const units: number[][] = [];
  let last = -1;
  // A subordinate clause goes with the main one, before or after it.
  const isMain = (verb: number) => fields.placeOf(verb)?.kind !== 'last';
  for (const verb of pasts) {
    const isApart =
      last < 0 ||
      (isMain(verb) && units[units.length - 1].some(isMain) && hasOwnSubject(tree, last, verb)) ||
      range({ first: last + 1, last: verb - 1 }).some(
        (i) => quoted[i] === 1 || /^[;:]$/.test(tree.form(i)),
      );
    if (isApart) units.push([]);
    units[units.length - 1].push(verb);
    last = verb;
  }
  return units;
}

/** "…, und die Kinder riefen": after a comma another one acts, and is told of by itself. */
function hasOwnSubject(tree: Tree, last: number, verb: number): boolean {
  const comma = range({ first: last + 1, last: verb - 1 }).findLast((i) => tree.form(i) === ',');
  const subject = tree.subjectOf(verb);
  return comma !== undefined && subject !== undefined && subject > comma;
}

export function pastOf(
  tree: Tree,
  verb: number,
  fields: VerbFields,
  quoted: Uint8Array,
  rules: SentenceRules,
  data: PerfectRules,
  language: Language,
): Piece[] | 'stays' | undefined {
  const form = tree.lower(verb);
  if (data.stays.includes(form)) return earlierPast(tree, verb, fields, quoted, data) ?? 'stays';
  const impersonal = data.impersonal[form];
  // "… und gab es den Kindern": something is given.
  const isJoined = tree.at(verb - 1).upos === 'CCONJ';
  const isBeside = [verb - 1, verb + 1].some((i) => tree.lower(i) === impersonal);
  if (impersonal !== undefined && isBeside && !isJoined) return 'stays';
  const place = fields.placeOf(verb);
  if (!place) return undefined;
  if (isShared(tree, verb, place) || isParted(tree, place, data)) return undefined;
  // 'die Band „Juli“ spielte': a quotation hides what opens the clause.
  const isHidden = /^[“”«"]$/.test(tree.form(verb - 1)) && tree.isPunctuation(verb + 1);
  if (place.kind === 'second' && isHidden) return undefined;
  const particle = place.kind === 'second' ? particleOf(tree, verb, place, rules, data) : undefined;
  const prefix = particle === undefined ? '' : tree.lower(particle);
  const { upos, features, lemma } = tree.at(verb);
  const own = upos === 'VERB' && features.Tense === 'Past' ? lemma : '';
  const plain = prefix === '' ? plainPast(form, rules) : form;
  const said = saidPast(plain, prefix, place.kind === 'last', own, data, language);
  const tells = rules.telling?.includes(lemma) === true;
  if (!said || isUnreal(tree, place, said, quoted, data, tells)) return undefined;
  const helper = helperOf(tree, verb, place, said, data);
  const person = personOf(tree, verb, place, said, quoted, data);
  if (!helper || !person) return undefined;
  const auxiliary = data.auxiliaries[helper][person];
  const { start, end } = tree.tokens[verb];
  const bare = infinitiveBeside(tree, verb, place) ? data.bare[said.base] : undefined;
  // "sah sie sitzen und eine Menge kleiner …"
  if (!bare && Object.hasOwn(data.bare, said.base) && holdsInfinitive(tree, verb, place))
    return undefined;
  const isSpeech = particle === undefined && isQuoting(tree, place);
  const spoken = isSpeech ? data.speech[said.base] : undefined;
  if (place.kind === 'last') {
    if (infinitiveBeside(tree, verb, place)) return undefined;
    return [{ start, end, parts: [`${spoken ?? said.participle} ${auxiliary}`] }];
  }
  const first = { start, end, parts: [auxiliary] };
  if (particle !== undefined && particle === place.end) {
    const { start: from, end: to } = tree.tokens[particle];
    return [first, { start: from, end: to, parts: [said.participle] }];
  }
  if (particle !== undefined && !data.inPlace.includes(prefix)) {
    // "fing an zu weinen" → "hat angefangen zu weinen"
    const { start: from, end: to } = tree.tokens[particle];
    return [first, { start: from, end: to, parts: [said.participle] }];
  }
  // "weigerte sich zu gehen": the participle would have to stand before "zu".
  const isTo = /^(?:PART|ADP)$/.test(tree.at(place.end - 1).upos);
  if (isTo && isInfinitive(tree, place.end)) return undefined;
  const at = tree.tokens[place.end].end;
  const participle =
    spoken ?? (particle === undefined ? said.participle : said.participle.slice(prefix.length));
  // "Er kam." has nothing between.
  if (place.end === verb) return [{ start, end, parts: [`${auxiliary} ${bare ?? participle}`] }];
  return [first, { start: at, end: at, parts: [` ${bare ?? participle}`] }];
}

/** "entwickelte und verbesserte die Methode": what follows the second belongs to both. */
function isShared(tree: Tree, verb: number, { end }: Place): boolean {
  if (end !== verb || tree.at(verb + 1).upos !== 'CCONJ' || !tree.isFinite(verb + 2)) return false;
  return tree.child(verb, ['obj']) !== undefined || tree.child(verb + 2, ['obj']) !== undefined;
}

/** "brach mit Schüssen in der Brust, im Bauch und im Arm zusammen": its prefix comes after the comma. */
function isParted(tree: Tree, { kind, end }: Place, { prefixes }: PerfectRules): boolean {
  if (kind === 'last' || tree.form(end + 1) !== ',') return false;
  for (let i = end + 2; i < tree.tokens.length && !tree.isFinite(i); i++) {
    const isLast = i === tree.lastWord || tree.isPunctuation(i + 1);
    if (isLast && prefixes.includes(tree.form(i))) return true;
    if (/^[.;:]$/.test(tree.form(i))) return false;
  }
  return false;
}

/** "als er gegangen war" → "als er gegangen ist", in clauses whose verb is last. */
function earlierPast(
  tree: Tree,
  verb: number,
  fields: VerbFields,
  quoted: Uint8Array,
  data: PerfectRules,
): Piece[] | undefined {
  const earlier = data.earlier[tree.lower(verb)];
  const participle = tree.lower(verb - 1);
  if (!earlier || tree.at(verb - 1).features.VerbForm !== 'Part') return undefined;
  const place = fields.placeOf(verb);
  if (place?.kind !== 'last' || data.unreal.includes(tree.lower(place.first))) return undefined;
  // "verschlossen war" tells a state.
  const moves = Object.values(data.being).some((each) => participle.endsWith(each));
  if (earlier.helper === 'being' && !moves) return undefined;
  const person = personOf(tree, verb, place, earlier, quoted, data);
  if (!person) return undefined;
  const { start, end } = tree.tokens[verb];
  return [{ start, end, parts: [data.auxiliaries[earlier.helper][person]] }];
}

/** "erhielt" → "bekam", where the list replaces it in every sense. */
function plainPast(form: string, { phrases = {}, unless = {}, only = {} }: SentenceRules): string {
  const plain = Object.hasOwn(phrases, form) ? phrases[form] : form;
  const isBound = Object.hasOwn(unless, form) || Object.hasOwn(only, form);
  return isBound || /[ /]/.test(plain) ? form : plain;
}

/** The prefix that stands apart: the last word of the clause, or one that the tree or the verb knows. */
function particleOf(
  tree: Tree,
  verb: number,
  { end }: Place,
  { degree }: SentenceRules,
  data: PerfectRules,
): number | undefined {
  // "schlief tief und fest", "schnürte so fest": how it is done.
  const isGraded = tree.at(end).upos !== 'ADP' && degree?.after.includes(tree.lower(end - 1));
  if (tree.at(end - 1).upos === 'CCONJ' || isGraded) return undefined;
  if (end > verb && data.prefixes.includes(tree.form(end))) return end;
  return range({ first: verb + 1, last: end }).find(
    (i) =>
      data.prefixes.includes(tree.form(i)) &&
      (tree.at(i).relation === 'compound:prt' ||
        data.begun.includes(`${tree.form(i)} ${tree.lower(verb)}`)),
  );
}

/** "wenn er nur machte, …": what is not so has the same form. */
function isUnreal(
  tree: Tree,
  { kind, first, end }: Place,
  { isRegular }: SaidPast,
  quoted: Uint8Array,
  data: PerfectRules,
  tells: boolean,
): boolean {
  const before = range({ first: 0, last: first - 1 });
  // "…, er sei krank, die Kinder weinten": said by somebody, like what stands before it.
  const isTold = (i: number) => tree.at(i).features.Mood === 'Sub' && !quoted[i];
  // "Das wäre ein Sturm, der uns drohte": not so either.
  if (kind === 'last')
    return data.unreal.includes(tree.lower(first)) || (isRegular && before.some(isTold));
  if (isRegular && tree.form(first - 1) === ',' && before.some(isTold) && !tells) return true;
  const near = range({ first: 0, last: end + 2 });
  // "fragte, ob …" was so.
  const isAsked = (i: number) => i > end && data.asking.includes(tree.lower(i));
  const isOpen = (i: number) => !quoted[i] && data.unreal.includes(tree.lower(i)) && !isAsked(i);
  return isRegular && near.some(isOpen);
}

function helperOf(
  tree: Tree,
  verb: number,
  { first, end }: Place,
  { helper, base }: SaidPast,
  { beingWith, driving }: PerfectRules,
): 'having' | 'being' | undefined {
  const inside = range({ first, last: end });
  const isReflexive = inside.some((i) => tree.at(i).features.Reflex === 'Yes');
  const object = tree.child(verb, ['obj']);
  // "traf auf den Meister": "ist auf ihn getroffen"; "traf ihn auf dem Markt" is another.
  const meets = inside.some((i) => i > verb && tree.lower(i) === beingWith[base]);
  if (helper === 'having' && meets) return object || isReflexive ? helper : 'being';
  if (helper === 'having') return helper;
  // "kehrte sich um" has itself turned; "ging vor sich hin" has not.
  const isBeside = [verb + 1, verb + 2].some(
    (i) => i <= end && tree.at(i).features.Reflex === 'Yes' && tree.at(i - 1).upos !== 'ADP',
  );
  // "fuhr den Wagen": "hat ihn gefahren".
  if (object !== undefined && driving.includes(base) && !tree.child(object, ['case']))
    return undefined;
  if (helper === 'being') return isBeside ? 'having' : isReflexive ? undefined : helper;
  const subject = tree.subjectOf(verb);
  if (isReflexive) return 'having';
  if (object !== undefined)
    return subject !== undefined && tree.at(object).features.Case === 'Acc' ? 'having' : undefined;
  const others = inside.some(
    (i) =>
      i !== subject &&
      /^(?:NOUN|PROPN|PRON)$/.test(tree.at(i).upos) &&
      !tree.children(i).some((each) => tree.relation(each) === 'case'),
  );
  return others || subject === undefined ? undefined : 'being';
}

/** One, many, or the speaker, who may be named in the clause before. */
function personOf(
  tree: Tree,
  verb: number,
  { first, end }: Place,
  { number }: Pick<SaidPast, 'number'>,
  quoted: Uint8Array,
  data: PerfectRules,
): string | undefined {
  if (number === 'Plur') return number;
  const isFirst = (i: number) => tree.lower(i) === data.first && !quoted[i];
  if (range({ first, last: end }).some(isFirst)) return '1';
  const speaks = range({ first: 0, last: first - 1 }).some(isFirst);
  if (!speaks) return number;
  const subject = tree.subjectOf(verb);
  if (subject !== undefined && subject >= first - 1) return number;
  // "Ich kam und sah": the speaker acts in the clause before.
  let before = first - 1;
  while (before > 0 && !tree.isFinite(before)) before--;
  const isNear = isFirst(before - 1) || isFirst(before + 1);
  // "Ich schlief, und dann klingelte …": what follows the verb is who acts.
  const isShared = first === verb && tree.at(first - 1).upos === 'CCONJ';
  return isNear && isShared ? '1' : undefined;
}

/** "ließ ihn gehen" */
function infinitiveBeside(tree: Tree, verb: number, { kind, end }: Place): boolean {
  const last = kind === 'last' ? verb - 1 : end;
  return last > 0 && last !== verb && isInfinitive(tree, last) && tree.at(last - 1).upos !== 'PART';
}

function isInfinitive(tree: Tree, index: number): boolean {
  const { upos, features, lemma } = tree.at(index);
  return upos === 'VERB' && (features.VerbForm === 'Inf' || tree.form(index) === lemma);
}

function holdsInfinitive(tree: Tree, verb: number, { first, end }: Place): boolean {
  return range({ first, last: end }).some((i) => i !== verb && isInfinitive(tree, i));
}

/** Does what was said follow, or stand before? */
function isQuoting(tree: Tree, { first, end }: Place): boolean {
  return /^[:„»"]$/.test(tree.form(end + 1)) || /^[“«"]$/.test(tree.form(first - 1));
}
