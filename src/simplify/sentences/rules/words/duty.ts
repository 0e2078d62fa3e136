import type { DutyRules } from '../../language-file/rewrite-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, upperFirst } from '../../proposal.ts';
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
    if (!infinitive || tree.enclosed[at]) continue;
    const group = groupFrom(tree, infinitive, data);
    const { last } = group[group.length - 1];
    at = last;
    if (!endsHere(tree, last, data) || leavesInfinitive(tree, group, data)) continue;
    const pieces =
      boundTo(tree, group, data) ??
      afterHelp(tree, group, data) ??
      (group.length === 1 ? beforeHelp(tree, infinitive, data) : undefined);
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

/** "zu zahlen und … zu melden": two or more hang on one helping verb. */
function groupFrom(tree: Tree, infinitive: Infinitive, data: DutyRules): Infinitive[] {
  const group = [infinitive];
  let { last } = infinitive;
  // "zu bitten, die Tür zu öffnen": after a comma one hangs on the other.
  for (let at = last + 1; at <= tree.lastWord && !tree.isFinite(at); at++) {
    if (tree.isPunctuation(at) || tree.at(last + 1).upos !== 'CCONJ') break;
    const next = infinitiveAt(tree, at, data);
    if (!next) continue;
    group.push(next);
    ({ last } = next);
  }
  return group;
}

/** "berechtigt, mit Dritten zusammenzuarbeiten, um … zu ermöglichen": also one that no list knows. */
function isInfinitive(tree: Tree, at: number, { to }: DutyRules): boolean {
  return tree.form(at) === to || new RegExp(`^\\p{Ll}+${to}\\p{Ll}+n$`, 'u').test(tree.form(at));
}

/** "zu löschen und einzuschränken oder zu sperren": one that is not understood would keep its "zu". */
function leavesInfinitive(tree: Tree, group: readonly Infinitive[], data: DutyRules): boolean {
  const known = new Set(group.flatMap(({ first, last }) => range({ first, last })));
  const stretch = { first: group[0].first, last: group[group.length - 1].last };
  return range(stretch).some((i) => !known.has(i) && isInfinitive(tree, i, data));
}

/** After the last of them the clause ends: "zu zahlen hat", "zu zahlen und kann …". */
function endsHere(tree: Tree, last: number, data: DutyRules): boolean {
  if (isHelp(tree, last + 1, data)) return true;
  return tree.at(last + 1).upos === 'CCONJ'
    ? tree.isFinite(last + 2)
    : tree.isPunctuation(last + 1);
}

function isHelp(tree: Tree, index: number, { done, acting }: DutyRules): boolean {
  return Object.hasOwn(done, tree.lower(index)) || Object.hasOwn(acting, tree.lower(index));
}

/** "ist verpflichtet, … zu zahlen" → "muss … zahlen"; "verpflichtet sich, …" likewise. */
function boundTo(tree: Tree, group: readonly Infinitive[], data: DutyRules): Piece[] | undefined {
  const [{ first }] = group;
  for (let comma = first - 1; comma > 1; comma--) {
    if (tree.form(comma) !== ',') continue;
    const between = range({ first: comma + 1, last: first - 1 });
    if (between.some((i) => tree.isFinite(i) || isInfinitive(tree, i, data))) continue;
    const self = data.self[`${tree.lower(comma - 2)} ${tree.lower(comma - 1)}`];
    const help = helpBefore(tree, comma, Object.keys(data.done), data);
    const word = wordsOf(data.bound, tree, comma);
    const isOther = help === undefined || word === undefined || help >= word.first;
    if (self === undefined && isOther) continue;
    const modal = self ?? data.bound[word?.words ?? ''][tree.lower(help ?? 0)];
    if (modal === undefined) return undefined;
    const verb = self === undefined ? (help as number) : comma - 2;
    const from = tree.tokens[self === undefined ? (word?.first ?? comma) - 1 : comma - 2].end;
    return [
      replaced(tree, verb, verb, modal),
      { start: from, end: tree.tokens[comma].end, parts: [''] },
      ...group.map((each) => withoutTo(tree, each)),
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
function afterHelp(tree: Tree, group: readonly Infinitive[], data: DutyRules): Piece[] | undefined {
  const [{ first }] = group;
  const { last } = group[group.length - 1];
  if (!group.every(({ verb }) => Object.hasOwn(data.verbs, verb))) return undefined;
  if (isHelp(tree, last + 1, data)) return undefined;
  const helps = [...Object.keys(data.done), ...Object.keys(data.acting)];
  const help = helpBefore(tree, first, helps, data);
  if (help === undefined || !isOwn(tree, help, group[0])) return undefined;
  if (holdsOther(tree, first, last, data)) return undefined;
  // "ist dafür verantwortlich, sein Konto, … zu schützen": what comes after the comma hangs on it.
  const isHeld = (i: number) =>
    tree.form(i) === ',' && !/^(?:NOUN|PROPN)$/.test(tree.at(i - 1).upos);
  if (range({ first: help, last: first }).some(isHeld)) return undefined;
  const modal = data.done[tree.lower(help)];
  if (modal === undefined)
    return [
      replaced(tree, help, help, data.acting[tree.lower(help)]),
      ...group.map((each) => withoutTo(tree, each)),
    ];
  if (group.some(({ verb }) => data.verbs[verb] === '')) return undefined;
  return [
    replaced(tree, help, help, modal),
    ...group.map((each) => {
      const isLast = each.last === last;
      const participle = data.verbs[each.verb];
      return replaced(tree, each.first, each.last, participle + (isLast ? ` ${data.passive}` : ''));
    }),
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
  let commas = 0;
  for (let at = before - 1; at >= 0; at--) {
    // "sollten Angst haben zu zahlen", "keinen Hund zu haben oder … zu pflegen"
    const isFree = tree.at(at).features.VerbForm === 'Inf' || tree.form(at - 1) === data.to;
    if (helps.includes(tree.lower(at)) && !isFree) {
      // "ist im Voraus, spätestens am 3. Mai, zu zahlen": put in between.
      if (commas % 2 === 1) return undefined;
      return holdsOther(tree, at - 1, before, data) ? undefined : at;
    }
    if (tree.form(at) === ',') commas++;
    const opens = tree.at(at).upos === 'SCONJ' || /Rel/.test(tree.at(at).features.PronType ?? '');
    if (tree.isFinite(at) || opens || /^[;:]$/.test(tree.form(at))) return undefined;
  }
  return undefined;
}

function holdsOther(tree: Tree, first: number, before: number, { unless }: DutyRules): boolean {
  return range({ first: Math.max(0, first), last: before - 1 }).some((i) =>
    unless.includes(tree.lower(i)),
  );
}

/** "ist bereit zu zahlen": the infinitive hangs on another word, right before it. */
function isOwn(tree: Tree, help: number, { first, last }: Infinitive): boolean {
  const [above, below] = [tree.at(help).head, tree.at(last).head];
  if (above === last || below === help) return true;
  // "ist schriftlich oder im Amt einzulegen": how, and more than that, stands between.
  const tellsHow = tree.at(above).upos === 'ADJ' || tree.child(above, ['case']) !== undefined;
  return tellsHow && above > help && above < first - 1;
}

function replaced(tree: Tree, first: number, last: number, text: string): Piece {
  const isFirst = first === 0 && /^\p{Lu}/u.test(tree.form(0));
  const word = isFirst ? upperFirst(text) : text;
  return { start: tree.tokens[first].start, end: tree.tokens[last].end, parts: [word] };
}
