import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { tellsOfSome } from '../clauses/one-clause.ts';
import { isDefinition } from './definition.ts';
import { hangsOnClause, isStatement } from './detail.ts';

/** What follows the last comma. */
export function tails(tree: Tree, rules: Tails): Proposal[] {
  const end = tree.lastWord;
  const found: Proposal[] = [];
  // "…, who said:": what follows belongs to it.
  if (tree.endMark === ':' || isDefinition(tree)) return found;
  if (!mayLose(tree, rules)) return found;
  for (let comma = end - 1; comma > 3 && end - comma < 25; comma--) {
    if (!COMMAS.has(tree.form(comma)) || tree.enclosed[comma]) continue;
    if (isHelped(tree, comma)) continue;
    if (closesLink(tree, comma) || isExample(tree, comma, rules) || isObject(tree, comma)) continue;
    if (!isWhole(tree, comma) || !isExtra(tree, comma, end, rules)) continue;
    const stretch = { first: comma, last: end };
    const reason = 'The sentence is complete without it.';
    found.push(dropping(tree, stretch, 'drop/tail', reason, tree.lower(comma + 1)));
  }
  return found;
}

/** "Le joueur, blessé au genou, ne jouera pas": in news it may be the reason. */
function mayLose(tree: Tree, { definers }: Tails): boolean {
  const finite = tree.finiteOf(tree.root) ?? -1;
  if (!definers) return true;
  return definers.includes(tree.lower(finite)) && !/^aux/.test(tree.at(finite).relation);
}

/** "not good enough, however, to win": the comma belongs to the word before it, not to what follows. */
function closesLink(tree: Tree, comma: number): boolean {
  return COMMAS.has(tree.form(comma - 2)) && tree.at(comma - 1).upos === 'ADV';
}

/** "Elle sera, je l'espère, examinée": a participle whose helping verb stands before both commas. */
function isHelped(tree: Tree, comma: number): boolean {
  let open = comma - 1;
  while (open > 0 && !COMMAS.has(tree.form(open))) open--;
  return open > 0 && tree.at(open - 1).upos === 'AUX';
}

/** "she took up, for a moment, a book": what stands between two commas parts a verb from its object. */
function isObject(tree: Tree, comma: number): boolean {
  if (!/^(?:DET|NOUN|ADJ|PRON)$/.test(tree.at(comma + 1).upos)) return false;
  let open = comma - 1;
  while (open > 0 && !tree.isPunctuation(open)) open--;
  const isShort = COMMAS.has(tree.form(open)) && tree.at(open + 1).upos === 'ADP';
  // "took up," as well as "took,"
  const near = tree.at(open - 1).relation === 'compound:prt' ? open - 2 : open - 1;
  // "tem em Lisboa, no Chiado, uma loja": also of a verb farther before.
  const verb = tree.at(near).upos === 'VERB' ? near : tree.root;
  const isObjectless = (at: number) =>
    tree.at(at).upos === 'VERB' && tree.child(at, ['obj']) === undefined;
  // "e fornece à frase, um sentido": likewise of a second verb, without the first comma.
  let before = comma - 1;
  while (/^(?:ADP|DET|NOUN|ADJ|PROPN)$/.test(tree.at(before).upos)) before--;
  if (tree.isFinite(before) && before !== tree.root && isObjectless(before)) return true;
  return isShort && isObjectless(verb);
}

/** "features like two wheels, the ability to turn": one more of what is listed. */
export function isExample(tree: Tree, comma: number, { examples: marks = [] }: Tails): boolean {
  const isNoun = /^(?:DET|NOUN|ADJ|NUM)$/.test(tree.at(comma + 1).upos);
  const before = range({ first: tree.finiteOf(tree.root) ?? 0, last: comma - 1 });
  return isNoun && before.some((i) => marks.includes(tree.lower(i)));
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
export function insertions(tree: Tree, rules: Tails): Proposal[] {
  const found: Proposal[] = [];
  if (!mayLose(tree, rules)) return found;
  const commas = tree.tokens
    .map((_, i) => i)
    .filter((i) => COMMAS.has(tree.form(i)) && !tree.enclosed[i]);
  commas.slice(1).forEach((close, i) => {
    const open = commas[i];
    if (open === 0 || close - open < 3 || close - open > 20) return;
    const { between: starts = rules.starts } = rules;
    if (close >= tree.lastWord - 1) return;
    if (!isExtra(tree, open, close - 1, { ...rules, starts })) return;
    // "born November 24, 1972": the second comma is the date's.
    if (tree.at(close - 1).upos === 'NUM' && tree.at(close + 1).upos === 'NUM') return;
    // The main verb follows, so that the two commas are a pair.
    const finite = tree.finiteOf(tree.root) ?? -1;
    if (finite <= close || finite > close + 3) return;
    // "In his book, published in 1984, he said": the second comma is also the first phrase's.
    const subject = tree.subjectOf(tree.root) ?? 0;
    if (subject > open) return;
    // "Ana, a juíza, eleita ontem, disse": the first of these commas closes what stands before it.
    if (commas.some((each) => each > subject && each < open)) return;
    // "It is a plain, flooded in spring, nearby are hills": a clause ends at the first comma.
    if (range({ first: 0, last: open - 1 }).some((each) => isMain(tree, each))) return;
    if (tellsOfName(tree, open, close)) return;
    const stretch = { first: open, last: close };
    found.push(dropping(tree, stretch, 'drop/insertion', 'It is extra.', tree.lower(open + 1)));
  });
  return found;
}

/** "El señor Gil, que lleva su caso, le llamará": what is told of a name. */
function tellsOfName(tree: Tree, open: number, close: number): boolean {
  const top = topOf(tree, open + 1, close - 1) ?? -1;
  return /^\p{Lu}/u.test(tree.form(open - 1)) && tree.relation(top) === 'acl';
}

function isMain(tree: Tree, index: number): boolean {
  if (!tree.isFinite(index)) return false;
  const verb = tree.at(index).upos === 'AUX' ? tree.at(index).head : index;
  return ![index, verb].some((each) => /^(?:acl|advcl|csubj)/.test(tree.at(each)?.relation ?? ''));
}

/** What stands between two dashes, as in brackets. */
export function betweenDashes(tree: Tree, { dashes }: Tails): Proposal[] {
  if (!dashes) return [];
  const marks = tree.tokens
    .map((_, i) => i)
    .filter((i) => i > 0 && DASH.test(tree.form(i)) && !tree.enclosed[i]);
  if (marks.length !== 2) return [];
  const [first, last] = marks;
  const isFar = last - first < 2 || last - first > 20;
  if (isFar || last >= tree.lastWord || !tree.isBalanced({ first, last })) return [];
  // "1914 – 1918", "Paris – Lyon – Nice": no border of an extra.
  const isSpaced = (i: number) => tree.tokens[i - 1].end < tree.tokens[i].start;
  if (!isSpaced(first) || !isSpaced(last) || tree.at(first - 1).upos === 'NUM') return [];
  // "la première – et dernière – élection": no extra.
  if (tree.at(first + 1).upos === 'CCONJ') return [];
  // "Le fruit — la bigarade — les feuilles et le bois": the second dash was also a comma.
  if (tree.at(last + 1).upos === 'DET') return [];
  return [dropping(tree, { first, last }, 'drop/insertion', 'It is extra.', 'dashes')];
}

const DASH = /^[—–]$/;

type Tails = NonNullable<SentenceRules['tails']>;

/** Does what stands between a comma and `last` hang together, by a relation and word that may go? */
function isExtra(
  tree: Tree,
  comma: number,
  last: number,
  { relations, starts, ties, said, limits }: Tails,
): boolean {
  const words = range({ first: comma + 1, last });
  if (limits && words.some((i) => limits.includes(tree.lower(i)))) return false;
  // ", a report warns": who says it, whatever the parser takes the verb for.
  if (said?.includes(tree.at(last).lemma)) return false;
  const top = topOf(tree, comma + 1, last);
  if (top === undefined || tree.at(top).head >= comma || isStatement(tree, top)) return false;
  if (!relations.includes(tree.at(top).relation) || isList(tree, comma, top)) return false;
  // "who, full of sympathy, made me sign": part of the clause stands before the comma.
  if (hangsOnClause(tree, top) || tree.children(top).some((each) => each < comma)) return false;
  if (!tree.isBalanced({ first: comma, last }) || leavesQuote(tree, comma, last)) return false;
  // "negociações -- iniciadas em maio --, que …": the dashes would stand at the end.
  if (/^[-–—]+$/.test(tree.form(comma - 1))) return false;
  // "who, full of sympathy, made me sign": a clause with commas of its own tells more than an extra.
  const inner = words.find((i) => COMMAS.has(tree.form(i)));
  if (inner !== undefined && tree.at(top).relation === 'acl:relcl') return false;
  // "refers to the shoal, a fishing ground, as Panatag": what follows belongs to the verb.
  const isTwo = inner !== undefined && /^(?:ADP|SCONJ)$/.test(tree.at(inner + 1).upos);
  if (isTwo && /^(?:parataxis|appos)$/.test(tree.at(top).relation)) return false;
  if (tellsOfSome(tree, comma + 1, last)) return false;
  // "Lulu é um whippet, um galgo pequeno": what the word means.
  const { head, relation } = tree.at(top);
  if (relation === 'appos' && head === tree.root && tree.child(head, ['cop']) !== undefined)
    return false;
  // "…, saying that the house was sold": a statement.
  if (words.some((i) => tree.relation(i) === 'ccomp')) return false;
  const { features, upos } = tree.at(comma + 1);
  const participle = upos === 'VERB' && /^(?:Part|Ger|Conv)$/.test(features.VerbForm ?? '');
  // "not good enough, however, to win": what ties it stands after the linking word.
  const isLink = upos === 'ADV' && COMMAS.has(tree.form(comma + 2));
  const word = tree.lower(isLink ? comma + 3 : comma + 1);
  // "…, just as others did": likewise.
  const isTied = upos === 'ADV' && !starts.includes(word) && ties?.includes(tree.lower(comma + 2));
  if (isTied) return false;
  // "her shrill, grating voice", "his mild, bulging eyes": a second adjective.
  if (ties?.includes(word) || tree.at(comma - 1).upos === 'ADJ') return false;
  if (participle && last === comma + 2 && tree.at(last).upos === 'NOUN') return false;
  // "energy saving, reducing waste and cleaning": one of a list.
  const before = tree.at(comma - 1);
  if (participle && before.upos === upos && before.features.VerbForm === features.VerbForm)
    return false;
  // "fluidos à base de água, fluidos à base de óleo": the same noun again, read as a participle.
  if (participle && range({ first: 0, last: comma }).some((i) => tree.lower(i) === word))
    return false;
  // "sur tous les supports, médias, procédés et formats": a noun that is read as a participle.
  if (participle && COMMAS.has(tree.form(comma - 2)) && before.upos === 'NOUN') return false;
  // "woodcut, engraving and etching", "chant, danse et claquettes": a list.
  if (participle && (tree.at(comma + 2).upos === 'CCONJ' || COMMAS.has(tree.form(comma + 2))))
    return false;
  if (starts.includes(word) || (participle && starts.includes('VERB.Part'))) return true;
  if (participle && features.Tense === 'Past' && starts.includes('VERB.Part.Past')) return true;
  if (!ties || upos === 'NOUN' || upos === 'PROPN' || upos === 'ADJ' || upos === 'PRON')
    return false;
  return /^(?:advcl|acl|obl)/.test(tree.at(top).relation) && !ties.includes(word);
}

/** "…, com ' publicidade renovada ' .": the second mark would stay. */
function leavesQuote(tree: Tree, comma: number, last: number): boolean {
  const marks = range({ first: comma + 1, last }).filter((i) => /^["'’”»]$/.test(tree.form(i)));
  return marks.length % 2 === 1 && /^["'’”»]$/.test(tree.form(last + 1));
}

/** The one token of a stretch whose head is outside, if all others hang below it. */
export function topOf(tree: Tree, first: number, last: number): number | undefined {
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
  // "three heads, a snake for a tail, and wings": the parser takes the second for another name.
  const isNamed = /^(?:appos|nmod)$/.test(tree.relation(top));
  // "an inventor, a scientist and a tradesman", "on a person, a thing, a fact or an idea"
  if (isNamed && tree.children(top).some((each) => tree.relation(each) === 'conj')) return true;
  // "cuts, on this circle, an arc": what the verb acts on follows an insertion.
  if (isNamed && isAfterInsertion(tree, comma)) return true;
  for (let i = comma + 1; isNamed && i < tree.lastWord; i++)
    if (COMMAS.has(tree.form(i)) && tree.at(i + 1).upos === 'CCONJ') return true;
  const { head } = tree.at(top);
  return (
    tree.relation(top) !== 'acl' &&
    tree.relation(top) !== 'advcl' &&
    tree.children(head).some((each) => tree.relation(each) === 'conj')
  );
}

/** Does a comma close what stands between a verb and what it acts on? */
function isAfterInsertion(tree: Tree, comma: number): boolean {
  let open = comma - 1;
  while (open > 0 && !COMMAS.has(tree.form(open))) open--;
  const before = tree.at(open - 1);
  return open > 0 && /^(?:VERB|ADV)$/.test(before.upos) && tree.at(open + 1).upos === 'ADP';
}
