import { dropping, type Proposal } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Stretch, Tree } from '../tree.ts';
import { isStatement } from './detail.ts';
import { opensWrongly } from './filler.ts';
import { isDenied, isInstruction } from './instruction.ts';
import { joinsNouns } from './modifiers.ts';
import { tellsOfSome } from './subject.ts';

const COMMA = new Set([',', '，', '、', '،']);
const BRACKETS = new Map([
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
]);

/** Everything that may be left out. */
export function drops(tree: Tree, rules: SentenceRules): Proposal[] {
  return [
    ...(rules.parentheses ? parentheses(tree, rules) : []),
    ...single(tree, rules),
    ...headings(tree, rules),
    ...aliases(tree, rules),
    ...leadIns(tree, rules),
    ...(rules.tails ? tails(tree, rules.tails) : []),
    ...(rules.tails ? insertions(tree, rules.tails) : []),
  ];
}

/** Letters of the phonetic alphabet. */
const SOUNDS = /[\u0250-\u02ffø]/u;

/** "(…)" with its brackets. */
function parentheses(tree: Tree, rules: SentenceRules): Proposal[] {
  const found: Proposal[] = [];
  for (let i = 0; i < tree.tokens.length; i++) {
    const close = BRACKETS.get(tree.form(i));
    if (close === undefined) continue;
    let last = i + 1;
    while (last < tree.tokens.length && tree.form(last) !== close) last++;
    if (last >= tree.tokens.length || !tree.isBalanced({ first: i, last })) continue;
    // A bracket that belongs to its word, "colour(s)", or that is the sentence, stays.
    if (i > 0 && tree.tokens[i - 1].end === tree.tokens[i].start && isWordBefore(tree, i)) continue;
    if (last - i + 1 >= tree.tokens.length - 2) continue;
    // "My Kind of Town (Chicago Is)": part of a title or quotation.
    if (i > 0 && tree.enclosed[i - 1] && !/^["”»)\]]$/u.test(tree.form(i - 1))) continue;
    const next = tree.tokens[last + 1];
    if (
      next?.start === tree.tokens[last].end &&
      /^[\p{L}\p{N}]/u.test(next.form) &&
      rules.joiner !== ''
    )
      continue;
    // "to have [the Banksy] returned": what an editor put in belongs to the sentence.
    // "Bayeux [bajø]" tells how it is said.
    const inside = tree.tokens.slice(i + 1, last).map(({ form }) => form);
    const isPutIn = inside.some((form) => /\p{L}{2}/u.test(form));
    if (tree.form(i) === '[' && isPutIn && !inside.some((form) => SOUNDS.test(form))) continue;
    // "(1) or (2)": a number of a list, not an extra.
    if (last === i + 2 && /^(?:\p{N}+|\p{L})$/u.test(tree.form(i + 1))) continue;
    const same = saysTheSame(tree, i, last, rules);
    if (!same && rules.mayLoseFacts && isNeeded(tree, i, last, rules)) continue;
    const rule = same ? 'drop/same-again' : 'drop/parenthesis';
    const reason = same ? 'It says the same again.' : 'What stands in brackets is extra.';
    const key = last - i - 1 > 6 ? 'long' : 'short';
    found.push(dropping(tree, { first: i, last }, rule, reason, key));
    i = last;
  }
  return found;
}

/** "(WHO)" after the full name, "(85 km)" after miles, "(German: …)". */
function saysTheSame(tree: Tree, open: number, close: number, rules: SentenceRules): boolean {
  const words = tree.tokens.slice(open + 1, close).map(({ form }) => form);
  const [first = ''] = words;
  if (rules.sameAgain?.includes(first.toLowerCase())) return true;
  if (words.length > 1 && words[1] === ':' && /^\p{Lu}/u.test(first)) return true;
  if (words.length === 1 && /^\p{Lu}[\p{Lu}.]+s?$/u.test(first)) {
    const letters = first.replace(/[.s]/g, '');
    const before = tree.tokens.slice(Math.max(0, open - 12), open);
    const initials = before.map(({ form }) => form[0].toUpperCase()).join('');
    return [...letters].every((letter) => initials.includes(letter));
  }
  const number = /^\d/;
  const isRange = words.some((word) => /^[-–]$/.test(word));
  const measured = words.length <= 5 && words.length > 1 && number.test(first) && !isRange;
  if (!measured || number.test(tree.form(open - 1))) return false;
  // "140 mph", "40 ° Celsius", "74,122 sq mi"
  return [2, 3].some((back) => number.test(tree.form(open - back)));
}

const NEEDED =
  /@|https?:|www\.|[€$£¥%％§°円元₽]|^(?:euros?|dollars?|pounds|reais|francs|call|fax|e-?mail)$|^(?!\d{4}-\d{4}$)\d+-\d{3,}|^t[eé]l(?:\.|$)|^\d+時|^時$|^uhr$|^h$|^часов$|^\d{5,}$|^\d{1,2}[:.]\d{2}$/iu;

/** How to reach somebody, what it costs, under which condition: the reader may need that. */
function isNeeded(tree: Tree, open: number, close: number, rules: SentenceRules): boolean {
  const { conditions = [], modals = [], details, exceptions = details?.exceptions } = rules;
  for (let i = open + 1; i < close; i++) {
    const word = tree.lower(i);
    // "May" is a month.
    const modal = modals.includes(word) && tree.form(i) === word;
    if (NEEDED.test(word) || conditions.includes(word) || modal) return true;
    // "(except the hand)"
    if (exceptions?.includes(word)) return true;
  }
  return false;
}

function isWordBefore(tree: Tree, index: number): boolean {
  return /\p{Script=Latin}$|\p{Script=Cyrillic}$/u.test(tree.form(index - 1));
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
      tree.at(index).head > index;
    const time = rules.timeAdverbs?.includes(word) && relation === 'advmod';
    const manner = relation === 'advmod' && isManner(tree, index, rules);
    if (!adverb && !adjective && !time && !manner) return;
    if (isCoordinated(tree, index) || isCompared(tree, index)) return;
    // "very much", "very well"
    if (adverb && tree.at(index + 1).upos === 'ADV' && tree.at(index).head === index + 1) return;
    // "ещё пять": it tells of the number.
    if (adverb && tree.at(index + 1).upos === 'NUM') return;
    // "more specifically": the word before says how it is meant.
    if (rules.bound?.includes(tree.lower(index - 1)) && index > 0) return;
    // "dell'apposito modulo": the elided article would have to change.
    if (/['’]$/.test(tree.form(index - 1))) return;
    if (/^[-–‑]$/.test(tree.form(index + 1)) || /^[-–‑]$/.test(tree.form(index - 1))) return;
    if (joinsNouns(tree, { first: index, last: index })) return;
    // "…, therefore it stays": the word joins two clauses.
    if (index > 1 && COMMA.has(tree.form(index - 1)) && tree.at(index + 1).relation === 'nsubj')
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

/** A word with the commas that belong to it: ", however," and "However,". */
function withCommas(tree: Tree, index: number): Stretch | undefined {
  const before = COMMA.has(tree.form(index - 1));
  const after = COMMA.has(tree.form(index + 1));
  const ends = index + 1 > tree.lastWord;
  if (before && after) {
    // "When it comes to science, however, nothing …": one comma is the opening's.
    const isLink = /^[SC]CONJ$/.test(tree.at(index - 2).upos);
    const opens = !isLink && (tree.subjectOf(tree.at(index).head) ?? 0) > index;
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
function headings(tree: Tree, { headings: known = [], titleEnds = [] }: SentenceRules): Proposal[] {
  const ending = tree.tokens.findIndex(
    ({ form }, i) => i > 0 && /^\p{Lu}/u.test(form) && titleEnds.includes(tree.lower(i)),
  );
  // "Camelus dromedarius Le dromadaire est …": a title has no verb and none of the little words.
  const title = { first: 0, last: ending - 1 };
  const isTitle =
    ending > 0 &&
    ending <= 4 &&
    (tree.finiteOf(tree.root) ?? -1) > ending + 1 &&
    tree.tokens.slice(0, ending).every(({ form }, i) => {
      const little = /^(?:ADP|CCONJ|SCONJ|PRON|AUX|ADV|PUNCT)$/.test(tree.at(i).upos);
      return !little && form.length > 3;
    });
  if (isTitle) {
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

/** "X, also called Y, is …": another name, before the main verb. */
function aliases(tree: Tree, { aliases: known = [] }: SentenceRules): Proposal[] {
  const finite = tree.finiteOf(tree.root) ?? -1;
  for (let open = 1; known.length > 0 && open < finite - 2; open++) {
    if (!COMMA.has(tree.form(open)) || tree.enclosed[open]) continue;
    const words = tree.tokens.slice(open + 1, open + 5).map(({ form }) => form.toLowerCase());
    if (!known.some((each) => `${words.join(' ')} `.startsWith(`${each} `))) continue;
    let close = open + 2;
    while (close < finite && !COMMA.has(tree.form(close))) close++;
    const stretch = { first: open, last: close };
    if (close !== finite - 1 || !tree.isBalanced(stretch)) continue;
    return [dropping(tree, stretch, 'drop/same-again', 'It says the same again.', 'alias')];
  }
  return [];
}

/** "In addition, …" */
function leadIns(tree: Tree, rules: SentenceRules): Proposal[] {
  const { leadIns: phrases = [] } = rules;
  if (phrases.length === 0) return [];
  let comma = 0;
  while (comma < 7 && comma < tree.tokens.length && !COMMA.has(tree.form(comma))) comma++;
  if (!COMMA.has(tree.form(comma))) return [];
  const { start } = tree.tokens[0];
  const words = tree.tokens.slice(0, comma).map((token) => token.form.toLowerCase());
  const opening = words.join(' ');
  if (!phrases.includes(opening) && !phrases.includes(words.join(''))) return [];
  if (start === undefined || tree.tokens.length - comma < 5) return [];
  if (opensWrongly(tree, comma + 1, rules)) return [];
  const reason = `"${tree.tokens[0].form} …" only links to what came before.`;
  return [dropping(tree, { first: 0, last: comma }, 'drop/lead-in', reason, opening)];
}

/** What follows the last comma. */
function tails(tree: Tree, rules: Tails): Proposal[] {
  const end = tree.lastWord;
  const found: Proposal[] = [];
  // "…, who said:": what follows belongs to it.
  if (tree.form(tree.tokens.length - 1) === ':') return found;
  for (let comma = end - 1; comma > 3 && end - comma < 25; comma--) {
    if (!COMMA.has(tree.form(comma)) || tree.enclosed[comma]) continue;
    if (!isWhole(tree, comma) || !isExtra(tree, comma, end, rules)) continue;
    const stretch = { first: comma, last: end };
    const reason = 'The sentence is complete without it.';
    found.push(dropping(tree, stretch, 'drop/tail', reason, tree.lower(comma + 1)));
  }
  return found;
}

/** Is there a main clause before the comma? */
function isWhole(tree: Tree, comma: number): boolean {
  const finite = tree.finiteOf(tree.root);
  const subject = tree.subjectOf(tree.root);
  if (finite === undefined || subject === undefined) return false;
  // "una red que, apoyada en …": what opens a clause would stand last.
  const { upos, features } = tree.at(comma - 1);
  if (/^(?:SCONJ|CCONJ|ADP)$/.test(upos) || /Rel/.test(features.PronType ?? '')) return false;
  return finite < comma && tree.root < comma && subject < comma;
}

/** What stands between two commas. */
function insertions(tree: Tree, rules: Tails): Proposal[] {
  const found: Proposal[] = [];
  const commas = tree.tokens
    .map((_, i) => i)
    .filter((i) => COMMA.has(tree.form(i)) && !tree.enclosed[i]);
  commas.slice(1).forEach((close, i) => {
    const open = commas[i];
    if (open === 0 || close - open < 3 || close - open > 20) return;
    if (close >= tree.lastWord - 1 || !isExtra(tree, open, close - 1, rules)) return;
    // The main verb follows, so that the two commas are a pair.
    const finite = tree.finiteOf(tree.root) ?? -1;
    if (finite <= close || finite > close + 3) return;
    // "In his book, published in 1984, he said": the second comma is also the first phrase's.
    if ((tree.subjectOf(tree.root) ?? 0) > open) return;
    const stretch = { first: open, last: close };
    found.push(dropping(tree, stretch, 'drop/insertion', 'It is extra.', tree.lower(open + 1)));
  });
  return found;
}

type Tails = NonNullable<SentenceRules['tails']>;

/** Does what stands between a comma and `last` hang together, by a relation and word that may go? */
function isExtra(
  tree: Tree,
  comma: number,
  last: number,
  { relations, starts, ties, said }: Tails,
): boolean {
  // ", a report warns": who says it, whatever the parser takes the verb for.
  if (said?.includes(tree.at(last).lemma)) return false;
  const top = topOf(tree, comma + 1, last);
  if (top === undefined || tree.at(top).head >= comma || isStatement(tree, top)) return false;
  if (!relations.includes(tree.at(top).relation) || isList(tree, comma, top)) return false;
  if (!tree.isBalanced({ first: comma, last })) return false;
  if (tellsOfSome(tree, comma + 1, last)) return false;
  // "…, saying that the house was sold": a statement.
  for (let i = comma + 1; i <= last; i++) if (tree.relation(i) === 'ccomp') return false;
  const { features, upos } = tree.at(comma + 1);
  const participle = upos === 'VERB' && /^(?:Part|Ger|Conv)$/.test(features.VerbForm ?? '');
  const word = tree.lower(comma + 1);
  // "her shrill, grating voice", "his mild, bulging eyes": a second adjective.
  if (ties?.includes(word) || tree.at(comma - 1).upos === 'ADJ') return false;
  if (participle && last === comma + 2 && tree.at(last).upos === 'NOUN') return false;
  if (starts.includes(word) || (participle && starts.includes('VERB.Part'))) return true;
  if (!ties || upos === 'NOUN' || upos === 'PROPN' || upos === 'ADJ' || upos === 'PRON')
    return false;
  return /^(?:advcl|acl|obl)/.test(tree.at(top).relation) && !ties.includes(word);
}

/** The one token of a stretch whose head is outside, if all others hang below it. */
function topOf(tree: Tree, first: number, last: number): number | undefined {
  let top: number | undefined;
  for (let i = first; i <= last; i++) {
    const { head } = tree.at(i);
    if (head >= first && head <= last) continue;
    if (tree.isPunctuation(i)) continue;
    if (top !== undefined) return undefined;
    top = i;
  }
  return top;
}

/** "a, b, and c": commas of a list are not borders of extras. */
function isList(tree: Tree, comma: number, top: number): boolean {
  if (tree.relation(top) === 'conj') return true;
  if (tree.at(comma + 1).upos === 'CCONJ') return true;
  const { head } = tree.at(top);
  return (
    tree.relation(top) !== 'acl' &&
    tree.relation(top) !== 'advcl' &&
    tree.children(head).some((each) => tree.relation(each) === 'conj')
  );
}
