import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { hasEnding } from './endings.ts';

const LONGEST_SPEAKER = 6;
const SHORTEST_END = 4;
const NEAR = 2;

/** "in an old, but very important, debate": the noun of the article is to come; not "a little, but the tap …". */
export function needsNoun(
  tree: Tree,
  { first, last }: Stretch,
  { indefinite = [] }: SentenceRules,
): boolean {
  if (tree.at(first).upos !== 'ADJ' || !indefinite.includes(tree.lower(first - 1))) return false;
  return /^(?:ADJ|ADV|VERB|NOUN)$/.test(tree.at(last).upos);
}

/** "The film, which was shown in many towns, including …, opens": its verb is to come. */
export function needsVerb(tree: Tree, { first, last }: Stretch): boolean {
  const subject = tree.subjectOf(tree.root);
  const finite = tree.finiteOf(tree.root);
  if (!tree.formsAlike || subject === undefined || finite === undefined) return false;
  const told = range({ first: subject, last: first }).some((i) =>
    /Rel/.test(tree.at(i).features.PronType ?? ''),
  );
  return told && subject < first && finite > last;
}

/** "say", "hope": a verb of what somebody says or thinks. */
export function isSaying(lemma: string, { knowing = [], tails }: SentenceRules): boolean {
  return knowing.includes(lemma) || tails?.said?.includes(lemma) === true;
}

/** "said", "told the press": a verb that tells who says it. */
export function tellsSpeaker(lemma: string, { tails }: SentenceRules): boolean {
  return tails?.said?.includes(lemma) === true || tails?.told?.includes(lemma) === true;
}

/** ", the ministry has said.": who says it, and nothing that is said. */
export function onlySays(tree: Tree, from: number, rules: SentenceRules): boolean {
  if (!rules.formsAlike) return false;
  const { lastWord } = tree;
  const says = (i: number) => tree.at(i).upos === 'VERB' && isSaying(tree.at(i).lemma, rules);
  // "…, but its meaning is not known": somebody else knows it.
  const { upos, features } = tree.at(from);
  const named = upos !== 'PRON' || features.Poss === 'Yes';
  const known = named && tree.child(lastWord, ['aux:pass']) !== undefined;
  if (says(lastWord) && lastWord - from <= LONGEST_SPEAKER && !known) return true;
  // "…, she told the press.": whom, and nothing more.
  const short = lastWord - from < LONGEST_SPEAKER - 1;
  if (short && tellsSpeaker(tree.at(from + 1).lemma, rules) && upos === 'PRON') {
    const plain = (i: number) => /^(?:DET|ADJ|NOUN|PROPN|PRON|ADP)$/.test(tree.at(i).upos);
    if (range({ first: from + 2, last: lastWord }).every(plain)) return true;
  }
  // "…, it is believed on behalf of the king"; but "…, and it was found by a boy"
  if (tree.at(from - 1).upos === 'CCONJ') return false;
  const passive = tree.at(from).upos === 'PRON' && tree.at(from + 1).upos === 'AUX';
  return passive && says(from + 2) && tree.at(from + 3).upos === 'ADP';
}

/** "He said that A, but that B", "convince them that A and B": what is said goes on. */
export function goesOnSaying(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  const { relativeSubjects = [], formsAlike } = rules;
  if (!formsAlike) return false;
  // "in that post", "that same day": it points to something.
  const points = (i: number) =>
    tree.at(i).upos === 'DET' &&
    (tree.at(i - 1).upos === 'ADP' || tree.at(i + 1).upos === 'ADJ') &&
    range({ first: i + 1, last: i + 2 }).some((at) => tree.at(at).features.Number === 'Sing');
  const before = range({ first: 0, last: first });
  const says = (i: number) => isSaying(tree.at(i).lemma, rules);
  // "so that is not likely": there it is the subject.
  const acts = /^(?:AUX|VERB)$/.test(tree.at(last + 1).upos);
  const that = (i: number) => relativeSubjects.includes(tree.lower(i)) && !points(i);
  // ", and therefore that this is so": what was found goes on.
  if (tree.at(last).upos === 'ADV' && that(last + 1)) return true;
  if (that(last) && !acts && before.some(says)) return true;
  if (tree.at(first + 1).upos !== 'CCONJ') return false;
  const opens = before.findLast((i) => COMMAS.has(tree.form(i)) || that(i));
  if (opens === undefined || opens < 2 || COMMAS.has(tree.form(opens))) return false;
  // "points out that social media and the internet can": however it was read.
  const told = range({ first: opens + 1, last: first }).some((i) => tree.isFinite(i));
  return (
    tree.at(opens).upos === 'SCONJ' || (!told && /^(?:VERB|ADP)$/.test(tree.at(opens - 1).upos))
  );
}

/** "and endless (see the dates)": the only verb stands in brackets. */
export function hasOnlyInner(tree: Tree, from: number): boolean {
  const verbs = range({ first: from, last: tree.lastWord }).filter((i) =>
    /^(?:VERB|AUX)$/.test(tree.at(i).upos),
  );
  return verbs.length > 0 && verbs.every((i) => tree.enclosed[i]);
}

/** "view Israel, which signed a treaty in 1979, with anger": the end belongs to the first verb. */
export function leavesEnd(
  tree: Tree,
  from: number,
  { openings = [], absolutes = {}, tails, sameAs: of }: SentenceRules,
): boolean {
  const comma = range({ first: from, last: tree.lastWord }).findLast((i) =>
    COMMAS.has(tree.form(i)),
  );
  if (!tree.formsAlike || comma === undefined) return false;
  // "that the zone, which includes Spain, will": the verb of what stands before.
  const goesOn = (i: number) =>
    COMMAS.has(tree.form(i)) && tree.isFinite(i + 1) && tree.at(i + 1).upos === 'AUX';
  if (range({ first: from, last: comma }).some(goesOn)) return true;
  // "defended the woman, who has one child, for free": how, not what she has.
  const end = range({ first: comma + 1, last: tree.lastWord });
  if (end.length < SHORTEST_END && end.every((i) => /^(?:ADJ|ADV|X)$/.test(tree.at(i).upos)))
    return true;
  if (tree.at(comma + 1).upos !== 'ADP') return false;
  const word = tree.lower(comma + 1);
  // "credit for the find, which others had claimed, to a team"
  const tied = !openings.includes(word) && !Object.hasOwn(absolutes, word);
  if (tied && !tails?.examples?.includes(word) && tree.lower(comma + 2) !== of) return true;
  if (tree.lastWord - comma >= SHORTEST_END) return false;
  const words = range({ first: comma + 2, last: tree.lastWord });
  return words.every((i) => tree.at(i).upos === 'NOUN');
}

/** "a day after people marched and fought", "…, studying their lives and supposed rivalry": another verb goes on. */
export function goesOnOther(tree: Tree, end: number, rules: SentenceRules): boolean {
  const { subordinators = [], passive, participles, tails } = rules;
  const joint = COMMAS.has(tree.form(end + 1)) ? end + 2 : end + 1;
  if (!tree.formsAlike || tree.at(joint).upos !== 'CCONJ') return false;
  // "being sent into a room and told to think"
  const given = passive?.giving?.includes(tree.at(joint + 1).lemma);
  if (given && tree.at(joint + 2).upos === 'PART') return true;
  // "injuries such as cuts and blows": examples, however they were read.
  const listed = range({ first: end - NEAR, last: end - 1 });
  const isExample = listed.some((i) => tails?.examples?.includes(tree.lower(i)));
  // "sites, buildings, structures, and objects of art": the same.
  const isLast = tree.at(end).upos === 'NOUN' && COMMAS.has(tree.form(end - 1));
  if ((isExample || isLast) && hasEnding(tree.lower(joint + 1), rules)) return true;
  if (joint !== end + 1) return false;
  const finite = tree.finiteOf(tree.root) ?? end;
  const between = range({ first: finite + 1, last: end });
  const opens = between.findLast((i) => subordinators.includes(tree.lower(i)));
  // "a day after people marched": a clause, however it was read.
  const timed = tree.at((opens ?? 0) - 1).upos === 'NOUN';
  const acts = (i: number) => {
    const { upos, lemma, features } = tree.at(i);
    const tells = passive?.never?.includes(lemma) || (timed && features.Tense === 'Past');
    return upos === 'VERB' && tells && /^(?:NOUN|PROPN|PRON|ADV)$/.test(tree.at(i - 1).upos);
  };
  if (opens !== undefined && range({ first: opens + 2, last: end }).some(acts)) return true;
  const comma = between.findLast((i) => COMMAS.has(tree.form(i)));
  const doing = comma === undefined ? '' : tree.lower(comma + 1);
  return (
    participles !== undefined &&
    doing.endsWith(participles.ending) &&
    !participles.except.includes(doing) &&
    tree.at((comma ?? 0) + 1).upos === 'VERB'
  );
}

/** "the author – chosen by her, while she lives – will": what stands between dashes. */
export function isBetweenDashes(tree: Tree, { first, last }: Stretch): boolean {
  // "won 4 – 3", "the 2004 – 05 season": a dash between numbers.
  const counts = (i: number) => /^\d+$/.test(tree.form(i - 1)) && /^\d+$/.test(tree.form(i + 1));
  const isDash = (i: number) => /^(?:--|[–—])$/.test(tree.form(i)) && !tree.enclosed[i];
  const dashes = (inside: Stretch) => range(inside).filter((i) => isDash(i) && !counts(i)).length;
  const after = { first: last, last: tree.lastWord };
  return tree.formsAlike && dashes({ first: 0, last: first }) === 1 && dashes(after) === 1;
}

/** "the deeper the water, the greater the risk" */
export function isSecondMore(tree: Tree, { first, last }: Stretch): boolean {
  const more = (i: number) =>
    tree.at(i).features.Definite === 'Def' && tree.at(i + 1).features.Degree === 'Cmp';
  return more(last) && range({ first: 0, last: first }).some(more);
}

/** "but is there now", "and further delayed it", "the smartphone and tablet market is": no subject, or half of one. */
export function lacksSubject(tree: Tree, { first, last }: Stretch): boolean {
  if (!tree.formsAlike) return false;
  const [one, two] = [tree.at(last), tree.at(last + 1)];
  if (tree.isFinite(last) && one.upos === 'AUX') return true;
  if (/^(?:ADV|ADJ)$/.test(one.upos) && two.upos === 'VERB') return true;
  const noun = (i: number) => tree.at(i).upos === 'NOUN' && tree.at(i).features.Number === 'Sing';
  return first + 2 === last && noun(first) && noun(last) && noun(last + 1);
}

/** "Nous avons lu votre lettre et vous remercions": whom it is done to, since the verb is another person's. */
export function isWhom(tree: Tree, last: number, { proDrop }: SentenceRules): boolean {
  if (proDrop) return false;
  const [one, two] = [tree.at(last), tree.at(last + 1)];
  const [person, told] = [one.features.Person, two.features.Person];
  if (one.upos !== 'PRON' || two.features.VerbForm !== 'Fin') return false;
  // "и мне нравится": its case shows that nobody takes it for the subject.
  if (one.features.Case !== undefined && one.features.Case !== 'Nom') return false;
  return person !== undefined && told !== undefined && person !== told;
}
