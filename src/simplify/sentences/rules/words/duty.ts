import type { DutyRules } from '../../language-file/rewrite-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** An infinitive with "zu", before it or inside: "zu zahlen", "mitzuteilen". */
interface Infinitive {
  readonly first: number;
  readonly last: number;
  readonly verb: string;
}

/**
 * "Die Miete ist im Voraus zu zahlen" → "Die Miete muss im Voraus gezahlt werden", "Der Mieter ist
 * verpflichtet, … zu zahlen" → "Der Mieter muss … zahlen": who must or may do what is said by one
 * verb, as guides of plain language ask.
 */
export function duties(tree: Tree, { duties: data }: SentenceRules): Proposal[] {
  if (!data) return [];
  const found: Proposal[] = [];
  for (let at = 1; at < tree.tokens.length; at++) {
    const infinitive = infinitiveAt(tree, at, data);
    if (!infinitive || tree.enclosed[at] || isShared(tree, infinitive, data)) continue;
    const pieces =
      boundTo(tree, infinitive, data) ??
      afterHelp(tree, infinitive, data) ??
      beforeHelp(tree, infinitive, data);
    if (!pieces) continue;
    const reason = 'One verb says what somebody must or may do.';
    const { verb: key } = infinitive;
    found.push({ rule: 'rephrase/duty', operation: 'rephrase', reason, pieces, dropped: [], key });
  }
  return found;
}

function infinitiveAt(
  tree: Tree,
  at: number,
  { to, verbs, passive }: DutyRules,
): Infinitive | undefined {
  const form = tree.form(at);
  const { upos, lemma } = tree.at(at);
  if (form !== tree.lower(at)) return undefined;
  // "verpflichtet, es zu können" has one more modal verb.
  const isVerb = upos === 'VERB' || form === passive;
  if (tree.form(at - 1) === to && isVerb) return { first: at - 1, last: at, verb: form };
  const inside = form.indexOf(to, 1);
  if (inside < 0) return undefined;
  const verb = form.slice(0, inside) + form.slice(inside + to.length);
  const isKnown = Object.hasOwn(verbs, verb) || (isVerb && verb === lemma);
  return isKnown ? { first: at, last: at, verb } : undefined;
}

/** "zu zahlen und … zu melden": two hang on one helping verb. */
function isShared(tree: Tree, { first, last }: Infinitive, data: DutyRules): boolean {
  if (isHelp(tree, last + 1, data)) return false;
  const next = tree.at(last + 1).upos;
  if (next === 'CCONJ' ? !tree.isFinite(last + 2) : !tree.isPunctuation(last + 1)) return true;
  const isBeside = (i: number) => {
    const between = i < first ? { first: i, last: first } : { first: last, last: i };
    return !range(between).some((at) => tree.isFinite(at)) && !isHelp(tree, i + 1, data);
  };
  return range({ first: 1, last: tree.lastWord }).some(
    (i) => (i < first || i > last) && infinitiveAt(tree, i, data) && isBeside(i),
  );
}

function isHelp(tree: Tree, index: number, { done, acting }: DutyRules): boolean {
  return Object.hasOwn(done, tree.lower(index)) || Object.hasOwn(acting, tree.lower(index));
}

/** "ist verpflichtet, … zu zahlen" → "muss … zahlen" */
function boundTo(tree: Tree, infinitive: Infinitive, data: DutyRules): Piece[] | undefined {
  const { first } = infinitive;
  for (let comma = first - 1; comma > 1; comma--) {
    if (tree.form(comma) !== ',') continue;
    const help = helpBefore(tree, comma, Object.keys(data.done), data);
    const word = wordsOf(data.bound, tree, comma);
    if (help === undefined || word === undefined || help >= word.first) continue;
    if (range({ first: comma + 1, last: first - 1 }).some((i) => tree.isFinite(i))) continue;
    const modal = data.bound[word.words][tree.lower(help)];
    if (modal === undefined) return undefined;
    const from = tree.tokens[word.first - 1].end;
    return [
      replaced(tree, help, help, modal),
      { start: from, end: tree.tokens[comma].end, parts: [''] },
      withoutTo(tree, infinitive),
    ];
  }
  return undefined;
}

/** Where "zu" stands apart, its verb is left to other rules: "zu entrichten" → "bezahlen". */
function withoutTo(tree: Tree, { first, last, verb }: Infinitive): Piece {
  if (first === last) return replaced(tree, first, last, verb);
  return { start: tree.tokens[first].start, end: tree.tokens[last].start, parts: [''] };
}

/** The words before a comma that say so: "verpflichtet", "in der Lage". */
function wordsOf(
  table: DutyRules['bound'],
  tree: Tree,
  comma: number,
): { words: string; first: number } | undefined {
  for (const words of Object.keys(table)) {
    const first = comma - words.split(' ').length;
    const here = range({ first, last: comma - 1 }).map((i) => tree.form(i));
    if (here.join(' ') === words) return { words, first };
  }
  return undefined;
}

/** "ist … zu zahlen" → "muss … gezahlt werden"; "hat … zu zahlen" → "muss … zahlen" */
function afterHelp(tree: Tree, infinitive: Infinitive, data: DutyRules): Piece[] | undefined {
  const { first, last, verb } = infinitive;
  if (!Object.hasOwn(data.verbs, verb) || isHelp(tree, last + 1, data)) return undefined;
  const helps = [...Object.keys(data.done), ...Object.keys(data.acting)];
  const help = helpBefore(tree, first, helps, data);
  if (help === undefined || !isOwn(tree, help, last)) return undefined;
  if (range({ first: help, last: first }).some((i) => tree.form(i) === ',')) return undefined;
  const modal = data.done[tree.lower(help)];
  if (modal === undefined)
    return [replaced(tree, help, help, data.acting[tree.lower(help)]), withoutTo(tree, infinitive)];
  const participle = data.verbs[verb];
  if (participle === '') return undefined;
  return [
    replaced(tree, help, help, modal),
    replaced(tree, first, last, `${participle} ${data.passive}`),
  ];
}

/** "…, das zu unterschreiben ist" → "…, das unterschrieben werden muss" */
function beforeHelp(tree: Tree, infinitive: Infinitive, data: DutyRules): Piece[] | undefined {
  const { first, last, verb } = infinitive;
  const help = last + 1;
  const word = tree.lower(help);
  if (!Object.hasOwn(data.verbs, verb) || !tree.isPunctuation(help + 1)) return undefined;
  let start = first;
  while (start > 0 && tree.form(start - 1) !== ',') start--;
  // "Zu beachten ist, dass …" has no clause before it.
  if (start === 0 || holdsOther(tree, start, first, data)) return undefined;
  const participle = data.verbs[verb];
  const said = Object.hasOwn(data.done, word)
    ? participle && `${participle} ${data.passive} ${data.done[word]}`
    : Object.hasOwn(data.acting, word) && `${verb} ${data.acting[word]}`;
  return said ? [replaced(tree, first, help, said)] : undefined;
}

/** The helping verb of a clause, when nothing between turns what it says: "ist nicht zu …". */
function helpBefore(
  tree: Tree,
  before: number,
  helps: readonly string[],
  data: DutyRules,
): number | undefined {
  for (let at = before - 1; at >= 0; at--) {
    if (helps.includes(tree.lower(at)))
      return holdsOther(tree, at - 1, before, data) ? undefined : at;
    if (tree.isFinite(at) || /^[,;:]$/.test(tree.form(at))) return undefined;
  }
  return undefined;
}

function holdsOther(tree: Tree, first: number, before: number, { unless }: DutyRules): boolean {
  return range({ first: Math.max(0, first), last: before - 1 }).some((i) =>
    unless.includes(tree.lower(i)),
  );
}

/** "ist bereit zu zahlen": the infinitive hangs on another word. */
function isOwn(tree: Tree, help: number, verb: number): boolean {
  return tree.at(help).head === verb || tree.at(verb).head === help;
}

function replaced(tree: Tree, first: number, last: number, text: string): Piece {
  const isFirst = first === 0 && /^\p{Lu}/u.test(tree.form(0));
  const word = isFirst ? text[0].toUpperCase() + text.slice(1) : text;
  return { start: tree.tokens[first].start, end: tree.tokens[last].end, parts: [word] };
}
