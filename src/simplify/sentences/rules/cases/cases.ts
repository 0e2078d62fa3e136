import type { Language } from '../../../../language/index.ts';
import type { Cases } from '../../language-file/case-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { asObject, isSubjectOfMany } from './as-object.ts';
import {
  asHaving,
  copula,
  isWritten,
  like,
  mayAct,
  most,
  rephrasing,
  superlative,
} from './copula.ts';
import { withoutReflexive } from './reflexive.ts';

/** What long forms of verbs say more plainly where nouns have cases: passives, participles, copulas. */
export function caseRephrasings(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { cases } = rules;
  if (!cases) return [];
  return tree.tokens.flatMap((_, index) => {
    if (tree.enclosed[index]) return [];
    if (tree.at(index).upos === 'ADV') return most(tree, index, cases, language);
    if (tree.at(index).upos !== 'VERB') return superlative(tree, index, cases, language);
    const found =
      actively(tree, index, cases, language) ??
      withoutReflexive(tree, index, cases, language) ??
      asClause(tree, index, cases, language) ??
      copula(tree, index, cases, language) ??
      asHaving(tree, index, cases, language);
    return found ? [found] : [];
  });
}

/** "Дом был построен в 1910 году" → "Дом построили в 1910 году": who did it is not told. */
function actively(
  tree: Tree,
  verb: number,
  cases: Cases,
  language: Language,
): Proposal | undefined {
  const { passive } = cases;
  const { features, lemma } = tree.at(verb);
  if (features.VerbForm !== 'Part' || passive.states.includes(lemma)) return undefined;
  const helper = tree.child(verb, ['aux:pass']);
  const subject = tree.child(verb, ['nsubj:pass', 'nsubj']);
  if (helper === undefined || helper !== verb - 1 || subject === undefined) return undefined;
  const { Number: number, Gender, Case } = tree.at(subject).features;
  if (Case !== 'Nom') return undefined;
  const kind = number === 'Plur' ? 'Plur' : Gender;
  if (passive.auxiliaries[tree.lower(helper)] !== kind) return undefined;
  const object = asObject(tree, subject, cases, language);
  if (!object) return undefined;
  const below = tree.children(verb);
  if (below.some((each) => /^(?:conj|obl:agent|aux)$/.test(tree.at(each).relation)))
    return undefined;
  if (below.some((each) => passive.doers?.includes(tree.lower(each)))) return undefined;
  // Somebody who did it, or whom the reader may take for them.
  const doer = tree.tokens.some(
    (_, i) => mayAct(tree, i, cases) || (i !== subject && isSubjectOfMany(tree, i)),
  );
  // "были восприняты Леруа": a name without cases may be who did it.
  if (/^\p{Lu}/u.test(tree.form(verb + 1))) return undefined;
  if (doer || /^(?:conj|acl)/.test(tree.relation(verb))) return undefined;
  const form = language.inflect(lemma, 'VERB', { ...PAST, Number: 'Plur' });
  if (!form || !isWritten(form, language)) return undefined;
  const { tokens } = tree;
  const { start } = tokens[helper];
  const piece = { start, end: tokens[verb].end, parts: [like(tree, helper, form)] };
  return rephrasing('passive', [piece, ...object], [helper, verb], lemma);
}

const PAST = { VerbForm: 'Fin', Mood: 'Ind', Tense: 'Past' } as const;

/** "церковь, находящаяся в районе" → "церковь, которая находится в районе". */
function asClause(
  tree: Tree,
  verb: number,
  cases: Cases,
  language: Language,
): Proposal | undefined {
  const { relatives, present, past, endings } = cases;
  const { features, lemma, relation, head } = tree.at(verb);
  if (features.VerbForm !== 'Part' || !relation.startsWith('acl') || head > verb) return undefined;
  const noun = tree.at(head);
  if (!/^(?:NOUN|PROPN)$/.test(noun.upos)) return undefined;
  const stretch = tree.stretch(verb);
  if (!stretch || !tree.isBalanced(stretch)) return undefined;
  const first = tree.form(stretch.first) === ',' ? stretch.first + 1 : stretch.first;
  if (tree.form(first - 1) !== ',' || verb > first + 1) return undefined;
  if (verb > first && tree.at(first).upos !== 'ADV') return undefined;
  const joined = range(stretch).some(
    (i) => tree.relation(i) === 'conj' && tree.at(i).features.VerbForm === 'Part',
  );
  if (joined || tree.children(verb).some((each) => tree.relation(each) === 'conj'))
    return undefined;
  if (tree.at(stretch.last + 1).upos === 'CCONJ') return undefined;
  // "выпущенная в мае и доступная всем": the second would hang in the air.
  const goesOn = range({ first: verb + 2, last: stretch.last }).some(
    (i) =>
      tree.at(i - 1).upos === 'CCONJ' && agrees(tree, i, verb, cases) && tree.at(i).upos !== 'NOUN',
  );
  if (goesOn) return undefined;
  const plural = noun.features.Number === 'Plur';
  const number = plural ? 'Plur' : 'Sing';
  const gender = noun.features.Gender ?? '';
  // "с гостем, называющим себя": read as of two genders, nobody knows which it is.
  if (!plural && (features.Gender ?? gender) !== gender) return undefined;
  const word = withoutSelf(tree.lower(verb), cases);
  // The form itself tells what the participle agrees with, better than the tagger does.
  const own = endings[`${plural ? 'Plur' : gender}.${noun.features.Case}`] ?? [];
  const ending = own.find((each) => word.endsWith(each));
  const pronoun = relatives[plural ? 'Plur' : gender];
  const done = ending === undefined && pronoun && asDone(tree, verb, cases);
  if (done) return clause(tree, first, verb, pronoun, done, lemma);
  if (ending === undefined) return undefined;
  const stem = word.slice(0, -ending.length);
  const ends = (stems: readonly string[]) => stems.some((each) => stem.endsWith(each));
  const now = ends(present);
  if (!now && !ends(past)) {
    const short = pronoun && asDone(tree, verb, cases);
    return short ? clause(tree, first, verb, pronoun, short, lemma) : undefined;
  }
  // "врача, работающего в школе": whether he still does when something was done, the participle leaves open.
  if (now && isPast(tree, head)) return undefined;
  const time = now
    ? { VerbForm: 'Fin', Mood: 'Ind', Tense: 'Pres', Person: '3', Number: number }
    : { ...PAST, Number: number, ...(!plural && { Gender: gender }) };
  const known = language.inflect(lemma, 'VERB', time);
  const made = fromStem(stem, plural ? 'Plur' : gender, word, tree, verb, cases);
  const form = [known, made].find((each) => each !== undefined && isWritten(each, language));
  if (!form || !pronoun) return undefined;
  return clause(tree, first, verb, pronoun, form, lemma);
}

/** Do two words end alike, as those that tell of the same noun? */
function agrees(tree: Tree, one: number, other: number, cases: Cases): boolean {
  const end = (index: number) => withoutSelf(tree.lower(index), cases).slice(-2);
  return end(one) === end(other);
}

/** "находящаяся" → "находящая" */
function withoutSelf(word: string, { self: { ending } }: Cases): string {
  return word.endsWith(ending) ? word.slice(0, -ending.length) : word;
}

/** "заседающ-" → "заседает": the participle shows its verb where the lemma is not known. */
function fromStem(
  stem: string,
  kind: string,
  word: string,
  tree: Tree,
  verb: number,
  { finite = {}, self }: Cases,
): string | undefined {
  const mark = Object.keys(finite).find((each) => stem.endsWith(each));
  if (mark === undefined) return undefined;
  const ending = finite[mark][kind] ?? finite[mark].Sing;
  const form = ending && `${stem.slice(0, -mark.length)}${ending}`;
  const itself = tree.lower(verb).slice(word.length);
  if (!form || itself === '') return form;
  return form + (self.vowels.includes(form.slice(-1)) ? self.afterVowel : self.ending);
}

/** The participle, and perhaps an adverb before it, as a relative clause. */
function clause(
  tree: Tree,
  first: number,
  verb: number,
  pronoun: string,
  form: string,
  lemma: string,
): Proposal {
  const { tokens } = tree;
  const pieces: Piece[] =
    verb === first
      ? [{ start: tokens[verb].start, end: tokens[verb].end, parts: [`${pronoun} ${form}`] }]
      : [
          { start: tokens[first].start, end: tokens[first].start, parts: [`${pronoun} `] },
          { start: tokens[verb].start, end: tokens[verb].end, parts: [form] },
        ];
  return rephrasing('participle', pieces, [verb], lemma);
}

/** "дом, построенный в 1910 году" → "который построен": what was done to it, in the short form. */
function asDone(tree: Tree, verb: number, cases: Cases): string | undefined {
  const { done, passive } = cases;
  const { head } = tree.at(verb);
  const { Number: number, Gender = '', Case } = tree.at(head).features;
  const kind = number === 'Plur' ? 'Plur' : Gender;
  const word = tree.lower(verb);
  const ending = done?.endings[`${kind}.${Case}`]?.find((each) => word.endsWith(each));
  const own = done?.short[kind];
  // "камень, драгоценный дар богов": an adjective of the next noun, misread.
  const next = tree.at(verb + 1);
  if (next.upos === 'NOUN' && next.features.Case === 'Nom') return undefined;
  if (!done || ending === undefined || own === undefined || tree.at(head).upos !== 'NOUN')
    return undefined;
  if (tree.enclosed[head] || word.startsWith(done.not) || isChained(tree, verb, cases))
    return undefined;
  const stem = word.slice(0, -ending.length);
  if (!done.stems.some((each) => stem.endsWith(each))) return undefined;
  const short = withEnd(stem, done.shorter);
  const form = own === '' ? short : withEnd(short, done.beforeEnding) + own;
  const helper = Object.entries(passive.auxiliaries).find(([, each]) => each === kind)?.[0];
  return isPast(tree, head) && helper ? `${helper} ${form}` : form;
}

/** A word with its end changed where it is one of these. */
function withEnd(word: string, ends: Readonly<Record<string, string>>): string {
  const end = Object.keys(ends).find((each) => word.endsWith(each));
  return end === undefined ? word : word.slice(0, -end.length) + ends[end];
}

/** Is there a relative clause already, or another participle that may become one? */
function isChained(tree: Tree, verb: number, { relatives }: Cases): boolean {
  const stem = Object.values(relatives)[0].slice(0, -2);
  return tree.tokens.some((_, i) => {
    const { features, relation } = tree.at(i);
    const participle = features.VerbForm === 'Part' && relation.startsWith('acl');
    return tree.lower(i).startsWith(stem) || (participle && i < verb && tree.form(i - 1) === ',');
  });
}

/** Is the clause that a noun stands in told in the past? */
function isPast(tree: Tree, noun: number): boolean {
  let at = tree.at(noun).head;
  for (let steps = 0; at >= 0 && steps < 20; steps++) {
    const finite = tree.finiteOf(at);
    if (finite !== undefined) return tree.at(finite).features.Tense === 'Past';
    at = tree.at(at).head;
  }
  return false;
}
