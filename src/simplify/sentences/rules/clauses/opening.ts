import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { lowerFirst, type Proposal, range, textOf, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';
import { pronounFor, subjectAgain } from '../subjects/subject.ts';
import { isConditional } from './conditional.ts';
import { isWholeSentence, wholeSentence } from './reread.ts';

const SHORTEST = 2;
const LONGEST = 16;
const LONGEST_SUBJECT = 9;

/** "Founded in 1910, the club has …" → "The club was founded in 1910. The club has …" */
export function openingSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { copula } = rules;
  if (!copula || isConditional(tree, rules)) return [];
  let comma = SHORTEST;
  while (comma < LONGEST && tree.form(comma) !== ',') comma++;
  if (comma >= LONGEST || tree.enclosed[comma]) return [];
  const kind = kindOf(tree, comma, rules);
  if (!kind) return [];
  for (let i = 0; i < comma; i++) if (tree.isFinite(i) || tree.form(i) === ',') return [];
  // The parser may take "Located" for the main verb: what follows is read by itself.
  const main = wholeSentence(tree, [{ first: comma + 1, last: tree.lastWord }], language);
  const finite = main?.finiteOf(main.root);
  const subject = main?.subjectOf(main.root);
  if (!main || finite === undefined || subject === undefined) return [];
  // The subject follows right after the comma; "in Cincinnati, Ohio, he": that is no subject.
  const whole = main.stretch(subject);
  if (whole?.first !== 0 || finite < subject) return [];
  if (range({ first: 0, last: whole.last + 1 }).some((i) => main.form(i) === ',')) return [];
  // "Its tagline": what is told first is told of somebody, not of what is his.
  const personal = /^(?:PROPN|PRON)$/.test(main.at(subject).upos);
  const isSubject = tree.subjectOf(tree.root) === comma + 1 + subject;
  if (kind === 'noun' && !(personal && isSubject)) return [];
  // "Once built, it will become clear that …": nobody is told of.
  const empty =
    main.at(main.root).upos === 'ADJ' ||
    main.children(main.root).some((i) => /^(?:ccomp|csubj|xcomp)/.test(main.relation(i)));
  const empties = rules.repeatSubject?.pronouns?.Sing?.toLowerCase();
  if (empty && main.lower(subject) === empties) return [];
  // "Set in the 1960s, a murder starts it all": the story is.
  const article = main.child(subject, ['det']);
  const isNew = article !== undefined && rules.indefinite?.includes(main.lower(article));
  const again = isNew ? undefined : subjectAgain(main, subject, rules);
  // "Built in 1888, the "Sea Wing" was": what "it" is must be told before.
  const { Sing: it } = rules.repeatSubject?.pronouns ?? {};
  if (!again || (again === it && main.at(subject).upos !== 'PRON')) return [];
  const number = main.at(subject).features.Number === 'Plur' ? 'Plur' : 'Sing';
  // "Located in Kent, it is": still so; "Initially used": not any more.
  // "Known as Hancock County before 1858": what has a year is over, whatever the verb.
  const dated = tree.tokens.slice(0, comma).some(({ form }) => /^\d{4}$/.test(form));
  const isOver = kind === 'participle' && (dated || !rules.lasting?.includes(tree.at(0).lemma));
  const tense = isOver || isOnce(tree, rules) ? 'Past' : (main.at(finite).features.Tense ?? 'Past');
  const is = copula[`${tense}.${number}`];
  // "the remains of the wall": all that is meant is said first, a pronoun stands for it later.
  const full = textOf(main, whole);
  const isSaid = !rules.formsAlike || full.toLowerCase() === again.toLowerCase();
  // "the station is sister to the three share": misread.
  const misread = rules.formsAlike && range(whole).some((i) => main.at(i).upos === 'AUX');
  if (misread || (!isSaid && whole.last >= LONGEST_SUBJECT)) return [];
  const begin = `${isSaid ? again : upperFirst(full)} ${is}`;
  const [{ form, start }] = tree.tokens;
  const rest = { first: 1, last: comma - 1 };
  const named = tree.at(0).upos === 'PROPN';
  const first = named ? form : lowerFirst(form);
  if (!is || !isWholeSentence(tree, [`${begin} ${first}`, rest], language)) return [];
  const stop = rules.stop ?? '. ';
  // "The club was founded in 1910. It has": once named, a pronoun will do.
  const pronoun = pronounFor(main, subject, rules);
  const { Sing, Plur } = rules.repeatSubject?.pronouns ?? {};
  const genders = rules.persons?.genders ?? {};
  // "A chemist by training, Richards was …": no "It" for somebody.
  const somebody = range({ first: 0, last: comma - 1 }).some((i) =>
    isPersonal(tree.at(i).lemma, rules),
  );
  const known =
    pronoun !== undefined &&
    pronoun !== again &&
    ((pronoun === Sing && !somebody) || pronoun === Plur || Object.hasOwn(genders, pronoun));
  const second = tree.tokens[comma + 1 + whole.last].end;
  return [
    {
      rule: 'split/opening',
      operation: 'split',
      reason: 'Two statements are two sentences.',
      pieces: [
        { start, end: start + form[0].length, parts: [`${begin} ${first[0]}`] },
        {
          start: tree.tokens[comma - 1].end,
          end: known ? second : tree.tokens[comma + 1].start,
          parts: known ? [stop, pronoun] : [stop],
          capital: !known,
        },
      ],
      dropped: [],
      key: kind,
    },
  ];
}

/** "Initially", "Originally": what is told is over. */
function isOnce(tree: Tree, { over }: SentenceRules): boolean {
  return tree.at(0).upos === 'ADV' && over?.includes(tree.lower(0)) === true;
}

/** What was done to the subject, or what it is. */
function kindOf(tree: Tree, comma: number, rules: SentenceRules): string | undefined {
  const at = tree.at(0).upos === 'ADV' ? 1 : 0;
  const { upos, features } = tree.at(at);
  const { Tense, VerbForm } = features;
  const isAlone = tree.subjectOf(at) === undefined;
  const done = upos === 'VERB' && Tense === 'Past' && (VerbForm === 'Part' || isAlone);
  if (done && comma > at + 2 && /^(?:ADP|ADV)$/.test(tree.at(at + 1).upos)) {
    return rules.participles?.notDone?.includes(tree.lower(at)) ? undefined : 'participle';
  }
  // "Initially a part of Rome, it …"
  const article = isOnce(tree, rules) ? 1 : 0;
  if (!rules.indefinite?.includes(tree.lower(article))) return undefined;
  const noun = tree.at(article).head;
  if (noun < 0 || noun >= comma || tree.at(noun).upos !== 'NOUN') return undefined;
  if (tree.children(noun).some((each) => tree.relation(each) === 'case' && each < noun))
    return undefined;
  return rules.passive?.notAgents?.includes(tree.at(noun).lemma) ? undefined : 'noun';
}
