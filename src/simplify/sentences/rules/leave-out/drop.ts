import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { parentheses } from '../brackets/brackets.ts';
import { aliases } from './alias.ts';
import { opensWrongly } from './filler.ts';
import { isDemand, isDenied, isInstruction } from './instruction.ts';
import { isPaired, joinsNouns } from './modifiers.ts';
import { betweenDashes, insertions, tails } from './tails.ts';

/** Everything that may be left out. */
export function drops(tree: Tree, rules: SentenceRules): Proposal[] {
  // "Tome dois comprimidos, bebendo bastante água": how it is to be done stays.
  const extras = isDemand(tree, rules) ? undefined : rules.tails;
  return [
    ...(rules.parentheses ? parentheses(tree, rules) : []),
    ...single(tree, rules),
    ...headings(tree, rules),
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
      // "сам белый, и конь белый": it stands for the one who is so.
      tree.at(tree.at(index).head).upos !== 'ADJ';
    const time = rules.timeAdverbs?.includes(word) && relation === 'advmod';
    const manner = relation === 'advmod' && isManner(tree, index, rules);
    if (!adverb && !adjective && !time && !manner) return;
    if (isCoordinated(tree, index) || isCompared(tree, index)) return;
    // "later in life"
    if (time && tree.at(index + 1).upos === 'ADP') return;
    // "very much", "very well"
    if (adverb && tree.at(index + 1).upos === 'ADV' && tree.at(index).head === index + 1) return;
    // "ещё пять", "2nd overall": it tells of the number.
    if (adverb && (tree.at(index + 1).upos === 'NUM' || isRanked(tree, index - 1))) return;
    // "not only …, it also was": the second of a pair.
    if (isPaired(tree, index, rules)) return;
    // "more specifically": the word before says how it is meant.
    if (rules.bound?.includes(tree.lower(index - 1)) && index > 0) return;
    // "dell'apposito modulo": the elided article would have to change.
    if (/['’]$/.test(tree.form(index - 1))) return;
    if (/^[-–‑]$/.test(tree.form(index + 1)) || /^[-–‑]$/.test(tree.form(index - 1))) return;
    if (joinsNouns(tree, { first: index, last: index })) return;
    // "…, therefore it stays": the word joins two clauses.
    if (index > 1 && COMMAS.has(tree.form(index - 1)) && tree.at(index + 1).relation === 'nsubj')
      return;
    const stretch = withCommas(tree, index);
    // "However, and this is important, it …"
    if (!stretch || (stretch.first < stretch.last && tree.at(stretch.last + 1).upos === 'CCONJ'))
      return;
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
  if (beside.some(({ features }) => features.Polarity === 'Neg')) return true;
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
    const isLink = /^[SC]CONJ$/.test(tree.at(index - 2).upos);
    const opens =
      (!isLink && (tree.subjectOf(tree.at(index).head) ?? 0) > index) ||
      isBeforeInsertion(tree, index);
    return { first: opens ? index : index - 1, last: index + 1 };
  }
  if (before && ends) return { first: index - 1, last: index };
  // "rari: infatti, la città": the comma has nothing before it.
  if (after && (index === 0 || tree.isPunctuation(index - 1)))
    return { first: index, last: index + 1 };
  // "The 20th century however, marked …": the comma would stand alone.
  return after ? undefined : { first: index, last: index };
}

/** "History The town …": the first words are a heading, which no reader needs here. */
function headings(tree: Tree, rules: SentenceRules): Proposal[] {
  const { headings: known = [] } = rules;
  const ending = titleEnd(tree, rules);
  if (ending !== undefined) {
    const title = { first: 0, last: ending - 1 };
    const reason = 'It is a title that ran into the sentence.';
    return [dropping(tree, title, 'drop/heading', reason, 'title')];
  }
  for (const last of [1, 0]) {
    const words = tree.tokens.slice(0, last + 1).map((token) => token.form.toLowerCase());
    const next = tree.at(last + 1).upos;
    const capital = /^\p{Lu}/u.test(tree.form(last + 1));
    if (!known.includes(words.join(' ')) || !capital || tree.tokens.length < last + 6) continue;
    // A name or a word that opens sentences; "History Channel" stays whole.
    if (!/^(?:DET|PRON|ADP|SCONJ|ADV)$/.test(next) && tree.at(last).head !== tree.root) continue;
    const reason = 'It is a heading that ran into the sentence.';
    return [dropping(tree, { first: 0, last }, 'drop/heading', reason, words.join(' '))];
  }
  return [];
}

/** Where a sentence begins after a title: "Camelus dromedarius Le dromadaire est …". */
function titleEnd(tree: Tree, rules: SentenceRules): number | undefined {
  const { titleEnds = [], afterBracket = [] } = rules;
  const ending = tree.tokens.findIndex(
    ({ form }, i) => i > 0 && /^\p{Lu}/u.test(form) && titleEnds.includes(tree.lower(i)),
  );
  // "Terminator 2 : Le Jugement dernier", "Jean de La Fontaine": the article is part of a name.
  if (ending < 1 || ending > LONGEST_TITLE || OPENING.test(tree.at(ending - 1).upos))
    return undefined;
  const isVerb = (i: number) => i > ending + 1 && afterBracket.includes(tree.lower(i));
  const finite = tree.finiteOf(tree.root) ?? -1;
  if (finite <= ending + 1 && !tree.tokens.some((_, i) => isVerb(i))) return undefined;
  const title = tree.tokens.slice(0, ending).map((_, i) => tree.lower(i));
  const rest = tree.tokens.slice(ending).map(({ form }) => form.toLowerCase());
  if (` ${rest.join(' ')} `.includes(` ${title.join(' ')} `)) return ending;
  // "Louis Le Vau est …": a name that goes on.
  const isNext = /^\p{Ll}/u.test(tree.form(ending + 1));
  if (ending === 1 && (!isNext || tree.at(0).upos === 'VERB')) return undefined;
  // A title has no verb and few little words; "Loup de Tasmanie, Loup marsupial Le thylacine": two.
  const isPlain = (word: string, i: number) =>
    word.length > 3 && !OPENING.test(tree.at(i).upos) && tree.at(i).upos !== 'ADV';
  const isPart = (word: string, i: number) =>
    COMMAS.has(word)
      ? /^\p{Lu}/u.test(tree.form(i + 1))
      : !/^(?:ADV|PRON|AUX|VERB|[SC]CONJ)$/.test(tree.at(i).upos);
  const isLong = ending > 4 || title.some((word) => COMMAS.has(word));
  return title.every(isLong && isNext ? isPart : isPlain) ? ending : undefined;
}

/** What a name or clause goes on after. */
const OPENING = /^(?:ADP|CCONJ|SCONJ|PRON|AUX|PUNCT)$/;
const LONGEST_TITLE = 9;

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
  if (opensWrongly(tree, comma + 1, rules)) return [];
  const reason = `"${tree.tokens[0].form} …" only links to what came before.`;
  return [dropping(tree, { first: 0, last: comma }, 'drop/lead-in', reason, opening)];
}
