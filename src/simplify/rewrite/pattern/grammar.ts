import type { Condition, Grammar, Step } from '../rule.ts';
import { FLAGS } from './flags.ts';
import { MEASURES, PREDICATES } from './predicates.ts';
import { FEATURES, PARTS_OF_SPEECH, RELATIONS } from './vocabulary.ts';

/** Reports what is wrong with a rule; the caller adds file, line and rule. */
export type Fail = (problem: string) => never;

const TEST = /^(!?)([a-z][a-z-]*)\(([A-Za-z0-9, ]+)\)\s*(?:(>=|<=|=)\s*(\d+))?$/;
const NODE = /^([A-Z][A-Za-z0-9]*|_)(?:\[([^\]]*)\])?\s*/;
const OPERATOR = /^(?:([!?*]?)(>>|>|<)(\S+)\s+|(\.\.|\.)\s+)/;
const MODES = { '': 'one', '!': 'none', '?': 'optional', '*': 'every' } as const;

/**
 * Compiles the lines of a pattern. Names bound before (`bound`) may be used again, and only they in
 * a guard's tests.
 *
 * @example compilePattern(['V[finite] >nsubj S'], grammar, fail).steps.length // 2
 */
export function compilePattern(
  lines: readonly string[],
  grammar: Grammar,
  fail: Fail,
  bound: ReadonlySet<string> = new Set(),
): {
  readonly steps: readonly Step[];
  readonly names: ReadonlySet<string>;
  /** For each step the line that it comes from. */
  readonly lines: readonly string[];
} {
  const names = new Set(bound);
  const all = lines.map((line) => {
    const text = line.trim();
    return TEST.test(text) ? [test(text, names, fail)] : chain(text, names, grammar, fail);
  });
  return { steps: all.flat(), names, lines: all.flatMap((steps, i) => steps.map(() => lines[i])) };
}

function test(line: string, names: ReadonlySet<string>, fail: Fail): Step {
  const [, not, predicate, args, operator, number] = TEST.exec(line)!;
  const nodes = args.split(',').map((name) => name.trim());
  for (const name of nodes) {
    if (!names.has(name)) fail(`"${name}" in "${line}" is not bound by an earlier line`);
  }
  if (operator) {
    if (!(predicate in MEASURES)) fail(unknown('measure', predicate, Object.keys(MEASURES)));
    if (nodes.length !== 1) fail(`"${predicate}" takes one node`);
  } else {
    const known = PREDICATES[predicate];
    if (!known) fail(unknown('predicate', predicate, Object.keys(PREDICATES)));
    if (known.takes !== nodes.length)
      fail(`"${predicate}" takes ${known.takes} nodes, not ${nodes.length}`);
  }
  return {
    kind: 'test',
    predicate,
    not: not === '!',
    nodes,
    ...(operator && {
      compare: { operator: operator as '<=' | '>=' | '=', value: Number(number) },
    }),
  };
}

/** `N >nsubj S .. V`: nodes with edges and order between them. */
function chain(line: string, names: Set<string>, grammar: Grammar, fail: Fail): Step[] {
  const steps: Step[] = [];
  const isEvery = line.startsWith('*');
  let rest = isEvery ? line.slice(1) : line;
  const node = () => {
    const match = NODE.exec(rest);
    if (!match) return fail(`cannot read "${rest}" in "${line}"`);
    rest = rest.slice(match[0].length);
    return { name: match[1], conditions: conditionsOf(match[2] ?? '', grammar, fail) };
  };
  const first = node();
  if (first.name === '_') fail(`"${line}" must begin with a named node`);
  if (isEvery && (rest !== '' || names.has(first.name)))
    fail(`"*" may only precede a new name that stands alone, not in "${line}"`);
  if (!names.has(first.name)) steps.push({ kind: 'node', ...first, ...(isEvery && { isEvery }) });
  else if (first.conditions.length > 0) steps.push({ kind: 'check', ...first });
  names.add(first.name);
  let left = first.name;
  while (rest !== '') {
    const match = OPERATOR.exec(`${rest} `);
    if (!match) return fail(`cannot read "${rest}" in "${line}"`);
    rest = rest.slice(match[0].length).trimStart();
    const [, mode, way, relations, order] = match;
    const right = rest === '' ? { name: '_', conditions: [] } : node();
    if (order) {
      if (right.name === '_') fail(`"${line}" must name what follows "${order}"`);
      if (!names.has(right.name)) steps.push({ kind: 'node', ...right });
      else if (right.conditions.length > 0) steps.push({ kind: 'check', ...right });
      names.add(right.name);
      steps.push({ kind: 'order', left, right: right.name, isNext: order === '.' });
    } else {
      const isNone = mode === '!';
      if (isNone && rest !== '') fail(`nothing may follow a negative edge in "${line}"`);
      steps.push({
        kind: 'edge',
        mode: MODES[mode as keyof typeof MODES],
        way: way as '>' | '<' | '>>',
        ...relationsOf(relations, grammar, fail),
        left,
        ...right,
        isBound: names.has(right.name),
      });
      if (!isNone && right.name !== '_') names.add(right.name);
    }
    left = right.name;
  }
  return steps;
}

function relationsOf(
  text: string,
  grammar: Grammar,
  fail: Fail,
): { readonly relations?: readonly string[] } {
  if (text === '*') return {};
  const relations = text.split('|').flatMap((each) => {
    if (!each.startsWith('@')) return [each];
    const named = grammar.relations[each.slice(1)];
    return named ?? fail(unknown('name of relations', each, Object.keys(grammar.relations)));
  });
  for (const each of relations) {
    if (!RELATIONS.has(each)) fail(unknown('relation', each, [...RELATIONS]));
  }
  return { relations };
}

const VALUE = /^([A-Za-z]+)\s*(!?=)\s*(.+)$/;

function conditionsOf(text: string, grammar: Grammar, fail: Fail): Condition[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => conditionOf(part, grammar, fail));
}

function conditionOf(text: string, grammar: Grammar, fail: Fail): Condition {
  const flag = /^(!?)([a-z][a-z-]*)$/.exec(text);
  if (flag) {
    if (!(flag[2] in FLAGS)) fail(unknown('flag', flag[2], Object.keys(FLAGS)));
    return { kind: 'flag', flag: flag[2], not: flag[1] === '!' };
  }
  const match = VALUE.exec(text);
  if (!match) return fail(`cannot read the condition "${text}"`);
  const [, key, operator, value] = match;
  const all = value.split('|').map((each) => each.trim());
  const lists = all.filter((each) => each.startsWith('@')).map((each) => each.slice(1));
  const isWord = key === 'form' || key === 'lemma';
  const plain = all.filter((each) => !each.startsWith('@'));
  const values = isWord ? plain.map((each) => each.toLowerCase()) : plain;
  for (const name of lists) {
    if (!isWord) fail(`"@${name}" can only be a form or a lemma`);
    if (!(name in grammar.lists)) fail(unknown('list', `@${name}`, Object.keys(grammar.lists)));
  }
  const known = KNOWN[key];
  if (known) {
    for (const each of values) if (!known.has(each)) fail(unknown(key, each, [...known]));
  } else if (!isWord && !FEATURES.has(key)) {
    fail(unknown('attribute', key, ['form', 'lemma', 'upos', 'rel', ...FEATURES]));
  }
  return { kind: 'value', key, not: operator === '!=', values, lists };
}

const KNOWN: Readonly<Record<string, ReadonlySet<string>>> = {
  upos: PARTS_OF_SPEECH,
  rel: RELATIONS,
};

/** Names what is unknown and what there is. */
export function unknown(what: string, name: string, known: readonly string[]): string {
  const shown = known.length > 30 ? `${known.slice(0, 30).join(', ')} …` : known.join(', ');
  return `unknown ${what} "${name}"; known: ${shown}`;
}
