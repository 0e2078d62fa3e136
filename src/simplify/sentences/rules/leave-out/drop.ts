import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { parentheses } from '../brackets/brackets.ts';
import { aliases } from './alias.ts';
import { opensContrast, opensWrongly } from './filler.ts';
import { isDemand, isDenied, isInstruction } from './instruction.ts';
import { isBoundTo } from './modifier-needed.ts';
import { isPaired, joinsNouns } from './modifiers.ts';
import { betweenDashes, insertions, tails } from './tails.ts';

/** What may be left out: brackets, single words, other names, openings, what is told on the side. */
export function drops(tree: Tree, rules: SentenceRules): Proposal[] {
  // "Tome dois comprimidos, bebendo bastante água": how it is to be done stays.
  const extras = isDemand(tree, rules) ? undefined : rules.tails;
  return [
    ...(rules.parentheses ? parentheses(tree, rules) : []),
    ...single(tree, rules),
    ...aliases(tree, rules),
    ...leadIns(tree, rules),
    ...(extras ? tails(tree, extras) : []),
    ...(extras ? insertions(tree, extras) : []),
    ...(extras ? betweenDashes(tree, extras) : []),
  ];
}

/** Adverbs and adjectives that say little. */
function single(tree: Tree, rules: SentenceRules): Proposal[] {
  const found: Proposal[] = [];
  // In a fragment an adverb may stand for the verb.
  if (tree.finiteOf(tree.root) === undefined) return found;
  const instructs = isInstruction(tree, rules);
  tree.tokens.forEach((_, index) => {
    const { upos, lemma } = tree.at(index);
    const word = tree.lower(index);
    if (tree.enclosed[index] || tree.children(index).some((each) => !tree.isPunctuation(each))) {
      return;
    }
    const relation = tree.relation(index);
    const adverb =
      (rules.adverbs?.includes(word) && (relation === 'advmod' || relation === 'discourse')) ||
      (rules.preconjunctions?.includes(word) && joins(tree, index));
    const adjective =
      (rules.adjectives?.includes(word) || rules.adjectives?.includes(lemma)) &&
      relation === 'amod' &&
      upos === 'ADJ' &&
      // After its noun it tells which one: "mayoría absoluta".
      tree.at(index).head > index &&
      // "сам белый, и конь белый": it stands for the one who is so; "la célèbre Ana Gil" has an
      // article only with it; "Célèbre grâce à ses vins, le village" is told of what follows.
      !/^(?:ADJ|PROPN)$/.test(tree.at(tree.at(index).head).upos) &&
      !/^(?:case|fixed)/.test(tree.at(index + 1).relation) &&
      // "à de célèbres opéras" → "à des opéras": the article would have to change.
      (tree.lower(index - 1) !== rules.of || /^(?:NOUN|PROPN)$/.test(tree.at(index - 2).upos));
    const time = rules.timeAdverbs?.includes(word) && relation === 'advmod';
    const manner = relation === 'advmod' && isManner(tree, index, rules);
    if (!adverb && !adjective && !time && !manner) return;
    if (isCoordinated(tree, index) || isCompared(tree, index)) return;
    // "con el propio José Cano": "el José Cano" would be said of no one.
    const isNamed = tree.at(tree.at(index).head).upos === 'PROPN';
    if (adjective && rules.gendered && isNamed && tree.at(index - 1).upos === 'DET') return;
    // "later in life"
    if (time && tree.at(index + 1).upos === 'ADP') return;
    // "very much", "very well"
    if (adverb && tree.at(index + 1).upos === 'ADV' && tree.at(index).head === index + 1) return;
    // "ещё пять", "2nd overall": it tells of the number.
    if (adverb && (tree.at(index + 1).upos === 'NUM' || isRanked(tree, index - 1))) return;
    // "announce further cuts": it tells of the noun.
    if (adverb && tree.at(index + 1).upos === 'NOUN' && tree.at(index).head === index - 1) return;
    // "not only …, it also was": the second of a pair.
    if (isPaired(tree, index, rules)) return;
    // "more specifically": the word before says how it is meant.
    if (rules.bound?.includes(tree.lower(index - 1)) && index > 0) return;
    if (isBoundTo(tree, index, rules)) return;
    // "dell'apposito modulo": the elided article would have to change.
    if (/['’]$/.test(tree.form(index - 1))) return;
    if (/^[-–‑]$/.test(tree.form(index + 1)) || /^[-–‑]$/.test(tree.form(index - 1))) return;
    if (joinsNouns(tree, { first: index, last: index })) return;
    // "…, therefore it stays": the word joins two clauses.
    if (index > 1 && COMMAS.has(tree.form(index - 1)) && tree.at(index + 1).relation === 'nsubj')
      return;
    // "украшают дома, особенно общественных зданий": it opens an afterthought.
    if (adverb && opensAfterthought(tree, index)) return;
    const stretch = withCommas(tree, index);
    // "However, and this is important, it …"
    if (!stretch || (stretch.first < stretch.last && tree.at(stretch.last + 1).upos === 'CCONJ'))
      return;
    // "zdaj, seveda je dobro": a clitic would follow the comma.
    const goesFirst = stretch.first > 0 && tree.isPunctuation(stretch.first - 1);
    if (goesFirst && rules.neverFirst?.includes(tree.lower(stretch.last + 1))) return;
    // "non sono esposti direttamente": then how is what is denied; "they are not, however, …" is not.
    const isSetOff = index === 0 || stretch.first < stretch.last;
    if (!isSetOff && (instructs || (!adjective && isDenied(tree, index)))) return;
    if (stretch.first === 0 && opensWrongly(tree, stretch.last + 1, rules)) return;
    const kind = adverb ? 'adverb' : time ? 'time' : adjective ? 'adjective' : 'manner';
    const reason = `"${tree.form(index)}" adds little.`;
    found.push(dropping(tree, stretch, `drop/${kind}`, reason, word));
  });
  return found;
}

/** After a comma, and told of a noun: without it two nouns would stand side by side. */
function opensAfterthought(tree: Tree, index: number): boolean {
  if (!COMMAS.has(tree.form(index - 1)) || COMMAS.has(tree.form(index + 1))) return false;
  const { head } = tree.at(index);
  return head > index && /^(?:NOUN|PROPN|NUM)$/.test(tree.at(head).upos);
}

function isRanked(tree: Tree, index: number): boolean {
  return tree.at(index).features.NumType === 'Ord' || /^\d/.test(tree.form(index));
}

/** "both A and B" */
function joins(tree: Tree, index: number): boolean {
  const { head, relation } = tree.at(index);
  return (
    /^(?:cc|det)/.test(relation) &&
    head > index &&
    tree.children(head).some((each) => tree.relation(each) === 'conj') &&
    !/^(?:DET|PRON)$/.test(tree.at(index - 1).upos)
  );
}

/** An adverb of manner before or after its verb, not one that the sentence is about. */
function isManner(tree: Tree, index: number, { manner, kept, modals }: SentenceRules): boolean {
  const word = tree.lower(index);
  if (!manner?.endings.some((ending) => word.endsWith(ending)) || tree.at(index).upos !== 'ADV')
    return false;
  if ([manner.except, kept, modals].some((list) => list?.includes(word))) return false;
  const { head } = tree.at(index);
  // "cognitively based tasks"
  if (tree.relation(head) === 'amod') return false;
  return tree.at(head).upos === 'VERB' && head !== index - 1 && index < tree.lastWord;
}

function isCoordinated(tree: Tree, index: number): boolean {
  const { head } = tree.at(index);
  const next = tree.at(index + 1).upos;
  const before = tree.at(index - 1).upos;
  return (
    next === 'CCONJ' ||
    before === 'CCONJ' ||
    tree.children(index).some((each) => tree.relation(each) === 'conj') ||
    (head >= 0 && tree.at(head).relation === 'fixed')
  );
}

/** "as … as", "more … than", "so … that", "not very": the word carries the sense. */
function isCompared(tree: Tree, index: number): boolean {
  const beside = [tree.at(index - 1), tree.at(index + 1)];
  if (tree.denies(index - 1) || tree.denies(index + 1)) return true;
  if (beside.some(({ upos }) => upos === 'PART') && tree.at(index + 1).upos === 'PART') return true;
  const { head } = tree.at(index);
  return tree.at(index - 1).upos === 'ADV' && tree.at(index - 1).head === (head < 0 ? -2 : index);
}

/** "He, however, after a while, left": its second comma opens what stands between commas. */
function isBeforeInsertion(tree: Tree, index: number): boolean {
  const finite = tree.finiteOf(tree.root) ?? -1;
  if (!/^(?:ADP|SCONJ)$/.test(tree.at(index + 2).upos) || finite < index) return false;
  return tree.tokens.slice(index + 3, finite).some(({ form }) => COMMAS.has(form));
}

/** A word with the commas that belong to it: ", however," and "However,". */
function withCommas(tree: Tree, index: number): Stretch | undefined {
  const before = COMMAS.has(tree.form(index - 1));
  const after = COMMAS.has(tree.form(index + 1));
  const ends = index + 1 > tree.lastWord;
  if (before && after) {
    // "When it comes to science, however, nothing …": one comma is the opening's.
    // "Verranno, infatti, promosse le opere": nor is a helping verb an opening.
    const isLink = /^(?:[SC]CONJ|AUX)$/.test(tree.at(index - 2).upos);
    const opens =
      (!isLink && (tree.subjectOf(tree.at(index).head) ?? 0) > index) ||
      isBeforeInsertion(tree, index) ||
      opensContrast(tree, index + 2);
    return { first: opens ? index : index - 1, last: index + 1 };
  }
  if (before && ends) return { first: index - 1, last: index };
  // "rari: infatti, la città": the comma has nothing before it.
  if (after && (index === 0 || tree.isPunctuation(index - 1)))
    return { first: index, last: index + 1 };
  // "The 20th century however, marked …": the comma would stand alone.
  return after ? undefined : { first: index, last: index };
}

/** "In addition, …" */
function leadIns(tree: Tree, rules: SentenceRules): Proposal[] {
  const { leadIns: phrases = [] } = rules;
  if (phrases.length === 0) return [];
  let comma = 0;
  while (comma < 7 && comma < tree.tokens.length && !COMMAS.has(tree.form(comma))) comma++;
  if (!COMMAS.has(tree.form(comma))) return [];
  const { start } = tree.tokens[0];
  const words = tree.tokens.slice(0, comma).map((token) => token.form.toLowerCase());
  const opening = words.join(' ');
  if (!phrases.includes(opening) && !phrases.includes(words.join(''))) return [];
  if (start === undefined || tree.tokens.length - comma < 5) return [];
  // "In this sense, and with others, it …": the coordinator would stand first.
  if (opensWrongly(tree, comma + 1, rules) || tree.at(comma + 1).upos === 'CCONJ') return [];
  const reason = `"${tree.tokens[0].form} …" only links to what came before.`;
  return [dropping(tree, { first: 0, last: comma }, 'drop/lead-in', reason, opening)];
}
