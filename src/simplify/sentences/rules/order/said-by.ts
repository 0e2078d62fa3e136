import type { SaidBy } from '../../language-file/order-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, spanOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';

const LONGEST = 16;
const SHORTEST_SAID = 4;

/** Who says something, and by which words: "segundo o IBGE", "informou ontem a empresa". */
interface Report {
  /** All of it, without the commas around it. */
  readonly all: Stretch;
  readonly who: Stretch;
  /** The verb with its adverb, where there is one. */
  readonly says?: Stretch;
  /** What is said instead of "according to". */
  readonly by?: SaidBy['says'];
  readonly isMany: boolean;
}

/**
 * "Segundo o IBGE, os preços subiram." and "Os preços subiram, informou o IBGE." → "O IBGE diz que os
 * preços subiram.": who says it comes first, then the verb, then what is said.
 */
export function speakersSaying(tree: Tree, rules: SentenceRules): Proposal[] {
  const { saidBy } = rules;
  const end = tree.endMark;
  if (!saidBy || !/^[.:]$/.test(end)) return [];
  for (let i = 0; i < tree.lastWord; i++) {
    if (tree.enclosed[i] || (i > 0 && (tree.form(i - 1) !== ',' || end === ':'))) continue;
    const report = reportAt(tree, i, saidBy, rules);
    const pieces = report && piecesOf(tree, report, saidBy);
    if (!pieces) continue;
    const reason = 'Who says something comes before what is said.';
    const key = tree.lower(i);
    return [{ rule: 'rephrase/said-by', operation: 'rephrase', reason, pieces, dropped: [], key }];
  }
  return [];
}

function reportAt(
  tree: Tree,
  at: number,
  saidBy: SaidBy,
  rules: SentenceRules,
): Report | undefined {
  const told = toldAt(tree, at, saidBy);
  if (told) {
    const who = whoAt(tree, told.end + 1, saidBy, rules);
    const all = who && { first: at, last: who.last };
    return all && { all, who, isMany: isMany(tree, who), by: told.by };
  }
  const words = saidBy.after.find((each) => isAt(tree, at, each));
  if (words) {
    const first = at + words.length;
    const who = whoAt(tree, first, saidBy, rules);
    return who && { all: { first: at, last: who.last }, who, isMany: isMany(tree, who) };
  }
  // "Fala, diz ele": no sentence starts with the verb itself.
  const verb = saidBy.told && isHelped(tree, at) ? at + 1 : at;
  if (at === 0 || !mayBeFinite(tree, at) || !saidBy.verbs.includes(tree.at(verb).lemma))
    return undefined;
  const last = saidBy.when.includes(tree.lower(verb + 1)) ? verb + 1 : verb;
  const who = whoAt(tree, last + 1, saidBy, rules);
  if (!who) return undefined;
  const many = isMany(tree, who);
  const own = tree.at(at).features.Number;
  if (own !== undefined && (own === 'Plur') !== many) return undefined;
  return { all: { first: at, last: who.last }, who, says: { first: at, last }, isMany: many };
}

/** "Según explicó", "Como ha explicado hoy": where the verb ends, and what is said instead. */
function toldAt(
  tree: Tree,
  at: number,
  { told, verbs, when }: SaidBy,
): { readonly end: number; readonly by: SaidBy['says'] } | undefined {
  if (!told?.after.includes(tree.lower(at))) return undefined;
  const helped = isHelped(tree, at + 1);
  const verb = helped ? at + 2 : at + 1;
  if (!verbs.includes(tree.at(verb).lemma) || !tree.isFinite(at + 1)) return undefined;
  if (tree.at(at + 1).features.Tense !== (helped ? 'Pres' : 'Past')) return undefined;
  const { Sing, Plur } = helped ? told.perfect : told.past;
  const word = tree.lower(verb + 1);
  if (!when.includes(word)) return { end: verb, by: { Sing, Plur } };
  return { end: verb + 1, by: { Sing: `${Sing} ${word}`, Plur: `${Plur} ${word}` } };
}

/** "ha dicho" */
function isHelped(tree: Tree, at: number): boolean {
  return tree.at(at).upos === 'AUX' && tree.at(at + 1).features.VerbForm === 'Part';
}

function isAt(tree: Tree, at: number, words: readonly string[]): boolean {
  return words.every((word, i) => tree.lower(at + i) === word);
}

/** A person, an office or a study, up to the comma after which something else begins. */
function whoAt(
  tree: Tree,
  first: number,
  { sources, of }: SaidBy,
  rules: SentenceRules,
): Stretch | undefined {
  const { upos } = tree.at(first);
  let head = first;
  while (head < first + 3 && /^(?:DET|ADJ|NUM)$/.test(tree.at(head).upos)) head++;
  const noun = tree.at(head);
  // "Segundo colocado, …": a single noun without its article is none that speaks.
  const isBare = upos === 'NOUN' && noun.features.Number === 'Sing';
  const isPronoun = noun.upos === 'PRON' && noun.features.PronType === 'Prs' && head === first;
  const isSource =
    noun.upos === 'PROPN' ||
    isPronoun ||
    (noun.upos === 'NOUN' && (sources.includes(noun.lemma) || isPersonal(noun.lemma, rules)));
  if (isBare || !isSource) return undefined;
  let last = beforeComma(tree, head);
  // "Segundo o secretário, Paulo Lima, da Casa Civil, …": the name, or what somebody is, belongs to it.
  while (last + 2 < tree.lastWord) {
    const more = { first: last + 2, last: beforeComma(tree, last + 2) };
    // "Segundo ele, porém, …"
    if (/^(?:ADV|CCONJ|INTJ)$/.test(tree.at(more.first).upos) && more.last - more.first < 2)
      return undefined;
    if (range(more).some((i) => mayBeFinite(tree, i))) break;
    const isOf = of.includes(tree.lower(more.first));
    if (!isOf && tree.at(more.first).upos === 'ADP') break;
    if (!isOf && !tree.isUnder(more.first, head)) break;
    last = more.last;
  }
  const who = { first, last };
  // "disse Nancy no programa": where she said it.
  const isPlace = (i: number) =>
    noun.upos === 'PROPN' && tree.at(i).upos === 'ADP' && !of.includes(tree.lower(i));
  const isPlain = (i: number) =>
    !isPlace(i) && !mayBeFinite(tree, i) && !/^[:;"“”]|^-+$/.test(tree.form(i));
  if (last - first > LONGEST || !tree.isBalanced(who) || !range(who).every(isPlain))
    return undefined;
  return who;
}

/** The end of what is written without a comma from here on, brackets apart. */
function beforeComma(tree: Tree, from: number): number {
  let last = from;
  while (last < tree.lastWord && (tree.form(last + 1) !== ',' || tree.enclosed[last + 1])) last++;
  return last;
}

function isMany(tree: Tree, who: Stretch): boolean {
  const head = range(who).find((i) => /^(?:NOUN|PROPN|PRON)$/.test(tree.at(i).upos)) ?? who.first;
  const { features, upos } = tree.at(who.first);
  // "o ministro e o prefeito"; in "o Sindicato de Combustíveis e Óleos" one speaks.
  const isOther = (i: number) =>
    tree.relation(i) === 'conj' &&
    i <= who.last &&
    (tree.at(i).upos === 'PROPN' || tree.at(i - 1).upos === 'DET') &&
    !range({ first: who.first, last: i }).some((each) => tree.at(each).upos === 'ADP');
  return (
    tree.children(head).some(isOther) ||
    features.Number === 'Plur' ||
    tree.at(head).features.Number === 'Plur' ||
    // "segundo moradores": of one it would have its article.
    (upos === 'NOUN' && features.Number === undefined)
  );
}

function piecesOf(tree: Tree, report: Report, saidBy: SaidBy): Piece[] | undefined {
  const { all, who, says } = report;
  const { tokens, lastWord } = tree;
  const isFirst = all.first === 0;
  const isLast = all.last === lastWord;
  if (!isLast && tree.form(all.last + 1) !== ',') return undefined;
  const said = range({ first: 0, last: lastWord }).filter((i) => i < all.first || i > all.last + 1);
  if (said.length < SHORTEST_SAID || !isSaid(tree, said)) return undefined;
  // "Según Ana, …, “…”, ha añadido.": it is told at the end already.
  if (isFirst && saidBy.verbs.includes(tree.at(lastWord).lemma)) return undefined;
  const before = range({ first: 0, last: all.first - 1 });
  // "O preço subiu, segundo ele, porque …": only the whole is surely what is said.
  if (!isFirst && !isLast && before.some((i) => mayBeFinite(tree, i) || tree.form(i) === ','))
    return undefined;
  if (isFirst && goesOnTelling(tree, all.last + 2)) return undefined;
  const by = report.by ?? saidBy.says;
  const verb = report.isMany ? by.Plur : by.Sing;
  const start = isFirst ? all.last + 2 : 0;
  const that = opensApart(tree, start) ? `${saidBy.that},` : saidBy.that;
  // "O secretário, Paulo Lima, diz que …"
  const comma = range(who).some((i) => tree.form(i) === ',' && !tree.enclosed[i]) ? ',' : '';
  if (isFirst)
    return [
      { start: tokens[0].start, end: tokens[who.first].start, parts: [], capital: true },
      {
        start: tokens[all.last].end,
        end: tokens[all.last + 1].end,
        parts: [`${comma} ${verb} ${that}`],
      },
    ];
  // "Mas …, diz ele", "Por isso, …": what links it to the sentence before stays first.
  if (!/^(?:DET|NOUN|PROPN|ADP|NUM|PRON|ADJ)$/.test(tree.at(0).upos)) return undefined;
  const first = { start: tokens[0].start, end: tokens[0].end };
  const isName = tree.at(0).upos === 'PROPN' || /^\p{Lu}.*\p{Lu}/u.test(tree.form(0));
  return [
    {
      ...first,
      parts: [
        { ...spanOf(tree, who), casing: 'upper' },
        `${comma} `,
        says ? spanOf(tree, says) : verb,
        ` ${that} `,
        { ...first, ...(!isName && { casing: 'lower' as const }) },
      ],
    },
    {
      start: tokens[all.first - 2].end,
      end: tokens[isLast ? all.last : all.last + 1].end,
      parts: [],
    },
  ];
}

/** "Segundo a empresa, que fez a pesquisa, …", "…, entidade que promove a feira, …": told of who says it. */
function goesOnTelling(tree: Tree, first: number): boolean {
  const { upos, features } = tree.at(first);
  const isBare = upos === 'NOUN' && features.Number === 'Sing';
  return features.PronType === 'Rel' || (isBare && tree.form(beforeComma(tree, first) + 1) === ',');
}

/** A clause of its own that nobody else says, and in which nobody speaks of himself. */
function isSaid(tree: Tree, said: readonly number[]): boolean {
  return (
    said.some((i) => mayBeFinite(tree, i)) &&
    !said.some((i) => tree.at(i).features.Person === '1' || /^(?:[:;–—]|-{2,})$/.test(tree.form(i)))
  );
}

/** "…que, em 2007, …": what opens the clause is set apart by two commas or by none. */
function opensApart(tree: Tree, start: number): boolean {
  const isOpening = /^(?:ADP|ADV|SCONJ)$/.test(tree.at(start).upos);
  const comma = beforeComma(tree, start) + 1;
  if (!isOpening || comma > tree.lastWord) return false;
  const verbs = range({ first: start, last: comma }).filter((i) => mayBeFinite(tree, i));
  // "…que, sempre que chove, a rua …"
  return verbs.length === 0 || verbs.some((i) => tree.relation(i) === 'advcl');
}

/** Of some verbs the tagger knows no form. */
function mayBeFinite(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return tree.isFinite(index) || (upos === 'VERB' && features.VerbForm === undefined);
}
