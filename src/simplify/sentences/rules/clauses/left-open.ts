import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isSaying, tellsSpeaker } from './unfinished.ts';

const LONGEST_SPEAKER = 9;
const SHORT_SPEECH = 4;
/** A clause may open a sentence after "so" or "and". */
const FIRST = 2;

/** "It is green since, as part of the plan, it saves fuel": a word before the border belongs to what follows it. */
export function leavesOpen(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  if (!tree.formsAlike)
    return (
      hangsOnLater(tree, { first, last }) ||
      sharesWhom(tree, { first, last }) ||
      tellsOfNoun(tree, last)
    );
  const { root } = tree;
  const ties = (i: number) =>
    /^(?:mark|aux|cop)/.test(tree.at(i).relation) && tree.at(i).head >= last;
  // "When it rained, he stayed and read": what opens the sentence may have been hung on the wrong verb.
  const from = tree.subjectOf(root) ?? 0;
  if (range({ first: from, last: first }).some(ties)) return true;
  if (sharesNoun(tree, { first, last }) || sharesObject(tree, { first, last })) return true;
  // "saved had the police and the army done more"
  const verb = range({ first: last, last: tree.lastWord }).find((i) => isVerb(tree.at(i).upos));
  const isLater = verb !== undefined && !tree.isFinite(verb) && tree.relation(verb) === 'xcomp';
  if (isLater && tree.at(verb).head <= first) return true;
  return endsList(tree, { first, last }) || lacksVerb(tree, first, rules);
}

/** "il dit que cette somme, qui …, vient de là": the verb of a clause that was opened comes later. */
function hangsOnLater(tree: Tree, { first, last }: Stretch): boolean {
  return range({ first: 0, last: first }).some(
    (i) => tree.at(i).relation === 'mark' && tree.at(i).head >= last,
  );
}

/** "j'invite et je prie la commissaire": whom the second verb names, the first one means, too. */
function sharesWhom(tree: Tree, { first, last }: Stretch): boolean {
  const [who, again] = [tree.at(first - 1), tree.at(last)];
  if (who.upos !== 'PRON' || who.lemma !== again.lemma || tree.at(first).upos !== 'VERB')
    return false;
  return who.relation === 'nsubj' && tree.child(again.head, ['obj']) !== undefined;
}

/** "quella forza e quella vitalità che caratterizzano …": the verb after it only tells of the noun. */
function tellsOfNoun(tree: Tree, last: number): boolean {
  const verb = range({ first: last, last: tree.lastWord }).find((i) => tree.isFinite(i)) ?? -1;
  const opens = tree.children(verb).find((i) => tree.relation(i) === 'mark' && i < verb) ?? -1;
  const subject = tree.subjectOf(verb) ?? tree.lastWord;
  return subject >= last && subject < opens;
}

/** "because at this stage", "as cities, planets": a clause that was opened has no verb yet. */
function lacksVerb(tree: Tree, end: number, rules: SentenceRules): boolean {
  const { subordinators = [], relativeSubjects = [], openings = [] } = rules;
  const opens = (i: number) => {
    const word = tree.lower(i);
    if (COMMAS.has(tree.form(i + 1)) && subordinators.includes(word)) return true;
    if (tree.at(i).upos !== 'SCONJ' || openings.includes(word)) return false;
    // "plays as either a left or a right back", "did that a few times" open nothing.
    if (tree.relation(i) === 'case' && tree.at(i + 1).upos === 'CCONJ') return false;
    const isSaid = relativeSubjects.includes(word) && isSaying(tree.at(i - 1).lemma, rules);
    return isSaid || (subordinators.includes(word) && tree.at(i + 1).upos !== 'ADJ');
  };
  const mark = range({ first: 0, last: end }).findLast(opens);
  if (mark === undefined) return false;
  const words = range({ first: mark + 1, last: end }).map((i) => tree.at(i).upos);
  // "if possible", "when asked"
  return words.some((upos) => /^(?:NOUN|PROPN|PRON)$/.test(upos)) && !words.some(isVerb);
}

/** "So when he left, and she stayed, …": what stands before is only what another clause opens with. */
export function hasNoMain(
  tree: Tree,
  { first, last }: Stretch,
  { subordinators = [] }: SentenceRules,
): boolean {
  if (!tree.formsAlike) return false;
  const opens = range({ first: 0, last: FIRST }).find(
    (i) =>
      subordinators.includes(tree.lower(i)) && /^(?:SCONJ|ADV|DET|PRON)$/.test(tree.at(i).upos),
  );
  // "In his book, The World Is Home, he says": the only verb is part of a name.
  const tells = (i: number) => tree.isFinite(i) && (i === 0 || /^\P{Lu}/u.test(tree.form(i)));
  if (!range({ first: 0, last: first }).some(tells)) return true;
  const isComma = (i: number) => COMMAS.has(tree.form(i));
  if (opens !== undefined && !range({ first: opens, last: first }).some(isComma)) return true;
  // "he said: our thoughts and prayers are with them": a subject whose verb is to come.
  const verb = (i: number) =>
    tree.child(i, ['cop']) !== undefined ||
    range({ first: i, last: first }).some((at) => tree.isFinite(at));
  return range({ first: 0, last: first }).some(
    (i) => tree.at(i).head >= last && tree.relation(i) === 'nsubj' && !verb(i),
  );
}

/** "Cuando llegó a casa y abrió la puerta, sonó el teléfono": what a clause opens with goes on. */
export function isInOpening(tree: Tree, end: number, rules: SentenceRules): boolean {
  const { gendered, subordinators = [] } = rules;
  const opens = tree.at(0).upos === 'SCONJ' || subordinators.includes(tree.lower(0));
  if (!gendered || !opens) return false;
  const comma = tree.tokens.findIndex(({ form }, i) => COMMAS.has(form) && !tree.enclosed[i]);
  const isOver = comma > 0 && comma < end;
  return !isOver || !range({ first: comma, last: end }).some((i) => tree.isFinite(i));
}

/** "in the Spanish and French languages" */
function sharesNoun(tree: Tree, { first, last }: Stretch): boolean {
  if (first + 2 !== last || tree.at(last - 1).upos !== 'CCONJ') return false;
  const kinds = [first - 1, first, last, last + 1].map((i) => tree.at(i).upos).join(' ');
  // "in Central and Eastern Europe"
  return /^(?:DET (?:ADJ|PROPN) (?:ADJ|PROPN) NOUN|ADP ADJ ADJ (?:NOUN|PROPN))$/.test(kinds);
}

/** "He agrees to let and she agrees to take the house": what follows the second verb belongs to both. */
function sharesObject(tree: Tree, { first, last }: Stretch): boolean {
  const lacks = (i: number) => tree.relation(i) === 'xcomp' && tree.child(i, ['obj']) === undefined;
  if (first + 2 !== last || tree.at(first).upos !== 'VERB' || !lacks(first)) return false;
  return range({ first: last, last: tree.lastWord }).some(
    (i) => tree.relation(i) === 'xcomp' && !lacks(i),
  );
}

/** "was short, easy to hate and made me wait", "cities, planets and whole stars fell": the last of a list follows. */
function endsList(tree: Tree, { first, last }: Stretch): boolean {
  if (first + 2 !== last || tree.at(last - 1).upos !== 'CCONJ') return false;
  return range({ first: 1, last: first }).some((i) => {
    const { upos, head, relation } = tree.at(i);
    if (relation !== 'conj' || !/^(?:NOUN|ADJ)$/.test(upos)) return false;
    // "plants, and animals, and is": that list is whole.
    if (tree.child(i, ['cc']) !== undefined) return false;
    const stretch = tree.stretch(i);
    if (stretch === undefined || tree.at(head).upos !== upos) return false;
    const start = COMMAS.has(tree.form(stretch.first)) ? stretch.first : stretch.first - 1;
    // What hangs on it may reach over the border where the parser sees no clause.
    return COMMAS.has(tree.form(start)) && (i === first || stretch.last === first);
  });
}

/** "was named as a cause, leading to war": what is only said to be so has led to nothing. */
export function isHearsay(tree: Tree, rules: SentenceRules): boolean {
  const { root, formsAlike } = tree;
  const below = tree.children(root);
  const isPassive = below.some((i) => tree.at(i).relation === 'aux:pass');
  // "Rain was reported in May, leading to floods" tells of rain.
  const isMeant = (i: number) => {
    const as = tree.child(i, ['case']);
    return (
      tree.relation(i) === 'xcomp' || (as !== undefined && tree.lower(as) === rules.reason?.word)
    );
  };
  return formsAlike && isPassive && below.some(isMeant) && isSaying(tree.at(root).lemma, rules);
}

function isVerb(upos: string): boolean {
  return upos === 'VERB' || upos === 'AUX';
}

/** "It grew slower and slower" */
export function isSaidTwice(tree: Tree, { first, last }: Stretch): boolean {
  const isName = /^(?:NOUN|PROPN|PRON)$/.test(tree.at(last).upos);
  return tree.lower(first) === tree.lower(last) && tree.at(last - 1).upos === 'CCONJ' && !isName;
}

/**
 * "The storm killed ten people and cut the power, police said": who says it comes last, so that what
 * is parted from it would be told as a fact.
 */
export function losesSpeaker(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  // "…, agintariek esan dutenez": a language may say so by the ending of the last word.
  if (rules.saidEndings?.some((each) => tree.lower(tree.lastWord).endsWith(each))) return true;
  if (!tree.formsAlike || tree.enclosed[first]) return false;
  const comma = range({ first: last, last: tree.lastWord - 1 }).findLast(
    (i) => COMMAS.has(tree.form(i)) && speaks(tree, i + 1, rules),
  );
  if (comma === undefined) return false;
  const says = (i: number) => tree.at(i).upos === 'VERB' && isSaying(tree.at(i).lemma, rules);
  return !range({ first: 0, last: first }).some(says);
}

/** "pegou o papel e o jogou fora" → "O jogou fora": no sentence begins with whom or what it is done to. */
export function opensWithPronoun(tree: Tree, from: number, rules: SentenceRules): boolean {
  const { upos, head, relation } = tree.at(from);
  const isPronoun = /^(?:PRON|DET)$/.test(upos) && /^(?:obj|iobj|expl)/.test(relation);
  return rules.pronounsNeverFirst === true && isPronoun && head > from;
}

/** "Disseram que A, mas B": B may be what they said, too, unless it has somebody who says it. */
export function mayBeSaid(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  const { root } = tree;
  if (!rules.saidBy?.verbs.includes(tree.at(root).lemma) || root > first) return false;
  const said = tree.child(root, ['ccomp']);
  if (said === undefined || said > first) return false;
  const other = tree.children(root).find((i) => i >= last && tree.relation(i) === 'conj');
  return other === undefined || tree.child(other, ['ccomp']) === undefined;
}

/** "police said", "said the head of the police", to the end or the next comma. */
function speaks(tree: Tree, from: number, rules: SentenceRules): boolean {
  const says = (i: number) =>
    /^(?:VERB|AUX)$/.test(tree.at(i).upos) && tellsSpeaker(tree.at(i).lemma, rules);
  const isPlain = (i: number) => /^(?:PRON|PROPN|NOUN|DET|ADJ|NUM|AUX|ADV)$/.test(tree.at(i).upos);
  const verb = range({ first: from, last: Math.min(from + LONGEST_SPEAKER, tree.lastWord) }).find(
    (i) => says(i) || !isPlain(i),
  );
  if (verb === undefined || !says(verb) || !tree.isFinite(verb)) return false;
  // "said the head of the police"; "police said" ends there, or with when and where; "she told the press".
  return (
    tree.lastWord - verb < SHORT_SPEECH ||
    verb === from ||
    verb === tree.lastWord ||
    !/^(?:SCONJ|PRON|DET)$/.test(tree.at(verb + 1).upos)
  );
}
