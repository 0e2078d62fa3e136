import type { Analysis } from '../../../../core/index.ts';
import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isWritten } from '../cases/copula.ts';
import { wholeSentence } from './reread.ts';

type Gerunds = NonNullable<SentenceRules['gerunds']>;

/** Longest subject that is moved before an opening participle, in tokens. */
const LONGEST_SUBJECT = 8;

/** "Турция ждала, опасаясь войны с Россией." → "Турция ждала. Она опасалась войны с Россией." */
export function gerundSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { gerunds, conditions = [] } = rules;
  if (!gerunds || tree.tokens.some((_, i) => conditions.includes(tree.lower(i)))) return [];
  const found: Proposal[] = [];
  tree.tokens.forEach((_, index) => {
    const { features, relation } = tree.at(index);
    if (features.VerbForm !== 'Conv' || !relation.startsWith('advcl') || tree.enclosed[index])
      return;
    if (gerunds.except.includes(tree.lower(index))) return;
    const stretch = tree.stretch(index);
    if (!stretch) return;
    const told = tellingOf(tree, index, stretch, gerunds, language);
    const proposal = told && lastOf(tree, index, stretch, told, rules);
    if (proposal) found.push(proposal);
  });
  const opening = openingOf(tree, gerunds, rules, language);
  return opening ? [...found, opening] : found;
}

interface Told {
  readonly form: string;
  readonly pronoun: string;
  readonly subject: number;
}

/** The participle as a verb of the same subject, and the pronoun for it. */
function tellingOf(
  tree: Tree,
  index: number,
  stretch: Stretch,
  gerunds: Gerunds,
  language: Language,
): Told | undefined {
  const { head } = tree.at(index);
  const isAlone = !range(stretch).some(
    (i) => (tree.at(i).features.VerbForm === 'Conv' && i !== index) || tree.isFinite(i),
  );
  if (!isAlone || !tree.isFinite(head) || stretch.last - stretch.first < 3) return undefined;
  const top = tree.relation(head) === 'conj' ? tree.at(head).head : head;
  const subject = tree.subjectOf(top);
  if (top !== tree.root || subject === undefined) return undefined;
  // What belongs to an infinitive or to what somebody said is not told of the subject.
  const inner = tree.tokens.some((_, i) => {
    const { relation, features: own } = tree.at(i);
    const verbal = /^(?:xcomp|ccomp|csubj|advcl)/.test(relation) || own.VerbForm === 'Inf';
    return verbal && i !== index && !(i > stretch.first && i <= stretch.last);
  });
  if (inner) return undefined;
  return toldOf(tree, head, subject, tree.at(index), gerunds, language);
}

/** What a participle tells of the subject of this verb. */
function toldOf(
  tree: Tree,
  head: number,
  subject: number,
  { lemma, features }: Analysis,
  { pronouns }: Gerunds,
  language: Language,
): Told | undefined {
  const { upos, features: its } = tree.at(subject);
  if (!/^(?:NOUN|PROPN)$/.test(upos) || its.Case !== 'Nom' || subject > head) return undefined;
  const { Tense, Number: number = 'Sing', Gender, Mood } = tree.at(head).features;
  const isDone = features.Aspect === 'Perf';
  if (Mood !== 'Ind' || !(Tense === 'Past' || (Tense === 'Pres' && !isDone))) return undefined;
  const joined = tree.children(subject).some((each) => tree.relation(each) === 'conj');
  if (joined && number !== 'Plur') return undefined;
  const gender = Tense === 'Past' ? Gender : upos === 'NOUN' ? its.Gender : undefined;
  const pronoun = pronouns[number === 'Plur' ? 'Plur' : (gender ?? '')];
  const time =
    Tense === 'Past'
      ? { Tense, Number: number, ...(number !== 'Plur' && gender && { Gender: gender }) }
      : { Tense: 'Pres', Person: '3', Number: number };
  const form = language.inflect(lemma, 'VERB', { VerbForm: 'Fin', Mood: 'Ind', ...time });
  // The list of words is short: the verb is known by one of its forms.
  const masculine = language.inflect(lemma, 'VERB', MASCULINE);
  const isKnown = [form, lemma, masculine].some((each) => each && isWritten(each, language));
  if (!pronoun || !form || !isKnown) return undefined;
  return { form, pronoun, subject };
}

const MASCULINE = {
  VerbForm: 'Fin',
  Mood: 'Ind',
  Tense: 'Past',
  Number: 'Sing',
  Gender: 'Masc',
};

/** Is there nothing but a particle before the participle? */
function opensWith(tree: Tree, index: number, first: number): boolean {
  return first === index || (first === index - 1 && tree.at(first).upos === 'PART');
}

function lastOf(
  tree: Tree,
  index: number,
  stretch: Stretch,
  { form, pronoun, subject }: Told,
  { stop = '. ' }: SentenceRules,
): Proposal | undefined {
  const comma = tree.form(stretch.first) === ',' ? stretch.first : stretch.first - 1;
  if (tree.form(comma) !== ',' || !opensWith(tree, index, comma + 1)) return undefined;
  if (stretch.last !== tree.lastWord || subject > comma) return undefined;
  const { tokens } = tree;
  const start = tokens[comma].start;
  const opening = { start, end: tokens[comma + 1].start, parts: [`${stop}${pronoun} `] };
  const verb = { start: tokens[index].start, end: tokens[index].end, parts: [form] };
  return split([opening, verb], [comma, index], 'last');
}

/**
 * "Не желая ждать, король уехал." → "Король не желал ждать. Он уехал." The parser mostly takes such a
 * participle for the verb, so that what follows the comma is read by itself.
 */
function openingOf(
  tree: Tree,
  gerunds: Gerunds,
  { stop = '. ' }: SentenceRules,
  language: Language,
): Proposal | undefined {
  const index = tree.at(0).upos === 'PART' ? 1 : 0;
  if (tree.at(index).features.VerbForm !== 'Conv') return undefined;
  if (gerunds.except.includes(tree.lower(index))) return undefined;
  const { tokens } = tree;
  const comma = tokens.findIndex(({ form }) => form === ',');
  const opening = { first: 0, last: comma - 1 };
  const isOther = (i: number) =>
    i !== index && (tree.isFinite(i) || tree.at(i).features.VerbForm === 'Conv');
  if (comma < index + 3 || range(opening).some(isOther)) return undefined;
  if (!tree.isBalanced(opening)) return undefined;
  const rest = wholeSentence(tree, [{ first: comma + 1, last: tree.lastWord }], language);
  const subject = rest?.subjectOf(rest.root);
  if (!rest || subject === undefined || !rest.isFinite(rest.root)) return undefined;
  const own = rest.stretch(subject);
  if (own?.first !== 0 || own.last >= LONGEST_SUBJECT) return undefined;
  if (range(own).some((i) => /^[,—–(«"]$/.test(rest.form(i)))) return undefined;
  const told = toldOf(rest, rest.root, subject, tree.at(index), gerunds, language);
  if (!told) return undefined;
  const particle = index === 1 ? `${tree.lower(0)} ` : '';
  const [first, last] = [comma + 1 + own.first, comma + 1 + own.last];
  const who = {
    start: tokens[0].start,
    end: tokens[index].end,
    parts: [
      tokens[first].form[0].toUpperCase(),
      { start: tokens[first].start + 1, end: tokens[last].end },
      ` ${particle}${told.form}`,
    ],
  };
  const start = tokens[comma].start;
  const second = { start, end: tokens[last].end, parts: [`${stop}${told.pronoun}`] };
  return split([who, second], [index, comma], 'first');
}

function split(pieces: Proposal['pieces'], dropped: number[], key: string): Proposal {
  const reason = 'Two short sentences are easier than one long one.';
  return { rule: 'split/gerund', operation: 'split', reason, pieces, dropped, key };
}
