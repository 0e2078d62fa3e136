import type { Condition, Step } from '../rule.ts';
import type { Node, Tree } from '../tree.ts';
import { FLAGS } from './flags.ts';
import { MEASURES, PREDICATES } from './predicates.ts';

/** The word bound to each name of a pattern; `*>` binds several. */
export type Binding = Readonly<Record<string, number | readonly number[] | undefined>>;

/** The word bound to a name. */
export function nodeOf(binding: Binding, name: string): number | undefined {
  const bound = binding[name];
  return typeof bound === 'object' ? bound[0] : bound;
}

/** How far a match got: the index of the step that failed last. */
export interface Progress {
  furthest: number;
}

/** All matches of a pattern in a tree; conditions on unbound optional names are skipped. */
export function matches(
  steps: readonly Step[],
  tree: Tree,
  progress?: Progress,
): Generator<Binding> {
  return search({ steps, tree, isGuard: false, ...(progress && { progress }) }, {}, 0);
}

/** Does a guard match? An unbound optional name cannot block a rule. */
export function fits(steps: readonly Step[], tree: Tree, bound: Binding): boolean {
  return !search({ steps, tree, isGuard: true }, bound, 0).next().done;
}

interface Search {
  readonly steps: readonly Step[];
  readonly tree: Tree;
  readonly isGuard: boolean;
  readonly progress?: Progress;
}

function* search(what: Search, bound: Binding, at: number): Generator<Binding> {
  const { steps, progress } = what;
  if (progress && at > progress.furthest) progress.furthest = at;
  if (at === steps.length) {
    yield bound;
    return;
  }
  for (const next of extended(steps[at], what, bound)) yield* search(what, next, at + 1);
}

function* extended(step: Step, { tree, isGuard }: Search, bound: Binding): Generator<Binding> {
  switch (step.kind) {
    case 'node':
      if (step.isEvery) {
        const all = tree.nodes.filter(({ index }) => hold(step.conditions, tree, index));
        if (all.length > 0) yield { ...bound, [step.name]: all.map(({ index }) => index) };
        return;
      }
      for (const { index } of tree.nodes) {
        if (hold(step.conditions, tree, index)) yield { ...bound, [step.name]: index };
      }
      return;
    case 'check': {
      const node = nodeOf(bound, step.name);
      if (node === undefined ? !isGuard : hold(step.conditions, tree, node)) yield bound;
      return;
    }
    case 'order': {
      const [left, right] = [nodeOf(bound, step.left), nodeOf(bound, step.right)];
      if (left === undefined || right === undefined) {
        if (!isGuard) yield bound;
      } else if (step.isNext ? right === left + 1 : left < right) yield bound;
      return;
    }
    case 'test': {
      const nodes = step.nodes.map((name) => nodeOf(bound, name));
      const known = nodes.filter((node) => node !== undefined);
      if (known.length < nodes.length ? !isGuard : tests(step, tree, known)) yield bound;
      return;
    }
    case 'edge':
      yield* along(step, tree, bound);
  }
}

function tests(step: Step & { kind: 'test' }, tree: Tree, nodes: readonly number[]): boolean {
  const { predicate, compare, not } = step;
  if (!compare) return PREDICATES[predicate].holds(tree, ...nodes) !== not;
  const measured = MEASURES[predicate](tree, nodes[0]);
  const { operator, value } = compare;
  const holds =
    operator === '>='
      ? measured >= value
      : operator === '<='
        ? measured <= value
        : measured === value;
  return holds !== not;
}

function* along(step: Step & { kind: 'edge' }, tree: Tree, bound: Binding): Generator<Binding> {
  const left = nodeOf(bound, step.left);
  const found = left === undefined ? [] : reached(step, tree, left);
  const { mode, name } = step;
  if (mode === 'none') {
    if (found.length === 0) yield bound;
    return;
  }
  if (mode === 'every') {
    if (found.length > 0) yield { ...bound, [name]: found };
    return;
  }
  if (step.isBound) {
    const node = nodeOf(bound, name);
    if (node !== undefined && found.includes(node)) yield bound;
    else if (mode === 'optional' && found.length === 0) yield bound;
    return;
  }
  const taken = Object.values(bound);
  for (const each of found) {
    if (name === '_') yield bound;
    else if (!taken.includes(each)) yield { ...bound, [name]: each };
    if (name === '_') return;
  }
  if (mode === 'optional' && found.length === 0) yield bound;
}

function reached(step: Step & { kind: 'edge' }, tree: Tree, from: number): readonly number[] {
  const { relations, conditions } = step;
  const isWanted = (node: number, named: Node) =>
    (!relations || relations.includes(named.relation)) && hold(conditions, tree, node);
  if (step.way === '<') {
    const { head } = tree.at(from);
    return head >= 0 && isWanted(head, tree.at(from)) ? [head] : [];
  }
  const all = step.way === '>' ? tree.children(from) : tree.subtree(from);
  return all.filter((at) => at !== from && isWanted(at, tree.at(at)));
}

function hold(conditions: readonly Condition[], tree: Tree, at: number): boolean {
  return conditions.every((condition) => holds(condition, tree, at));
}

function holds(condition: Condition, tree: Tree, at: number): boolean {
  if (condition.kind === 'flag') return FLAGS[condition.flag](tree, at) !== condition.not;
  const value = attributeOf(tree.at(at), condition.key);
  const isIn =
    value !== undefined &&
    (condition.values.includes(value) ||
      condition.lists.some((list) => tree.rules.isIn(list, value)));
  return isIn !== condition.not;
}

function attributeOf(node: Node, key: string): string | undefined {
  if (key === 'form') return node.lower;
  if (key === 'lemma') return node.lemma;
  if (key === 'upos') return node.upos;
  if (key === 'rel') return node.relation;
  return node.features[key];
}
