import { sentencesOf } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { ranked } from '../choose/index.ts';
import { type BrokenLimit, brokenLimits, vocabularyLimit } from '../find/index.ts';
import type { ReaderProfile } from '../profile/index.ts';
import { serves } from '../profile/levels.ts';
import { type Verification, verify } from '../verify/index.ts';
import { build } from './build/build.ts';
import { LICENCES, type Proposal } from './licence/index.ts';
import { fits, matches, type Progress } from './pattern/match.ts';
import { repaired } from './repair.ts';
import { type Rule, type RuleSet, STRENGTHS, type Strength } from './rule.ts';
import { LEAST_MEMBERS } from './series/series.ts';
import { Tree } from './tree.ts';

export interface RewriteOptions {
  readonly profile: ReaderProfile;
  readonly strength: Strength;
  /** Try only this rule, whatever its status and the limits. */
  readonly only?: string;
  /** Called for every rule that nearly applied, with what stopped it. */
  readonly trace?: (event: TraceEvent) => void;
}

/** The outcome of a rule tried on a sentence. */
export interface TraceEvent {
  readonly rule: Rule;
  readonly sentence: string;
  /** What stopped it: `match`, `unless`, `build`, `licence/scope`, `verify` …; undefined if it was applied. */
  readonly stopped?: string;
  readonly because?: string;
  readonly output?: string;
  /** For `match`: which step of the pattern failed, and of how many. */
  readonly step?: readonly [failed: number, all: number];
}

/** A sentence or an item of a list. */
export interface Line {
  readonly text: string;
  readonly isItem: boolean;
}

/** One rule applied. */
export interface RewriteStep {
  readonly rule: Rule;
  readonly from: string;
  readonly to: readonly Line[];
}

export interface Rewritten {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly steps: readonly RewriteStep[];
  /** The limits that the lines still break. */
  readonly broken: readonly { readonly line: Line; readonly limits: readonly BrokenLimit[] }[];
}

/** No sentence needs more steps; a rule that feeds itself would. */
const MOST_STEPS = 12;
/** Trees of the sentences that were read last. */
const MOST_TREES = 500;
/** A split must shorten the longest sentence by this many words, and by this share if it remains too long. */
const LEAST_GAIN = 3;
const LEAST_SHARE = 0.2;
/**
 * Readers called it pointless to cut a sentence that is a little longer than the limit, and helpful from
 * a third more words on (notes/readings/2026-11-19-fresh-2.md).
 */
const SPLIT_FROM = 4 / 3;
/** Items of this many words are long, however few they are. */
const LONG_ITEM = 4;

/** Rewrites sentences by the rules of a language. */
export class Rewriter {
  readonly language: Language;
  readonly rules: RuleSet;
  private readonly trees = new Map<string, readonly Tree[]>();

  constructor(language: Language, rules: RuleSet) {
    this.language = language;
    this.rules = rules;
  }

  /** The trees of the sentences of a text, repaired. */
  readonly read = (text: string): readonly Tree[] => {
    const known = this.trees.get(text);
    if (known) return known;
    const document = this.language.analyse(text, { accurate: true });
    const trees = sentencesOf(document).map((sentence) =>
      repaired(Tree.of(document.text, sentence, this.language, this.rules)),
    );
    if (this.trees.size >= MOST_TREES) this.trees.delete(this.trees.keys().next().value as string);
    this.trees.set(text, trees);
    return trees;
  };

  /**
   * Rewrites one sentence until the profile is met or no verified proposal is left.
   *
   * @example new Rewriter(english, rules).rewrite(sentence, { profile: levelProfile('B1'), strength: 'balanced' }).text
   */
  rewrite(source: string, options: RewriteOptions): Rewritten {
    if (isPart(source)) return this.unchanged(source, options);
    let lines: readonly Line[] = [{ text: source, isItem: false }];
    const steps: RewriteStep[] = [];
    for (let at = 0; at < lines.length && steps.length < MOST_STEPS; ) {
      const next = this.step(source, lines, at, options);
      if (!next) {
        at++;
        continue;
      }
      steps.push(next);
      lines = [...lines.slice(0, at), ...next.to, ...lines.slice(at + 1)];
      if (options.only !== undefined) break;
    }
    return this.result(lines, steps, options);
  }

  /** A text unchanged, with the limits that it breaks. */
  unchanged(text: string, options: Pick<RewriteOptions, 'profile'>): Rewritten {
    return this.result([{ text, isItem: false }], [], options);
  }

  private result(
    lines: readonly Line[],
    steps: readonly RewriteStep[],
    { profile }: Pick<RewriteOptions, 'profile'>,
  ): Rewritten {
    const broken = lines.map((line) => ({ line, limits: this.limitsOf(line, profile) }));
    return {
      text: textOfLines(lines),
      lines,
      steps,
      broken: broken.filter(({ limits }) => limits.length > 0),
    };
  }

  private limitsOf({ text, isItem }: Line, profile: ReaderProfile): readonly BrokenLimit[] {
    if (isItem) return [];
    return this.read(text).flatMap((tree) => [
      ...brokenLimits(tree, profile),
      ...vocabularyLimit(tree, profile),
    ]);
  }

  private step(
    source: string,
    lines: readonly Line[],
    at: number,
    options: RewriteOptions,
  ): RewriteStep | undefined {
    const line = lines[at];
    const trees = line.isItem || line.text.endsWith(':') ? [] : this.read(line.text);
    if (trees.length !== 1) return undefined;
    for (const proposal of ranked([...this.proposals(trees[0], options)])) {
      const { rule, built } = proposal;
      const to = built.map(({ text, isItem }) => ({ text, isItem }));
      const whole = textOfLines([...lines.slice(0, at), ...to, ...lines.slice(at + 1)]);
      const { passed, verdicts } = this.judge(rule, source, whole);
      const event = { rule, sentence: line.text, output: textOfLines(to) };
      if (passed) {
        options.trace?.(event);
        return { rule, from: line.text, to };
      }
      const fault = verdicts.find(({ state }) => state !== 'kept' && state !== 'unsure');
      const because = fault && `${fault.point} ${fault.state}: ${fault.because}`;
      options.trace?.({ ...event, stopped: 'verify', ...(because && { because }) });
    }
    return undefined;
  }

  /** A rule on trial is only ever tried alone: its result is shown, whatever the verification. */
  private judge({ status }: Rule, source: string, candidate: string): Verification {
    if (status === 'trial') return { passed: true, verdicts: [] };
    return verify(source, candidate, { language: this.language });
  }

  /** The licensed proposals for a sentence that answer one of its findings. */
  private *proposals(tree: Tree, options: RewriteOptions): Generator<Proposal> {
    const limits = brokenLimits(tree, options.profile);
    for (const rule of this.rules.rules) {
      if (options.only === undefined ? !answers(rule, limits, options) : rule.id !== options.only)
        continue;
      yield* this.proposalsOf(rule, tree, options);
    }
  }

  private *proposalsOf(rule: Rule, tree: Tree, options: RewriteOptions): Generator<Proposal> {
    const { trace, only } = options;
    const progress: Progress | undefined = trace && { furthest: 0 };
    const seen = new Set<string>();
    let isMatched = false;
    const stop = (stopped: string, because?: string, output?: string) =>
      trace?.({
        rule,
        sentence: tree.text,
        stopped,
        ...(because !== undefined && { because }),
        ...(output !== undefined && { output }),
      });
    for (const binding of matches(rule.steps, tree, progress)) {
      isMatched = true;
      const guard = rule.guards.find(({ steps }) => fits(steps, tree, binding));
      if (guard) {
        stop('unless', guard.because);
        continue;
      }
      const built = build(rule, tree, binding);
      if (!built) {
        stop('build', 'a word cannot be made');
        continue;
      }
      const output = textOfLines(built);
      if (output === tree.text || seen.has(output)) continue;
      seen.add(output);
      const proposal = { rule, tree, binding, built, read: this.read };
      const refusal = refusalOf(proposal);
      if (refusal) {
        stop(...refusal, output);
        continue;
      }
      const doubt = only === undefined ? doubtOf(proposal, options.profile) : undefined;
      if (doubt) stop(...doubt, output);
      else yield proposal;
    }
    if (!isMatched && progress) {
      const step = [progress.furthest, rule.steps.length] as const;
      trace?.({ rule, sentence: tree.text, stopped: 'match', step });
    }
  }
}

function refusalOf(proposal: Proposal): [string, string] | undefined {
  for (const name of Object.keys(LICENCES)) {
    if (!proposal.rule.licences.includes(name)) continue;
    const because = LICENCES[name](proposal);
    if (because !== undefined) return [`licence/${name}`, because];
  }
  return undefined;
}

/** Why a licensed proposal is not worth making. */
function doubtOf(proposal: Proposal, profile: ReaderProfile): [string, string] | undefined {
  if (!gains(proposal, profile)) return ['gain', 'the longest sentence stays about as long'];
  if (!isLongList(proposal, profile)) return ['gain', 'the list is short enough to read in a row'];
  return proposal.rule.status === 'trial' ? ['trial', 'the rule is on trial'] : undefined;
}

/** Does a rule answer something that is hard for the reader, and may it? */
function answers(
  rule: Rule,
  limits: readonly BrokenLimit[],
  { profile, strength }: RewriteOptions,
): boolean {
  if (!serves(rule.level, profile.level)) return false;
  if (STRENGTHS.indexOf(rule.strength) > STRENGTHS.indexOf(strength)) return false;
  if (rule.operation === 'rephrase') return profile.constructs.has(rule.construct);
  const length = limits.find(({ kind }) => kind === 'words');
  if (!length) return false;
  return rule.operation !== 'split' || length.value >= SPLIT_FROM * length.limit;
}

/** A sentence about as long as before is no easier, whatever was split off. */
function gains({ rule, tree, built }: Proposal, { words: most }: ReaderProfile): boolean {
  if (rule.operation === 'rephrase') return true;
  const longest = Math.max(...built.map(({ text }) => text.split(/\s+/u).length));
  const gain = tree.words - longest;
  return gain >= LEAST_GAIN && (longest <= most || gain >= LEAST_SHARE * tree.words);
}

/** Many items, or long ones: a reader of the level can remember this many short ones. */
function isLongList({ rule, built }: Proposal, { items: most }: ReaderProfile): boolean {
  if (rule.operation !== 'list') return true;
  const items = built.filter(({ isItem }) => isItem);
  if (items.length < LEAST_MEMBERS) return false;
  if (rule.construct !== 'enumeration') return true;
  const words = items.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  return items.length >= most || words >= items.length * LONG_ITEM;
}

/** Sentences in a row, and the items of a list below each other. */
export function textOfLines(lines: readonly Line[]): string {
  return lines
    .map(({ text, isItem }, at) => {
      if (isItem) return `\n- ${text}`;
      if (at === 0) return text;
      return lines[at - 1].isItem ? `\n\n${text}` : ` ${text}`;
    })
    .join('');
}

/** "the notice that the rent is to be paid,": an item of a list that goes on is no sentence. */
const isPart = (text: string): boolean =>
  /^\p{Ll}/u.test(text) && !/[.!?…]["”“’»)\]]*\s*$/u.test(text);
