import { onceFor } from '../../core/once-for.ts';
import { isAffirmed, isNegation } from '../../language/facts/negation.ts';
import type { FactsProfile, Language } from '../../language/index.ts';
import type { Trees } from '../words/identify/trees.ts';
import { flatTrees } from '../words/identify/trees.ts';
import type { Proposal } from './proposal.ts';
import { NO_SEAMS, type Seams } from './seams.ts';
import type { Tree } from './tree.ts';

/** What a proposal would take from the text that a reader may miss. */
export interface Loss {
  readonly numbers: number;
  readonly names: number;
  readonly negations: number;
  /** Words that say under which condition, how sure, how much. */
  readonly hedges: number;
}

/** `languages/sentence-scorer.json`, made by `train/sentences/`. */
export interface ScorerModel {
  readonly rules: readonly string[];
  readonly trees: Trees;
  /** What each key of a rule was worth, shrunk to the rule's mean. */
  readonly keys: Readonly<Record<string, number>>;
}

export interface WeighedProposal {
  readonly proposal: Proposal;
  readonly loss: Loss;
  /** What the scorer thinks it is worth; about SARI points on one sentence. */
  readonly gain: number;
}

/** Parts of speech and relations as numbers, in an order that the scorer has learned. */
const UPOS = ['NOUN', 'PROPN', 'PRON', 'VERB', 'AUX', 'ADJ', 'ADV', 'NUM', 'ADP', 'DET'];
const RELATIONS = ['amod', 'advmod', 'nmod', 'obl', 'acl', 'advcl', 'appos', 'parataxis', 'conj'];

/** Numbers that describe a proposal; the trainer and the scorer take them from here. */
export function featuresOf(
  tree: Tree,
  proposal: Proposal,
  loss: Loss,
  language: Language,
  model: Pick<ScorerModel, 'rules' | 'keys'>,
  seams: Seams = NO_SEAMS,
): number[] {
  const { dropped, pieces, rule, key, trust } = proposal;
  const words = tree.tokens.length;
  const content = dropped.filter((i) => language.isContentWord(tree.tokens[i]));
  const zipfs = content.map((i) => language.frequency.zipf(tree.lower(i)));
  const written = pieces.flatMap(({ parts }) => parts.filter((part) => typeof part === 'string'));
  const added = written.reduce((sum, part) => sum + part.trim().length, 0);
  const top = topOf(tree, dropped);
  const { head, upos } = tree.at(top);
  const first = dropped[0] ?? 0;
  const last = dropped[dropped.length - 1] ?? 0;
  return [
    model.rules.indexOf(rule),
    worthOfKey(rule, key, model),
    dropped.length,
    dropped.length / words,
    first / words,
    words,
    content.length,
    zipfs.length > 0 ? Math.min(...zipfs) : 8,
    loss.numbers,
    loss.names,
    added,
    tree.tokens.filter(({ form }) => form === ',').length,
    RELATIONS.indexOf(tree.relation(top)),
    UPOS.indexOf(upos),
    UPOS.indexOf(tree.at(head).upos),
    UPOS.indexOf(tree.at(first).upos),
    head < 0 ? 0 : Math.max(-12, Math.min(12, top - head)),
    depthOf(tree, top),
    top > tree.root ? 1 : 0,
    (tree.lastWord - last) / words,
    tree.children(head).filter((each) => !tree.isPunctuation(each)).length,
    tree.children(head).some((each) => tree.at(each).features.Definite === 'Def') ? 1 : 0,
    tree.children(top).some((each) => tree.relation(each) === 'acl') ? 1 : 0,
    /^[,;(]$/.test(tree.form(first)) || /^[,;(]$/.test(tree.form(first - 1)) ? 1 : 0,
    language.frequency.zipf(tree.lower(Math.max(0, head))),
    Math.min(...written.flatMap((part) => zipfsOf(part, language)), 8),
    trust ?? 1,
    seams.after,
    seams.after - seams.before,
    seams.gain,
  ];
}

/** What a key was worth; what only its first word was, or its rule. */
function worthOfKey(rule: string, key: string, { keys }: Pick<ScorerModel, 'keys'>): number {
  return keys[`${rule} ${key}`] ?? keys[`${rule} ${key.split(' ')[0]}`] ?? keys[rule] ?? 0;
}

function zipfsOf(text: string, { frequency }: Language): number[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => frequency.zipf(word));
}

/** The dropped token that hangs on one that stays. */
function topOf(tree: Tree, dropped: readonly number[]): number {
  const gone = new Set(dropped);
  const top = dropped.find((i) => !tree.isPunctuation(i) && !gone.has(tree.at(i).head));
  return top ?? dropped[0] ?? 0;
}

function depthOf(tree: Tree, index: number): number {
  let depth = 0;
  for (let at = tree.at(index).head; at >= 0 && depth < 20; at = tree.at(at).head) depth++;
  return depth;
}

/** Which words with a capital are no names: all nouns, or some. */
export interface LossOptions {
  readonly capitalNouns?: boolean;
  readonly notNames?: readonly string[];
}

/** What a proposal takes away, judged on the tokens it drops and does not write again. */
export function lossOf(
  tree: Tree,
  proposal: Proposal,
  facts: FactsProfile | undefined,
  kept: ReadonlySet<string>,
  { capitalNouns = false, notNames = [] }: LossOptions = {},
): Loss {
  const written = proposal.pieces
    .flatMap(({ parts }) => parts.filter((part) => typeof part === 'string'))
    .join(' ')
    .toLowerCase();
  // What somebody says begins with a capital after its dash.
  const start = /^[—–-]$/.test(tree.form(0)) ? 1 : 0;
  const days = facts ? calendarOf(facts) : new Set<string>();
  const isReplaced = proposal.rule.startsWith('replace/');
  let [numbers, names, lost] = [0, 0, 0];
  // "nearly" → "almost": a hedge for a hedge.
  const words = written.match(/[\p{L}\p{M}]+/gu) ?? [];
  let hedges = -words.filter((word) => kept.has(word)).length;
  for (const i of proposal.dropped) {
    const form = tree.form(i);
    const { upos } = tree.at(i);
    // A capital inside the sentence makes it a name: May.
    if (kept.has(form.toLowerCase()) && (i <= start || !/^\p{Lu}/u.test(form))) hedges++;
    if (written.includes(form.toLowerCase()) || notNames.includes(form)) continue;
    const isDay = days.has(form.toLowerCase()) || days.has(tree.at(i).lemma);
    if (upos === 'NUM' || /\p{N}/u.test(form) || isDay) numbers++;
    else if (upos === 'PROPN' || (!capitalNouns && i > start && /^\p{Lu}/u.test(form))) names++;
    // "entro e non oltre", "sans délai" deny nothing, where they are said in other words.
    if (!facts || !isNegation(tree.tokens[i], facts)) continue;
    if (!(isReplaced && isAffirmed(tree.tokens, i, facts))) lost++;
  }
  // "keinesfalls" → "auf keinen Fall": it still says no.
  if (lost > 0) lost -= words.filter((word) => facts?.negation.includes(word)).length;
  return { numbers, names, negations: Math.max(0, lost), hedges: Math.max(0, hedges) };
}

/** Days and months, which are no names where they have no capital: "dans la nuit de lundi". */
const calendarOf = onceFor(({ calendar = [], months }: FactsProfile): ReadonlySet<string> => {
  // "am", "sun" and "may" are other words, too.
  return new Set([...calendar, ...months.flat()].filter((word) => word.length > 3));
});

/** A scorer from a model; without one, the rules' own order. */
export function scorer(
  model: ScorerModel | undefined,
  language: Language,
): (tree: Tree, proposal: Proposal, loss: Loss, seams?: Seams) => number {
  if (!model) return (_tree, proposal) => proposal.trust ?? 1;
  const sum = flatTrees(model.trees);
  return (tree, proposal, loss, seams) =>
    sum(featuresOf(tree, proposal, loss, language, model, seams));
}

/** What is taken from the worth of an edit that nobody would say: presets do not make it, dials hardly. */
export const UNLIKELY = 100;

/** Does an edit bring words together that do not go together, where those before it did? */
export function isUnlikely({ never, before }: Seams): boolean {
  return never < LEAST_TIE && before - never > MOST_LOST;
}

const LEAST_TIE = -0.9;
const MOST_LOST = 0.4;
