import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, upperFirst } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { joinedDoings } from '../added-at-the-end/doing.ts';
import { insideSentence, isConditional, pronounFor, textOf } from '../subjects/subject.ts';
import { thirdPerson } from '../subjects/third-person.ts';
import { isWholeSentence, wholeSentence } from './reread.ts';

const LONGEST = 18;
const LONGEST_SUBJECT = 7;

/** What somebody does before the main clause tells more of them. */
interface Doing {
  readonly verb: number;
  readonly comma: number;
  /** What opens the second sentence, where it tells of what comes later: "Then". */
  readonly link?: string;
  /** "Having been": the verb is done to them. */
  readonly isDoneTo?: boolean;
}

/**
 * "Speaking in Rome, Ann Lee said …" → "Ann Lee spoke in Rome. She said …";
 * "After leaving school, he worked …" → "He left school. Then he worked …"
 */
export function doingSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const doing = doingOf(tree, rules);
  if (!doing || isConditional(tree, rules)) return [];
  const { verb, comma } = doing;
  const main = wholeSentence(tree, [{ first: comma + 1, last: tree.lastWord }], language);
  const who = main && whoActs(main, rules);
  const finite = main?.finiteOf(main.root);
  if (!who || finite === undefined) return [];
  const { subject, stretch } = who;
  const tense = tenseOfBoth(main, finite, rules);
  // "After leaving, he works": when he left is not told.
  if (!tense || (doing.link && tense !== 'Past')) return [];
  const { Number: number, Person: person = '3' } = main.at(subject).features;
  const many = number === 'Plur' || (person !== '3' && tense === 'Pres');
  const told = doing.isDoneTo
    ? rules.copula?.[`Past.${many ? 'Plur' : 'Sing'}`]
    : thirdPerson(language, tree.at(verb).lemma, tense, many);
  const begin = `${upperFirst(textOf(main, stretch).text)} ${told}`;
  const rest = { first: verb + 1, last: comma - 1 };
  if (!told || !isWholeSentence(tree, [begin, rest], language)) return [];
  const again = againAfter(main, subject, stretch, rules);
  if (!again) return [];
  const link = isLater(main, finite, doing.link) ? doing.link : undefined;
  const next = link ? `${link} ${insideSentence(again)}` : again;
  const { tokens } = tree;
  return [
    {
      rule: 'split/doing-first',
      operation: 'split',
      reason: 'Each action has its own sentence.',
      pieces: [
        { start: tokens[0].start, end: tokens[verb].end, parts: [begin] },
        {
          start: tokens[comma - 1].end,
          end: tokens[comma + 1 + stretch.last].end,
          parts: [rules.stop ?? '. ', next],
        },
      ],
      dropped: [],
      key: tree.at(verb).lemma,
    },
  ];
}

/** The doing that opens the sentence, up to its comma, with nothing in it that is a clause or a list. */
function doingOf(tree: Tree, rules: SentenceRules): Doing | undefined {
  const { doingFirst, participles, having } = rules;
  if (!doingFirst || !participles) return undefined;
  const link = doingFirst.after[tree.lower(0)];
  const at = link === undefined ? 0 : 1;
  if (tree.at(at).upos !== 'VERB' && tree.at(at).upos !== 'AUX') return undefined;
  if (!tree.lower(at).endsWith(participles.ending)) return undefined;
  const comma = range({ first: at + 2, last: LONGEST }).find((i) => tree.form(i) === ',');
  if (comma === undefined || comma > tree.lastWord - 3 || tree.enclosed[comma]) return undefined;
  const opening = { first: at + 1, last: comma - 1 };
  if (!tree.isBalanced(opening) || !isPlain(tree, opening)) return undefined;
  if (joinedDoings(tree, opening, rules).length > 0) return undefined;
  if (tree.lower(at) !== having?.word) {
    const isOther = doingFirst.except.includes(tree.at(at).lemma);
    return isOther ? undefined : { verb: at, comma, ...(link && { link }) };
  }
  const isDoneTo = tree.lower(at + 1) === having.been && tree.at(at + 2).upos === 'VERB';
  const verb = at + 1;
  const { features, upos } = tree.at(verb);
  const isDone = upos === 'VERB' && features.VerbForm === 'Part';
  return isDone || isDoneTo ? { verb, comma, isDoneTo } : undefined;
}

/** No clause, no second action, no denial in it; "Fighting flared" is no doing. */
function isPlain(tree: Tree, opening: Stretch): boolean {
  const { Tense } = tree.at(opening.first).features;
  if (Tense === 'Past' && tree.lower(opening.first - 1) !== tree.lower(0)) return false;
  return range(opening).every(
    (i) =>
      !tree.isFinite(i) &&
      !/^(?:SCONJ|PUNCT)$/.test(tree.at(i).upos) &&
      !(tree.at(i).upos === 'CCONJ' && /^(?:VERB|ADJ)$/.test(tree.at(i + 1).upos)) &&
      tree.at(i).features.Polarity !== 'Neg',
  );
}

/** Who acts in the main clause, named right after the comma: "he", "Ann Lee", "the small team". */
function whoActs(main: Tree, rules: SentenceRules) {
  const subject = main.subjectOf(main.root);
  const stretch = subject === undefined ? undefined : main.stretch(subject);
  if (subject === undefined || stretch?.first !== 0 || stretch.last >= LONGEST_SUBJECT)
    return undefined;
  const { upos, features } = main.at(subject);
  if (!/^(?:NOUN|PROPN|PRON)$/.test(upos) || !/^(?:Prs)?$/.test(features.PronType ?? ''))
    return undefined;
  // "Looking back, it is clear", "Speaking of cars, mine is old": nobody does it.
  const it = rules.repeatSubject?.pronouns?.Sing?.toLowerCase();
  if (main.lower(subject) === it || features.Poss === 'Yes') return undefined;
  if (range(stretch).some((i) => /^(?:PUNCT|CCONJ|SCONJ|AUX|VERB)$/.test(main.at(i).upos)))
    return undefined;
  return { subject, stretch };
}

/** The tense that holds for the doing, too; none where the main clause tells of another time. */
function tenseOfBoth(main: Tree, finite: number, rules: SentenceRules): string | undefined {
  const { lemma, features } = main.at(finite);
  const { Tense } = features;
  if (rules.modals?.includes(main.lower(finite))) return undefined;
  // "Speaking there, he had made them laugh": he had spoken.
  const had = Tense === 'Past' && rules.participles?.perfect?.includes(lemma);
  if (had && finite !== main.root) return undefined;
  // "he was due to be released": that comes later.
  if (finite !== main.root && main.child(main.root, ['xcomp']) !== undefined) return undefined;
  // "Fighting went on, an official told us": no doing, but what is said.
  const says = rules.tails?.said?.includes(main.at(main.root).lemma);
  const isSaid = (i: number) => /^(?:ccomp|parataxis)/.test(main.relation(i));
  return says && !main.tokens.some((_, i) => isSaid(i)) ? undefined : Tense;
}

/** "Then" is said of what happens, and only once. */
function isLater(main: Tree, finite: number, link = ''): boolean {
  if (main.child(main.root, ['cop']) !== undefined) return false;
  const near = { first: 0, last: finite + 2 };
  return !range(near).some((i) => main.lower(i) === link.toLowerCase());
}

/** Who acts, said again; a name may be somebody's, and is no "it". */
function againAfter(main: Tree, subject: number, stretch: Stretch, rules: SentenceRules) {
  const again = pronounFor(main, subject, rules);
  const isIt = again === rules.repeatSubject?.pronouns?.Sing;
  return isIt && main.at(subject).upos === 'PROPN' ? textOf(main, stretch).text : again;
}
