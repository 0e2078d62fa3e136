import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { PerfectRules } from '../../language-file/tense-rules.ts';
import type { JoinedRules } from '../../language-file/verb-second-rules.ts';
import { type Proposal, range, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { type Clauses, clausesIn } from '../tenses/pasts.ts';
import type { Place } from './verb-field.ts';

/** So many words on either side make a sentence. */
const SHORTEST = 4;
const LONGEST_OPENING = 4;
const LONGEST_NAME = 3;

/**
 * "Da nahm er das Brot und gab es den Kindern" → "… das Brot. Er gab es den Kindern.": main clauses
 * that are joined become sentences, by the place of their verbs; the subject is said again.
 */
export function joinedClauses(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { joined: data, perfect } = rules;
  if (!data || !perfect || isConditional(tree, rules)) return [];
  const known = { ...rules, joined: data, perfect };
  if (tree.endMark === '?') return [];
  const clauses = clausesIn(tree, perfect, language);
  const found: Proposal[] = [];
  let start = 0;
  let subject: string | undefined;
  // "… und sagte:" leads to what is said next.
  const after = tree.endMark === ':' ? 2 : SHORTEST - 1;
  for (let i = SHORTEST - 1; i < tree.tokens.length - after; i++) {
    const isJoint = tree.at(i).upos === 'CCONJ' && Object.hasOwn(data.joins, tree.lower(i));
    // "…, setzte ihre Haube auf, legte sich …"
    const isComma = tree.form(i) === ',' && clauses.fields.isFinite(i + 1);
    if ((!isJoint && !isComma) || clauses.quoted[i] || i - start < SHORTEST) continue;
    const parts = sentenceAt(tree, i, subject, known, clauses);
    if (!parts) continue;
    [subject] = parts;
    const first = tree.form(i - 1) === ',' ? i - 1 : i;
    const reason = 'Each action has its own sentence.';
    const joint = data.joins[tree.lower(i)] ?? '';
    // "aber er" → "Aber er"; with no subject of its own it stays.
    if (joint !== '' && subject !== undefined) continue;
    const opening = subject === undefined ? (joint === '' ? [] : [joint, ' ']) : [subject, ' '];
    found.push(stopAt(tree, { first, last: i }, rules, 'split/joined', reason, opening));
    start = i;
  }
  return found;
}

type Known = SentenceRules & Required<Pick<SentenceRules, 'joined' | 'perfect'>>;

/** The subject that the new sentence needs before its own words, none where it has one; undefined where no sentence begins. */
function sentenceAt(
  tree: Tree,
  joint: number,
  known: string | undefined,
  rules: Known,
  clauses: Clauses,
): readonly [string?] | undefined {
  const { joined: data, perfect } = rules;
  const { fields } = clauses;
  const last = tree.form(joint - 1) === ',' ? joint - 2 : joint - 1;
  let before = last;
  while (before >= 0 && !fields.isFinite(before)) before--;
  if (before < 0 || clauses.quoted[before]) return undefined;
  const left = fields.placeOf(before);
  // What stands before it all may open a clause that both belong to.
  if (left?.kind !== 'second' || left.end !== last || !isMain(tree, left, data)) return undefined;
  if (!isFree(tree, before, left, data) || /^[-–]$/.test(tree.form(last))) return undefined;
  // "Bevor die Berge geboren waren und …"
  const opens = perfect.openers.includes(tree.lower(left.first));
  if (opens && tree.at(left.first).upos === 'SCONJ' && left.first + 1 < before) return undefined;
  let verb = joint + 1;
  while (verb <= joint + 1 + LONGEST_OPENING && !fields.isFinite(verb)) verb++;
  if (!fields.isFinite(verb) || fields.placeOf(verb)?.kind !== 'second') return undefined;
  // "und siehe, es war so": told to somebody.
  if (tree.at(verb).features.Mood === 'Sub' && tree.form(verb + 1) === ',') return undefined;
  // "wollte hinaus und Steine holen": an infinitive looks like the plural.
  const isLike = tree.form(verb).endsWith(perfect.many) && tree.isPunctuation(verb + 1);
  if (isLike && tree.at(before).upos === 'AUX') return undefined;
  if (verb > joint + 1) return opensWell(tree, joint + 1, verb) ? [] : undefined;
  if (tree.form(joint) === ',' && hasOther(tree, verb, rules)) return undefined;
  // "… nahm das Brot, aß es und ging": the subject of the first of them.
  // "Als er kam, nahm er das Brot und aß es" has it after its verb.
  const isLate = data.openings.includes(tree.lower(0)) && known === undefined;
  const isChained = left.first === before && before > 0 && !isLate;
  const again = isChained ? known : subjectAgain(tree, before, left, verb, rules);
  return again === undefined ? undefined : [again];
}

/** "Das Haus ist alt, sagt Anna": who says it follows, or another who acts. */
function hasOther(tree: Tree, verb: number, { telling = [] }: SentenceRules): boolean {
  const subject = tree.subjectOf(verb);
  return (subject !== undefined && subject > verb) || telling.includes(tree.at(verb).lemma);
}

/** A clause that opens the sentence, or follows one that does and its comma. */
function isMain(tree: Tree, { first }: Place, data: JoinedRules): boolean {
  if (first === 0 || tree.at(first - 1).upos === 'CCONJ') return true;
  const mark = tree.form(first - 1);
  // "…, setzte sich und aß": goes on from another main clause.
  if (mark === ',' && first > 1 && tree.isFinite(first)) return true;
  return mark !== ',' ? !/^[„»"(–]$/.test(mark) : data.openings.includes(tree.lower(0));
}

/** "Seit 1990 lebt er …": what opens the clause may be told of both; "da", "dann" only lead on. */
function isFree(tree: Tree, verb: number, { first }: Place, data: JoinedRules): boolean {
  if (first === verb || data.leading.includes(tree.lower(verb - 1))) return true;
  const subject = tree.subjectOf(verb);
  const isSubject = subject !== undefined && subject >= first && subject < verb;
  return isSubject && /^(?:PRON|DET|PROPN|NOUN|ADJ|NUM)$/.test(tree.at(first).upos);
}

/** "er", "die Frau", "dann": one thing before the verb, and it may act or tell when. */
function opensWell(tree: Tree, first: number, verb: number): boolean {
  const words = range({ first, last: verb - 1 });
  const kinds = words.map((i) => tree.at(i).upos).join(' ');
  if (kinds === 'PRON') return tree.at(first).features.Case !== 'Dat';
  return /^(?:ADV|(?:DET )?(?:ADJ )?NOUN|PROPN(?: PROPN)*)$/.test(kinds);
}

function subjectAgain(
  tree: Tree,
  verb: number,
  place: Place,
  second: number,
  { joined: data, perfect, secondPredicate }: Known,
): string | undefined {
  const near = [verb + 1, verb - 1].find((i) => data.subjects.includes(tree.lower(i)));
  if (near !== undefined)
    return mayAct(tree, near, second, perfect) ? upperFirst(tree.lower(near)) : undefined;
  const subject = tree.subjectOf(verb);
  if (subject === undefined || subject < place.first || subject > place.end) return undefined;
  const whole = tree.stretch(subject);
  const isBeside = whole && (whole.first === verb + 1 || whole.last === verb - 1);
  if (!whole || !isBeside) return undefined;
  const { upos, features } = tree.at(subject);
  const below = tree.children(subject);
  const isMany = features.Number === 'Plur' || below.some((i) => tree.relation(i) === 'conj');
  // Verb and subject do not agree: one of them is another.
  if (isMany !== tree.form(second).endsWith(perfect.many)) return undefined;
  const { never = [], pronouns = {} } = secondPredicate ?? {};
  if ([subject, ...below].some((i) => never.includes(tree.lower(i)))) return undefined;
  if (upos === 'PRON')
    return data.persons.includes(tree.lower(subject)) ? upperFirst(tree.lower(subject)) : undefined;
  if (isMany) return isOnly(tree, subject, place, 'Plur') ? pronouns.Plur : undefined;
  // "Und Jesus"
  const words = range(whole).filter((i) => i > whole.first || tree.at(i).upos !== 'CCONJ');
  // "Landrätin Birgit Sommer" nobody says twice.
  if (upos === 'PROPN' && words.length >= LONGEST_NAME) return undefined;
  if (upos === 'PROPN')
    return words.every((i) => tree.at(i).upos === 'PROPN') ? textOf(tree, words) : undefined;
  if (upos !== 'NOUN') return undefined;
  // "Hans", "Rotkäppchen": what no article stands before may be a name, whose gender is not known.
  const isBare = words.length === 1;
  if (isBare) return textOf(tree, words);
  const gender = features.Gender ?? '';
  if (isOnly(tree, subject, place, gender)) return pronouns[gender];
  const isDefinite = below.some((i) => tree.at(i).features.Definite === 'Def');
  return isDefinite && words.length <= LONGEST_NAME ? upperFirst(textOf(tree, words)) : undefined;
}

/** "Ich gehe und seien Sie froh": another is told to do it. */
function mayAct(
  tree: Tree,
  who: number,
  verb: number,
  { many, are, plural }: PerfectRules,
): boolean {
  const isMany = tree.at(who).features.Number === 'Plur';
  const form = tree.form(verb);
  return isMany ? form.endsWith(many) || form === are : !form.endsWith(plural);
}

/** Is nothing else in the clause what a pronoun of this gender could mean? */
function isOnly(tree: Tree, subject: number, { first, end }: Place, kind: string): boolean {
  return range({ first, last: end }).every((i) => {
    const { upos, features } = tree.at(i);
    if (i === subject || tree.at(i).head === subject) return true;
    if (upos === 'PROPN') return kind === 'Plur';
    if (upos === 'PRON') return features.PronType !== 'Prs' || kind === 'Plur';
    if (upos !== 'NOUN') return true;
    if (features.Number === 'Plur') return kind !== 'Plur';
    return features.Gender !== undefined && features.Gender !== kind;
  });
}

function textOf(tree: Tree, words: readonly number[]): string {
  return words.map((i) => tree.form(i)).join(' ');
}
