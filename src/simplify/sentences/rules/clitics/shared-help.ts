import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { isClitic, mainAfter, sentenceFrom } from './clitics.ts';
import {
  borderOf,
  isAlike,
  isInstead,
  isParticiple,
  isTie,
  isVerb,
  mayStandAlone,
  type Shared,
} from './stand-alone.ts';

type Clitics = NonNullable<SentenceRules['clitics']>;

/**
 * "Vstal je zgodaj in šel v mesto" → "Vstal je zgodaj. Šel je v mesto": in languages with clitics
 * each verb of a series gets its sentence, and its helping verb, which was said once for all.
 */
export function sharedHelpSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { sharedHelp: data, clitics, stop = '. ' } = rules;
  if (!data || !clitics || isConditional(tree, rules) || asks(tree)) return [];
  const root = mainVerb(tree, clitics);
  if (root === undefined || tree.finiteOf(root) === undefined || tree.enclosed[root]) return [];
  const opening = range({ first: 0, last: root });
  if (opening.some((i) => data.bounds.includes(tree.lower(i)))) return [];
  const isScoped = opening.some((i) => data.scopes.includes(tree.lower(i)));
  const series = seriesOf(tree, root, data, clitics);
  const found: Proposal[] = [];
  const parted = new Set<number>();
  for (const verb of series.slice(1)) {
    const border = borderOf(tree, verb, data);
    if (!border || border.first < 2 || tree.enclosed[verb]) continue;
    if (!mayStandAlone(tree, verb, border, series, data)) continue;
    if (isInstead(tree, border, data)) continue;
    const needsHelp = tree.finiteOf(verb) === undefined;
    const lent = needsHelp ? lentHelp(tree, verb, series) : undefined;
    if (needsHelp && (isScoped || lent === undefined)) continue;
    const begin = data.coordinators[tree.lower(border.last)] ?? '';
    const cutFrom = tree.tokens[border.first - 1].end;
    const first = border.last + 1;
    const help = lent === undefined ? {} : { help: tree.lower(lent) };
    const own = { cutFrom, stop, first, clause: verb, ...help };
    const kept = { start: cutFrom, end: tree.tokens[border.last].end, parts: [stop, begin] };
    const pieces = begin === '' ? sentenceFrom(tree, own, clitics) : [kept];
    if (!pieces || (begin !== '' && needsHelp)) continue;
    const comma = commaBefore(tree, verb, series, data, parted);
    // "so opazili, obstrelili, poškodovali in potopili": a list of more stays whole.
    if (comma === undefined) continue;
    const word = tree.lower(border.last);
    if (comma >= 0 && data.coordinators[word] !== '') continue;
    parted.add(verb);
    found.push({
      rule: 'split/shared',
      operation: 'split',
      reason: 'Each action has its own sentence.',
      pieces: comma < 0 ? pieces : [joinedAt(tree, comma, word), ...pieces],
      dropped: range(border).filter((i) => !tree.isPunctuation(i)),
      key: tree.lower(border.last),
    });
  }
  return found;
}

/**
 * "Vstal je, se obrnil k oknu in rekel": parted from the last of three, the first two are joined by the
 * "in" that was its own. The comma between them, -1 where none is; nothing where there are more.
 */
function commaBefore(
  tree: Tree,
  verb: number,
  series: readonly number[],
  data: Shared,
  parted: ReadonlySet<number>,
): number | undefined {
  const place = series.findLastIndex((each) => each < verb);
  const [before, earlier] = [series[place], series[place - 1]];
  if (earlier === undefined || parted.has(before)) return -1;
  // "Strel je počil, ljudje so zbežali in …": a clause with its own helping verb or subject needs no "in".
  const finite = tree.finiteOf(before);
  const isHelped = finite !== undefined && finite !== before;
  if (isHelped || tree.subjectOf(before) !== undefined) return -1;
  const bare = (of: number) => {
    const border = borderOf(tree, of, data);
    const isComma = border && border.first === border.last && tree.form(border.first) === ',';
    return isComma ? border.first : -1;
  };
  const comma = bare(before);
  const isMore = earlier !== series[0] && !parted.has(earlier) && bare(earlier) >= 0;
  return comma >= 0 && isMore ? undefined : comma;
}

/** " in" in place of a comma. */
function joinedAt(tree: Tree, comma: number, word: string): Piece {
  return { start: tree.tokens[comma - 1].end, end: tree.tokens[comma].end, parts: [` ${word}`] };
}

/** The verb of the main clause, also after one that the parser took for it: "Ko je …, je …". */
function mainVerb(tree: Tree, clitics: Clitics): number | undefined {
  const { root } = tree;
  const mark = tree.child(root, ['mark']);
  if (mark === undefined) return root;
  const comma = tree.tokens.findIndex(({ form }) => form === ',');
  return mark === 0 && root < comma ? mainAfter(tree, root, comma, clitics) : undefined;
}

export function asks(tree: Tree): boolean {
  if (tree.endMark === '?') return true;
  return tree.isWhWord(0);
}

/** The main verb and those that are joined to it, in their order. */
function seriesOf(tree: Tree, root: number, data: Shared, clitics: Clitics): number[] {
  const series = new Set([root]);
  let before = root;
  for (let i = root + 1; i < tree.tokens.length; i++) {
    const { relation, head } = tree.at(i);
    const joined = /^(?:conj|parataxis)$/.test(relation) && series.has(head);
    const predicate = isParticiple(tree, i) || tree.finiteOf(i) !== undefined;
    const goesOn = joined ? predicate : follows(i);
    if (!goesOn || tree.child(i, ['mark']) !== undefined) continue;
    series.add(i);
    before = i;
  }
  return [...series];

  /** A participle right after a coordinator, like the one before it: also where the parser errs. */
  function follows(index: number): boolean {
    if (!isParticiple(tree, index) || !isAlike(tree, before, index, data)) return false;
    let at = index - 1;
    while (at > before && isClitic(tree, at, clitics)) at--;
    if (data.coordinators[tree.lower(at)] !== '') return false;
    return !range({ first: before + 1, last: at }).some((i) => isTie(tree, i) || isVerb(tree, i));
  }
}

/** The helping verb of a past or future tense that says yes. */
function helpOf(tree: Tree, verb: number): number | undefined {
  return tree.children(verb).find((each) => {
    const { VerbForm, Mood, Polarity } = tree.at(each).features;
    if (tree.at(each).upos !== 'AUX' || tree.relation(each) !== 'aux') return false;
    return VerbForm === 'Fin' && Mood === 'Ind' && Polarity !== 'Neg';
  });
}

/** The helping verb said last: "A sta vstala, B je ostal in zaspal" lends its "je". */
function lentHelp(tree: Tree, verb: number, series: readonly number[]): number | undefined {
  const lender = series.findLast((each) => each < verb && tree.finiteOf(each) !== undefined);
  return lender === undefined ? undefined : helpOf(tree, lender);
}
